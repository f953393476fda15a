"""The worst inputs we know keep the budget of the event loop, see `budget.py`: files, boxes, listings, floods."""

import asyncio
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from aprendiz.client import Api, Client
from aprendiz.games import NAMES, load
from aprendiz.games.boxes import file_of
from aprendiz.host import entries
from aprendiz.host.chairs import Chair, Plan, Settings
from aprendiz.host.directory import SHOWN
from aprendiz.host.folder import DATABASE
from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.host.room import MOST_CONNECTIONS
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.summary import Summary, write_summary
from aprendiz.server import bodies, wire
from aprendiz.server.device import device_of
from aprendiz.server.run import Serving
from tests.client.company import begin
from tests.host.tables import in_a_loop
from tests.server.budget import ATTEMPTS, BUDGET, LoopWatch
from tests.server.keys import new_key, signed
from tests.server.nonsense import Data, text_of
from tests.server.serving import HOST, Server, sent_until_cut_off, server
from tests.server.test_bad_input import FREE, Line, Table, do, line
from tests.server.test_http_fuzz import requested

ROOT = "a" * 32
ANNA = signed(ROOT)
JSON = {"authorization": f"Bearer {ANNA}", "content-type": "application/json"}
MANY = 10_000
LONGEST = 20_000

BOMBS = {
    "a long key": "a" + ".a" * 9_990 + " = 1",
    "a long header": "[a" + ".a" * 4_000 + "]\n" + "\n".join(f"b{number} = 1" for number in range(1_100)),
    "long headers": "\n".join("[" + "a." * 7 + f"b{number}]" for number in range(800)),
    "long keys": "\n".join("a." * 7 + f"b{number} = 1" for number in range(700)),
    "an inline table": "a = {" + ", ".join(f"b.c{number} = 1" for number in range(1_200)) + "}",
    "a key in a text": 'a = """' + "." * 19_000 + '"""\nb' + ".b" * 100 + " = 1",
    "hidden by quotes": 'a = ["""x"""", 1]\nb = {c = """x"""""' + ", d" + ".d" * 5_000 + " = 1}",
    "lists in lists": "a = " + "[" * 9_000 + "]" * 9_000,
    "tables in tables": "a = " + "{b = " * 3_000,
    "a long list": "a = [" + "1, " * 6_600 + "]",
    "many tables": "\n".join(f"[a{number}]" for number in range(2_300)),
    "many lists of tables": "[[a]]\n" * 3_300,
    "open quotes": '"\\' * 9_990,
    "escapes": 'a = "' + "\\u00e9" * 3_300 + '"',
    "many texts": "a = [" + '"", ' * 4_900 + "]",
    "a large number": "a = " + "9" * 19_000,
    "many large numbers": "\n".join(f"a{number} = {'9' * 4_200}" for number in range(4)),
    "dates": "a = [" + "1979-05-27T07:32:00Z, " * 850 + "]",
    "no name in ASCII": "'" + "💥" * 15_000 + "' = 1",
    "comments": "#\n" * 9_990,
    "spaces": "a" + " " * 19_000 + "= 1",
}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    asyncio.run(furnish(folder))
    limits = HouseLimits(tables=2 * MANY, wishes=1e9)
    with server(Serving(HOST, 0, folder, pace=0.0, limits=FREE, house_limits=limits), LoopWatch()) as started:
        yield started
        assert "Traceback" not in started.log


async def furnish(folder: Path) -> None:
    """Ten thousand listed tables, all of which Anna was invited to."""
    store = SqliteStore(folder / DATABASE)
    anna, now = device_of(ROOT), time.time()
    plan = Plan("flautz", 2, settings=Settings(is_listed=True))

    async def put(number: int) -> None:
        host = f"{number:032x}"
        opened = entries.Opened(now, plan, (Chair(), Chair()), host, "00" * 32)
        admitted = entries.Admitted(now, anna)
        summary = Summary("flautz", "waiting", host, (anna, host), ("", ""), 2, True, None, 0.0, now + number / 1000)
        written = [entries.write(opened), entries.write(admitted)]
        await store.append(f"{number:020x}", 0, written, write_summary(summary))

    await asyncio.gather(*map(put, range(MANY)))
    await store.close()


def asked(running: Server, method: str, path: str, body: Any = None) -> Any:
    sent = None if body is None else text_of(body)
    return running.watched.keeps(lambda: requested(running, method, path, sent, JSON))


# Files


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS)
def test_a_file_that_is_made_to_be_slow_holds_up_nobody(running: Server, text: str) -> None:
    assert len(text) <= LONGEST
    for game in NAMES:
        status, answer = asked(running, "POST", "/api/edition", {"game": game, "text": text})
        assert status == 200
        assert b'"edition":null' in answer


