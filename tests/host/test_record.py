"""The record of a finished game: it can be verified, and is true to what was shown before and during the game."""

import pytest

from aprendiz.core.compare import compare
from aprendiz.core.document import read
from aprendiz.core.record import Record
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.verify import first_fault
from aprendiz.games import load
from tests.host.tables import Hall, in_a_loop, play_out, refused

SHORT: dict[str, dict[str, object]] = {"flautz": {}, "magus": {}, "labyrinth": {"goal": 1}}
"""Every game with the options that make it short."""


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
    for viewer in (0, 1, None):
        log = read("".join(film.log(viewer)), load)
        assert isinstance(log, SeatLog)
        assert log.is_finished
        assert compare(record, log, load(game)) is None


@in_a_loop
async def test_the_terms_follow_from_the_record() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    record = read((await hall.house.film(devices[0].table, "Ben")).record, load)
    assert isinstance(record, Record)
    assert record.envelope.terms(record.header.encode()) == devices[1].lobby["terms"]


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
