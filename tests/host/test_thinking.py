"""Bots in worker processes: what they answer, and that they answer even if a process fails."""

import asyncio
import logging
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final

import pytest
import uvloop

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.levels import Level
from aprendiz.bots.thinker import answer
from aprendiz.core.dice import Dice
from aprendiz.core.header import Seat, agreed
from aprendiz.core.plain import as_object, encode, read
from aprendiz.core.session import Session
from aprendiz.games import load
from aprendiz.host import thinking as module
from aprendiz.host.thinking import Question, Reply, Thinking, haste
from aprendiz.host.worker import FEWEST_SIMULATIONS, FEWEST_WORLDS, shrunk

SEED: Final = 7
LOOPS: Final = pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["plain", "uv"])
PS: Final = shutil.which("ps") or "ps"


class Match:
    """A game of two players, and all that its seats have been sent."""

    def __init__(self, name: str, moves: int = 0) -> None:
        self.game = load(name)
        self.header = agreed(self.game, [Seat("Anna", "person"), Seat("Ben", "person")])
        self.setup = self.header.setup(self.game)
        self.dice = Dice(1)
        self.session: Session[Any, Any] = Session(self.game, self.setup, lambda state: state.draw(self.dice))
        self.sent: list[list[bytes]] = [[], []]
        self.told_everything: list[str] = []
        """The bots that had to be sent all updates."""
        self._keep()
        self.play_at_random(moves)

    @property
    def seat(self) -> int:
        return self.session.waiting[0]

    @property
    def legal(self) -> list[dict[str, Any]]:
        return [as_object(move) for move in self.session.updates[self.seat].legal]

    @property
    def is_direct(self) -> bool:
        """Whether nothing happened between the seat's last move and this question."""
        return len(self.session.updates[self.seat].frames) == 1 and len(self.legal) > 1

    def question(self, level: str = "novice", chair: str = "", recent: int = 4) -> Question:
        """A question to the seat that has to move."""
        sent = self.sent[self.seat].copy()
        name = chair or f"bot {self.seat}"

        def everything() -> Sequence[bytes]:
            self.told_everything.append(name)
            return sent

        return Question(
            chair=name,
            game=self.game.name,
            header=self.header.encode(),
            seat=self.seat,
            level=level,
            seed=SEED,
            count=len(sent),
            recent=tuple(sent[-recent:]),
            everything=everything,
        )

    def answer(self, level: str = "novice") -> Reply:
        """The answer of a bot that thinks in this process."""
        chosen = game_bots(self.game.name).levels[level]
        return Reply(as_object(answer(self.game, self.setup, self.seat, chosen, SEED, self.sent[self.seat])), level)

    def play(self, move: dict[str, Any]) -> None:
        self.session.act(self.seat, read(self.game.kinds.moves, move, "move"))
        self._keep()

    def play_at_random(self, moves: int) -> None:
        for _ in range(moves):
            self.play(self.dice.choice(self.legal))

    def come_back(self) -> int:
        """Play until the same seat is asked again. Returns the number of updates it was sent meanwhile."""
        seat, before = self.seat, len(self.sent[self.seat])
        self.play_at_random(1)
        while self.seat != seat:
            self.play_at_random(1)
        return len(self.sent[seat]) - before

    def _keep(self) -> None:
        for seat, sent in enumerate(self.sent):
            sent.append(encode(self.session.updates[seat]))


@asynccontextmanager
async def opened(processes: int = 1, patience: float = 60.0) -> AsyncIterator[Thinking]:
    thinking = Thinking(processes, patience)
    try:
        yield thinking
    finally:
        await thinking.close()


def run(
    test: Callable[[Thinking], Awaitable[None]],
    processes: int = 1,
    patience: float = 60.0,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> None:
    async def with_thinking() -> None:
        async with opened(processes, patience) as thinking:
            await test(thinking)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(with_thinking())


def workers(parent: int | None = None) -> list[int]:
    """The running worker processes of a process, by default of this one."""
    listed = subprocess.run([PS, "-A", "-o", "pid=,ppid=,stat=,args="], capture_output=True, check=True, text=True)
    lines = [line.split(maxsplit=3) for line in listed.stdout.splitlines()]
    return [
        int(pid)
        for pid, of, stat, args in lines
        if int(of) == (parent or os.getpid()) and not stat.startswith("Z") and "host.worker" in args
    ]


def has_ended(process: int) -> bool:
    stat = subprocess.run([PS, "-o", "stat=", "-p", str(process)], capture_output=True, check=False, text=True).stdout
    return not stat.strip() or stat.startswith("Z")


@pytest.mark.parametrize(("name", "start", "moves"), [("flautz", 4, 16), ("magus", 20, 16), ("labyrinth", 4, 7)])
def test_a_bot_that_goes_on_and_one_that_is_told_it_all_elsewhere_answer_the_same(
    name: str, start: int, moves: int
) -> None:
    async def test(thinking: Thinking) -> None:
        match, dice, compared = Match(name, start), Dice(3), 0
        async with opened() as elsewhere:
            for number in range(moves):
                if number % 8 == 6:
                    match.play_at_random(1)  # A person takes the chair for one move.
                    continue
                reply = await thinking.answer(match.question(recent=1 + dice.below(4)))
                if number % 5 == 0 or match.is_direct:
                    assert reply == await elsewhere.answer(match.question(chair=f"{number}")) == match.answer()
                    compared += match.is_direct
                match.play(reply.move)
        assert compared > 1 or name == "flautz"

    run(test)


def test_a_bot_is_sent_only_what_is_new() -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=10)
        await thinking.answer(match.question(chair="one", recent=1))
        for _ in range(4):
            reply = await thinking.answer(match.question(chair="one", recent=match.come_back()))
            assert reply == match.answer()
        assert match.told_everything == ["one"]

    run(test, processes=2)


