"""What devices are sent about a table; built by naming every field that may be shown."""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import Encoder

from aprendiz.host.chairs import Plan, called
from aprendiz.host.table import Table

encode = Encoder().encode


class Message(Struct, frozen=True, tag_field="kind", tag=True):
    pass


class ChairSeen(Struct, frozen=True):
    """A chair as everybody sees it."""

    name: str
    """Empty where nobody sits."""

    player: str | None
    """`person`, the level of a bot, or None: free."""

    sits_in: str | None
    """The level of the bot that plays for a person."""

    is_present: bool
    is_helped: bool
    opens_hand: bool
    has_shared: bool
    """Whether the device has added to the chance of the next game."""


class Lobby(Struct, frozen=True):
    """The table itself, the same for everybody."""

    plan: Plan
    phase: str
    halt: str | None
    """`host`: paused; `rules`: newer rules lead elsewhere, the game cannot go on."""

    game: int
    """Which game of this table, counted from 1; 0 before the first."""

    seal: str
    """Of the chance of the game, shown before its first move."""

    shares: tuple[str, ...]
    """What the devices have added to it so far, in order."""

    chairs: tuple[ChairSeen, ...]
    shows_hands: bool


class You(Struct, frozen=True):
    """What only one device is told: what it is here."""

    seats: tuple[int, ...]
    is_host: bool
    code: str | None = None
    """The invitation, for whoever is at the table; None where there is none."""


class SeatSeen(Struct, frozen=True):
    """What one viewer is shown of the game."""

    seat: int | None
    """None: what everybody may see."""

    update: Raw
    log: Raw | None = None
    """What is to be listed: all there is, where the device is shown the whole; else what comes with the update.

    None: every event of its frames, as none of them is only for the moment.
    """


class Clocks(Struct, frozen=True):
    left: tuple[float | None, ...]
    """Seconds by seat at the moment of sending; None where none are counted."""

    running: tuple[int, ...]


class Whole(Message, frozen=True):
    """The table from the beginning: what was there before is to be forgotten."""

    table: str
    version: int
    lobby: Raw
    you: You
    seats: tuple[SeatSeen, ...]
    undo: int | None
    """The seat that may undo its last move."""

    clocks: Clocks | None = None


class Changed(Message, frozen=True):
    """One change."""

    table: str
    version: int
    seats: tuple[SeatSeen, ...] = ()
    undo: int | None = None
    lobby: Raw | None = None
    you: You | None = None
    said: dict[str, Any] | None = None
    """`seat` and `phrase`."""

    clocks: Clocks | None = None


class Presence(Message, frozen=True):
    """Who is there; it is not kept."""

    table: str
    present: tuple[bool, ...]
    """By seat."""


class Gone(Message, frozen=True):
    """The table is no longer there, or no longer for this device."""

    table: str


def lobby_of(table: Table, present: Iterable[str]) -> Lobby:
    there = set(present)
    shares = tuple(share.hex() for share in table.shares.values())
    return Lobby(
        plan=table.plan,
        phase=table.phase,
        halt=table.halt,
        game=table.games,
        seal=table.seal,
        shares=shares if table.play is None else tuple(share.hex() for share in table.play.envelope.shares),
        chairs=tuple(
            ChairSeen(
                name="" if chair.is_free else called(table.chairs, seat),
                player=None if chair.is_free else chair.player,
                sits_in=chair.bot if chair.device is not None else None,
                is_present=chair.device in there,
                is_helped=chair.is_helped,
                opens_hand=chair.opens_hand,
                has_shared=chair.device in table.shares,
            )
            for seat, chair in enumerate(table.chairs)
        ),
        shows_hands=table.shows_hands,
    )


def you_of(table: Table, device: str) -> You:
    seats = table.seats_of(device)
    is_host = device == table.host
    code = table.invitation.code if table.invitation is not None and (seats or is_host) else None
    return You(seats, is_host, code)
