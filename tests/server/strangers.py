"""Strangers who do their worst: all attacks on a server that we know, each of them a fixed number of times.

`python -m tests.server.strangers PORT` runs the strangers, who come from eight networks. After an empty line, they
prepare, print `ready`, and begin a wave of all attacks at the same time. The next line names the listed table of the
honest people; they print `there` when all of them have entered it and downloads hang. At the end of the wave, they
print how all attacks so far were answered.
"""

import asyncio
import json
import resource
import secrets
import socket
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any, Final

from aprendiz.server import wire
from tests.server.nonsense import TEXTS, Data, commands
from tests.server.serving import HOST
from tests.server.test_budget import BOMBS, FRAMES, NO_MASK, expensive_box, expensive_file

NETWORKS: Final = tuple(f"127.0.0.{number}" for number in range(2, 10))

KEYS = 150
"""More than one network gets at once. All counts are for one network and one wave."""

INVENTED = 30
TABLES = 40
CODES = 60
FILES = 12
PLANS = 3
SOCKETS = 40
SILENT = 40
HALF = 20
FLOODS = 4
MESSAGES = 300
FRAMES_AT_ONCE = 40_000
BURSTS = 8
REQUESTS_IN_A_BURST = 90
REQUESTS_AT_ONCE = 6_000
WATCHERS = 40
COMMANDS = 25
UNREAD = 10
LOGS = 60
"""Downloads that are asked for on one connection: together they are larger than all its buffers."""

LOOKS = 6000
"""Ten minutes, for the slowest machine."""

PATIENCE = 60.0
BOTS: Data = {"game": "flautz", "seats": 5, "options": {"mode": "matches", "matches": 1}}
BOTS["settings"] = {"is_listed": True, "allows_spectators": True}
LISTED = {"game": "flautz", "seats": 2, "settings": {"is_listed": True}}


class CutOff(Exception):
    """The server closed the connection or refused the socket."""


@contextmanager
def cut_off() -> Iterator[None]:
    try:
        yield
    except (OSError, EOFError, asyncio.LimitOverrunError) as error:
        raise CutOff from error


