"""Custom editions over HTTP: a template file, and the contents of a file or what is wrong with it."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from aprendiz.client import Api
from aprendiz.client.http import Failure
from aprendiz.games import NAMES, load
from aprendiz.games.boxes import file_of
from aprendiz.host.checking import MOST_WAITING
from tests.host.tables import Hall, in_a_loop, until
from tests.server.device import UNUSED
from tests.server.keys import new_key
from tests.server.serving import around, server

EDITIONS = [(game, edition) for game in NAMES for edition in load(game).editions]


@pytest.fixture(scope="module")
def api() -> Iterator[Api]:
    with server() as running:
        yield Api(running.url)


def read(api: Api, game: str, text: str) -> Any:
    return asyncio.run(asked(api, game, text))


async def asked(api: Api, game: str, text: str) -> Any:
    await api.known()
    return await api.ask("POST", "/api/edition", {"game": game, "text": text})


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_every_file_to_begin_with_is_a_box_that_can_be_played(api: Api, game: str, edition: str) -> None:
    answer = read(api, game, file_of(game, edition))

    assert answer["problem"] is None
    assert answer["edition"] == load(game).write_edition(load(game).read_edition(edition))
    table, _ = asyncio.run(api.create({"game": game, "seats": 2, "edition": answer["edition"]}))
    assert table


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        ("name = 'x'", "edition.spells", "missing"),
        ("name =", "edition", "not-toml"),
        ("a = " + "[" * 9000, "edition", "too-deep"),
        ("a" + ".a" * 9 + " = 1", "edition", "too-many-dots-in-line"),
        ("a.b = 1\n" * 1001, "edition", "too-many-dots"),
        ("a = 1979-05-27T07:32:00Z", "edition.spells", "missing"),
        (file_of("flautz", "classic").replace("[3, 3, 3, 3, 3]", "[0, 0, 0, 0, 0]"), "edition", "too-few-cards"),
        (file_of("flautz", "classic").replace("prisms = 3", f"prisms = 1{'0' * 5000}"), "edition", "not-toml"),
        (file_of("flautz", "classic") + "\nmore = 1", "edition.arenas.more", "list-of"),
    ],
    ids=["key", "half", "deep", "dots", "more dots", "date", "small", "large", "more"],
)
def test_what_is_wrong_in_a_file_is_an_answer(api: Api, text: str, where: str, problem: str) -> None:
    answer = read(api, "flautz", text)

    assert answer["edition"] is None
    assert (answer["problem"]["where"], answer["problem"]["problem"]) == (where, problem)


def test_a_game_that_is_not_there_has_no_boxes(api: Api) -> None:
    assert read(api, "chess", "")["problem"]["problem"] == "one-of"
    for path, status in (("chess/editions/classic", 400), ("flautz/editions/..%2Fgame", 404)):
        with pytest.raises(Failure) as failure:
            asyncio.run(api.ask("GET", f"/api/games/{path}"))
        assert failure.value.status == status


def test_a_file_of_any_size_is_not_read(api: Api) -> None:
    with pytest.raises(Failure) as failure:
        read(api, "flautz", "#" * 20_001)
    assert failure.value.status == 400


@in_a_loop
async def test_a_host_with_a_new_edition_gets_a_place_while_strangers_fill_the_queue() -> None:
    """The worker process stands still until all have asked. The strangers have one network and a key for each file."""
    hall = Hall()
    checking = hall.house.world.checking
    checking.patience = 60.0
    elsewhere = httpx.AsyncHTTPTransport(verify=UNUSED, local_address="127.0.0.2")
    async with (
        AsyncExitStack() as end,
        around(hall.house) as url,
        httpx.AsyncClient(base_url=url, timeout=60, verify=UNUSED) as home,
        httpx.AsyncClient(base_url=url, timeout=60, transport=elsewhere) as theirs,
    ):
        end.push_async_callback(hall.house.close)
        assert await status_of_new_edition(home, "first") == 200
        assert checking.process is not None
        os.kill(checking.process.number, signal.SIGSTOP)
        strangers = [
            asyncio.create_task(status_of_new_edition(theirs, f"stranger {number}"))
            for number in range(MOST_WAITING + 10)
        ]
        await until(lambda: sum(task.done() for task in strangers) >= 10)  # These were refused; the queue is full.
        host = asyncio.create_task(status_of_new_edition(home, "host"))
        await until(lambda: host.done() or sum(task.done() for task in strangers) >= 10 + MOST_WAITING // 2)
        os.kill(checking.process.number, signal.SIGCONT)
        assert await host == 200
        assert sorted(await asyncio.gather(*strangers)) == [200] * (MOST_WAITING // 2) + [429] * (
            MOST_WAITING // 2 + 10
        )
        await hall.house.close()


async def status_of_new_edition(http: httpx.AsyncClient, name: str) -> int:
    """Let a new device ask for a check of a file that nobody else has."""
    body = {"game": "flautz", "text": f"# {name}\n{file_of('flautz', 'classic')}"}
    answer = await http.post("/api/edition", json=body, headers={"authorization": f"Bearer {new_key()}"})
    return answer.status_code
