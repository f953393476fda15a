"""A house with a fake clock and known secrets, and devices that collect the messages they are sent."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from functools import wraps
from itertools import count
from typing import Any, Final, ParamSpec

import pytest

from aprendiz.client.client import Client
from aprendiz.client.http import Api
from aprendiz.client.visit import Visit
from aprendiz.core.errors import Refused
from aprendiz.core.seal import SHARE_BYTES, pledge_of
from aprendiz.host.chairs import LevelName, Plan, Settings
from aprendiz.host.codes import CONSONANTS
from aprendiz.host.commands import Act, AnyCommand, Pledge, Rematch, SeatBot, Share, Sit, Start
from aprendiz.host.house import House
from aprendiz.host.limits import Limits
from aprendiz.host.messages import Kept
from aprendiz.host.room import Room
from aprendiz.host.store import MemoryStore, StoreFailed
from aprendiz.host.table import Table
from aprendiz.host.thinking import Question, Reply, Thinking, at_random

NOON: Final = 1_800_000_000.0
PATIENCE: Final = 30.0
"""Timeout of a test in seconds."""

Data = dict[str, Any]
Given = ParamSpec("Given")


def in_a_loop(test: Callable[Given, Awaitable[None]]) -> Callable[Given, None]:
    """Run a test that is a coroutine."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        async def whole() -> None:
            await test(*args, **kwargs)

        asyncio.run(whole())

    return run


