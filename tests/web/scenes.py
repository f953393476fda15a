"""Brings tables to a given moment of a game, by a program that uses the browser's key."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from playwright.sync_api import BrowserContext

from aprendiz.client import Api, Client, Visit

Data = dict[str, Any]
Moment = Callable[[Data], bool | None]
"""Whether a game has reached a moment, by the update of the seat that plays; None: the moment was missed."""

T = TypeVar("T")

SHORT: Final[Data] = {"starter": 0, "mode": "matches", "matches": 1, "arena": ["floor", "air"]}
"""A game of a few moves."""

SECONDS: Final = 60.0
GAMES: Final = 20
"""Upper bound on games started until one reaches its moment; nearly always the first does."""


def at_once(update: Data) -> bool | None:
    """The first turn of an ordinary game: nobody was dealt a Straight, and there is nothing to declare."""
    if update["ask"] is None:
        return False
    is_first = update["frames"][-1]["view"]["turns"] == 0
    return (is_first and not any(is_declaring(move) for move in update["legal"])) or None


def asked(update: Data) -> bool:
    """Any turn of the player."""
    return update["ask"] is not None


def never(_: Data) -> bool:
    """Plays the game to its end."""
    return False


def covered(update: Data) -> bool | None:
    """The first turn of a game, which belongs to the first person, while no seat's view is shown."""
    return (update["waiting"] == [0] and update["frames"][-1]["view"]["turns"] == 0) or None


def turns(number: int) -> Moment:
    """A turn of the player after `number` turns, in which cards can be exchanged: the player is not focused."""

    def is_reached(update: Data) -> bool:
        can_exchange = any(move["kind"] == "Exchange" for move in update["legal"])
        return can_exchange and update["frames"][-1]["view"]["turns"] >= number

    return is_reached


def is_declaring(move: Data) -> bool:
    return move["kind"] == "Declare" or bool(move.get("declare"))


def key_of(context: BrowserContext, url: str) -> str:
    """The device key of the browser; creates one if it has none."""
    answer = context.request.post(f"{url}/api/device")
    assert answer.ok
    return next(cookie["value"] for cookie in context.cookies(url) if cookie["name"] == "aprendiz")


async def nothing(_: Visit) -> None:
    pass


def waiting(url: str, key: str | None, plan: Data, people: Sequence[str]) -> str:
    """A table before its game, with free chairs."""

    async def prepare() -> str:
        async with Client(Api(url, key)) as client:
            return (await seated(client, plan, people)).table

    return elsewhere(prepare())


def playing(
    url: str,
    key: str | None,
    plan: Data,
    moment: Moment = at_once,
    people: Sequence[str] = ("Anna",),
    before: Callable[[Visit], Awaitable[None]] = nothing,
) -> str:
    """A game against novices that has reached the moment; the person plays at random, and declares when possible."""

    async def prepare() -> str:
        async with Client(Api(url, key)) as client:
            return (await begun(client, plan, people, moment, before)).table

    return elsewhere(prepare())


def invitation(url: str, plan: Data, people: Sequence[str], *, is_started: bool = False) -> str:
    """The code for a table of another device, which is not connected now."""

    async def prepare() -> str:
        async with Client(Api(url)) as client:
            visit = await (begun(client, plan, people, at_once) if is_started else seated(client, plan, people))
            return str(visit.you["code"])

    return elsewhere(prepare())


async def begun(
    client: Client,
    plan: Data,
    people: Sequence[str],
    moment: Moment,
    before: Callable[[Visit], Awaitable[None]] = nothing,
) -> Visit:
    """Creates tables until the cards of one lead to the moment; deletes the others."""
    for _ in range(GAMES):
        visit = await seated(client, plan, people, "novice")
        await before(visit)
        await visit.start()
        if await play(visit, moment):
            return visit
        await visit.do("Delete")
    raise AssertionError(f"none of {GAMES} games came to the moment")


async def seated(client: Client, plan: Data, people: Sequence[str], level: str | None = None) -> Visit:
    table, _ = await client.api.create(plan)
    visit = await client.visit(table)
    for seat, name in enumerate(people):
        await visit.do("Sit", name=name, seat=seat)
    for seat in range(len(people), plan["seats"] if level else 0):
        await visit.do("SeatBot", seat=seat, level=level)
    return visit


async def play(visit: Visit, moment: Moment) -> bool:
    """Moves for all seats of this device; returns whether the moment was reached."""
    dice = random.Random(7)
    own: list[int] = visit.you["seats"]
    async with asyncio.timeout(SECONDS):
        while visit.lobby["phase"] == "playing":
            viewer = own[0] if len(own) == 1 else None
            is_reached = moment({**visit.updates[viewer], "frames": [{"view": visit.views[viewer]}]})
            if is_reached is not False:
                return bool(is_reached)
            seat = next((seat for seat in visit.updates[viewer]["waiting"] if seat in own), own[0])
            if viewer is None:
                await visit.show(seat)
            update = visit.updates[seat]
            if update["ask"] is None:
                await asyncio.sleep(0.01)
                continue
            legal = update["legal"]
            declaring = [move for move in legal if is_declaring(move)]
            await visit.act(seat, dice.choice(declaring or legal))
    return moment is never


def elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """Runs the coroutine in another thread: this one runs the browser's event loop."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, work).result()
