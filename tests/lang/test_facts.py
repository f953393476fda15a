"""The plain table says every field of every view, in every language; node runs the browser's scripts."""

from functools import cache
from typing import Any

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.plain import as_object
from aprendiz.core.session import Session
from aprendiz.games import NAMES, load
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts
from tests.lang.catalogue import entries
from tests.lang.sentences import NAMES as PEOPLE
from tests.lang.test_browser import NODE, answers

Data = dict[str, Any]

OF_THE_PAGE = {"seat", "turn", "to_act", "phase", "players"}
"""Fields of views that the page itself shows."""

SEATS = 3
SETUPS: list[tuple[str, Data]] = [
    ("flautz", {"mode": "matches", "matches": 2}),
    ("magus", {"limit": 20}),
    ("magus", {"limit": 12, "infant": "yes"}),
    ("magus", {"limit": 6, "outstanding": "yes", "taking": "part"}),
    ("labyrinth", {"limit": 20, "expansion": "yes"}),
]


@pytest.mark.parametrize("game", NAMES)
def test_every_field_of_a_view_has_words_or_is_left_out_on_purpose(game: str) -> None:
    there = entries("en", game)
    unsaid = set(Texts("en", game).say("facts-unsaid").split())
    kinds = load(game).kinds
    view = set(kinds.view.__struct_fields__) - OF_THE_PAGE
    player = set(as_object(first_view(game))["players"][0]) - {"kind"}
    aids = set(kinds.aids.__annotations__)

    assert {field for field in view - unsaid if not {f"own-{field}", f"fact-{field}"} & there.keys()} == set()
    assert {field for field in player - unsaid if f"player-{field}" not in there} == set()
    assert {field for field in aids if f"aid-{field}" not in there} == set()
    assert unsaid - view - player == set()
    named = {name.partition("-")[2].partition(".")[0] for name in there if name.startswith(("own-", "fact-", "aid-"))}
    assert named - view - aids == set()


@pytest.mark.parametrize("game", NAMES)
def test_events_that_are_left_out_exist(game: str) -> None:
    if "events-unsaid" in (texts := Texts("en", game)):
        assert set(texts.say("events-unsaid").split()) <= {kind.__name__ for kind in load(game).kinds.events}


@pytest.mark.parametrize("game", NAMES)
def test_events_that_must_not_stay_readable_are_listed(game: str) -> None:
    texts = Texts("en", game)
    unsaid = {word for key in ("events-unsaid", "events-momentary") if key in texts for word in texts.say(key).split()}
    assert {kind.__name__ for kind in load(game).kinds.events if not kind.lasting} <= unsaid


@pytest.mark.skipif(NODE is None, reason="node is not installed, so the browser's texts cannot be run")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_every_view_of_a_game_is_said_without_a_missing_word(game: str, options: Data, language: str) -> None:
    """`speak.mjs` fails at the first text that is missing or lacks a fact."""
    for told in said(game, options, language):
        every = [*told["own"], *told["table"], *told["aids"]]
        assert all(words for fact in every for words in fact["words"])
        assert all(cell["words"] for board in told["boards"] for row in board["rows"] for cell in row)
        assert len(told["players"]) == SEATS
        moves = [move for group in told["groups"] for move in group["moves"]]
        assert len(moves) == len(set(moves))
        assert told["task"] or not moves


@pytest.mark.skipif(NODE is None, reason="node is not installed, so the browser's texts cannot be run")
@pytest.mark.parametrize(("game", "options"), SETUPS)
def test_a_spectator_is_told_nothing_that_is_a_players_own(game: str, options: Data) -> None:
    assert all(told["own"] == [] and told["aids"] == [] for told in said(game, options, "en", viewer=None))


@pytest.mark.skipif(NODE is None, reason="node is not installed, so the browser's texts cannot be run")
def test_many_moves_are_in_groups_with_the_words_they_share() -> None:
    told = next(told for told in said("magus", {"limit": 20}, "en") if told["groups"])
    assert [group["label"] for group in told["groups"]] == [f"Aim at row {row}, column …" for row in range(1, 6)]
    assert told["groups"][1]["moves"][2] == "Aim at row 2, column 3"


def said(game: str, options: Data, language: str, viewer: int | None = 0) -> list[Data]:
    names = list(PEOPLE)[:SEATS]
    return answers(
        [
            {"asked": "plain", "language": language, "game": game, "names": names, **moment}
            for moment in moments(game, tuple(options.items()), viewer)
        ]
    )


@cache
def moments(game: str, options: tuple[tuple[str, Any], ...], viewer: int | None) -> list[Data]:
    """Everything that a viewer is sent in a random game, from the deal to the end."""
    rules, dice = load(game), Dice(7)
    setup = rules.setup(seats=SEATS, **dict(options))
    session: Session[Any, Any] = Session(rules, setup, lambda state: state.draw(dice), helped=range(SEATS))
    found = [sent(session, viewer)]
    while session.waiting:
        seat = session.waiting[0]
        session.act(seat, dice.choice(list(session.updates[seat].legal)))
        found.append(sent(session, viewer))
    return found


def sent(session: Session[Any, Any], viewer: int | None) -> Data:
    update = session.updates[viewer]
    aids = None if update.aids is None else as_object(update.aids)
    legal = [as_object(move) for move in update.legal]
    return {"view": as_object(session.game.view(session.state, viewer)), "aids": aids, "legal": legal}


def first_view(game: str) -> Any:
    rules = load(game)
    return rules.view(rules.new(seats=SEATS), 0)
