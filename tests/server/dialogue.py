"""Reads the examples of docs/protocol.md as one dialogue, and holds the same dialogue with a real server.

The first line of every JSON block says who speaks:

    json > anna                          Anna's device sends this over its socket
    json > anna while the disk is full   the same, while the server cannot store anything
    json < anna                          the server sends this to Anna's device
    json > anna POST /api/tables         Anna's device sends this by HTTP
    json < 201                           the server answers with this status and body
    json < 200 anna GET /api/tables      the answer to a request without a body
"""

import asyncio
import hashlib
import itertools
import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aprendiz.host.house import House
from aprendiz.host.store import MemoryStore, StoreFailed
from aprendiz.host.thinking import Thinking
from aprendiz.server.wire import PROTOCOL
from tests.server.keys import signed
from tests.server.serving import around

PAGE: Final = Path(__file__).parents[2] / "docs" / "protocol.md"
ANY: Final = "…"
PATIENCE: Final = 30.0
NOW: Final = 1_800_000_000.0
CODES: Final = ("takomilu", "fibosare", "nudepila", "sorekibu", "lamitofe", "bedunoka", "pitasolu", "remikado")
LONG_CODE: Final = "q7jx2mzvd4kfy6tnh3wbcs5rpa"
KEEPER: Final = "the keeper's word"
ADDRESS: Final = "http://192.168.1.20:8000"
NOBODY: Final = ("new",)
"""Speakers without a key."""


@dataclass(frozen=True, slots=True)
class Block:
    line: int
    is_sent: bool
    who: str
    request: str | None
    """An HTTP request such as `GET /api/tables`; None: over the socket."""

    status: int | None
    is_disk_full: bool
    data: dict[str, Any]

    @property
    def kind(self) -> str | None:
        return self.data.get("kind")


INFO: Final = re.compile(
    r"json (?P<way>[<>])(?: (?P<status>\d{3}))?(?: (?P<who>[a-z]+))?(?: (?P<request>(?:GET|POST|DELETE) /\S+))?"
    r"(?P<full> while the disk is full)?"
)


def examples() -> list[Block]:
    """All examples of the page."""
    return blocks(PAGE.read_text(encoding="utf-8"))


