"""What one entry of a log means for those who look on."""

from typing import Any

from msgspec import Struct

from aprendiz.host.entries import Said
from aprendiz.host.reel import Lines


class Made(Struct, frozen=True, gc=False):
    """A move somebody made."""

    seat: int
    move: Any


class Sent(Struct, frozen=True, gc=False):
    """What everybody is sent after a change."""

    updates: Lines
    lasting: Lines
    """The events that are to be listed, for those who are also told some that are only for the moment."""


class Change(Struct, frozen=True, gc=False):
    version: int
    sent: Sent | None = None
    """What everybody is told of the game, where a move was made."""

    said: Said | None = None
    is_lobby: bool = False
    """Something about the table itself is different."""

    is_new: bool = False
    """All there was before is replaced: a game has begun, a move was undone, or a device sees with other eyes."""
