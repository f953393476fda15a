"""Spells that name their backs, and faces that are in the box several times (magus-12.5)."""

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.events import BackTurned, SpellOffered
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import Cast, Offer, Turn
from aprendiz.games.magus.view import Won
from tests.games.magus.table import ANNA, BEN, Table, box, lay
from tests.rule import rule

OWN = box(spells=(["R-: curses", "Y-", "G-"], ["B-"], ["B-"]), backs=([Effect.GO_BACK], [], []))
TWINS = box(spells=(["R-", "Y-", "R-", "R-"], ["B-"], ["B-"]))
OWN_TWINS = box(spells=(["Y-", "R-: curses", "R-: closed-book", "R-: closed-book"], ["B-"], ["B-"]))


def cast(table: Table, spell: str, then: str) -> None:
    """Cast a spell of two points, and let chance put the next one on offer."""
    table.act(ANNA, Cast(spell, 2))
    table.chance(Offer(then))


@rule("magus-12.5")
def test_a_spell_that_names_its_back_has_that_back() -> None:
    table = lay("R1", "", offers=("R-", None, None), edition=OWN)
    cast(table, "R-", "Y-")
    assert table.outcomes() == {Turn(Effect.CURSES): 1.0}
    assert BackTurned(seat=ANNA, effect=Effect.CURSES) in table.chance(Turn(Effect.CURSES))


@rule("magus-12.5")
def test_the_other_spells_of_the_pile_share_the_other_backs() -> None:
    table = lay("Y1", "", offers=("Y-", None, None), edition=OWN)
    cast(table, "Y-", "R-")
    assert table.outcomes() == {Turn(Effect.GO_BACK): 1 / 2, Turn(Effect.CLOSED): 1 / 2}


@rule("magus-11.1")
def test_no_view_shows_the_back_that_a_spell_names() -> None:
    views = [
        lay("R1", "", offers=("R-", None, None), edition=box(spells=([f"R-: {back}"], ["B-"], ["B-"]))).view(BEN)
        for back in ("curses", "devil")
    ]
    assert views[0] == views[1]


@rule("magus-2.3", "magus-12.5")
def test_a_face_that_is_there_more_often_is_offered_more_often() -> None:
    table = lay("B1", "", offers=("Y-", "B-", None), edition=TWINS)
    assert table.view().offers[0].left == 3
    table = lay("Y1", "", offers=("Y-", None, None), edition=TWINS)
    table.act(ANNA, Cast("Y-", 2))
    assert table.outcomes() == {Offer("R-"): 1.0}
    table = lay("R1", "", offers=("R-", None, None), edition=TWINS)
    table.act(ANNA, Cast("R-", 2))
    assert table.outcomes() == {Offer("R-"): pytest.approx(2 / 3), Offer("Y-"): pytest.approx(1 / 3)}


@rule("magus-4.4", "magus-9.3")
def test_a_player_can_win_the_same_face_several_times() -> None:
    table = lay("R1", "", offers=("R-", None, None), won=("2",), edition=TWINS)
    table.act(ANNA, Cast("R-", 2))
    assert table.chance(Offer("R-")) == [SpellOffered(spell="R-", points=2)]
    player = table.view().players[ANNA]
    assert (player.spells, player.score) == ((Won("R-", 2), Won("R-", 2)), 4)


def test_copies_come_on_offer_in_the_order_of_their_numbers() -> None:
    """Nobody can tell copies apart, so a state must not depend on which of them was drawn."""
    table = lay("R1", "", offers=("R-", None, None), edition=TWINS)
    table.act(ANNA, Cast("R-", 2))
    assert [GAME.action(table.state, Offer("R-")), GAME.action(table.state, Offer("Y-"))] == [2, 1]
    assert [action for action, _ in table.state.odds()] == [1, 2]


@rule("magus-12.5", "magus-11.1")
def test_which_of_its_backs_a_face_has_is_not_known_until_it_is_won() -> None:
    table = lay("R1", "", offers=("R-", None, None), edition=OWN_TWINS)
    cast(table, "R-", "R-")
    assert table.outcomes() == {Turn(Effect.CURSES): pytest.approx(1 / 3), Turn(Effect.CLOSED): pytest.approx(2 / 3)}
    table = lay("R1", "", offers=("R-", None, None), won=("2",), edition=OWN_TWINS)
    cast(table, "R-", "R-")
    assert table.outcomes() == {Turn(Effect.CURSES): 1 / 2, Turn(Effect.CLOSED): 1 / 2}
    table = lay("Y1", "", offers=("Y-", None, None), won=("2",), edition=OWN_TWINS)
    cast(table, "Y-", "R-")
    assert table.outcomes() == {Turn(Effect.CLOSED): 1.0}


def test_a_face_that_is_not_in_the_pile_is_named() -> None:
    table = lay("R1", "", offers=("R-", None, None), edition=TWINS)
    table.act(ANNA, Cast("R-", 2))
    with pytest.raises(Invalid, match="K-"):
        GAME.action(table.state, Offer("K-"))
