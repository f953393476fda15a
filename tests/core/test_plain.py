"""Moves, events and views as JSON, and what is wrong with a written move."""

import json
from enum import Enum

import msgspec
import pytest

import aprendiz
from aprendiz.core.conformance import updates
from aprendiz.core.errors import Invalid, Refusal
from aprendiz.core.plain import Word, Written, encode, plain, read
from aprendiz.core.value import Value
from aprendiz.games import NAMES
from aprendiz.games.flautz.events import CardReceived
from aprendiz.games.flautz.moves import MOVES, Begin, Exchange, Focus
from aprendiz.games.flautz.places import Row
from aprendiz.games.flautz.view import View
from tests.games.flautz.table import card, deal

EXCHANGE = Exchange(card("B3"), Row.FLOOR, card("P"), declare=True)
WRITTEN = {"kind": "Exchange", "take": "B3", "row": "floor", "give": "P", "declare": True}


def test_a_move_is_written_with_its_kind_and_the_short_names_of_cards() -> None:
    assert plain(EXCHANGE) == WRITTEN
    assert encode(Focus()) == b'{"kind":"Focus"}'
    assert plain(CardReceived(seat=1, card=card("I2"), to=(1,))) == {
        "kind": "CardReceived",
        "to": [1],
        "seat": 1,
        "card": "I2",
    }


def piece_by_piece(value: object) -> object:
    """A simple reference implementation of `plain`."""
    match value:
        case Enum():
            return value.value
        case None | bool() | int() | str():
            return value
        case Written():
            return str(value)
        case tuple() | list():
            return [piece_by_piece(item) for item in value]
        case dict():
            return {str(key): piece_by_piece(item) for key, item in value.items()}
    assert isinstance(value, Value)
    parts = {field.name: piece_by_piece(getattr(value, field.name)) for field in msgspec.structs.fields(value)}
    return {"kind": type(value).__name__, **parts}


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_sent_in_a_game_is_written_as_if_it_were_looked_at_piece_by_piece(name: str) -> None:
    game = aprendiz.load(name)
    for _, update in updates(game, game.setup(seats=2, limit=20), seed=1):
        assert json.dumps(plain(update)) == json.dumps(piece_by_piece(update))


class Weather(Word):
    SUN = "sun"


class Report(Value, frozen=True):
    value: int | None
    form: str | tuple[Weather, ...]
    days: tuple[tuple[int, str], ...]
    weather: tuple[Weather | None, ...]
    pair: tuple[Weather, int]
    anything: object
    facts: dict[str, Weather]
    nothing: tuple[()] = ()


def test_every_declared_type_is_written_by_what_its_values_are() -> None:
    for form, anything in (
        ("sun", None),
        ((Weather.SUN,), Refusal("table-1", "wait", {"card": "B3"})),
        ("", [card("P")]),
    ):
        report = Report(1, form, ((1, "a"),), (Weather.SUN, None), (Weather.SUN, 2), anything, {"now": Weather.SUN})
        assert json.dumps(plain(report)) == json.dumps(piece_by_piece(report))


def test_what_has_no_plain_form_is_a_mistake_of_ours() -> None:
    with pytest.raises(AttributeError, match="no attribute 'written'"):
        plain([object()])


def test_a_written_move_is_read_back() -> None:
    assert read(MOVES, json.loads(encode(EXCHANGE)), "move") == EXCHANGE
    short = {"kind": "Exchange", "take": "b3", "row": "floor", "give": "p"}
    assert read(MOVES, short, "move") == Exchange(card("B3"), Row.FLOOR, card("P"))
    assert read(MOVES, {"kind": "Begin", "seat": 2}, "move") == Begin(2)


def nested(depth: int) -> object:
    value: object = 0
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "move: must be an object with the entry “kind”, not None"),
        ([], "move: must be an object with the entry “kind”"),
        ({}, "move.kind: must be one of Exchange, Replace, Focus, Declare, Rest, Draw, Enrol, Begin, not None"),
        ({"kind": ["Focus"]}, "move.kind: must be one of"),
        ({"kind": "Pass"}, "move.kind: must be one of .*, not 'Pass'"),
        ({"kind": "Focus", "why": 1}, "move.why: is not known here; there are kind"),
        ({**WRITTEN, "take": "B10"}, "move.take: 'B10' is not a card: write B, G, V, O, K, I with a value from 1 to 9"),
        ({**WRITTEN, "take": 3}, "move.take: must be a text, not 3"),
        ({**WRITTEN, "row": "sky"}, "move.row: must be one of air, floor, not 'sky'"),
        ({**WRITTEN, "declare": 1}, "move.declare: must be true or false, not 1"),
        ({"kind": "Exchange", "take": "B3", "row": "floor"}, "move.give: is missing"),
        ({"kind": "Enrol", "colours": "blue"}, "move.colours: must be a list, not 'blue'"),
        ({"kind": "Enrol", "colours": ["blue", "red"]}, "move.colours.2: must be one of blue, .*, not 'red'"),
        ({"kind": "Begin", "seat": True}, "move.seat: must be a whole number, not True"),
        (
            {"kind": "Begin", "seat": 2**53},
            "move.seat: must be a whole number from -9007199254740991 to 9007199254740991",
        ),
        ({"kind": "Begin", "seat": -(10**5000)}, "move.seat: must be a whole number from .*, not …"),
        ({"kind": 10**5000}, "move.kind: must be one of .*, not …"),
        (
            {"kind": "Begin", "seat": nested(5000)},
            "move.seat: .*, not …",
        ),
    ],
)
def test_a_move_that_makes_no_sense_is_refused_with_the_entry_that_is_wrong(data: object, message: str) -> None:
    with pytest.raises(Invalid, match=message):
        read(MOVES, data, "move")


@pytest.mark.parametrize(
    ("field", "wrong", "message"),
    [
        ("crystals", None, "view.players.2.crystals: must be a whole number, not None"),
        ("points", [1, "2"], "view.players.2.points.2: must be a whole number, not '2'"),
        ("open_hand", ["B1", "Q1"], "view.players.2.open_hand.2: 'Q1' is not a card"),
        ("luck", 1, "view.players.2.luck: is not known here; there are kind, colour, "),
        ("kind", "Player", "view.players.2.kind: must be one of PlayerView, not 'Player'"),
    ],
)
def test_what_is_wrong_deep_inside_is_named_with_the_way_there(field: str, wrong: object, message: str) -> None:
    data = json.loads(encode(deal("B1 G1 V2 O4 O4", "B2 G2 V3 O2 K4").view(0)))
    assert encode(read((View,), data, "view")) == encode(data)
    data["players"][1][field] = wrong
    with pytest.raises(Invalid, match=message):
        read((View,), data, "view")
