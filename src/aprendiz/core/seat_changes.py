"""Changes of who saw through a seat's eyes during a game, as tables tell them and records keep them."""

from typing import Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from aprendiz.core.errors import Invalid
from aprendiz.core.reader import Reader

What = Literal[
    "handed-over",  # the seat moved to another device
    "left",  # the player left, and a bot played on
    "removed",  # the host removed the player, and a bot played on
    "sits-in",  # a bot sat in, or a bot of another level
    "reclaimed",  # the player took the seat back from the bot
    "hands-opened",  # from now on spectators saw all hands
    "hands-closed",  # from now on they did not
]

OF_ALL_SEATS: Final = ("hands-opened", "hands-closed")

_known: Final[dict[str, What]] = {what: what for what in get_args(What)}

MOST_OF_A_KIND: Final = 20
"""How many changes of one kind are listed for a seat, so that nobody can fill a list."""


class SeatChanged(Struct, frozen=True):
    seat: int | None
    """None: all seats."""

    after: int
    """How many moves had been made, those of chance included."""

    what: What

    def as_dict(self) -> dict[str, object]:
        return {"seat": self.seat, "after": self.after, "what": self.what}


SeatChanges = tuple[SeatChanged, ...]


def listed(changes: SeatChanges, new: SeatChanged) -> SeatChanges:
    """The list with one change more; as it was if it has the same change, or enough of this kind."""
    alike = [change for change in changes if (change.seat, change.what) == (new.seat, new.what)]
    return changes if new in alike or len(alike) >= MOST_OF_A_KIND else (*changes, new)


def undone(changes: SeatChanges, moves: int) -> SeatChanges:
    """The list after moves were undone until only `moves` are left. No change is ever removed from it."""
    return tuple(dict.fromkeys(replace(change, after=min(change.after, moves)) for change in changes))


def between(changes: SeatChanges, moves: int) -> SeatChanges:
    """The changes after exactly this number of moves."""
    return tuple([change for change in changes if change.after == moves]) if changes else ()


def read_seat_changes(reader: Reader, seats: int, moves: int) -> SeatChanges:
    """The list of a record with this number of seats and moves; it is missing if there was no change."""
    if "seat_changes" not in reader.names():
        return ()
    items = reader.items("seat_changes")
    if not items:
        raise reader.wrong("seat_changes", "empty")
    changes: SeatChanges = ()
    for where, item in items:
        least = changes[-1].after if changes else 0
        change = _read_change(Reader.of(item, f"{where}."), seats, least, moves)
        if listed(changes, change) == changes:
            raise Invalid(where, "twice" if change in changes else "too-many", most=MOST_OF_A_KIND, count=len(items))
        changes = (*changes, change)
    return changes


def _read_change(reader: Reader, seats: int, least: int, moves: int) -> SeatChanged:
    what = _known.get(reader.text("what"))
    if what is None:
        raise reader.wrong("what", "one-of", known=tuple(_known), found=reader.text("what"))
    is_of_all = what in OF_ALL_SEATS
    if is_of_all and reader.value("seat") is not None:
        raise reader.wrong("seat", "one-of", known=("null",), found=reader.value("seat"))
    change = SeatChanged(
        seat=None if is_of_all else reader.whole("seat", 0, seats - 1),
        after=reader.whole("after", least, moves),
        what=what,
    )
    reader.end()
    return change
