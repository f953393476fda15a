"""What is seen (labyrinth-8), and what logs of a running game keep (labyrinth-4.2, 4.4)."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import fields

from aprendiz.core.compare import compare
from aprendiz.core.conformance import moments
from aprendiz.core.document import read, write
from aprendiz.core.plain import encode
from aprendiz.core.record import Record
from aprendiz.core.replay import replayed
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.state import OVER
from aprendiz.games.labyrinth.events import Bumped, MazeShown, SentHome, Stepped, Stopped, TargetDrawn
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Stop
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.symbols import Item, Magician, Symbol
from aprendiz.games.labyrinth.view import Phase, PlayerView, View
from aprendiz.games.labyrinth.walls import walls_of
from tests.core.recordings import recording, seat_log
from tests.games.labyrinth.table import ANNA, BEN, CARLA, Table, lay
from tests.rule import rule

VIEWERS = (ANNA, BEN, CARLA, None)
WALLS = "13-14 22-32 44>45"


def busy() -> Table:
    return lay(
        "22",
        "11",
        "66",
        walls=WALLS,
        target="gem",
        steps=3,
        turn=BEN,
        chips=("owl moon", "", "cat"),
        items=("wand nightcap", "potion"),
        naps=(CARLA,),
        turns=7,
        limit=90,
        goal=4,
        magicians=["green"],
    )


@rule("labyrinth-8.1")
def test_all_that_is_open_is_seen_and_nothing_else() -> None:
    table = busy()
    assert table.view(None) == View(
        seat=None,
        phase=Phase.MOVE,
        turn=BEN,
        to_act=(BEN,),
        players=(
            PlayerView(
                Magician.GREEN, (2, 2), (1, 1), (Symbol.OWL, Symbol.MOON), (Item.WAND, Item.NIGHTCAP), naps=False
            ),
            PlayerView(Magician.RED, (1, 1), (1, 6), (), (Item.POTION,), naps=False),
            PlayerView(Magician.BLUE, (6, 6), (6, 6), (Symbol.CAT,), (), naps=True),
        ),
        board=table.state.setup.edition.board,
        target=Symbol.GEM,
        bag=20,
        steps=3,
        has_stepped=False,
        is_flying=False,
        goal=4,
        walls=3,
        one_ways=1,
        turns=7,
        limit=90,
        has_expansion=True,
        maze=None,
        magic=None,
    )


@rule("labyrinth-8.1")
def test_everybody_sees_the_same() -> None:
    table = busy()
    for viewer in VIEWERS:
        differing = {
            field.name
            for field in fields(View)
            if getattr(table.view(viewer), field.name) != getattr(table.view(None), field.name)
        }
        assert differing == (set() if viewer is None else {"seat"})
        assert table.view(viewer).seat == viewer


@rule("labyrinth-8.1")
def test_the_walls_are_hidden_from_all() -> None:
    one, other = lay("33", "66", walls="12-13 22-32", steps=2), lay("33", "66", walls="43-44 51-61", steps=2)
    for viewer in (ANNA, BEN, None):
        assert encode(one.view(viewer)) == encode(other.view(viewer))
    assert one.legal(ANNA) == other.legal(ANNA)


@rule("labyrinth-8.1")
def test_the_bag_has_no_order_and_its_size_is_open() -> None:
    table = lay("11", "66", target="owl", steps=1)
    assert [table.view(viewer).bag for viewer in (ANNA, BEN, None)] == [23] * 3
    table.walk(ANNA, "E")
    assert len(set(table.outcomes().values())) == 1
    assert len(table.outcomes()) == 23


@rule("labyrinth-8.1")
def test_die_and_flight_are_seen_while_they_count() -> None:
    table = lay("33", "66", steps=3)
    table.walk(ANNA, "N")
    assert (table.view().steps, table.view().has_stepped, table.view().is_flying) == (2, True, False)
    table.act(ANNA, Stop())
    assert (table.view().steps, table.view().has_stepped, table.view().phase) == (None, False, Phase.CHANCE)


FORMS = {
    "two": {"seats": 2, "limit": 25},
    "three, ready": {"seats": 3, "maze": "crypt", "limit": 25},
    "four, expansion": {"seats": 4, "expansion": "yes", "walls": 24, "limit": 25},
    "two, goal 1": {"seats": 2, "walls": 5, "goal": 1, "limit": 300},
}


def setup_of(form: str) -> Setup:
    return GAME.setup(**FORMS[form])  # type: ignore[arg-type]  # seats and options in one


def games(form: str) -> Iterator[LabyrinthState]:
    for seed in range(3):
        for state, _ in moments(GAME, setup_of(form), seed):
            assert isinstance(state, LabyrinthState)
            yield state


@rule("labyrinth-8.1", "labyrinth-8.2")
@pytest.mark.parametrize("form", FORMS)
def test_the_maze_is_in_the_view_exactly_when_the_game_is_over(form: str) -> None:
    ends = 0
    for state in games(form):
        for viewer in (*range(state.seats), None):
            view = GAME.view(state, viewer)
            if state.actor == OVER:
                ends += 1
                assert (view.maze, view.magic) == walls_of(state.maze)
                assert len(view.maze or ()) + len(view.magic or ()) == view.walls
            else:
                assert (view.maze, view.magic) == (None, None)
                assert b'"Wall"' not in encode(view)
                assert b'"OneWay"' not in encode(view)
    assert ends == 3 * (setup_of(form).seats + 1)


@rule("labyrinth-4.2", "labyrinth-4.4")
@pytest.mark.parametrize("form", FORMS)
def test_no_lasting_event_of_a_running_game_lists_a_wall_or_an_open_slot(form: str) -> None:
    """A lasting event of a step or bump names no direction and no two squares."""
    kept: set[str] = set()
    for seed in range(3):
        for state, action in moments(GAME, setup_of(form), seed):
            if action is None:
                continue
            after = state.copy()
            after.tape = []
            after.play(action)
            for event in after.tape:
                if event.lasting and not isinstance(event, MazeShown) and b"direction" in encode(event):
                    kept.add(type(event).__name__)
                if isinstance(event, MazeShown):
                    assert after.actor == OVER
    assert kept == set()


@cache
def finished() -> Record:
    record = recording(
        GAME, "Random 1", "Random 2", "Random 3", number=4, walls=24, limit=20, expansion="yes", starter=0
    )
    assert record.result is not None
    return record


@cache
def running() -> Record:
    record = recording(GAME, "Random 1", "Random 2", number=4, walls=24, most=30, starter=0)
    assert record.result is None
    return record


def kinds(log: SeatLog) -> set[str]:
    """The kinds of all values in a log as it is written."""
    found: set[str] = set()

    def collect(data: Any) -> None:
        if isinstance(data, dict):
            found.add(data.get("kind", ""))
            for item in data.values():
                collect(item)
        elif isinstance(data, list):
            for item in data:
                collect(item)

    collect(log.as_dict()["updates"])
    return found


def load(_name: str) -> Any:
    return GAME


def read_log(log: SeatLog) -> SeatLog:
    document = read(write(log), load)
    assert isinstance(document, SeatLog)
    return document


SECRET = {Stepped.__name__, Bumped.__name__}


@rule("labyrinth-4.2", "labyrinth-4.4")
@pytest.mark.parametrize("seat", [ANNA, BEN, None])
def test_the_log_of_a_running_game_lists_neither_walls_nor_open_slots(seat: int | None) -> None:
    log = seat_log(running(), GAME, seat)
    sent = {type(event).__name__ for _, frame in log.frames for event in frame.events}
    assert sent >= SECRET, "both happened"
    assert not kinds(log) & {*SECRET, "MazeShown", "Wall", "OneWay", "Remembered"}
    assert kinds(log) >= {SentHome.__name__, Stopped.__name__, TargetDrawn.__name__}


@rule("labyrinth-4.2")
def test_the_log_of_a_running_game_has_no_memory_help_that_would_list_them() -> None:
    record = running()
    helped = [updates[ANNA] for updates in replayed(record, GAME, helped=(ANNA,))]
    assert helped[-1].aids is not None
    log = SeatLog(record.header, record.seal, ANNA, tuple(helped))
    assert "Remembered" not in kinds(log)
    assert "Passage" not in json.dumps(log.as_dict())


@rule("labyrinth-4.2", "labyrinth-8.2")
@pytest.mark.parametrize("seat", VIEWERS)
def test_the_log_of_a_finished_game_tells_all(seat: int | None) -> None:
    log = seat_log(finished(), GAME, seat)
    assert kinds(log) >= {*SECRET, "MazeShown", "Wall", "OneWay"}
    assert read_log(log) == log


@rule("labyrinth-4.2")
@pytest.mark.parametrize("seat", VIEWERS)
@pytest.mark.parametrize("length", [1, 2, 10, -1])
def test_a_log_that_was_kept_while_the_game_went_on_fits_its_record(length: int, seat: int | None) -> None:
    record = finished()
    sent = seat_log(record, GAME, seat, most=length)
    assert compare(record, sent, GAME) is None
    kept = read_log(sent)
    assert not kept.is_finished
    assert not kinds(kept) & SECRET
    assert compare(record, kept, GAME) is None


@rule("labyrinth-4.2")
def test_the_log_of_a_finished_game_fits_and_one_of_another_does_not() -> None:
    record = finished()
    assert compare(record, read_log(seat_log(record, GAME, ANNA)), GAME) is None
    fault = compare(record, read_log(seat_log(running(), GAME, ANNA)), GAME)
    assert fault is not None
    assert fault.kind == "header"


@rule("labyrinth-4.2")
def test_a_log_that_tells_something_else_does_not_fit() -> None:
    record = finished()
    text = write(seat_log(record, GAME, ANNA, most=10))
    changed = read(text.replace('"bag": 23', '"bag": 22'), load)
    assert isinstance(changed, SeatLog)
    fault = compare(record, changed, GAME)
    assert fault is not None
    assert fault.kind == "update"
