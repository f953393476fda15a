"""Compares what people were promised and shown, while a server was killed again and again, with its log."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from aprendiz.core.plain import plain
from aprendiz.host import chain, entries
from aprendiz.host.database import open_to_read
from aprendiz.host.entries import AnyEntry
from aprendiz.host.folder import DATABASE
from aprendiz.host.table import Table

Data = dict[str, Any]

ENTRIES = {
    "Sit": entries.Seated,
    "SeatBot": entries.Seated,
    "Start": entries.Agreed,
    "Act": entries.Acted,
    "Undo": entries.Undone,
    "Say": entries.Said,
    "Rematch": entries.Again,
}
"""The log entry of each command."""

CHANCE = {"Pledge": entries.Pledged, "Share": entries.Shared}
"""The same for commands that may be acknowledged twice; with the last share, the game begins."""

SECONDS_WITHOUT_LIFE = 30.0


@dataclass
class Notes:
    """Notes about one table."""

    promises: list[tuple[int, Data]] = field(default_factory=list)
    """Acknowledged commands, each with the version of the table after it."""

    tries: dict[tuple[int, int], Data] = field(default_factory=dict)
    """The moves that people tried to make, by seat and question."""

    stale: list[tuple[int, int]] = field(default_factory=list)
    """The moves that were answered with `Stale`."""

    shown: dict[tuple[int, str, int | None], str] = field(default_factory=dict)
    """What each viewer was shown, by version, kind of message and viewer."""

    heads: dict[int, str] = field(default_factory=dict)
    """The heads of the log that were stated, by version."""

    records: dict[int, list[tuple[int | None, object]]] = field(default_factory=dict)
    """The moves of every verified game, counted from 1, and who made them."""


class Ledger:
    def __init__(self) -> None:
        self.tables: defaultdict[str, Notes] = defaultdict(Notes)
        self.is_asking = 0
        """Number of requests that wait for their answer."""
        self.promises = 0
        self._stirred = asyncio.Event()

    def ask(self, request: Data) -> None:
        self.is_asking += 1
        self._stirred.set()
        command = request.get("command", {})
        if command.get("kind") == "Act":
            self.tables[request["table"]].tries[command["seat"], command["ask"]] = command["move"]

    def answer(self, request: Data, answer: Data) -> None:
        self.is_asking -= 1
        self._stirred.set()
        if request["kind"] != "Do":
            return
        notes, command = self.tables[request["table"]], request["command"]
        if answer["kind"] == "Done":
            self.promises += 1
            notes.promises.append((answer["version"], command))
            self.note_head(request["table"], answer)
        elif answer["kind"] == "Stale":
            notes.stale.append((command["seat"], command["ask"]))

    async def until_asking(self) -> None:
        await self._until(lambda: self.is_asking > 0)

    async def until_promised(self, promises: int) -> None:
        await self._until(lambda: self.promises >= promises)

    async def _until(self, happens: Callable[[], bool]) -> None:
        async with asyncio.timeout(SECONDS_WITHOUT_LIFE):
            while not happens():
                self._stirred.clear()
                await self._stirred.wait()

    def see(self, message: Data) -> None:
        """Two devices with the same view must be shown the same."""
        self.note_head(message["table"], message)
        shown = self.tables[message["table"]].shown
        for seen in message["seats"]:
            key = message["version"], message["kind"], seen["seat"]
            what = digest(told(message["kind"], seen["update"], seen["log"]))
            assert shown.setdefault(key, what) == what, f"{key} was shown in two ways"

    def note_head(self, table: str, message: Data) -> None:
        """A version has the same head for everybody, before and after every kill."""
        version, head = message["version"], message["head"]
        assert self.tables[table].heads.setdefault(version, head) == head, f"version {version} has two heads"

    def prove(self, table: str, game: int, moves: list[tuple[int | None, object]]) -> None:
        self.tables[table].records[game] = moves

    def check(self, folder: Path) -> "Tally":
        """Every promise is in the log, no move is there twice, and everything shown follows from the log."""
        tally = Tally()
        for name, notes, stored in self.logs(folder):
            log = [entries.read(data) for data in stored]
            check_promises(notes, log)
            check_heads(notes, stored, tally)
            check_story(name, notes, log, tally)
        return tally

    def check_promises(self, folder: Path) -> None:
        for _, notes, stored in self.logs(folder):
            check_promises(notes, [entries.read(data) for data in stored])

    def logs(self, folder: Path) -> Iterator[tuple[str, Notes, list[bytes]]]:
        query = "SELECT entry FROM entries WHERE table_name = ? ORDER BY position"
        with closing(open_to_read(folder / DATABASE)) as database:
            for name, notes in self.tables.items():
                yield name, notes, [data for (data,) in database.execute(query, (name,))]


@dataclass
class Tally:
    tables: int = 0
    moves: int = 0
    by_bots: int = 0
    undone: int = 0
    said: int = 0
    begun: int = 0
    promises: int = 0
    stale: int = 0
    shown: int = 0
    heads: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{name.replace('_', ' ')} {number}" for name, number in vars(self).items())


def check_promises(notes: Notes, log: list[AnyEntry]) -> None:
    for version, command in notes.promises:
        assert version <= len(log), f"{command} was done as version {version}, the log ends with {len(log)}"
        kind, entry = command["kind"], log[version - 1]
        if kind in CHANCE:
            assert any(isinstance(one, CHANCE[kind]) for one in log[:version])
            continue
        assert isinstance(entry, ENTRIES[kind]), f"version {version} is {entry}, not {command}"
        if kind in ("Act", "Undo", "Say", "Sit", "SeatBot"):
            assert getattr(entry, "seat", None) == command["seat"], f"version {version} is {entry}, not {command}"
        if isinstance(entry, entries.Acted):
            assert (entry.move, entry.by) == (command["move"], "person"), f"version {version} is {entry}"
        if isinstance(entry, entries.Said):
            assert entry.phrase == command["phrase"]
    made = [version for version, command in notes.promises if command["kind"] not in CHANCE]
    assert len(made) == len(set(made)), "two commands were promised the same version"


def check_heads(notes: Notes, stored: list[bytes], tally: Tally) -> None:
    """The log continues every head that anybody was ever sent."""
    made = chain.check(stored)
    assert made.chained == len(stored)
    for version, head in notes.heads.items():
        assert made.head(version) == head, f"version {version} had another head when it was told"
    tally.heads += len(notes.heads)


def check_story(name: str, notes: Notes, log: list[AnyEntry], tally: Tally) -> None:
    made: set[tuple[int, int]] = set()
    opened = log[0]
    assert isinstance(opened, entries.Opened)
    table = Table(name, opened)
    for entry in log[1:]:
        if isinstance(entry, entries.Acted) and entry.by == "person":
            ask = asked(table, entry.seat)
            assert (entry.seat, ask) not in made, f"{entry} answers a question for the second time"
            assert notes.tries[entry.seat, ask] == entry.move
            made.add((entry.seat, ask))
        table.apply(entry)
        if table.play is not None and table.play.is_over and table.games in notes.records:
            check_record(table, notes.records.pop(table.games))
        for key, what in truths(table):
            found = notes.shown.pop(key, what)
            assert found == what, f"{key} of {name} was shown otherwise than the log has it"
            tally.shown += 1
    tokens = [entry.token for entry in log if isinstance(entry, entries.Asked) and entry.token]
    assert tokens, f"no command at {name} had a token"
    assert len(tokens) == len(set(tokens)), "a command was done twice"
    assert not notes.records, f"{name} has records of games that are not in its log"
    assert not notes.shown, f"what was shown is not in the log: {list(notes.shown)[:5]}"
    has_undone = any(isinstance(entry, entries.Undone) for entry in log)
    for question in notes.stale:  # A question without an answer is void only after an undo.
        assert question in made or has_undone, f"{question} was called stale, and its answer is not in the log"
    tally.tables += 1
    tally.moves += sum(isinstance(entry, entries.Acted) for entry in log)
    tally.by_bots += sum(isinstance(entry, entries.Acted) and entry.by != "person" for entry in log)
    tally.undone += sum(isinstance(entry, entries.Undone) for entry in log)
    tally.said += sum(isinstance(entry, entries.Said) for entry in log)
    tally.begun += sum(isinstance(entry, entries.Begun) for entry in log)
    tally.promises += len(notes.promises)
    tally.stale += len(notes.stale)


def check_record(table: Table, moves: list[tuple[int | None, object]]) -> None:
    """Compare the moves of each seat: the record lists choices of the same moment in the order of the seats."""
    assert table.play is not None
    for seat in range(len(table.chairs)):
        kept = [plain(made.move) for made in table.play.made if made.seat == seat]
        assert [move for by, move in moves if by == seat] == kept


def asked(table: Table, seat: int) -> int:
    assert table.play is not None
    ask = table.play.session.updates[seat].ask
    assert ask is not None
    return ask


def truths(table: Table) -> Iterator[tuple[tuple[int, str, int | None], str]]:
    """What each viewer may be shown of the game at this moment."""
    if table.play is None:
        return
    for viewer, update in table.play.session.updates.items():
        if not table.changes[-1].is_new and table.changes[-1].sent is not None:
            yield (table.version, "Changed", viewer), digest(told("Changed", plain(update), None))
        present, lasting = plain(table.play.present(viewer)), plain(table.play.events[viewer])
        yield (table.version, "Whole", viewer), digest(told("Whole", present, lasting))


def told(kind: str, update: object, log: object) -> object:
    return [update, log] if kind == "Whole" else update


def digest(data: object) -> str:
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=8).hexdigest()
