"""What a memory knows from a seat's updates, and how it imagines the walls that nobody has found."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest
from mypy_extensions import i64

import aprendiz
from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from aprendiz.core.state import State
from aprendiz.games.labyrinth.aids import Passage, Remembered
from aprendiz.games.labyrinth.completing import CLOSED, OPEN, UNKNOWN, Candidate, Knowledge, completed
from aprendiz.games.labyrinth.events import Bumped, Stepped
from aprendiz.games.labyrinth.floor import BOARD, SLOTS, Floor
from aprendiz.games.labyrinth.game import GAME
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.games.labyrinth.moves import ChanceMove, Draw, Face, Move, Roll, Stop, Turn
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.setup import Setup
from aprendiz.games.labyrinth.symbols import Symbol
from aprendiz.games.labyrinth.view import Phase, View
from aprendiz.games.labyrinth.walls import NAMED
from tests.games.labyrinth.enumeration import Closed, Shares, closed_in, distance, given, is_walkable, shares_of
from tests.games.labyrinth.table import ANNA, BEN, EAST, SOUTH, WEST, steps
from tests.rule import rule


class Company:
    """Players who always roll a 4 and look for the snake, which is far away; and memories of Ben's seat."""

    def __init__(self, walls: str, *memories: dict[str, int], seats: int = 2, **options: object) -> None:
        self.setup = GAME.setup(seats=seats, maze=walls.split(), starter=ANNA, **options)
        self.script: list[ChanceMove] = [Turn(0, mirrored=False), Draw(Symbol.SNAKE)]
        self.session: Session[View, Move] = Session(GAME, self.setup, self._chance, helped=[BEN])
        self.memories = [LabyrinthMemory(self.setup, BEN, **given) for given in memories or ({},)]
        """All of Ben's seat."""
        self._observe()

    def walk(self, seat: int, text: str) -> None:
        """Make steps by their letters, and `.` for stopping; rolls the die first if an item could be used instead."""
        if self.session.updates[seat].frames[-1].view.phase is Phase.CHOOSE:
            self.session.act(seat, Roll())
            self._observe()
        for letter in text.split():
            self.session.act(seat, Stop() if letter == "." else steps(letter)[0])
            self._observe()

    def found(self, number: int = 0) -> tuple[str, str]:
        """The open steps and the walls that a memory lists."""
        aids = self.memories[number].aids()
        return told(aids.open), told(aids.walls)

    def imagined(self, number: int = 0, times: int = 30) -> list[Closed]:
        dice = Dice(5)
        return [closed_in(self.memories[number].imagine(dice).maze) for _ in range(times)]

    def _observe(self) -> None:
        for memory in self.memories:
            memory.observe(self.session.updates[BEN])

    def _chance(self, state: State) -> int:
        assert isinstance(state, LabyrinthState)
        return GAME.action(state, self.script.pop(0) if self.script else Face(4))


def told(passages: tuple[Passage, ...]) -> str:
    return " ".join(f"{each.row}{each.column}{each.direction.value[0].upper()}" for each in passages)


def step_of(name: str) -> int:
    """The number of a step like `12>13`."""
    one, two = name.split(">")
    return NAMED[f"{two}>{one}"].step  # type: ignore[union-attr]  # the wall that closes it is open the other way


# What is learned.


@rule("labyrinth-4.2", "labyrinth-4.4")
def test_steps_and_bumps_of_everybody_are_remembered() -> None:
    table = Company("12-13 55-65")
    table.walk(ANNA, "E E")
    assert table.found() == ("11E", "12E")
    table.walk(BEN, "W N")
    assert table.found() == ("11E 65E", "12E 55S")


