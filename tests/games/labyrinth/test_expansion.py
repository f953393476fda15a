"""Magic walls (labyrinth-7): one-way walls, wand, potion and nightcap."""

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.core.state import CHANCE
from aprendiz.games.labyrinth.events import (
    Bumped,
    ChipTaken,
    GameEnded,
    NightcapGiven,
    PotionDrunk,
    Rolled,
    SentHome,
    Stepped,
    TargetDrawn,
    TurnBegan,
    TurnMissed,
    WandWaved,
)
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.moves import Draw, Drink, Face, Nap, Roll, Stop, Wave
from aprendiz.games.labyrinth.symbols import SYMBOLS, Symbol
from aprendiz.games.labyrinth.view import Phase
from aprendiz.games.labyrinth.walls import ONE_WAYS, OneWay
from tests.games.labyrinth.table import ANNA, BEN, CARLA, DAN, EAST, Table, begin, lay, refused, symbols
from tests.games.labyrinth.walking import is_open, leads_everywhere
from tests.rule import rule

ALL = "wand potion nightcap"


def items(table: Table, seat: int) -> str:
    return " ".join(item.value for item in table.view().players[seat].items)


def inward(*squares: str) -> list[str]:
    """One-way walls around these squares that can be passed inward only."""
    names = []
    for way in map(str, ONE_WAYS):
        if way[3:] in squares and way[:2] not in squares:
            names.append(way)
    return names


@rule("labyrinth-7.1")
@pytest.mark.parametrize(
    ("wall", "squares", "ways"),
    [
        ("33>34", ("33", "34"), "E W"),
        ("34>33", ("34", "33"), "W E"),
        ("33>43", ("33", "43"), "S N"),
        ("43>33", ("43", "33"), "N S"),
    ],
)
def test_a_one_way_wall_is_open_in_one_direction_and_a_wall_in_the_other(
    wall: str, squares: tuple[str, str], ways: str
) -> None:
    table = lay(squares[0], "66", walls=wall, items=(), steps=4)
    onward, back = ways.split()
    assert isinstance(table.walk(ANNA, onward)[0], Stepped)
    assert table.where(ANNA) == squares[1]
    bumped, home, _ = table.walk(ANNA, back)
    assert (type(bumped), home) == (Bumped, SentHome(seat=ANNA))
    assert table.turn == BEN


@rule("labyrinth-7.1")
def test_up_to_eight_walls_are_one_way() -> None:
    for magic in range(9):
        table = begin(2, walls=19, magic=magic, expansion="yes")
        table.let_chance(magic)
        assert sum(">" in name for name in table.walls) == table.view().one_ways == magic
        assert len(table.walls) == table.view().walls == 19
    default = begin(2, expansion="yes")
    default.let_chance()
    assert (default.view().walls, default.view().one_ways) == (19, 8)


@rule("labyrinth-7.1")
def test_nine_one_way_walls_are_refused() -> None:
    ways = [f"{row}{column}>{row}{column + 1}" for row in (1, 3, 5) for column in (2, 3, 4)]
    assert GAME.setup(seats=2, maze=ways[:8], expansion="yes").one_ways == 8
    with pytest.raises(Invalid, match=r"^maze: at most 8 walls are one-way, not 9$"):
        GAME.setup(seats=2, maze=ways, expansion="yes")


@rule("labyrinth-7.1")
def test_without_the_expansion_no_wall_is_one_way() -> None:
    table = begin(2, walls=24, magic=8)
    table.let_chance()
    assert not any(">" in name for name in table.walls)
    assert (table.view().one_ways, table.view().has_expansion) == (0, False)


@rule("labyrinth-7.2")
def test_a_square_need_not_lead_back() -> None:
    """The only way out of 33 is a bump."""
    assert len(inward("33")) == 4
    setup = GAME.setup(seats=2, maze=inward("33"), expansion="yes")
    assert setup.one_ways == 4
    for way in "NESW":
        table = lay("33", "66", walls=" ".join(inward("33")), items=(), steps=2)
        table.walk(ANNA, way)
        assert (table.of_kind(SentHome), table.where(ANNA)) == ([SentHome(seat=ANNA)], "11")


@rule("labyrinth-7.2")
def test_directions_count_when_squares_must_be_reached() -> None:
    outward = [f"{way[3:]}>{way[:2]}" for way in inward("33", "34")]
    with pytest.raises(Invalid) as caught:
        GAME.setup(seats=2, maze=outward, expansion="yes")
    assert str(caught.value) == "maze: from the corner 11 these squares cannot be reached: 33, 34"


