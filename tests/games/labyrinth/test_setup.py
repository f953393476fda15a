"""Setting up (labyrinth-2)."""

import pickle
from typing import Any

import pytest

from aprendiz.core.dice import Dice
from aprendiz.core.errors import Invalid
from aprendiz.core.plain import encode
from aprendiz.core.session import Session
from aprendiz.core.state import HIDDEN, SPECTATOR
from aprendiz.games.labyrinth.aids import Remembered
from aprendiz.games.labyrinth.edition import read_edition
from aprendiz.games.labyrinth.events import MazeBuilt, MazeKept, StarterFound, TargetDrawn, TurnBegan
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.games.labyrinth.moves import Begin, Draw, Face, Move, Turn
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.symbols import SYMBOLS, Symbol
from aprendiz.games.labyrinth.walls import NAMED, WALLS, OneWay, Wall, walls_of
from tests.games.labyrinth.boxes import LOPSIDED, ONE_WAY, ONE_WAY_BOX
from tests.games.labyrinth.table import ANNA, BEN, CARLA, begin, lay
from tests.games.labyrinth.walking import CORNERS, SQUARES, leads_everywhere
from tests.rule import rule

TURNINGS = [Turn(degrees, mirrored=mirrored) for mirrored in (False, True) for degrees in (0, 90, 180, 270)]