@rule("labyrinth-4.4")
def test_without_one_way_walls_a_slot_is_the_same_both_ways() -> None:
    table = Company("12-13")
    table.walk(ANNA, "S N E E")
    assert table.found() == ("11E 11S", "12E")
    [memory] = table.memories
    for name, what in {"11>12": OPEN, "12>11": OPEN, "12>13": CLOSED, "13>12": CLOSED, "21>11": OPEN}.items():
        assert memory.known[step_of(name)] == what
    assert Counter(memory.known) == {UNKNOWN: 2 * SLOTS - 6, OPEN: 4, CLOSED: 2}


@rule("labyrinth-4.4", "labyrinth-7.1")
def test_with_one_way_walls_only_the_way_that_was_tried_is_known() -> None:
    table = Company("22>12 13-14", expansion="yes")
    table.walk(ANNA, "E S")
    assert table.found() == ("11E", "12S")
    [memory] = table.memories
    assert Counter(memory.known) == {UNKNOWN: 2 * SLOTS - 2, OPEN: 1, CLOSED: 1}
    assert memory.known[step_of("12>22")] == CLOSED
    assert memory.known[step_of("22>12")] == UNKNOWN


@rule("labyrinth-7.1")
def test_a_wall_met_from_one_side_may_be_of_either_kind_until_the_other_side_is_known() -> None:
    table = Company("22>12 13-14", expansion="yes")
    table.walk(ANNA, "E S")
    assert {step_of("22>12") in maze for maze in table.imagined()} == {True, False}
    assert all(step_of("12>22") in maze for maze in table.imagined())
    table.walk(BEN, ".")
    table.walk(ANNA, "S E N")
    assert table.found() == ("11E 21E 11S 22N", "12S")
    assert {step_of("22>12") in maze for maze in table.imagined()} == {False}


@rule("labyrinth-4.2")
def test_memory_help_shows_just_what_was_found_and_only_to_those_who_asked_for_it() -> None:
    table = Company("12-13")
    assert table.session.updates[BEN].aids == Remembered((), ())
    table.walk(ANNA, "E E")
    assert table.session.updates[BEN].aids == Remembered((Passage(1, 1, EAST),), (Passage(1, 2, EAST),))
    assert table.session.updates[ANNA].aids is None
    table.walk(BEN, "W N W N")
    expected = (
        Passage(1, 1, EAST),
        Passage(5, 4, EAST),
        Passage(6, 5, EAST),
        Passage(4, 4, SOUTH),
        Passage(5, 5, SOUTH),
    )
    assert table.session.updates[BEN].aids == Remembered(expected, (Passage(1, 2, EAST),))


# What is forgotten.


def test_of_a_short_memory_only_the_last_finds_are_left() -> None:
    table = Company("12-13", {"span": 2}, {"span": 0}, {"span": 3})
    table.walk(ANNA, "S N E E")
    assert table.found() == ("11E", "12E")
    assert table.found(1) == ("", "")
    assert table.found(2) == ("11E 11S", "12E")
    table.walk(BEN, "W .")
    assert table.found() == ("65E", "12E")
    assert table.found(2) == ("11E 65E", "12E")


def test_what_is_seen_again_is_remembered_anew() -> None:
    table = Company("12-13", {"span": 2})
    table.walk(ANNA, "E W E S")
    assert table.found() == ("11E 12S", "")
    table.walk(BEN, "W E W .")
    assert table.found() == ("65E 12S", "")


def test_a_wall_that_was_forgotten_is_unknown_again() -> None:
    table = Company("12-13", {"span": 1})
    table.walk(ANNA, "E E")
    wall = NAMED["12-13"].slot
    assert all({wall * 2, wall * 2 + 1} <= maze for maze in table.imagined())
    table.walk(BEN, "W .")
    assert set(table.memories[0].known) == {UNKNOWN, OPEN}
    assert any(wall * 2 not in maze for maze in table.imagined())


def test_whoever_forgets_everything_knows_nothing_when_a_turn_begins() -> None:
    table = Company("12-13", {"forgetting": 100})
    table.walk(ANNA, "S")
    assert table.found() == ("11S", "")
    table.walk(ANNA, "N E E")
    assert table.found() == ("", "")