@rule("labyrinth-7.2")
def test_every_corner_has_to_lead_everywhere_not_only_the_first() -> None:
    """A magician in corner 66 cannot leave it; the other corners lead everywhere."""
    with pytest.raises(Invalid) as caught:
        GAME.setup(seats=2, maze=inward("66"), expansion="yes")
    assert str(caught.value).startswith("maze: from the corner 66 these squares cannot be reached: 11, 12, 13, ")
    assert str(caught.value).endswith(", 64, 65")


@rule("labyrinth-7.2")
def test_one_way_walls_are_laid_only_where_every_square_can_be_reached_from_every_corner() -> None:
    table = begin(2, walls=24, magic=8, expansion="yes")
    dice = Dice(3)
    while len(table.walls) < 24:
        if len(table.walls) >= 16:
            fit = {way for way in ONE_WAYS if is_free(table, way) and leads_everywhere({*table.walls, str(way)})}
            assert set(table.outcomes()) == fit
        table.chance(dice.choice(list(table.outcomes())))
    assert sum(">" in name for name in table.walls) == 8


def is_free(table: Table, way: OneWay) -> bool:
    """Whether there is no wall in the slot."""
    one, two = str(way).split(">")
    return is_open(table.walls, one, two) and is_open(table.walls, two, one)


@rule("labyrinth-7.3")
def test_each_player_has_a_wand_a_potion_and_a_nightcap() -> None:
    table = begin(3, expansion="yes")
    table.let_chance()
    assert [items(table, seat) for seat in range(3)] == [ALL] * 3
    plain = begin(3)
    plain.let_chance()
    assert [items(plain, seat) for seat in range(3)] == [""] * 3


@rule("labyrinth-7.3")
def test_an_item_is_chosen_before_rolling() -> None:
    table = lay("33", "66", "61", items=(ALL, ALL, ALL))
    assert (table.asked, table.view().phase, table.view().steps) == ((ANNA,), Phase.CHOOSE, None)
    assert table.legal(ANNA) == (Roll(), Wave(), Drink(), Nap(BEN), Nap(CARLA))
    table.act(ANNA, Roll())
    table.roll(3)
    assert items(table, ANNA) == ALL
    for move in (Roll(), Wave(), Drink(), Nap(BEN)):
        with refused("labyrinth-7.3", "use-it-before-you-roll"):
            table.act(ANNA, move)
    table.walk(ANNA, "N")
    with refused("labyrinth-7.3", "use-it-before-you-roll"):
        table.act(ANNA, Wave())


@rule("labyrinth-7.3")
@pytest.mark.parametrize(
    ("move", "left"), [(Wave(), "potion nightcap"), (Drink(), "wand nightcap"), (Nap(BEN), "wand potion")]
)
def test_each_item_is_used_once_in_a_game_and_only_that_of_the_player(move: Wave | Drink | Nap, left: str) -> None:
    table = lay("33", "66", items=(ALL, ALL))
    table.act(ANNA, move)
    assert (items(table, ANNA), items(table, BEN)) == (left, ALL)
    later = lay("33", "66", items=(left, ALL))
    assert move not in later.legal(ANNA)
    with refused("labyrinth-7.3", "only-once-in-a-game"):
        later.act(ANNA, move)


@rule("labyrinth-7.3")
@pytest.mark.parametrize("move", [Wave(), Nap(BEN)])
def test_at_most_one_item_is_used_in_a_turn(move: Wave | Nap) -> None:
    table = lay("33", "66", items=(ALL, ALL))
    table.act(ANNA, move)
    if move == Wave():
        table.draw("gem")
    assert table.state.actor == CHANCE
    assert Face(3) in table.outcomes()
    table.roll(3)
    assert table.ways(ANNA) == "N E S W ."


@rule("labyrinth-7.3")
def test_who_has_no_item_left_rolls_at_once() -> None:
    table = lay("33", "66", items=("", "wand"), steps=1)
    table.act(ANNA, Stop())
    assert (table.asked, table.view().phase) == ((BEN,), Phase.CHOOSE)
    table.act(BEN, Roll())
    table.roll(1)
    table.act(BEN, Stop())
    assert table.turn == ANNA
    assert Face(1) in table.outcomes()


@rule("labyrinth-7.4")
def test_the_wand_puts_the_target_back_and_draws_any_chip_perhaps_the_same() -> None:
    table = lay("33", "66", items=("wand",), target="owl", chips=("cat", "sun moon"))
    assert table.view().bag == 20
    assert table.act(ANNA, Wave()) == [WandWaved(seat=ANNA, symbol=Symbol.OWL)]
    assert (table.target, table.view().bag) == (None, 21)
    left = set(SYMBOLS) - set(symbols("cat sun moon"))
    assert table.outcomes() == pytest.approx({Draw(symbol): 1 / 21 for symbol in left})
    assert table.draw("owl") == [TargetDrawn(symbol=Symbol.OWL, row=1, column=2)]
    assert (table.target, table.view().bag) == (Symbol.OWL, 20)


