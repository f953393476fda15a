"""Checks that every game must pass, whatever its rules; to be run on many setups and seeds.

Each check plays whole games at random and raises AssertionError if the game fails it. `secrecy.py` has one more check.
"""

import json
import pickle
from collections.abc import Callable, Iterator
from typing import Any, Final

from mypy_extensions import i64

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.core.game import Game
from aprendiz.core.plain import encode, read
from aprendiz.core.session import Session, Viewer
from aprendiz.core.state import CHANCE, OVER, State
from aprendiz.core.update import Update, read_update

AnyGame = Game[Any, Any, Any, Any]


class FixedDice(Dice):
    """Always gives the same number, and records the range of every request."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number
        self.asked: list[int] = []

    def below(self, n: i64) -> i64:
        self.asked.append(int(n))
        return self.number


def moments(game: AnyGame, setup: Any, seed: int) -> Iterator[tuple[State, int | None]]:
    """Every state of one random game with the action about to be played on it; None for the final state."""
    dice, state = Dice(seed), game.start(setup)
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = state.draw(dice)
        else:
            legal = state.legal(state.actor)
            assert legal, f"seat {state.actor} is asked and has no legal action"
            action = dice.choice(legal)
        yield state, action
        state.play(action)
    yield state, None


def check_ending(game: AnyGame, setup: Any, seed: int) -> None:
    """A game ends within its stated maximum of actions. Until then a seat or chance can act."""
    longest = game.longest(setup)
    for length, (state, action) in enumerate(moments(game, setup, seed)):
        assert longest is None or length <= longest, f"the game is longer than {longest} actions"
        if action is None:
            assert state.asked() == [], "nobody is asked when the game is over"
            assert all(state.legal(seat) == [] for seat in range(state.seats)), "nothing is legal when the game is over"
            break
        assert (state.actor == CHANCE) == (state.asked() == []), "somebody is asked, unless chance acts"
        for seat in state.asked():
            assert state.legal(seat), f"seat {seat} is asked and has no legal action"
    assert sorted(seat for place in game.result(state).ranking for seat in place) == list(range(state.seats))


def check_replay(game: AnyGame, setup: Any, seed: int) -> None:
    """The list of actions alone reproduces the same states."""
    played = [(state.digest(), action) for state, action in moments(game, setup, seed)]
    again = game.start(setup)
    for digest, action in played:
        assert again.digest() == digest, "the same actions lead to another state"
        if action is not None:
            again.play(action)


def check_saving(game: AnyGame, setup: Any, seed: int) -> None:
    """A state restored from a pickle plays on like the original; a copy is independent."""
    reloaded = game.start(setup)
    for state, action in moments(game, setup, seed):
        reloaded = pickle.loads(pickle.dumps(reloaded))  # noqa: S301 - our own bytes
        assert reloaded == state, "a state read again is another state"
        if action is not None:
            before = state.digest()
            copy = state.copy()
            assert copy == state, "a copy is another state"
            copy.play(action)
            assert state.digest() == before, "playing on a copy changes the original"
            reloaded.play(action)


def check_codec(game: AnyGame, setup: Any, seed: int) -> None:
    """Every playable action has exactly one move, and both the move and its JSON lead back to the action."""
    for state, action in moments(game, setup, seed):
        if action is None:
            break
        numbers = [number for number, _ in state.odds()] if state.actor == CHANCE else state.legal(state.actor)
        limit = game.outcomes if state.actor == CHANCE else game.actions
        moves = [game.move(state, number) for number in numbers]
        assert len(set(moves)) == len(numbers), "two actions have the same move"
        for number, move in zip(numbers, moves, strict=True):
            assert 0 <= number < limit, f"action {number} is outside the numbers the game states"
            assert game.action(state, move) == number, f"{move} does not lead back to {number}"
            assert read(game.kinds.moves, json.loads(encode(move)), "move") == move, (
                f"{move} changes on its way through JSON"
            )


def check_legal(game: AnyGame, setup: Any, seed: int) -> None:
    """`why_not` is None for exactly the legal moves: over the whole action space, for every seat and for spectators."""
    for state, action in moments(game, setup, seed):
        space = possible_moves(game, state)
        for viewer in (*range(state.seats), None):
            legal = set(legal_moves(game, state, viewer)) if viewer in state.asked() else set()
            view = game.view(state, viewer)
            for move in space | legal:
                refusal = game.why_not(view, move)
                assert (refusal is None) == (move in legal), f"{move}: {refusal}, but legal are {legal}"
                assert refusal is None or refusal.rule.startswith(f"{game.name}-"), f"{move}: {refusal} names no rule"
        if action is not None and state.actor != CHANCE:
            for number in state.legal(state.actor):
                state.copy().play(number)


def possible_moves(game: AnyGame, state: State) -> set[Any]:
    """Every move that could be requested at this moment, legal or not."""
    moves = set()
    if state.actor >= 0:
        for number in range(game.actions):
            try:
                moves.add(game.move(state, number))
            except Invalid:
                continue
    return moves


def legal_moves(game: AnyGame, state: State, seat: int | None) -> list[Any]:
    assert seat is not None
    return [game.move(state, number) for number in state.legal(seat)]


def check_chance(game: AnyGame, setup: Any, seed: int) -> None:
    """`draw` calls the dice once and agrees with `odds`; `choose` gives every legal action with equal probability."""
    for state, action in moments(game, setup, seed):
        if action is None:
            break
        if state.actor == CHANCE:
            answers = enumerated(state.draw)
            shares = {number: answers.count(number) / len(answers) for number in answers}
            odds = state.odds()
            assert len(dict(odds)) == len(odds), "odds name an outcome twice"
            assert shares.keys() == dict(odds).keys(), "draw and odds have different outcomes"
            assert all(abs(shares[number] - share) < 1e-12 for number, share in odds), "draw and odds disagree"
        elif len(state.asked()) == 1:
            assert enumerated(state.choose) == state.legal(state.actor), "choose is not an even choice from legal"


def enumerated(draw: Callable[[Dice], int]) -> list[int]:
    """The results of `draw` for every possible answer of the dice."""
    probe = FixedDice(0)
    draw(probe)
    assert len(probe.asked) == 1, f"the dice are asked {len(probe.asked)} times"
    return [draw(FixedDice(number)) for number in range(probe.asked[0])]


def check_memory(game: AnyGame, setup: Any, seed: int) -> None:
    """A state imagined by a Memory looks to its seat exactly like the true state, and can be played on."""
    dice = Dice(seed)
    session = Session(game, setup, lambda state: state.draw(dice))
    memories = [game.memory(setup, seat) for seat in range(session.state.seats)]
    while True:
        before = memories[0].copy()
        for seat, memory in enumerate(memories):
            memory.observe(session.updates[seat])
            imagined = memory.imagine(dice)
            assert imagined.asked() == session.state.asked(), "another seat is asked in an imagined state"
            assert game.view(imagined, seat) == game.view(session.state, seat), "an imagined state looks different"
            assert imagined.legal(seat) == session.state.legal(seat), "other actions are legal in an imagined state"
            for number in imagined.legal(seat) if imagined.actor == seat else []:
                imagined.copy().play(number)
        before.observe(session.updates[0])
        same = [memory.imagine(Dice(seed)).pack() for memory in (memories[0], before, before.copy())]
        assert same[0] == same[1] == same[2], "a copied memory imagines something else"
        if session.state.actor == OVER:
            break
        seat = dice.choice(list(session.waiting))
        session.act(seat, dice.choice(list(session.updates[seat].legal)))


def check_messages(game: AnyGame, setup: Any, seed: int) -> None:
    """Every update survives encoding to JSON and decoding unchanged."""
    for viewer, update in updates(game, setup, seed):
        assert read_update(game.kinds, json.loads(encode(update)), "update") == update, f"what {viewer} is sent changes"


def updates(game: AnyGame, setup: Any, seed: int) -> Iterator[tuple[Viewer, Update[Any, Any]]]:
    """All updates of one random game, memory help included."""
    dice = Dice(seed)
    session = Session(game, setup, lambda state: state.draw(dice), helped=(0,))
    yield from session.updates.items()
    while session.waiting:
        seat = dice.choice(list(session.waiting))
        yield from session.act(seat, dice.choice(list(session.updates[seat].legal))).items()


def check_copies(game: AnyGame, setup: Any, seed: int) -> None:
    """A copied session plays on like the original, memory help included, and does not change the original."""
    dice = Dice(seed)
    drawn: list[int] = []
    known: list[int] = []

    def chance(state: State) -> int:
        """The outcome that the original got from chance, or a new one."""
        drawn.append(known.pop(0) if known else state.draw(dice))
        return drawn[-1]

    session = Session(game, setup, chance, helped=(0,))
    while session.waiting:
        seat = dice.choice(list(session.waiting))
        move = dice.choice(list(session.updates[seat].legal))
        copied = session.copy()
        drawn.clear()
        told = session.act(seat, move)
        known += drawn
        assert copied.act(seat, move) == told, "a copied session tells something else"
        assert session.updates == told, "playing on a copy changes the original"


CHECKS: Final = (
    check_ending,
    check_replay,
    check_saving,
    check_codec,
    check_messages,
    check_legal,
    check_chance,
    check_memory,
    check_copies,
)
