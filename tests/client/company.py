"""People at a table, each with their own client."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import connect

from aprendiz.client import Api, Client, Seat, Visit, take_seat
from tests.quiet import QUIET

Data = dict[str, Any]
NAMES = ("Anna", "Berta", "Carla")

PLANS: dict[str, Data] = {
    "flautz": {
        "game": "flautz",
        "seats": 3,
        "edition": QUIET,
        "options": {"starter": 0, "mode": "matches", "matches": 1},
    },
    "magus": {"game": "magus", "seats": 3, "options": {"starter": 0, "limit": 3, "taking": "part"}},
    "labyrinth": {"game": "labyrinth", "seats": 3, "options": {"starter": 0, "goal": 1, "walls": 4, "limit": 60}},
}
"""Short games with a bot."""


@dataclass(frozen=True, slots=True)
class Company:
    table: str
    code: str
    clients: tuple[Client, ...]
    seats: tuple[Seat, ...]

    @property
    def host(self) -> Visit:
        return self.seats[0].visit

    async def start(self) -> None:
        await begin(*(seat.visit for seat in self.seats))


@asynccontextmanager
async def company(url: str, plan: Data, people: int = 2) -> AsyncIterator[Company]:
    """A new table with people on the first chairs and bots on the others."""
    clients = tuple([Client(Api(url)) for _ in range(people)])
    table, code = await clients[0].api.create(plan)
    opened: list[Client] = []
    try:
        for client in clients:
            opened.append(await client.__aenter__())
        seats = tuple([await take_seat(client, code, name) for client, name in zip(clients, NAMES, strict=False)])
        for seat in range(people, plan["seats"]):
            await seats[0].visit.do("SeatBot", seat=seat, level="novice")
        yield Company(table, code, clients, seats)
    finally:
        for client in opened:
            await client.__aexit__()


async def begin(host: Visit, *guests: Visit) -> None:
    """All devices pledge their shares, the host starts, and all open their shares."""
    for visit in guests:
        await visit.add_chance()
    await host.start()
    await together(host, *guests)
    for visit in guests:
        await visit.add_chance()
    await together(host, *guests)


async def together(*visits: Visit) -> None:
    """Wait until all visits have reached the same version."""
    async with asyncio.timeout(30):
        while len({visit.version for visit in visits}) > 1:
            await asyncio.sleep(0.01)


def at_random(seed: int) -> Callable[[Data], Data]:
    dice = random.Random(seed)
    return lambda update: dict(dice.choice(update["legal"]))


def socket(client: Client) -> connect:
    """A second socket of the same device, for raw messages."""
    url = f"ws{client.api.url.removeprefix('http')}/api/socket"
    return connect(url, additional_headers={"authorization": f"Bearer {client.api.key}"})
