"""What happens at a table without a command: bots move, clocks run out, a bot sits in for a person who is away."""

import asyncio
import logging
from asyncio import TimerHandle, get_running_loop
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from aprendiz.core.errors import Invalid, Refused
from aprendiz.host.door import Door
from aprendiz.host.entries import Agreed, CalledOff
from aprendiz.host.messages import Clocks
from aprendiz.host.play import Play
from aprendiz.host.store import Mismatch, StoreFailed
from aprendiz.host.thinking import Question
from aprendiz.host.watch import Watch

if TYPE_CHECKING:
    from aprendiz.host.room import Room

log: Final = logging.getLogger("aprendiz.host")

RETRY: Final = 1.0
"""Seconds until a failed access to the store is retried."""

SHARING: Final = 10.0
"""Seconds in which the devices have to open their shares. Then the start is called off."""

SOON: Final = 0.001
"""Seconds by which a timer may fire too early."""


class Clockwork:
    """Runs only while at least one device is connected to the table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.watch = Watch()
        self.away: dict[str, float] = {}
        """When each absent device disconnected."""
        self._started: tuple[Agreed, float] | None = None
        """The start for which shares are being opened, and when it was made."""
        self._moved = 0.0
        """When something that screens show last happened."""
        self._thinking: set[tuple[int, int, int, int]] = set()
        """The questions that bots are thinking about, by game, line, seat and number."""
        self._told: dict[str, int] = {}
        """How many updates the bot of a chair has been given."""
        self._is_stopped = False
        self._is_filming = False
        """Whether the film of a finished game is being made."""
        self._timer: TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def clocks(self) -> Clocks | None:
        """What the clocks show now."""
        table = self.room.table
        clock = table.plan.settings.clock
        if clock is None or table.phase != "playing" or table.play is None:
            return None
        left = self.watch.left(self.room.world.clock(), table.time)
        return Clocks(tuple(left), () if table.halt else table.play.session.waiting)

    def moved(self) -> None:
        """Note that something has just happened at the table."""
        self._moved = get_running_loop().time()
        self.look()

    def look(self) -> None:
        """Tell the watch which seats have to move, and whether time is running."""
        table = self.room.table
        asks: dict[int, int] = {}
        if table.play is not None and table.phase == "playing":
            session = table.play.session
            asks = {seat: session.asks[seat] for seat in session.waiting}
        is_running = table.halt is None and not self.room.is_empty
        self.watch.look(self.room.world.clock(), asks, is_running=is_running)

    def wind(self) -> None:
        """Let the bots that have to move think. Set the timer for the next deadline; after a failure, for a retry."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_stopped:
            return
        if self.room.is_broken:
            self._timer = get_running_loop().call_later(RETRY, self._try_again)
            return
        table = self.room.table
        if self.room.is_empty or self.room.is_deleted or table.halt:
            return
        if table.play is None:
            self._wind_start()
            return
        if table.phase in ("over", "stopped") and table.games not in table.films and not self._is_filming:
            self._is_filming = True
            self._start(self._film())
        if table.phase != "playing":
            return
        for seat in table.play.session.waiting:
            bot = table.chairs[seat].bot
            if bot is not None:
                self._let_think(seat, bot)
        now = self.room.world.clock()
        due = [time for time, _ in (*self._away(now), *self._run_out(now))]
        if due:
            self._timer = get_running_loop().call_later(max(SOON, min(due) - now), self._ring)

    def _wind_start(self) -> None:
        """While shares are being opened, set the timer for calling the start off."""
        agreed, now = self.room.table.agreed, self.room.world.clock()
        if agreed is None:
            self._started = None
            return
        if self._started is None or self._started[0] is not agreed:
            self._started = agreed, now
        left = self._started[1] + SHARING - now
        self._timer = get_running_loop().call_later(max(SOON, left), self._ring_start, agreed)

    def _ring_start(self, agreed: Agreed) -> None:
        self._timer = None
        if not self.room.is_busy:  # Otherwise the end of the current turn sets the timer again.
            self._start(self._call_off(agreed))

    async def _call_off(self, agreed: Agreed) -> None:
        try:
            async with self.room.turn() as table:
                if table.agreed is agreed:
                    await self.room.keep([CalledOff(self.room.date)])
        except (StoreFailed, Mismatch) as error:
            log.error("a start could not be called off: %s", type(error).__name__)
        except Refused:
            return  # The table was deleted.

    def stop(self) -> None:
        self._is_stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        for chair in self._told:
            self.room.world.thinking.forget(chair)

    def _away(self, now: float) -> list[tuple[float, int]]:
        """When a bot has to sit in, and on which chair."""
        table, after = self.room.table, self.room.table.plan.settings.sits_in_after
        present = self.room.present
        return [
            (self.away.setdefault(chair.device, now) + after, seat)
            for seat, chair in enumerate(table.chairs)
            if after is not None and chair.device is not None and chair.bot is None and chair.device not in present
        ]

    def _run_out(self, now: float) -> list[tuple[float, int]]:
        """When the time of each person who has to move runs out."""
        table, clock = self.room.table, self.room.table.plan.settings.clock
        if clock is None or table.play is None:
            return []
        left = self.watch.left(now, table.time)
        waiting = [seat for seat in table.play.session.waiting if table.chairs[seat].bot is None]
        return [(now + left[seat], seat) for seat in waiting if not self._is_thought_about(seat)]

    def _ring(self) -> None:
        self._timer = None
        if self.room.is_busy:
            return  # The end of the current turn sets the timer again.
        now = self.room.world.clock()
        for time, seat in self._away(now):
            if time <= now + SOON:
                self._start(self._sit_in(seat))
        clock = self.room.table.plan.settings.clock
        for time, seat in self._run_out(now):
            if time <= now + SOON and clock is not None:
                self._let_think(seat, clock.level)
        self._start(self._wind_after(SOON))

    def _try_again(self) -> None:
        self._start(self._wind_after(0))

    async def _wind_after(self, seconds: float) -> None:
        """Take an empty turn: every turn ends by setting the timer (`wind`)."""
        await asyncio.sleep(seconds)
        try:
            async with self.room.turn():
                pass
        except (StoreFailed, Mismatch) as error:
            complain("a table could not be read", error)
        except Refused:
            return  # The table was deleted or is damaged.

    async def _film(self) -> None:
        """Store the film of a finished game."""
        try:
            await self.room.keep_film()
        except (StoreFailed, Mismatch) as error:
            complain("a film could not be stored", error)
        except Refused:
            return  # The table was deleted.
        finally:
            self._is_filming = False

    async def _sit_in(self, seat: int) -> None:
        try:
            async with self.room.turn() as table:
                chair = table.chairs[seat]
                if chair.device is not None and chair.bot is None and chair.device not in self.room.present:
                    sitting = replace(chair, bot=table.plan.settings.sits_in)
                    await self.room.keep(Door(table, table.host, self.room.moment()).seated(seat, sitting, "sits-in"))
        except (StoreFailed, Mismatch) as error:
            complain("a bot could not sit in", error)
        except Refused:
            return  # The table was deleted.

    def _question_key(self, seat: int) -> tuple[int, int, int, int] | None:
        play = self.room.table.play
        ask = None if play is None else play.session.updates[seat].ask
        return None if play is None or ask is None else (self.room.table.games, play.line, seat, ask)

    def _is_thought_about(self, seat: int) -> bool:
        return self._question_key(seat) in self._thinking

    def _let_think(self, seat: int, level: str) -> None:
        key, play = self._question_key(seat), self.room.table.play
        if key is None or play is None or key in self._thinking:
            return
        self._thinking.add(key)
        was_person = self.room.table.chairs[seat].bot is None
        task = self._start(self._think(self._question(play, seat, level), key, was_person=was_person))
        task.add_done_callback(lambda _: self._thinking.discard(key))

    async def _think(self, question: Question, key: tuple[int, int, int, int], *, was_person: bool) -> None:
        """Ask a bot and make its move, unless the question was closed or the chair's player changed meanwhile."""
        seat = question.seat
        reply = await self.room.world.thinking.answer(question)
        wait = self._moved + self.room.world.pace - get_running_loop().time()
        if wait > 0 and not was_person:
            await asyncio.sleep(wait)
        try:
            async with self.room.turn() as table:
                self._thinking.discard(key)
                is_open = table.phase == "playing" and table.halt is None and self._question_key(seat) == key
                if is_open and (table.chairs[seat].bot is None) == was_person:
                    door = Door(table, table.host, self.room.moment())
                    await self.room.keep([door.acted(seat, reply.move, reply.level)])
        except (StoreFailed, Mismatch) as error:
            complain("a bot's move could not be stored", error)
        except (Refused, Invalid):
            if not self.room.is_deleted and not self.room.is_broken:
                log.exception("a bot of %s made a move that is not possible", question.game)

    def _question(self, play: Play, seat: int, level: str) -> Question:
        table = self.room.table
        chair = f"{table.name} {table.games} {play.line} {seat} {level}"
        before = self._told.get(chair, 0)
        self._told[chair] = play.count
        header = play.header.encode()
        return Question(
            chair=chair,
            game=play.game.name,
            header=header,
            seat=seat,
            level=level,
            seed=play.envelope.bot_seed(header, seat),
            count=play.count,
            recent=play.reel.recent(seat, max(1, play.count - before)),
            everything=lambda: play.reel.sent_to(seat),
        )

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def complain(event: str, error: StoreFailed | Mismatch) -> None:
    """A store logs its own failures, at most once a minute, however many tables try again."""
    if isinstance(error, Mismatch):
        log.error("%s: %s", event, type(error).__name__)
