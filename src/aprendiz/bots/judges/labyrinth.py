"""The judge of The Magic Labyrinth: the race to the target, by the die's exact odds and what is known of the walls."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from aprendiz.bots.judge import Judge, split_win
from aprendiz.core.dice import Dice
from aprendiz.core.memory import Memory
from aprendiz.core.state import State
from aprendiz.games.labyrinth.actions import ACTIONS, NIGHTCAP, POTION, ROLL, STOP, WAND
from aprendiz.games.labyrinth.completing import UNKNOWN
from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, NOWHERE, SQUARES
from aprendiz.games.labyrinth.memory import LabyrinthMemory
from aprendiz.games.labyrinth.rules import LabyrinthState
from aprendiz.games.labyrinth.state import MOVING, SYMBOLS

NEXT: Final[list[i64]] = BOARD.next
STEPS: Final = 144
"""Squares by directions."""

ODDS: Final[list[float]] = [1 / 6, 2 / 6, 2 / 6, 1 / 6]
"""Of the die, for 1 to 4 steps."""

MOST_STEPS: Final = 4
ROUNDS: Final = 60
SETTLED: Final = 0.005
"""Upper bound on rounds that refine expected turns, and the change at which refining stops."""

GUESS: Final = 10.0
"""Initial estimate of turns."""

HORIZON: Final = 30
"""Number of turns a race is planned ahead."""

HASTE: Final = 0.1
"""Weight of arriving early: a nearly lost race is still run as fast as possible."""

TIRED: Final = 0.9999
"""Factor on a chance for every step of this turn, so that no step is made for nothing."""

WORTH_KEEPING: Final = 0.15
"""How much an item must raise the chance of a chip while all players still need all chips."""

WORTH_USING: Final = 0.02
"""The same where it may be the last chip."""

SAMPLE: Final = 6
"""Number of targets considered that a wand might bring."""

ONE_MAZE: Final = 0.16
"""Standard error of a win rate from one imagined maze where one chip decides; smaller with more chips to come."""


class LabyrinthJudge(Judge):
    """Computes the worth of each action of the asked seat, so that nothing has to be simulated."""

    def __init__(self, memory: Memory, mazes: i64, dice: Dice) -> None:
        """`mazes`: number of mazes imagined to estimate where walls are."""
        state = imagined(memory, dice)
        self.mazes: i64 = mazes
        self.action: i64 = NOWHERE
        """First action of this simulation."""
        self.best: i64 = NOWHERE
        self.is_begun: bool = False
        self.worths: list[list[float]] = [[] for _ in range(ACTIONS)]
        """Win rates by action and seat."""
        if state.actor >= 0:
            outlook = Outlook(state, wall_odds(memory, mazes, dice), dice)
            for action in state.legal(state.actor):
                self.worths[action] = outlook.worth(action)
                if self.best == NOWHERE or self.worths[action][state.actor] > self.worths[self.best][state.actor]:
                    self.best = action

    def begin(self, state: State) -> None:  # noqa: ARG002 - all simulations are alike
        self.action = NOWHERE

    def watch(self, state: State, action: i64) -> None:  # noqa: ARG002 - the first state is known
        self.action = action

    def stops(self, state: State) -> bool:  # noqa: ARG002 - everything follows from the first action
        return self.action != NOWHERE

    def candidates(self, state: State, legal: list[i64]) -> list[i64]:  # noqa: ARG002 - the first state is known
        """In the first simulation only the best action, then all: no action is tried more often than the best."""
        if self.is_begun:
            return legal
        self.is_begun = True
        return [self.best]

    def worth(self, state: State) -> list[float]:
        return split_win(state.scores()) if self.action == NOWHERE else self.worths[self.action]

    def error(self, win_rate: float, visits: i64) -> float:  # noqa: ARG002 - all simulations are alike
        """The error of sampling mazes."""
        return ONE_MAZE / sqrt(float(self.mazes))


class Outlook:
    """The worth of the actor's actions: the chance of the next chip, and the win rate that follows from it."""

    def __init__(self, state: LabyrinthState, walls: list[float], dice: Dice) -> None:
        self.state = state
        self.walls = walls
        self.dice = dice
        self.seat: i64 = state.actor
        self.race = Race(state, walls, state.setup.square_of[state.target])
        self.wins: dict[i64, list[float]] = {}

    def worth(self, action: i64) -> list[float]:
        """Win rates by seat; the sum is 1."""
        state = self.state
        rivals: float = 0.0
        for seat in range(state.seats):
            if seat != self.seat:
                rivals += 1.0 / (1.0 + self.race.turns[seat])
        chance: float = self.chance(action)
        found: list[float] = [0.0] * state.seats
        for taker in range(state.seats):
            part: float = chance
            if taker != self.seat:
                part = (1.0 - chance) / (1.0 + self.race.turns[taker]) / rivals
            chips = state.chips.copy()
            chips[taker] = chips[taker] + 1
            wins = self._wins(chips)
            for seat in range(state.seats):
                found[seat] = found[seat] + part * wins[seat]
        return found

    def _wins(self, chips: list[i64]) -> list[float]:
        """Win rates by seat, if every further chip is equally likely to go to each seat."""
        key: i64 = 0
        for seat in range(len(chips)):
            if chips[seat] >= self.state.setup.goal:
                return split_win(chips)
            key = key * SYMBOLS + chips[seat]
        if key not in self.wins:
            found: list[float] = [0.0] * len(chips)
            for taker in range(len(chips)):
                after = chips.copy()
                after[taker] = after[taker] + 1
                wins = self._wins(after)
                for seat in range(len(chips)):
                    found[seat] = found[seat] + wins[seat] / float(len(chips))
            self.wins[key] = found
        return self.wins[key]

    def chance(self, action: i64) -> float:
        """The chance of the next chip, less the price of an item that is used."""
        state = self.state
        square: i64 = state.places[self.seat]
        if state.phase == MOVING:
            return self.race.after_step(square, action, state.steps)
        if action == ROLL:
            return self.race.before_roll(square)
        kept: float = self._price()
        found: float = 0.0
        if action == POTION:
            found = self.race.before_flight(square)
        elif action == WAND:
            found = self._with_wand()
        else:
            target: i64 = state.setup.square_of[state.target]
            race = Race(state, self.walls, target, action - NIGHTCAP)
            found = race.before_roll(square)
        return found - kept if found > kept else 0.0

    def _price(self) -> float:
        """Price of using an item: higher the more chips are still to be won."""
        needed: i64 = self.state.setup.goal
        for chips in self.state.chips:
            if self.state.setup.goal - chips < needed:
                needed = self.state.setup.goal - chips
        left: float = float(needed - 1) / float(self.state.setup.goal)
        return WORTH_USING + (WORTH_KEEPING - WORTH_USING) * left

    def _with_wand(self) -> float:
        """Mean over some of the targets that may be drawn."""
        state = self.state
        symbols: list[i64] = [state.target]
        for symbol in range(SYMBOLS):
            if (state.bag >> symbol) & 1:
                symbols.append(symbol)
        number: i64 = min(len(symbols), SAMPLE)
        total: float = 0.0
        for _ in range(number):
            square: i64 = state.setup.square_of[symbols.pop(self.dice.below(len(symbols)))]
            if square == state.places[self.seat]:
                total += 1.0
            elif square not in state.places:
                race = Race(state, self.walls, square)
                total += race.before_roll(state.places[self.seat])
        return total / float(number)