@rule("labyrinth-7.4")
def test_then_the_player_rolls_as_usual() -> None:
    table = lay("33", "66", items=("wand",), target="owl")
    table.act(ANNA, Wave())
    table.draw("gem")
    assert table.roll(2) == [Rolled(seat=ANNA, steps=2)]
    assert (table.asked, table.view().steps, table.target) == ((ANNA,), 2, Symbol.GEM)
    assert table.of_kind(TurnBegan) == []


@rule("labyrinth-7.4")
def test_a_wand_leads_to_a_roll_whatever_the_player_before_has_rolled() -> None:
    table = lay("33", "66", items=("wand",), steps=3, turn=BEN)
    table.walk(BEN, "N")
    table.act(BEN, Stop())
    table.act(ANNA, Wave())
    table.draw("gem")
    assert (table.turn, table.view().turns) == (ANNA, 1)
    table.roll(2)
    assert (table.asked, table.view().steps, table.view().has_stepped) == ((ANNA,), 2, False)


@rule("labyrinth-7.4", "labyrinth-5.3")
def test_who_stands_on_the_chip_a_wand_draws_has_it_even_in_ones_own_turn_which_goes_on() -> None:
    table = lay("12", "36", items=("wand",), target="gem")
    table.act(ANNA, Wave())
    table.draw("owl bat snake")
    assert table.of_kind(ChipTaken) == [
        ChipTaken(seat=ANNA, symbol=Symbol.OWL, chips=1),
        ChipTaken(seat=BEN, symbol=Symbol.BAT, chips=1),
    ]
    assert (table.target, table.turn, table.view().turns) == (Symbol.SNAKE, ANNA, 0)
    table.roll(4)
    assert (table.asked, table.view().steps) == ((ANNA,), 4)


@rule("labyrinth-7.4", "labyrinth-6.1")
def test_a_wand_can_win() -> None:
    table = lay("12", "66", items=("wand",), target="gem", chips=("cat sun moon star",))
    table.act(ANNA, Wave())
    table.draw("owl")
    assert [event.winners for event in table.of_kind(GameEnded)] == [(ANNA,)]


@rule("labyrinth-7.5")
def test_the_potion_needs_no_roll_and_carries_any_distance() -> None:
    table = lay("11", "66", items=("potion",))
    assert table.act(ANNA, Drink()) == [PotionDrunk(seat=ANNA)]
    assert (table.asked, table.view().phase, table.view().is_flying) == ((ANNA,), Phase.MOVE, True)
    table.walk(ANNA, "E E E E E S S S S W W W")
    assert (table.where(ANNA), table.asked) == ("53", (ANNA,))
    table.act(ANNA, Stop())
    assert (table.where(ANNA), table.turn, table.view().is_flying) == ("53", BEN, False)
    assert table.of_kind(Rolled) == []
    table.roll(2)
    assert (table.view().steps, table.view().is_flying) == (2, False)


@rule("labyrinth-7.5")
def test_a_flight_ends_at_the_target() -> None:
    table = lay("11", "66", items=("potion",), target="moon")
    table.act(ANNA, Drink())
    table.walk(ANNA, "E E E")
    assert (table.chips(ANNA), table.asked) == (symbols("moon"), ())
    table.draw("gem")
    assert table.turn == BEN


@rule("labyrinth-7.5")
def test_a_flight_ends_at_a_wall() -> None:
    table = lay("11", "66", items=("potion",), walls="15-16")
    table.act(ANNA, Drink())
    table.walk(ANNA, "E E E E E")
    assert (table.of_kind(Bumped), table.where(ANNA), table.turn) == (
        [Bumped(seat=ANNA, direction=EAST, row=1, column=5)],
        "11",
        BEN,
    )


@rule("labyrinth-7.5", "labyrinth-3.4")
def test_a_flight_ends_on_a_free_square_only() -> None:
    table = lay("11", "13", items=("potion",))
    table.act(ANNA, Drink())
    table.walk(ANNA, "E E")
    assert table.ways(ANNA) == "E S W"
    with refused("labyrinth-3.4", "go-on-to-a-free-square"):
        table.act(ANNA, Stop())
    table.walk(ANNA, "E")
    table.act(ANNA, Stop())
    assert table.where(ANNA) == "14"


@rule("labyrinth-7.5")
def test_a_flight_may_be_none_at_all() -> None:
    table = lay("33", "66", items=("potion",))
    table.act(ANNA, Drink(), Stop())
    assert (table.where(ANNA), table.turn) == ("33", BEN)


