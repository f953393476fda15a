"""What is seen (magus-11)."""

from msgspec.structs import fields

from aprendiz.core.plain import encode
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.events import CardDrawn, CardGiven, CardPassed, CardReceived, SkullPassed, SpellCast
from aprendiz.games.magus.moves import Cast, Choose, Conjure, Draw, Finish, Give, Offer, Pass, Pay, Spend, Turn
from aprendiz.games.magus.view import OfferView, Phase, PlayerView, View, Won
from tests.games.magus.table import ANNA, BEN, CARLA, GRID, Table, card, cards, lay
from tests.rule import rule

HANDS = ("R1 R2 R3", "B4 B4", "")
VIEWERS = (ANNA, BEN, CARLA, None)


def busy() -> Table:
    return lay(
        *HANDS,
        items=("H E", "", "C"),
        skulls=("Y1", "G1 G4", ""),
        won=("2 4", "", "3"),
        offers=("R---", "R1 *44", "Kabcd"),
        discards="Y4 W R4",
        cylinder=3,
        turns=7,
    )


@rule("magus-11.2")
def test_a_spectator_sees_all_that_is_open_and_nothing_else() -> None:
    assert busy().view(None) == View(
        seat=None,
        phase=Phase.CAST,
        turn=ANNA,
        to_act=(ANNA,),
        players=(
            PlayerView(3, cards("H E"), 1, (Won("K----", 2), Won("R-- Y-- G--", 4)), 5),
            PlayerView(2, (), 2, (), -2),
            PlayerView(0, cards("C"), 0, (Won("K-----", 3),), 3),
        ),
        hand=(),
        grid=cards(GRID),
        cube=None,
        misses=0,
        offers=(OfferView("R---", 2, 8), OfferView("R1 *44", 3, 8), OfferView("Kabcd", 4, 8)),
        deck_size=64 + 8 - 25 - 5 - 3 - 3 - 3,
        discards_size=3,
        top=card("R4"),
        discards=(),
        cylinder=3,
        end=10,
        has_cast=False,
        was_active=True,
        paying=None,
        paid=(),
        due=0,
        receiver=None,
        chosen=None,
        turns=7,
        idle=0,
        takes_parts=False,
        is_outstanding=False,
        is_infant=False,
    )


@rule("magus-11.1", "magus-11.2")
def test_a_seat_sees_its_hand_besides() -> None:
    table = busy()
    for seat in (ANNA, BEN, CARLA):
        differing = {
            field.name
            for field in fields(View)
            if getattr(table.view(seat), field.name) != getattr(table.view(None), field.name)
        }
        assert differing == ({"seat", "hand"} if HANDS[seat] else {"seat"})
        assert table.view(seat).hand == cards(HANDS[seat])


@rule("magus-11.1")
def test_a_hand_is_hidden_from_all_others() -> None:
    table, other = lay("R1 R2 R3", "B4"), lay("G1 Y2 Y2", "B4")
    for viewer in (BEN, None):
        assert encode(table.view(viewer)) == encode(other.view(viewer))
    assert encode(table.view(ANNA)) != encode(other.view(ANNA))


@rule("magus-11.1")
def test_faces_of_skulls_are_hidden_from_all_even_from_their_owner() -> None:
    table, other = lay("", "", skulls=("R1 R2", "B4")), lay("", "", skulls=("Y4 Y4", "G2"))
    for viewer in (ANNA, BEN, None):
        assert encode(table.view(viewer)) == encode(other.view(viewer))
        assert [player.skulls for player in table.view(viewer).players] == [2, 1]


@rule("magus-11.1")
def test_what_becomes_a_skull_is_told_by_number_alone() -> None:
    table = lay("R1 R2 R3 B1 B2", "", offers=("R---", None, None))
    table.act(ANNA, Cast("R---", 2))
    assert SpellCast(seat=ANNA, spell="R---", points=2, skulls=2) in table.told(BEN)
    assert not any("B1" in repr(event) or "B2" in repr(event) for event in table.told(BEN))


@rule("magus-11.1")
def test_what_is_left_in_deck_and_piles_is_hidden_but_its_size_is_open() -> None:
    table, other = lay("", "", deck="R1 C G2"), lay("", "", deck="B4 B4 B4")
    other.state.backs.reverse()
    for viewer in (ANNA, BEN, None):
        assert encode(table.view(viewer)) == encode(other.view(viewer))
        assert table.view(viewer).deck_size == 3
        assert [offer.left for offer in table.view(viewer).offers] == [9, 9, 9]


@rule("magus-11.1")
def test_which_skull_is_passed_is_told_to_nobody() -> None:
    table = lay("R1 R2 R3", "", offers=("R---", None, None), skulls=("Y1 B2",))
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"), Turn(Effect.DEVIL))
    happened = table.chance(Draw(card("B2")))
    assert happened == [SkullPassed(seat=ANNA, receiver=BEN)]
    assert (table.skulls(ANNA), table.skulls(BEN)) == (cards("Y1"), cards("B2"))


@rule("magus-11.1")
def test_a_potion_drawn_is_seen_by_its_drawer_alone_and_an_item_by_all() -> None:
    table = lay("R1 R2 R3", "", "", offers=("R---", None, None))
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"), Turn(Effect.THIEVES))
    table.draw("B1 H Y1")
    received = {
        viewer: [event for event in table.told(viewer) if isinstance(event, CardReceived)] for viewer in VIEWERS
    }
    assert [(event.seat, event.card) for event in received[ANNA]] == [(ANNA, card("B1"))]
    assert [(event.seat, event.card) for event in received[CARLA]] == [(CARLA, card("Y1"))]
    assert received[BEN] == received[None] == []
    for viewer in VIEWERS:
        assert [event.seat for event in table.told(viewer) if isinstance(event, CardDrawn)] == [ANNA, CARLA]
        assert table.view(viewer).players[BEN].items == cards("H")
        assert [player.hand_size for player in table.view(viewer).players] == [1, 0, 1]


