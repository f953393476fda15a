"""`aprendiz reissue`: the operator of a server makes another device the host of a table."""

import asyncio
from contextlib import closing
from datetime import datetime
from http.client import HTTPException
from pathlib import Path
from urllib.parse import quote

import click
from rich.text import Text

from aprendiz.cli.command import Argument, Command
from aprendiz.cli.console import Console
from aprendiz.cli.data import data_option, database_of, folder_of
from aprendiz.cli.join import refused
from aprendiz.cli.running import running, unchecked
from aprendiz.cli.table import Fact, Scene
from aprendiz.client import Api, Failure
from aprendiz.core.errors import Invalid
from aprendiz.host.codes import HAND_OVER
from aprendiz.host.database import open_to_read, problems
from aprendiz.host.summary import Summary, read_summary
from aprendiz.lang.texts import Texts


def command(texts: Texts, _game: str) -> click.Command:
    texts = texts.also("table")
    say = texts.say

    def reissue(table: str | None, data: str | None) -> int | None:
        console = Console()
        if table is None:
            show(texts, console, database_of(data))
            return None
        try:
            code = asyncio.run(new_code(folder_of(data), table))
        except Failure as failure:
            return refused(texts, str(folder_of(data)), failure.problem)
        console.say(say("reissue-code", code=code, minutes=int(HAND_OVER / 60)))
        return None

    return Command(
        texts,
        "reissue",
        say("about-reissue"),
        [Argument("table", say("metavar-table"), say("reissue-table"), required=False), data_option(texts)],
        reissue,
    )


async def new_code(folder: Path, table: str) -> str:
    """A code from the server that uses the folder; raises Invalid if none is running."""
    note = running(folder)
    try:
        answer = await Api(note["url"], note["keeper"], unchecked()).ask("POST", f"/api/tables/{quote(table, '')}/host")
        return str(answer["code"])
    except (OSError, HTTPException, ValueError, TypeError, KeyError) as error:
        raise Invalid(str(folder), "not-running") from error  # The server was killed, but its note remains.


def show(texts: Texts, console: Console, database: Path) -> None:
    with problems(database, "unreadable"), closing(open_to_read(database)) as tables:
        rows = tables.execute("SELECT name, CAST(summary AS BLOB) FROM tables ORDER BY name").fetchall()
    if not rows:
        console.say(texts.say("reissue-none"))
        return
    found = [(name, read_or_damaged(data)) for name, data in rows]
    found.sort(key=lambda row: 0.0 if row[1] is None else -row[1].touched)
    facts = tuple(Fact(name, described(texts, summary)) for name, summary in found)
    console.draw(Scene(texts.say("reissue-title", folder=str(database.parent)), (facts,)))


def read_or_damaged(data: bytes) -> Summary | None:
    try:
        return read_summary(data)
    except (ValueError, RecursionError):
        return None


def described(texts: Texts, summary: Summary | None) -> tuple[Text, ...]:
    if summary is None:
        return (Text(texts.say("reissue-damaged")),)
    names = [name for name in summary.names if name]
    parts = (
        texts.also(summary.game).say("game"),
        texts.say(f"phase-{summary.phase}"),
        *((texts.listed(names),) if names else ()),
        texts.say("reissue-touched", when=moment(summary.touched)),
    )
    return tuple(Text(part) for part in parts)


def moment(at: float) -> str:
    try:
        return datetime.fromtimestamp(at).astimezone().isoformat(" ", "minutes")[:16]
    except (ValueError, OverflowError, OSError):
        return "?"  # Somebody has edited it.
