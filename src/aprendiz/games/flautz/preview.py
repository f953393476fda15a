"""What a move would bring to a player of FLAUTZ!, by the setup and that player's view alone."""

from aprendiz.core.value import Value
from aprendiz.games.flautz.moves import Exchange, Focus, Move
from aprendiz.games.flautz.setup import Setup
from aprendiz.games.flautz.spell import Spell
from aprendiz.games.flautz.spelling import best_spell
from aprendiz.games.flautz.view import View


class LastTurn(Value, frozen=True):
    """The player has no later turn in this match, so that focusing brings nothing but a hand without points (5.6)."""


def preview(setup: Setup, view: View, move: Move) -> Spell | LastTurn | None:
    """The best spell after an exchange, None if there is no spell then. For focusing, whether it is too late."""
    match move:
        case Exchange():
            hand = list(view.hand)
            hand.remove(move.give)
            return best_spell([*hand, move.take])
        case Focus() if is_last_turn(setup, view):
            return LastTurn()
        case _:
            return None


def is_last_turn(setup: Setup, view: View) -> bool:
    """Whether it is certain that the player has no later turn in this match.

    In the last round, a player can still get a final turn if the crystal waits for final turns (7.5).
    """
    return view.caller is not None or (view.field == len(view.arena) - 1 and not setup.crystal_waits)
