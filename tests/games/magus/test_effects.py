"""Effects in particular cases (magus-7), and choices made at the same moment, in any order, through a session."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from aprendiz.core.event import Event
from aprendiz.core.session import Session
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.events import (
    CardDrawn,
    CardGiven,
    CardPassed,
    ChoiceSealed,
    CurseDiscarded,
    CursePassed,
    DeckReshuffled,
    ItemDropped,
    ItemReceived,
    SkullPassed,
)
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import Cast, Draw, Drop, Finish, Heal, Move, Offer, Pass, Turn
from aprendiz.games.magus.view import Phase, View
from tests.games.magus.table import ANNA, BEN, CARLA, DAN, Table, box, card, cards, lay, refused
from tests.rule import rule


def won(*hands: str, effect: Effect, turn: int = ANNA, **more: Any) -> Table:
    """A player has cast a spell of three reds with this effect on its back."""
    table = lay(*hands, offers=("R---", None, None), turn=turn, **more)
    table.act(turn, Cast("R---", 2))
    table.chance(Offer("Y---"), Turn(effect))
    return table


def session_of(table: Table) -> Session[View, Move]:
    """A session that starts with the table's state; chance always gives the first possible outcome."""
    game = replace(GAME, start=lambda _: table.state.copy())
    return Session(game, table.state.setup, lambda state: state.odds()[0][0])


def told(session: Session[View, Move], viewer: int | None) -> list[Event]:
    return [event for frame in session.updates[viewer].frames for event in frame.events]


# Thieves


@rule("magus-7.1")
def test_everybody_draws_clockwise_from_the_caster() -> None:
    table = won("", "R1 R2 R3", "", effect=Effect.THIEVES, turn=BEN)
    table.draw("B1 B2 B3")
    assert [table.hand(seat) for seat in (ANNA, BEN, CARLA)] == [cards("B3"), cards("B1"), cards("B2")]
    assert table.asked == (BEN,)


@rule("magus-7.1")
def test_who_draws_an_item_draws_no_other_card() -> None:
    table = won("R1 R2 R3", "", "", effect=Effect.THIEVES)
    table.draw("B1 W B2")
    assert [table.hand(seat) for seat in (ANNA, BEN, CARLA)] == [cards("B1"), (), cards("B2")]
    assert table.asked == (ANNA,)


@rule("magus-7.1", "magus-5.3")
def test_a_curse_drawn_by_somebody_who_has_one_goes_on() -> None:
    table = won("R1 R2 R3", "", "", effect=Effect.THIEVES, items=("", "C", ""))
    table.draw("B1 C")
    assert table.of_kind(ItemReceived) == [ItemReceived(seat=CARLA, card=card("C"))]
    table.draw("B2")
    assert (table.hand(CARLA), table.items(CARLA)) == (cards("B2"), cards("C"))


@rule("magus-7.1", "magus-5.3")
def test_a_curse_drawn_where_all_have_one_is_discarded() -> None:
    edition = box(items={"plants": 2, "elixir": 2, "wand": 2, "curse": 3})
    table = won("R1 R2 R3", "", effect=Effect.THIEVES, items=("", "C"), edition=edition)
    table.draw("C C")
    assert table.of_kind(CurseDiscarded) == [CurseDiscarded()]
    assert (table.items(ANNA), table.items(BEN)) == (cards("C"), cards("C"))
    assert table.discards[-1] == card("C")


@rule("magus-7.1", "magus-5.4")
def test_the_discards_are_reshuffled_between_two_draws() -> None:
    table = won("R1 R2 R3", "", effect=Effect.THIEVES, deck="B1")
    table.draw("B1")
    assert table.of_kind(DeckReshuffled) == [DeckReshuffled(size=3)]
    assert set(table.outcomes()) == {Draw(card("R1")), Draw(card("R2")), Draw(card("R3"))}


@rule("magus-7.1", "magus-5.4")
def test_where_deck_and_discards_are_empty_nobody_draws() -> None:
    edition = box(spells=(["R-"], ["Y-"], ["G-"]), backs=([Effect.THIEVES], [], []))
    table = lay("R1", "Y1", "", edition=edition, deck="")
    table.act(ANNA, Cast("R-", 2))
    table.chance(Turn(Effect.THIEVES))
    table.draw("R1")
    assert table.of_kind(CardDrawn) == [CardDrawn(seat=ANNA)]
    assert [table.hand(seat) for seat in (ANNA, BEN, CARLA)] == [cards("R1"), cards("Y1"), ()]
    assert table.asked == (ANNA,)
    assert Finish() in table.legal(ANNA)