def blocks(text: str) -> list[Block]:
    found = []
    for match in re.finditer(r"^```(json[^\n]*)\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE):
        line = text.count("\n", 0, match.start()) + 1
        info = INFO.fullmatch(match[1])
        assert info is not None, f"line {line}: nobody says this: {match[1]}"
        try:
            data = json.loads(match[2])
        except ValueError as error:
            raise AssertionError(f"line {line}: {error}") from error
        found.append(
            Block(
                line=line,
                is_sent=info["way"] == ">",
                who=info["who"] or "",
                request=info["request"],
                status=None if info["status"] is None else int(info["status"]),
                is_disk_full=info["full"] is not None,
                data=data,
            )
        )
    return found


def fits(example: Any, real: Any) -> bool:
    """Whether an example matches what was really sent; `…` stands for anything left out."""
    match example:
        case str() if ANY in example:
            pattern = ".*".join(map(re.escape, example.split(ANY)))
            return example == ANY or (isinstance(real, str) and re.fullmatch(pattern, real) is not None)
        case dict():
            named = {name: value for name, value in example.items() if name != ANY}
            is_whole = ANY in example or (isinstance(real, dict) and named.keys() == real.keys())
            return (
                is_whole
                and isinstance(real, dict)
                and all(name in real and fits(value, real[name]) for name, value in named.items())
            )
        case [*items, "…"]:
            return isinstance(real, list) and len(real) >= len(items) and all(map(fits, items, real))
        case list():
            return isinstance(real, list) and len(real) == len(example) and all(map(fits, example, real))
        case _:
            return type(example) is type(real) and bool(example == real)


class DiskThatFills(MemoryStore):
    is_full = False

    async def append(self, table: str, expected: int, entries: Sequence[bytes], summary: bytes) -> None:
        if self.is_full:
            raise StoreFailed("the disk is full")
        await super().append(table, expected, entries, summary)


@dataclass
class Device:
    socket: ClientConnection
    said: list[Any] = field(default_factory=list)
    """Messages it was sent that no example has matched yet."""

    news: asyncio.Event = field(default_factory=asyncio.Event)
    reading: asyncio.Task[None] | None = None

    async def read(self) -> None:
        try:
            async for text in self.socket:
                self.said.append(json.loads(text))
                self.news.set()
        except ConnectionClosed:
            return

    async def close(self) -> None:
        await self.socket.close()
        if self.reading is not None:
            await self.reading


class Tale:
    """The dialogue so far."""

    def __init__(self, url: str, store: DiskThatFills) -> None:
        self.url = url
        self.store = store
        self.devices: dict[str, Device] = {}
        self.http = httpx.AsyncClient(base_url=url)
        self.answer: httpx.Response | None = None
        self.answers: list[httpx.Response] = []
        """All HTTP answers."""
        self.really: list[tuple[Block, Any]] = []
        """Each example with the message that was really sent."""

    async def tell(self, block: Block) -> None:
        match block:
            case Block(is_sent=True, request=None):
                await self.send(block)
            case Block(is_sent=True):
                await self.ask(block)
            case Block(request=None, status=None):
                await self.hear(block)
            case _:
                await self.get(block)

    async def send(self, block: Block) -> None:
        device = self.devices.get(block.who)
        if block.kind == "Hello" or device is None:
            device = await self.open(block)
        self.store.is_full = block.is_disk_full
        await device.socket.send(json.dumps(block.data))

    async def open(self, block: Block) -> Device:
        """A new socket. A device that does not greet in the page greets here and enters the table."""
        if block.who in self.devices:
            await self.leave(block.who)
        url = f"ws{self.url.removeprefix('http')}/api/socket"
        socket = await connect(url, additional_headers=headers(block.who), compression=None)
        device = self.devices[block.who] = Device(socket)
        device.reading = asyncio.create_task(device.read())
        if block.kind != "Hello":
            await socket.send(json.dumps({"kind": "Hello", "protocol": PROTOCOL}))
            if block.kind != "Enter":
                await socket.send(json.dumps({"kind": "Enter", "id": 0, "table": block.data["table"]}))
        return device

    async def leave(self, who: str) -> None:
        await self.devices.pop(who).close()

    async def hear(self, block: Block) -> None:
        device = self.devices[block.who]
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    device.news.clear()
                    for number, message in enumerate(device.said):
                        if fits(block.data, message):
                            del device.said[: number + 1]
                            self.store.is_full = False
                            self.really.append((block, message))
                            return
                    await device.news.wait()
        except TimeoutError:
            said = "\n".join(json.dumps(message, ensure_ascii=False) for message in device.said)
            raise AssertionError(f"line {block.line}: {block.who} was not sent this, but\n{said}") from None

    async def ask(self, block: Block) -> None:
        assert block.request is not None
        method, path = block.request.split()
        self.answer = await self.http.request(method, path, json=block.data, headers=headers(block.who))

    async def get(self, block: Block) -> None:
        if block.request is not None:
            method, path = block.request.split()
            self.answer = await self.http.request(method, path, headers=headers(block.who))
        assert self.answer is not None
        answer, self.answer = self.answer, None
        self.answers.append(answer)
        real = answer.json()
        self.really.append((block, real))
        assert answer.status_code == block.status, f"line {block.line}: {answer.status_code} {answer.text}"
        assert fits(block.data, real), f"line {block.line}: {answer.text}"


def headers(who: str) -> dict[str, str]:
    if who in NOBODY:
        return {}
    key = KEEPER if who == "keeper" else signed(hashlib.blake2b(who.encode(), digest_size=16).hexdigest())
    return {"authorization": f"Bearer {key}"}


def secrets() -> Callable[[int], bytes]:
    """Secrets that are always the same."""
    numbers = itertools.count(1)
    return lambda size: hashlib.blake2b(b"%d" % next(numbers), digest_size=size).digest()


@asynccontextmanager
async def beginning() -> AsyncIterator[Tale]:
    """A deterministic server."""
    store, codes = DiskThatFills(), iter(CODES)
    long_codes = itertools.chain([LONG_CODE], (LONG_CODE[::-1] + str(number) for number in itertools.count()))
    house = House(
        store,
        Thinking(1),
        pace=0.0,
        now=lambda: NOW,
        clock=lambda: 0.0,
        secret=secrets(),
        code=lambda: next(codes),
        long_code=lambda: next(long_codes),
    )
    async with AsyncExitStack() as open_ones:
        tale = Tale(await open_ones.enter_async_context(around(house, keeper=KEEPER, address=ADDRESS)), store)
        await open_ones.enter_async_context(tale.http)
        try:
            yield tale
        finally:
            for who in list(tale.devices):
                await tale.leave(who)


async def told(page: Sequence[Block]) -> Tale:
    async with beginning() as tale:
        for block in page:
            await tale.tell(block)
    return tale
