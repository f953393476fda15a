"""The server verifies a finished game: the sealed seed gives the same game, or the answer says what differs."""

import asyncio
from dataclasses import replace

import httpx
import pytest

from aprendiz.core import document
from aprendiz.core.seal import seal_of
from aprendiz.host.commands import End
from aprendiz.server.device import device_of
from aprendiz.server.proof import proven
from tests.core.recordings import flautz
from tests.host.tables import Hall, play_out
from tests.server.keys import new_key
from tests.server.serving import around


def test_a_game_is_proven_with_all_its_chance() -> None:
    told = proven(document.write(flautz("Anna", "Ben", number=1)))

    assert (told.is_true, told.fault) == (True, None)
    assert 0 < told.chances < told.moves
    assert told.seal == seal_of(bytes.fromhex(told.seed))


def test_what_was_changed_afterwards_is_noticed() -> None:
    record = flautz("Anna", "Ben", number=1)
    first, *others = record.steps
    other_seed = replace(record.envelope, seed=bytes(32))
    wrong = {
        "seal": replace(record, seal="0" * 64),
        "chance": replace(record, envelope=other_seed, seal=other_seed.seal),
        "digest": replace(record, steps=(replace(first, digest="0" * 32), *others)),
        "unfinished": replace(record, steps=record.steps[:-1], result=None),
    }

    for fault, changed in wrong.items():
        told = proven(document.write(changed))
        assert (told.is_true, told.fault) == (False, fault)


@pytest.mark.parametrize("is_stopped", [False, True])
def test_everybody_at_the_table_can_have_it_after_the_game(is_stopped: bool) -> None:
    async def body() -> None:
        hall = Hall()
        anna, ben = await hall.playing("flautz", "Ben", options={"matches": 1, "arena": "short"})
        keys = {name: new_key() for name in ("Anna", "stranger")}
        async with around(hall.house) as url, httpx.AsyncClient(base_url=url) as http:
            room = await hall.house.room(anna.table)
            table = f"/api/tables/{anna.table}/verify"
            room.table.admitted.add(device_of(keys["Anna"]))
            room.table.devices.add(device_of(keys["Anna"]))
            own = {"authorization": f"Bearer {keys['Anna']}"}
            before = await http.get(table, headers=own)
            if is_stopped:
                await anna.do(End())
            else:
                await play_out([anna, ben])
            room.table.devices.add(device_of(keys["Anna"]))
            after = await http.get(table, headers=own)
            first = await http.get(table, params={"game": 1}, headers=own)
            second = await http.get(table, params={"game": 2}, headers=own)
            stranger = await http.get(table, headers={"authorization": f"Bearer {keys['stranger']}"})

        assert (before.status_code, before.json()["rule"]) == (409, "table-17")
        assert after.json() == first.json()
        assert after.json()["is_true"] is not is_stopped
        assert after.json()["fault"] == ("unfinished" if is_stopped else None)
        assert after.json()["seal"] == anna.lobby["seal"]
        assert (second.status_code, second.json()["rule"]) == (409, "table-24")
        assert (stranger.status_code, stranger.json()["rule"]) == (404, "table-18")

    asyncio.run(body())
