"""Reviews a seat's choices: what each was worth by what the seat knew at that moment, and by nothing else."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Any, Final

from mypy_extensions import i64

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.judge import Judge
from aprendiz.bots.levels import Level
from aprendiz.bots.thought import Judged, Thought
from aprendiz.core.dice import Dice
from aprendiz.core.game import Game
from aprendiz.core.memory import Memory
from aprendiz.core.state import CHANCE, State
from aprendiz.core.update import Frame, Update

AnyGame = Game[Any, Any, Any, Any]
Updates = Sequence[Update[Any, Any]]

SEED: Final = 1
SHOWN: Final = 5
"""Number of best moves in a review."""

GUESSES: Final = 200
TRIES: Final = 4
"""Number of imagined states in which a move is searched that explains the frames after it; `TRIES` in a running game.

A running game keeps no momentary events, such as what a step met, so there is less to explain.
"""

FAR: Final = 8
"""Number of frames compared where several moves explain the first one."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A question to a seat, and its answer."""

    updates_sent: int
    """Number of updates the seat had been sent by then."""

    number: int
    """Number of the answer among all moves, counted as in a replay."""

    made: Any | None
    """None: not answered yet."""


@dataclass(frozen=True, slots=True)
class Review:
    choice: Choice
    best: tuple[Judged, ...]
    """The best moves, best first; not all legal ones."""

    made: Judged | None
    """The move that was made, judged with as many simulations as the best."""

    options: int
    """Number of legal moves."""

    simulations: int

    @property
    def sureness(self) -> float:
        """Probability that the best move is no worse than any other that was judged, from one half to 1."""
        rivals = [*self.best[1:], *([] if self.is_best or self.made is None else [self.made])]
        return max(0.5, min((likely(self.best[0], rival) for rival in rivals), default=1.0))

    @property
    def is_best(self) -> bool:
        return self.made is not None and self.made.move == self.best[0].move

    @property
    def cost(self) -> float:
        """Win rate given away; never negative."""
        return 0.0 if self.made is None else max(0.0, self.best[0].win_rate - self.made.win_rate)

    @property
    def likely_worse(self) -> float:
        """Probability that the move that was made is worse than the best."""
        return 0.0 if self.made is None else likely(self.best[0], self.made)


def likely(one: Judged, other: Judged) -> float:
    """Probability that one move is no worse than the other."""
    error = sqrt(one.error**2 + other.error**2)
    return 0.5 + 0.5 * erf((one.win_rate - other.win_rate) / error / sqrt(2))


class Reviewer:
    """Follows a game from one seat, question by question; every question is judged anew."""

    def __init__(self, game: AnyGame, setup: Any, seat: int, level: Level, updates: Updates) -> None:
        self._game = game
        self._level = level
        self._bots = game_bots(game.name)
        self._memory = self._bots.memory(setup, seat, level)
        self._updates = updates
        self._sent = 0

    def review(self, choice: Choice) -> Review:
        """Choices must be passed in their order."""
        for update in self._updates[self._sent : choice.updates_sent]:
            self._memory.observe(update)
        self._sent = choice.updates_sent
        legal = self._updates[choice.updates_sent - 1].legal
        judge = self._bots.judge(self._memory, self._level, Dice(SEED))
        best = list(self._judged(judge)[:SHOWN])
        if len(best) == 1:
            others = [self._worth(judge, move) for move in legal[: SHOWN + 1] if move != best[0].move]
            best += sorted(others, key=lambda judged: -judged.win_rate)[: SHOWN - 1]
        made = best[0] if best[0].move == choice.made else None
        if made is None and choice.made is not None:
            made = self._worth(judge, choice.made)
        return Review(choice, tuple(best), made, len(legal), self._level.simulations)

    def _worth(self, judge: Judge, move: Any) -> Judged:
        """Judge one move alone: a search visits moves it dislikes too rarely to judge them well."""
        action = self._game.action(self._memory.imagine(Dice(SEED)), move)
        return self._judged(Insisting(judge, int(self._memory.seat), action))[0]

    def _judged(self, judge: Judge) -> tuple[Judged, ...]:
        thought = Thought(self._game, self._memory, judge, Dice(SEED), self._level.worlds)
        thought.think(self._level.simulations)
        return thought.judgement().moves


