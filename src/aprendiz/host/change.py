"""What one log entry changes for the viewers of a table."""

from typing import Any

from msgspec import Struct

from aprendiz.host.entries import Said
from aprendiz.host.reel import Lines


class Made(Struct, frozen=True, gc=False):
    """A move and the seat that made it."""

    seat: int
    move: Any


class Sent(Struct, frozen=True, gc=False):
    """What each viewer is sent after a move."""

    updates: Lines
    lasting: Lines
    """The events to list; only for viewers whose update also contains momentary events."""


class Change(Struct, frozen=True, gc=False):
    version: int
    sent: Sent | None = None
    """What viewers are sent about the game, if a move was made."""

    said: Said | None = None
    is_lobby: bool = False
    """Whether the table itself has changed, not only the game."""

    is_new: bool = False
    """Whether everything has to be sent anew: a game began, a move was undone, or a device got other views."""
