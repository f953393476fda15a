"""A house and its model side by side: every command is applied to both."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine

from aprendiz.core.errors import Refused
from aprendiz.host import entries
from aprendiz.host.commands import Act, AnyCommand
from aprendiz.host.room import Stale
from aprendiz.host.store import StoreFailed
from tests.host.model import Model, opened
from tests.host.tables import Device, Hall, until

DEVICES: Final = ("Anna", "Ben", "Cleo", "Zoe")
PAGES: Final = ("Anna", "Anna", "Ben", "Cleo", "Zoe")
"""The device of each page; the first device has two pages."""

seats = st.integers(0, 3)
devices = st.sampled_from(DEVICES)
pages = st.integers(0, len(PAGES) - 1)
levels = st.sampled_from(("novice", "adept", "master"))
numbers = st.integers(0, 60)


class Machine(RuleBasedStateMachine):
    game = "flautz"

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.hall = self.loop.run(self._hall())
        self.pages = [Device(self.hall, device) for device in PAGES]
        self.hall.devices = self.pages
        self.uncovered: dict[Device, int | None] = dict.fromkeys(self.pages)
        self.sent: list[Act] = []
        self.done: list[tuple[str, AnyCommand, str, int]] = []
        """Commands carried out: device, command, token, and the version after it."""
        self.fails = False
        """Whether the next use of the store fails."""
        self.names = 0

    async def _hall(self) -> Hall:
        return Hall()

    def teardown(self) -> None:
        self.loop.run(self.hall.house.close())
        self.loop.close()

    def make(self, count: int, has_spectators: bool) -> None:
        host = self.loop.run(self.hall.opened(self.game, count, allows_spectators=has_spectators))
        self.hall.devices = self.pages
        self.table = host.table
        host.exit()
        for page in self.pages:
            page.table = self.table
        self.model: Model = opened(self.game, count, has_spectators=has_spectators)

    def do(
        self, device: str, command: AnyCommand, effect: Callable[[], object] | None, *, is_idle: bool = False
    ) -> None:
        """`effect` applies the command to the model; None: it must be refused. `is_idle`: it must change nothing."""
        log = len(self.hall.store.logs[self.table])
        self.hall.time += 10  # Slow enough for the rate limit.
        self.hall.moods.fails = self.fails
        page = next(page for page in self.pages if page.name == device)
        token = f"{self.hall.time:032.0f}"
        failed = refused = False
        try:
            self.loop.run(page.do(command, token))
        except StoreFailed:
            failed = True
        except (Refused, Stale):
            refused = True
        self.hall.moods.fails = False
        assert refused == (effect is None)
        assert failed == (self.fails and not refused and not is_idle)
        if failed or refused or is_idle:
            assert len(self.hall.store.logs[self.table]) == log
        else:
            assert effect is not None
            effect()
            if not isinstance(command, Act):
                self.done.append((device, command, token, page.answers[-1]))
        if failed:
            self.fails = False
        self.settle()

    def settle(self) -> None:
        """Wait until bots have moved and a finished game is filmed, which happens only while a page is connected."""
        self.loop.run(until(self._is_settled))
        self.learn()
        for page, seat in self.uncovered.items():
            if seat not in self.model.seats_of(page.name):
                self.uncovered[page] = None

    def _is_settled(self) -> bool:
        self.learn()
        if not any(page.is_there for page in self.pages):
            return True
        model = self.model
        if model.phase in ("over", "stopped"):
            kinds = [kind_of(data) for data in self.hall.store.logs[self.table]]
            return "Filmed" in kinds[len(kinds) - kinds[::-1].index("Begun") :]
        waiting = model.course.session.waiting if model.course is not None and model.goes_on else ()
        return all(model.chairs[seat].bot is None for seat in waiting)

    def learn(self) -> None:
        """Apply the moves that bots have made to the model."""
        log = self.hall.store.logs[self.table]
        for data in log[self.known :]:
            entry = acted(data)
            if kind_of(data) == "Seated" and self.model.course is None:
                self.model.chairs_changed()
            if entry is not None and entry.by != "person":
                assert self.model.course is not None
                self.model.course.act(entry.seat, self.model.course.read(entry.move), by_person=False)
        self.known = len(log)

    known = 0
    """Number of log entries the model has seen."""


async def playing(room: Any) -> Any:
    async with room.turn() as table:
        return table.play


def kind_of(data: bytes) -> str:
    return data[:40].decode().split('"')[3]


def acted(data: bytes) -> entries.Acted | None:
    entry = entries.read(data) if kind_of(data) == "Acted" else None
    return entry if isinstance(entry, entries.Acted) else None


def seeding(data: bytes) -> entries.Opened | entries.Again | None:
    entry = entries.read(data)
    return entry if isinstance(entry, entries.Opened | entries.Again) else None