def games(setup: Setup, seed: int) -> Iterator[Session[View, Move]]:
    """A random game before every move and at its end."""
    dice = Dice(seed)
    session: Session[View, Move] = Session(GAME, setup, lambda state: state.draw(dice))
    while session.waiting:
        yield session
        [seat] = session.waiting
        session.act(seat, dice.choice(list(session.updates[seat].legal)))
    yield session


FORMS = {
    "19 walls": GAME.setup(seats=2, limit=40),
    "24 walls": GAME.setup(seats=3, walls=24, limit=40),
    "no walls": GAME.setup(seats=2, walls=0, limit=20),
    "expansion": GAME.setup(seats=4, expansion="yes", limit=60),
    "24 walls, expansion": GAME.setup(seats=2, walls=24, expansion="yes", limit=60),
    "only one-way walls": GAME.setup(seats=2, walls=6, expansion="yes", limit=30),
    "ready maze": GAME.setup(seats=2, maze="mirrors", expansion="yes", limit=60),
    "own maze, not turned": GAME.setup(seats=2, maze=["12-13", "22-32", "34-35"], turned="no", limit=40),
    "to the end": GAME.setup(seats=2, walls=10, goal=1),
}


@pytest.mark.parametrize("form", FORMS)
def test_a_perfect_memory_lists_all_that_was_found_and_nothing_else(form: str) -> None:
    setup = FORMS[form]
    memory, found, walls = LabyrinthMemory(setup, BEN), set[tuple[Any, ...]](), set[tuple[Any, ...]]()
    for session in games(setup, 3):
        memory.observe(session.updates[BEN])
        for frame in session.updates[BEN].frames:
            for event in frame.events:
                if isinstance(event, Stepped):
                    row, column = before(event)
                    found.add(way(row, column, event.direction, setup))
                elif isinstance(event, Bumped):
                    walls.add(way(event.row, event.column, event.direction, setup))
        aids = memory.aids()
        assert {(each.row, each.column, each.direction) for each in aids.open} == found
        assert {(each.row, each.column, each.direction) for each in aids.walls} == walls
        assert (len(aids.open), len(aids.walls)) == (len(found), len(walls))
    assert found


def before(event: Stepped) -> tuple[int, int]:
    down, right = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}[event.direction.value]
    return event.row - down, event.column - right


def way(row: int, column: int, direction: Any, setup: Setup) -> tuple[Any, ...]:
    """A step; without one-way walls it is named as the step east or south."""
    if not setup.one_ways and direction is WEST:
        return row, column - 1, EAST
    if not setup.one_ways and direction.value == "north":
        return row - 1, column, SOUTH
    return row, column, direction


@pytest.mark.parametrize("form", ["24 walls", "expansion"])
def test_a_weak_memory_invents_nothing_and_forgets_as_its_seed_says(form: str) -> None:
    setup = FORMS[form]
    whole = LabyrinthMemory(setup, BEN)
    weak = [LabyrinthMemory(setup, BEN, span=12, forgetting=20, seed=seed) for seed in (1, 1, 2)]
    differ = forgotten = 0
    for session in games(setup, 4):
        for memory in (whole, *weak):
            memory.observe(session.updates[BEN])
        for memory in weak:
            assert len(memory.finds) <= 12
            assert all(what in (UNKNOWN, known) for what, known in zip(memory.known, whole.known, strict=True))
            forgotten += len(memory.finds) < len(whole.finds)
        assert weak[0].known == weak[1].known
        differ += weak[0].known != weak[2].known
    assert differ > 0
    assert forgotten > 0


def test_a_memory_loses_as_many_finds_as_agreed() -> None:
    """Each of the 4 finds is kept with a probability of 3/4; the mean of 400 memories is within 5 standard errors."""
    weak = [{"forgetting": 25, "seed": seed} for seed in range(400)]
    table = Company("65-66", *weak)
    table.walk(ANNA, "E S W N")
    kept = sum(len(memory.finds) for memory in table.memories)
    assert abs(kept - 1200) < 5 * sqrt(1600 * 0.25 * 0.75)


