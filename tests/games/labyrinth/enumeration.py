"""Mazes reckoned with plain sets, step by step, without what the engine is clever about; for tests and measurements.

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
    """Where a step begins, and its direction."""
    first, across = floor.first[step // 2], floor.across[step // 2]
    return (first, across) if step % 2 == 0 else (floor.next[first * DIRECTIONS + across], across ^ 2)


def ends_of(floor: Floor, step: int) -> tuple[int, int]:
    """Where a step begins and ends."""
    square, direction = way_of(floor, step)
    return square, floor.next[square * DIRECTIONS + direction]


def reached(floor: Floor, closed: Closed, start: int) -> set[int]:
    """All squares that can be reached from one."""
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
    """The mazes with one wall more (labyrinth-2.1)."""
    free = [slot for slot in range(floor.slots) if not {slot * 2, slot * 2 + 1} & closed]
    return [more for slot in free if is_walkable(floor, more := closed | {slot * 2, slot * 2 + 1})]


def more_one_ways(floor: Floor, closed: Closed) -> list[Closed]:
    """The mazes with one one-way wall more (labyrinth-7.1)."""
    free = [step for step in range(2 * floor.slots) if not {step, step ^ 1} & closed]
    return [more for step in free if is_walkable(floor, more := closed | {step})]


def shares_of(floor: Floor, walls: int, one_ways: int) -> Shares:
    """How likely chance is to build each maze, over all orders of its walls."""
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
    """The shares of the mazes that fit what is known."""
    closed = {step for step, what in enumerate(known) if what == CLOSED}
    opened = {step for step, what in enumerate(known) if what == OPEN}
    fitting = {maze: share for maze, share in shares.items() if closed <= maze and not opened & maze}
    total = sum(fitting.values())
    return {maze: share / total for maze, share in fitting.items()}


def known_of(floor: Floor, closed: Closed, finds: int, both_ways: bool, chance: Random) -> list[int]:
    """So much knowledge of a maze: random slots, or random steps where there may be one-way walls."""
    known = [UNKNOWN] * (2 * floor.slots)
    for found in chance.sample(range(floor.slots if both_ways else 2 * floor.slots), finds):
        for step in (found * 2, found * 2 + 1) if both_ways else (found,):
            known[step] = CLOSED if step in closed else OPEN
    return known


def moments(
    floor: Floor, walls: int, one_ways: int, finds: int, times: int
) -> Iterator[tuple[list[int], Shares, Random]]:
    """Random mazes of which so much is known: what, how likely the mazes are that fit, and the chance it came from."""
    shares = shares_of(floor, walls, one_ways)
    for seed in range(times):
        chance = Random(seed)
        [truth] = chance.choices(list(shares), list(shares.values()))
        known = known_of(floor, truth, finds, not one_ways, chance)
        yield known, given(shares, known), chance


def drawn(shares: Shares, samples: int, chance: Random) -> Counter[Closed]:
    """As many mazes by their exact shares: how far chance alone leads away from them."""
    return Counter(chance.choices(list(shares), list(shares.values()), k=samples))


def distance(found: Counter[Closed], shares: Shares) -> float:
    """Total variation: the share of the mazes found that would have to be others."""
    return sum(abs(found[maze] / found.total() - shares.get(maze, 0.0)) for maze in {*found, *shares}) / 2
