"""How a game begins: all chairs taken, the seal shown, and a pledged share from every connected device with a chair."""

import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import pairwise

import pytest

from aprendiz.core.compare import compare
from aprendiz.core.document import read
from aprendiz.core.errors import Refused
from aprendiz.core.record import Record
from aprendiz.core.seal import pledge_of, seal_of
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.verify import first_fault
from aprendiz.games import load
from aprendiz.host import entries
from aprendiz.host.chairs import Plan
from aprendiz.host.clockwork import SHARING
from aprendiz.host.commands import (
    AnyCommand,
    Choose,
    End,
    Free,
    Help,
    Invite,
    Leave,
    OpenHands,
    Pass,
    Pause,
    Pledge,
    Reclaim,
    Reissue,
    Rematch,
    Remove,
    Rename,
    Resume,
    Say,
    SeatBot,
    Share,
    Sit,
    Start,
    Swap,
    Undo,
)
from tests.host.tables import Device, Hall, in_a_loop, play_out, refused, until

SHORT: dict[str, dict[str, object]] = {"flautz": {}, "magus": {}, "labyrinth": {"goal": 1}}
"""Every game with the options that make it short."""


@in_a_loop
async def test_a_game_starts_when_every_chair_is_taken() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben", seats=3)
    await anna.pledge()
    await ben.pledge()
    with refused("table-15"):
        await anna.do(Start())
    await anna.do(SeatBot(2, "novice"))
    await anna.do(Start())
    assert anna.lobby["phase"] == ben.lobby["phase"] == "waiting"
    await anna.share()
    await ben.share()
    assert anna.lobby["phase"] == ben.lobby["phase"] == "playing"
    assert anna.lobby["game"] == 1


@in_a_loop
async def test_it_waits_for_the_pledge_of_every_device_that_is_there() -> None:
    hall = Hall()
    anna, ben, cleo = await hall.waiting("flautz", "Ben", "Cleo")
    await anna.pledge()
    await ben.pledge()
    with refused("table-16"):
        await anna.do(Start())
    assert [chair["has_pledged"] for chair in anna.lobby["chairs"]] == [True, True, False]
    cleo.exit()
    await anna.do(Start())
    await ben.share()
    assert [chair["has_shared"] for chair in anna.lobby["chairs"]] == [False, True, False]
    await anna.share()
    assert anna.lobby["phase"] == "playing"
    assert anna.lobby["shares"] == [anna.own_share.hex(), ben.own_share.hex()], "the order of the pledges"


@in_a_loop
async def test_a_table_without_people_starts_at_once() -> None:
    hall = Hall()
    anna = await hall.opened()
    for seat in (0, 1):
        await anna.do(SeatBot(seat, "novice"))
    await anna.do(Start())
    assert (anna.lobby["phase"], anna.lobby["shares"]) == ("playing", [])


@in_a_loop
async def test_a_device_with_two_chairs_adds_one_share() -> None:
    hall = Hall()
    [anna] = await hall.waiting(seats=2)
    await anna.do(Sit("Ben"))
    await hall.begin([anna])
    assert len(anna.lobby["shares"]) == 1


@in_a_loop
async def test_the_seal_is_shown_before_the_first_pledge_and_opened_after_the_game() -> None:
    hall = Hall()
    anna = await hall.opened()
    shown = anna.heard[0]["lobby"]["seal"]
    await anna.do(Sit("Anna"))
    await anna.do(SeatBot(1, "novice"))
    assert anna.lobby["seal"] == shown
    await hall.begin([anna])
    assert anna.lobby["seal"] == shown
    opened = (await anna.truth()).seed
    assert seal_of(opened) == shown
    assert opened.hex() not in json.dumps(anna.heard)


@in_a_loop
async def test_a_pledge_for_another_seal_is_refused() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    with refused("table-11"):
        await ben.do(Pledge(seal_of(bytes(32)), "00" * 32))
    assert anna.lobby["pledges"] == []


