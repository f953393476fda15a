"""docs/protocol.md matches what the server really sends, and is complete."""

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from aprendiz.client import client
from aprendiz.core.header import LONGEST_NAME
from aprendiz.core.reader import DEEPEST_TOML, MOST_DOTS, MOST_DOTS_IN_LINE
from aprendiz.core.table_rules import STATUSES, TableRule
from aprendiz.host import checking, commands, directory, guesses, messages
from aprendiz.host.codes import CONSONANTS, HAND_OVER, INVITATION, SYLLABLES, VOWELS
from aprendiz.host.guesses import FEW, LONGEST
from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.host.limits import without_reserve
from aprendiz.host.room import MOST_CONNECTIONS
from aprendiz.host.table import RECENT, REMEMBERED
from aprendiz.host.wording import NEWEST
from aprendiz.server import api, bodies, connection, entrance, fair_limit, protocols, wire
from aprendiz.server.descriptions import TABLE_MESSAGES
from aprendiz.server.descriptors import SPARE
from aprendiz.server.fair_limit import LITTLE, OF_DEVICE, OF_NETWORK
from aprendiz.server.limits import Limits
from tests.server.dialogue import ANY, PAGE, Block, examples, fits, told

SOURCES = Path(wire.__file__).parents[1]
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = examples()
BODIES = {
    "/api/tables": bodies.NewTable,
    "/api/join": bodies.WithCode,
    "/api/claim": bodies.WithCode,
    "/api/code": bodies.WithCode,
    "/api/edition": bodies.EditionFile,
}


def sent_by_socket() -> list[Block]:
    return [example for example in EXAMPLES if example.is_sent and example.request is None]


def test_the_server_says_every_example_in_this_order() -> None:
    asyncio.run(told(EXAMPLES))


@pytest.mark.parametrize("example", sent_by_socket(), ids=lambda example: f"line {example.line}")
def test_the_server_understands_what_a_device_sends_in_the_page(example: Block) -> None:
    request = wire.decoder.decode(json.dumps(example.data))
    assert type(request).__name__ == example.kind


def test_the_server_understands_the_bodies_of_requests_in_the_page() -> None:
    asked = [example for example in EXAMPLES if example.is_sent and example.request is not None]
    assert {example.request for example in asked} == {f"POST {path}" for path in BODIES}
    for example in asked:
        msgspec.convert(example.data, BODIES[str(example.request).split()[1]])


def test_every_request_of_the_socket_has_an_example() -> None:
    assert {example.kind for example in sent_by_socket()} == names(get_args(wire.AnyRequest))


def test_every_command_has_an_example() -> None:
    asked = {example.data["command"]["kind"] for example in sent_by_socket() if example.kind == "Do"}
    assert asked == names(get_args(commands.AnyCommand))


def test_every_message_of_the_server_has_an_example() -> None:
    heard = [example for example in EXAMPLES if not example.is_sent and example.status is None]
    assert {example.kind for example in heard} == names((*wire.ANSWERS, *TABLE_MESSAGES))


def test_all_that_a_table_tells_is_in_the_list_of_messages() -> None:
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, messages.Message)]
    assert names(kinds) - {"Message"} == names(TABLE_MESSAGES)


def test_every_part_of_a_message_of_a_table_is_shown_in_full_somewhere() -> None:
    shown = {name for example in EXAMPLES if not example.is_sent for name in named(example.data)}
    parts = (
        *TABLE_MESSAGES,
        *wire.ANSWERS,
        messages.Lobby,
        messages.ChairSeen,
        messages.You,
        messages.SeatSeen,
        messages.Clocks,
    )
    needed = {field.name for kind in parts for field in msgspec.structs.fields(kind)}
    assert needed <= shown


def named(data: object) -> Iterator[str]:
    if isinstance(data, dict):
        yield from data
        for value in data.values():
            yield from named(value)
    elif isinstance(data, list):
        for value in data:
            yield from named(value)


