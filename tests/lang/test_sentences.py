"""The sentences that `sentences.json` has for an event or a move are the ones that are rendered."""

import json

import pytest

from aprendiz.games import NAMES, load
from aprendiz.lang.languages import LANGUAGES
from tests.lang.sentences import FILE, spoken

ROWS = json.loads(FILE.read_text(encoding="utf-8"))["rows"]


def test_every_sentence_of_the_table_is_said_so() -> None:
    for row in ROWS:
        for language, expected in row["texts"].items():
            texts = spoken(row["game"], language, row["viewer"])
            said = texts.sentences(row["event"]) if "event" in row else [texts.tell("move", row["move"])]
            assert said == expected


@pytest.mark.parametrize("game", NAMES)
def test_the_table_has_every_kind_of_event_and_move_in_every_language(game: str) -> None:
    kinds = load(game).kinds
    rows = [row for row in ROWS if row["game"] == game]

    assert {row["event"]["kind"] for row in rows if "event" in row} == {kind.__name__ for kind in kinds.events}
    assert {row["move"]["kind"] for row in rows if "move" in row} == {kind.__name__ for kind in kinds.moves}
    assert all(set(row["texts"]) == set(LANGUAGES) for row in rows)


def test_no_sentence_has_doubled_or_dangling_spaces_and_signs() -> None:
    for row in ROWS:
        for sentences in row["texts"].values():
            for sentence in sentences:
                assert sentence == sentence.strip()
                assert not any(sign in sentence for sign in ("  ", " ,", " .", ",,", "..", "{", "}", "none"))
