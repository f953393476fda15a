"""Mazes as plain sets, computed step by step without the engine's shortcuts; for tests and measurements.

A maze is the set of its closed steps, numbered slot * 2 and slot * 2 + 1 for the step back to the first square.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from random import Random

from aprendiz.games.labyrinth.completing import CLOSED, OPEN, UNKNOWN
from aprendiz.games.labyrinth.floor import DIRECTIONS, Floor
from aprendiz.games.labyrinth.maze import Maze, with_one_way, without_walls

Closed = frozenset[int]
Shares = Mapping[Closed, float]


def closed_in(maze: Maze) -> Closed:
    """The closed steps of the engine's maze."""
    return frozenset(
        step
        for step in range(2 * maze.floor.slots)
        for square, direction in [way_of(maze.floor, step)]
        if not maze.is_open(square, direction)
    )


def built(floor: Floor, closed: Iterable[int]) -> Maze:
    """The engine's maze with these steps closed."""
    maze = without_walls(floor)
    for step in closed:
        maze = with_one_way(maze, step)
    return maze


def way_of(floor: Floor, step: int) -> tuple[int, int]:
    """The square where a step begins, and its direction."""
    first, across = floor.first[step // 2], floor.across[step // 2]
    return (first, across) if step % 2 == 0 else (floor.next[first * DIRECTIONS + across], across ^ 2)


def ends_of(floor: Floor, step: int) -> tuple[int, int]:
    """The squares where a step begins and ends."""
    square, direction = way_of(floor, step)
    return square, floor.next[square * DIRECTIONS + direction]


def reached(floor: Floor, closed: Closed, start: int) -> set[int]:
    """All squares that can be reached from `start`."""
    steps: dict[int, list[int]] = defaultdict(list)
    for step in range(2 * floor.slots):
        if step not in closed:
            here, there = ends_of(floor, step)
            steps[here].append(there)
    found, waiting = {start}, [start]
    while waiting:
        for there in steps[waiting.pop()]:
            if there not in found:
                found.add(there)
                waiting.append(there)
    return found


def is_walkable(floor: Floor, closed: Closed) -> bool:
    """Whether every square can be reached from every corner (labyrinth-2.2)."""
    return all(len(reached(floor, closed, corner)) == floor.squares for corner in floor.corners)


def more_walls(floor: Floor, closed: Closed) -> list[Closed]:
    """All mazes with one more wall (labyrinth-2.1)."""
    free = [slot for slot in range(floor.slots) if not {slot * 2, slot * 2 + 1} & closed]
    return [more for slot in free if is_walkable(floor, more := closed | {slot * 2, slot * 2 + 1})]


def more_one_ways(floor: Floor, closed: Closed) -> list[Closed]:
    """All mazes with one more one-way wall (labyrinth-7.1)."""
    free = [step for step in range(2 * floor.slots) if not {step, step ^ 1} & closed]
    return [more for step in free if is_walkable(floor, more := closed | {step})]


def shares_of(floor: Floor, walls: int, one_ways: int) -> Shares:
    """The probability that chance builds each maze, over all orders of its walls."""
    shares: dict[Closed, float] = {frozenset(): 1.0}
    for laid in range(walls):
        following: dict[Closed, float] = defaultdict(float)
        for closed, share in shares.items():
            mazes = more_walls(floor, closed) if laid < walls - one_ways else more_one_ways(floor, closed)
            for more in mazes:
                following[more] += share / len(mazes)
        shares = following
    return shares


def given(shares: Shares, known: list[int]) -> Shares:
    """The probabilities of the mazes that fit what is known."""
    closed = {step for step, what in enumerate(known) if what == CLOSED}
    opened = {step for step, what in enumerate(known) if what == OPEN}
    fitting = {maze: share for maze, share in shares.items() if closed <= maze and not opened & maze}
    total = sum(fitting.values())
    return {maze: share / total for maze, share in fitting.items()}


def known_of(floor: Floor, closed: Closed, finds: int, both_ways: bool, chance: Random) -> list[int]:
    """`finds` random facts about a maze: of slots, or of single steps if there may be one-way walls."""
    known = [UNKNOWN] * (2 * floor.slots)
    for found in chance.sample(range(floor.slots if both_ways else 2 * floor.slots), finds):
        for step in (found * 2, found * 2 + 1) if both_ways else (found,):
            known[step] = CLOSED if step in closed else OPEN
    return known


def moments(
    floor: Floor, walls: int, one_ways: int, finds: int, times: int
) -> Iterator[tuple[list[int], Shares, Random]]:
    """For random mazes: what is known, the probabilities of the mazes that fit, and the random numbers used."""
    shares = shares_of(floor, walls, one_ways)
    for seed in range(times):
        chance = Random(seed)
        [truth] = chance.choices(list(shares), list(shares.values()))
        known = known_of(floor, truth, finds, not one_ways, chance)
        yield known, given(shares, known), chance


def drawn(shares: Shares, samples: int, chance: Random) -> Counter[Closed]:
    """Mazes drawn by their exact shares, to see how far chance alone leads away from these."""
    return Counter(chance.choices(list(shares), list(shares.values()), k=samples))


def distance(found: Counter[Closed], shares: Shares) -> float:
    """Total variation distance: the share of the mazes found that would have to be different."""
    return sum(abs(found[maze] / found.total() - shares.get(maze, 0.0)) for maze in {*found, *shares}) / 2
