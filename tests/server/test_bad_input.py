"""Twenty thousand malformed messages: each is answered or closes the socket, and no table changes.

Each of them has to keep the budget of the event loop, see `budget.py`.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice, product
from random import Random
from typing import Any, Self

import pytest
from msgspec import convert, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aprendiz.client import Api, Client, Seat, Visit
from aprendiz.games import NAMES
from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.server import wire
from aprendiz.server.connection import TOO_MUCH
from aprendiz.server.descriptions import TABLE_MESSAGES
from aprendiz.server.run import Serving
from tests.client.company import begin
from tests.host.tables import in_a_loop, until
from tests.server.budget import BUDGET, LoopWatch
from tests.server.keys import new_key
from tests.server.nonsense import TEXTS, Data, commands, damaged, plans, requests, scribbled, text_of, wrong_moves
from tests.server.serving import HOST, ROOMY, Server, server

FREE = replace(
    ROOMY, burst=1e9, rate=1e9, all_burst=1e9, all_rate=1e9, requests_burst=1e9, requests_rate=1e9, mistakes=1e9
)
PATIENCE = 60.0
BATCH = 250
CUT_OFF = (1006, TOO_MUCH)
"""Close codes of a socket that has sent too much: the connection may end before the code arrives."""

Sent = str | bytes | Iterator[str]
KINDS = {kind.__name__: kind for kind in (*wire.ANSWERS, *TABLE_MESSAGES)}


def documented(data: str | bytes) -> Any:
    """Decode a message; it must have a documented kind and the documented fields."""
    message = json.decode(data)
    kind = KINDS[message.pop("kind")]
    assert set(message) == set(kind.__struct_fields__)
    if kind in (wire.Stale, *TABLE_MESSAGES):
        return kind(**message)  # The contents of the fields depend on the game.
    return convert({"kind": kind.__name__, **message}, kind)


@dataclass
class Line:
    """A socket of a device, used in ways that our clients never use it."""

    socket: ClientConnection
    watch: LoopWatch | None = None
    told: list[Any] = field(default_factory=list)
    suspects: list[Sent] = field(default_factory=list)
    """The messages of batches that held the event loop for too long."""

    async def ask(self, messages: Iterable[Sent]) -> list[Any]:
        """Send all messages at once. Returns their answers in order."""
        batch = list(messages)
        if self.watch is None:
            return await self._asked(batch)
        self.watch.longest()
        answers = await self._asked(batch)
        if self.watch.longest() > BUDGET:
            self.suspects += batch
        return answers

    async def keep_budget(self) -> None:
        """Send the messages of batches that took too long again, one by one. Call this where it does no harm."""
        assert self.watch is not None
        suspects, self.suspects = self.suspects, []
        for message in suspects:
            await self.watch.keeps_with(partial(self._asked, [message]))

    async def _asked(self, batch: list[Sent]) -> list[Any]:
        sending = asyncio.create_task(self._send(batch))
        answers: list[Any] = []
        async with asyncio.timeout(PATIENCE):
            while len(answers) < len(batch):
                message = documented(await self.socket.recv())
                (answers if isinstance(message, wire.ANSWERS) else self.told).append(message)
            await sending
        return answers

    async def _send(self, batch: list[Sent]) -> None:
        for message in batch:
            await self.socket.send(message)

    async def until_the_end(self) -> AsyncIterator[str | bytes]:
        """All messages until the socket is closed."""
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    yield await self.socket.recv()

    async def whole(self, table: str) -> Any:
        """The whole table, as shown to a new connection."""
        [answer] = await self.ask([text_of({"kind": "Enter", "id": 1, "table": table})])
        assert isinstance(answer, wire.Done)
        return next(message for message in reversed(self.told) if type(message).__name__ == "Whole")


@asynccontextmanager
async def line(url: str, key: str, *, greets: bool = True, watch: LoopWatch | None = None) -> AsyncIterator[Line]:
    headers = {"authorization": f"Bearer {key}"}
    address = f"ws{url.removeprefix('http')}/api/socket"
    async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
        made = Line(socket, watch)
        if greets:
            await made.ask([text_of({"kind": "Hello", "protocol": wire.PROTOCOL})])
        yield made


@dataclass
class Table:
    """A game between Anna, the host, and Berta."""

    game: str
    name: str
    anna: Client
    berta: Client

    @classmethod
    async def open(cls, game: str, anna: Client, berta: Client) -> Self:
        options = {"mode": "matches", "matches": 9} if game == "flautz" else {}  # Not over after the first cards.
        name, code = await anna.api.create({"game": game, "seats": 2, "options": options})
        table = cls(game, name, anna, berta)
        await (await anna.visit(name)).do("Sit", name="Anna")
        await berta.api.join(code)
        await (await berta.visit(name)).do("Sit", name="Berta")
        await begin(*await table.visits())
        return table

    @property
    def anna_key(self) -> str:
        return self.anna.api.key or ""

    @property
    def berta_key(self) -> str:
        return self.berta.api.key or ""

    async def visits(self) -> list[Visit]:
        return [await client.visit(self.name) for client in (self.anna, self.berta)]

    async def play(self, moves: int, dice: Random) -> None:
        """Play some moves. When the game is over, another one begins."""
        for _ in range(moves):
            seat, update = await self.asked()
            await (await self.visits())[seat].act(seat, dice.choice(update["legal"]))
            if not (await self.visits())[seat].updates[seat]["waiting"]:
                self.name = (await self.open(self.game, self.anna, self.berta)).name

    async def asked(self) -> tuple[int, Data]:
        """A seat that has to move, and its update, after both devices have reached the same version."""
        visits = await self.visits()
        async with asyncio.timeout(PATIENCE):
            while len({visit.version for visit in visits}) > 1 or not all(visit.updates for visit in visits):
                await asyncio.sleep(0.001)
        return next(
            (seat, visit.updates[seat]) for seat, visit in enumerate(visits) if visit.updates[seat]["ask"] is not None
        )


@asynccontextmanager
async def tables(url: str) -> AsyncIterator[list[Table]]:
    """A running game of each kind."""
    async with Client(Api(url)) as anna, Client(Api(url)) as berta:
        yield [await Table.open(game, anna, berta) for game in NAMES]


def do(table: str, command: Data) -> Data:
    return {"kind": "Do", "id": 1, "table": table, "command": command}


def act(table: str, seat: int, ask: Any, move: Data) -> str:
    return text_of(do(table, {"kind": "Act", "seat": seat, "ask": ask, "move": move}))


STALE = (0, -1, 10**6, 2**63, 10**30, -(10**30), 10**4000, None, "1", 1.5)
SEATING = ({"kind": "SeatBot", "seat": 0, "level": "novice"}, {"kind": "SeatBot", "seat": 1, "level": "novice"})
AGAIN = ({"kind": "End"}, {"kind": "Rematch"}, {"kind": "Free", "seat": 0}, {"kind": "Free", "seat": 1})


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    house_limits = HouseLimits(wishes=1e9, guesses=1e9, guesses_of_network=1e9, guesses_of_device=1e9)
    with server(Serving(HOST, 0, folder, pace=0.0, limits=FREE, house_limits=house_limits), LoopWatch()) as started:
        yield started
        assert "Traceback" not in started.log
        assert started.log.count("rror") == 0, started.log[-3000:]


@asynccontextmanager
async def somebody_plays(url: str) -> AsyncIterator[None]:
    """Two people who play games before, during and after the test, without any disturbance."""
    moves = 0
    dice = Random(5)

    def choose(update: Data) -> Data:
        nonlocal moves
        moves += 1
        move: Data = dice.choice(update["legal"])
        return move

    async def play(anna: Client, berta: Client) -> None:
        while True:
            table = await Table.open("labyrinth", anna, berta)
            visits = await table.visits()
            await asyncio.gather(*(Seat(visit, seat).play(choose) for seat, visit in enumerate(visits)))

    async with Client(Api(url)) as anna, Client(Api(url)) as berta:
        playing = asyncio.create_task(play(anna, berta))
        try:
            await until(lambda: moves > 0 or playing.done())
            yield
            before = moves
            await until(lambda: moves > before + 1 or playing.done())  # One whole move was made after the test.
        finally:
            assert not playing.done() or playing.result() is None
            playing.cancel()
            await asyncio.wait((playing,))
        assert anna.reconnections == berta.reconnections == 0


def chunks(items: Iterable[str | bytes]) -> Iterator[list[str | bytes]]:
    rest = iter(items)
    while batch := list(islice(rest, BATCH)):
        yield batch


@in_a_loop
async def test_what_cannot_be_understood_is_answered_as_such(running: Server) -> None:
    dice = Random(1)
    asked = [text_of(request) for request in requests("0" * 20, 0) if request["kind"] != "Hello"]
    texts = [*TEXTS * 10, *(scribbled(dice.choice(asked), dice) for _ in range(5000 - 10 * len(TEXTS)))]
    async with somebody_plays(running.url), line(running.url, new_key(), watch=running.watch) as stranger:
        for batch in chunks(texts):
            for text, answer in zip(batch, await stranger.ask(batch), strict=True):
                if text in TEXTS:
                    assert isinstance(answer, wire.Wrong), text
                    assert (answer.id, answer.where, answer.problem) == (None, "message", "malformed")
            await stranger.keep_budget()


@in_a_loop
async def test_a_stranger_changes_and_learns_nothing_whatever_is_asked_for(running: Server) -> None:
    dice = Random(2)
    async with tables(running.url) as played, line(running.url, played[0].anna_key) as anna:
        before = [await anna.whole(table.name) for table in played]
        asked = [request for table in played for request in requests(table.name, dice.randrange(2))]
        asked += requests("f" * 20, 0)
        asked = [request for request in asked if request["kind"] != "Hello"]
        texts = [text_of(damaged(dice.choice(asked), dice)) for _ in range(6000 - len(asked))]
        async with somebody_plays(running.url), line(running.url, new_key(), watch=running.watch) as stranger:
            for batch in chunks([*map(text_of, asked), *texts]):
                for text, answer in zip(batch, await stranger.ask(batch), strict=True):
                    is_harmless = '"Exit"' in str(text) or '"Ping"' in str(text)
                    assert isinstance(answer, wire.Wrong | wire.Refused) or is_harmless, text
                await stranger.keep_budget()
            assert stranger.told == []
        assert [await anna.whole(table.name) for table in played] == before


@in_a_loop
async def test_a_damaged_move_is_refused_in_every_game_and_changes_nothing(running: Server) -> None:
    dice = Random(3)
    async with tables(running.url) as played:
        for table, _ in product(played, range(10)):
            await table.play(dice.randint(0, 5), dice)
            seat, update = await table.asked()
            key = (table.anna_key, table.berta_key)[seat]
            async with line(running.url, key, watch=running.watch) as own:
                before = await own.whole(table.name)
                moves = wrong_moves(table.game, update["legal"], dice)
                acts = [act(table.name, seat, update["ask"], move) for move in islice(moves, 180)]
                acts += [act(table.name, 1 - seat, update["ask"], dice.choice(update["legal"])) for _ in range(10)]
                acts += [act(table.name, seat, ask, update["legal"][0]) for ask in STALE]
                answers = await own.ask(acts)
                assert {type(answer) for answer in answers[:190]} <= {wire.Wrong, wire.Refused}
                assert {type(answer) for answer in answers[190:]} <= {wire.Wrong, wire.Stale}
                await own.keep_budget()
                assert await own.whole(table.name) == before


@in_a_loop
async def test_moves_that_are_too_deep_to_be_written_are_answered_too(running: Server) -> None:
    async with tables(running.url) as played:
        for table in played:
            seat, update = await table.asked()
            async with line(running.url, (table.anna_key, table.berta_key)[seat], watch=running.watch) as own:
                before = await own.whole(table.name)
                deep = [f"{'[' * depth}{']' * depth}" for depth in range(700, 1010, 3)]
                kind = update["legal"][0]["kind"]
                moves = [f'{{"kind":{value}}}' for value in deep] + [
                    f'{{"kind":"{kind}","x":{value}}}' for value in deep
                ]
                answers = await own.ask(
                    f'{{"kind":"Do","id":1,"table":"{table.name}","command":'
                    f'{{"kind":"Act","seat":{seat},"ask":{update["ask"]},"move":{move}}}}}'
                    for move in moves
                )
                assert {type(answer) for answer in answers} == {wire.Wrong}
                await own.keep_budget()
                assert await own.whole(table.name) == before


@in_a_loop
async def test_a_guest_cannot_do_what_is_not_the_guests_nor_at_another_moment(running: Server) -> None:
    """Berta sends every command during a game; commands for her own chair name Anna's chair."""
    async with tables(running.url) as played:
        for table in played:
            async with line(running.url, table.berta_key, watch=running.watch) as berta:
                before = await berta.whole(table.name)
                for seat in (0, 1, 2, 4):
                    own = ("Leave", "Say", "Reclaim", "Pass", "OpenHands") if seat == 1 else ()
                    asked = [command for command in commands(seat) if command["kind"] not in own]
                    answers = await berta.ask(text_of(do(table.name, command)) for command in asked)
                    for command, answer in zip(asked, answers, strict=True):
                        is_stale = command["kind"] == "Act" and isinstance(answer, wire.Stale)
                        assert is_stale or isinstance(answer, wire.Refused | wire.Wrong), command
                    await berta.keep_budget()
                assert await berta.whole(table.name) == before