@rule("labyrinth-7.5")
def test_a_flight_is_over_after_240_steps() -> None:
    table = lay("33", "66", items=("potion",))
    table.act(ANNA, Drink())
    assert table.view().steps == 240
    for _ in range(119):
        table.walk(ANNA, "E W")
    assert (table.asked, table.view().steps) == ((ANNA,), 2)
    table.walk(ANNA, "E")
    assert table.asked == (ANNA,)
    table.walk(ANNA, "W")
    assert (table.where(ANNA), table.turn) == ("33", BEN)
    assert len(table.of_kind(Stepped)) == 240


@rule("labyrinth-7.5", "labyrinth-3.4")
def test_the_last_of_240_steps_cannot_lead_onto_another_magician() -> None:
    table = lay("33", "34", items=("potion",))
    table.act(ANNA, Drink())
    for _ in range(119):
        table.walk(ANNA, "N S")
    table.walk(ANNA, "N")
    table.state.places[BEN] = 6 + 3
    assert (table.where(ANNA), table.where(BEN), table.ways(ANNA)) == ("23", "24", "N S W .")


@rule("labyrinth-7.6")
def test_the_nightcap_makes_another_player_miss_the_next_turn() -> None:
    table = lay("33", "66", "61", items=("nightcap",))
    assert table.act(ANNA, Nap(BEN)) == [NightcapGiven(seat=ANNA, receiver=BEN)]
    assert [player.naps for player in table.view().players] == [False, True, False]
    table.roll(2)
    table.act(ANNA, Stop())
    assert table.events[-2:] == [TurnMissed(seat=BEN), TurnBegan(seat=CARLA)]
    assert [player.naps for player in table.view().players] == [False, False, False]
    assert (table.turn, table.view().turns) == (CARLA, 2)


@rule("labyrinth-7.6")
@pytest.mark.parametrize("seat", [ANNA, BEN, CARLA, DAN])
def test_everybody_can_give_the_nightcap_to_every_other(seat: int) -> None:
    for other in {ANNA, BEN, CARLA, DAN} - {seat}:
        table = lay("33", "66", "61", "16", items=["nightcap"] * 4, turn=seat)
        table.act(seat, Nap(other))
        assert [player.naps for player in table.view().players] == [number == other for number in range(4)]


@rule("labyrinth-7.6")
def test_only_the_next_turn_is_missed() -> None:
    table = lay("33", "66", items=("nightcap",))
    table.act(ANNA, Nap(BEN))
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.roll(1)
        table.act(table.asked[0], Stop())
    assert turns == [ANNA, ANNA, BEN, ANNA]


@rule("labyrinth-7.6")
def test_a_nap_waits_until_it_is_the_sleepers_turn() -> None:
    table = lay("33", "66", "61", items=("nightcap",))
    table.act(ANNA, Nap(CARLA))
    for seat in (ANNA, BEN):
        assert table.turn == seat
        table.roll(1)
        table.act(seat, Stop())
    assert table.of_kind(TurnMissed) == [TurnMissed(seat=CARLA)]
    assert table.turn == ANNA


@rule("labyrinth-7.6")
def test_ones_own_turn_goes_on_as_usual() -> None:
    table = lay("33", "66", items=("nightcap",))
    table.act(ANNA, Nap(BEN))
    assert Face(4) in table.outcomes()
    table.roll(4)
    table.walk(ANNA, "N N")
    assert (table.where(ANNA), table.asked) == ("13", (ANNA,))


@rule("labyrinth-7.6")
def test_nobody_gets_a_second_nightcap_while_one_is_pending() -> None:
    table = lay("33", "66", "61", "16", items=("nightcap",), naps=(BEN, DAN))
    assert table.legal(ANNA) == (Roll(), Nap(CARLA))
    for seat in (BEN, DAN):
        with refused("labyrinth-7.6", "choose-somebody-awake"):
            table.act(ANNA, Nap(seat))
    asleep = lay("33", "66", items=("nightcap",), naps=(BEN,))
    assert asleep.legal(ANNA) == (Roll(),)


@rule("labyrinth-7.6")
@pytest.mark.parametrize("seat", [ANNA, CARLA, DAN, 4, -1])
def test_the_nightcap_is_for_another_player_at_the_table(seat: int) -> None:
    table = lay("33", "66", items=("nightcap",))
    with refused("labyrinth-7.6", "choose-another-player"):
        table.act(ANNA, Nap(seat))


@rule("labyrinth-7.6")
def test_a_magician_asleep_still_takes_a_chip_it_stands_on() -> None:
    table = lay("12", "36", target="candle", steps=1, items=(), naps=(BEN,))
    table.walk(ANNA, "E")
    table.draw("bat gem")
    assert table.chips(BEN) == symbols("bat")
    assert table.events[-2:] == [TurnMissed(seat=BEN), TurnBegan(seat=ANNA)]
