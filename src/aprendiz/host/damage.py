"""Damaged tables: what is wrong with the stored data of one table, and the quarantine that keeps it from the others."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.store import StoreFailed

log: Final = logging.getLogger("aprendiz.host")

Flaw = Literal["database", "summary", "unreadable", "missing", "version", "stray", "entry", "replay", "film"]
"""What is wrong: the database file; a summary; a log that SQLite cannot read; a missing entry; a version that is not
the number of entries; entries without a table; an entry that is none; an entry that cannot follow; a film."""


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
    """The damaged tables of a house. Their data stay in the store as they are."""

    def __init__(self) -> None:
        self._found: dict[str, Damage] = {}

    def __len__(self) -> int:
        return len(self._found)

    def __contains__(self, table: str) -> bool:
        return table in self._found

    def check(self, table: str) -> None:
        """Raises Refused for a table that cannot be played; one with a damaged film can."""
        if table in self._found and self._found[table].flaw != "film":
            raise no(TableRule.DAMAGED, "table-is-damaged")

    @contextmanager
    def refusing(self) -> Iterator[None]:
        """Raises Refused instead of Damaged, and logs each table once."""
        try:
            yield
        except Damaged as error:
            damage = error.damage
            assert damage.table is not None
            before = self._found.get(damage.table)
            if before is None or before.flaw == "film" != damage.flaw:
                self._found[damage.table] = damage
                facts = {"table": damage.table, "entry": damage.entry, "flaw": damage.flaw}
                log.error("a table is damaged", extra={"facts": facts})
            if damage.flaw == "film":
                raise no(TableRule.DAMAGED, "film-is-damaged") from error
            raise no(TableRule.DAMAGED, "table-is-damaged") from error