def test_every_request_by_http_is_listed_and_has_an_example_if_it_is_answered_in_json() -> None:
    paths = {(method, route.path) for route in api.routes() for method in (route.methods or ()) if method != "HEAD"}
    listed = set(re.findall(r"`(GET|POST|DELETE) (/[^`?]*)`", TEXT[TEXT.index("## HTTP") : TEXT.index("### Games")]))
    assert listed == paths | {("GET", "/api/openapi.json"), ("GET", "/api/asyncapi.json")}
    asked = [str(example.request).split() for example in EXAMPLES if example.request is not None]
    patterns = {(method, path): re.sub(r"\{\w+\}", "[^/]+", path) + r"(\?.*)?" for method, path in paths}
    missing = {
        (method, path)
        for (method, path), pattern in patterns.items()
        if not any(method == by and re.fullmatch(pattern, to) for by, to in asked)
    }
    assert missing == {("GET", "/metrics")}


def test_the_tables_own_rules_are_those_the_server_knows() -> None:
    rule = ""
    listed: set[tuple[str, str]] = set()
    statuses: dict[str, int] = {}
    row = r"^\| (?:`(table-\d+)` \| (\d+)|\|) \| `([a-z-]+)` \|"
    for number, status, remedy in re.findall(row, TEXT, flags=re.MULTILINE):
        rule = number or rule
        listed.add((rule, remedy))
        if number:
            statuses[rule] = int(status)
    assert listed == set(refusals())
    assert statuses == STATUSES


def refusals() -> Iterator[tuple[str, str]]:
    """Every refusal by a table in the source code."""
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for name, remedies in re.findall(r"\bno\(TableRule\.([A-Z_]+), ([^)]*)\)", text):
            for remedy in re.findall(r'"([a-z-]+)"', remedies):
                yield TableRule[name].number, remedy


def test_the_problems_of_requests_are_those_the_server_knows() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (SOURCES / "server").glob("*.py"))
    answered = set(re.findall(r'problem\((\d+), "[a-z-]+", "([a-z-]+)"', text))
    answered |= set(re.findall(r'(\d+): "(unknown-[a-z]+)"', text))
    assert len(answered) >= 7
    listed = set()
    for problems, statuses in re.findall(
        r"^\| ((?:`[a-z-]+`(?:, )?)+) \| ([\d, ]+) \| [a-z]", TEXT, flags=re.MULTILINE
    ):
        listed |= set(zip(statuses.split(", "), re.findall(r"[a-z-]+", problems), strict=True))
    assert answered <= listed


def test_the_limits_are_those_of_the_server() -> None:
    listed: dict[str, int] = {}
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([\d, ]+) \|", TEXT[TEXT.index("## Limits") :], flags=re.MULTILINE)
    for left, right in rows:
        listed.update(zip(re.findall(r"\w+", left), map(int, right.split(", ")), strict=True))
    assert listed == {field.name: int(getattr(Limits(), field.name)) for field in fields(Limits)}


