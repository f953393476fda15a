"""The rules of the table itself, which apply besides those of its game: their numbers and HTTP statuses."""

from enum import Enum
from typing import Final

from aprendiz.core.errors import Refusal, Refused


class TableRule(Enum):
    ALREADY_CHOSEN = ("table-1", 409)
    """Others have to choose first."""

    NO_PLAYER = ("table-2", 409)
    """A move for a seat that is not in the game."""

    HOST_ONLY = ("table-3", 403)
    NOT_YOUR_CHAIR = ("table-4", 403)
    NO_PERSON_THERE = ("table-5", 409)
    HAS_BEGUN = ("table-6", 409)
    NOT_PLAYING = ("table-7", 409)
    HALTED = ("table-8", 409)
    """The host has paused the game, or it cannot be replayed under newer rules."""

    CHAIR_TAKEN = ("table-9", 409)
    NAME_TAKEN = ("table-10", 409)
    OTHER_SEAL = ("table-11", 409)
    """The share belongs to another seal than that of the next game."""

    BOT_SITS_IN = ("table-12", 409)
    NOTHING_TO_UNDO = ("table-13", 409)
    MORE_PEOPLE_THAN_CHAIRS = ("table-14", 409)
    CHAIR_FREE = ("table-15", 409)
    SHARE_MISSING = ("table-16", 409)
    NOT_OVER = ("table-17", 409)
    UNKNOWN_TABLE = ("table-18", 404)
    """The table does not exist, or not for this device."""

    NOT_INVITED = ("table-19", 403)
    FULL = ("table-20", 409)
    """The server, the table, the device or the socket has reached its limit."""

    TOO_MANY_WRONG_CODES = ("table-21", 429)
    WRONG_CODE = ("table-22", 409)
    TOO_MANY_REQUESTS = ("table-23", 429)
    NO_SUCH_GAME = ("table-24", 409)
    NOT_ENTERED = ("table-25", 409)
    NO_SPECTATORS = ("table-26", 409)
    COVERED = ("table-27", 409)
    """The seat of a shared device is not the one that is shown."""

    DAMAGED = ("table-28", 503)
    """The stored data of the table are damaged."""

    def __init__(self, number: str, status: int) -> None:
        self.number = number
        self.status = status


STATUSES: Final = {rule.number: rule.status for rule in TableRule}
"""HTTP statuses by number."""


def no(rule: TableRule, remedy: str, **facts: str) -> Refused:
    return Refused(Refusal(rule.number, remedy, facts))
