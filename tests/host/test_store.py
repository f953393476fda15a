"""The contract of a store, tested on each kind: in memory and in SQLite."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.store import MemoryStore, Mismatch, Shelved, Store, StoreFailed

KINDS: dict[str, Callable[[Path], Store]] = {
    "memory": lambda _: MemoryStore(),
    "sqlite": lambda folder: SqliteStore(folder / "tables.sqlite3"),
}
each_kind = pytest.mark.parametrize("kind", KINDS)


@asynccontextmanager
async def opened(kind: str, folder: Path) -> AsyncIterator[Store]:
    store = KINDS[kind](folder)
    try:
        yield store
    finally:
        await store.close()


def ask(kind: str, folder: Path, question: Callable[[Store], Awaitable[None]]) -> None:
    async def asked() -> None:
        async with opened(kind, folder) as store:
            await question(store)

    asyncio.run(asked())


@each_kind
def test_entries_are_read_in_the_order_they_were_appended(kind: str, tmp_path: Path) -> None:
    async def question(store: Store) -> None:
        await store.append("anna", 0, [b"one", b"two"], b"new")
        await store.append("bert", 0, [b"other"], b"")
        await store.append("anna", 2, [b"", b"\x00\xff", b"three"], b"going on")

        assert await store.read("anna") == [b"one", b"two", b"", b"\x00\xff", b"three"]
        assert await store.read("bert") == [b"other"]
        assert await store.read("nobody") == []
        assert [await store.entry("anna", version) for version in range(7)] == [
            *(None, b"one", b"two", b"", b"\x00\xff", b"three", None),
        ]
        assert await store.entry("nobody", 1) is None

    ask(kind, tmp_path, question)


@each_kind
def test_tables_are_listed_by_name_with_version_and_last_summary(kind: str, tmp_path: Path) -> None:
    async def question(store: Store) -> None:
        assert await store.tables() == []
        await store.append("zoe", 0, [b"one"], b"first")
        await store.append("anna", 0, [b"one", b"two"], b"full")
        await store.append("zoe", 1, [b"two", b"three"], b"second")
        await store.append("ñu", 0, [b"one"], b"")

        assert await store.tables() == [
            Shelved("anna", 2, b"full"),
            Shelved("zoe", 3, b"second"),
            Shelved("ñu", 1, b""),
        ]

    ask(kind, tmp_path, question)


@each_kind
@pytest.mark.parametrize("expected", [0, 1, 3])
def test_an_append_to_another_version_is_refused_and_writes_nothing(kind: str, expected: int, tmp_path: Path) -> None:
    async def question(store: Store) -> None:
        await store.append("anna", 0, [b"one", b"two"], b"before")
        with pytest.raises(Mismatch):
            await store.append("anna", expected, [b"three"], b"after")

        assert await store.read("anna") == [b"one", b"two"]
        assert await store.tables() == [Shelved("anna", 2, b"before")]

    ask(kind, tmp_path, question)


@each_kind
def test_a_table_that_is_not_there_can_only_be_made_from_nothing(kind: str, tmp_path: Path) -> None:
    async def question(store: Store) -> None:
        with pytest.raises(Mismatch):
            await store.append("anna", 1, [b"two"], b"")

        assert await store.tables() == []

    ask(kind, tmp_path, question)


@each_kind
def test_a_deleted_table_is_gone_and_its_name_is_free(kind: str, tmp_path: Path) -> None:
    async def question(store: Store) -> None:
        await store.append("anna", 0, [b"one", b"two"], b"old")
        await store.append("bert", 0, [b"one"], b"")
        await store.delete("anna")
        await store.delete("nobody")

        assert await store.read("anna") == []
        assert [shelved.table for shelved in await store.tables()] == ["bert"]
        with pytest.raises(Mismatch):
            await store.append("anna", 2, [b"three"], b"")
        await store.append("anna", 0, [b"anew"], b"new")
        assert await store.read("anna") == [b"anew"]

    ask(kind, tmp_path, question)


@each_kind
def test_the_caller_may_change_the_list_it_gave_and_the_one_it_got(kind: str, tmp_path: Path) -> None:
    async def question(store: Store) -> None:
        given = [b"one"]
        appended = asyncio.ensure_future(store.append("anna", 0, given, b""))
        await asyncio.sleep(0)
        given.append(b"two")
        await appended
        got = await store.read("anna")
        got.clear()

        assert await store.read("anna") == [b"one"]

    ask(kind, tmp_path, question)


@each_kind
def test_a_mismatch_harms_nobody_who_appends_at_the_same_moment(kind: str, tmp_path: Path) -> None:
    async def question(store: Store) -> None:
        outcomes = await asyncio.gather(
            store.append("anna", 0, [b"one"], b"1"),
            store.append("bert", 7, [b"lost"], b"lost"),
            store.append("anna", 1, [b"two"], b"2"),
            store.append("anna", 1, [b"too late"], b"late"),
            store.append("carla", 0, [b"one"], b"1"),
            return_exceptions=True,
        )

        assert [type(outcome) for outcome in outcomes] == [type(None), Mismatch, type(None), Mismatch, type(None)]
        assert await store.read("anna") == [b"one", b"two"]
        assert await store.tables() == [Shelved("anna", 2, b"2"), Shelved("carla", 1, b"1")]

    ask(kind, tmp_path, question)


@each_kind
def test_closing_finishes_what_waits_and_refuses_what_comes_later(kind: str, tmp_path: Path) -> None:
    async def question(store: Store) -> None:
        waiting = [asyncio.ensure_future(store.append(f"table-{n}", 0, [b"one"], b"")) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()

        assert [task.exception() for task in waiting] == [None] * 20
        with pytest.raises(StoreFailed):
            await store.append("late", 0, [b"one"], b"")
        with pytest.raises(StoreFailed):
            await store.delete("table-1")
        with pytest.raises(StoreFailed):
            await store.read("table-1")
        with pytest.raises(StoreFailed):
            await store.tables()

    ask(kind, tmp_path, question)


@dataclass(frozen=True, slots=True)
class Appended:
    table: str
    behind: int
    """The difference between the expected version and the true one."""

    entries: list[bytes]
    summary: bytes


@dataclass(frozen=True, slots=True)
class Deleted:
    table: str


names = st.sampled_from(["anna", "bert", 'it\'s "ñ"\n', ""])
appends = st.builds(Appended, names, st.sampled_from([0, 0, 0, 0, 1, -1]), st.lists(st.binary(max_size=9)), st.binary())
moments = st.lists(st.lists(appends | st.builds(Deleted, names), min_size=1, max_size=8), max_size=8)
"""Groups of concurrent calls; the store may answer a whole group at once."""


@settings(max_examples=40, deadline=None)
@given(moments=moments, reopened=st.booleans())
def test_any_appends_and_deletions_leave_what_a_dictionary_would_hold(
    moments: list[list[Appended | Deleted]], reopened: bool
) -> None:
    for kind in KINDS:
        with TemporaryDirectory() as folder:
            asyncio.run(compare(kind, Path(folder), moments, reopened and kind == "sqlite"))


async def compare(kind: str, folder: Path, moments: list[list[Appended | Deleted]], reopened: bool) -> None:
    logs: dict[str, list[bytes]] = {}
    summaries: dict[str, bytes] = {}
    store = KINDS[kind](folder)
    try:
        for moment in moments:
            asked: list[Awaitable[None]] = []
            refused = []
            for step in moment:
                log = logs.get(step.table, [])
                if isinstance(step, Deleted):
                    asked.append(store.delete(step.table))
                    logs.pop(step.table, None)
                    refused.append(False)
                    continue
                asked.append(store.append(step.table, len(log) - step.behind, step.entries, step.summary))
                refused.append(step.behind != 0)
                if not step.behind:
                    logs[step.table] = log + step.entries
                    summaries[step.table] = step.summary
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Mismatch if no else type(None) for no in refused]
            if reopened:
                await store.close()
                store = KINDS[kind](folder)
            listed = [Shelved(table, len(log), summaries[table]) for table, log in sorted(logs.items())]
            assert await store.tables() == listed
            for table in ("anna", "bert", 'it\'s "ñ"\n', ""):
                assert await store.read(table) == logs.get(table, [])
    finally:
        await store.close()
