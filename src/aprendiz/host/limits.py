"""The limits of a house: how many tables, guests, moves, wrong codes and other commands."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    tables: int = 10_000
    tables_of_one: int = 100
    """Open tables that one device may be the host of."""

    unstarted_of_one: int = 20
    """How many of them may be waiting for their first game; a class that plays in pairs needs fifteen."""

    unstarted: float = 48 * 3600.0
    """Seconds without any log entry after which a table that never started is deleted. A table made one evening is
    still there on the next."""
    moves: int = 10_000
    """Moves after which a table stops a game: more than 20 times as many as in the longest real games."""

    guests: int = 200
    """Devices that may come to one table with an invitation."""

    guesses: float = 600.0
    """Wrong codes allowed at once, on the whole server."""

    guesses_a_second: float = 1 / 30
    guesses_of_network: float = 100.0
    guesses_of_device: float = 5.0
    """Wrong codes of one network and of one device before each further one is followed by a longer delay."""

    wishes: float = 100.0
    """Commands other than moves that one device may send to one table at once; every 1,000 bytes count as one more."""

    wishes_a_second: float = 1.0


def without_reserve(most: int) -> int:
    """Nine tenths."""
    return most - most // 10
