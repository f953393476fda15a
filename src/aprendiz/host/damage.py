"""Damaged tables: what is wrong with the stored data of one table, and the quarantine that keeps it from the others."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.store import StoreFailed

log: Final = logging.getLogger("aprendiz.host")

Flaw = Literal["database", "summary", "unreadable", "missing", "version", "stray", "entry", "replay", "chain", "film"]
"""What is wrong: the database file; a summary; a log that SQLite cannot read; a missing entry; a version that is not
the number of entries; entries without a table; an entry that is none; an entry that cannot follow; an entry whose
digest is not that of the log before it; a film."""

LONGEST_REASON: Final = 200


@dataclass(frozen=True, slots=True)
class Damage:
    flaw: Flaw
    table: str | None = None
    entry: int | None = None
    """The number of the entry in the log, counted from 1."""

    reason: str = ""


class Damaged(StoreFailed):
    """The stored data of one table are wrong; other tables are not concerned."""

    def __init__(self, damage: Damage) -> None:
        super().__init__(f"table {damage.table}, entry {damage.entry}: {damage.flaw}", "damaged")
        self.damage = damage


class Quarantine:
    """The damaged tables of a house. Their data stay in the store as they are.

    A table with a broken chain is counted, but not kept back: its devices notice what was changed, and may go on.
    """

    def __init__(self) -> None:
        self._flaws: dict[str, set[Flaw]] = {}

    def __len__(self) -> int:
        """How many tables are damaged."""
        return len(self._flaws)

    def __contains__(self, table: str) -> bool:
        """Whether the table is neither listed, archived nor expired."""
        return table in self._flaws and self._flaws[table] != {"chain"}

    def __iter__(self) -> Iterator[str]:
        return (table for table in self._flaws if table in self)

    def check(self, table: str) -> None:
        """Raises Refused for a table that cannot be played; one with a broken chain or a damaged film can."""
        if self._flaws.get(table, set()) - {"chain", "film"}:
            raise no(TableRule.DAMAGED, "table-is-damaged")

    def note(self, damage: Damage) -> None:
        """Count a damaged table, and log each of its flaws once."""
        assert damage.table is not None
        flaws = self._flaws.setdefault(damage.table, set())
        if damage.flaw not in flaws:
            flaws.add(damage.flaw)
            facts = {"table": damage.table, "entry": damage.entry, "flaw": damage.flaw}
            log.error("a table is damaged", extra={"facts": facts})

    def release(self, table: str) -> None:
        """Forget a table that was deleted."""
        self._flaws.pop(table, None)

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Raises Refused instead of Damaged."""
        try:
            yield
        except Damaged as error:
            self.note(error.damage)
            if error.damage.flaw == "film":
                raise no(TableRule.DAMAGED, "film-is-damaged") from error
            raise no(TableRule.DAMAGED, "table-is-damaged") from error