def test_a_bot_that_lacks_something_is_told_everything() -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=10)
        for _ in range(2):
            match.come_back()
            recent = match.come_back()
            assert await thinking.answer(match.question(chair="one", recent=recent)) == match.answer()
        assert match.told_everything == ["one", "one"]

    run(test)


def test_a_bot_that_is_asked_the_same_again_answers_the_same() -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("magus", moves=6)
        assert await thinking.answer(match.question()) == await thinking.answer(match.question()) == match.answer()

    run(test)


def test_a_bot_that_was_forgotten_is_told_everything_again() -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=10)
        for chair in ("one", "two"):
            await thinking.answer(match.question(chair=chair, recent=1))
        thinking.forget("one")
        new = match.come_back()
        for chair in ("one", "two"):
            assert await thinking.answer(match.question(chair=chair, recent=new)) == match.answer()
        assert match.told_everything == ["one", "two", "one"]

    run(test)


def test_the_bot_that_was_asked_longest_ago_is_forgotten_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(thinking: Thinking) -> None:
        match, new = Match("flautz", moves=10), 1
        for chairs in (("one", "two"), ("one", "three"), ("one", "two")):
            for chair in chairs:
                assert await thinking.answer(match.question(chair=chair, recent=new)) == match.answer()
            new = match.come_back()
        assert match.told_everything == ["one", "two", "three", "two"]

    monkeypatch.setattr(module, "MOST_BOTS", 2)
    run(test)


@LOOPS
def test_a_process_that_ended_by_itself_is_replaced(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=10)
        for chair in ("one", "two", "three"):
            await thinking.answer(match.question(chair=chair))
        [worker] = workers()
        os.kill(worker, signal.SIGKILL)
        while not has_ended(worker):
            await asyncio.sleep(0.01)
        for chair in ("one", "two"):
            thinking.forget(chair)
            await asyncio.sleep(0.05)
        assert await thinking.answer(match.question(recent=1)) == match.answer()
        assert workers() != [worker]

    run(test, loop=loop)


def test_when_a_process_dies_over_a_question_a_simpler_bot_answers(caplog: pytest.LogCaptureFixture) -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=6)
        await thinking.answer(match.question())
        [worker] = workers()
        os.kill(worker, signal.SIGSTOP)
        replies = [asyncio.create_task(thinking.answer(match.question("adept", f"bot {number}"))) for number in (0, 1)]
        await asyncio.sleep(0.1)
        os.kill(worker, signal.SIGKILL)
        assert await replies[0] == match.answer("novice")
        assert await replies[1] == match.answer("adept")

    run(test)
    assert [record.getMessage() for record in caplog.records] == ["flautz: no answer of level adept: died"]


def test_when_a_process_hangs_a_simpler_bot_answers(caplog: pytest.LogCaptureFixture) -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=6)
        await thinking.answer(match.question())
        [worker] = workers()
        os.kill(worker, signal.SIGSTOP)
        assert await thinking.answer(match.question("adept")) == match.answer("novice")
        assert has_ended(worker)
        assert await thinking.answer(match.question()) == match.answer("novice")

    run(test, patience=4.0)
    assert [record.getMessage() for record in caplog.records] == ["flautz: no answer of level adept: hung"]


def test_bots_that_cannot_make_sense_of_it_make_any_legal_move_and_tell_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=6)
        question = match.question("adept", recent=1)
        wrong = [b'{"kind": "hidden"}', *question.everything()[1:]]
        reply = await thinking.answer(replace(question, everything=lambda: wrong))
        assert reply.level == "random"
        assert reply.move in match.legal
        assert await thinking.answer(question) == match.answer("adept")

    run(test)
    assert [record.getMessage() for record in caplog.records] == [
        f"flautz: no answer of level {level}: Invalid" for level in ("adept", "novice")
    ]
    assert "hidden" not in caplog.text


@pytest.mark.parametrize("last", [b"{", b"{}", b'{"legal": []}'])
def test_a_last_update_that_does_not_ask_is_the_askers_mistake(last: bytes) -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz")
        with pytest.raises((ValueError, KeyError)):
            await thinking.answer(replace(match.question(), recent=(last,)))
        assert await thinking.answer(match.question()) == match.answer()

    run(test)


