"""Bots at a table: they think in worker processes, and the table stays responsive meanwhile."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from hashlib import blake2b

import pytest

from aprendiz.core.update import read_update
from aprendiz.host.commands import End, Pause, Reclaim, Resume, Say, SeatBot, Undo
from aprendiz.host.entries import Acted, read
from aprendiz.host.thinking import Question, Reply, Thinking
from aprendiz.host.worker import Begin, begun
from tests.host.tables import Device, Hall, facts, fresh, until

Run = Callable[[Callable[[Hall], Awaitable[None]]], None]


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """Runs all tests with the same worker process."""
    with asyncio.Runner() as runner:
        thinking = Thinking(1)

        def run_one(test: Callable[[Hall], Awaitable[None]]) -> None:
            async def whole() -> None:
                await test(Hall(thinking=thinking))

            runner.run(whole())

        yield run_one
        runner.run(thinking.close())


async def with_a_bot(hall: Hall, game: str) -> Device:
    [anna] = await hall.waiting(game, seats=2)
    await anna.do(SeatBot(1, "novice"))
    await hall.begin([anna])
    return anna


async def made(anna: Device) -> list[Acted]:
    log = await anna.hall.store.read(anna.table)
    return [entry for data in log if isinstance(entry := read(data), Acted)]


async def own_turn(anna: Device) -> bool:
    """Wait for Anna's turn; False if the game ends before."""
    await until(lambda: anna.update["ask"] is not None or not anna.update["waiting"])
    return anna.update["ask"] is not None


@pytest.mark.parametrize("game", ["flautz", "magus", "labyrinth"])
def test_a_bot_answers_and_the_table_goes_on(game: str, run: Run) -> None:
    async def test(hall: Hall) -> None:
        anna = await with_a_bot(hall, game)
        for turn in range(6):
            if await own_turn(anna):
                await anna.act(turn * 3)
        await own_turn(anna)
        by = {entry.seat: entry.by for entry in await made(anna)}
        assert by == {0: "person", 1: "novice"}
        assert facts(anna) == await fresh(anna)

    run(test)


class Noting(Thinking):
    """Bots whose questions and answers are noted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.noted: list[tuple[Question, dict[str, object]]] = []

    async def answer(self, question: Question) -> Reply:
        reply = await super().answer(question)
        self.noted.append((question, reply.move))
        return reply


def foretold(question: Question, seed: int) -> dict[str, object]:
    """The move of a bot with this seed, by the source that everybody can read."""
    bot, _ = begun(Begin(question.game, question.header, question.seat, question.level, seed))
    sent = [json.loads(update) for update in question.everything()[: question.count]]
    updates = [read_update(bot.game.kinds, data, f"update {number}") for number, data in enumerate(sent)]
    return dict(sent[-1]["legal"][updates[-1].legal.index(bot.answer(updates))])


@pytest.mark.parametrize(("game", "moves"), [("flautz", 10), ("magus", 20), ("labyrinth", 6)])
def test_a_bot_is_not_foretold_by_what_is_public_and_can_be_repeated_after_the_game(game: str, moves: int) -> None:
    async def test() -> None:
        thinking = Noting()
        try:
            anna = await with_a_bot(Hall(thinking=thinking), game)
            for turn in range(10):
                if await own_turn(anna):
                    await anna.act(turn * 3)
            await own_turn(anna)
            await anna.do(End())
            table = await anna.truth()
            assert table.play is not None
            record = table.play.record()
        finally:
            await thinking.close()
        noted = thinking.noted[:moves]
        assert len(noted) >= 5
        public = blake2b(f"{table.name} {table.games} 1".encode(), digest_size=4).digest()
        for seed in (int.from_bytes(public, "little"), int(record.seal, 16), 0, 1):
            assert [foretold(question, seed) for question, _ in noted] != [move for _, move in noted]
        seed = record.envelope.bot_seed(record.header.encode(), 1)
        assert [foretold(question, seed) for question, _ in noted] == [move for _, move in noted]

    asyncio.run(test())


def test_a_bot_thinks_on_after_a_move_was_undone_and_after_a_restart(run: Run) -> None:
    async def test(hall: Hall) -> None:
        anna = await with_a_bot(hall, "flautz")
        has_undone = False
        for turn in range(8):
            if not await own_turn(anna):
                break
            await anna.do(Pause())
            await anna.do(Resume())
            await anna.act(turn)
            if anna.visit.undo == 0:
                await anna.do(Undo(0))
                await anna.act(turn + 1)
                has_undone = True
            if turn == 4:
                await hall.restart()
        await own_turn(anna)
        assert has_undone
        assert {entry.by for entry in await made(anna) if entry.seat == 1} == {"novice"}
        assert facts(anna) == await fresh(anna)

    run(test)


def test_nobody_waits_while_a_bot_thinks_and_a_reclaimed_chair_is_not_played_for(run: Run) -> None:
    async def test(hall: Hall) -> None:
        anna = await with_a_bot(hall, "flautz")
        assert await own_turn(anna)
        await anna.do(SeatBot(0, "master"))
        await asyncio.sleep(0)
        before = len(await made(anna))
        await anna.do(Say(0, "one-moment"))
        await anna.do(Reclaim(0))
        await anna.do(Say(0, "i-am-back"))
        assert len(await made(anna)) == before
        await asyncio.sleep(0.2)
        assert len(await made(anna)) == before
        await anna.act()
        await anna.do(End())

    run(test)