# What is imagined.


@rule("labyrinth-2.2", "labyrinth-7.1", "labyrinth-7.2")
@pytest.mark.parametrize("form", FORMS)
def test_what_is_imagined_fits_all_that_is_known(form: str) -> None:
    setup, dice = FORMS[form], Dice(9)
    memory, weak = LabyrinthMemory(setup, BEN), LabyrinthMemory(setup, BEN, span=10, forgetting=5)
    for moves, session in enumerate(games(setup, 5)):
        memory.observe(session.updates[BEN])
        weak.observe(session.updates[BEN])
        if moves % 6 and session.waiting:
            continue
        for mind in (memory, weak):
            imagined = mind.imagine(dice)
            closed = closed_in(imagined.maze)
            for step, what in enumerate(mind.known):
                assert what == UNKNOWN or (what == CLOSED) == (step in closed)
            assert len({step // 2 for step in closed}) == setup.walls
            assert sum(step ^ 1 not in closed for step in closed) == setup.one_ways
            assert is_walkable(BOARD, closed)
            assert GAME.view(imagined, BEN) == GAME.view(session.state, BEN)  # type: ignore[arg-type]


@rule("labyrinth-8.2")
def test_when_the_game_is_over_the_maze_is_known() -> None:
    setup = FORMS["to the end"]
    memory = LabyrinthMemory(setup, ANNA)
    for session in games(setup, 1):
        memory.observe(session.updates[ANNA])
    assert isinstance(session.state, LabyrinthState)
    imagined = memory.imagine(Dice(1))
    assert closed_in(imagined.maze) == closed_in(session.state.maze)
    assert imagined.actor == session.state.actor
    assert imagined.scores() == session.state.scores()


@rule("labyrinth-2.3")
def test_a_ready_maze_is_not_recognised() -> None:
    setup = GAME.setup(seats=2, maze="garden")
    session = next(games(setup, 1))
    memory = LabyrinthMemory(setup, BEN)
    memory.observe(session.updates[BEN])
    imagined = {closed_in(memory.imagine(Dice(seed)).maze) for seed in range(20)}
    assert len(imagined) == 20
    plan = closed_in(setup.plan)
    assert all(len(plan & maze) < len(plan) for maze in imagined)


class CountedDice(Dice):
    """Dice that fail after too many throws."""

    def __init__(self, seed: int, patience: int) -> None:
        super().__init__(seed)
        self.patience = patience

    def below(self, n: i64) -> i64:
        self.patience -= 1
        assert self.patience >= 0, "no maze was found that fits"
        return super().below(n)


@rule("labyrinth-7.2")
@pytest.mark.parametrize("seed", range(3))
def test_a_maze_that_fits_is_found_soon_however_much_is_known(seed: int) -> None:
    setup = GAME.setup(seats=2, walls=24, expansion="yes", goal=6, limit=300)
    memory = LabyrinthMemory(setup, BEN)
    for moves, session in enumerate(games(setup, seed)):
        memory.observe(session.updates[BEN])
        if moves % 40 == 0 and session.waiting:
            memory.imagine(CountedDice(seed, patience=2000))
    assert len(memory.finds) > 40


# How likely mazes are. On nine squares there are few enough mazes to count them all.

SMALL = Floor(3, 3)
CASES = (
    (4, 0, "...#o.#.oo#."),
    (4, 0, ".o.#..#ooo.o"),
    (4, 0, "o.o.#.....#."),
    (3, 1, "o. .. #. .# oo o. .# o. .. .. oo o."),
    (3, 1, ".# o. o. o. o. o. .. oo .. .# o. .o"),
    (3, 2, "oo .o .# .. .o #. #. o. .. .. .. oo"),
    (4, 2, ".o o. oo #. .o .# .. .o .. ## .. o."),
)
"""Number of walls, how many of them are one-way, and what is known of each slot or of its two steps.

`o` is open, `#` is a wall, `.` is not known.
"""

CANDIDATES = 20_000 if aprendiz.COMPILED else 3_000
SAMPLES = 4_000 if aprendiz.COMPILED else 400
STANDARD_ERRORS = 5


def known_from(text: str) -> list[int]:
    signs = text.replace(" ", "") if " " in text else "".join(sign * 2 for sign in text)
    return [{".": UNKNOWN, "o": OPEN, "#": CLOSED}[sign] for sign in signs]


def worst_error(shares: Shares, found: list[tuple[float, Closed]]) -> float:
    """The largest difference between the weight of a maze and its share, in standard errors."""
    weights, squares = Counter[Closed](), Counter[Closed]()
    for weight, maze in found:
        weights[maze] += weight  # type: ignore[assignment]  # a Counter of floats
        squares[maze] += weight**2  # type: ignore[assignment]
    total, all_squares = sum(weights.values()), sum(squares.values())
    assert weights.keys() <= shares.keys(), "a maze that does not fit was made"
    errors = []
    for maze, share in shares.items():
        variance = squares[maze] * (1 - share) ** 2 + (all_squares - squares[maze]) * share**2
        errors.append(abs(weights[maze] - share * total) / sqrt(variance))
    return max(errors)


@rule("labyrinth-2.1", "labyrinth-7.1")
@pytest.mark.parametrize(("walls", "one_ways", "text"), CASES)
def test_candidates_weigh_as_much_as_chance_makes_them_likely(walls: int, one_ways: int, text: str) -> None:
    """With other seeds, any of some 50 mazes is 5 standard errors off less than once in 20,000 times.

    Without weights the candidates are off; this is what the weights are for.
    """
    known, dice = known_from(text), Dice(8)
    shares = given(shares_of(SMALL, walls, one_ways), known)
    assert 3 <= len(shares) <= 20
    knowledge = Knowledge(SMALL, known)
    made = [Candidate(SMALL, knowledge, walls - one_ways, one_ways, dice) for _ in range(CANDIDATES)]
    weighed = [(float(each.weight), closed_in(each.maze)) for each in made if each.weight]
    assert worst_error(shares, weighed) < STANDARD_ERRORS
    assert worst_error(shares, [(1.0, maze) for _, maze in weighed]) > STANDARD_ERRORS


@rule("labyrinth-2.1", "labyrinth-7.1")
@pytest.mark.parametrize(
    ("walls", "one_ways", "text"), CASES if aprendiz.COMPILED else [case for case in CASES if case[:2] == (3, 1)]
)
def test_what_is_imagined_is_much_nearer_to_the_truth_than_without_weights(
    walls: int, one_ways: int, text: str
) -> None:
    """Choosing one of a few candidates is not exact; the seed is fixed."""
    known, dice = known_from(text), Dice(8)
    shares = given(shares_of(SMALL, walls, one_ways), known)
    with_weights = Counter(closed_in(completed(SMALL, known, walls, one_ways, dice)) for _ in range(SAMPLES))
    without = Counter(closed_in(completed(SMALL, known, walls, one_ways, dice, 1)) for _ in range(SAMPLES))
    assert distance(with_weights, shares) < distance(without, shares) / 2


def test_of_nothing_known_mazes_are_imagined_as_chance_lays_them() -> None:
    """With other seeds, any of 62 mazes is 5 standard errors off less than once in 20,000 times."""
    dice, nothing = Dice(3), [UNKNOWN] * (2 * SMALL.slots)
    shares = shares_of(SMALL, 2, 0)
    made = [closed_in(completed(SMALL, nothing, 2, 0, dice)) for _ in range(CANDIDATES)]
    assert worst_error(shares, [(1.0, maze) for maze in made]) < STANDARD_ERRORS
