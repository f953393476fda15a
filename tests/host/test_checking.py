"""Custom editions are checked in a worker process: with a time limit, a fair queue and a bounded memory."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Final

import pytest

from aprendiz.core.errors import Invalid, Refused
from aprendiz.games import NAMES, load
from aprendiz.games.boxes import contents_of, file_of
from aprendiz.host.chairs import Plan, Settings
from aprendiz.host.checking import MOST_OF_ONE, Checking
from aprendiz.host.plans import planned
from tests.host.tables import in_a_loop

NUMBERS: Final = count()


@asynccontextmanager
async def opened(patience: float = 60.0, **most: int) -> AsyncIterator[Checking]:
    made = Checking(patience, **most)
    try:
        yield made
    finally:
        await made.close()


def box(game: str, **changes: Any) -> dict[str, Any]:
    rules = load(game)
    return {**rules.write_edition(rules.read_edition("classic")), **changes}


@in_a_loop
async def test_a_check_says_the_same_as_the_rules_themselves() -> None:
    plans = [
        *(Plan(game, 2, box(game, **changes)) for game in NAMES for changes in ({}, {"name": "x" * 99}, {"more": 1})),
        Plan("flautz", 2, {}),
        Plan("flautz", 2, {"name": 10**4000}),
        Plan("chess", 2, {}),
        Plan("magus", 5, box("magus")),
        Plan("labyrinth", 2, box("labyrinth"), {"maze": "no such maze"}),
    ]
    async with opened() as checks:
        for plan in plans:
            assert await complaint(checks.plan(plan, "anna")) == directly(plan)
        for game in NAMES:
            assert await checks.file(game, file_of(game, "classic"), "anna") == contents_of(
                game, file_of(game, "classic")
            )


def new_plan() -> Plan:
    """A plan that no other test or device has."""
    return Plan("flautz", 2, box("flautz", name=f"edition {next(NUMBERS)}"))


async def complaint(check: Any) -> tuple[str, str, dict[str, str]] | None:
    try:
        await check
    except Invalid as error:
        return error.where, error.problem, error.facts
    return None


def directly(plan: Plan) -> tuple[str, str, dict[str, str]] | None:
    try:
        planned(plan)
    except Invalid as error:
        return error.where, error.problem, error.facts
    return None


@in_a_loop
async def test_an_edition_of_the_game_needs_no_worker_process() -> None:
    async with opened() as checks:
        for game in NAMES:
            await checks.plan(Plan(game, 2), "anna")
            await checks.plan(Plan(game, 2, "classic"), "anna")
        assert checks.process is None


@in_a_loop
async def test_what_takes_too_long_is_an_error_and_the_next_check_works() -> None:
    async with opened(patience=0.0) as checks:
        with pytest.raises(Invalid) as error:
            await checks.plan(Plan("magus", 2, box("magus")), "anna")
        assert (error.value.where, error.value.problem, error.value.facts) == ("edition", "too-slow", {"seconds": "0"})
        assert checks.process is None
        checks.patience = 60.0
        await checks.plan(Plan("flautz", 2, box("flautz")), "anna")
        with pytest.raises(Invalid, match="0 s"):  # The result is remembered, so that nobody can ask for it again.
            await checks.plan(Plan("magus", 2, box("magus")), "anna")


@in_a_loop
async def test_a_worker_process_that_was_killed_is_replaced() -> None:
    async with opened() as checks:
        await checks.plan(Plan("flautz", 2, box("flautz")), "anna")
        assert checks.process is not None
        os.kill(checks.process.number, signal.SIGKILL)
        results = [await refusal(checks.plan(Plan("flautz", 3, box("flautz")), "anna")) for _ in range(2)]
        assert results[-1] is None  # The first may fail, if the end of the process was not noticed yet.


async def refusal(check: Any) -> str | None:
    try:
        await check
    except Refused as error:
        return error.refusal.remedy
    return None


@in_a_loop
async def test_a_result_is_remembered_whatever_the_settings() -> None:
    async with opened() as checks:
        await checks.plan(Plan("flautz", 2, box("flautz")), "anna")
        checks.patience = 0.0
        await checks.plan(Plan("flautz", 2, box("flautz"), settings=Settings(is_listed=True)), "berta")
        with pytest.raises(Invalid, match="0 s"):
            await checks.plan(Plan("flautz", 2, box("flautz", name="another")), "berta")


@in_a_loop
async def test_one_device_may_wait_for_a_few_checks_and_all_together_for_some() -> None:
    async with opened(most_waiting=2 * MOST_OF_ONE) as checks:
        asked = [
            refusal(checks.plan(new_plan(), device, network=f"network of {device}"))
            for device in ("anna", "berta", "carla")
            for _ in range(MOST_OF_ONE + 1)
        ]
        one = [None] * MOST_OF_ONE
        assert await asyncio.gather(*asked) == [
            *one,
            "slow-down",
            *one,
            "slow-down",
            *["slow-down"] * (MOST_OF_ONE + 1),
        ]


@in_a_loop
async def test_strangers_of_one_network_leave_half_of_the_places_to_others() -> None:
    async with opened(most_waiting=12) as checks:
        strangers = [refusal(checks.plan(new_plan(), f"stranger {number}", "theirs")) for number in range(12)]
        others = [refusal(checks.plan(new_plan(), f"host {number}", f"network {number}")) for number in range(7)]
        refused = await asyncio.gather(*strangers, *others)
        assert refused[:12] == [None] * 6 + ["slow-down"] * 6
        assert refused[12:] == [None] * 6 + ["slow-down"]


@in_a_loop
async def test_networks_take_turns() -> None:
    """The only check of a network waits for one check of each other network, not for twenty of one network."""
    done: list[str] = []

    async def check(device: str, network: str) -> None:
        await checks.plan(new_plan(), device, network)
        done.append(network)

    async with opened() as checks:
        strangers = [check(f"stranger {number}", "theirs") for number in range(20)]
        await asyncio.gather(*strangers, check("anna", "home"), check("berta", "school"), check("berta", "school"))
    assert done == ["theirs", "home", "school", "theirs", "school", *["theirs"] * 18]


@in_a_loop
async def test_a_place_is_free_again_when_the_check_ends_even_if_nobody_waits_for_it_any_more() -> None:
    async with opened(most_waiting=1) as checks:
        left = asyncio.create_task(checks.plan(plan := new_plan(), "anna"))
        await asyncio.sleep(0)  # The check begins.
        left.cancel()
        assert await refusal(checks.plan(new_plan(), "berta")) == "slow-down"
        await checks.plan(plan, "berta")  # Waits for the same check.
        assert await refusal(checks.plan(new_plan(), "berta")) is None


@in_a_loop
async def test_what_is_remembered_is_bounded_by_its_size() -> None:
    async with opened(most_remembered=5000) as checks:
        for number in range(20):
            await checks.file("flautz", f"# {number}\n{file_of('flautz', 'classic')}", "anna")
            assert checks.remembered <= 5000
        assert checks.remembered > 2500