@rule("magus-11.1")
def test_a_card_passed_is_seen_by_giver_and_receiver_alone() -> None:
    table = lay("R1 R2 R3", "B1 B2", "", offers=("R---", None, None))
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"), Turn(Effect.PRESENTS))
    table.act(BEN, Pass(card("B2")))
    given = {viewer: [event for event in table.told(viewer) if isinstance(event, CardGiven)] for viewer in VIEWERS}
    assert given[ANNA] == given[None] == []
    for viewer in (BEN, CARLA):
        assert [(event.seat, event.receiver, event.card) for event in given[viewer]] == [(BEN, CARLA, card("B2"))]
    assert all(CardPassed(seat=BEN, receiver=CARLA) in table.told(viewer) for viewer in VIEWERS)


@rule("magus-11.1")
def test_a_choice_at_the_same_moment_is_seen_by_its_maker_until_all_are_in() -> None:
    table = lay("R1 R2 R3", "B1 B2", "G1", offers=("R---", None, None))
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"), Turn(Effect.PRESENTS))
    table.act(BEN, Pass(card("B2")))
    assert [table.view(viewer).chosen for viewer in VIEWERS] == [None, card("B2"), None, None]
    assert [table.view(viewer).to_act for viewer in VIEWERS] == [(CARLA,)] * 4
    assert [player.hand_size for player in table.view().players] == [0, 2, 1]
    table.act(CARLA, Pass(card("G1")))
    assert [table.view(viewer).chosen for viewer in VIEWERS] == [None] * 4


@rule("magus-11.2")
def test_only_the_top_of_the_discards_is_seen() -> None:
    table, other = lay("", "", discards="Y4 H R4"), lay("", "", discards="B1 B2 R4")
    for viewer in (ANNA, BEN, None):
        assert encode(table.view(viewer)) == encode(other.view(viewer))
        assert (table.view(viewer).top, table.view(viewer).discards_size) == (card("R4"), 3)
    assert lay("", "").view().top is None


@rule("magus-11.2")
def test_the_user_of_a_wand_sees_all_of_the_discards_without_their_order() -> None:
    table = lay("", "", "", items=("W", "W"), discards="Y4 H R4 R1")
    assert [table.view(viewer).discards for viewer in VIEWERS] == [cards("R1 R4 Y4 H"), (), (), ()]
    turned = lay("", "", "", items=("W", "W"), discards="H Y4 R4 R1")
    assert encode(table.view(ANNA)) == encode(turned.view(ANNA))
    table.act(ANNA, Conjure(card("Y4")))
    assert [table.view(viewer).discards for viewer in VIEWERS] == [()] * 4
    assert [table.view(viewer).top for viewer in VIEWERS] == [card("W")] * 4


@rule("magus-11.2")
def test_a_wand_shows_nothing_outside_ones_own_phase_two() -> None:
    for phase in ("aim", "place", "take", "throw"):
        table = lay("", "", items=("W", "W"), discards="Y4 R4", phase=phase)
        assert [table.view(viewer).discards for viewer in (ANNA, BEN, None)] == [(), (), ()]
    done = lay("", "", items=("W",), discards="Y4 R4", has_cast=True, cylinder=7)
    done.act(ANNA, Finish())
    assert done.view(ANNA).discards == ()


@rule("magus-11.2")
def test_the_cube_is_seen_while_it_lies_and_a_payment_while_it_is_made() -> None:
    assert lay("", "", phase="take", cube=(4, 2)).view().cube == (4, 2)
    for phase in ("aim", "throw", "place", "cast"):
        assert lay("", "", phase=phase, cube=(4, 2)).view().cube is None
    table = lay("R1 R2 R3 R4", "", items=("E",), offers=("R---", None, None))
    table.act(ANNA, Choose("R---", 2), Pay(card("R4")), Pay(card("E")))
    for viewer in (ANNA, BEN, None):
        view = table.view(viewer)
        assert (view.phase, view.paying, view.paid) == (Phase.PAY, 2, cards("R4 E"))
    table.act(ANNA, Pay(card("R1")))
    assert (table.view().paying, table.view().paid) == (None, ())


@rule("magus-11.2")
def test_what_a_curse_still_costs_and_who_is_to_get_it_is_open() -> None:
    table = lay("R1 R2 R3", "", "", items=("C",))
    table.act(ANNA, Give(CARLA), Spend(card("R2")))
    for viewer in VIEWERS:
        view = table.view(viewer)
        assert (view.phase, view.due, view.receiver, view.top) == (Phase.SPEND, 2, CARLA, card("R2"))
    table.act(ANNA, Spend(card("R1")), Spend(card("R3")))
    assert (table.view().due, table.view().receiver) == (0, None)


@rule("magus-11.1")
def test_the_back_of_a_spell_is_seen_by_all_once_it_is_won() -> None:
    table = lay("R1 R2 R3", "", offers=("R---", None, None))
    table.act(ANNA, Cast("R---", 2))
    table.chance(Offer("Y---"), Turn(Effect.CLOSED))
    for viewer in (ANNA, BEN, None):
        assert [event for event in table.told(viewer) if "effect" in repr(event)] == table.events[-1:]
        assert table.view(viewer).players[ANNA].spells == (Won("R---", 2),)
        assert table.view(viewer).offers[0] == OfferView("Y---", 2, 8)