@in_a_loop
async def test_a_damaged_plan_is_refused_or_can_be_played(running: Server) -> None:
    dice = Random(4)
    good = plans()
    async with Client(Api(running.url)) as anna, somebody_plays(running.url):
        name, _ = await anna.api.create({"game": "flautz", "seats": 2})
        async with line(running.url, await anna.api.known(), watch=running.watch) as host:
            for _ in range(10):
                before = await host.whole(name)
                chosen = [dice.choice(good) for _ in range(240)]
                for _ in range(dice.randint(1, 2)):
                    chosen = [damaged(plan, dice) for plan in chosen]
                asked = [text_of(do(name, {"kind": "Choose", "plan": plan})) for plan in chosen]
                answers = await host.ask(asked)
                assert {type(answer) for answer in answers} <= {wire.Wrong, wire.Refused, wire.Done}
                taken = [answer for answer in answers if isinstance(answer, wire.Done)]
                after = await host.whole(name)
                assert after.version == before.version + len(taken)
                assert taken or (after == before)
                await host.keep_budget()
                answers = await host.ask(
                    text_of(do(name, command))
                    for command in ({"kind": "Choose", "plan": dice.choice(good)}, *SEATING, {"kind": "Start"}, *AGAIN)
                )
                assert {type(answer) for answer in answers} == {wire.Done}
                host.suspects.clear()  # These cannot be repeated; `test_budget.py` has them.


