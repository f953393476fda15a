"""A simple model of a table, to compare the real table with."""

from dataclasses import dataclass, field, replace
from typing import Any

from aprendiz.core.event import Event
from aprendiz.core.header import AnyGame, Header, Seat, agreed
from aprendiz.core.plain import plain, read
from aprendiz.core.replay import begun
from aprendiz.core.seal import Envelope
from aprendiz.core.session import Session, Viewer
from aprendiz.games import load

HOST = "Anna"


@dataclass(frozen=True)
class Chair:
    name: str = ""
    device: str | None = None
    bot: str | None = None
    is_helped: bool = False
    opens_hand: bool = False

    @property
    def is_free(self) -> bool:
        return self.device is None and self.bot is None


class Course:
    """One game: its setup, and the accepted moves."""

    def __init__(self, game: AnyGame, header: Header, envelope: Envelope, helped: list[int]) -> None:
        self.game, self.header, self.envelope, self.helped = game, header, envelope, helped
        self.moves: list[tuple[int, Any]] = []
        self.undoer: int | None = None
        self.is_stopped = False
        self._begin()
        self.first = self.session.waiting[0]

    def _begin(self) -> None:
        self.session: Session[Any, Any] = begun(self.game, self.header, self.envelope, self.helped)
        self.listed: dict[Viewer, list[Event]] = {viewer: [] for viewer in self.session.viewers}
        self._list()

    def _list(self) -> None:
        for viewer, update in self.session.updates.items():
            self.listed[viewer] += [event for frame in update.frames for event in frame.events if event.lasting]

    def act(self, seat: int, move: Any, *, by_person: bool) -> None:
        actions = len(self.session.history)
        updates = self.session.act(seat, move)
        self._list()
        self.moves.append((seat, move))
        shows = any(event.reveals for update in updates.values() for frame in update.frames for event in frame.events)
        is_last = len(self.session.history) <= actions + 1 and self.session.waiting
        self.undoer = seat if by_person and is_last and not shows else None

    def undo(self) -> None:
        moves, self.moves = self.moves[:-1], []
        self._begin()
        for seat, move in moves:
            self.act(seat, move, by_person=True)
        self.undoer = None

    def read(self, move: object) -> Any:
        return read(self.game.kinds.moves, move, "move")

    def shown(self, viewer: Viewer) -> dict[str, object]:
        """What a viewer must be shown now."""
        update = self.session.updates[viewer]
        return {
            "view": plain(self.game.view(self.session.state, viewer)),
            "log": plain(self.listed[viewer]),
            "legal": plain(update.legal),
            "waiting": plain(update.waiting),
            "aids": plain(update.aids),
            "is asked": viewer in update.waiting,
        }


@dataclass
class Model:
    game: AnyGame
    chairs: list[Chair]
    has_spectators: bool
    admitted: set[str] = field(default_factory=set)
    pledges: dict[str, bytes] = field(default_factory=dict)
    """The shares that devices have pledged."""
    opened: dict[str, bytes] = field(default_factory=dict)
    """The shares that are open."""
    is_started: bool = False
    """Whether the host has started and the devices open their shares."""
    games: int = 0
    course: Course | None = None
    is_paused: bool = False
    starter: int | None = None

    @property
    def phase(self) -> str:
        if self.course is None:
            return "waiting"
        if not self.course.session.waiting:
            return "over"
        return "stopped" if self.course.is_stopped else "playing"

    @property
    def goes_on(self) -> bool:
        return self.phase == "playing" and not self.is_paused

    @property
    def devices(self) -> set[str]:
        return {HOST, *self.admitted, *(chair.device for chair in self.chairs if chair.device is not None)}

    @property
    def free(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_free]

    def seats_of(self, device: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.device == device]

    def change(self, seat: int, **parts: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **parts)

    def part_with(self, seat: int) -> None:
        """Remove the person on a chair; in a running game a bot takes over."""
        chair = self.chairs[seat]
        self.chairs[seat] = Chair(chair.name, bot=chair.bot or "adept") if self.phase == "playing" else Chair()

    def eyes(self, device: str, uncovered: int | None) -> list[Viewer]:
        """The views that a device is shown."""
        if self.course is None:
            return []
        seats = self.seats_of(device)
        if len(seats) == 1:
            return [seats[0]]
        if seats:
            return [None, uncovered] if uncovered in seats else [None]
        if not self.has_spectators:
            return []
        is_open = all(chair.opens_hand for chair in self.chairs if chair.device is not None)
        return [None, *range(len(self.chairs))] if is_open else [None]

    def begin(self, seed: bytes) -> None:
        options = {} if self.starter is None else {"starter": self.starter}
        header = agreed(self.game, [self._seat(number) for number in range(len(self.chairs))], None, options)
        helped = [seat for seat, chair in enumerate(self.chairs) if chair.is_helped and chair.device is not None]
        self.course = Course(self.game, header, Envelope(seed, tuple(self.pledges.values())), helped)
        self.games += 1
        self.is_started = False

    def chairs_changed(self) -> None:
        """Before a game, a change of the chairs calls off a start. Devices without a chair have no pledge."""
        if self.is_started:
            self.is_started, self.pledges, self.opened = False, {}, {}
        seated = {chair.device for chair in self.chairs}
        self.pledges = {device: share for device, share in self.pledges.items() if device in seated}

    def _seat(self, number: int) -> Seat:
        chair = self.chairs[number]
        player = str(chair.bot) if chair.device is None else "person"
        return Seat(chair.name or f"{player} {number + 1}", player)

    def again(self) -> None:
        assert self.course is not None
        self.starter = (self.course.first + 1) % len(self.chairs)
        self.course, self.pledges, self.opened, self.is_paused = None, {}, {}, False


def opened(game: str, seats: int, *, has_spectators: bool) -> Model:
    return Model(load(game), [Chair() for _ in range(seats)], has_spectators)
