"""`aprendiz serve`: runs a server for everybody who can reach this machine."""

import ssl
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import click

from aprendiz.cli.command import Choices, Command, Listed, Whole
from aprendiz.cli.console import Console
from aprendiz.cli.data import data_option, new_or_old
from aprendiz.cli.listens import host_option, listens, port_option
from aprendiz.cli.qr import show_code
from aprendiz.cli.serving import served
from aprendiz.core.errors import Invalid
from aprendiz.host.archive import Archive
from aprendiz.host.folder import made
from aprendiz.lang.texts import Texts
from aprendiz.server import logs
from aprendiz.server.address import EVERYWHERE, reachable
from aprendiz.server.host_names import ascii_name
from aprendiz.server.run import Serving

MOST_DAYS: Final = 36_500
DAY: Final = 24 * 3600.0
ARCHIVE: Final = "archive"
ARCHIVE_AFTER: Final = 90
"""Days; a family that plays in the holidays finds its table again."""


def command(texts: Texts, _game: str) -> click.Command:
    def serve(log_level: str | None, **given: Any) -> int | None:
        serving = understood(**given)
        level = log_level or ("warning" if sys.stderr.isatty() else "info")
        return served(texts, serving, level, lambda port: announce(texts, Console(), serving, port))

    say = texts.say
    file, level = say("metavar-file"), say("metavar-level")
    return Command(
        texts,
        "serve",
        say("about-serve"),
        [
            host_option(texts),
            port_option(texts),
            data_option(texts),
            click.Option(["--public-url"], metavar=say("metavar-url"), help=say("serve-public-url")),
            click.Option(["--cert"], type=click.Path(), metavar=file, help=say("serve-cert")),
            click.Option(["--key"], type=click.Path(), metavar=file, help=say("serve-key")),
            click.Option(["--proxy"], type=Listed(), metavar=say("metavar-addresses"), help=say("serve-proxy")),
            click.Option(["--name"], type=Listed(), multiple=True, metavar=say("metavar-name"), help=say("serve-name")),
            click.Option(
                ["--archive-after"],
                type=Whole(0, MOST_DAYS),
                default=ARCHIVE_AFTER,
                metavar=say("metavar-days"),
                help=say("serve-archive-after", usual=ARCHIVE_AFTER),
            ),
            click.Option(
                ["--archive"],
                type=click.Path(),
                metavar=say("metavar-folder"),
                help=say("serve-archive", folder=ARCHIVE),
            ),
            click.Option(
                ["--log-level"],
                type=Choices(logs.LEVELS),
                metavar=level,
                help=say("serve-log-level", known=", ".join(logs.LEVELS)),
            ),
        ],
        serve,
    )


def understood(
    host: str | None,
    port: int | None,
    data: str | None,
    public_url: str | None,
    cert: str | None,
    key: str | None,
    proxy: tuple[str, ...] | None,
    name: tuple[tuple[str, ...], ...],
    archive_after: int,
    archive: str | None,
) -> Serving:
    """The settings of the server; raises Invalid with the option that makes no sense."""
    place = listens(host, port)
    public = None if public_url is None else address(public_url)
    certificate, secret = certified(cert, key)
    proxies = None if proxy is None else ",".join(network(word) for word in proxy)
    names = tuple(host_name(word) for words in name for word in words)
    folder = new_or_old(data)
    kept = archived(folder, archive, archive_after)
    return Serving(*place, folder, public, certificate, secret, proxies, names, archive=kept)


def archived(folder: Path, archive: str | None, days: int) -> Archive | None:
    if archive == "":
        raise Invalid("--archive", "missing")
    if archive is not None and not days:
        raise Invalid("--archive", "not-with", option="--archive-after 0")
    return Archive(folder / ARCHIVE if archive is None else made(Path(archive)), days * DAY) if days else None


def address(url: str) -> str:
    try:
        parts = urlsplit(url)
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        is_all = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    except ValueError:
        is_whole = is_all = False
    if not is_whole or not is_all:
        raise Invalid("--public-url", "no-url", found=url)
    return f"{parts.scheme}://{parts.netloc}"


def certified(cert: str | None, key: str | None) -> tuple[Path | None, Path | None]:
    if cert is None:
        if key is not None:
            raise Invalid("--key", "only-with", option="--cert")
        return None, None
    for file in (cert, key or cert):
        try:
            Path(file).read_bytes()
        except OSError as error:
            raise Invalid(file, "unreadable", reason=error.strerror or str(error)) from error
    try:
        # With a key that needs a password, the server could not start unattended.
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password="")
    except ssl.SSLError as error:
        raise Invalid(cert, "no-certificate", reason=error.reason or str(error)) from error
    return Path(cert), None if key is None else Path(key)


def network(word: str) -> str:
    try:
        return str(ip_network(word)) if "/" in word else str(ip_network(word).network_address)
    except ValueError as error:
        raise Invalid("--proxy", "no-addresses", found=word) from error


def host_name(word: str) -> str:
    found = ascii_name(word)
    if found is None:
        raise Invalid("--name", "no-name", found=word)
    return found


def announce(texts: Texts, console: Console, serving: Serving, port: int) -> None:
    """Print how others can join, once the server is ready."""
    say = texts.say
    near = f"{serving.scheme}://localhost:{port}"
    found, far = reachable(serving.host), serving.address(port)
    if serving.port not in (0, port):
        print(say("serve-other-port", wanted=str(serving.port), port=str(port)))
    if far is not None:
        print(say("serve-others", url=far))
        show_code(console, far)
    if found is None or serving.host in EVERYWHERE:
        print(say("serve-here", url=near))
    if far is None:
        print(say("serve-only-here"))
    elif serving.host in EVERYWHERE:
        print(say("serve-everywhere"))
    print(say("serve-folder", folder=str(serving.folder)))
    if serving.archive is not None:
        days = round(serving.archive.after / DAY)
        print(say("serve-archives", days=days, folder=str(serving.archive.folder)))
    print(say("serve-end"), flush=True)
