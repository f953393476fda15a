"""A process that thinks for bots: it is sent questions one after another, and ends when nobody is left to ask them."""

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
from aprendiz.core.header import read_header
from aprendiz.core.reader import Reader
from aprendiz.core.strict import parse, settled
from aprendiz.core.update import read_update
from aprendiz.games import NAMES, load

SIZE: Final = 4
"""Bytes that tell how long the message after them is."""

FEWEST_SIMULATIONS: Final = 8
FEWEST_WORLDS: Final = 4
"""Below these nobody's budget shrinks: it would hardly be quicker, but play at random."""


class Begin(msgspec.Struct, frozen=True):
    """Who is to think: a bot that knows nothing yet."""

    game: str
    header: bytes
    seat: int
    level: str
    seed: int


class Ask(msgspec.Struct, frozen=True, tag=True):
    bot: str
    begin: Begin | None
    """None: the bot is known here, and has been sent all updates before these."""

    sent: list[bytes]
    """Updates in JSON; the last one asks."""

    shrink: int
    """By how much its budget is divided."""


class Forget(msgspec.Struct, frozen=True, tag=True):
    bot: str


class Answer(msgspec.Struct, frozen=True):
    move: dict[str, Any] | None
    simulations: int = 0
    """The budget it had."""

    failed: str = ""
    """The kind of error, and nothing else of it: what it says could be hidden from others."""


Message = Ask | Forget

ENCODER: Final = msgspec.msgpack.Encoder()
MESSAGES: Final = msgspec.msgpack.Decoder(Message)
ANSWERS: Final = msgspec.msgpack.Decoder(Answer)


def packed(message: Message | Answer) -> bytes:
    body = ENCODER.encode(message)
    return len(body).to_bytes(SIZE, "big") + body


class Worker:
    """The bots of a process, each at a game of its own."""

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


def begun(begin: Begin) -> tuple[Thinker, Level]:
    level = game_bots(begin.game).levels[begin.level]
    return Thinker(load(begin.game), setup_of(begin.game, begin.header), begin.seat, level, begin.seed), level


@lru_cache(maxsize=64)
def setup_of(name: str, header: bytes) -> Any:
    """All bots at a table have the same one."""
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
    os.dup2(2, 1)  # What is printed by chance must not get among the answers.
    inbox: SimpleQueue[Message] = SimpleQueue()
    Thread(target=listen, args=(questions, inbox), daemon=True).start()
    for game in NAMES:
        load(game)
        game_bots(game)
    answers.write(packed(Answer(None)))  # To say that it is ready.
    answers.flush()
    worker = Worker()
    while True:
        match inbox.get():
            case Ask() as ask:
                answers.write(packed(worker.answer(ask)))
                answers.flush()
            case Forget(bot):
                worker.forget(bot)


def listen(questions: BinaryIO, inbox: "SimpleQueue[Message]") -> None:
    """Beside all thinking, so that the end is noticed in the middle of a thought, too."""
    try:
        while size := questions.read(SIZE):
            inbox.put(MESSAGES.decode(questions.read(int.from_bytes(size, "big"))))
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