def test_neither_do_many_of_them_at_once(running: Server) -> None:
    """The first three of every device are looked at, the others are refused."""
    texts = [f"# {number}\n{expensive_file()}" for number in range(25)]

    def send(number: int) -> int:
        headers = {**JSON, "authorization": f"Bearer {signed(f'{number % 5:032x}')}"}
        body = text_of({"game": "magus", "text": f"# {new_key()}\n{texts[number]}"})
        status: int = requested(running, "POST", "/api/edition", body, headers)[0]
        return status

    def send_all() -> list[int]:
        with ThreadPoolExecutor(len(texts)) as threads:
            return list(threads.map(send, range(len(texts))))

    assert set(running.watched.keeps(send_all)) <= {200, 429}


# Boxes

SPELLS = (
    "K-1c1 Gc Bc *a1 Gb",
    "Aa *3d- Gd Y14b Gb",
    "*c Yc1 B12-c Yc Ab",
    "*d Kc B1 Rb4 Yc K-3 Yd",
    "A3 Kdbba Kcdc Ka",
)
"""Each of these can be read in up to 2,000 ways, which is the bound."""


def expensive_box() -> dict[str, Any]:
    """A valid box of Magus Novatus that is as slow to check and to play as the bounds allow."""
    game = load("magus")
    box = game.write_edition(game.read_edition("classic"))
    backs = {"thieves": 0, "shake-up": 0, "curses": 0, "go-back": 0, "devil": 0, "presents": 0, "closed-book": 20}
    return {
        **box,
        "potions": {colour: [20] * 4 for colour in ("red", "yellow", "green", "blue")},
        "spells": {points: list(SPELLS * 4) for points in "234"},
        "backs": dict.fromkeys("234", backs),
    }


def expensive_file() -> str:
    """The same as a file."""
    text = file_of("magus", "classic")
    spells = text[text.index("[spells]") : text.index("# How many backs")]
    return text.replace(spells, "[spells]\n" + "".join(f"{points} = {list(SPELLS * 2)}\n" for points in (2, 3, 4)))


def many_mazes() -> dict[str, Any]:
    """The classic box of the Labyrinth with as many mazes as there may be."""
    game = load("labyrinth")
    box: dict[str, Any] = game.write_edition(game.read_edition("classic"))
    walls = max(box["mazes"].values(), key=len)
    return {**box, "mazes": {f"maze {number}": walls for number in range(100)}}


def many_arenas() -> dict[str, Any]:
    game = load("flautz")
    box = game.write_edition(game.read_edition("classic"))
    return {**box, "arenas": {f"a{number}": ["floor"] * 3 for number in range(1_500)}}


BOXES = {
    "spells": ("magus", expensive_box()),
    "mazes": ("labyrinth", many_mazes()),
    "arenas": ("flautz", many_arenas()),
}


@pytest.mark.parametrize(("game", "box"), BOXES.values(), ids=BOXES)
def test_a_box_that_is_slow_to_check_holds_up_nobody(running: Server, game: str, box: dict[str, Any]) -> None:
    status, _ = asked(running, "POST", "/api/tables", {"plan": {"game": game, "seats": 2, "edition": box}})
    assert status == 201


@in_a_loop
async def test_neither_does_a_game_with_an_expensive_box(running: Server) -> None:
    plan = {"game": "magus", "seats": 2, "edition": expensive_box()}
    async with Client(Api(running.url)) as anna, Client(Api(running.url)) as berta:

        async def play() -> None:
            dice = Random(4)
            name, code = await anna.api.create({"game": "flautz", "seats": 2})
            await berta.api.join(code)
            table = Table("magus", name, anna, berta)
            visits = await table.visits()
            await visits[0].do("Choose", plan=plan)
            for visit, person in zip(visits, ("Anna", "Berta"), strict=True):
                await visit.do("Sit", name=person, is_helped=True)
            await begin(*visits)
            for _ in range(40):
                seat, update = await table.asked()
                await visits[seat].act(seat, dice.choice(update["legal"]))
            await visits[0].do("Delete")

        await running.watched.keeps_with(play)


@in_a_loop
async def test_a_table_with_a_box_of_the_game_starts_within_the_budget(running: Server) -> None:
    async with Client(Api(running.url)) as anna:
        for game in NAMES:
            name, _ = await anna.api.create({"game": game, "seats": 2})
            async with line(running.url, await anna.api.known(), watch=running.watch) as host:

                async def start(host: Line = host, name: str = name) -> None:
                    seating = [{"kind": "SeatBot", "seat": seat, "level": "novice"} for seat in (0, 1)]
                    end: list[Data] = [{"kind": kind} for kind in ("Start", "End", "Rematch")]
                    for command in (*seating, *end):
                        [answer] = await host.ask([text_of(do(name, command))])
                        assert isinstance(answer, wire.Done)

                await running.watched.keeps_with(start)


