"""A table, built from its log entry by entry: the same log always gives the same table."""

from collections import deque
from collections.abc import Callable
from typing import Final, Literal, assert_never, get_args

from msgspec.structs import replace

from aprendiz.core.header import read_header
from aprendiz.core.reader import Reader
from aprendiz.core.seal import SHARE_BYTES, Envelope, seal_of, terms_of
from aprendiz.core.seat_changes import What
from aprendiz.games import load
from aprendiz.host import entries
from aprendiz.host.chain import Chain
from aprendiz.host.chairs import Chair, Plan
from aprendiz.host.change import Change
from aprendiz.host.entries import AnyEntry, StoppedBy
from aprendiz.host.play import Play

RECENT: Final = 24
"""How many changes are kept for devices that reconnect."""

REMEMBERED: Final = 1000
"""How many command tokens are remembered."""

Phase = Literal["waiting", "playing", "over", "stopped"]
Halt = Literal["host", "rules"]

TRACED: Final[dict[str, What]] = {what: what for what in get_args(What)}
"""Changes in a running game that everybody is told of for good, and that its record names."""

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
        self.pledges: dict[str, str] = {}
        """Pledged shares by device, in the order of arrival."""
        self.agreed: entries.Agreed | None = None
        """What the host has started, while the devices open their shares."""
        self.terms: str | None = None
        """The hash of what is agreed."""
        self.starts = 0
        """How often the host started the next or current game. More than once: a start was called off."""
        self.shares: dict[str, bytes] = {}
        """Opened shares by device."""
        self.invitation: entries.Invited | None = None
        self.admitted: set[str] = set()
        self.devices: set[str] = set()
        """The devices that belong to the table: the host, those with a chair, and those that came by invitation."""
        self.games = 0
        self.films: dict[int, int] = {}
        """The versions of the entries with the stored films, by game, counted from 1."""
        self.ended: dict[int, entries.Ended] = {}
        """How the filmed games ended, by game."""
        self.play: Play | None = None
        self.stopped_by: StoppedBy | None = None
        self.ends_at: int | None = None
        """The number of moves at which the table stops the game; None until the game has become long."""
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
        """Date of the newest entry that is not a film."""
        self.dated = opened.at
        """The latest date of any entry."""
        self.changes: deque[Change] = deque(maxlen=RECENT)
        self._note(opened, is_new=True)

    @property
    def phase(self) -> Phase:
        if self.play is None:
            return "waiting"
        return "over" if self.play.is_over else "stopped" if self.stopped_by else "playing"

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
                self._drop_pledges()
                self._note(entry)
            case entries.Seated():
                self._seat(entry)
            case entries.Hosted():
                self.host = entry.host
                self._note(entry)
            case entries.Invited():
                self.invitation = entry
                self._note(entry)
            case entries.Admitted():
                self.admitted.add(entry.device)
                self._note(entry)
            case entries.Pledged():
                self.pledges.pop(entry.device, None)
                self.pledges[entry.device] = entry.pledge
                self._note(entry)
            case entries.Agreed():
                self._agree(entry)
            case entries.Shared():
                self.shares.setdefault(entry.device, bytes.fromhex(entry.share))
                self._note(entry)
            case entries.CalledOff():
                self._clear_chance()
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
                self.stopped_by, self.halt = entry.by, None
                self._note(entry)
            case entries.Warned():
                self.ends_at = entry.moves
                self._note(entry)
            case entries.Again():
                self.seed, self.starter = bytes.fromhex(entry.seed), entry.starter
                self._asked = entry.asked
                self._clear_chance()
                self.starts, self.play, self.stopped_by, self.ends_at = 0, None, None, None
                self._note(entry, is_new=True)
            case entries.Filmed():
                self.films[entry.game] = self.version + 1
                if entry.ended is not None:
                    self.ended[entry.game] = entry.ended
                self._change(Change(self.version + 1), self.touched)
            case entries.Forgotten():
                self._forget(entry.device)
                self._change(Change(self.version + 1), self.touched)
            case _:
                assert_never(entry)

    def remember(self, entry: AnyEntry) -> None:
        """Remember the date and the token of the newest entry: a device retries a command if its answer was lost."""
        self.dated = max(self.dated, entry.at)
        if isinstance(entry, entries.Asked) and entry.token:
            self.done[entry.token] = self.version
            if len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]

    @property
    def ending(self) -> entries.Ended:
        """How the game ended that is over or stopped."""
        play = self.play
        assert play is not None
        return entries.Ended(
            game=play.game.name,
            at=self.touched,
            names=tuple(seat.name for seat in play.header.seats),
            devices=tuple(chair.device for chair in self.chairs),
            winners=play.game.result(play.session.state).winners if play.is_over else (),
        )

    def _forget(self, device: str) -> None:
        for game, ended in self.ended.items():
            devices = tuple(None if other == device else other for other in ended.devices)
            self.ended[game] = replace(ended, devices=devices)

    def _put(self, chairs: tuple[Chair, ...]) -> None:
        self.chairs, self._seats = chairs, {}
        for seat, chair in enumerate(chairs):
            if chair.device is not None:
                self._seats[chair.device] = (*self._seats.get(chair.device, ()), seat)

    def _drop_pledges(self) -> None:
        """Drop the pledges of devices that no longer have a chair."""
        if self.play is None:
            self.pledges = {device: pledge for device, pledge in self.pledges.items() if device in self._seats}

    def _clear_chance(self) -> None:
        self.pledges, self.agreed, self.terms, self.shares = {}, None, None, {}

    def _agree(self, entry: entries.Agreed) -> None:
        header = read_header(Reader.of(entry.header), load(self.plan.game))
        self.agreed, self.pledges, self.shares = entry, entry.pledges, {}
        self.terms = terms_of(self.seal, header.encode(), list(entry.pledges.values()))
        self.starts += 1
        self._note(entry)

    def _seat(self, entry: entries.Seated) -> None:
        if entry.what == "removed":
            self.admitted.discard(self.chairs[entry.seat].device or "")
        were_open = self.shows_hands
        self._put(entry.chairs)
        self._drop_pledges()
        if self.play is not None and self.phase == "playing":
            if entry.what in TRACED:
                self.play.note(entry.seat, TRACED[entry.what])
            if self.plan.settings.allows_spectators and self.shows_hands != were_open:
                self.play.note(None, "hands-closed" if were_open else "hands-opened")
        self._note(entry, is_new=self.play is not None and entry.what in OTHER_EYES)

    def _begin(self, entry: entries.Begun) -> None:
        game = load(self.plan.game)
        header = read_header(Reader.of(entry.header), game)
        if self.agreed is not None:
            self.shares = {device: self.shares[device] for device in self.agreed.pledges}
            self.agreed = None
        helped = [seat for seat, chair in enumerate(self.chairs) if chair.is_helped and chair.device is not None]
        # A missing share is skipped: it has no bytes that anybody could have chosen.
        envelope = self._sealing(self.seed, tuple(share for share in self.shares.values() if len(share) == SHARE_BYTES))
        self.play = Play(game, header, envelope, helped, self._asked)
        if self.plan.settings.allows_spectators and self.shows_hands and self._seats:
            self.play.note(None, "hands-opened")
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
