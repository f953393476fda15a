"""The page has the same message types as the server."""

import re

import pytest

from aprendiz import COMPILED
from aprendiz.games import load
from tools import messages

TEXT = messages.text()


@pytest.mark.skipif(COMPILED, reason="compiled classes forget what is said about them")
def test_the_file_is_what_the_python_types_give() -> None:
    assert messages.FILE.read_text(encoding="utf-8") == TEXT, "run python -m tools.messages"


def test_what_is_told_is_always_whole_and_what_is_sent_need_not_be() -> None:
    assert "  settings: Settings;" in declaration("Plan")
    assert "  settings?: NewSettings;" in declaration("NewPlan")
    assert "  plan: NewPlan;" in declaration("Choose")
    assert "  version?: number | null;" in declaration("Enter")
    assert "  version: number | null;" in declaration("Done")


def test_every_kind_of_event_and_move_of_every_game_is_there() -> None:
    for name in ("flautz", "magus", "labyrinth"):
        kinds = load(name).kinds
        inside = TEXT.partition(f"export namespace {name.title()} {{")[2].partition("\n}\n")[0]
        for kind in (kinds.view, kinds.aids, *kinds.events, *kinds.moves):
            assert f'    kind: "{kind.__name__}";' in inside


def test_what_python_says_about_a_field_is_told_to_the_page() -> None:
    assert "  /** Seconds since 1970. */\n  touched: number;" in declaration("TableListed")
    assert "None" not in re.sub(r'"[^"]*"', "", TEXT)


def declaration(name: str) -> str:
    return TEXT.partition(f"export interface {name} {{")[2].partition("\n}\n")[0]