# Listings


def test_ten_thousand_tables_are_listed_within_the_budget(running: Server) -> None:
    status, answer = asked(running, "GET", "/api/tables")
    tables = msgspec.json.decode(answer, type=bodies.Tables)
    assert status == 200
    assert [len(tables.mine), len(tables.listed)] == [SHOWN, SHOWN]
    assert tables.mine[0].touched >= MANY - 1


def test_the_first_request_of_every_kind_keeps_the_budget_too() -> None:
    """Measured on new servers, because nothing may be loaded by a request."""
    spent = []
    for _ in range(ATTEMPTS):
        watch = LoopWatch()
        with server(watch=watch) as running:
            for path in ("/", "/api/games", "/api/openapi.json", "/api/asyncapi.json", "/metrics", "/api/tables"):
                assert requested(running, "GET", path, None, JSON)[0] == 200
            requested(running, "POST", "/api/tables", text_of({"plan": {"game": "magus", "seats": 2}}), JSON)
            spent.append(watch.longest())
        if spent[-1] <= BUDGET:
            return
    raise AssertionError(f"the event loop was held for {min(spent) * 1000:.1f} ms")


# Floods

HANDSHAKE = (
    f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {ANNA}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
FRAMES = {"ping": b"\x89\x80", "pong": b"\x8a\x80", "text": b"\x81\x80", "bytes": b"\x82\x80"}
NO_MASK = bytes(4)


@pytest.mark.parametrize("head", FRAMES.values(), ids=FRAMES)
def test_thousands_of_tiny_frames_are_cut_off(running: Server, head: bytes) -> None:
    def flood() -> bool:
        with socket.create_connection((HOST, running.serving.port), timeout=120) as bare:
            bare.sendall(HANDSHAKE.encode())
            assert bare.recv(4096).startswith(b"HTTP/1.1 101 ")
            return sent_until_cut_off(bare, (head + NO_MASK) * 40_000, 50)

    assert running.watched.keeps(flood)


def test_thousands_of_requests_without_waiting_are_cut_off(running: Server) -> None:
    def flood() -> bool:
        with socket.create_connection((HOST, running.serving.port), timeout=120) as bare:
            return sent_until_cut_off(bare, b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 6_000, 50)

    assert running.watched.keeps(flood)


@in_a_loop
async def test_others_get_their_turn_between_the_messages_of_one_socket(running: Server) -> None:
    """Fifty plans that are refused, sent in one piece."""
    plan = {"game": "magus", "seats": 2, "options": {"limit": 0}}
    async with Client(Api(running.url)) as anna:
        name, _ = await anna.api.create({"game": "flautz", "seats": 2})
        async with line(running.url, await anna.api.known()) as host:
            choose = text_of(do(name, {"kind": "Choose", "plan": plan}))
            answers = await running.watched.keeps_with(lambda: host.ask([choose] * 50))
            assert {type(answer) for answer in answers} == {wire.Wrong}


@in_a_loop
async def test_a_crowd_at_one_table_is_told_of_a_change_within_the_budget(running: Server) -> None:
    plan = {"game": "flautz", "seats": 2, "edition": many_arenas(), "settings": {"is_listed": True}}
    seating = [{"kind": "SeatBot", "seat": 0, "level": "novice"}, {"kind": "Free", "seat": 0}]
    async with Client(Api(running.url)) as anna, line(running.url, await anna.api.known()) as host:
        name, _ = await anna.api.create(plan)

        async def change() -> None:
            answers = await host.ask(text_of(do(name, command)) for command in seating)
            assert {type(answer) for answer in answers} == {wire.Done}

        with ExitStack() as crowd:
            for number in range(MOST_CONNECTIONS):
                crowd.enter_context(entered(running, signed(f"{number // FREE.sockets_of_one:032x}"), name))
            await running.watched.keeps_with(change)


def entered(running: Server, key: str, table: str) -> socket.socket:
    """A socket that has entered a table and reads no further."""
    bare = socket.create_connection((HOST, running.serving.port), timeout=120)
    bare.sendall(HANDSHAKE.replace(ANNA, key).encode())
    assert bare.recv(4096).startswith(b"HTTP/1.1 101 ")
    for message in ({"kind": "Hello", "protocol": wire.PROTOCOL}, {"kind": "Enter", "id": 1, "table": table}):
        text = text_of(message).encode()
        bare.sendall(bytes((0x81, 0x80 | len(text))) + NO_MASK + text)
    heard = b""
    while b'"Done"' not in heard:
        heard += bare.recv(65536)
    return bare
