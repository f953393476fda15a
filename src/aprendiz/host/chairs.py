"""What is agreed at a table before a game: the plan, the settings and the chairs."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from aprendiz.core.header import LONGEST_NAME

LevelName = Literal["novice", "adept", "master"]
USUAL: Final = "adept"
"""The default level of a bot that sits in."""

LONGEST_WAIT: Final = 7 * 24 * 3600
MOST_SEATS: Final = 5

SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Seconds = Annotated[int, Meta(ge=1, le=LONGEST_WAIT)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Runs for every seat that has to move. When the time of a seat runs out, a bot makes its move."""

    seconds: Seconds
    """Time for each move; with an increment (even 0), the time bank of a seat for the whole game."""

    increment: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """Seconds that each move adds to the time bank; None: no bank, each move has its own time."""

    level: LevelName = USUAL


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    is_listed: bool = False
    """Anybody on the server sees the table and may take a free chair."""

    allows_spectators: bool = False
    sits_in_after: Seconds | None = None
    """Seconds a person may be away before a bot sits in; None: the host decides."""

    sits_in: LevelName = USUAL
    clock: Clock | None = None


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    edition: str | dict[str, Any] | None = None
    """A name, or the contents of an edition file; None: the default edition."""

    options: dict[str, Any] = {}
    settings: Settings = Settings()

    @property
    def has_own_box(self) -> bool:
        """Whether the edition is a custom one. Anybody may have written it, so playing with it may be slow."""
        return isinstance(self.edition, dict)


class Chair(Struct, frozen=True):
    name: str = ""
    device: str | None = None
    """The device of the person who sits here; None: a permanent bot, or nobody."""

    bot: LevelName | None = None
    """The bot that plays here: permanently, or for a person who is away."""

    is_helped: bool = False
    """Has memory help."""

    opens_hand: bool = False
    """Agrees that spectators see all hands."""

    @property
    def is_free(self) -> bool:
        return self.device is None and self.bot is None

    @property
    def player(self) -> str:
        """The permanent player of the chair, as records name it."""
        return "person" if self.device is not None else str(self.bot)


def called(chairs: tuple[Chair, ...], seat: int) -> str:
    """The name of a chair's player in a record. A bot without a name is called by its level and number."""
    return chairs[seat].name or f"{chairs[seat].player} {seat + 1}"
