"""Bots think in worker processes: tables stay responsive meanwhile, and every question gets an answer in time."""

import asyncio
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from logging import getLogger
from typing import Final

import msgspec

from aprendiz.bots.levels import LEVEL_NAMES
from aprendiz.core.dice import Dice
from aprendiz.host.process import Lost, NotStarted, WorkerProcess
from aprendiz.host.worker import Ask, Begin

LOG: Final = getLogger("aprendiz.thinking")

RANDOM: Final = "random"
MOST_BOTS: Final = 200
"""Bots cached in one worker process. The least recently asked bot is dropped and would have to be rebuilt."""

UNHURRIED: Final = 2
"""How many questions may wait for a worker process before search budgets shrink."""


@dataclass(frozen=True, slots=True)
class Question:
    chair: str
    """Identifies one bot in one game; an undo changes it."""

    game: str
    header: bytes
    seat: int
    level: str
    seed: int
    count: int
    """How many updates the seat has been sent in this game so far."""

    recent: tuple[bytes, ...]
    """The newest updates, in JSON. The last one contains the question."""

    everything: Callable[[], Sequence[bytes]]
    """Returns all updates; called only if the worker process lacks some."""


@dataclass(frozen=True, slots=True)
class Reply:
    move: dict[str, object]
    """One of the `legal` moves of the last update."""

    level: str
    """The level that really answered: the one asked for, a simpler one, or `random`."""


class Thinking:
    """Answers questions to bots, even if the worker process dies or hangs.

    An answer depends only on game, header, seat, level, seed and updates. There are two exceptions: the budget of this
    question, or of the question that led directly to it, shrank (`haste`), or the worker process was lost.
    """

    def __init__(self, processes: int | None = None, patience: float = 10.0) -> None:
        """Worker processes are started on first use. `patience` is the timeout of one answer in seconds."""
        self._desks = [Desk(patience) for _ in range(processes or max(1, cores() - 1))]

    async def answer(self, question: Question) -> Reply:
        """Raises only if the last update cannot be decoded or contains no question.

        `close` cancels all waiting callers. Calls after `close` raise a RuntimeError.
        """
        least = min(self._desks, key=lambda desk: (desk.open, desk.bots))
        return await next((desk for desk in self._desks if desk.knows(question.chair)), least).answer(question)

    def forget(self, chair: str) -> None:
        """Drop a bot that will not be asked again."""
        for desk in self._desks:
            desk.forget(chair)

    async def close(self) -> None:
        """Kill all worker processes."""
        await asyncio.gather(*(desk.close() for desk in self._desks))


class Desk:
    """One worker process, restarted when it is lost, and its queue of questions."""

    def __init__(self, patience: float) -> None:
        self.open = 0
        """Number of questions, including the current one."""

        self._patience = patience
        self._row: asyncio.Queue[tuple[Question, asyncio.Future[Reply]]] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None
        self._is_closed = False
        self._process: WorkerProcess | None = None
        self._known: dict[str, int] = {}
        """How many updates each bot in the process has been sent; the least recently asked bot first."""

    @property
    def bots(self) -> int:
        return len(self._known)

    def knows(self, chair: str) -> bool:
        return any(bot_name(chair, level) in self._known for level in LEVEL_NAMES)

    def forget(self, chair: str) -> None:
        for level in LEVEL_NAMES:
            self._forget(bot_name(chair, level))

    async def answer(self, question: Question) -> Reply:
        if self._is_closed:
            raise RuntimeError("closed")
        if self._work is None:
            self._work = asyncio.create_task(self._answer_all())
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._row.put_nowait((question, reply))
        self.open += 1
        return await reply

    async def close(self) -> None:
        self._is_closed = True
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work])
        while not self._row.empty():
            self._row.get_nowait()[1].cancel()
        await self._end_process()

    async def _answer_all(self) -> None:
        while True:
            question, reply = await self._row.get()
            try:
                answer = None if reply.done() else await self._answer(question, haste(self._row.qsize()))
            except Exception as error:
                if not reply.done():
                    reply.set_exception(error)
            except asyncio.CancelledError:
                reply.cancel()
                raise
            else:
                if answer is not None and not reply.done():
                    reply.set_result(answer)
            self.open -= 1

    async def _answer(self, question: Question, shrink: int) -> Reply:
        for level in reversed(LEVEL_NAMES[: LEVEL_NAMES.index(question.level) + 1]):
            try:
                return Reply(await self._ask(question, level, shrink), level)
            except Exception as error:
                kind = str(error) if isinstance(error, NotStarted | Lost | Failed) else type(error).__name__
                LOG.warning("%s: no answer of level %s: %s", question.game, level, kind)
                if isinstance(error, NotStarted):
                    break
        return at_random(question)

    async def _ask(self, question: Question, level: str, shrink: int) -> dict[str, object]:
        process = await self._ready()
        bot = bot_name(question.chair, level)
        ask = self._to_send(question, bot, level, shrink)
        self._known.pop(bot, None)
        self._known[bot] = question.count
        if len(self._known) > MOST_BOTS:
            self._forget(next(iter(self._known)))
        try:
            answer = await process.ask(ask, self._patience)
        except Lost:
            await self._end_process()
            raise
        if answer.move is None:
            self._forget(bot)
            raise Failed(answer.failed)
        LOG.debug("%s: level %s, %d simulations at most", question.game, level, answer.simulations)
        return answer.move

    def _to_send(self, question: Question, bot: str, level: str, shrink: int) -> Ask:
        known = self._known.get(bot, 0)
        first = question.count - len(question.recent)
        if first <= known < question.count and known:
            return Ask(bot, None, list(question.recent[known - first :]), shrink)
        sent = question.recent if first == 0 else question.everything()[: question.count]
        begin = Begin(question.game, question.header, question.seat, level, question.seed)
        return Ask(bot, begin, list(sent), shrink)

    def _forget(self, bot: str) -> None:
        if self._known.pop(bot, None) is not None and self._process is not None:
            self._process.forget(bot)

    async def _ready(self) -> WorkerProcess:
        if self._process is not None and self._process.has_ended:
            LOG.warning("a thinking process has ended by itself")
            await self._end_process()
        if self._process is None:
            self._process = await WorkerProcess.start()
        return self._process

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        self._known.clear()
        if process is not None:
            await process.end()


class Failed(Exception):
    """A bot raised an error; the message is the type of the error."""


def haste(waiting: int) -> int:
    """The divisor of a search budget while `waiting` other questions wait for the same process.

    It is 1 for the first few questions, then grows with their number. A queue of n questions takes about as long as
    log(n) + 2 full searches. If n bots ask again and again, each waits for about one full search, whatever n is:
    searches get shorter instead of the queue getting longer.
    """
    return max(1, waiting - UNHURRIED + 1)


def at_random(question: Question) -> Reply:
    """The fallback without any search: a random legal move. It relies on nothing but the last update."""
    legal: list[dict[str, object]] = msgspec.json.decode(question.recent[-1])["legal"]
    return Reply(Dice(question.seed * 1_000_003 + question.count).choice(legal), RANDOM)


def bot_name(chair: str, level: str) -> str:
    return f"{level} {chair}"


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
