"""Files of a database that are deleted or replaced while it is in use: nothing more is acknowledged."""

import asyncio
import json
import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from aprendiz.host.condition import PAUSE, SILENCE
from aprendiz.host.sqlite import SqliteStore
from aprendiz.host.store import Shelved, StoreFailed, Trouble
from aprendiz.server.logs import Lines
from tests.host.stores.reading import contents, file_size_limit
from tests.host.tables import in_a_loop

FILE: Final = "tables.sqlite3"


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def delete(path: Path) -> None:
    path.unlink()


def delete_log(path: Path) -> None:
    path.with_name(f"{FILE}-wal").unlink()


def delete_all(path: Path) -> None:
    shutil.rmtree(path.parent)


def replace_by_copy(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def replace_log(path: Path) -> None:
    log = path.with_name(f"{FILE}-wal")
    shutil.copy(log, path.with_name("copy"))
    path.with_name("copy").replace(log)


def rename_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


LOSSES: Final[list[tuple[Callable[[Path], None], Trouble]]] = [
    (delete, "gone"),
    (delete_log, "gone"),
    (delete_all, "gone"),
    (rename_folder, "gone"),
    (replace_by_copy, "replaced"),
    (replace_log, "replaced"),
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder / FILE


@pytest.mark.parametrize(("lose", "trouble"), LOSSES, ids=lambda value: getattr(value, "__name__", value))
@in_a_loop
async def test_nothing_is_acknowledged_once_the_files_are_elsewhere(
    path: Path, lose: Callable[[Path], None], trouble: Trouble
) -> None:
    store = SqliteStore(path)
    await store.append("anna", 0, [b"one"], b"")
    assert await store.trouble() is None

    lose(path)

    for change in (
        store.append("anna", 1, [b"two"], b""),
        store.append("bert", 0, [b"one"], b""),
        store.delete("anna"),
    ):
        with pytest.raises(StoreFailed) as failure:
            await change
        assert failure.value.trouble == trouble
    with pytest.raises(StoreFailed):
        await store.read("anna")
    with pytest.raises(StoreFailed):
        await store.tables()
    assert await store.trouble() == trouble
    await store.close()


@in_a_loop
async def test_a_loss_is_noticed_without_any_change(path: Path) -> None:
    store = SqliteStore(path)
    delete(path)
    assert await store.trouble() == "gone"
    await store.close()


def test_a_file_that_is_put_back_works_again_and_holds_nothing_that_was_refused(path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        store = SqliteStore(path, clock)
        await store.append("anna", 0, [b"one"], b"first")
        path.rename(path.with_name("away"))
        with pytest.raises(StoreFailed):
            await store.append("anna", 1, [b"refused"], b"")
        path.with_name("away").rename(path)

        assert await store.trouble() == "gone"
        clock.time += PAUSE
        assert await store.trouble() is None
        assert await store.tables() == [Shelved("anna", 1, b"first")]
        await store.append("anna", 1, [b"two"], b"second")
        await store.close()

    asyncio.run(run())
    assert asyncio.run(contents(path)) == {"anna": (b"second", [b"one", b"two"])}


@in_a_loop
async def test_a_full_disk_is_a_trouble_until_something_can_be_written(path: Path) -> None:
    clock = Clock()
    store = SqliteStore(path, clock)
    await store.append("anna", 0, [b"one"], b"")
    with file_size_limit(Path(f"{path}-wal").stat().st_size):
        with pytest.raises(StoreFailed):
            await store.append("anna", 1, [b"two"], b"")
        assert await store.trouble() == "failing"
        clock.time += PAUSE
        assert await store.trouble() == "failing"
        assert store.failures == 2
    clock.time += PAUSE
    assert await store.trouble() is None
    assert await store.read("anna") == [b"one"]

    (pages,) = store.writer.database.execute("PRAGMA page_count").fetchone()
    store.writer.database.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreFailed):
        await store.append("anna", 1, [b"two" * 20_000], b"")
    assert await store.trouble() == "full"
    await store.close()


@in_a_loop
async def test_the_log_says_it_once_a_minute_with_a_count(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    store = SqliteStore(path, clock)

    async def fail(times: int) -> None:
        for _ in range(times):
            with pytest.raises(StoreFailed):
                await store.append("anna", 0, [b"one"], b"")

    path.rename(path.with_name("away"))
    with caplog.at_level(logging.INFO):
        await fail(5)
        clock.time += SILENCE
        await fail(3)
        path.with_name("away").rename(path)
        for _ in range(2):
            await store.append("anna", 0, [], b"")
    await store.close()

    said = [json.loads(Lines().format(record)) for record in caplog.records]
    assert [(line["event"], line.get("trouble"), line.get("failures")) for line in said] == [
        ("the store fails", "gone", 1),
        ("the store fails", "gone", 5),
        ("the store works again", None, None),
    ]
    assert said[0]["reason"] == f"{FILE} was deleted or moved"
