"""How a visit folds the messages about a table."""

import asyncio
from copy import deepcopy
from typing import Any

import pytest

from aprendiz.client import Api, Client, NotAsked, Visit


def told(kind: str, version: int, events: list[str]) -> dict[str, Any]:
    update = {"version": version, "ask": None, "waiting": [0], "frames": [], "legal": [], "aids": None}
    seen = {"seat": 0, "update": update, "log": [{"kind": event} for event in events]}
    lobby = {"phase": "playing", "chairs": []} if kind == "Whole" else None
    rest = {"lobby": lobby, "you": None, "undo": None, "clocks": None, "said": None}
    return {"kind": kind, "table": "any", "version": version, "head": f"{version:032x}", "seats": [seen], **rest}


def test_what_was_told_stays_as_it_was_when_more_is_told() -> None:
    visit = Visit(Client(Api("http://nowhere")), "any")
    whole = told("Whole", 7, ["MatchBegan"])
    before = deepcopy(whole)
    visit.take_in(whole)
    visit.take_in(told("Changed", 8, ["CardTaken"]))

    assert visit.logs == {0: [{"kind": "MatchBegan"}, {"kind": "CardTaken"}]}
    assert whole == before


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_that_is_not_asked_cannot_answer(seat: int) -> None:
    visit = Visit(Client(Api("http://nowhere")), "any")
    visit.take_in(told("Whole", 7, []))

    with pytest.raises(NotAsked, match=f"seat {seat} is not asked"):
        asyncio.run(visit.act(seat, {"kind": "Focus"}))
