"""Nobody can influence the chance of a game with an honest device, not even an operator who knows the seed."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import pairwise

import pytest

from aprendiz.core.errors import Refused
from aprendiz.core.seal import pledge_of
from aprendiz.host import commands, entries
from tests.host.tables import Device, Hall, in_a_loop
from tests.host.test_start import CHANGES

TRIES: tuple[commands.AnyCommand, ...] = (
    *(command for by, command in CHANGES.values() if by == 0),
    commands.Sit("Anna again"),
    commands.Pledge("", ""),
    commands.Share("", "00" * 16),
    commands.OpenHands(0, True),
    commands.Undo(0),
    commands.Say(0, "hello"),
    commands.Reclaim(0),
    commands.Pass(0),
    commands.SeatBot(1, "novice"),
    commands.Free(1),
    commands.Start(),
    commands.Pause(),
    commands.Resume(),
    commands.End(),
    commands.Rematch(),
    commands.Invite(),
    commands.Reissue(1),
)
"""Every command but moves and deleting, as the operator would send it."""


@pytest.mark.parametrize("number", range(len(TRIES)))
@in_a_loop
async def test_an_operator_who_knows_the_seed_can_influence_nothing_between_the_seal_and_the_start(number: int) -> None:
    """The operator is the host, and tries a command at every moment between the seal and the first move.

    Ben is honest: for every start he pledges a new share, and opens it for these terms. The operator knows the seed,
    and could choose the chance if anything that enters the key were still open once Ben's share is known.
    """
    for moment in range(6):
        hall = Hall()
        anna, ben = await hall.waiting("flautz", "Ben")
        honest = Honest(ben)
        steps: list[Callable[[], Awaitable[object]]] = [
            anna.pledge,
            honest.adds_chance,
            partial(anna.do, commands.Start()),
            partial(shares, anna),
            honest.adds_chance,
        ]
        steps.insert(moment, partial(tries, anna, TRIES[number]))
        for step in (*steps, *steps):  # After an attempt that called the start off, everybody begins anew.
            with suppress(Refused):
                await step()
        check_log(hall, anna.table, {share.hex() for share in honest.shares.values()})


class Honest:
    """A device that does what the page does."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.shares: dict[str, bytes] = {}

    async def adds_chance(self) -> None:
        lobby, you = self.device.lobby, self.device.visit.you
        if self.device.visit.is_gone or lobby["phase"] != "waiting" or not you["seats"]:
            return
        if lobby["terms"] is None and you["pledge"] is None:
            share = bytes([len(self.shares)]) * 16
            self.shares[pledge_of(share)] = share
            await self.device.do(commands.Pledge(lobby["seal"], pledge_of(share)))
        elif lobby["terms"] is not None and you["pledge"] in lobby["pledges"]:
            await self.device.do(commands.Share(lobby["terms"], self.shares[you["pledge"]].hex()))


async def shares(host: Device) -> None:
    if host.lobby["terms"] is not None:
        await host.share()


async def tries(host: Device, command: commands.AnyCommand) -> None:
    """Try a command. A pledge or a share names the table's seal or terms, so that it is not refused for those."""
    if isinstance(command, commands.Pledge):
        command = commands.Pledge(host.lobby["seal"], "77" * 32)
    if isinstance(command, commands.Share):
        command = commands.Share(host.lobby["terms"] or "00" * 32, "77" * 16)
    await host.do(command)


def check_log(hall: Hall, table: str, honest: set[str]) -> None:
    """Once an honest share is open, the next game has the header and the pledges for which it was opened.

    If other devices have not opened theirs yet, they can only open what they had pledged, or call the start off.
    """
    log = [entries.read(data) for data in hall.store.logs[table]]
    agreed: entries.Agreed | None = None
    for entry in log:
        if isinstance(entry, entries.Agreed):
            agreed = entry
        elif isinstance(entry, entries.CalledOff):
            agreed = None
        elif isinstance(entry, entries.Planned | entries.Seated):
            assert agreed is None, "the plan or the chairs changed between the start and the first move"
        elif isinstance(entry, entries.Shared):
            assert agreed is not None
            assert agreed.pledges[entry.device] == pledge_of(bytes.fromhex(entry.share))
        elif isinstance(entry, entries.Begun):
            assert agreed is not None
            assert entry.header == agreed.header
            agreed = None
    opened = [(entry, after) for entry, after in pairwise(log) if isinstance(entry, entries.Shared)]
    known = [entry.share for entry, _ in opened if entry.share in honest]
    assert len(known) == len(set(known)), "an honest share was opened for two starts"
    for entry, after in opened:
        assert entry.share not in honest or isinstance(after, entries.Begun), "something came after the last share"
