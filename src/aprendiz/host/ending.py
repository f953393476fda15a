"""A game that could go on for ever: the table warns its players, and stops it at a number of moves."""

from aprendiz.host import entries
from aprendiz.host.entries import AnyEntry
from aprendiz.host.table import Table


def due(table: Table, most: int, at: float) -> list[AnyEntry]:
    """The entries that the table adds to a move: a warning at nine tenths of `most` moves, then the end."""
    if table.play is None or table.phase != "playing":
        return []
    if table.play.moves >= most:
        return [entries.Stopped(at, by="length")]
    if table.ends_at is None and 10 * table.play.moves >= 9 * most:
        return [entries.Warned(at, most)]
    return []
