"""The data folder of a server: the option `--data`, or the default."""

import errno
import os
from pathlib import Path

import click

from aprendiz.core.errors import Invalid
from aprendiz.host.folder import DATABASE, made, usual_folder
from aprendiz.lang.texts import Texts


def data_option(texts: Texts) -> click.Option:
    return click.Option(
        ["--data"], type=click.Path(), metavar=texts.say("metavar-folder"), help=texts.say("option-data")
    )


def folder_of(data: str | None) -> Path:
    if data == "":
        raise Invalid("--data", "missing")
    return usual_folder() if data is None else Path(data)


def new_or_old(data: str | None) -> Path:
    return made(folder_of(data))


def database_of(data: str | None) -> Path:
    """Raises Invalid if no server has ever used the folder."""
    path = folder_of(data) / DATABASE
    if not path.exists():
        raise Invalid(str(path), "unreadable", reason=os.strerror(errno.ENOENT))
    return path