def test_what_the_page_counts_in_words_is_so() -> None:
    assert (HAND_OVER, INVITATION, LONGEST_NAME) == (10 * 60, 24 * 3600, 40)
    limits = HouseLimits()
    assert (limits.tables_of_one, limits.tables, limits.guests) == (100, 10_000, 200)
    assert (limits.unstarted_of_one, limits.unstarted, without_reserve(200)) == (20, 48 * 3600, 180)
    assert (limits.guesses, limits.guesses_a_second) == (600, 1 / 30)
    assert (limits.guesses_of_device, limits.guesses_of_network, LONGEST, FEW) == (5, 100, 600, 5)
    assert (len(CONSONANTS) * len(VOWELS)) ** SYLLABLES == 9_150_625
    assert (OF_NETWORK, OF_DEVICE, LITTLE) == (1 / 2, 1 / 10, 1 / 10)
    assert (fair_limit.RESERVE, entrance.RESERVE) == (1 / 4, 1 / 4)
    assert (protocols.HEAD_PATIENCE, SPARE, guesses.RESERVE) == (5, 64, 1 / 2)
    assert limits.moves == 10_000
    for sentence in (
        f"The server keeps the last {RECENT} changes",
        f"A table remembers the last {REMEMBERED:,} tokens",
        f"Who has not caught up within {protocols.FAREWELL:.0f} seconds is cut off",
        "which is good for ten minutes",
        "An invitation is good for a day",
        "A name has 1 to 40 printable signs",
        "A game has at most 10,000 moves",
        f"the\nnewest {NEWEST:,}.",
        "A device has at most 100 tables as their host, the server 10,000; 200 devices can come to one table",
        "At most 20 of the tables of a device may be waiting for their first game",
        "The last tenth of the tables, of the sockets and of the devices at a table is kept",
        "A table where no game has begun is deleted after 48 hours without activity",
        "A key that comes to no table within a day expires",
        "There are 9,150,625 codes",
        "All networks together have 600 wrong codes at once and one more every 30 seconds",
        "the first 5 of a device and the first 100 of a network have no delay",
        "one network can use half of a limit, and one device a tenth",
        "the head of a request must arrive within 5 seconds",
        f"Beyond {MOST_CONNECTIONS} connections at one table",
        f"for at most {checking.PATIENCE:.0f} seconds",
        f"wait for {checking.MOST_OF_ONE} such checks, all together for {checking.MOST_WAITING}",
        f"The second half is for networks with fewer than {checking.MOST_OF_ONE}",
        f"at most {MOST_DOTS_IN_LINE} dots in a line and {MOST_DOTS:,} in all",
        f"tables are at most {DEEPEST_TOML} deep",
        f"At most {protocols.MOST_FRAMES:,} WebSocket frames and {protocols.MOST_PIPELINED} HTTP requests",
        f"the newest {directory.SHOWN} tables of this device, and the newest {directory.SHOWN} listed tables",
    ):
        assert sentence in TEXT


def test_the_closing_codes_are_those_of_the_server() -> None:
    codes = {int(code) for code in re.findall(r"^\| (\d{4}) \|", TEXT, flags=re.MULTILINE)}
    assert {connection.OTHER_PROTOCOL, connection.TOO_MUCH, connection.TOO_SLOW} <= codes


def test_every_program_of_this_repository_speaks_the_protocol_of_the_server() -> None:
    assert client.PROTOCOL == wire.PROTOCOL
    for script in (SOURCES / "web/net/socket.js", PAGE.parents[1] / "bench/server/aprendiz.js"):
        assert f"const PROTOCOL = {wire.PROTOCOL};" in script.read_text(encoding="utf-8")


def test_every_link_within_the_page_leads_somewhere() -> None:
    titles = {title.lower().replace(" ", "-") for title in re.findall(r"^#+ (.+)$", TEXT, flags=re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= titles
    assert all((PAGE.parent / link).exists() for link in re.findall(r"\]\(([^#)]+)\)", TEXT))


@pytest.mark.parametrize(
    ("example", "real", "is_so"),
    [
        ({"a": 1}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": 1, ANY: ANY}, {"a": 1, "b": 2}, True),
        ({"a": 1, ANY: ANY}, {"b": 2}, False),
        ([1, ANY], [1, 2, 3], True),
        ([2, ANY], [1, 2, 3], False),
        ([1], [1, 2], False),
        ("0.…", "0.1.0", True),
        ("1.…", "0.1.0", False),
        (ANY, None, True),
        (1, True, False),
        (1, 1.0, False),
        (None, 0, False),
    ],
)
def test_an_example_fits_only_what_it_does_not_leave_out(example: object, real: object, *, is_so: bool) -> None:
    assert fits(example, real) is is_so


def names(kinds: object) -> set[str]:
    assert isinstance(kinds, tuple | list)
    return {kind.__name__ for kind in kinds}
