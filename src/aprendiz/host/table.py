"""A table, built from its log entry by entry: the same log always gives the same table."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Literal, assert_never

from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.header import read_header
from aprendiz.core.reader import Reader
from aprendiz.core.seal import SHARE_BYTES, Envelope, seal_of
from aprendiz.games import load
from aprendiz.host import entries
from aprendiz.host.chain import Chain, chain_of
from aprendiz.host.chairs import Chair, Plan
from aprendiz.host.change import Change
from aprendiz.host.entries import AnyEntry
from aprendiz.host.play import Play

RECENT: Final = 24
"""How many changes are kept for devices that reconnect."""

REMEMBERED: Final = 1000
"""How many command tokens are remembered."""

Phase = Literal["waiting", "playing", "over", "stopped"]
Halt = Literal["host", "rules"]

OTHER_EYES: Final = ("left", "removed", "handed-over", "open-hands")
"""Changes after which a device is shown other views than before."""

Sealing = Callable[[bytes, tuple[bytes, ...]], Envelope]
"""Makes the envelope of a game's chance from the seed and the shares of the devices."""


class Differs(Exception):
    """The current rules lead to another state than the rules did when the move was made."""


class Table:
    def __init__(self, name: str, opened: entries.Opened, sealing: Sealing = Envelope) -> None:
        self.name = name
        self._sealing = sealing
        self.version = 0
        self.chain = Chain()
        """The digests of the stored entries. While a change is being stored, it may differ from `version`."""
        self.plan: Plan = opened.plan
        self.chairs: tuple[Chair, ...] = ()
        self._seats: dict[str, tuple[int, ...]] = {}
        """Seats by device."""
        self._put(opened.chairs)
        self.host = opened.host
        self.seed = bytes.fromhex(opened.seed)
        self.shares: dict[str, bytes] = {}
        """Shares by device, in the order of arrival."""
        self.invitation: entries.Invited | None = None
        self.admitted: set[str] = set()
        self.devices: set[str] = set()
        """The devices that belong to the table: the host, those with a chair, and those that came by invitation."""
        self.games = 0
        self.films: set[int] = set()
        """The games, counted from 1, whose films are stored."""
        self.play: Play | None = None
        self.is_stopped = False
        self.halt: Halt | None = None
        self.starter: int | None = None
        """The seat that starts the next game; None for the first game."""
        self.banks: list[float] = []
        """Seconds left in the time bank of each seat; empty without banks."""
        self.thought: dict[int, float] = {}
        """Seconds that a seat spent on a move that it then undid."""
        self._spent = 0.0
        """Seconds spent on the last move, including the time spent on a move that was undone before it."""
        self._asked: tuple[int, ...] = ()
        """The last question numbers of the previous game, by seat."""
        self.done: dict[str, int] = {}
        """The version after each of the newest commands, by token."""
        self.touched = opened.at
        self.changes: deque[Change] = deque(maxlen=RECENT)
        self._note(opened, is_new=True)

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "waiting"
        return "over" if self.play.is_over else "stopped" if self.is_stopped else "playing"

    @property
    def seal(self) -> str:
        return seal_of(self.seed) if self.play is None else self.play.envelope.seal

    @property
    def undoer(self) -> int | None:
        """The seat that may undo its last move."""
        return self.play.undoer if self.play is not None and self.phase == "playing" else None

    def lets_in(self, device: str) -> bool:
        return device in self.devices or self.plan.settings.is_listed

    def seats_of(self, device: str) -> tuple[int, ...]:
        return self._seats.get(device, ())

    @property
    def shows_hands(self) -> bool:
        """Whether every person agrees that spectators see all hands; bots are not asked."""
        return all(chair.opens_hand for chair in self.chairs if chair.device is not None)

    @property
    def time(self) -> list[float]:
        """Seconds that each seat had when it was asked; empty without a clock."""
        clock = self.plan.settings.clock
        if self.banks or clock is None:
            return self.banks
        return [clock.seconds - self.thought.get(seat, 0.0) for seat in range(len(self.chairs))]

    def apply(self, entry: AnyEntry) -> None:
        """Apply the next entry. Raises Refused or Invalid for a move that is not legal; then nothing has changed."""
        match entry:
            case entries.Opened():
                raise ValueError("a table is opened once")
            case entries.Planned():
                self.plan = entry.plan
                self._put(entry.chairs)
                self._note(entry)
            case entries.Seated():
                if entry.what == "removed":
                    self.admitted.discard(self.chairs[entry.seat].device or "")
                self._put(entry.chairs)
                self._note(entry, is_new=self.play is not None and entry.what in OTHER_EYES)
            case entries.Hosted():
                self.host = entry.host
                self._note(entry)
            case entries.Invited():
                self.invitation = entry
                self._note(entry)
            case entries.Admitted():
                self.admitted.add(entry.device)
                self._note(entry)
            case entries.Shared():
                self.shares.setdefault(entry.device, bytes.fromhex(entry.share))
                self._note(entry)
            case entries.Begun():
                self._begin(entry)
            case entries.Acted():
                self._act(entry)
            case entries.Undone():
                assert self.play is not None
                self.play.undo()
                self._undo_time(entry.seat)
                self._note(entry, is_new=True)
            case entries.Said():
                self._change(Change(self.version + 1, said=entry), entry.at)
            case entries.Paused():
                self.halt = "host"
                self._note(entry)
            case entries.Resumed():
                self.halt = None
                self._note(entry)
            case entries.Stopped():
                self.is_stopped, self.halt = True, None
                self._note(entry)
            case entries.Again():
                self.seed, self.starter = bytes.fromhex(entry.seed), entry.starter
                self._asked = entry.asked
                self.shares, self.play, self.is_stopped = {}, None, False
                self._note(entry, is_new=True)
            case entries.Filmed():
                self.films.add(entry.game)
                self._change(Change(self.version + 1), self.touched)
            case _:
                assert_never(entry)

    def remember(self, entry: AnyEntry) -> None:
        """Remember the token of the newest entry: the device retries the command if its answer was lost."""
        if isinstance(entry, entries.Asked) and entry.token:
            self.done[entry.token] = self.version
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    def _put(self, chairs: tuple[Chair, ...]) -> None:
        self.chairs, self._seats = chairs, {}
        for seat, chair in enumerate(chairs):
            if chair.device is not None:
                self._seats[chair.device] = (*self._seats.get(chair.device, ()), seat)

    def _begin(self, entry: entries.Begun) -> None:
        game = load(self.plan.game)
        header = read_header(Reader.of(entry.header), game)
        helped = [seat for seat, chair in enumerate(self.chairs) if chair.is_helped and chair.device is not None]
        # A missing share is skipped: it has no bytes that anybody could have chosen.
        envelope = self._sealing(self.seed, tuple(share for share in self.shares.values() if len(share) == SHARE_BYTES))
        self.play = Play(game, header, envelope, helped, self._asked)
        self.games += 1
        self.thought = {}
        clock = self.plan.settings.clock
        self.banks = [] if clock is None or clock.increment is None else [float(clock.seconds)] * len(self.chairs)
        self._note(entry, is_new=True)

    def _act(self, entry: entries.Acted) -> None:
        assert self.play is not None
        sent = self.play.act(entry.seat, self.play.read(entry.move))
        if entry.digest and entry.digest != self.play.session.state.digest():
            self.play.undo()
            raise Differs
        if entry.by != "person":
            self.play.undoer = None
        clock = self.plan.settings.clock
        if self.banks and clock is not None:
            self.banks[entry.seat] = max(0.0, self.banks[entry.seat] - entry.spent) + (clock.increment or 0)
        self._spent = self.thought.pop(entry.seat, 0.0) + entry.spent
        self._change(Change(self.version + 1, sent=sent, is_lobby=self.play.is_over), entry.at)

    def _undo_time(self, seat: int) -> None:
        """Take back the increment of an undone move. The time spent on the move stays spent."""
        clock = self.plan.settings.clock
        self.thought[seat] = self._spent
        if self.banks and clock is not None:
            self.banks[seat] = max(0.0, self.banks[seat] - (clock.increment or 0))

    def _note(self, entry: entries.Entry, *, is_new: bool = False) -> None:
        seated = {chair.device for chair in self.chairs if chair.device is not None}
        self.devices = seated | self.admitted | {self.host}
        self._change(Change(self.version + 1, is_lobby=True, is_new=is_new), entry.at)

    def _change(self, change: Change, at: float) -> None:
        self.version = change.version
        self.touched = at
        self.changes.append(change)


PLAYED: Final = (entries.Begun, entries.Acted, entries.Undone)


def rebuilt(name: str, log: Iterable[bytes], sealing: Sealing = Envelope) -> Table:
    """Build a table from its log. Where the current rules differ, the game stops there and the table is halted.

    Only the last game is replayed; earlier games are stored as films.
    """
    log = list(log)
    opened, *rest = [entries.read(data) for data in log]
    assert isinstance(opened, entries.Opened)
    table = Table(name, opened, sealing)
    past = max((position for position, entry in enumerate(rest) if isinstance(entry, entries.Again)), default=0)
    has_changed = False
    """Whether the current rules play the last game differently."""
    for position, entry in enumerate(rest):
        try:
            if position < past and isinstance(entry, PLAYED):
                table.games += isinstance(entry, entries.Begun)
            elif not has_changed or not isinstance(entry, entries.Acted | entries.Undone):
                table.apply(entry)
        except (Differs, Refused, Invalid):
            has_changed = True
        if isinstance(entry, entries.Stopped | entries.Again):
            has_changed = False
            table.halt = None
        if has_changed:
            table.halt = "rules"
        table.version = position + 2
        table.remember(entry)
    table.chain = chain_of(log)
    return table
