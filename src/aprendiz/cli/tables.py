"""`aprendiz tables`: the operator of a server lists its tables, and deletes some."""

import asyncio
import json
import time
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import click
from rich.text import Text

from aprendiz.cli.command import Argument, Command, Group, Whole
from aprendiz.cli.console import Console
from aprendiz.cli.data import data_option, database_of, folder_of
from aprendiz.cli.join import refused
from aprendiz.cli.reissue import moment
from aprendiz.cli.running import address_of, running, unchecked
from aprendiz.cli.table import Fact, Scene
from aprendiz.client import Api, Failure
from aprendiz.core.errors import Invalid
from aprendiz.host.damage import Damaged
from aprendiz.host.database import open_to_read, problems
from aprendiz.host.rebuilding import read_entry
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.summary import Summary, read_summary
from aprendiz.lang.texts import Texts

DAY: Final = 24 * 3600.0
MOST_DAYS: Final = 36_500
GONE: Final = 404


@dataclass(frozen=True, slots=True)
class Row:
    """A table as the operator sees it: nothing of its game, and names only if they are wanted."""

    name: str
    bytes: int
    known: "Known | None"
    """None if the summary or the first entry of the table is damaged."""

    def fits(self, *, never_started: bool, older_than: int | None) -> bool:
        if self.known is None:
            return not never_started and older_than is None
        is_old = older_than is None or self.known.summary.touched < time.time() - older_than * DAY
        return is_old and (self.known.summary.is_unstarted or not never_started)


@dataclass(frozen=True, slots=True)
class Known:
    summary: Summary
    opened: float


def command(texts: Texts, _game: str) -> click.Command:
    texts = texts.also("table")
    say = texts.say

    @click.pass_context
    def show(context: click.Context, /, data: str | None, names: bool, as_json: bool, **wanted: Any) -> None:
        if context.invoked_subcommand is not None:
            return
        database = database_of(data)
        rows = [row for row in rows_of(database) if row.fits(**wanted)]
        if as_json:
            for row in rows:
                print(json.dumps(data_of(row, names=names), ensure_ascii=False))
        elif rows:
            facts = tuple(Fact(row.name, described(texts, row, names=names)) for row in rows)
            Console().draw(Scene(say("reissue-title", folder=str(database.parent)), (facts,)))
        else:
            Console().say(say("tables-none"))

    return Group(
        texts,
        "tables",
        say("about-tables"),
        {"delete": lambda: delete_command(texts)},
        *which_options(texts),
        click.Option(["--names"], is_flag=True, help=say("tables-names")),
        click.Option(["--json", "as_json"], is_flag=True, help=say("tables-json")),
        action=show,
    )


def delete_command(texts: Texts) -> click.Command:
    say = texts.say

    @click.pass_context
    def delete(context: click.Context, /, table: tuple[str, ...], **given: Any) -> int | None:
        assert context.parent is not None
        # An option may also stand before the word `delete`.
        data, never_started, older_than = (
            given[name] or context.parent.params[name] for name in ("data", "never_started", "older_than")
        )
        if not (table or never_started or older_than):
            raise Invalid(say("metavar-table"), "missing")
        folder, rows = folder_of(data), rows_of(database_of(data))
        for name in table:
            if all(row.name != name for row in rows):
                raise Invalid(name, "no-such-table")
        chosen = [row for row in rows if not table or row.name in table]
        fitting = [row.name for row in chosen if row.fits(never_started=never_started, older_than=older_than)]
        try:
            asyncio.run(deleted(folder, fitting))
        except Failure as failure:
            return refused(texts, str(folder), failure.problem)
        Console().say(say("tables-deleted", tables=len(fitting)))
        return None

    names = Argument("table", say("metavar-table"), say("tables-table"), nargs=-1, required=False)
    return Command(texts, "delete", say("about-tables-delete"), [names, *which_options(texts)], delete)


def which_options(texts: Texts) -> list[click.Option]:
    say = texts.say
    return [
        click.Option(["--never-started"], is_flag=True, help=say("tables-never-started")),
        click.Option(
            ["--older-than"], type=Whole(1, MOST_DAYS), metavar=say("metavar-days"), help=say("tables-older-than")
        ),
        data_option(texts),
    ]


def rows_of(database: Path) -> list[Row]:
    """All tables, the newest first. A running server need not be asked: what it has acknowledged is in the file."""
    of_table = "FROM entries WHERE table_name = name"
    query = f"""
        SELECT name, (SELECT coalesce(sum(length(CAST(entry AS BLOB))), 0) {of_table}), CAST(summary AS BLOB),
               (SELECT CAST(entry AS BLOB) {of_table} AND position = 0)
        FROM tables
    """  # noqa: S608 - nothing in it comes from outside
    with problems(database, "unreadable"), closing(open_to_read(database)) as tables:
        rows = [Row(name, size, known(name, *stored)) for name, size, *stored in tables.execute(query)]
    return sorted(rows, key=lambda row: (0.0 if row.known is None else -row.known.summary.touched, row.name))


def known(name: str, summary: bytes, first: bytes | None) -> Known | None:
    if first is None:
        return None
    try:
        return Known(read_summary(summary), read_entry(name, 1, first).at)
    except (ValueError, RecursionError, Damaged):
        return None


def described(texts: Texts, row: Row, *, names: bool) -> tuple[Text, ...]:
    size = texts.say("tables-size", size=-(-row.bytes // 1000))
    if row.known is None:
        return Text(size), Text(texts.say("reissue-damaged"))
    summary = row.known.summary
    people = [name for name in summary.names if name] if names else []
    parts = (
        texts.also(summary.game).say("game"),
        texts.say(f"phase-{summary.phase}"),
        *((texts.listed(people),) if people else ()),
        texts.say("tables-devices", devices=len(summary.devices)),
        size,
        texts.say("tables-opened", when=moment(row.known.opened)),
        texts.say("reissue-touched", when=moment(summary.touched)),
    )
    return tuple(Text(part) for part in parts)


def data_of(row: Row, *, names: bool) -> dict[str, object]:
    if row.known is None:
        return {"table": row.name, "damaged": True, "bytes": row.bytes}
    summary = row.known.summary
    data: dict[str, object] = {
        "table": row.name,
        "damaged": False,
        "game": summary.game,
        "phase": summary.phase,
        "never_started": summary.is_unstarted,
        "devices": len(summary.devices),
        "bytes": row.bytes,
        "opened": row.known.opened,
        "touched": summary.touched,
    }
    return {**data, "names": summary.names} if names else data


async def deleted(folder: Path, names: Sequence[str]) -> None:
    """Delete tables through the running server, which tells everyone who is there; without one, from the file."""
    if address_of(folder) is None:
        await deleted_from_file(database_of(str(folder)), names)
        return
    note = running(folder)
    api = Api(note["url"], note["keeper"], unchecked())
    for name in names:
        try:
            await api.ask("DELETE", f"/api/tables/{quote(name, '')}")
        except Failure as failure:
            if failure.status != GONE:  # Its host was faster.
                raise
        except (OSError, HTTPException) as error:
            raise Invalid(str(folder), "not-running") from error


async def deleted_from_file(database: Path, names: Iterable[str]) -> None:
    store = SqliteStore(database)
    try:
        for name in names:
            await store.delete(name)
    finally:
        await store.close()