class Race:
    """The actor's chance to be first at a target, turn by turn, if all others go there as well as they can."""

    def __init__(self, state: LabyrinthState, walls: list[float], target: i64, sleeper: i64 = NOWHERE) -> None:
        """`sleeper`: the seat that gets a nightcap now, or NOWHERE."""
        setup = state.setup
        self.target: i64 = target
        self.turns: list[float] = []
        """Expected turns to the target, by seat."""
        prizes: list[float] = [1.0] * (HORIZON + 1)
        """By turn: the chance that no other seat was there before."""
        self.plan: Plan = Plan(walls, target, setup.corners[state.actor], [GUESS] * SQUARES)
        for seat in range(state.seats):
            plan = self.plan
            if seat != state.actor:
                plan = Plan(walls, target, setup.corners[seat], self.plan.turns)
                arrivals = plan.arrivals(state.places[seat])
                late: i64 = 1 if seat == sleeper or state.naps[seat] else 0
                for turn in range(late, HORIZON + 1):
                    prizes[turn] = prizes[turn] * (1.0 - arrivals[turn - late])
            self.turns.append(plan.turns[state.places[seat]])
        for turn in range(HORIZON + 1):
            prizes[turn] = (1.0 - HASTE) * prizes[turn] + HASTE * (1.0 - float(turn) / float(HORIZON))
        self._run(prizes)

    def _run(self, prizes: list[float]) -> None:
        """Works back from the last turn to this one."""
        self.stay: list[float] = [0.0] * SQUARES
        """By square: the chance if this turn ends there; on the target, if it is reached now."""
        turn: i64 = HORIZON
        while turn > 0:
            self.stay[self.target] = prizes[turn]
            self.stay = self.plan.before_roll(self.stay)
            turn -= 1
        self.stay[self.target] = prizes[0]

    def after_step(self, square: i64, action: i64, steps: i64) -> float:
        """The chance after an action; `steps` left include it."""
        if action == STOP:
            return self.stay[square]
        step: i64 = square * DIRECTIONS + action
        risk: float = self.plan.walls[step]
        return risk * self.stay[self.plan.home] + (1.0 - risk) * self._with_steps(steps - 1)[NEXT[step]]

    def before_roll(self, square: i64) -> float:
        return self.plan.before_roll(self.stay)[square]

    def before_flight(self, square: i64) -> float:
        return self._with_steps(SQUARES)[square]

    def _with_steps(self, steps: i64) -> list[float]:
        after = self.stay
        for _ in range(min(SQUARES, steps)):
            after = [TIRED * chance for chance in self.plan.one_more_step(after, self.stay)]
        return after


