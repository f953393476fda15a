"""A worker process, in which bots think and custom editions are checked. It exits when its input is closed."""

import os
import signal
from dataclasses import replace
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

import msgspec

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import Level
from aprendiz.bots.thinker import Thinker
from aprendiz.core.errors import Invalid
from aprendiz.core.header import read_header
from aprendiz.core.reader import Reader
from aprendiz.core.strict import parse, settled
from aprendiz.core.update import read_update
from aprendiz.games import NAMES, load
from aprendiz.games.boxes import contents_of
from aprendiz.host.chairs import Plan
from aprendiz.host.plans import planned

SIZE: Final = 4
"""Bytes of the length prefix of a message."""

FEWEST_SIMULATIONS: Final = 8
FEWEST_WORLDS: Final = 4
"""Lower bounds of shrunk budgets: less would hardly be faster, but play like random."""


class Begin(msgspec.Struct, frozen=True):
    """Creates a bot that knows nothing yet."""

    game: str
    header: bytes
    seat: int
    level: str
    seed: int


class Ask(msgspec.Struct, frozen=True, tag=True):
    bot: str
    begin: Begin | None
    """None: the worker has this bot, and the bot has been sent all earlier updates."""

    sent: list[bytes]
    """Updates in JSON. The last one contains the question."""

    shrink: int
    """The divisor of the bot's search budget."""


class Forget(msgspec.Struct, frozen=True, tag=True):
    bot: str


class CheckFile(msgspec.Struct, frozen=True, tag=True):
    """Check the text of an edition file."""

    game: str
    text: str


class CheckPlan(msgspec.Struct, frozen=True, tag=True):
    plan: bytes
    """In JSON, because its edition may contain numbers that msgpack cannot encode."""


class Answer(msgspec.Struct, frozen=True, tag=True):
    move: dict[str, Any] | None
    simulations: int = 0
    """The search budget the bot had."""

    failed: str = ""
    """The type of the error without its message, which could reveal hidden information."""


class Checked(msgspec.Struct, frozen=True, tag=True):
    """The result of a check. If `problem` is not empty, it is the Invalid that was raised."""

    contents: bytes = b""
    """Of an edition file: its contents, in JSON."""

    where: str = ""
    problem: str = ""
    facts: dict[str, str] = {}


Message = Ask | Forget | CheckFile | CheckPlan

ENCODER: Final = msgspec.msgpack.Encoder()
MESSAGES: Final = msgspec.msgpack.Decoder(Message)
ANSWERS: Final[msgspec.msgpack.Decoder[Answer | Checked]] = msgspec.msgpack.Decoder(Answer | Checked)


def packed(message: Message | Answer | Checked) -> bytes:
    body = ENCODER.encode(message)
    return len(body).to_bytes(SIZE, "big") + body


class Worker:
    """The bots of this process, each in its own game."""

    def __init__(self) -> None:
        self._bots: dict[str, tuple[Thinker, Level]] = {}

    def answer(self, ask: Ask) -> Answer:
        try:
            if ask.begin is not None:
                self._bots[ask.bot] = begun(ask.begin)
            bot, level = self._bots[ask.bot]
            bot.level = shrunk(level, ask.shrink)
            sent = [msgspec.json.decode(message) for message in ask.sent]
            updates = [read_update(bot.game.kinds, data, f"update {number}") for number, data in enumerate(sent)]
            move = bot.answer(updates)
            return Answer(sent[-1]["legal"][updates[-1].legal.index(move)], bot.level.simulations)
        except Exception as error:
            self.forget(ask.bot)
            return Answer(None, failed=type(error).__name__)

    def forget(self, bot: str) -> None:
        self._bots.pop(bot, None)


def checked(check: CheckFile | CheckPlan) -> Checked:
    try:
        if isinstance(check, CheckFile):
            return Checked(msgspec.json.encode(contents_of(check.game, check.text)))
        planned(msgspec.json.decode(check.plan, type=Plan))
        return Checked()
    except Invalid as error:
        return wrong(error)


def wrong(error: Invalid) -> Checked:
    return Checked(where=error.where, problem=error.problem, facts=error.facts)


def begun(begin: Begin) -> tuple[Thinker, Level]:
    level = game_bots(begin.game).levels[begin.level]
    return Thinker(load(begin.game), setup_of(begin.game, begin.header), begin.seat, level, begin.seed), level


@lru_cache(maxsize=64)
def setup_of(name: str, header: bytes) -> Any:
    """Cached, because all bots at a table have the same setup."""
    game = load(name)
    return read_header(Reader.of(settled(parse(header.decode(), "header"))), game).setup(game)


def shrunk(level: Level, by: int) -> Level:
    """The same level with a smaller budget."""
    simulations = max(level.simulations // by, min(level.simulations, FEWEST_SIMULATIONS))
    worlds = level.worlds
    return replace(
        level,
        simulations=simulations,
        worlds=None if worlds is None else max(worlds // by, min(worlds, FEWEST_WORLDS)),
    )


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # Stray prints go to stderr, so that they cannot corrupt the answers.
    inbox: SimpleQueue[Message] = SimpleQueue()
    Thread(target=listen, args=(questions, inbox), daemon=True).start()
    for game in NAMES:
        load(game)
        game_bots(game)
    answers.write(packed(Answer(None)))  # Says that the worker is ready.
    answers.flush()
    worker = Worker()
    while True:
        match inbox.get():
            case Ask() as ask:
                answers.write(packed(worker.answer(ask)))
                answers.flush()
            case Forget(bot):
                worker.forget(bot)
            case check:
                answers.write(packed(checked(check)))
                answers.flush()


def listen(questions: BinaryIO, inbox: "SimpleQueue[Message]") -> None:
    """Read messages in a thread of its own, so that the process exits even in the middle of a search."""
    try:
        while size := questions.read(SIZE):
            inbox.put(MESSAGES.decode(questions.read(int.from_bytes(size, "big"))))
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