@rule("magus-7.1")
def test_a_potion_drawn_by_the_caster_stays_in_the_hand_and_pays_for_nothing_in_this_turn() -> None:
    table = won("R1 R2 R3 B1", "", effect=Effect.THIEVES)
    table.draw("Y1 Y2")
    assert (table.hand(ANNA), table.skulls(ANNA)) == (cards("Y1"), cards("B1"))
    with refused("magus-4.1"):
        table.act(ANNA, Cast("Y---", 2))


# Shake things up


@rule("magus-7.2")
def test_where_nobody_has_an_item_but_curses_nothing_is_asked() -> None:
    table = won("R1 R2 R3", "", "", effect=Effect.SHAKE_UP, items=("", "C", "C"))
    assert (table.asked, table.view().phase) == ((ANNA,), Phase.CAST)
    assert table.of_kind(ItemDropped) == []


@rule("magus-7.2")
@pytest.mark.parametrize("order", [*permutations((ANNA, BEN, CARLA))])
def test_items_are_chosen_in_any_order_and_discarded_at_the_same_moment(order: tuple[int, ...]) -> None:
    table = won("R1 R2 R3", "", "", effect=Effect.SHAKE_UP, items=("H E", "C E W", "W H"))
    session = session_of(table)
    choices = {ANNA: Drop(card("E")), BEN: Drop(card("W")), CARLA: Drop(card("H"))}
    assert set(session.waiting) == {ANNA, BEN, CARLA}
    for seat in order[:-1]:
        session.act(seat, choices[seat])
        assert seat not in session.waiting
        assert all(not isinstance(event, ItemDropped) for event in told(session, None))
        assert GAME.view(session.state, None).players == table.view().players  # type: ignore[arg-type]  # a MagusState
    session.act(order[-1], choices[order[-1]])
    dropped = [event for event in told(session, None) if isinstance(event, ItemDropped)]
    assert dropped == [
        ItemDropped(seat=ANNA, card=card("E")),
        ItemDropped(seat=BEN, card=card("W")),
        ItemDropped(seat=CARLA, card=card("H")),
    ]
    view = session.updates[None].frames[-1].view
    assert [player.items for player in view.players] == [cards("H"), cards("E C"), cards("W")]
    assert view.top == card("H")
    assert set(session.waiting) == {ANNA}


@rule("magus-7.2")
def test_one_item_is_discarded_even_of_many() -> None:
    table = won("R1 R2 R3", "", effect=Effect.SHAKE_UP, items=("H H E",))
    with refused("magus-7.2"):
        table.act(ANNA, Drop(card("W")))
    with refused("magus-7.2"):
        table.act(ANNA, Heal())
    table.act(ANNA, Drop(card("H")))
    assert table.items(ANNA) == cards("H E")
    assert table.asked == (ANNA,)


@rule("magus-7.2")
@pytest.mark.parametrize("item", ["H", "E", "W"])
def test_whatever_the_item_is_it_is_discarded(item: str) -> None:
    table = won("R1 R2 R3", "", effect=Effect.SHAKE_UP, items=("", f"{item} C"))
    assert (table.asked, table.legal(BEN)) == ((BEN,), (Drop(card(item)),))
    table.act(BEN, Drop(card(item)))
    assert (table.items(BEN), table.discards[-1]) == (cards("C"), card(item))


@rule("magus-7.2")
def test_a_choice_once_made_stands() -> None:
    session = session_of(won("R1 R2 R3", "", effect=Effect.SHAKE_UP, items=("H E", "W")))
    session.act(BEN, Drop(card("W")))
    with refused("table-1"):
        session.act(BEN, Drop(card("W")))
    assert session.updates[BEN].legal == ()


# Curses


