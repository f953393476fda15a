"""A program adds its share to the chance, and notices when a game begins with other shares than those pledged."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from aprendiz.client import Unfair
from tests.client.company import PLANS, company
from tests.server.serving import Server


def test_a_program_finds_its_share_among_those_of_the_game(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, PLANS["flautz"]) as at_table:
            await at_table.start()
            for seat in at_table.seats:
                seat.visit.check_chance()
                [share] = seat.visit.shares.values()
                assert share in seat.visit.lobby["shares"]

    asyncio.run(body())


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("shares", lambda shares: shares[::-1]),
        ("shares", lambda shares: shares[1:]),
        ("shares", lambda shares: [shares[0], "77" * 16]),
        ("terms", lambda terms: terms[::-1]),
    ],
    ids=["other order", "missing", "another share", "other terms"],
)
def test_a_game_with_other_shares_or_terms_is_unfair(running: Server, name: str, change: Callable[[Any], Any]) -> None:
    async def body() -> None:
        async with company(running.url, PLANS["flautz"]) as at_table:
            await at_table.start()
            guest = at_table.seats[1].visit
            guest.lobby = {**guest.lobby, name: change(guest.lobby[name])}
            with pytest.raises(Unfair):
                guest.check_chance()

    asyncio.run(body())


def test_a_share_is_not_opened_if_its_pledge_was_dropped(running: Server) -> None:
    async def body() -> None:
        async with company(running.url, PLANS["flautz"]) as at_table:
            for seat in at_table.seats:
                await seat.visit.add_chance()
            await at_table.host.start()
            guest = at_table.seats[1].visit
            async with asyncio.timeout(30):
                while guest.lobby["terms"] is None:
                    await asyncio.sleep(0.01)
            guest.lobby = {**guest.lobby, "pledges": guest.lobby["pledges"][:1]}
            with pytest.raises(Unfair):
                await guest.add_chance()

    asyncio.run(body())
