"""`aprendiz join`: a bot on this machine takes a chair at a table on another server and plays."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

import click

from aprendiz.bots.levels import LEVEL_NAMES
from aprendiz.cli.command import Argument, Choices, Command, Whole
from aprendiz.cli.console import Console
from aprendiz.cli.guest import Guest
from aprendiz.cli.main import complain
from aprendiz.cli.players import USUAL
from aprendiz.client import Api, Client, Failure, Lost, Refused, Unfair, Visit
from aprendiz.client.client import PROTOCOL
from aprendiz.core.errors import Invalid, Refusal
from aprendiz.core.header import LONGEST_NAME
from aprendiz.host.chairs import MOST_SEATS
from aprendiz.lang.texts import Texts

FAILED: Final = 1
FAREWELL: Final = 3.0
"""Timeout, in seconds, for giving back the chair."""


def command(texts: Texts, _game: str) -> click.Command:
    texts = texts.also("table")
    say = texts.say

    def join(url: str, code: str | None, bot: str, name: str | None, seat: int | None) -> int | None:
        if name is not None and not (1 <= len(name) <= LONGEST_NAME and name.isprintable() and name.strip()):
            raise Invalid("--name", "name", most=LONGEST_NAME, found=name)
        server, invitation = invited(texts, url, code)
        try:
            return asyncio.run(played(texts, server, invitation, bot, name, seat))
        except Failure as failure:
            return refused(texts, server, failure.problem)
        except Refused as refusal:
            return refused(texts, server, refusal.answer)
        except Unfair:
            complain(say("join-unfair"))
            return FAILED
        except OSError as error:
            raise Invalid(server, "no-connection", reason=error.strerror or str(error)) from error
        except (Lost, HTTPException) as error:
            raise Invalid(server, "no-connection", reason=str(error) or type(error).__name__) from error

    return Command(
        texts,
        "join",
        say("about-join"),
        [
            Argument("url", say("metavar-url"), say("join-url")),
            Argument("code", say("metavar-code"), say("join-code"), required=False),
            click.Option(
                ["--bot"],
                type=Choices(LEVEL_NAMES),
                default=USUAL,
                metavar=say("metavar-level"),
                help=say("join-bot", known=", ".join(LEVEL_NAMES), usual=USUAL),
            ),
            click.Option(["--name"], metavar=say("metavar-name"), help=say("join-name")),
            click.Option(
                ["--seat"], type=Whole(0, MOST_SEATS - 1), metavar=say("metavar-number"), help=say("join-seat")
            ),
        ],
        join,
    )


def invited(texts: Texts, url: str, code: str | None) -> tuple[str, str]:
    """The server and the invitation code, which may be part of the URL."""
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_address = False
    if not is_address:
        raise Invalid(texts.say("metavar-url"), "no-url", found=url)
    if not (code or parts.fragment):
        raise Invalid(texts.say("metavar-code"), "missing")
    return f"{parts.scheme}://{parts.netloc}", code or parts.fragment


async def played(texts: Texts, server: str, code: str, level: str, name: str | None, seat: int | None) -> int:
    api = Api(server)
    await check(api)
    async with Client(api) as client:
        visit = await client.visit(await api.join(code))
        chair = await sit(texts, visit, level, name, seat)
        console = Console()
        console.say(texts.say("join-sits", name=visit.lobby["chairs"][chair]["name"], chair=chair))
        guest = Guest(texts, console, client, visit, level)
        try:
            return 0 if await guest.play() else FAILED
        except asyncio.CancelledError:
            # Ctrl-C: give back the chair. In a running game, another bot takes over.
            with suppress(Refused, Lost, TimeoutError, OSError):
                async with asyncio.timeout(FAREWELL):
                    await visit.do("Leave", seat=guest.seat)
                    console.say(texts.say("join-left"))
            raise


async def check(api: Api) -> None:
    """Raises Invalid unless the URL is a server that speaks this program's protocol."""
    try:
        found = (await api.ask("GET", "/api/health"))["protocol"]
    except (Failure, ValueError, KeyError, TypeError) as error:
        raise Invalid(api.url, "no-server") from error
    if found != PROTOCOL:
        raise Invalid(api.url, "other-protocol", found=found, known=PROTOCOL)


async def sit(texts: Texts, visit: Visit, level: str, name: str | None, seat: int | None) -> int:
    free = [number for number, chair in enumerate(visit.lobby["chairs"]) if chair["player"] is None]
    likely = next(iter(free), 0) if seat is None else seat
    await visit.do("Sit", name=name or texts.say(f"bot-{level}", number=likely + 1), seat=seat)
    return int(visit.you["seats"][0])


def refused(texts: Texts, server: str, answer: Mapping[str, Any]) -> int:
    """Print in one line why the server refused; returns the exit code."""
    remedy, problem, facts = answer.get("remedy"), answer.get("problem"), answer.get("facts", {})
    if f"remedy-{remedy}" in texts:
        complain(texts.refusal(Refusal(str(answer["rule"]), str(remedy), facts)))
    elif f"problem-{problem}" in texts:
        error = Invalid(str(answer["where"]), str(problem), **facts)
        error.facts = facts  # As the server wrote them.
        complain(texts.problem(error))
    else:
        complain(texts.problem(Invalid(server, "no-server")))
    return FAILED
