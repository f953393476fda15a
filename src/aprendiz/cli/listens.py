"""The options `--host` and `--port`: where a server listens."""

from typing import Final

import click

from aprendiz.cli.command import Whole
from aprendiz.core.errors import Invalid
from aprendiz.lang.texts import Texts
from aprendiz.server.address import EVERYWHERE, HIGHEST_PORT

HOST: Final = next(iter(EVERYWHERE))
PORT: Final = 8000


def host_option(texts: Texts) -> click.Option:
    return click.Option(["--host"], metavar=texts.say("metavar-address"), help=texts.say("serve-host", usual=HOST))


def port_option(texts: Texts) -> click.Option:
    return click.Option(
        ["--port"],
        type=Whole(0, HIGHEST_PORT),
        metavar=texts.say("metavar-number"),
        help=texts.say("serve-port", usual=str(PORT)),
    )


def listens(host: str | None, port: int | None) -> tuple[str, int]:
    """The given address and port, or their defaults."""
    if host == "":
        raise Invalid("--host", "missing")
    return HOST if host is None else host, PORT if port is None else port
