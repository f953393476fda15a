"""The table of FLAUTZ! as text: what a view shows, and the choices of a turn."""

from collections.abc import Iterator
from typing import Final

from aprendiz.bots.greedy import worth_after
from aprendiz.cli.english import Names, counted, move_text, row_of_cards, spell_text
from aprendiz.games.flautz.moves import Focus, PlayerMove, Replace
from aprendiz.games.flautz.places import Field
from aprendiz.games.flautz.view import PlayerView, View

SHOWN: Final = 7
"""How many choices are listed unless all are asked for; the others may be chosen too."""

ALLOWED: Final = {Field.FLOOR: "from the floor", Field.AIR: "from the air", Field.EITHER: "from either row"}

HELP: Final = """
Cards: B blue, G green, V purple (violet), O orange, K pink, with their value.
I3 is an illusion: a 3 of any colour. P is a prism: it adds no points, but lets
cards of one colour count as another.
A spell is cards of one colour in a row (B2 B3 B4) or of one value in different
colours (B4 G4 K4). It is worth its lowest value plus 5 for each further card.
Five cards that make one spell are a FLAUTZ!: declare it, and everybody else has
one final turn. Five of one colour in a row without I or P end the match at once
and bring more crystals.
Every turn you take a face-up card from where the [field] of the crystal allows,
and lay one of your own there. Or you focus: on your next turn a face-up card is
replaced before you exchange; but who is focused at the end scores nothing.
""".strip()


def table(view: View, names: Names) -> Iterator[str]:
    """Everything on the table, and one's own hand."""
    yield ""
    yield f"Match {view.match}: {task(view, names)}"
    yield f"  {'   '.join(arena(view))}"
    yield f"  air    {row_of_cards(view.air)}"
    yield f"  floor  {row_of_cards(view.floor)}"
    for seat, player in enumerate(view.players):
        yield player_line(names[seat], player, is_starter=seat == view.starter)
    yield f"  deck {counted(view.deck_size, 'card')}, discards {row_of_cards(view.discards) or 'none'}"
    yield f"Your hand:  {row_of_cards(view.hand)}"
    yield f"Best spell: {spell_text(view.spell)}"


def task(view: View, names: Names) -> str:
    assert view.field is not None
    assert view.seat is not None
    allowed = ALLOWED[view.arena[view.field]]
    if view.players[view.seat].is_focused:
        sentence = f"you are focused, so first have a card replaced, {allowed}."
    else:
        sentence = f"take a card {allowed}{', now that one was replaced' if view.must_exchange else ''}."
    return sentence if view.caller is None else f"{sentence} Final turn: {names[view.caller]} declared FLAUTZ!"


def arena(view: View) -> Iterator[str]:
    for number, field in enumerate(view.arena):
        yield f"[{field.value}]" if number == view.field else field.value
    yield "FLAUTZ!"


def player_line(name: str, player: PlayerView, *, is_starter: bool) -> str:
    colour = "" if player.colour is None else player.colour.value
    facts = [f"  {name:10}{colour:8}{counted(player.crystals, 'crystal'):10}"]
    if player.points:
        facts.append(f"{counted(sum(player.points), 'point')} noted")
    if player.is_focused:
        facts.append("focused")
    if is_starter:
        facts.append("starts")
    if player.open_hand is not None:
        facts.append(f"shows {row_of_cards(player.open_hand)}")
    return "  ".join(facts).rstrip()


def ordered(view: View, legal: tuple[PlayerMove, ...]) -> list[PlayerMove]:
    """Best first, by what the hand is worth."""
    return sorted(legal, key=lambda move: -worth_after(view, move))


def choices(view: View, moves: list[PlayerMove], *, is_complete: bool) -> Iterator[str]:
    """The moves with their numbers; the first ones and focusing, or all."""
    for number, move in enumerate(moves, start=1):
        if is_complete or number <= SHOWN or isinstance(move, Focus):
            yield f"{number:4}  {move_text(move):52} -> {prospect(view, move)}"


def prospect(view: View, move: PlayerMove) -> str:
    if isinstance(move, Focus):
        assert view.field is not None
        is_last = view.caller is not None or view.field == len(view.arena) - 1
        return "0: your last turn!" if is_last else "0 until then"
    least = "at least " if isinstance(move, Replace) else ""
    return f"{least}{counted(worth_after(view, move), 'point')}"
