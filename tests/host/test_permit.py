"""The house carries out its commands only if the table permits them, checked while nothing is being stored."""

import asyncio

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.host.commands import Delete, HouseCommand, Invite, Pass, Reissue
from aprendiz.host.limits import Limits
from aprendiz.host.visitor import permit
from tests.host.tables import Hall, in_a_loop, refused, until

OF_THE_HOST: list[HouseCommand] = [Invite(), Delete(), Reissue(2)]


@in_a_loop
async def test_the_host_may_invite_delete_and_reissue_and_nobody_else() -> None:
    anna, _, _ = await Hall().waiting("flautz", "Ben", "Cleo", seats=4)
    table = await anna.truth()
    for command in OF_THE_HOST:
        permit(table, "Anna", command, {"Anna"})
        with refused("table-3"):
            permit(table, "Ben", command, {"Anna", "Ben"})
    with refused("table-5"):
        permit(table, "Anna", Reissue(3), ())


@in_a_loop
async def test_everybody_may_pass_the_own_chair_on_and_no_other() -> None:
    anna, _ = await Hall().waiting("flautz", "Ben")
    table = await anna.truth()
    permit(table, "Ben", Pass(1), {"Ben"})
    with refused("table-4"):
        permit(table, "Anna", Pass(1), ())
    with pytest.raises(Invalid, match="seat"):
        permit(table, "Ben", Pass(4), ())


@pytest.mark.parametrize("command", OF_THE_HOST, ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("fails", [False, True], ids=["stored", "failed"])
@in_a_loop
async def test_permission_is_asked_when_it_is_certain_who_the_host_is(command: HouseCommand, *, fails: bool) -> None:
    hall = Hall()
    anna, ben, cleo = await hall.waiting("flautz", "Ben", "Cleo")
    cleo.exit()
    code = await hall.house.reissue_host(anna.table)
    hall.moods.is_ready.clear()
    claiming = asyncio.create_task(hall.house.claim(code, "Ben"))
    await until(lambda: hall.moods.waiting)
    asking = asyncio.create_task(anna.do(command))
    await asyncio.sleep(0.01)
    assert not asking.done()
    hall.moods.fails_once = fails
    hall.moods.is_ready.set()
    if fails:
        await asyncio.gather(claiming, return_exceptions=True)
        await asking
    else:
        await claiming
        with refused("table-3"):
            await asking
        assert ben.visit.you["is_host"]


@in_a_loop
async def test_codes_are_limited_like_everything_else_that_is_asked_of_a_table() -> None:
    hall = Hall(limits=Limits(wishes=10.0))
    anna, ben = await hall.waiting("flautz", "Ben")
    log = len(await hall.store.read(anna.table))
    with refused("table-23"):
        for _ in range(20):
            await anna.do(Invite())
    assert len(await hall.store.read(anna.table)) < log + 10
    with refused("table-23"):
        for _ in range(20):
            await ben.do(Pass(1))
    await anna.do(Delete())
    assert anna.visit.is_gone