@pytest.mark.parametrize(
    "edition", ["../../etc/passwd", "/etc/passwd", "classic.toml", "../editions/classic", "", "\x00"]
)
@in_a_loop
async def test_an_edition_is_never_read_from_a_file(running: Server, edition: str) -> None:
    async with Client(Api(running.url)) as anna:
        name, _ = await anna.api.create({"game": "flautz", "seats": 2})
        async with line(running.url, await anna.api.known()) as host:
            for game in NAMES:
                [answer] = await host.ask(
                    [text_of(do(name, {"kind": "Choose", "plan": {"game": game, "seats": 2, "edition": edition}}))]
                )
                assert isinstance(answer, wire.Wrong)
                assert (answer.where, answer.problem) == ("edition", "one-of")
            maze = {"game": "labyrinth", "seats": 2, "options": {"maze": edition}}
            [answer] = await host.ask([text_of(do(name, {"kind": "Choose", "plan": maze}))])
            assert isinstance(answer, wire.Wrong)
            assert (answer.where, answer.problem) == ("maze", "no-maze")


@pytest.mark.parametrize(
    "name", ["", " ", "\x00", "a\x1b[2Jb", "\u202eanna", "a\u200bb", "😀" * 41, "\u2028", "a" * 41]
)
@in_a_loop
async def test_a_name_that_cannot_be_shown_is_refused(running: Server, name: str) -> None:
    async with Client(Api(running.url)) as anna:
        table, _ = await anna.api.create({"game": "flautz", "seats": 2})
        async with line(running.url, await anna.api.known()) as host:
            before = await host.whole(table)
            [answer] = await host.ask([text_of(do(table, {"kind": "Sit", "name": name}))])
            assert isinstance(answer, wire.Wrong)
            assert await host.whole(table) == before


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("[" * 100_000, 1009),
        (b"\x00" * 70_000, 1009),
        (text_of({"kind": "Hello", "protocol": wire.PROTOCOL, "x": "y" * 70_000}), 1009),
        (text_of({"kind": "Hello", "protocol": 1}), 4000),
        (text_of({"kind": "Hello", "protocol": -(10**100)}), 4000),
    ],
    ids=["deep", "bytes", "long", "newer", "older"],
)
@in_a_loop
async def test_some_messages_end_the_socket(running: Server, message: str | bytes, code: int) -> None:
    async with line(running.url, new_key()) as stranger:
        await stranger.socket.send(message)
        heard = [documented(said) async for said in stranger.until_the_end()]
        assert [type(said) for said in heard] == ([wire.Reload] if code == 4000 else [])
        assert stranger.socket.close_code == code