class Insisting(Judge):
    """Makes a seat begin with a given action; everything else is left to another judge."""

    def __init__(self, judge: Judge, seat: int, action: int) -> None:
        self._judge = judge
        self._seat = seat
        self._action = action
        self._is_due = True

    def begin(self, state: State) -> None:
        self._is_due = True
        self._judge.begin(state)

    def watch(self, state: State, action: i64) -> None:
        self._judge.watch(state, action)

    def stops(self, state: State) -> bool:
        return not self._is_due and self._judge.stops(state)

    def candidates(self, state: State, legal: list[i64]) -> list[i64]:
        if self._is_due and state.actor == self._seat:
            self._is_due = False
            return [self._action]
        return self._judge.candidates(state, legal)

    def choose(self, state: State, dice: Dice) -> i64:
        return self._judge.choose(state, dice)

    def worth(self, state: State) -> list[float]:
        return self._judge.worth(state)

    def error(self, win_rate: float, visits: i64) -> float:
        return self._judge.error(win_rate, visits)


def choices_in(game: AnyGame, setup: Any, seat: int, updates: Updates) -> Iterator[Choice]:
    """The questions to a seat whose answers follow from its updates, and the open one.

    The log of a running game has no momentary events. A question is left out where its answer follows only from those,
    or where nothing was kept of it.
    """
    memory = game.memory(setup, seat)
    guesses = TRIES if updates[-1].waiting else GUESSES
    frames = -1
    asked: int | None = None
    sent = 0
    for number, update in enumerate(updates, start=1):
        for position in range(len(update.frames)):
            frames += 1
            if sent:
                made = answer(game, seat, memory, updates[sent - 1].legal, update.frames[position:], guesses)
                if made is not None:
                    yield Choice(sent, frames, made)
                    sent = 0
        memory.observe(update)
        if update.ask is None:
            continue
        if update.ask != asked:
            sent = number if update.frames else 0
        elif sent:
            sent = number
        asked = update.ask
    if sent and updates[-1].ask is not None:
        yield Choice(sent, frames + 1, None)


def answer(
    game: AnyGame, seat: int, memory: Memory, legal: Sequence[Any], frames: Sequence[Frame[Any]], guesses: int
) -> Any | None:
    """The move that best explains what a seat saw next; None if no move does, because something else happened."""
    dice = Dice(SEED)
    for _ in range(guesses):
        state = memory.imagine(dice)
        if seat not in state.asked():
            return None
        state.actor = seat  # Of choices made at the same moment, any may come first.
        explained = {move: foreseen(game, seat, state, game.action(state, move), frames[:1]) for move in legal}
        most = max(explained.values())
        if most:
            alike = [move for move in legal if explained[move] == most]
            return alike[0] if len(alike) == 1 else told_apart(game, seat, memory, alike, frames[:FAR])
    return None


def told_apart(game: AnyGame, seat: int, memory: Memory, moves: Sequence[Any], frames: Sequence[Frame[Any]]) -> Any:
    """Of moves that explain the first frame equally well, the one that best explains the chance moves after it."""
    dice = Dice(SEED)
    best, found = 0.0, moves[0]
    for _ in range(TRIES):
        state = memory.imagine(dice)
        state.actor = seat
        for move in moves:
            explained = foreseen(game, seat, state, game.action(state, move), frames)
            if explained > best:
                best, found = explained, move
        if best == len(frames):
            break
    return found


def foreseen(game: AnyGame, seat: int, state: State, action: int, frames: Sequence[Frame[Any]]) -> float:
    """How many of the frames an action explains; the last may count in part."""
    after, explained = seen_after(game, seat, state, action, frames[0])
    if explained < 1 or len(frames) == 1 or after.actor != CHANCE:
        return explained
    return explained + max(foreseen(game, seat, after, outcome, frames[1:]) for outcome, _ in after.odds())


def seen_after(game: AnyGame, seat: int, state: State, action: int, frame: Frame[Any]) -> tuple[State, float]:
    """The state after an action, and the part of a frame it explains: 0 unless the first events are the same."""
    after = state.copy()
    after.tape = []
    after.play(action)
    events = [event for event in after.tape if event.reaches(seat)]
    after.tape = None
    view = game.view(after, seat)
    if (tuple(events), view) == (frame.events, frame.view):
        return after, 1.0
    same = [one == other for one, other in zip(events, frame.events, strict=False)]
    alike = same.index(False) if False in same else len(same)
    return after, alike / (max(len(events), len(frame.events)) + 1)
