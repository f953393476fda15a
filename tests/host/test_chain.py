"""Every stored entry carries a digest of the log before it: no change of a log goes unnoticed."""

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pytest

from aprendiz.host import chain
from aprendiz.host.chain import Broken, Chain
from aprendiz.host.commands import Say, Undo
from aprendiz.host.rebuilding import rebuilt
from aprendiz.host.store import MemoryStore
from aprendiz.host.summary import summarised, write_summary
from tests.host.tables import Hall, asked, in_a_loop, play_out

OLD: Final = Path(__file__).with_name("logs").joinpath("protocol_1.jsonl").read_bytes().splitlines()
ENTRIES: Final = [b'{"kind":"Number","number":%d}' % number for number in range(6)]
START: Final = b"nobody knows it!"


def chained(start: bytes = START) -> list[bytes]:
    made = Chain(start)
    return [made.add(entry) for entry in ENTRIES]


def changed(log: list[bytes], at: int) -> list[bytes]:
    return [*log[:at], log[at].replace(b"Number", b"Numbed"), *log[at + 1 :]]


def removed(log: list[bytes], at: int) -> list[bytes]:
    return [*log[:at], *log[at + 1 :]]


def doubled(log: list[bytes], at: int) -> list[bytes]:
    return [*log[: at + 1], *log[at:]]


def swapped(log: list[bytes], at: int) -> list[bytes]:
    return [*log[:at], log[at + 1], log[at], *log[at + 2 :]]


def inserted(log: list[bytes], at: int) -> list[bytes]:
    return [*log[: at + 1], ENTRIES[0], *log[at + 1 :]]


@pytest.mark.parametrize("tamper", [changed, removed, doubled, swapped, inserted])
@pytest.mark.parametrize("at", [1, 2, 3, 4])
def test_an_entry_that_was_changed_removed_added_or_moved_is_found(
    tamper: Callable[[list[bytes], int], list[bytes]], at: int
) -> None:
    log = chained()
    assert chain.check(log).broken is None
    with pytest.raises(Broken) as broken:
        chain.check(tamper(log, at))
    assert broken.value.entry in (at + 1, at + 2)


def test_the_heads_after_a_change_are_others_and_those_before_it_are_the_same() -> None:
    log = chained()
    honest, other = chain.check(log), chain.chain_of(changed(log, 3))
    same = [honest.head(version) == other.head(version) for version in range(1, 7)]
    assert same == [True, True, True, False, False, False]
    assert other.broken == 5


def test_a_change_of_which_the_rest_of_the_chain_was_made_anew_changes_every_head_after_it() -> None:
    log = chained()
    made = chain.chain_of(changed(log, 3)[:4])
    for entry in ENTRIES[4:]:
        made.add(entry)
    assert made.broken is None
    assert not {made.head(version) for version in (4, 5, 6)} & {chain.check(log).head(version) for version in (4, 5, 6)}


def test_the_chain_is_what_the_documentation_says() -> None:
    log, digest = chained(), START
    for version, stored in enumerate(log, 1):
        assert json.loads(stored) == {"kind": "Number", "number": version - 1, "before": digest.hex()}
        digest = blake2b(digest + stored, digest_size=16, person=b"aprendiz log").digest()
        head = blake2b(digest, digest_size=16, person=b"aprendiz head").hexdigest()
        assert chain.check(log).head(version) == head


def test_a_version_that_the_log_does_not_have_has_no_head() -> None:
    made = chain.check(chained())
    for version in (-1, 0, 7):
        with pytest.raises(IndexError):
            made.head(version)


def test_a_log_of_before_there_were_chains_is_covered_from_its_next_entry_on() -> None:
    made = chain.check(OLD)
    assert made.chained == 0
    log = [*OLD, *(made.add(entry) for entry in ENTRIES)]

    assert chain.check(log).chained == len(ENTRIES)
    old = [*OLD[:3], OLD[3].replace(b'"at":1', b'"at":2'), *OLD[4:]]
    assert old != OLD
    with pytest.raises(Broken) as broken:
        chain.check([*old, *log[len(OLD) :]])
    assert broken.value.entry == len(OLD) + 1


