"""Builds a table from its log, and names the entry that is wrong."""

from collections.abc import Iterable
from typing import Final

from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.seal import Envelope
from aprendiz.host import entries
from aprendiz.host.chain import chain_of
from aprendiz.host.damage import LONGEST_REASON, Damage, Damaged
from aprendiz.host.entries import AnyEntry
from aprendiz.host.table import Differs, Sealing, Table

PLAYED: Final = (entries.Begun, entries.Acted, entries.Undone)


def rebuilt(name: str, log: Iterable[bytes], sealing: Sealing = Envelope) -> Table:
    """Build a table from its log. Where the current rules differ, the game stops there and the table is halted.

    Only the last game is replayed; earlier games are stored as films. Raises Damaged with the entry that is wrong.
    """
    log = list(log)
    opened, *rest = [read_entry(name, number, data) for number, data in enumerate(log, start=1)]
    table = opened_table(name, opened, sealing)
    past = max((position for position, entry in enumerate(rest) if isinstance(entry, entries.Again)), default=0)
    has_changed = False
    """Whether the current rules play the last game differently."""
    for position, entry in enumerate(rest):
        try:
            if position < past and isinstance(entry, PLAYED):
                table.games += isinstance(entry, entries.Begun)
            elif not has_changed or not isinstance(entry, entries.Acted | entries.Undone):
                table.apply(entry)
        except (Differs, Refused, Invalid):
            has_changed = True
        except Exception as error:
            raise Damaged(Damage("replay", name, position + 2, type(error).__name__)) from error
        if isinstance(entry, entries.Stopped | entries.Again):
            has_changed = False
            table.halt = None
        if has_changed:
            table.halt = "rules"
        table.version = position + 2
        table.remember(entry)
    table.chain = chain_of(log)
    return table


def read_entry(name: str, number: int, data: bytes) -> AnyEntry:
    try:
        return entries.read(data)
    except Exception as error:
        raise Damaged(Damage("entry", name, number, str(error)[:LONGEST_REASON])) from error


def opened_table(name: str, entry: AnyEntry, sealing: Sealing) -> Table:
    try:
        assert isinstance(entry, entries.Opened)
        return Table(name, entry, sealing)
    except Exception as error:
        raise Damaged(Damage("replay", name, 1, type(error).__name__)) from error
