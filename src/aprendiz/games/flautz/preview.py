"""The spell a move would make of a player's hand in FLAUTZ!, by that player's view alone."""

from aprendiz.games.flautz.moves import Exchange, Move
from aprendiz.games.flautz.spell import Spell
from aprendiz.games.flautz.spelling import best_spell
from aprendiz.games.flautz.view import View


def preview(view: View, move: Move) -> Spell | None:
    """The best spell after an exchange. None if there is no spell then, and for any other move."""
    if not isinstance(move, Exchange):
        return None
    hand = list(view.hand)
    hand.remove(move.give)
    return best_spell([*hand, move.take])
