"""The outcomes of chance and who hears of an action (magus-11.1), in every phase."""

from collections import Counter
from collections.abc import Callable

import pytest
from mypy_extensions import i64

from aprendiz.core.dice import Dice
from aprendiz.core.state import HIDDEN, SPECTATOR
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import Cast, Drop, Finish, Heal, Land, Move, Offer, Pass, PlayerMove, Turn
from aprendiz.games.magus.piles import nth_in_pile
from tests.games.magus.table import ANNA, BEN, CARLA, GRID, Table, begin, card, lay
from tests.rule import rule

ALL = {ANNA, BEN, CARLA, SPECTATOR}
OFFERS = ("R---", "R-- B---", None)


class Loaded(Dice):
    """Dice that always show the same side, and record how many sides they were asked for."""

    def __init__(self, side: int) -> None:
        super().__init__(0)
        self.side = side
        self.sides: list[int] = []

    def below(self, n: i64) -> i64:
        self.sides.append(n)
        return self.side


def sides(table: Table) -> int:
    dice = Loaded(0)
    table.state.draw(dice)
    [number] = dice.sides
    return number


def drawn(table: Table) -> list[Move]:
    """The outcome of chance for each side of the dice."""
    return [GAME.move(table.state, table.state.draw(Loaded(side))) for side in range(sides(table))]


def cast(*hands: str, effect: Effect | None = None, items: tuple[str, ...] = (), skulls: tuple[str, ...] = ()) -> Table:
    """A spell of three reds was cast. With an effect, the next spell is on offer and the back was turned."""
    table = lay("R1 R2 R3", *hands, offers=OFFERS, items=items, skulls=skulls)
    table.act(ANNA, Cast("R---", 2))
    if effect is not None:
        table.chance(Offer("Y---"), Turn(effect))
    return table


def chosen(table: Table, *moves: PlayerMove) -> Table:
    """Play choices whose outcome chance has yet to show."""
    for move in moves:
        table.state.play(GAME.action(table.state, move))
    return table


def starting() -> Table:
    table = begin(3)
    for _ in range(25 + 3):
        table.state.play(table.state.odds()[0][0])
    return table


def turning() -> Table:
    table = lay("R1 R2 B1 B2 B3", "", "", offers=OFFERS, won=("", "2 3"))
    table.act(ANNA, Cast("R-- B---", 3))
    table.chance(Offer("Y-- G---"))
    return table


def healing() -> Table:
    table = lay("", "", "", items=("", "H"), skulls=("Y1", "R1 R1 B2"), turn=BEN)
    table.act(BEN, Heal())
    return table


def refilling() -> Table:
    table = lay("", "", "", grid=GRID.replace("R1", "..", 1), deck="R1 R1 R1 C")
    table.act(ANNA, Finish())
    return table


MOMENTS: dict[str, tuple[Callable[[], Table], int]] = {
    "a potion for the grid": (lambda: begin(3), 64),
    "the next spell": (lambda: cast("", ""), 9),
    "the first player": (starting, 3),
    "an aimed throw": (lambda: lay("", "", "", phase="throw", cube=(1, 2)), 20),
    "any throw": (lambda: lay("", "", "", phase="throw", throw="uniform"), 25),
    "the back of a spell": (turning, 9),
    "a stolen card": (lambda: cast("", "", effect=Effect.THIEVES), 64 + 8 - 25 - 3),
    "a skull to be healed": (healing, 3),
    "a skull to be passed": (lambda: cast("", "", effect=Effect.DEVIL, skulls=("", "G1 G1 B4", "Y1")), 3),
    "a card for the grid": (refilling, 4),
    "what pays": (lambda: chosen(lay("R1 R2 R3", "", "", offers=OFFERS), Cast("R---", 2)), 1),
    "an elixir that pays": (
        lambda: chosen(lay("", "", "", items=("E E E",), deck="", offers=OFFERS), Cast("R---", 2)),
        1,
    ),
    "an item to be dropped": (
        lambda: chosen(cast("", "", effect=Effect.SHAKE_UP, items=("", "H E")), Drop(card("E"))),
        1,
    ),
    "a card to be passed": (lambda: chosen(cast("B1 B2", "", effect=Effect.PRESENTS), Pass(card("B2"))), 1),
}


