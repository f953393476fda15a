"""Bots' answers, thought out in other processes: nobody at a table waits for a thought, and no table for ever."""

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
"""That a process keeps in mind; the one that was asked longest ago has to read its game again."""

UNHURRIED: Final = 2
"""How many questions may wait for a process before thoughts become shorter."""


@dataclass(frozen=True, slots=True)
class Question:
    chair: str
    """Names one bot at one game; after an undo it is another."""

    game: str
    header: bytes
    seat: int
    level: str
    seed: int
    count: int
    """How many updates the seat has been sent in this game up to now."""

    recent: tuple[bytes, ...]
    """The newest of them, in JSON; the last one asks."""

    everything: Callable[[], Sequence[bytes]]
    """All of them; called only where some are lacking."""


@dataclass(frozen=True, slots=True)
class Reply:
    move: dict[str, object]
    """One of the last update's `legal`."""

    level: str
    """Who really answered: the level asked for, a simpler one, or `random`."""


class Thinking:
    """Questions to bots, each answered whatever happens to the process that thinks about it.

    The answer follows from game, header, seat, level, seed and updates alone, unless its budget or that of the
    question that led directly to it shrank (`haste`), or its process was lost.
    """

    def __init__(self, processes: int | None = None, patience: float = 10.0) -> None:
        """Processes are started when they are first needed; `patience` is in seconds, for one thought."""
        self._desks = [Desk(patience) for _ in range(processes or max(1, cores() - 1))]

    async def answer(self, question: Question) -> Reply:
        """Raises nothing but what a last update that cannot be read or does not ask leads to.

        Who waits for an answer while all is closed is cancelled; who asks afterwards gets a RuntimeError.
        """
        least = min(self._desks, key=lambda desk: (desk.open, desk.bots))
        return await next((desk for desk in self._desks if desk.knows(question.chair)), least).answer(question)

    def forget(self, chair: str) -> None:
        """Nobody will ask this bot again."""
        for desk in self._desks:
            desk.forget(chair)

    async def close(self) -> None:
        """Ends all processes at once."""
        await asyncio.gather(*(desk.close() for desk in self._desks))


class Desk:
    """One process, another when it is lost, and the questions that wait for it in a row."""

    def __init__(self, patience: float) -> None:
        self.open = 0
        """Questions, the one that is being thought about included."""

        self._patience = patience
        self._row: asyncio.Queue[tuple[Question, asyncio.Future[Reply]]] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None
        self._is_closed = False
        self._process: WorkerProcess | None = None
        self._known: dict[str, int] = {}
        """How many updates each bot in the process has been sent; the one that was asked longest ago first."""

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
    """A process could not think about a question; the kind of error."""


def haste(waiting: int) -> int:
    """By how much a budget is divided while so many other questions wait for the same process.

    Not at all for the first few; then the more, the more there are. A row of n is done in the time of about log(n) + 2
    whole thoughts, and n bots that ask again and again wait for about one, however many they are: the row does
    not grow, thoughts become shorter.
    """
    return max(1, waiting - UNHURRIED + 1)


def at_random(question: Question) -> Reply:
    """What can be done without a thought, and without trust in anything but the last update."""
    legal: list[dict[str, object]] = msgspec.json.decode(question.recent[-1])["legal"]
    return Reply(Dice(question.seed * 1_000_003 + question.count).choice(legal), RANDOM)


def bot_name(chair: str, level: str) -> str:
    return f"{level} {chair}"


def cores() -> int:
    """That this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