def turned(name: str, turning: Turn) -> str:
    """A wall after the box was turned, computed square by square."""

    def carried(square: str) -> str:
        row, column = int(square[0]), int(square[1])
        if turning.mirrored:
            column = 7 - column
        for _ in range(turning.degrees // 90):
            row, column = column, 7 - row
        return f"{row}{column}"

    one, sign, two = carried(name[:2]), name[2], carried(name[3:])
    return f"{one}>{two}" if sign == ">" else "-".join(sorted((one, two)))


@rule("labyrinth-2.1")
def test_the_usual_maze_has_19_walls_laid_at_random_and_the_harder_one_24() -> None:
    for table, walls in ((begin(2), 19), (begin(2, walls=24), 24)):
        table.let_chance()
        assert len(table.walls) == table.view().walls == walls
        assert table.of_kind(MazeBuilt) == [MazeBuilt(walls=walls, one_ways=0)]


@rule("labyrinth-2.1")
@pytest.mark.parametrize("walls", range(25))
def test_any_number_of_walls_from_0_to_24_can_be_laid(walls: int) -> None:
    table = begin(2, walls=walls)
    table.let_chance(walls)
    assert len(table.walls) == walls


@rule("labyrinth-2.1")
@pytest.mark.parametrize("wrong", [-1, 25, 26, 60, True, "19", 19.0])
def test_no_other_number_of_walls_is_accepted(wrong: object) -> None:
    with pytest.raises(Invalid, match="walls: must be a whole number from 0 to 24, not "):
        GAME.setup(seats=2, walls=wrong)


@rule("labyrinth-2.1")
def test_the_first_wall_is_equally_likely_in_each_of_60_slots() -> None:
    assert begin(2).outcomes() == pytest.approx(dict.fromkeys(WALLS, 1 / 60))


@rule("labyrinth-2.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_wall_is_laid_in_any_slot_that_leaves_all_squares_connected_all_equally_likely(seed: int) -> None:
    table = begin(2, walls=24)
    dice = Dice(seed)
    for _ in range(24):
        allowed = [
            wall for wall in WALLS if str(wall) not in table.walls and leads_everywhere({*table.walls, str(wall)})
        ]
        assert table.outcomes() == pytest.approx(dict.fromkeys(allowed, 1 / len(allowed)))
        table.chance(dice.choice(list(table.outcomes())))
    assert len(table.walls) == 24


@rule("labyrinth-2.1")
def test_a_square_is_never_walled_in() -> None:
    table = begin(2)
    table.chance(NAMED["11-12"])
    assert NAMED["11-21"] not in table.outcomes()
    assert len(table.outcomes()) == 58


@rule("labyrinth-2.1")
@pytest.mark.parametrize(("walls", "magic", "one_ways"), [(6, 2, 2), (6, 0, 0), (3, 8, 3), (10, 8, 8), (0, 8, 0)])
def test_one_way_walls_come_last(walls: int, magic: int, one_ways: int) -> None:
    table = begin(2, walls=walls, magic=magic, expansion="yes")
    dice, kinds = Dice(1), []
    while not isinstance(next(iter(table.outcomes())), Turn):
        kinds.append({type(outcome) for outcome in table.outcomes()})
        assert len({round(share, 12) for share in table.outcomes().values()}) == 1
        table.chance(dice.choice(list(table.outcomes())))
    assert kinds == [{Wall}] * (walls - one_ways) + [{OneWay}] * one_ways
    assert (table.view().walls, table.view().one_ways) == (walls, one_ways)


@rule("labyrinth-2.1")
def test_a_ready_maze_is_chosen_by_its_name() -> None:
    for name, walls in read_edition("classic").mazes.items():
        table = begin(2, maze=name, expansion="yes")
        assert table.walls == {str(wall) for wall in walls}
        assert set(table.outcomes()) == set(TURNINGS)
        table.let_chance()
        assert table.view().walls == len(walls)
        assert table.view().one_ways == sum(isinstance(wall, OneWay) for wall in walls)


@rule("labyrinth-2.1")
def test_the_usual_box_has_ready_mazes_of_easy_and_harder_kind_and_with_one_way_walls() -> None:
    sizes = [
        (len(walls), sum(isinstance(wall, OneWay) for wall in walls))
        for walls in read_edition("classic").mazes.values()
    ]
    assert {(19, 0), (24, 0)} <= set(sizes)
    assert any(one_ways for _, one_ways in sizes)


@rule("labyrinth-2.1")
def test_a_maze_of_ones_own_is_a_list_of_walls() -> None:
    table = begin(2, maze=LOPSIDED.split())
    assert table.walls == set(LOPSIDED.split())
    table.let_chance()
    assert table.view().walls == 4
    assert begin(2, maze=["12-11", "22-12", "44-34", "56-55"]).walls == set(LOPSIDED.split())
    empty = begin(2, maze=[])
    assert set(empty.outcomes()) == set(TURNINGS[:4])
    assert (empty.walls, empty.view().walls) == (set(), 0)


@rule("labyrinth-2.1")
@pytest.mark.parametrize(
    ("maze", "message"),
    [
        ("dungeon", "maze: 'dungeon' is not a ready maze (garden, courtyard, "),
        ("", "maze: '' is not a ready maze (garden, courtyard, "),
        (7, "maze: must be a name or a list of 0 to 24 words, not 7"),
        ([str(wall) for wall in WALLS[:25]], "maze: must be a name or a list of 0 to 24 words, not "),
        (["12-13", "12-14"], "maze.2: '12-14' is not a wall: name the squares on both sides by row and column"),
        (["16-17"], "maze.1: '16-17' is not a wall"),
        ([["12", "13"]], "maze.1: ['12', '13'] is not a wall"),
        (["12-13", "23-24", "12-13"], "maze.3: is there twice"),
        (["12-13", "13-12"], "maze.2: is there twice"),
        (["12>13", "13>12"], "maze.2: is there twice"),
        (["12-13", "12>13"], "maze.2: is there twice"),
        ([f"{row}2>{row}3" for row in range(1, 5)], "maze: has one-way walls (4): they belong to the expansion"),
        ("whirlpool", "maze: has one-way walls (6): they belong to the expansion"),
    ],
)
def test_a_maze_that_cannot_be_built_is_refused_with_the_wall_named(maze: object, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.setup(seats=2, maze=maze)
    assert str(caught.value).startswith(message)


@rule("labyrinth-2.2")
@pytest.mark.parametrize(
    ("walls", "corner", "squares"),
    [
        ("32-33 33-34 23-33 33-43", "11", "33"),
        ("32-33 34-35 23-33 24-34 33-43 34-44", "11", "33, 34"),
        ("15-16 25-26 26-36", "11", "16, 26"),
        ("11-12 21-22 21-31", "11", None),
        ("31-41 32-42 33-43 34-44 35-45 36-46", "11", ", ".join(SQUARES[18:])),
    ],
)
def test_a_maze_with_squares_that_cannot_be_reached_is_refused_with_the_squares_named(
    walls: str, corner: str, squares: str | None
) -> None:
    if squares is None:
        squares = ", ".join(square for square in SQUARES if square not in ("11", "21"))
    with pytest.raises(Invalid) as caught:
        GAME.setup(seats=2, maze=walls.split())
    assert str(caught.value) == f"maze: from the corner {corner} these squares cannot be reached: {squares}"


@rule("labyrinth-2.2")
def test_every_square_can_be_reached_in_a_maze_laid_at_random() -> None:
    for seed in range(20):
        table = begin(2, walls=24)
        table.let_chance(seed)
        assert leads_everywhere(table.walls)


@rule("labyrinth-2.3")
@pytest.mark.parametrize(
    ("options", "turnings"),
    [
        ({"walls": 0}, TURNINGS[:4]),
        ({"maze": LOPSIDED.split()}, TURNINGS[:4]),
        ({"maze": "garden"}, TURNINGS),
    ],
)
def test_the_box_is_turned_at_random_and_a_ready_maze_may_be_mirrored(
    options: dict[str, Any], turnings: list[Turn]
) -> None:
    assert begin(2, **options).outcomes() == pytest.approx(dict.fromkeys(turnings, 1 / len(turnings)))


@rule("labyrinth-2.3")
@pytest.mark.parametrize("turning", TURNINGS)
@pytest.mark.parametrize("maze", ["lopsided", "magic"])
def test_the_maze_is_turned_under_the_board_and_one_way_walls_turn_with_it(maze: str, turning: Turn) -> None:
    table = begin(4, edition=ONE_WAY_BOX, maze=maze, expansion="yes")
    before = table.view()
    table.chance(turning)
    names = (LOPSIDED if maze == "lopsided" else ONE_WAY).split()
    assert table.walls == {turned(name, turning) for name in names}
    assert table.view().board == before.board
    assert [(player.corner, player.place) for player in table.view().players] == [
        (player.corner, player.place) for player in before.players
    ]


@rule("labyrinth-2.3")
def test_turned_clockwise_by_a_quarter_the_north_is_in_the_east() -> None:
    table = begin(2, maze=["11-12", "12-22"])
    table.chance(Turn(90, mirrored=False))
    assert table.walls == {"16-26", "25-26"}
    mirrored = begin(2, edition=ONE_WAY_BOX, maze="magic", expansion="yes")
    mirrored.chance(Turn(90, mirrored=True))
    assert mirrored.walls == {"56>66", "44>43", "21>11", "15-25"}


@rule("labyrinth-2.3")
def test_all_that_was_laid_at_random_is_turned_too() -> None:
    table = begin(2, walls=2, magic=1, expansion="yes")
    table.chance(NAMED["11-12"], NAMED["66>65"], Turn(180, mirrored=False))
    assert table.walls == {"65-66", "11>12"}


@rule("labyrinth-2.7")
@pytest.mark.parametrize("maze", ["lopsided", "magic"])
def test_a_box_that_is_not_turned_leaves_the_maze_as_built(maze: str) -> None:
    table = begin(4, edition=ONE_WAY_BOX, maze=maze, expansion="yes", turned="no")
    assert table.outcomes() == {Turn(0, mirrored=False): 1}
    table.chance(Turn(0, mirrored=False))
    names = (LOPSIDED if maze == "lopsided" else ONE_WAY).split()
    assert table.walls == set(names)
    assert table.events == [MazeKept(walls=len(names), one_ways=sum(">" in name for name in names))]


@rule("labyrinth-2.7")
def test_walls_laid_at_random_stay_where_they_were_laid() -> None:
    table = begin(2, walls=2, magic=1, expansion="yes", turned="no")
    table.chance(NAMED["11-12"], NAMED["66>65"])
    assert table.outcomes() == {Turn(0, mirrored=False): 1}
    table.chance(Turn(0, mirrored=False))
    assert table.walls == {"11-12", "66>65"}


@rule("labyrinth-2.3", "labyrinth-8.1")
def test_nobody_hears_which_walls_are_laid_and_how_the_box_is_turned() -> None:
    table = begin(2, walls=3, magic=1, expansion="yes")
    dice = Dice(1)
    for _ in range(4):
        action = table.state.draw(dice)
        assert {table.state.heard(action, seat) for seat in (ANNA, BEN, SPECTATOR)} == {HIDDEN}
        table.chance(GAME.move(table.state, action))
    assert table.events == [MazeBuilt(walls=3, one_ways=1)]
    assert table.state.heard(7, BEN) == table.state.heard(7, SPECTATOR) == 7


@rule("labyrinth-2.3")
def test_nothing_that_is_seen_tells_which_ready_maze_it_is_or_that_it_is_one() -> None:
    seen = set()
    for maze in (None, "cloister", "library", "tower"):
        table = begin(3, maze=maze, starter=BEN)
        while Draw(Symbol.OWL) not in table.outcomes():
            table.chance(next(iter(table.outcomes())))
        table.draw("owl")
        table.roll(3)
        seen.add((encode(table.view(BEN)), encode(table.events)))
    assert len(seen) == 1


@rule("labyrinth-2.3", "labyrinth-2.7")
@pytest.mark.parametrize("is_turned", ["yes", "no"])
def test_memory_and_memory_help_know_nothing_of_the_plan_of_a_ready_maze(is_turned: str) -> None:
    setup = GAME.setup(seats=2, maze="crypt", turned=is_turned, starter=ANNA)
    dice = Dice(1)
    session: Session[Any, Move] = Session(GAME, setup, lambda state: state.draw(dice), helped=(ANNA,))
    assert session.updates[ANNA].aids == Remembered(open=(), walls=())
    memory = LabyrinthMemory(setup, ANNA)
    memory.observe(session.updates[ANNA])
    plans = {walls_of(memory.imagine(dice).maze) for _ in range(30)}
    assert len(plans) == 30, "turned and mirrored there would be eight"


@rule("labyrinth-2.4")
@pytest.mark.parametrize(("seats", "corners"), [(2, ("11", "66")), (3, ("11", "16", "66")), (4, CORNERS)])
def test_corners_follow_the_seats_clockwise_and_two_sit_diagonally_opposite(
    seats: int, corners: tuple[str, ...]
) -> None:
    table = begin(seats)
    table.let_chance()
    players = table.view().players
    assert tuple(table.where(seat) for seat in range(seats)) == corners
    assert [player.corner for player in players] == [player.place for player in players]


@rule("labyrinth-2.4")
@pytest.mark.parametrize(
    ("chosen", "magicians"),
    [
        (None, ["red", "blue", "yellow"]),
        ("green", ["green", "red", "blue"]),
        (["yellow"], ["yellow", "red", "blue"]),
        (["blue", "red"], ["blue", "red", "yellow"]),
        (["green", "yellow", "blue"], ["green", "yellow", "blue"]),
    ],
)
def test_each_player_chooses_a_magician_and_others_take_those_that_are_left(
    chosen: object, magicians: list[str]
) -> None:
    players = begin(3, magicians=chosen).view().players
    assert [player.magician.value for player in players] == magicians
    assert [player.corner for player in players] == [(1, 1), (1, 6), (6, 6)]


@rule("labyrinth-2.4")
@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ("purple", "magicians: must be one of red, blue, yellow, green, not 'purple'"),
        (["red", "purple"], "magicians.2: must be one of red, blue, yellow, green, not 'purple'"),
        (["red", "blue", "red"], "magicians.3: is there twice"),
        (["red", "blue", "yellow", "green"], "magicians: there is room for 3, not for 4"),
        (3, "magicians: must be a name or a list of 1 to 4 words, not 3"),
    ],
)
def test_a_magician_that_is_not_there_or_taken_cannot_be_chosen(chosen: object, message: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.setup(seats=3, magicians=chosen)
    assert str(caught.value) == message


@rule("labyrinth-2.5")
def test_one_chip_is_drawn_and_laid_open_any_of_them_equally_likely() -> None:
    table = begin(2, walls=0, starter=ANNA)
    table.chance(Turn(0, mirrored=False))
    assert (table.target, table.view().bag) == (None, 24)
    assert table.outcomes() == pytest.approx({Draw(symbol): 1 / 24 for symbol in SYMBOLS})
    table.draw("ring")
    assert table.of_kind(TargetDrawn) == [TargetDrawn(symbol=Symbol.RING, row=3, column=5)]
    assert (table.target, table.view().bag) == (Symbol.RING, 23)


@rule("labyrinth-2.6")
def test_chance_finds_the_first_player_unless_the_host_does() -> None:
    table = begin(3, walls=0)
    table.chance(Turn(0, mirrored=False), Draw(Symbol.OWL))
    assert table.outcomes() == pytest.approx({Begin(seat): 1 / 3 for seat in range(3)})
    table.chance(Begin(CARLA))
    assert table.events[-2:] == [StarterFound(seat=CARLA), TurnBegan(seat=CARLA)]
    assert table.turn == CARLA
    for seat in range(3):
        chosen = begin(3, walls=0, starter=seat)
        chosen.chance(Turn(0, mirrored=False), Draw(Symbol.OWL))
        assert chosen.turn == seat
        assert chosen.of_kind(StarterFound) == []
        assert Face(1) in chosen.outcomes()


@rule("labyrinth-2.6")
@pytest.mark.parametrize("starter", [3, -1, True, "0"])
def test_only_somebody_at_the_table_can_begin(starter: object) -> None:
    with pytest.raises(Invalid, match="starter: must be a whole number from 0 to "):
        GAME.setup(seats=3, starter=starter)
    assert isinstance(GAME.setup(seats=4, starter=3), Setup)


@rule("labyrinth-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_goes_clockwise(seats: int) -> None:
    table = lay(*CORNERS[:seats], turn=1)
    turns = []
    for _ in range(2 * seats):
        turns.append(table.turn)
        table.roll(1)
        assert table.asked == (turns[-1],)
        table.act(table.asked[0], table.legal(table.asked[0])[-1])
    assert turns == [(1 + number) % seats for number in range(2 * seats)]


def test_the_setup_of_a_game_can_be_kept_and_read_again() -> None:
    setup = GAME.setup(seats=3, maze="mirrors", expansion="yes", goal=2, magicians="green", starter=1, limit=9)
    again = pickle.loads(pickle.dumps(setup))  # noqa: S301 - our own bytes
    assert GAME.start(again) == GAME.start(setup)
    assert (again.goal, again.starter, again.limit, again.magicians) == (2, 1, 9, [3, 0, 1])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"expansion": "on"}, "expansion: must be one of no, yes, not 'on'"),
        ({"magic": 9}, "magic: must be a whole number from 0 to 8, not 9"),
        ({"goal": 0}, "goal: must be a whole number from 1 to 6, not 0"),
        ({"goal": 7}, "goal: must be a whole number from 1 to 6, not 7"),
        ({"limit": 0}, "limit: must be a whole number from 1 to 100000, not 0"),
        ({"dragon": 1}, "dragon: is not known here; there are walls, maze, "),
    ],
)
def test_an_option_that_makes_no_sense_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(Invalid) as caught:
        GAME.setup(seats=2, **options)
    assert str(caught.value).startswith(message)