class Plan:
    """From every square, the expected turns to a target for a player who is sent home by a bump, and the way there.

    `walls`: the probability of a wall, by square * 4 + direction.
    """

    def __init__(self, walls: list[float], target: i64, home: i64, turns: list[float]) -> None:
        """`turns`: initial estimate by square."""
        self.walls = walls
        self.target: i64 = target
        self.home: i64 = home
        self.turns = turns.copy()
        """Expected turns by square, at the start of a turn."""
        self.turns[target] = 0.0
        for _ in range(ROUNDS):
            if self._refine() < SETTLED:
                break

    def _refine(self) -> float:
        """One round; returns the largest change."""
        stay = [-turns for turns in self.turns]
        fresh = self.before_roll(stay)
        most: float = 0.0
        for square in range(SQUARES):
            if square != self.target:
                turns: float = 1.0 - fresh[square]
                change: float = turns - self.turns[square]
                if change > most:
                    most = change
                elif -change > most:
                    most = -change
                self.turns[square] = turns
        return most

    def before_roll(self, stay: list[float]) -> list[float]:
        """Expected worth of a turn by square, given the worth of ending it on each square."""
        found: list[float] = [0.0] * SQUARES
        after = stay
        for steps in range(MOST_STEPS):
            after = self.one_more_step(after, stay)
            for square in range(SQUARES):
                found[square] = found[square] + ODDS[steps] * after[square]
        return found

    def one_more_step(self, after: list[float], stay: list[float]) -> list[float]:
        """Expected worth with one more step left than in `after`: the best step, or staying."""
        found = stay.copy()
        for square in range(SQUARES):
            if square == self.target:
                continue
            best: float = stay[square]
            for direction in range(DIRECTIONS):
                step: i64 = square * DIRECTIONS + direction
                there: i64 = NEXT[step]
                if there != NOWHERE:
                    risk: float = self.walls[step]
                    expected: float = risk * stay[self.home] + (1.0 - risk) * after[there]
                    if expected > best:
                        best = expected
            found[square] = best
        return found

    def arrivals(self, square: i64) -> list[float]:
        """By turn: the chance that a player who follows this plan from a square has arrived."""
        ways = self._ways()
        found: list[float] = [0.0]
        stay: list[float] = [0.0] * SQUARES
        stay[self.target] = 1.0
        for _ in range(HORIZON):
            fresh: list[float] = [0.0] * SQUARES
            after = stay
            for steps in range(MOST_STEPS):
                after = self._followed(ways[steps], after, stay)
                for place in range(SQUARES):
                    fresh[place] = fresh[place] + ODDS[steps] * after[place]
            stay = fresh
            stay[self.target] = 1.0
            found.append(stay[square])
        return found

    def _ways(self) -> list[list[i64]]:
        """The best direction, or STOP, by steps left minus one and square."""
        stay = [-turns for turns in self.turns]
        after = stay
        found: list[list[i64]] = []
        for _ in range(MOST_STEPS):
            ways: list[i64] = [STOP] * SQUARES
            for square in range(SQUARES):
                best: float = stay[square]
                for direction in range(DIRECTIONS):
                    step: i64 = square * DIRECTIONS + direction
                    if NEXT[step] != NOWHERE:
                        risk: float = self.walls[step]
                        expected: float = risk * stay[self.home] + (1.0 - risk) * after[NEXT[step]]
                        if expected > best:
                            best = expected
                            ways[square] = direction
            found.append(ways)
            after = self.one_more_step(after, stay)
        return found

    def _followed(self, ways: list[i64], after: list[float], stay: list[float]) -> list[float]:
        found = stay.copy()
        for square in range(SQUARES):
            if square != self.target and ways[square] != STOP:
                step: i64 = square * DIRECTIONS + ways[square]
                risk: float = self.walls[step]
                found[square] = risk * stay[self.home] + (1.0 - risk) * after[NEXT[step]]
        return found


def wall_odds(memory: Memory, most: i64, dice: Dice) -> list[float]:
    """Probability of a wall by square * 4 + direction, from `most` imagined mazes; one maze if all walls are known."""
    is_known = isinstance(memory, LabyrinthMemory) and UNKNOWN not in memory.known
    mazes: i64 = 1 if is_known else most
    closed: list[i64] = [0] * STEPS
    for _ in range(mazes):
        maze = imagined(memory, dice).maze
        for step in range(STEPS):
            if not maze.is_open(step // DIRECTIONS, step % DIRECTIONS):
                closed[step] = closed[step] + 1
    return [float(count) / float(mazes) for count in closed]


def imagined(memory: Memory, dice: Dice) -> LabyrinthState:
    state = memory.imagine(dice)
    assert isinstance(state, LabyrinthState)
    return state
