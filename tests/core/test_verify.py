"""Verifying records: every fault is reported with what was expected."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from aprendiz.core.header import AnyGame, agreed
from aprendiz.core.record import Record, Step
from aprendiz.core.seal import Envelope
from aprendiz.core.state import State
from aprendiz.core.verify import Fault, Verdict, verify
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.moves import Begin, Draw, Exchange
from aprendiz.games.flautz.places import Row
from tests.core.recordings import flautz, played, seats
from tests.core.tower import TOWER, Bid
from tests.games.flautz.table import card

RECORD = flautz("Anna", "Ben", number=1, mode="matches", matches=1, arena=["floor", "either"])
STEPS = RECORD.steps
FIRST = next(number for number, step in enumerate(STEPS) if step.by is not None)
ANNA, BEN = 0, 1


def fault(record: Record, game: AnyGame = GAME) -> Fault:
    found = verify(record, game).fault
    assert found is not None
    return found


def with_step(number: int, **changes: Any) -> Record:
    return replace(RECORD, steps=(*STEPS[:number], replace(STEPS[number], **changes), *STEPS[number + 1 :]))


def test_a_game_as_it_was_played_is_proven() -> None:
    verdict = verify(RECORD, GAME)
    assert verdict == Verdict(fault=None, rules=GAME.rules, known=GAME.rules)
    assert (verdict.is_proven, verdict.is_older) == (True, False)


def test_a_seal_that_is_not_the_seeds_is_told() -> None:
    assert fault(replace(RECORD, seal="0" * 64)) == Fault("seal", expected=RECORD.seal, found="0" * 64)


def test_chance_that_the_seed_does_not_give_is_told_with_both_moves() -> None:
    drawn = STEPS[5].move
    assert isinstance(drawn, Draw)
    other = Draw(card("B1") if drawn.card != card("B1") else card("B2"))
    assert fault(with_step(5, move=other)) == Fault("chance", 6, None, expected=drawn, found=other)
    assert fault(with_step(5, move=Begin(0))) == Fault("chance", 6, None, expected=drawn, found=Begin(0))


@pytest.mark.parametrize(
    "change",
    [
        lambda record: replace(record, envelope=replace(record.envelope, shares=record.envelope.shares[::-1])),
        lambda record: replace(record, envelope=replace(record.envelope, shares=())),
        lambda record: replace(record, header=replace(record.header, seats=seats("Anna", "Bén"))),
        lambda record: replace(record, header=replace(record.header, rules=0)),
    ],
)
def test_another_header_or_share_gives_another_chance(change: Callable[[Record], Record]) -> None:
    assert fault(change(RECORD)).kind == "chance"


def test_a_seed_chosen_afterwards_does_not_fit_the_seal() -> None:
    assert fault(replace(RECORD, envelope=Envelope(bytes(32), RECORD.envelope.shares))).kind == "seal"


def test_a_move_by_somebody_else_is_told_with_who_was_to_act() -> None:
    starter = STEPS[FIRST].by
    assert fault(with_step(FIRST, by=None)) == Fault("actor", FIRST + 1, None, expected=starter, found="chance")
    assert fault(with_step(0, by=BEN)) == Fault("actor", 1, BEN, expected="chance", found=BEN)


def test_an_illegal_move_is_told_with_the_rule() -> None:
    found = fault(with_step(FIRST, move=Begin(9)))
    assert (found.kind, found.move, found.by, found.found) == ("illegal", FIRST + 1, STEPS[FIRST].by, Begin(9))
    assert found.refusal is not None
    assert found.refusal.rule == "flautz-2.4"
    absent = Exchange(card("I9"), Row.FLOOR, card("I8"))
    refusal = fault(with_step(FIRST, move=absent)).refusal
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == ("flautz-4.1", {"card": "I9", "row": "floor"})


def test_a_move_that_names_nothing_is_illegal_even_if_no_rule_forbids_it() -> None:
    record = played(TOWER, agreed(TOWER, seats("Random 0", "Random 1")))
    steps = (*record.steps[:2], replace(record.steps[2], move=Bid(77)))
    assert fault(replace(record, steps=steps), TOWER) == Fault("illegal", 3, 0, found=Bid(77))


def test_a_digest_that_differs_is_told() -> None:
    found = fault(with_step(7, digest="0" * 32))
    assert found == Fault("digest", 8, None, expected=STEPS[7].digest, found="0" * 32)


def test_a_move_after_the_end_is_told() -> None:
    found = fault(replace(RECORD, steps=(*STEPS, STEPS[-1])))
    assert found == Fault("over", len(STEPS) + 1, STEPS[-1].by, found=STEPS[-1].move)


def test_a_game_that_stops_before_the_end_is_not_proven() -> None:
    for length in (0, 5, FIRST, len(STEPS) - 1):
        saved = replace(RECORD, steps=STEPS[:length], result=None)
        assert fault(saved) == Fault("unfinished", length)
        claimed = replace(RECORD, steps=STEPS[:length])
        assert fault(claimed) == Fault("unfinished", length, found=RECORD.result)


def test_another_result_is_told_with_both() -> None:
    assert RECORD.result is not None
    other = {**RECORD.result, "totals": [9, 9]}
    assert fault(replace(RECORD, result=other)) == Fault("result", expected=RECORD.result, found=other)
    assert fault(replace(RECORD, result=None)) == Fault("result", expected=RECORD.result)
    ones = {**RECORD.result, "crystals": [bool(number) for number in RECORD.result["crystals"]]}  # type: ignore[attr-defined]
    assert fault(replace(RECORD, result=ones)).kind == "result"  # 1 is not true.


def test_rules_of_the_future_are_a_fault_of_their_own() -> None:
    record = replace(RECORD, header=replace(RECORD.header, rules=GAME.rules + 1))
    verdict = verify(record, GAME)
    assert verdict.fault == Fault("newer", expected=GAME.rules, found=GAME.rules + 1)
    assert (verdict.rules, verdict.known) == (GAME.rules + 1, GAME.rules)


def test_two_moves_that_lead_to_the_same_state_are_told_apart() -> None:
    """A player who holds two of the face-up cards can exchange either for an equal one: the state stays the same."""
    box = {
        "name": "twins",
        "spells": {colour: [8] for colour in ("blue", "green", "purple", "orange", "pink")},
        "special": {"illusions": [0], "prisms": 0},
        "arenas": {"usual": ["either"]},
    }
    header = agreed(GAME, seats("Random 0", "Random 1"), box, {"mode": "matches", "matches": 1})
    tried = 0
    for number in range(40):
        record = played(GAME, header, number)
        state: State = GAME.start(header.setup(GAME))
        for position, step in enumerate(record.steps):
            for twin in twins(state, step):
                steps = (*record.steps[:position], replace(step, move=twin), *record.steps[position + 1 :])
                assert fault(replace(record, steps=steps)).kind == "digest"
                tried += 1
            play(state, step.move)
    assert tried > 0


def twins(state: State, step: Step) -> list[object]:
    """The other moves that lead to the same state as this one."""
    if step.by is None:
        return []
    after = played_on(state, step.move)
    moves = [GAME.move(state, action) for action in state.legal(step.by)]  # type: ignore[arg-type]
    return [move for move in moves if move != step.move and played_on(state, move) == after]


def played_on(state: State, move: object) -> State:
    copy = state.copy()
    play(copy, move)
    return copy


def play(state: Any, move: Any) -> None:
    state.play(GAME.action(state, move))


def test_a_game_with_choices_at_the_same_moment_is_proven() -> None:
    record = played(TOWER, agreed(TOWER, seats("Random 0", "Random 1", "Random 2")))
    assert verify(record, TOWER).is_proven
    swapped = (*record.steps[:3], record.steps[4], record.steps[3], *record.steps[5:])
    assert fault(replace(record, steps=swapped), TOWER) == Fault("actor", 4, BEN, expected=ANNA, found=BEN)
