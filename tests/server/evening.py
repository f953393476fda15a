"""People at a table on a real server: they play the moves of a given game, and the onlooker records all it is sent."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

from aprendiz.core.dice import Dice
from aprendiz.core.seal import SHARE_BYTES, pledge_of
from aprendiz.host.house import House
from aprendiz.host.talk import PHRASES
from tests.server.device import Data, Device
from tests.server.serving import ROOMY, around
from tests.server.truths import Case, Fixed, Turn

UNHURRIED = replace(
    ROOMY, burst=1e9, rate=1e9, all_burst=1e9, all_rate=1e9, requests_burst=1e9, requests_rate=1e9, mistakes=1e9
)
SECONDS_A_TURN = 1.7

REFUSED: tuple[Data, ...] = (
    {"kind": "Sit", "name": "Zoe"},
    {"kind": "Start"},
    {"kind": "Rematch"},
    {"kind": "Free", "seat": 0},
    {"kind": "Swap", "seat": 0, "other": 1},
    {"kind": "Help", "seat": 0, "is_on": True},
    {"kind": "Rename", "seat": 1, "name": "Zoe"},
    {"kind": "Pledge", "seal": "00" * 32, "pledge": "00" * 32},
    {"kind": "Share", "terms": "00" * 32, "share": "00" * SHARE_BYTES},
    {"kind": "Act", "seat": 4, "ask": 1, "move": {}},
    {"kind": "Act", "seat": 0, "ask": 1, "move": {"kind": "Nothing"}},
    {"kind": "Say", "seat": 3, "phrase": "hello"},
    {"kind": "Say", "seat": 0, "phrase": "something else"},
    {"kind": "Dance"},
)
"""Commands that are refused during a game, whoever sends them."""


async def all_sent(case: Case, turns: Sequence[Turn], house: House, fixed: Fixed) -> tuple[list[bytes], list[bytes]]:
    """Everything the onlooker is sent in an evening, byte for byte: over its socket, and over HTTP."""
    async with around(house, UNHURRIED) as url, AsyncExitStack() as stack:
        evening = Evening(case, fixed, url)
        for device in evening.devices:
            await stack.enter_async_context(device)
        async with asyncio.timeout(120):
            await evening.gather()
            await evening.play(turns)
            await evening.end()
        return evening.onlooker.heard, evening.onlooker.fetched


class Evening:
    def __init__(self, case: Case, fixed: Fixed, url: str) -> None:
        self.case = case
        self.fixed = fixed
        self.dice = Dice(case.seed)
        self.onlooker = Device(url, 99)
        self.hands = Device(url, 99) if case.kind == "covered" else self.onlooker
        """Where the onlooker's own moves are made: if its device is covered, in another tab."""
        others = {seat: Device(url, seat) for seat in range(case.seats) if seat not in case.own}
        self.at: dict[int, Device] = {**others, **dict.fromkeys(case.own, self.hands)}
        self.devices = list(dict.fromkeys([self.at[case.host], *self.at.values(), self.onlooker]))
        self.version = 0

    @property
    def host(self) -> Device:
        return self.at[self.case.host]

    async def gather(self) -> None:
        """Everybody joins, enters and takes a chair; then the game begins."""
        made = await self.host.post("/api/tables", {"plan": self.case.plan})
        for device in self.devices:
            await device.post("/api/join", {"code": made["code"]})
            device.table = made["table"]
            await device.enter()
        for seat, device in self.at.items():
            await self.do(device, "Sit", name=f"Person {seat}", seat=seat, is_helped=seat in self.case.helped)
        await self.fetch()
        await self.do(self.host, "Start")
        for device in self.devices:
            await self.do(device, "Pledge", seal=device.lobby["seal"], pledge=pledge_of(device.share))
        assert (await self.do(self.host, "Start"))["kind"] == "Done"
        for device in self.devices:
            await self.do(device, "Share", terms=self.host.lobby["terms"], share=device.share.hex())
        assert self.host.lobby["phase"] == "playing"

    async def play(self, turns: Sequence[Turn]) -> None:
        for turn in in_some_order(turns, self.dice):
            self.fixed.time += SECONDS_A_TURN
            if self.onlooker.is_away and (turn.seat in self.case.own or not self.dice.below(2)):
                await self.come_back()
            if not self.onlooker.is_away:
                await self.look_on(turn)
            await self.make(turn)
            if not self.dice.below(5) and (await self.do(self.at[turn.seat], "Undo", seat=turn.seat))["kind"] == "Done":
                await self.make(turn)
        if self.onlooker.is_away:
            await self.come_back()

    async def make(self, turn: Turn) -> None:
        device = self.at[turn.seat]
        if self.case.kind == "covered" and device is self.hands:
            await device.ask({"kind": "Show", "seat": turn.seat})
        await device.until(self.version)
        answer = await device.act(turn.seat, turn.move)
        assert answer["kind"] == "Done", f"{turn} was answered by {answer}"
        self.version = answer["version"]
        if self.case.kind == "covered" and device is self.hands:
            await device.ask({"kind": "Show", "seat": None})

    async def look_on(self, turn: Turn) -> None:
        """Everything that happens before a move: the attempts of the onlooker, and other events."""
        happens = self.dice.below(12)
        await self.onlooker.until(self.version)
        for seat in range(self.case.seats):
            await self.onlooker.ask({"kind": "Preview", "seat": seat})
        if happens < 3 or turn.seat in self.case.own:
            await self.try_moves(turn)
        if happens == 3:
            await self.send_what_is_stale()
        elif happens == 4:
            await self.talk()
        elif happens == 5:
            await self.fetch()
        elif happens == 6 and turn.seat not in self.case.own:
            await self.go_away()
        elif happens == 7:
            await self.pause(turn)
        elif happens == 8:
            await self.ask_for_what_is_refused()
        elif happens == 9:
            await self.ask_for_codes()
        elif happens == 10:
            await self.let_somebody_agree_to_open_hands()
        elif happens == 11:
            await self.let_somebody_go_and_return()

    async def try_moves(self, turn: Turn) -> None:
        """Try moves that are not legal, or not now. On a covered device nobody moves."""
        for seat in self.case.own if self.case.kind == "seat" else ():
            for move in turn.probes:
                if move not in self.onlooker.legal.get(seat, ()):
                    answer = await self.onlooker.act(seat, move)
                    assert answer["kind"] != "Done", f"{move} is not legal and was accepted"

    async def send_what_is_stale(self) -> None:
        """Send answers to old questions, to questions of other seats, and to questions that were never asked."""
        for seat in range(self.case.seats):
            for ask in (0, (self.onlooker.asks.get(seat) or 0) - 1, 1000):
                await self.do(self.onlooker, "Act", seat=seat, ask=ask, move={})

    async def talk(self) -> None:
        for seat, device in self.at.items():
            await self.do(device, "Say", seat=seat, phrase=self.dice.choice(list(PHRASES)))
        await self.do(self.onlooker, "Say", seat=self.dice.below(self.case.seats), phrase="hello")

    async def fetch(self) -> None:
        """Fetch files and lists. A covered device fetches no file of its own seats."""
        table = f"/api/tables/{self.onlooker.table}"
        seats = [seat for seat in range(self.case.seats) if self.case.kind != "covered" or seat not in self.case.own]
        logs = [f"{table}/log", *(f"{table}/log?seat={seat}" for seat in seats)]
        for path in ("/api/tables", table, *logs, f"{table}/log?seat=x", f"{table}/record", f"{table}/record?game=1"):
            await self.onlooker.fetch(path)

    async def go_away(self) -> None:
        """Leave properly, or by a lost connection."""
        if self.case.kind == "covered" or self.dice.below(2):
            await self.onlooker.exit()
            await self.onlooker.disconnect()
            return
        seat, somebody = next(item for item in self.at.items() if item[1] is not self.onlooker)
        for device in (self.onlooker, somebody):
            await self.do(device, "Reclaim", seat=seat)  # Every message before the answer has been read now.
        count = somebody.presences
        await self.onlooker.disconnect()
        await somebody.until_presences(count + 1)

    async def come_back(self) -> None:
        """Reconnect, with the missed changes or with the whole table."""
        await self.onlooker.connect()
        known = self.onlooker.version
        await self.onlooker.enter(self.dice.choice([known, known, None, 1, known + 1000]))

    async def pause(self, turn: Turn) -> None:
        await self.do(self.host, "Pause")
        for seat in self.case.own:
            await self.do(self.onlooker, "Undo", seat=seat)
        await self.try_moves(turn)
        await self.do(self.host, "Resume")

    async def ask_for_what_is_refused(self) -> None:
        for seat in set(range(self.case.seats)) - {*self.case.own}:
            await self.do(self.onlooker, "Undo", seat=seat)
        if self.host is not self.hands:
            for kind in ("Pause", "Resume", "End", "Delete", "Invite"):
                await self.do(self.onlooker, kind)
        for command in REFUSED:
            await self.do(self.onlooker, **command)

    async def ask_for_codes(self) -> None:
        for seat in range(self.case.seats):
            await self.do(self.onlooker, "Pass", seat=seat)
            await self.do(self.onlooker, "Reissue", seat=seat)

    async def let_somebody_agree_to_open_hands(self) -> None:
        seat = self.dice.below(self.case.seats)
        for is_on in (True, False):
            await self.do(self.at[seat], "OpenHands", seat=seat, is_on=is_on)
            await self.do(self.onlooker, "OpenHands", seat=0, is_on=False)

    async def let_somebody_go_and_return(self) -> None:
        device = self.at[self.dice.below(self.case.seats)]
        if device is not self.onlooker:
            await device.exit()
            await self.onlooker.ask({"kind": "Show", "seat": None})
            await device.enter()

    async def end(self) -> None:
        """End the evening while the game is running: after the game, its record shows everything to everybody."""
        await self.fetch()
        await self.onlooker.exit()

    async def do(self, device: Device, kind: str, **parts: Any) -> Data:
        """Send a command, and wait until everybody has been sent its result before the next one."""
        await device.until(self.version)
        answer = await device.do(kind, **parts)
        self.version = max(self.version, answer.get("version") or 0)
        return answer


def in_some_order(turns: Sequence[Turn], dice: Dice) -> list[Turn]:
    """Shuffle the turns whose choices are made at the same moment."""
    left, found = list(turns), []
    while left:
        asked = set(left[0].asked)
        together = 0
        while together < min(len(asked), len(left)) and asked.issuperset(left[together].asked):
            together += 1
        while together:
            found.append(left.pop(dice.below(together)))
            together -= 1
    return found
