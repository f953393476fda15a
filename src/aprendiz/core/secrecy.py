"""Checks that nothing reaches a seat that it may not know: other hidden cards, same perception, same bytes.

A seat perceives the actions it hears and the events that reveal something to it by the rules. Everything else it is
sent must follow from that: views, other events, legal moves, errors, aids, which seats are asked, how many updates.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aprendiz.core.conformance import AnyGame, moments
from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.plain import encode
from aprendiz.core.session import Session, Viewer
from aprendiz.core.state import CHANCE, HIDDEN, SPECTATOR, State

Hidden = Callable[[Any, Viewer], dict[str, object]]
"""Gives the parts of a state that are hidden from a viewer, by name."""

PROPOSALS = 120
PROBES = 12


class Leak(AssertionError):
    """A seat was sent something that depends on what it may not know."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action as a viewer perceives it."""

    actor: int
    asked: tuple[int, ...]
    heard: int
    revealed: bytes


def check_secrecy(game: AnyGame, setup: Any, seed: int, viewer: Viewer, hidden: Hidden) -> set[str]:
    """Deal the hidden part of a random moment again and compare all bytes sent; returns the names of changed parts."""
    history = part_of_a_game(game, setup, seed, Dice(seed))
    return check_secrecy_of(history, game, setup, seed, viewer, hidden)


def check_secrecy_of(
    history: list[int], game: AnyGame, setup: Any, seed: int, viewer: Viewer, hidden: Hidden
) -> set[str]:
    """`check_secrecy` for the moment that a history leads to."""
    truth = perceive(game, setup, history, viewer)
    other = dealt_again(game, setup, history, viewer, Dice(seed))
    if perceive(game, setup, other, viewer) != truth:
        raise AssertionError("the hidden part was dealt again in a way the viewer perceives")
    compare(sent(game, setup, history, viewer, seed), sent(game, setup, other, viewer, seed))
    before, after = (hidden(reached(game, setup, actions), viewer) for actions in (history, other))
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}


def part_of_a_game(game: AnyGame, setup: Any, seed: int, dice: Dice) -> list[int]:
    """A random game up to a random moment at which a seat is asked."""
    actions: list[int] = []
    lengths: list[int] = []
    for state, action in moments(game, setup, seed):
        if state.actor >= 0:
            lengths.append(len(actions))
        if action is not None:
            actions.append(action)
    return actions[: dice.choice(lengths)]


def reached(game: AnyGame, setup: Any, history: list[int]) -> State:
    state: State = game.start(setup)
    for action in history:
        state.play(action)
    return state


def perceive(game: AnyGame, setup: Any, history: list[int], viewer: Viewer) -> list[Step]:
    state: State = game.start(setup)
    return [perceived(state, action, viewer) for action in history]


def perceived(state: State, action: int, viewer: Viewer) -> Step:
    """Play an action and return what the viewer perceives of it."""
    actor, asked = state.actor, tuple(state.asked())
    heard = state.heard(action, SPECTATOR if viewer is None else viewer)
    state.tape = []
    state.play(action)
    revealed = [event for event in state.tape if event.reveals and event.reaches(viewer)]
    state.tape = None
    return Step(actor, asked, heard, encode(revealed) if revealed else b"")


def dealt_again(game: AnyGame, setup: Any, history: list[int], viewer: Viewer, dice: Dice) -> list[int]:
    """Another history with the same perception, found by a random walk that swaps and changes actions not heard."""
    truth = perceive(game, setup, history, viewer)
    unheard = [position for position, step in enumerate(truth) if step.heard == HIDDEN]
    current = other = history
    for _ in range(PROPOSALS if unheard else 0):
        one, two = dice.choice(unheard), dice.choice(unheard)
        proposal: list[int | None] = list(current)
        if dice.below(2):
            proposal[one] = None
        else:
            proposal[one], proposal[two] = proposal[two], proposal[one]
        current = fitting(game, setup, proposal, viewer, truth, dice) or current
        other = other if current == history else current
    return other


def fitting(
    game: AnyGame, setup: Any, proposal: list[int | None], viewer: Viewer, truth: list[Step], dice: Dice
) -> list[int] | None:
    """Play a proposal, a gap filled with a random possible action; None if it is illegal or perceived differently."""
    state: State = game.start(setup)
    actions: list[int] = []
    for wanted, step in zip(proposal, truth, strict=True):
        if (state.actor, tuple(state.asked())) != (step.actor, step.asked):
            raise Leak(f"whether {step.asked} are asked depends on what {viewer} may not know")
        possible = [number for number, _ in state.odds()] if state.actor == CHANCE else state.legal(state.actor)
        action = dice.choice(possible) if wanted is None else wanted
        if step.heard == HIDDEN and len(possible) == 1:
            action = possible[0]  # The opening of a sealed choice that was dealt again.
        if action not in possible:
            if step.actor == viewer:
                raise Leak(f"what {viewer} may do depends on what it may not know")
            return None
        if perceived(state, action, viewer) != step:
            return None
        actions.append(action)
    return actions


def sent(game: AnyGame, setup: Any, history: list[int], viewer: Viewer, seed: int) -> list[bytes]:
    """Every byte that reaches a viewer of this history: updates with aids, errors, states its Memory imagines."""
    dice = Dice(seed)
    chance = iter(history)
    session = Session(game, setup, lambda _: next(chance), helped=range(game.start(setup).seats))
    memory = None if viewer is None else game.memory(setup, viewer)
    stream: list[bytes] = []
    while True:
        update = session.updates[viewer]
        stream.append(encode(update))
        if memory is not None and viewer is not None:
            memory.observe(update)
            stream.append(memory.imagine(Dice(seed)).digest().encode())
            stream.extend(errors(game, session, viewer, dice))
        action = next(chance, None)
        if action is None:
            return stream
        session.act(session.state.actor, game.move(session.state, action))


def errors(game: AnyGame, session: Session[Any, Any], viewer: int, dice: Dice) -> list[bytes]:
    """The errors for some moves that are not legal."""
    answers = []
    for _ in range(PROBES if session.state.actor >= 0 else 0):
        try:
            move = game.move(session.state, dice.below(game.actions))
            if move not in session.updates[viewer].legal:
                session.act(viewer, move)
                raise AssertionError(f"{move} is not legal and was accepted")
        except Invalid:
            continue
        except Refused as refused:
            answers.append(encode(refused.refusal))
    return answers


def compare(truth: list[bytes], other: list[bytes]) -> None:
    for number, (one, two) in enumerate(zip(truth, other, strict=False)):
        if one != two:
            raise Leak(f"message {number} differs:\n{one.decode()}\n{two.decode()}")
    if len(truth) != len(other):
        raise Leak(f"{len(truth)} messages were sent, or {len(other)}")
