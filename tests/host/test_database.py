"""The database file is opened, migrated and backed up, or the error says why not."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.host.database import APPLICATION, MIGRATIONS, backup, open_to_write
from aprendiz.host.sqlite import SqliteStore
from tests.host.stores.program import lines, program, started
from tests.host.stores.reading import contents, file_size_limit, opened
from tests.host.stores.writing import entry

STORES: Final = Path(__file__).parent / "stores"
PATIENCE: Final = 30


def test_every_version_has_a_file_that_is_kept() -> None:
    kept = {path.name for path in STORES.glob("*.sqlite3")}
    assert kept == {f"version-{number}.sqlite3" for number in range(1, len(MIGRATIONS) + 1)}


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_a_database_of_an_earlier_version_opens_and_reads_the_same(version: int, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    shutil.copy(STORES / f"version-{version}.sqlite3", path)
    assert stamp(path) == (APPLICATION, version)
    kept = {
        "árbol": (b"", [b'{"first":1}']),
        "long": (b"\x00\xff", [bytes([number]) * number * 3 for number in range(1, 41)]),
        "made-and-left": (b"empty", []),
        "tower": (b"over", [b"one", b"", b"three"]),
    }
    assert asyncio.run(contents(path)) == kept
    assert stamp(path) == (APPLICATION, len(MIGRATIONS))

    async def run() -> None:
        async with opened(path) as store:
            await store.append("tower", 3, [b"four"], b"going on")
            await store.delete("long")

    asyncio.run(run())
    del kept["long"]
    kept["tower"] = (b"going on", [b"one", b"", b"three", b"four"])
    assert asyncio.run(contents(path)) == kept


def stamp(path: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(path)) as database:
        return tuple(database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version"))


def test_a_later_version_is_reached_in_one_step_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    shutil.copy(STORES / "version-1.sqlite3", path)
    works = "ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 7"
    breaks = "CREATE TABLE more (number INTEGER); INSERT INTO nowhere VALUES (1)"
    with pytest.raises(Invalid, match="no such table: nowhere"):
        open_to_write(path, (MIGRATIONS[0], works, breaks))
    assert stamp(path) == (APPLICATION, 2)
    with closing(open_to_write(path, (MIGRATIONS[0], works))) as database:
        assert database.execute("SELECT DISTINCT touched FROM tables").fetchall() == [(7,)]
        assert database.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []


def test_a_database_of_a_newer_program_is_refused_with_both_versions(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    shutil.copy(STORES / "version-1.sqlite3", path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(Invalid) as problem:
        SqliteStore(path)
    assert (problem.value.where, problem.value.problem) == (str(path), "format-version")
    assert problem.value.given == {"found": 99, "known": len(MIGRATIONS)}
    assert path.read_bytes() == before


def test_a_file_that_is_something_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    text, other = tmp_path / "text", tmp_path / "other"
    text.write_text("no database at all\n" * 100)
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE tables (name TEXT)")
    for path in (text, other):
        before = path.read_bytes()
        for attempt in (SqliteStore, lambda path: backup(path, tmp_path / "copy")):
            with pytest.raises(Invalid) as problem:
                attempt(path)
            assert (problem.value.where, problem.value.problem) == (str(path), "no-tables")
        assert path.read_bytes() == before
    assert not (tmp_path / "copy").exists()


def test_a_file_left_empty_by_a_crash_is_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.touch()
    assert asyncio.run(contents(path)) == {}
    assert stamp(path) == (APPLICATION, len(MIGRATIONS))


def test_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "missing" / "tables", tmp_path / "file" / "tables", tmp_path / "folder"):
        with pytest.raises(Invalid) as problem:
            SqliteStore(path)
        assert (problem.value.where, problem.value.problem) == (str(path), "unwritable")


MAY_NOT: Final = """
import os, sys
from pathlib import Path
from aprendiz.core.errors import Invalid
from aprendiz.host.sqlite import SqliteStore

if os.geteuid() == 0:
    os.setuid(65534)
try:
    SqliteStore(Path(sys.argv[1]))
except Invalid as problem:
    print(problem.where, problem.problem)
"""


@pytest.mark.parametrize(("folder_mode", "file_mode"), [(0o777, 0o444), (0o555, 0o666)])
def test_where_nothing_may_be_written_is_said(folder_mode: int, file_mode: int) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        shutil.copy(STORES / "version-1.sqlite3", path)
        path.chmod(file_mode)
        path.parent.chmod(folder_mode)
        with started("-c", MAY_NOT, str(path)) as process:
            assert lines(process, 1) == [f"{path} unwritable\n"]
        path.parent.chmod(0o700)


def test_a_backup_is_complete_while_the_server_writes(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with program(path) as process:
        said = lines(process, 200)
        copies = []
        for number in range(3):
            copies.append((len(said), tmp_path / f"copy-{number}.sqlite3"))
            backup(path, copies[-1][1])
            said += lines(process, 50)
        process.kill()
        process.wait(PATIENCE)
        copies.append((len(said), tmp_path / "copy-after-the-kill.sqlite3"))
        backup(path, copies[-1][1])
    for count, copy in copies:
        acknowledged = {table: int(version) for table, version in (line.split() for line in said[:count])}
        found = asyncio.run(contents(copy))
        for table, version in acknowledged.items():
            assert len(found[table][1]) >= version
        for table, (summary, log) in found.items():
            assert log == [entry(table, position) for position in range(len(log))]
            assert summary == b"%d" % len(log)


@pytest.mark.parametrize("is_running", [True, False])
def test_a_backup_is_one_file_of_its_owner_and_never_replaces_another(is_running: bool, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    path, target = tmp_path / "tables.sqlite3", folder / "copy.sqlite3"

    async def run() -> None:
        async with opened(path) as store:
            await store.append("anna", 0, [b"one"], b"here")
            if is_running:
                await store.backup(target)
        if not is_running:
            backup(path, target)

    other = folder / "copy.sqlite3.part"
    other.write_text("somebody else's")
    asyncio.run(run())
    assert sorted(folder.iterdir()) == [target, other]
    assert other.read_text() == "somebody else's"
    assert target.stat().st_mode & 0o777 == 0o600
    before = target.read_bytes()
    with pytest.raises(Invalid) as problem:
        backup(path, target)
    assert (problem.value.where, problem.value.problem) == (str(target), "exists")
    assert target.read_bytes() == before
    assert asyncio.run(contents(target)) == {"anna": (b"here", [b"one"])}


def test_a_backup_that_cannot_be_written_or_has_no_source_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def run() -> None:
        async with opened(path) as store:
            await store.append("anna", 0, [b"one" * 100_000], b"")

    asyncio.run(run())
    with pytest.raises(Invalid) as problem:
        backup(path, tmp_path / "missing" / "copy")
    assert (problem.value.where, problem.value.problem) == (str(tmp_path / "missing" / "copy"), "unwritable")
    with pytest.raises(Invalid) as problem:
        backup(tmp_path / "nothing", tmp_path / "copy")
    assert (problem.value.where, problem.value.problem) == (str(tmp_path / "nothing"), "unreadable")
    with file_size_limit(100_000), pytest.raises(Invalid) as problem:
        backup(path, tmp_path / "copy")
    assert (problem.value.where, problem.value.problem) == (str(tmp_path / "copy"), "unwritable")
    assert not [file for file in tmp_path.iterdir() if "copy" in file.name]
