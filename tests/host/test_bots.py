"""Bots at a table: they think in worker processes, and the table stays responsive meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from aprendiz.host.commands import End, Pause, Reclaim, Resume, Say, SeatBot, Undo
from aprendiz.host.entries import Acted, read
from aprendiz.host.thinking import Thinking
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
