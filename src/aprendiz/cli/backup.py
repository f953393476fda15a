"""`aprendiz backup`: copies all tables of a server into one new file, even while it runs."""

from contextlib import closing
from pathlib import Path

import click

from aprendiz.cli.command import Argument, Command
from aprendiz.cli.console import Console
from aprendiz.cli.data import data_option, database_of
from aprendiz.host.database import backup, open_to_read
from aprendiz.lang.texts import Texts


def command(texts: Texts, _game: str) -> click.Command:
    say = texts.say

    def copy(file: str, data: str | None) -> None:
        target = Path(file)
        backup(database_of(data), target)
        with closing(open_to_read(target)) as copied:
            [tables] = copied.execute("SELECT count(*) FROM tables").fetchone()
        Console().say(say("backup-done", tables=tables, file=file))

    return Command(
        texts,
        "backup",
        say("about-backup"),
        [Argument("file", say("metavar-file"), say("backup-file"), type=click.Path()), data_option(texts)],
        copy,
    )