@in_a_loop
async def test_only_devices_with_a_chair_pledge() -> None:
    hall = Hall()
    anna, _ = await hall.waiting("flautz", "Ben")
    cleo = await hall.guest(anna, "Cleo")
    with refused("table-4"):
        await cleo.pledge()
    await anna.pledge()
    await anna.do(Leave(0))
    assert anna.lobby["pledges"] == []


@in_a_loop
async def test_the_last_pledge_before_the_start_counts() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await ben.do(Pledge(ben.lobby["seal"], "01" * 32))
    await anna.pledge()
    await ben.pledge()
    version = anna.visit.version
    await ben.pledge()
    assert anna.visit.version == version, "the same pledge again changes nothing"
    assert anna.lobby["pledges"] == [pledge_of(anna.own_share), pledge_of(ben.own_share)]
    await anna.do(Start())
    with refused("table-6"):
        await ben.do(Pledge(ben.lobby["seal"], "01" * 32))


@in_a_loop
async def test_only_the_pledged_share_is_opened_and_only_for_what_was_agreed() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    cleo = await hall.guest(anna, "Cleo")
    with refused("table-11"):
        await ben.do(Share("00" * 32, ben.own_share.hex()))
    await anna.pledge()
    await ben.pledge()
    await anna.do(Start())
    terms = ben.lobby["terms"]
    for device, command in (
        (ben, Share(terms, "00" * 16)),
        (ben, Share("00" * 32, ben.own_share.hex())),
        (cleo, Share(terms, cleo.own_share.hex())),
    ):
        with refused("table-11"):
            await device.do(command)
    await ben.share()
    version = ben.visit.version
    await ben.share()
    assert ben.visit.version == version, "the same share again changes nothing"
    await anna.share()
    with refused("table-6"):
        await ben.do(Share(terms, ben.own_share.hex()))


@in_a_loop
async def test_the_terms_follow_from_the_record() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Ben")
    await play_out(devices)
    record = read((await hall.house.film(devices[0].table, "Ben")).record, load)
    assert isinstance(record, Record)
    assert record.envelope.terms(record.header.encode()) == devices[1].lobby["terms"]


CHANGES: dict[str, tuple[int, AnyCommand]] = {
    "the host chooses other options": (0, Choose(Plan("flautz", 2, options={"mode": "matches"}))),
    "the host renames": (0, Rename(0, "Annalisa")),
    "the host renames a guest": (0, Rename(1, "Benedetto")),
    "the host swaps": (0, Swap(0, 1)),
    "the host removes": (0, Remove(1)),
    "the host leaves": (0, Leave(0)),
    "a guest leaves": (1, Leave(1)),
    "a guest renames": (1, Rename(1, "Benedetto")),
    "a guest wants help": (1, Help(1, True)),
}


@pytest.mark.parametrize("change", CHANGES)
@in_a_loop
async def test_a_change_calls_off_a_start_and_voids_all_pledges(change: str) -> None:
    hall = Hall()
    devices = await hall.waiting("flautz", "Ben")
    for device in devices:
        await device.pledge()
    await devices[0].do(Start())
    await devices[0].share()
    by, command = CHANGES[change]
    await devices[by].do(command)
    lobby = devices[0].lobby
    assert (lobby["phase"], lobby["terms"], lobby["pledges"], lobby["shares"]) == ("waiting", None, [], [])
    assert lobby["starts"] == 1


@in_a_loop
async def test_a_chair_that_moves_to_another_device_calls_off_a_start() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    code = await ben.do(Pass(1))
    await anna.pledge()
    await ben.pledge()
    await anna.do(Start())
    await hall.house.claim(str(code), "Cleo")
    assert (anna.lobby["terms"], anna.lobby["pledges"]) == (None, [])


@in_a_loop
async def test_a_start_is_called_off_if_a_share_is_not_opened_in_time() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await anna.pledge()
    await ben.pledge()
    await anna.do(Start())
    await anna.share()
    await hall.pass_time(SHARING - 1, anna)
    assert anna.lobby["terms"] is not None
    await hall.pass_time(2, anna)
    await until(lambda: anna.lobby["terms"] is None)
    assert (anna.lobby["pledges"], anna.lobby["phase"], anna.lobby["starts"]) == ([], "waiting", 1)
    await hall.begin([anna, ben])
    assert (anna.lobby["phase"], anna.lobby["starts"]) == ("playing", 2)


