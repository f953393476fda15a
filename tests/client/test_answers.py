"""Lost answers: the command is retried, and carried out only once."""

import asyncio
from functools import partial

from aprendiz.client import Api, Client, Visit, take_seat
from aprendiz.core.seal import pledge_of
from tests.client.company import Data, together
from tests.client.relay import Relay, relay
from tests.host.tables import until
from tests.quiet import QUIET
from tests.server.serving import Server

PLAN: Data = {"game": "flautz", "seats": 3, "edition": QUIET, "options": {"starter": 0}}

EVENING: tuple[tuple[str, Data], ...] = (
    ("Sit", {"name": "Emil", "seat": 2}),
    ("Leave", {"seat": 2}),
    ("Rename", {"seat": 0, "name": "Annalisa"}),
    ("Help", {"seat": 0, "is_on": True}),
    ("Swap", {"seat": 0, "other": 2}),
    ("SeatBot", {"seat": 0, "level": "novice"}),
    ("Free", {"seat": 0}),
    ("Choose", {"plan": {**PLAN, "seats": 2, "options": {"starter": 1}}}),
    ("Pledge", {"pledge": pledge_of(bytes.fromhex("5d" * 16))}),
    ("Start", {}),
    ("Share", {"share": "5d" * 16}),
    ("Say", {"seat": 1, "phrase": "hello"}),
    ("Act", {"seat": 1, "ask": 1, "move": {"kind": "Focus"}}),
    ("Undo", {"seat": 1}),
    ("OpenHands", {"seat": 1, "is_on": True}),
    ("Pause", {}),
    ("Resume", {}),
    ("End", {}),
    ("Rematch", {}),
    ("Remove", {"seat": 0}),
)
"""Commands of the host, in an order in which each is possible once."""

TWICE = ("Share", "End")
"""Commands with two entries: the last share begins the game, and a stopped game is filmed."""

KNOWN = {"Pledge": ("seal",), "Share": ("terms",)}
"""What a command says of the lobby."""

KILLING = ("Swap", "Start", "Say", "Undo", "Rematch")
"""After these commands the server is killed, too."""


def test_every_command_whose_answer_was_lost_is_sent_again_and_was_done_once(running: Server) -> None:
    async def body() -> None:
        async with relay(running.url) as (line, url), Client(Api(url)) as anna, Client(Api(running.url)) as berta:
            _, code = await anna.api.create(PLAN)
            host = (await take_seat(anna, code, "Anna", 0)).visit
            guest = (await take_seat(berta, code, "Berta", 1)).visit
            for command, parts in EVENING:
                if command in ("Start", "Share"):
                    await guest.add_chance()
                await together(host, guest)
                before = host.version or 0
                server = running if command in KILLING else None
                known = {name: host.lobby[name] for name in KNOWN.get(command, ())}
                asking = without_answer(line, host, guest, server, command, {**parts, **known})
                answer = await asyncio.wait_for(asking, 30)
                assert answer["kind"] == ("Stale" if command == "Act" else "Done"), command
                assert answer["version"] == before + (2 if command == "Share" else 1), command
                after = before + (2 if command in TWICE else 1)
                await until(partial(is_at, host, after))
                assert is_at(host, after), command
            assert anna.reconnections == len(EVENING)
            await until(lambda: guest.is_gone)

    asyncio.run(body())


def is_at(visit: Visit, version: int) -> bool:
    return visit.version == version


async def without_answer(
    line: Relay, host: Visit, other: Visit, server: Server | None, command: str, parts: Data
) -> Data:
    """Send a command. After it is carried out, lose the connection, and perhaps kill the server as well."""
    before = other.version or 0
    line.loses_answers = True
    asking = asyncio.create_task(host.do(command, **parts))
    await until(lambda: other.is_gone or (other.version or 0) > before)
    assert not asking.done()
    if server is not None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    line.loses_answers = False
    line.cut()
    return await asking


def test_a_table_whose_deletion_was_not_answered_is_deleted(running: Server) -> None:
    async def body() -> None:
        async with relay(running.url) as (line, url), Client(Api(url)) as anna, Client(Api(running.url)) as berta:
            table, code = await anna.api.create(PLAN)
            host = await anna.visit(table)
            guest = await berta.visit(await berta.api.join(code))
            answer = await asyncio.wait_for(without_answer(line, host, guest, None, "Delete", {}), 30)
            assert answer["rule"] == "table-18"

    asyncio.run(body())
