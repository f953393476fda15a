"""People who play, talk and undo at random, and note everything they are promised and shown."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from typing import Any, TypeVar

from aprendiz.client import Api, Client, Refused, Visit
from aprendiz.core.seal import pledge_of
from aprendiz.host.talk import PHRASES
from tests.server.ledger import Data, Ledger

T = TypeVar("T")

IN_BETWEEN = {"Undo": ("table-7", "table-13")}
"""Commands that may be refused because another person was faster."""

WHILE_AWAY = {"Act": ("table-7",), "Pledge": ("table-6", "table-11"), "Share": ("table-6", "table-11")}
"""Commands that may be refused because the others went on after a kill: to a rematch, or to a start without a share."""

SECONDS_TO_AGREE = 30.0


class Witness(Client):
    def __init__(self, api: Api, ledger: Ledger) -> None:
        super().__init__(api)
        self.ledger = ledger

    async def ask(self, request: Data) -> Data:
        answer: Data = {"kind": "Lost"}
        self.ledger.ask(request)
        try:
            answer = await super().ask(request)
        finally:
            self.ledger.answer(request, answer)
        return answer


@dataclass(eq=False)
class Person:
    witness: Witness
    visit: Visit
    seat: int | None
    """None: a spectator."""

    games: int
    """How many games are played at the table."""

    dice: Random
    version: int = field(default=0, init=False)

    async def play(self) -> None:
        """Play until the last game is over."""
        async for message in self.visit.news():
            self.see(message)
            if self.visit.has_news:
                continue
            if self.visit.lobby["phase"] == "over" and self.visit.lobby["game"] == self.games:
                return
            if self.seat is not None:
                await self.take_part(self.seat)

    def see(self, message: Data) -> None:
        if message["kind"] not in ("Whole", "Changed"):
            return
        version = message["version"]
        if message["kind"] == "Changed":
            assert version == self.version + 1, f"{self.version} is followed by {version}"
        assert version >= self.version, f"{self.version} is followed by {version}"
        self.version = version
        self.witness.ledger.see(message)

    async def take_part(self, seat: int) -> None:
        """Send at most one command that causes a message."""
        visit, lobby = self.visit, self.visit.lobby
        if lobby["phase"] == "waiting":
            await self.begin()
        elif lobby["phase"] == "over":
            if visit.you["is_host"]:
                await self.do("Rematch")
        elif visit.undo == seat and self.dice.random() < 0.2 and await self.do("Undo", seat=seat):
            return
        elif visit.updates[seat]["ask"] is not None:
            if self.dice.random() < 0.05:
                await self.do("Say", seat=seat, phrase=self.dice.choice(PHRASES))
            update = visit.updates[seat]
            if update["ask"] is not None:
                await self.do("Act", seat=seat, ask=update["ask"], move=self.dice.choice(update["legal"]))

    async def begin(self) -> None:
        visit, chairs = self.visit, self.visit.lobby["chairs"]
        if visit.owes_chance and visit.lobby["terms"] is None:
            share = self.dice.randbytes(16)
            visit.shares[pledge_of(share)] = share.hex()
            await self.do("Pledge", seal=visit.lobby["seal"], pledge=pledge_of(share))
        elif visit.owes_chance:
            await self.do("Share", terms=visit.lobby["terms"], share=visit.shares[visit.you["pledge"]])
        elif (
            visit.you["is_host"]
            and visit.lobby["terms"] is None
            and all(chair["has_pledged"] or chair["player"] not in ("person", None) for chair in chairs)
        ):
            await self.do("Start")

    async def do(self, command: str, **parts: Any) -> bool:
        """Whether the command was carried out, now or by an earlier attempt."""
        before = self.witness.reconnections
        try:
            await self.visit.do(command, **parts)
        except Refused as refused:
            rule = refused.answer.get("rule")
            was_lost = self.witness.reconnections > before
            if was_lost and rule in WHILE_AWAY.get(command, ()):
                return True
            if rule in IN_BETWEEN.get(command, ()):
                return False
            raise
        return True


async def persistently(ask: Callable[[], Awaitable[T]]) -> T:
    """Retry an HTTP request until there is an answer."""
    while True:
        try:
            return await ask()
        except (OSError, HTTPException):
            await asyncio.sleep(0.05)


async def same_as_fresh(visit: Visit, api: Api) -> None:
    """A new tab that enters the table must see the same as this one."""
    async with Client(Api(api.url, api.key)) as client:
        fresh = await client.visit(visit.table)
        async with asyncio.timeout(SECONDS_TO_AGREE):
            while visit.version != fresh.version or visit.present != fresh.present:
                await asyncio.sleep(0.005)
        here, there = seen(visit), seen(fresh)
        for part, value in here.items():
            assert value == there[part], f"{part}: {value}, in a fresh tab {there[part]}"


def seen(visit: Visit) -> Data:
    return {
        "lobby": {**visit.lobby, "chairs": [{**chair, "is_present": None} for chair in visit.lobby["chairs"]]},
        "you": visit.you,
        "undo": visit.undo,
        "updates": {viewer: {**update, "frames": None} for viewer, update in visit.updates.items()},
        "views": visit.views,
        "logs": visit.logs,
    }
