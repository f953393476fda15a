"""How a game begins: all chairs taken, the seal shown, and a share from every connected device with a chair."""

import json

import pytest

from aprendiz.core.compare import compare
from aprendiz.core.document import read
from aprendiz.core.record import Record
from aprendiz.core.seal import seal_of
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.verify import first_fault
from aprendiz.games import load
from aprendiz.host.commands import Leave, SeatBot, Share, Sit, Start
from tests.host.tables import Hall, in_a_loop, play_out, refused

SHORT: dict[str, dict[str, object]] = {"flautz": {}, "magus": {}, "labyrinth": {"goal": 1}}
"""Every game with the options that make it short."""


@in_a_loop
async def test_a_game_starts_when_every_chair_is_taken() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    await anna.share()
    await ben.share()
    with refused("table-15"):
        await anna.do(Start())
    await anna.do(SeatBot(2, "novice"))
    await anna.do(Start())
    assert anna.lobby["phase"] == ben.lobby["phase"] == "playing"
    assert anna.lobby["game"] == 1


@in_a_loop
async def test_it_waits_for_the_share_of_every_device_that_is_there() -> None:
    hall = Hall()
    anna, ben, cleo = await hall.waiting("flautz", "Ben", "Cleo")
    await anna.share()
    await ben.share()
    with refused("table-16"):
        await anna.do(Start())
    assert [chair["has_shared"] for chair in anna.lobby["chairs"]] == [True, True, False]
    cleo.exit()
    await anna.do(Start())
    assert len(anna.lobby["shares"]) == 2


@in_a_loop
async def test_a_device_with_two_chairs_adds_one_share() -> None:
    hall = Hall()
    [anna] = await hall.waiting(seats=2)
    await anna.do(Sit("Ben"))
    await hall.begin([anna])
    assert len(anna.lobby["shares"]) == 1


@in_a_loop
async def test_the_seal_is_shown_before_the_first_share_and_opened_after_the_game() -> None:
    hall = Hall()
    anna = await hall.opened()
    shown = anna.heard[0]["lobby"]["seal"]
    await anna.do(Sit("Anna"))
    await anna.do(SeatBot(1, "novice"))
    await anna.share()
    assert anna.lobby["seal"] == shown
    await anna.do(Start())
    assert anna.lobby["seal"] == shown
    opened = (await anna.truth()).seed
    assert seal_of(opened) == shown
    assert opened.hex() not in json.dumps(anna.heard)


@in_a_loop
async def test_a_share_for_another_seal_is_refused() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    for seal in (seal_of(bytes(32)), "", anna.lobby["seal"][:-1]):
        with refused("table-11"):
            await ben.do(Share(seal, "00" * 16))
    assert anna.lobby["shares"] == []


@in_a_loop
async def test_the_first_share_of_a_device_counts() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await ben.do(Share(ben.lobby["seal"], "01" * 16))
    version = anna.visit.version
    await ben.do(Share(ben.lobby["seal"], "02" * 16))
    assert (anna.lobby["shares"], anna.visit.version) == (["01" * 16], version)


@in_a_loop
async def test_a_share_comes_before_the_start() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await anna.share()
    ben.exit()
    await anna.do(Start())
    await ben.enter()
    with refused("table-6"):
        await ben.share()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("flautz", {"final_turns": "all"}),
        ("magus", {"infant": "yes", "infant_goal": "gross"}),
        ("labyrinth", {"turned": "no"}),
    ],
)
@in_a_loop
async def test_a_plan_with_an_option_that_came_later_is_played(game: str, options: dict[str, object]) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben", options={**SHORT[game], **options})
    await play_out(devices)
    record = read((await hall.house.film(devices[0].table, "Ben")).record, load)
    assert isinstance(record, Record)
    assert options.items() <= record.header.options.items()
    assert first_fault(record, load(game)) is None


@pytest.mark.parametrize("game", SHORT)
@in_a_loop
async def test_the_record_of_a_finished_game_is_true_to_the_seal_and_the_shares(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben", options=SHORT[game])
    anna = devices[0]
    seal, shares = anna.lobby["seal"], anna.lobby["shares"]
    with refused("table-17"):
        await hall.house.film(anna.table, "Ben")
    await play_out(devices)
    assert anna.lobby["phase"] == "over"
    film = await hall.house.film(anna.table, "Ben")
    record = read(film.record, load)
    assert isinstance(record, Record)
    assert first_fault(record, load(game)) is None
    assert (record.seal, [share.hex() for share in record.envelope.shares]) == (seal, shares)
    assert [seat.name for seat in record.header.seats] == ["Anna", "Ben"]
    for text in film.logs.values():
        log = read(text, load)
        assert isinstance(log, SeatLog)
        assert log.is_finished
        assert compare(record, log, load(game)) is None


@in_a_loop
async def test_who_leaves_a_running_game_is_followed_by_a_bot_under_the_same_name() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await ben.do(Leave(1))
    chair = anna.lobby["chairs"][1]
    assert (chair["name"], chair["player"], chair["sits_in"]) == ("Ben", "adept", None)
    assert ben.visit.updates == {}
    assert not ben.visit.is_gone
