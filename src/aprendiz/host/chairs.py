"""What is agreed at a table before it plays: the game, the chairs, and how one sits there."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from aprendiz.core.header import LONGEST_NAME

LevelName = Literal["novice", "adept", "master"]
USUAL: Final = "adept"
"""The bot that sits in where no other was agreed."""

LONGEST_WAIT: Final = 7 * 24 * 3600
MOST_SEATS: Final = 5

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seconds = Annotated[int, Meta(ge=1, le=LONGEST_WAIT)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Runs for everybody who is asked. Who runs out of time has the move made by a bot."""

    seconds: Seconds
    """For every move; or all a seat has, where there is an increment, be it 0."""

    increment: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """What every move adds to a bank; None: no bank, each move has its own time."""

    level: LevelName = USUAL


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    is_listed: bool = False
    """Anybody on the server sees the table and may take a free chair."""

    allows_spectators: bool = False
    sits_in_after: Seconds | None = None
    """How long a person may be away before a bot sits in; None: the host decides."""

    sits_in: LevelName = USUAL
    clock: Clock | None = None


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    edition: str | dict[str, Any] | None = None
    """A name, or the contents of an edition file; None: the usual one."""

    options: dict[str, Any] = {}
    settings: Settings = Settings()


class Chair(Struct, frozen=True):
    name: str = ""
    device: str | None = None
    """Whose person sits here; None: a bot for good, or nobody."""

    bot: LevelName | None = None
    """The bot that plays here: for good, or for somebody who is away."""

    is_helped: bool = False
    """Has memory help."""

    opens_hand: bool = False
    """Agrees that spectators see all hands."""

    @property
    def is_free(self) -> bool:
        return self.device is None and self.bot is None

    @property
    def player(self) -> str:
        """Who sits here for good, as records name it."""
        return "person" if self.device is not None else str(self.bot)


def called(chairs: tuple[Chair, ...], seat: int) -> str:
    """What the player of a chair is called in a record: a bot without a name of its own by kind and number."""
    return chairs[seat].name or f"{chairs[seat].player} {seat + 1}"