def test_where_no_process_can_be_started_moves_are_made_at_random(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz")
        reply = await thinking.answer(match.question("master"))
        assert reply.level == "random"
        assert reply.move in match.legal

    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    run(test)
    assert [record.getMessage() for record in caplog.records] == [
        "flautz: no answer of level master: FileNotFoundError"
    ]


def test_when_many_wait_thoughts_are_shorter(caplog: pytest.LogCaptureFixture) -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("magus", moves=6)
        questions = [match.question("adept", f"bot {number}") for number in range(12)]
        replies = await asyncio.gather(*(thinking.answer(question) for question in questions))
        assert all(reply.move in match.legal and reply.level == "adept" for reply in replies)
        assert replies[-3:] == [match.answer("adept")] * 3

    caplog.set_level(logging.DEBUG, "aprendiz.thinking")
    run(test)
    budgets = [record.args[2] for record in caplog.records if isinstance(record.args, tuple)]
    assert budgets == [8, 8, 8, 8, 8, 8, 10, 13, 20, 40, 40, 40]


def test_a_row_takes_few_thoughts_however_long_it_is() -> None:
    assert [haste(waiting) for waiting in range(6)] == [1, 1, 1, 2, 3, 4]
    assert sum(1 / haste(waiting) for waiting in range(1000)) < 10


def test_a_budget_shrinks_to_a_few_simulations_and_worlds_and_a_small_one_stays() -> None:
    assert shrunk(Level(4000, span=3), 4) == Level(1000, span=3)
    assert shrunk(Level(200, worlds=16), 2) == Level(100, worlds=8)
    assert shrunk(Level(200, worlds=16), 10**6) == Level(FEWEST_SIMULATIONS, worlds=FEWEST_WORLDS)
    assert shrunk(Level(5, worlds=2), 3) == Level(5, worlds=2)


def test_others_go_on_while_bots_think() -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=6)
        await thinking.answer(match.question())
        [worker] = workers()
        os.kill(worker, signal.SIGSTOP)
        thought = asyncio.create_task(thinking.answer(match.question("adept")))
        for _ in range(100):
            await asyncio.sleep(0.0005)
        assert not thought.done()
        os.kill(worker, signal.SIGCONT)
        assert await thought == match.answer("adept")

    run(test)


def test_who_no_longer_waits_for_an_answer_is_not_thought_for() -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz", moves=6)
        replies = [
            asyncio.create_task(thinking.answer(match.question(chair=chair, recent=1)))
            for chair in ("one", "two", "three")
        ]
        while not match.told_everything:
            await asyncio.sleep(0.001)
        for reply in replies[:2]:
            reply.cancel()
        assert await replies[2] == match.answer()
        assert match.told_everything == ["one", "three"]

    run(test)


def test_ctrl_c_is_not_meant_for_a_thinking_process() -> None:
    async def test(thinking: Thinking) -> None:
        match = Match("flautz")
        await thinking.answer(match.question())
        [worker] = workers()
        assert os.getpgid(worker) != os.getpgid(0)
        os.kill(worker, signal.SIGINT)
        assert await thinking.answer(match.question()) == match.answer()
        assert workers() == [worker]

    run(test)


@pytest.mark.parametrize("moment", ["starting", "thinking", "idle"])
@LOOPS
def test_after_closing_no_process_is_left(moment: str, loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def test() -> None:
        match, thinking = Match("flautz", moves=6), Thinking(1)
        if moment != "starting":
            assert await thinking.answer(match.question()) == match.answer()
        if moment == "thinking":
            [worker] = workers()
            os.kill(worker, signal.SIGSTOP)  # A stopped process: its answer never comes.
        reply = asyncio.create_task(thinking.answer(match.question("novice" if moment == "idle" else "master")))
        waiting = asyncio.create_task(thinking.answer(match.question("master")))
        if moment == "idle":
            waiting.cancel()
            await reply
        await asyncio.sleep(0.02)
        await thinking.close()
        await asyncio.wait([reply, waiting])
        assert reply.cancelled() == (moment != "idle")
        assert waiting.cancelled()
        assert workers() == []
        with pytest.raises(RuntimeError):
            await thinking.answer(match.question())

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(test())


def test_what_was_never_used_can_be_closed() -> None:
    asyncio.run(Thinking().close())


PARENT: Final = """
import asyncio
from aprendiz.host.thinking import Thinking
from tests.host.test_thinking import Match

async def main():
    thinking, match = Thinking(2), Match("flautz", moves=6)
    await thinking.answer(match.question(chair="idle"))
    thought = asyncio.create_task(thinking.answer(match.question("master", chair="thinks")))
    while len(thinking._desks[1]._known) == 0:
        await asyncio.sleep(0.01)
    print("thinking", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


def test_processes_end_with_the_one_who_asks_them_even_if_it_is_killed() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        stdout=subprocess.PIPE,
    )
    assert parent.stdout is not None
    with parent.stdout:
        assert parent.stdout.readline() == b"thinking\n"
    thinkers = workers(parent.pid)
    assert len(thinkers) == 2
    parent.kill()
    parent.wait()
    end = time.monotonic() + 20
    while not all(has_ended(worker) for worker in thinkers) and time.monotonic() < end:
        time.sleep(0.02)
    assert all(has_ended(worker) for worker in thinkers)