@in_a_loop
async def test_shares_are_opened_after_a_restart_too() -> None:
    hall = Hall()
    anna, ben = await hall.waiting("flautz", "Ben")
    await anna.pledge()
    await ben.pledge()
    await anna.do(Start())
    await anna.share()
    await hall.restart()
    await ben.share()
    assert (anna.lobby["phase"], len(anna.lobby["shares"])) == ("playing", 2)


TRIES: tuple[AnyCommand, ...] = (
    *(command for by, command in CHANGES.values() if by == 0),
    Sit("Anna again"),
    Pledge("", ""),
    Share("", "00" * 16),
    OpenHands(0, True),
    Undo(0),
    Say(0, "hello"),
    Reclaim(0),
    Pass(0),
    SeatBot(1, "novice"),
    Free(1),
    Start(),
    Pause(),
    Resume(),
    End(),
    Rematch(),
    Invite(),
    Reissue(1),
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
            partial(anna.do, Start()),
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
            await self.device.do(Pledge(lobby["seal"], pledge_of(share)))
        elif lobby["terms"] is not None and you["pledge"] in lobby["pledges"]:
            await self.device.do(Share(lobby["terms"], self.shares[you["pledge"]].hex()))


async def shares(host: Device) -> None:
    if host.lobby["terms"] is not None:
        await host.share()


async def tries(host: Device, command: AnyCommand) -> None:
    """Try a command. A pledge or a share names the table's seal or terms, so that it is not refused for those."""
    if isinstance(command, Pledge):
        command = Pledge(host.lobby["seal"], "77" * 32)
    if isinstance(command, Share):
        command = Share(host.lobby["terms"] or "00" * 32, "77" * 16)
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


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("flautz", {"final_turns": "all"}),
        ("magus", {"infant": "yes", "infant_goal": "gross"}),
        ("labyrinth", {"turned": "no"}),
    ],
)
@in_a_loop
async def test_a_plan_with_an_option_that_came_later_is_played(game: str, options: dict[str, object]) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben", options={**SHORT[game], **options})
    await play_out(devices)
    record = read((await hall.house.film(devices[0].table, "Ben")).record, load)
    assert isinstance(record, Record)
    assert options.items() <= record.header.options.items()
    assert first_fault(record, load(game)) is None


@pytest.mark.parametrize("game", SHORT)
@in_a_loop
async def test_the_record_of_a_finished_game_is_true_to_the_seal_and_the_shares(game: str) -> None:
    hall = Hall()
    devices = await hall.playing(game, "Ben", options=SHORT[game])
    anna = devices[0]
    seal, shares = anna.lobby["seal"], anna.lobby["shares"]
    with refused("table-17"):
        await hall.house.film(anna.table, "Ben")
    await play_out(devices)
    assert anna.lobby["phase"] == "over"
    film = await hall.house.film(anna.table, "Ben")
    record = read(film.record, load)
    assert isinstance(record, Record)
    assert first_fault(record, load(game)) is None
    assert (record.seal, [share.hex() for share in record.envelope.shares]) == (seal, shares)
    assert [seat.name for seat in record.header.seats] == ["Anna", "Ben"]
    for text in film.logs.values():
        log = read(text, load)
        assert isinstance(log, SeatLog)
        assert log.is_finished
        assert compare(record, log, load(game)) is None


@in_a_loop
async def test_who_leaves_a_running_game_is_followed_by_a_bot_under_the_same_name() -> None:
    hall = Hall()
    anna, ben = await hall.playing("flautz", "Ben")
    await ben.do(Leave(1))
    chair = anna.lobby["chairs"][1]
    assert (chair["name"], chair["player"], chair["sits_in"]) == ("Ben", "adept", None)
    assert ben.visit.updates == {}
    assert not ben.visit.is_gone