def test_nobody_can_check_a_guess_at_a_hidden_entry_with_the_heads() -> None:
    """The same entries have other heads at every table, and no head follows from the one before and the entry."""
    one, other = chain.check(chained()), chain.check(chained(b"nor this one ..."))
    for version in range(1, 7):
        assert one.head(version) != other.head(version)
    entries = [entry for log in (chained(), ENTRIES) for entry in log]
    heads = [bytes.fromhex(one.head(version)) for version in range(1, 7)]
    for person in (b"aprendiz log", b"aprendiz head"):
        guesses = {blake2b(head + entry, digest_size=16, person=person).digest() for head in heads for entry in entries}
        assert not guesses & {*heads}
        assert not {blake2b(guess, digest_size=16, person=b"aprendiz head").digest() for guess in guesses} & {*heads}


@in_a_loop
async def test_every_entry_of_a_table_is_chained_from_a_secret_start() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Berta")
    actor = asked(devices)
    await actor.act()
    await actor.do(Undo(actor.seat))
    await devices[0].do(Say(0, "hello"))
    await play_out(devices)
    await hall.again(devices)
    await play_out(devices, 3)
    log = await hall.store.read(devices[0].table)
    made = chain.check(log)

    assert made.chained == len(made) == len(log)
    digests = [json.loads(stored)["before"] for stored in log]
    for device in devices:
        assert device.visit.kept == {"version": len(log), "head": made.head(len(log))}
        for message in device.heard:
            if message["kind"] in ("Whole", "Changed"):
                assert message["head"] == made.head(message["version"])
        assert not [digest for digest in digests if digest in json.dumps(device.heard)], "a digest was sent"


@in_a_loop
async def test_a_restart_a_failed_write_and_a_retried_command_raise_no_alarm() -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Berta")
    token = "0" * 32
    await devices[0].do(Say(0, "hello"), token)
    hall.moods.fails_once = True
    with pytest.raises(Exception, match="out of order"):
        await devices[0].do(Say(0, "thank-you"))
    await play_out(devices, 2)
    await hall.restart()
    await devices[0].do(Say(0, "hello"), token)
    await play_out(devices, 2)

    log = await hall.store.read(devices[0].table)
    head = chain.check(log).head(len(log))
    for device in devices:
        assert device.visit.discontinued is None
        assert device.visit.kept == {"version": len(log), "head": head}


@in_a_loop
async def test_a_broken_log_is_noticed_by_the_server_and_by_the_devices_that_saw_it_whole(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hall = Hall()
    devices = await hall.playing("flautz", "Berta")
    await devices[0].do(Say(0, "hello"))
    await play_out(devices, 2)
    log = hall.store.logs[devices[0].table]
    at = next(number for number, data in enumerate(log) if b'"Said"' in data)
    log[at] = log[at].replace(b"hello", b"good-game")
    await hall.restart()

    assert all(device.visit.discontinued is not None for device in devices)
    [record] = [record for record in caplog.records if record.levelname == "ERROR"]
    assert vars(record)["facts"] == {"table": devices[0].table, "entry": at + 2, "flaw": "chain"}
    for device in devices:
        device.visit.accept()
    await play_out(devices, 2)
    await hall.restart()
    assert all(device.visit.discontinued is None for device in devices)


@in_a_loop
async def test_a_device_that_knows_another_log_is_sent_the_whole_table() -> None:
    hall = Hall()
    anna, berta = await hall.playing("flautz", "Berta")
    before = MemoryStore()
    before.logs = {table: list(log) for table, log in hall.store.logs.items()}
    before.summaries = dict(hall.store.summaries)
    await anna.do(Say(0, "hello"))
    await anna.do(Say(0, "thank-you"))
    for device in (anna, berta):
        device.exit()

    restored = Hall(before)
    await restored.house.open()
    anna.hall = berta.hall = restored
    await anna.enter()
    for _ in range(3):
        await anna.do(Say(0, "good-game"))
    heard = len(berta.heard)
    await berta.enter(berta.visit.version)

    assert berta.heard[heard]["kind"] == "Whole"
    for device in (anna, berta):
        assert device.visit.discontinued is not None
        device.visit.accept()


@in_a_loop
async def test_a_table_of_before_there_were_chains_goes_on_with_one() -> None:
    hall = Hall()
    await hall.store.append("old", 0, OLD, write_summary(summarised(rebuilt("old", OLD))))
    await hall.house.open()
    anna = hall.device("Anna")
    anna.table = "old"
    await anna.enter()
    await anna.do(Say(anna.seat, "hello"))

    log = await hall.store.read("old")
    made = chain.check(log)
    assert log[: len(OLD)] == OLD
    assert made.chained == len(log) - len(OLD) > 0
    assert anna.visit.kept == {"version": len(log), "head": made.head(len(log))}