@dataclass(frozen=True)
class Line:
    """A connection, used in ways that our clients never use it. Everything raises CutOff."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        with cut_off():
            self.writer.write(data)
            await self.writer.drain()

    async def ask(self, data: bytes) -> tuple[int, bytes]:
        """Send a request. Returns the status and body of its answer."""
        await self.send(data)
        with cut_off():
            head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
            _, _, length = head.partition(b"\r\ncontent-length: ")
            body = await self.reader.readexactly(int(length.partition(b"\r\n")[0] or 0))
        return int(head[9:12]), body

    async def say(self, *messages: Any) -> None:
        """Send messages on the socket without waiting for their answers."""
        for message in messages:
            await self.send(framed(message if isinstance(message, bytes) else json.dumps(message).encode()))

    async def read_to_the_end(self) -> None:
        with cut_off():
            async with asyncio.timeout(PATIENCE):
                while await self.reader.read(65536):
                    pass


def request(method: str, path: str, body: Any = None, key: str = "", **headers: str) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    head = {"host": HOST, "content-type": "application/json", "content-length": str(len(data)), **headers}
    if key:
        head["authorization"] = f"Bearer {key}"
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + data


def handshake(key: str) -> bytes:
    upgrade = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    return request("GET", "/api/socket", None, key, **upgrade, **{"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="})


def framed(text: bytes) -> bytes:
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + NO_MASK + text


@dataclass
class Strangers:
    """All strangers of one network."""

    port: int
    address: str
    keys: list[str] = field(default_factory=list)
    held: list[Line] = field(default_factory=list)
    """Connections that are kept open until the end of the wave."""

    answers: Counter[str] = field(default_factory=Counter)
    game_of_bots: str = ""
    """A table with a finished game."""

    async def prepare(self) -> None:
        """Ask for keys. Before the first wave, also play the game of bots: later, attacks of others may prevent it."""
        await self.ask_for_keys()
        self.game_of_bots = self.game_of_bots or await self._game_of_bots()

    async def wave(self, meeting: "Meeting") -> None:
        await asyncio.gather(
            self.invent_keys(),
            self.make_tables(),
            self.guess_codes(),
            self.send_files(),
            self.send_plans(),
            self.hold_sockets(),
            self.stay_silent(),
            self.send_halves(),
            self.flood_with_messages(),
            self.flood_with_frames(),
            self.flood_with_requests(),
            self.flood_with_more_requests_than_allowed(),
            self.crowd_the_table(meeting),
            self.leave_downloads_unread(meeting),
        )
        for line in self.held:
            line.writer.transport.abort()
        self.held.clear()

    # Requests

    async def ask_for_keys(self) -> None:
        asked = request("POST", "/api/device?for=program")
        bodies = await self._ask_one_by_one("keys", [asked] * KEYS)
        self.keys += [json.loads(body)["key"] for status, body in bodies if status == 201]

    async def invent_keys(self) -> None:
        asked = [request("GET", "/api/tables/x", None, secrets.token_hex(36)) for _ in range(INVENTED)]
        await self._ask_one_by_one("invented keys", asked)

    async def make_tables(self) -> None:
        asked = [request("POST", "/api/tables", {"plan": LISTED}, key) for key in self._keys(TABLES)]
        await self._ask_one_by_one("tables", asked)

    async def guess_codes(self) -> None:
        asked = [request("POST", "/api/join", {"code": "badobado"}, key) for key in self._keys(CODES)]
        await self._ask_one_by_one("codes", asked)

    async def send_files(self) -> None:
        """Files that are slow to read, and files that are slow to check, each of them new."""
        texts = [*islice(cycle(BOMBS.values()), FILES // 2), *[expensive_file()] * (FILES - FILES // 2)]
        bodies = [{"game": "magus", "text": f"# {secrets.token_hex(8)}\n{text}"[:20_000]} for text in texts]
        asked = [
            request("POST", "/api/edition", body, key) for body, key in zip(bodies, self._keys(FILES), strict=True)
        ]
        await self._ask_at_once("files", asked)

    async def send_plans(self) -> None:
        boxes = [{**expensive_box(), "name": secrets.token_hex(8)} for _ in range(PLANS)]
        plans = [{"plan": {"game": "magus", "seats": 2, "edition": box}} for box in boxes]
        asked = [request("POST", "/api/tables", plan, key) for plan, key in zip(plans, self._keys(PLANS), strict=True)]
        await self._ask_at_once("plans", asked)

    # Connections

    async def hold_sockets(self) -> None:
        for key in self._keys(SOCKETS):
            await self._socket("sockets", key)

    async def stay_silent(self) -> None:
        self.held += [await self._line() for _ in range(SILENT)]

    async def send_halves(self) -> None:
        """Half a head, or a head and a part of the body that it announces."""
        whole = request("POST", "/api/join", {"code": "badobado"}, self.keys[0])
        for number in range(HALF):
            self.held.append(await self._line())
            with self._counted("halves"):
                await self.held[-1].send(whole[: 60 if number % 2 else -5])

    async def flood_with_messages(self) -> None:
        """Messages that change nothing, and malformed ones."""
        nonsense = [text.encode() if isinstance(text, str) else text for text in TEXTS]
        for number, key in enumerate(self._keys(FLOODS)):
            line = await self._socket("messages", key)
            messages = islice(cycle([{"kind": "Exit", "id": 1, "table": "x"}] if number % 2 else nonsense), MESSAGES)
            with self._counted("messages"):
                await line.say(*messages)
                await line.read_to_the_end()

    async def flood_with_frames(self) -> None:
        for key, head in zip(self._keys(len(FRAMES)), FRAMES.values(), strict=True):
            line = await self._socket("frames", key)
            with self._counted("frames"):
                await line.send((head + NO_MASK) * FRAMES_AT_ONCE)
                await line.read_to_the_end()

    async def flood_with_requests(self) -> None:
        """As many requests as may be sent without waiting for the answers, again and again."""
        for key in self._keys(BURSTS):
            line = await self._line()
            with self._counted("bursts of requests"):
                await line.send(request("GET", "/api/address", None, key) * REQUESTS_IN_A_BURST)
                for _ in range(REQUESTS_IN_A_BURST):
                    status, _ = await line.ask(b"")
                    self.answers[f"requests: {status}"] += 1

    async def flood_with_more_requests_than_allowed(self) -> None:
        for path in ("/api/health", "/api/tables"):
            line = await self._line()
            with self._counted("pipelined requests"):
                await line.send(request("GET", path) * REQUESTS_AT_ONCE)
                await line.read_to_the_end()

    # At the table of the honest people

    async def crowd_the_table(self, meeting: "Meeting") -> None:
        """Every kind of command, from sockets that have entered the table. Half of them do not read."""
        table = await meeting.table
        lines = []
        for number, key in enumerate(self._keys(WATCHERS)):
            lines.append(await self._socket("at the table", key, reads=number % 2 == 0))
            with self._counted("at the table", "entered"):
                await lines[-1].say({"kind": "Enter", "id": 1, "table": table})
        meeting.arrive()
        asked: list[Data] = [{"kind": "Do", "id": 1, "table": table, "command": each} for each in commands(0)]
        for line in lines:
            with self._counted("at the table", "asked"):
                await line.say(*islice(cycle(asked), COMMANDS))

    async def leave_downloads_unread(self, meeting: "Meeting") -> None:
        """Ask for the log of a game between bots again and again, without reading it."""
        log = f"/api/tables/{self.game_of_bots}/log"
        for key in self._keys(UNREAD):
            self.held.append(await self._line(reads=False))
            with self._counted("downloads"):
                await self.held[-1].send(request("GET", log, None, key) * LOGS)
        meeting.arrive()

    async def _game_of_bots(self) -> str:
        """Play a game between bots. Returns its table."""
        host = self.keys[-1]
        made = await self._ask_until(b'"table":', request("POST", "/api/tables", {"plan": BOTS}, host))
        table = str(json.loads(made)["table"])
        line = await self._socket("bots", host)
        await line.say({"kind": "Enter", "id": 1, "table": table})
        seating = [{"kind": "SeatBot", "seat": seat, "level": "novice"} for seat in range(5)]
        for command in (*seating, {"kind": "Start"}):
            await line.say({"kind": "Do", "id": 1, "table": table, "command": command})
        await self._ask_until(b'"phase":"over"', request("GET", f"/api/tables/{table}", None, host))
        return table

    async def _ask_until(self, found: bytes, asked: bytes) -> bytes:
        """Ask again and again until an answer has some text. Returns the answer."""
        for _ in range(LOOKS):
            for _, body in await self._ask_one_by_one("bots", [asked]):
                if found in body:
                    return body
            await asyncio.sleep(0.1)
        raise AssertionError(f"no answer has {found!r}")

    # Helpers

    def _keys(self, count: int) -> list[str]:
        """Keys in turn; the first ones are used again next time."""
        return list(islice(cycle(self.keys), count))

    @contextmanager
    def _counted(self, attack: str, answer: str = "sent") -> Iterator[None]:
        try:
            yield
        except CutOff:
            answer = "cut off"
        self.answers[f"{attack}: {answer}"] += 1

    async def _ask_at_once(self, attack: str, asked: Iterable[bytes]) -> None:
        await asyncio.gather(*(self._ask_one_by_one(attack, [each]) for each in asked))

    async def _ask_one_by_one(self, attack: str, asked: Iterable[bytes]) -> list[tuple[int, bytes]]:
        """Send requests on one connection, or another one whenever it is closed."""
        found, line = [], await self._line()
        for each in asked:
            try:
                found.append(await line.ask(each))
                self.answers[f"{attack}: {found[-1][0]}"] += 1
            except CutOff:
                self.answers[f"{attack}: cut off"] += 1
                line = await self._line()
        line.writer.close()
        return found

    async def _socket(self, attack: str, key: str, *, reads: bool = True) -> Line:
        """A socket that has said Hello."""
        line = await self._line(reads=reads)
        self.held.append(line)
        with self._counted(attack, "greeted"):
            status, _ = await line.ask(handshake(key))
            self.answers[f"{attack}: {status}"] += 1
            await line.say({"kind": "Hello", "protocol": wire.PROTOCOL})
        return line

    async def _line(self, *, reads: bool = True) -> Line:
        bare = socket.socket()
        if not reads:
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        bare.setblocking(False)
        bare.bind((self.address, 0))
        await asyncio.get_running_loop().sock_connect(bare, (HOST, self.port))
        reader, writer = await asyncio.open_connection(sock=bare, limit=2**20 if reads else 4096)
        return Line(reader, writer)


@dataclass
class Meeting:
    """The strangers of all networks, at the table of the honest people."""

    table: "asyncio.Future[str]"
    expected: int = 2 * len(NETWORKS)

    async def listen(self) -> None:
        self.table.set_result((await asyncio.to_thread(sys.stdin.readline)).strip())

    def arrive(self) -> None:
        self.expected -= 1
        if not self.expected:
            print("there", flush=True)


async def main(port: int) -> None:
    networks = [Strangers(port, address) for address in NETWORKS]
    while sys.stdin.readline():
        await asyncio.gather(*(strangers.prepare() for strangers in networks))
        print("ready", flush=True)
        meeting = Meeting(asyncio.get_running_loop().create_future())
        await asyncio.gather(meeting.listen(), *(strangers.wave(meeting) for strangers in networks))
        print(json.dumps(sum((strangers.answers for strangers in networks), Counter[str]())), flush=True)


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(main(int(sys.argv[1])))
