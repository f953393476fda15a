"""Moves, events and views as JSON, and what is wrong with a written move."""

import json

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.core.plain import encode, plain, read
from aprendiz.games.flautz.events import CardReceived
from aprendiz.games.flautz.moves import MOVES, Begin, Exchange, Focus
from aprendiz.games.flautz.places import Row
from tests.games.flautz.table import card

EXCHANGE = Exchange(card("B3"), Row.FLOOR, card("P"), declare=True)
WRITTEN = {"kind": "Exchange", "take": "B3", "row": "floor", "give": "P", "declare": True}


def test_a_move_is_written_with_its_kind_and_the_short_names_of_cards() -> None:
    assert plain(EXCHANGE) == WRITTEN
    assert encode(Focus()) == b'{"kind":"Focus"}'
    assert plain(CardReceived(1, card("I2"), to=(1,))) == {"kind": "CardReceived", "to": [1], "seat": 1, "card": "I2"}


def test_what_has_no_plain_form_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match="set has no plain form"):
        plain({1})


def test_a_written_move_is_read_back() -> None:
    assert read(MOVES, json.loads(encode(EXCHANGE)), "move") == EXCHANGE
    short = {"kind": "Exchange", "take": "b3", "row": "floor", "give": "p"}
    assert read(MOVES, short, "move") == Exchange(card("B3"), Row.FLOOR, card("P"))
    assert read(MOVES, {"kind": "Begin", "seat": 2}, "move") == Begin(2)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "move: must be an object with the entry “kind”, not None"),
        ([], "move: must be an object with the entry “kind”"),
        ({}, "move.kind: must be one of Exchange, Replace, Focus, Declare, Rest, Draw, Enrol, Begin, not None"),
        ({"kind": ["Focus"]}, "move.kind: must be one of"),
        ({"kind": "Pass"}, "move.kind: must be one of .*, not 'Pass'"),
        ({"kind": "Focus", "why": 1}, "move.why: is not known here; known are kind"),
        ({**WRITTEN, "take": "B10"}, "move.take: 'B10' is no card: write B, G, V, O, K, I with a value from 1 to 9"),
        ({**WRITTEN, "take": 3}, "move.take: must be a text, not 3"),
        ({**WRITTEN, "row": "sky"}, "move.row: must be one of air, floor, not 'sky'"),
        ({**WRITTEN, "declare": 1}, "move.declare: must be true or false, not 1"),
        ({"kind": "Exchange", "take": "B3", "row": "floor"}, "move.give: is missing"),
        ({"kind": "Enrol", "colours": "blue"}, "move.colours: must be a list, not 'blue'"),
        ({"kind": "Enrol", "colours": ["blue", "red"]}, "move.colours.2: must be one of blue, .*, not 'red'"),
        ({"kind": "Begin", "seat": True}, "move.seat: must be a whole number, not True"),
    ],
)
def test_a_move_that_makes_no_sense_is_refused_with_the_entry_that_is_wrong(data: object, message: str) -> None:
    with pytest.raises(Invalid, match=message):
        read(MOVES, data, "move")
