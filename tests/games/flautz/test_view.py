"""What is seen (flautz-13)."""

from msgspec.structs import fields

from aprendiz.core.plain import encode
from aprendiz.games.flautz.events import MatchEnded
from aprendiz.games.flautz.moves import Declare, Rest
from aprendiz.games.flautz.view import View
from tests.games.flautz.table import ANNA, BEN, CARLA, cards, deal, dealt
from tests.rule import rule

HANDS = ("B1 G1 V2 O4 O4", "B2 G2 V3 O2 K4", "B3 G3 V4 O2 K2")


@rule("flautz-13.1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = deal(*HANDS)
    for seat in (ANNA, BEN, CARLA):
        assert set(table.view(seat).hand) == set(cards(HANDS[seat]))
        assert [player.open_hand for player in table.view(seat).players] == [None, None, None]
    assert table.view(None).hand == ()
    other = deal("B5 G5 V5 O1 I1", *HANDS[1:])
    assert encode(other.view(BEN)) == encode(table.view(BEN))
    assert encode(other.view(None)) == encode(table.view(None))
    assert encode(other.view(ANNA)) != encode(table.view(ANNA))


@rule("flautz-13.1")
def test_a_dealt_card_is_told_only_to_its_owner() -> None:
    table = dealt(*HANDS)
    told = {
        viewer: [event for frame in table.session.updates[viewer].frames for event in frame.events if event.to]
        for viewer in (ANNA, BEN, CARLA, None)
    }
    assert [len(events) for events in told.values()] == [5, 5, 5, 0]
    assert all(event.to == (viewer,) for viewer, events in told.items() for event in events)


@rule("flautz-13.1")
def test_a_declared_hand_is_open_to_all() -> None:
    table = deal("B2 G2 V2 O2 K2", *HANDS[1:], air="O1 O3 O5")
    table.act(ANNA, Declare())
    assert [table.view(viewer).players[ANNA].open_hand for viewer in (ANNA, BEN, CARLA, None)] == [
        cards("B2 G2 V2 O2 K2")
    ] * 4


@rule("flautz-13.2")
def test_everything_the_rules_call_open_is_in_every_view() -> None:
    table = deal(
        *HANDS, starter=BEN, field=2, focused=(CARLA,), crystals=(1, 0, 2), discards="I1 I3", mode="matches", matches=3
    )
    table.state.noted = [3, 4, 5]
    for viewer in (ANNA, BEN, CARLA, None):
        view = table.view(viewer)
        assert view.starter == BEN
        assert (view.air, view.floor) == (cards("O1 O3 O5"), cards("K1 K3 K5"))
        assert view.discards == cards("I1 I3")
        assert [player.colour and player.colour.value for player in view.players] == ["blue", "green", "purple"]
        assert [player.is_focused for player in view.players] == [False, False, True]
        assert [player.crystals for player in view.players] == [1, 0, 2]
        assert [player.points for player in view.players] == [(3,), (4,), (5,)]
        assert view.deck_size == 83 - 15 - 6 - 2
        assert (view.to_act, view.field) == (BEN, 2)


@rule("flautz-13.3")
def test_at_the_end_of_a_match_all_hands_are_opened_with_their_spells() -> None:
    table = deal("B2 G2 V2 O2 K2", "B1 B2 B3 B4 K4", air="O1 O3 O5", mode="matches", matches=2)
    table.act(ANNA, Declare())
    table.act(BEN, Rest())
    [ended] = table.of_kind(MatchEnded)
    assert [hand.cards for hand in ended.hands] == [cards("B2 G2 V2 O2 K2"), cards("B1 B2 B3 B4 K4")]
    assert [hand.spell and hand.spell.points for hand in ended.hands] == [22, 16]
    closing, first_deal = table.session.updates[None].frames[:2]
    assert (closing.view.match, first_deal.view.match) == (1, 2)
    assert (closing.view.starter, first_deal.view.starter) == (ANNA, BEN)
    assert (closing.view.deck_size, first_deal.view.deck_size) == (83 - 16, 82)
    assert [player.open_hand for player in closing.view.players] == [cards("B2 G2 V2 O2 K2"), cards("B1 B2 B3 B4 K4")]
    assert [player.open_hand for player in first_deal.view.players] == [None, None]


def test_a_view_has_no_field_that_nobody_thought_about() -> None:
    assert [field.name for field in fields(View)] == [
        *("seat", "match", "starter", "players", "hand", "spell", "air", "floor", "arena", "field", "deck_size"),
        *("discards", "pool", "to_act", "must_exchange", "caller", "turns"),
    ]
