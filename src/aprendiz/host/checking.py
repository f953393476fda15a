"""Checks plans and edition files before a table uses them. Custom editions are checked in a worker process.

Anybody may write an edition, so a check may take long on purpose. Here it holds up nobody, and it has a time limit.
"""

import asyncio
import hashlib
from collections import OrderedDict
from logging import getLogger
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from aprendiz.core.errors import Invalid, reported
from aprendiz.core.strict import DEEPEST
from aprendiz.core.table_rules import TableRule, no
from aprendiz.host.chairs import Plan, Settings
from aprendiz.host.fair_count import FairCount
from aprendiz.host.plans import planned
from aprendiz.host.process import Lost, NotStarted, WorkerProcess
from aprendiz.host.worker import Checked, CheckFile, CheckPlan, packed, wrong

LOG: Final = getLogger("aprendiz.checking")

PATIENCE: Final = 10.0
"""Time limit of one check in seconds. The slowest valid editions take about 0.1 s; a busy machine needs longer."""

MOST_WAITING: Final = 50
"""Checks that may be open at once; more are refused. The second half is for networks with few of them."""

MOST_OF_ONE: Final = 3
"""The same for one device."""

MOST_REMEMBERED: Final = 4_000_000
"""Bytes of results that are remembered; the least recently used are dropped first."""


class Checking:
    def __init__(
        self, patience: float = PATIENCE, most_waiting: int = MOST_WAITING, most_remembered: int = MOST_REMEMBERED
    ) -> None:
        """The worker process is started on first use."""
        self.patience = patience
        self._most_remembered = most_remembered
        self.process: WorkerProcess | None = None
        self._turn = asyncio.Lock()
        """Held while a check runs."""
        self._networks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a check of a network waits for its turn or runs. So the networks take turns."""
        self._open: dict[bytes, asyncio.Task[Checked]] = {}
        """Checks that wait or run, by the hash of their contents."""
        self._count = FairCount(most_waiting, MOST_OF_ONE)
        """Counts the same checks, for the device that asked first."""
        self._results: OrderedDict[bytes, tuple[Checked, int]] = OrderedDict()
        """Results with their sizes, by the same hash; the least recently used first."""
        self.remembered = 0
        """Bytes of all results."""

    async def plan(self, plan: Plan, device: str, network: str = "") -> None:
        """Raises Invalid if the plan cannot be played, and Refused if too many checks are waiting."""
        if not plan.has_own_box:
            planned(plan)  # Its edition comes with the game, so the check takes a few milliseconds.
            return
        # Settings have nothing to do with the check. Without them, plans that differ only there have the same hash.
        try:
            written = msgspec.json.encode(msgspec.structs.replace(plan, settings=Settings()))
        except RecursionError:
            raise Invalid("edition", "too-deep", most=DEEPEST) from None
        await self._checked(CheckPlan(written), device, network)

    async def file(self, game: str, text: str, device: str, network: str = "") -> dict[str, Any]:
        """The contents of an edition file. Raises Invalid or Refused like `plan`."""
        result = await self._checked(CheckFile(game, text), device, network)
        contents: dict[str, Any] = msgspec.json.decode(result.contents)
        return contents

    async def close(self) -> None:
        """Kill the worker process. Callers that wait are cancelled."""
        for task in self._open.values():
            task.cancel()
        await asyncio.gather(*self._open.values(), return_exceptions=True)
        await self._end_process()

    async def _checked(self, check: CheckFile | CheckPlan, device: str, network: str) -> Checked:
        key = hashlib.sha256(packed(check)).digest()
        if key in self._results:
            self._results.move_to_end(key)
            result = self._results[key][0]
        else:
            result = await self._waited_for(key, check, device, network)
        if result.problem:
            raise reported(result.where, result.problem, result.facts)
        return result

    async def _waited_for(self, key: bytes, check: CheckFile | CheckPlan, device: str, network: str) -> Checked:
        if key not in self._open:
            self._count.check(device, network)
            self._count.add(device, network)
            self._open[key] = task = asyncio.create_task(self._check(key, check, network))
            task.add_done_callback(lambda _: self._end(key, device, network))
        return await asyncio.shield(self._open[key])  # Others may wait for the same check.

    def _end(self, key: bytes, device: str, network: str) -> None:
        del self._open[key]
        self._count.remove(device, network)

    async def _check(self, key: bytes, check: CheckFile | CheckPlan, network: str) -> Checked:
        async with self._networks.setdefault(network, asyncio.Lock()), self._turn:
            try:
                result = await self._ask(check)
            except (Lost, NotStarted) as error:
                LOG.error("an edition could not be checked: %s", error)
                raise no(TableRule.TOO_MANY_REQUESTS, "slow-down") from None
        self._remember(key, result)
        return result

    async def _ask(self, check: CheckFile | CheckPlan) -> Checked:
        if self.process is not None and self.process.has_ended:
            await self._end_process()
        if self.process is None:
            self.process = await WorkerProcess.start()
        try:
            return await self.process.check(check, self.patience)
        except Lost as lost:
            await self._end_process()
            if not lost.has_hung:
                raise
            return wrong(Invalid("edition", "too-slow", seconds=round(self.patience)))
        except asyncio.CancelledError:
            await self._end_process()
            raise

    def _remember(self, key: bytes, result: Checked) -> None:
        size = len(key) + len(packed(result))
        self._results[key] = result, size
        self.remembered += size
        while self.remembered > self._most_remembered:
            _, (_, dropped) = self._results.popitem(last=False)
            self.remembered -= dropped

    async def _end_process(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            await process.end()