@in_a_loop
async def test_a_text_that_is_not_utf_8_ends_the_socket(running: Server) -> None:
    async with line(running.url, new_key()) as stranger:
        await stranger.socket.send(b'{"kind":"\xff"}', text=True)
        assert [said async for said in stranger.until_the_end()] == []
        assert stranger.socket.close_code == 1007


@in_a_loop
async def test_a_message_in_a_thousand_parts_is_one_too_many(running: Server) -> None:
    async with line(running.url, new_key()) as stranger:
        [answer] = await stranger.ask([iter(["{"] * 1000)])
        assert isinstance(answer, wire.Wrong)
        with suppress(ConnectionClosed):
            await stranger.socket.send(iter(["{"] * 10_000))
        assert [said async for said in stranger.until_the_end()] == []
        assert stranger.socket.close_code in CUT_OFF


@in_a_loop
async def test_the_first_message_is_a_greeting(running: Server) -> None:
    async with line(running.url, new_key(), greets=False) as stranger:
        asked = [request for request in requests("0" * 20, 0) if request["kind"] != "Hello"]
        for answer in await stranger.ask(map(text_of, asked)):
            assert isinstance(answer, wire.Wrong)
            assert (answer.id, answer.problem) == (1, "hello-first")


@in_a_loop
async def test_after_all_that_the_server_is_well(running: Server) -> None:
    assert (await Api(running.url).ask("GET", "/api/health"))["status"] == "ok"
