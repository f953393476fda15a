"""A program that appends to several tables at once and prints what was acknowledged, until it is killed."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Final

from aprendiz.host.sqlite import SqliteStore

TABLES: Final = 5


def entry(table: str, position: int) -> bytes:
    return f"{table}:{position}:".encode() * (1 + position * 7 % 40)


async def fill(store: SqliteStore, table: str) -> None:
    version = len(await store.read(table))
    while True:
        after = version + 1 + version % 3
        await store.append(table, version, [entry(table, at) for at in range(version, after)], b"%d" % after)
        version = after
        os.write(1, f"{table} {version}\n".encode())


async def fill_all(path: Path) -> None:
    store = SqliteStore(path)
    await asyncio.gather(*(fill(store, f"table-{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(fill_all(Path(sys.argv[1])))
