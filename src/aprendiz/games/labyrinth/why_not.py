"""Why a move is not legal in The Magic Labyrinth, by its player's view: the rule, and what would help."""

from aprendiz.core.bits import bit
from aprendiz.core.errors import Refusal
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, NOWHERE
from aprendiz.games.labyrinth.legal import steps_needed
from aprendiz.games.labyrinth.moves import ChanceMove, Drink, Move, Nap, Roll, Step, Stop, Wave
from aprendiz.games.labyrinth.symbols import COMPASS, Item
from aprendiz.games.labyrinth.view import Phase, View
from aprendiz.games.labyrinth.walls import square_of


def why_not(view: View, move: Move) -> Refusal | None:
    """None if and only if the move is legal."""
    if view.seat is None or view.seat not in view.to_act:
        return Refusal("labyrinth-2.6", "wait-for-your-turn")
    if isinstance(move, ChanceMove):
        return Refusal("labyrinth-3.1", "leave-it-to-chance")
    if not view.has_expansion and not isinstance(move, Step | Stop):
        return Refusal("labyrinth-7.3", "play-with-magic-walls")
    if view.phase is Phase.CHOOSE:
        return why_not_choose(view, view.seat, move)
    match move:
        case Step():
            return why_not_step(view, view.seat, move)
        case Stop():
            return why_not_stop(view, view.seat)
        case _:
            return Refusal("labyrinth-7.3", "use-it-before-you-roll")


def why_not_choose(view: View, seat: int, move: Move) -> Refusal | None:
    items = view.players[seat].items
    match move:
        case Roll():
            return None
        case Wave():
            return None if Item.WAND in items else Refusal("labyrinth-7.3", "only-once-in-a-game")
        case Drink():
            return None if Item.POTION in items else Refusal("labyrinth-7.3", "only-once-in-a-game")
        case Nap(other):
            if Item.NIGHTCAP not in items:
                return Refusal("labyrinth-7.3", "only-once-in-a-game")
            if other == seat or not 0 <= other < len(view.players):
                return Refusal("labyrinth-7.6", "choose-another-player")
            return Refusal("labyrinth-7.6", "choose-somebody-awake") if view.players[other].naps else None
        case _:
            return Refusal("labyrinth-3.1", "roll-first")


def why_not_step(view: View, seat: int, move: Step) -> Refusal | None:
    here = square_of(*view.players[seat].place)
    there = BOARD.next[here * DIRECTIONS + COMPASS.index(move.direction)]
    if there == NOWHERE:
        return Refusal("labyrinth-3.2", "stay-on-the-board")
    assert view.steps is not None
    if steps_needed(there, others(view, seat)) >= view.steps:
        return Refusal("labyrinth-3.4", "keep-a-step-to-go-on")
    return None


def why_not_stop(view: View, seat: int) -> Refusal | None:
    here = square_of(*view.players[seat].place)
    if not view.has_stepped or not others(view, seat) >> here & 1:
        return None
    if view.players[seat].place == view.players[seat].corner:
        return Refusal("labyrinth-4.3", "go-on-to-a-free-square")
    return Refusal("labyrinth-3.4", "go-on-to-a-free-square")


def others(view: View, seat: int) -> int:
    """The squares of the other magicians, by bits."""
    squares = 0
    for other, player in enumerate(view.players):
        if other != seat:
            squares |= bit(square_of(*player.place))
    return squares