@rule("magus-7.3")
def test_a_curse_goes_round_the_table() -> None:
    table = won("R1 R2 R3", "", "", "", effect=Effect.CURSES, items=("", "C H", "", "C"))
    assert [table.items(seat) for seat in (ANNA, BEN, CARLA, DAN)] == [cards("C"), cards("H"), cards("C"), ()]
    assert table.of_kind(CursePassed) == [CursePassed(seat=BEN, receiver=CARLA), CursePassed(seat=DAN, receiver=ANNA)]


@rule("magus-7.3")
def test_without_curses_nothing_is_passed() -> None:
    table = won("R1 R2 R3", "", effect=Effect.CURSES, items=("H", "E"))
    assert (table.items(ANNA), table.items(BEN)) == (cards("H"), cards("E"))
    assert table.of_kind(CursePassed) == []
    assert table.asked == (ANNA,)


# The devil


@rule("magus-7.5")
def test_a_skull_that_comes_is_not_passed_on_at_the_same_moment() -> None:
    table = won("R1 R2 R3 Y4", "", "", effect=Effect.DEVIL, skulls=("", "G1", "G2"))
    table.let_chance()
    assert [table.skulls(seat) for seat in (ANNA, BEN, CARLA)] == [cards("G2"), cards("Y4"), cards("G1")]


@rule("magus-7.5")
def test_where_nobody_has_a_skull_nothing_is_passed() -> None:
    table = won("R1 R2 R3", "Y1", effect=Effect.DEVIL)
    assert table.asked == (ANNA,)
    assert table.of_kind(SkullPassed) == []


@rule("magus-7.5")
def test_only_those_with_a_skull_pass_one_and_only_one() -> None:
    table = won("R1 R2 R3", "", "", effect=Effect.DEVIL, skulls=("", "", "G1 G1 G1"))
    table.draw("G1")
    assert [table.view().players[seat].skulls for seat in (ANNA, BEN, CARLA)] == [1, 0, 2]
    assert table.of_kind(SkullPassed) == [SkullPassed(seat=CARLA, receiver=ANNA)]
    assert table.view().players[ANNA].score == 2 - 1


# Presents


@rule("magus-7.6")
@pytest.mark.parametrize("order", [*permutations((BEN, CARLA, DAN))])
def test_cards_are_chosen_in_any_order_and_passed_at_the_same_moment(order: tuple[int, ...]) -> None:
    table = won("R1 R2 R3", "B1", "Y1 Y1", "G1 G2", effect=Effect.PRESENTS)
    session = session_of(table)
    choices = {BEN: Pass(card("B1")), CARLA: Pass(card("Y1")), DAN: Pass(card("G2"))}
    for seat in order[:-1]:
        session.act(seat, choices[seat])
        assert all(isinstance(event, ChoiceSealed) for event in told(session, None))
        assert GAME.view(session.state, None).players == table.view().players  # type: ignore[arg-type]  # a MagusState
    session.act(order[-1], choices[order[-1]])
    hands = [session.updates[seat].frames[-1].view.hand for seat in range(4)]
    assert hands == [cards("G2"), (), cards("Y1 B1"), cards("Y1 G1")]
    passed = [event for event in told(session, None) if isinstance(event, CardPassed | CardGiven)]
    assert passed == [
        CardPassed(seat=BEN, receiver=CARLA),
        CardPassed(seat=CARLA, receiver=DAN),
        CardPassed(seat=DAN, receiver=ANNA),
    ]


@rule("magus-7.6")
def test_a_card_that_is_to_come_cannot_be_passed_on() -> None:
    table = won("R1 R2 R3", "B1", "Y1", effect=Effect.PRESENTS)
    assert table.act(BEN, Pass(card("B1"))) == [ChoiceSealed(seat=BEN)]
    with refused("magus-7.6"):
        table.act(CARLA, Pass(card("B1")))
    with refused("magus-7.6"):
        table.act(CARLA, Finish())
    table.act(CARLA, Pass(card("Y1")))
    assert [table.hand(seat) for seat in (ANNA, BEN, CARLA)] == [cards("Y1"), (), cards("B1")]


@rule("magus-7.6")
def test_the_caster_whose_hand_is_empty_passes_nothing_and_no_skull_is_a_card() -> None:
    table = won("R1 R2 R3 Y4", "", "", effect=Effect.PRESENTS, skulls=("", "G1", ""))
    assert (table.asked, table.view().phase) == ((ANNA,), Phase.CAST)
    assert table.of_kind(CardPassed) == []
