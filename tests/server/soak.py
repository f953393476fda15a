"""A server killed again and again while people play: nothing promised is lost, and clients recover by themselves.

`python -m tests.server.soak --kills 1000` runs as long as you like; the test suite does the same for a short time.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from aprendiz.client import Api
from aprendiz.core import document
from aprendiz.core.plain import plain
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from aprendiz.host.limits import Limits as HouseLimits
from aprendiz.server.run import Serving
from tests.server.ledger import Ledger, Tally
from tests.server.people import Person, Witness, persistently, same_as_fresh
from tests.server.serving import HOST, ROOMY, Server, free_port


@dataclass(frozen=True)
class Company:
    """What is played at one table, and by whom."""

    game: str
    people: int
    bots: int = 0
    onlookers: int = 0
    options: dict[str, int] = field(default_factory=dict)

    @property
    def plan(self) -> dict[str, Any]:
        settings = {"allows_spectators": self.onlookers > 0}
        return {"game": self.game, "seats": self.people + self.bots, "options": self.options, "settings": settings}


COMPANIES = (
    Company("flautz", 3, onlookers=1),
    Company("flautz", 2, bots=1),
    Company("magus", 3, onlookers=1, options={"limit": 12}),
    Company("labyrinth", 4, options={"goal": 1, "limit": 40}),
)
"""The companies that play at the same time."""

DEVICES = 6
"""Number of devices; each is at several tables."""

MOMENTS = {"any": 3, "asking": 4, "promised": 4, "later": 1}
"""When the server is killed, with weights: mostly while a request is open, or right after a promise."""

SECONDS_TO_FINISH = 300.0


class Soak:
    def __init__(self, server: Server, kills: int, seed: int, report: Callable[[str], None]) -> None:
        self.server = server
        self.wanted = kills
        self.kills = 0
        self.moments: Counter[str] = Counter()
        self.dice = Random(seed)
        self.ledger = Ledger()
        self.report = report
        self.devices: list[Witness] = []
        self.people: list[Person] = []
        """The people who are at a table now."""
        self.is_looking = asyncio.Lock()
        """Held while a person is being checked, who must not leave meanwhile."""
        self.records = 0
        self.slowest = 0.0
        """The longest time in seconds from a start to the first promise."""

    async def run(self) -> Tally:
        self.server.start()
        async with AsyncExitStack() as stack:
            for _ in range(DEVICES):
                self.devices.append(await stack.enter_async_context(Witness(Api(self.server.url), self.ledger)))
            async with asyncio.TaskGroup() as group:
                for company in COMPANIES:
                    group.create_task(self.keep_playing(company))
                await self.keep_killing()
        self.server.stop()
        assert "Traceback" not in self.server.log, self.server.log
        return self.ledger.check(self.server.folder)

    # The server

    async def keep_killing(self) -> None:
        while self.kills < self.wanted:
            promises, since = self.ledger.promises, time.monotonic()
            await self.ledger.until_promised(promises + 1)
            self.slowest = max(self.slowest, time.monotonic() - since)
            if not self.dice.randrange(3):
                await self.look_at_somebody()
            await self.moment()
            self.kill()
            while self.kills < self.wanted and not self.dice.randrange(4):
                self.moments["starting"] += 1
                self.server.start(waits=False)
                await asyncio.sleep(self.dice.uniform(0, 0.2))
                self.kill()
            self.server.start(waits=False)

    def kill(self) -> None:
        self.server.kill()
        self.kills += 1
        if self.kills % 50 == 0:
            self.report(f"{self.kills} kills, {self.ledger.promises} promises, {self.records} records")

    async def moment(self) -> None:
        """Wait for the next moment to kill the server."""
        moment = self.dice.choices([*MOMENTS], [*MOMENTS.values()])[0]
        self.moments[moment] += 1
        if moment == "asking":
            await self.ledger.until_asking()
            await asyncio.sleep(self.dice.uniform(0, 0.02))
        elif moment == "promised":
            await self.ledger.until_promised(self.ledger.promises + self.dice.randint(1, 10))
        else:
            await asyncio.sleep(self.dice.uniform(0, 0.3 if moment == "any" else 2.0))

    # The tables

    async def keep_playing(self, company: Company) -> None:
        dice = Random(self.dice.random())
        while self.kills < self.wanted:
            games = dice.randint(1, 2)
            people = await self.gather(company, games, dice)
            self.people += people
            async with asyncio.timeout(SECONDS_TO_FINISH + self.wanted):
                await asyncio.gather(*(person.play() for person in people))
            for person in people:
                await same_as_fresh(person.visit, person.witness.api)
            for number in range(1, games + 1):
                await self.prove(dice.choice(people), number)
            async with self.is_looking:
                for person in people:
                    self.people.remove(person)
                    await person.witness.leave(person.visit.table)

    async def gather(self, company: Company, games: int, dice: Random) -> list[Person]:
        """Create another table with people from different devices."""
        devices = dice.sample(self.devices, company.people + company.onlookers)
        table, code = await persistently(partial(devices[0].api.create, company.plan))
        people: list[Person] = []
        for number, witness in enumerate(devices):
            await persistently(partial(witness.api.join, code))
            seat = number if number < company.people else None
            person = Person(witness, await witness.visit(table), seat, games, Random(dice.random()))
            if seat is not None:
                await person.do("Sit", seat=seat, name=f"Person {seat}", is_helped=dice.random() < 0.5)
            people.append(person)
        for bot in range(company.bots):
            await people[0].do("SeatBot", seat=company.people + bot, level="novice")
        return people

    async def look_at_somebody(self) -> None:
        async with self.is_looking:
            if self.people:
                person = self.dice.choice(self.people)
                await same_as_fresh(person.visit, person.witness.api)

    async def prove(self, person: Person, number: int) -> None:
        text = await persistently(lambda: person.witness.api.record(person.visit.table, number))
        record = document.read(text, load)
        assert isinstance(record, Record)
        verdict = verify(record, load(record.header.game))
        assert verdict.is_proven, verdict
        self.records += 1
        self.ledger.prove(person.visit.table, number, [(step.by, plain(step.move)) for step in record.steps])


def soak(folder: Path, kills: int, seed: int, report: Callable[[str], None] = lambda _: None) -> Tally:
    limits = replace(ROOMY, burst=1e6, rate=1e6, requests_burst=1e6)
    house_limits = HouseLimits(tables_of_one=10_000, unstarted_of_one=10_000, wishes=1e9)
    serving = Serving(HOST, free_port(), folder, pace=0.0, limits=limits, house_limits=house_limits)
    server = Server(serving, "forkserver")
    running = Soak(server, kills, seed, report)
    since = time.monotonic()
    try:
        tally = asyncio.run(running.run())
    except Exception:
        report(f"seed {seed}, {running.kills} kills; the server's last words:\n{server.log[-4000:]}")
        running.ledger.check_promises(folder)  # People wait in vain if a promise was lost: report that first.
        raise
    finally:
        server.kill()
    moments = ", ".join(f"{moment} {number}" for moment, number in running.moments.items())
    seconds = time.monotonic() - since
    report(f"{running.kills} kills ({moments}) in {seconds:.0f} s; slowest to be back {running.slowest:.1f} s")
    report(f"{tally}, records proven {running.records}: nothing was lost")
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    seed = Random().randrange(10**9) if given.seed is None else given.seed
    with tempfile.TemporaryDirectory() as folder:
        soak(Path(folder), given.kills, seed, lambda line: print(line, file=sys.stderr, flush=True))


if __name__ == "__main__":
    main()