@rule(
    "magus-2.1", "magus-2.3", "magus-2.5", "magus-3.2", "magus-4.5", "magus-5.1", "magus-7.1", "magus-7.5", "magus-8.2"
)
@pytest.mark.parametrize("moment", MOMENTS)
def test_chance_throws_once_with_a_side_for_each_equal_case(moment: str) -> None:
    build, number = MOMENTS[moment]
    table = build()
    assert sides(table) == number
    found = {move: times / number for move, times in Counter(drawn(table)).items()}
    assert found == pytest.approx(table.outcomes())
    assert sum(table.outcomes().values()) == pytest.approx(1)


@rule("magus-3.2")
def test_the_sides_of_a_throw_are_the_place_itself_then_those_beside_it_then_those_across_a_corner() -> None:
    """The order must not change: records derive their throws from the dice again."""
    beside = [Land(1, 2), Land(2, 1), Land(2, 3), Land(3, 2)]
    across = [Land(1, 1), Land(1, 3), Land(3, 1), Land(3, 3)]
    table = lay("", "", phase="throw", cube=(2, 2))
    assert drawn(table) == [Land(2, 2)] * 8 + [place for place in beside for _ in range(2)] + across


def test_a_pile_has_no_more_spells_than_are_left() -> None:
    table = cast("", "")
    with pytest.raises(AssertionError, match=r"^the pile has no such spell$"):
        nth_in_pile(table.state, 9)


def hearing(table: Table, move: Move) -> set[int]:
    """The viewers who hear an action; the others hear only that there was one."""
    action = GAME.action(table.state, move)
    heard = {viewer: table.state.heard(action, viewer) for viewer in ALL}
    assert set(heard.values()) <= {action, HIDDEN}
    return {viewer for viewer in ALL if heard[viewer] == action}


@rule("magus-11.1", "magus-7.1")
def test_a_potion_drawn_is_heard_by_its_drawer_and_an_item_by_all() -> None:
    table = cast("", "", effect=Effect.THIEVES)
    for drawer, taken in ((ANNA, "B1"), (BEN, "B2"), (CARLA, "B3")):
        outcomes = {str(move.card): hearing(table, move) for move in drawn(table) if hasattr(move, "card")}
        assert {text for text, hearers in outcomes.items() if hearers == ALL} == set("HEWC")
        assert all(hearers == {drawer} for text, hearers in outcomes.items() if text not in "HEWC")
        table.draw(taken)


@rule("magus-11.1", "magus-7.5")
def test_which_skull_is_passed_is_heard_by_nobody_and_which_is_healed_by_all() -> None:
    table = cast("", "", effect=Effect.DEVIL, skulls=("", "G1"))
    assert [hearing(table, move) for move in drawn(table)] == [set()]
    assert [hearing(healing(), move) for move in drawn(healing())] == [ALL] * 3


@rule("magus-11.1", "magus-7.6")
def test_a_card_passed_is_heard_by_the_one_who_chooses_it_then_by_giver_and_receiver() -> None:
    table = cast("B1 B2", "Y1", effect=Effect.PRESENTS)
    assert hearing(table, Pass(card("B2"))) == {BEN}
    chosen(table, Pass(card("B2")))
    assert hearing(table, Pass(card("Y1"))) == {CARLA}
    chosen(table, Pass(card("Y1")))
    for hearers in ({BEN, CARLA}, {CARLA, ANNA}):
        [passed] = drawn(table)
        assert hearing(table, passed) == hearers
        table.state.play(GAME.action(table.state, passed))


@rule("magus-11.1", "magus-7.2")
def test_an_item_is_heard_by_the_one_who_chooses_it_then_by_all() -> None:
    table = cast("", "", effect=Effect.SHAKE_UP, items=("", "H E"))
    assert hearing(table, Drop(card("E"))) == {BEN}
    chosen(table, Drop(card("E")))
    assert [hearing(table, move) for move in drawn(table)] == [ALL]


@rule("magus-11.2")
@pytest.mark.parametrize("moment", ["a potion for the grid", "the next spell", "an aimed throw", "what pays"])
def test_what_happens_openly_is_heard_by_all(moment: str) -> None:
    table = MOMENTS[moment][0]()
    assert all(hearing(table, move) == ALL for move in drawn(table))