@contextmanager
def refused(rule: str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.refusal.rule == rule


class MoodyStore(MemoryStore):
    """A store that can be told to fail or to block."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = False
        self.fails_once = False
        self.failures = 0
        self.is_ready = asyncio.Event()
        self.is_ready.set()
        self.waiting = 0
        """Number of appends that have not returned yet."""

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: bytes) -> None:
        self.waiting += 1
        try:
            await self.is_ready.wait()
            if self.fails or self.fails_once:
                self.fails_once = False
                self.failures += 1
                raise StoreFailed("out of order")
            await super().append(table, expected, entries, summary)
        finally:
            self.waiting -= 1


class Dicing(Thinking):
    """Bots that answer at random and at once, so that a test need not wait; they can be told to block."""

    def __init__(self) -> None:
        super().__init__(1)
        self.is_ready = asyncio.Event()
        self.is_ready.set()
        self.questions = 0

    async def answer(self, question: Question) -> Reply:
        self.questions += 1
        await self.is_ready.wait()
        return at_random(question)


class Hall:
    """A house and its devices. Everything in it is deterministic."""

    def __init__(
        self, store: MemoryStore | None = None, thinking: Thinking | None = None, limits: Limits | None = None
    ) -> None:
        self.store = MoodyStore() if store is None else store
        self.thinking = Dicing() if thinking is None else thinking
        self.limits = limits
        self.time = NOON
        """What the monotonic clock shows."""
        self.jump = 0.0
        """By how many seconds the date is ahead of it."""
        self.devices: list[Device] = []
        self._secrets = count(1)
        self._codes = count(1)
        self.house = self._house()

    @property
    def moods(self) -> MoodyStore:
        assert isinstance(self.store, MoodyStore)
        return self.store

    @property
    def bots(self) -> Dicing:
        assert isinstance(self.thinking, Dicing)
        return self.thinking

    def _house(self) -> House:
        return House(
            self.store,
            self.thinking,
            pace=0.0,
            limits=self.limits,
            now=lambda: self.time + self.jump,
            clock=lambda: self.time,
            secret=lambda size: next(self._secrets).to_bytes(size, "big"),
            code=lambda: code_of(next(self._codes)),
        )

    def device(self, name: str) -> "Device":
        self.devices.append(Device(self, name))
        return self.devices[-1]

    async def opened(
        self, game: str = "flautz", seats: int = 2, options: Data | None = None, **settings: Any
    ) -> "Device":
        """A new table with free chairs; returns the device of its host."""
        host = self.device("Anna")
        plan = Plan(game, seats, options={} if options is None else options, settings=Settings(**settings))
        room = await self.house.create("Anna", plan)
        host.table = room.table.name
        await host.enter()
        return host

    async def waiting(self, game: str = "flautz", *guests: str, seats: int = 0, **settings: Any) -> list["Device"]:
        """A table with Anna, the host, and her guests on the first chairs."""
        host = await self.opened(game, seats or 1 + len(guests), **settings)
        await host.do(Sit("Anna"))
        others = [await self.guest(host, name) for name in guests]
        for other in others:
            await other.do(Sit(other.name))
        return [host, *others]

    async def playing(self, game: str = "flautz", *guests: str, **settings: Any) -> list["Device"]:
        devices = await self.waiting(game, *guests, **settings)
        await self.begin(devices)
        return devices

    async def begin(self, devices: Sequence["Device"]) -> None:
        await self.agree(devices)
        for device in devices:
            await device.share()

    async def agree(self, devices: Sequence["Device"]) -> None:
        """Start a game. It begins when the devices have opened their shares."""
        for device in devices:
            await device.pledge()
        await devices[0].do(Start())

    async def again(self, devices: Sequence["Device"]) -> None:
        """Start a rematch."""
        await devices[0].do(Rematch())
        await self.begin(devices)

    async def guest(self, host: "Device", name: str) -> "Device":
        """Another device that is admitted and connected."""
        guest = self.device(name)
        guest.table = host.table
        await self.house.admit(host.visit.you["code"], name)
        await guest.enter()
        return guest

    async def restart(self) -> None:
        """Replace the house by a new one on the same store. All devices reconnect with their last version."""
        there = [device for device in self.devices if device.is_there]
        for device in there:
            device.exit()
        self.house = self._house()
        await self.house.open()
        for device in there:
            await device.enter(device.visit.version)

    async def pass_time(self, seconds: float, seen_by: "Device") -> None:
        """Let time pass. Clocks notice it when another page of a device is opened and closed."""
        self.time += seconds
        page = Device(self, seen_by.name, seen_by.table)
        await page.enter()
        page.exit()


class Device:
    """One page of a device at one table. It folds the messages it is sent, as every client does."""

    def __init__(self, hall: Hall, name: str, table: str = "") -> None:
        self.hall = hall
        self.name = name
        self.visit = Visit(Client(Api("http://nowhere")), table)
        self.heard: list[Data] = []
        self.answers: list[int] = []
        """The acknowledged versions."""
        self.room: Room | None = None

    @property
    def device(self) -> str:
        return self.name

    @property
    def table(self) -> str:
        return self.visit.table

    @table.setter
    def table(self, table: str) -> None:
        self.visit.table = table

    @property
    def is_there(self) -> bool:
        return self.room is not None and not self.visit.is_gone

    @property
    def lobby(self) -> Data:
        return self.visit.lobby

    @property
    def seat(self) -> int:
        [seat] = self.visit.you["seats"]
        return int(seat)

    @property
    def update(self) -> Data:
        """The newest update of the device's only seat."""
        return self.visit.updates[self.seat]

    def tell(self, message: bytes) -> None:
        data = json.loads(message)
        self.heard.append(data)
        self.visit.take_in(data)

    async def enter(self, version: int | None = None) -> None:
        self.visit.is_gone = False
        kept = self.visit.kept
        self.room = await self.hall.house.seen(self.table, self.name)
        was = await self.room.enter(self, version, None if kept is None else Kept(**kept))
        if kept is not None:
            self.visit.compare(kept, was)

    def exit(self) -> None:
        if self.room is not None:
            self.room.leave(self)
        self.room = None

    async def do(self, command: AnyCommand, token: str | None = None) -> str | None:
        return await self.hall.house.do(self.table, self.name, command, self.acknowledge, token)

    def acknowledge(self, version: int, head: str) -> None:
        self.answers.append(version)
        self.visit.keep(version, head)

    async def show(self, seat: int | None) -> None:
        assert self.room is not None
        await self.room.show(self, seat)

    @property
    def own_share(self) -> bytes:
        return self.name.encode().ljust(SHARE_BYTES, b".")[:SHARE_BYTES]

    async def pledge(self) -> None:
        await self.do(Pledge(self.lobby["seal"], pledge_of(self.own_share)))

    async def share(self) -> None:
        await self.do(Share(self.lobby["terms"], self.own_share.hex()))

    async def act(self, choice: int = 0) -> Act:
        """Make one of the legal moves."""
        move = self.update["legal"][choice % len(self.update["legal"])]
        act = Act(self.seat, self.update["ask"], move)
        await self.do(act)
        return act

    async def truth(self) -> Table:
        """The live table."""
        return (await self.hall.house.room(self.table)).table


async def until(is_so: Callable[[], object]) -> None:
    """Wait for something that happens in the background."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.001)


async def seat_bot_for(person: Device, host: Device, level: LevelName) -> None:
    """Let a bot sit in for a person who is away for a moment."""
    seat = person.seat
    person.exit()
    await host.do(SeatBot(seat, level))
    await person.enter(person.visit.version)


def asked(devices: Sequence[Device]) -> Device:
    """The device that has to move, of devices with one seat each."""
    [device, *_] = [device for device in devices if device.update["ask"] is not None]
    return device


async def fail_to_store(hall: Hall, devices: Sequence[Device]) -> None:
    """Make a move that cannot be stored. The table is then built from its log again."""
    hall.moods.fails_once = True
    with pytest.raises(StoreFailed):
        await asked(devices).act()


async def play_out(devices: Sequence[Device], most: int = 10_000) -> None:
    """Play varied moves until the game is over, or at most `most` moves."""
    for turn in range(most):
        if devices[0].lobby["phase"] != "playing":
            return
        await asked(devices).act(turn * 7 + turn // 3)


def code_of(number: int) -> str:
    """A code derived from a number."""
    digits = [number // 11**place % 11 for place in range(4)]
    return "".join(CONSONANTS[digit] + "a" for digit in digits)


def facts(device: Device) -> Data:
    """All that a device knows of its table. It must be the same from single changes and from one `Whole`."""
    visit = device.visit
    chairs = [
        {**chair, "is_present": is_present}
        for chair, is_present in zip(visit.lobby["chairs"], visit.present, strict=True)
    ]
    known = {
        "version": visit.version,
        "lobby": {**visit.lobby, "chairs": chairs},
        "you": visit.you,
        "undo": visit.undo,
        "updates": {seat: {**update, "frames": None} for seat, update in visit.updates.items()},
        "views": visit.views,
        "logs": visit.logs,
        "clocks": visit.clocks,
    }
    return deepcopy(known)


async def fresh(device: Device) -> Data:
    """What a new page of the same device is shown now."""
    page = Device(device.hall, device.name, device.table)
    await page.enter()
    page.exit()
    return facts(page)
