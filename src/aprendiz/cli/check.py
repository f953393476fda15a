"""`aprendiz check`: reads all stored tables of a server, even while it runs, and names what is damaged."""

import json
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click

from aprendiz.cli.command import Command
from aprendiz.cli.console import Console
from aprendiz.cli.data import data_option, database_of
from aprendiz.cli.progress import counted
from aprendiz.host.check import check_database, check_table, names
from aprendiz.host.damage import Damage
from aprendiz.host.database import open_to_read
from aprendiz.lang.texts import Texts

DAMAGED: Final = 1


def command(texts: Texts, _game: str) -> click.Command:
    say = texts.say

    def check(data: str | None, as_json: bool) -> int:
        path = database_of(data)
        tables, entries, found = checked(texts, path)
        counts = {"tables": tables, "entries": entries}
        if as_json:
            print(json.dumps({**counts, "damage": [asdict(damage) for damage in found]}, ensure_ascii=False))
        else:
            lines = [described(texts, path, damage) for damage in found]
            Console().say(
                *lines, say("check-bad", **counts, damage=len(found)) if found else say("check-good", **counts)
            )
        return DAMAGED if found else 0

    return Command(
        texts,
        "check",
        say("about-check"),
        [data_option(texts), click.Option(["--json", "as_json"], is_flag=True, help=say("check-json"))],
        check,
    )


def checked(texts: Texts, path: Path) -> tuple[int, int, list[Damage]]:
    """The number of tables and of entries, and everything that is damaged."""
    entries = 0
    with closing(open_to_read(path)) as database:
        found = check_database(database)
        tables = names(database)
        for number in counted(texts.say("check-progress"), len(tables)):
            result = check_table(database, tables[number - 1])
            entries += result.entries
            found += result.damage
    return len(tables), entries, found


def described(texts: Texts, path: Path, damage: Damage) -> str:
    return texts.say(
        f"damage-{damage.flaw}",
        file=str(path),
        table=damage.table or "",
        entry=damage.entry or 0,
        reason=damage.reason or "?",
    )
