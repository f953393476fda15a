"""A bot at a table on another server: it receives what any device in its chair receives, and thinks here."""

import asyncio
import secrets
from typing import Any, Final

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.thinker import Thinker
from aprendiz.cli.console import Console
from aprendiz.cli.players import names_of
from aprendiz.client import Client, Discontinued, Failure, Refused, Visit
from aprendiz.client.seat import OVERTAKEN
from aprendiz.core import document
from aprendiz.core.header import Header
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.table_rules import TableRule
from aprendiz.core.update import Update, read_update
from aprendiz.games import load
from aprendiz.lang.texts import Texts

Data = dict[str, Any]

RETRY: Final = 1.0
"""Seconds before retrying a command that the server could not store."""

SENT_AWAY: Final = (
    TableRule.NOT_YOUR_CHAIR.number,
    TableRule.UNKNOWN_TABLE.number,
    TableRule.NOT_INVITED.number,
)
"""The chair is no longer the bot's, or the table does not exist, or the bot has no access to it."""


class Guest:
    def __init__(self, texts: Texts, console: Console, client: Client, visit: Visit, level: str) -> None:
        self._texts = texts
        self._console = console
        self._client = client
        self._visit = visit
        self._level = level
        self._returns = client.reconnections
        """Reconnections of the client when this bot last had its chair to itself."""
        self._seed = secrets.randbits(32)
        self._game = 0
        self._header: Header | None = None
        self._newest: Data | None = None
        self._sent: dict[int, Update[Any, Any]] = {}
        """The updates of this game as they were sent, by version."""
        self._bot: Thinker | None = None
        self._told = 0
        """Number of updates the bot has been given."""
        self._move: Any = None
        """The bot's choice after those updates."""

    @property
    def seat(self) -> int:
        return int(self._visit.you["seats"][0])

    async def play(self) -> bool:
        """Play until the game is over; False if the chair or the table was lost before."""
        try:
            while True:
                try:
                    if await self._play():
                        return True
                    break
                except Discontinued:
                    await self._go_on()
        except (Refused, Failure) as refused:
            answer = refused.answer if isinstance(refused, Refused) else refused.problem
            if answer.get("rule") not in SENT_AWAY:
                raise
        self._console.say(self._texts.say("join-gone"))
        return False

    async def _play(self) -> bool:
        async for message in self._visit.news():
            if not self._visit.you["seats"]:
                break
            if message["kind"] in ("Whole", "Changed"):
                self._take_in(message)
            if self._visit.has_news:
                continue
            if self._visit.lobby["phase"] in ("over", "stopped"):
                await self._tell_the_end()
                return True
            while not await self._take_part():
                await asyncio.sleep(RETRY)
        return False

    async def _go_on(self) -> None:
        """The server has lost or changed something. Say so, and forget all that the server may have changed."""
        self._console.say(self._texts.say("join-not-continued"))
        self._header, self._sent, self._bot, self._told = None, {}, None, 0
        await self._visit.go_on()

    def _take_in(self, message: Data) -> None:
        if message["kind"] == "Whole" and message["lobby"]["game"] != self._game:
            self._game, self._header, self._sent = message["lobby"]["game"], None, {}
        kinds = load(self._visit.lobby["plan"]["game"]).kinds
        for seen in message["seats"]:
            if seen["seat"] != self.seat:
                continue
            self._newest = seen["update"]
            version = seen["update"]["version"]
            if message["kind"] == "Whole":
                # A `Whole` is the present state without its history. Updates after it were undone, so they are dropped.
                self._sent = {number: update for number, update in self._sent.items() if number <= version}
                self._bot, self._told = None, 0
            else:
                self._sent[version] = read_update(kinds, seen["update"], "update")

    async def _take_part(self) -> bool:
        """Send whatever the table waits for from this seat; False if it must be retried."""
        lobby = self._visit.lobby
        chair = lobby["chairs"][self.seat]
        try:
            self._visit.check_chance()
            if lobby["phase"] == "waiting":
                await self._visit.add_chance()
            elif chair["sits_in"] is not None:
                if self._client.reconnections > self._returns:
                    self._returns = self._client.reconnections
                    await self._visit.do("Reclaim", seat=self.seat)
            else:
                self._returns = self._client.reconnections
                await self._answer(is_running=lobby["halt"] is None)
        except Refused as refused:
            if refused.answer["kind"] == "Failed":
                return False
            if refused.answer.get("rule") not in OVERTAKEN:
                raise
        return True

    async def _answer(self, *, is_running: bool) -> None:
        if self._header is None:
            await self._read_log()
            self._tell_the_beginning()
        asked = self._newest
        if asked is None or asked["ask"] is None or not is_running:
            return
        updates = await self._updates(asked["version"])
        if updates is not None:
            move = await asyncio.to_thread(self._think, updates)
            legal = asked["legal"][updates[-1].legal.index(move)]
            await self._visit.do("Act", seat=self.seat, ask=asked["ask"], move=legal)

    async def _updates(self, version: int) -> list[Update[Any, Any]] | None:
        """Everything the seat was sent up to a version; None if the table has changed meanwhile."""
        wanted = range(1, version + 1)
        if not all(number in self._sent for number in wanted):
            await self._read_log()
        return [self._sent[number] for number in wanted] if all(number in self._sent for number in wanted) else None

    async def _read_log(self) -> None:
        """Fetch the header, and the updates the seat was sent while this client was not connected."""
        log = document.read(await self._client.api.seat_log(self._visit.table, self.seat), load)
        assert isinstance(log, SeatLog)
        self._header = log.header
        for update in log.updates:
            self._sent.setdefault(update.version, update)

    def _think(self, updates: list[Update[Any, Any]]) -> Any:
        assert self._header is not None
        if self._bot is None:
            game = load(self._header.game)
            level = game_bots(game.name).levels[self._level]
            self._bot = Thinker(game, self._header.setup(game), self.seat, level, self._seed)
        news, self._told = updates[self._told :], len(updates)
        if news:
            self._move = self._bot.answer(news)
        return self._move

    def _in_words(self) -> Texts:
        assert self._header is not None
        return self._texts.also(self._header.game, names=names_of(self._texts, self._header.seats))

    def _tell_the_beginning(self) -> None:
        own = self._in_words()
        names = own.listed(own.names)
        self._console.say(own.say("play-begins", game=own.say("game"), seats=len(own.names), names=names))

    async def _tell_the_end(self) -> None:
        if self._visit.lobby["phase"] == "stopped":
            is_long = self._visit.lobby["stopped_by"] == "length"
            self._console.say(self._texts.say("join-too-long" if is_long else "join-stopped"))
            return
        if self._header is None:
            await self._read_log()
        own = self._in_words()
        for event in self._visit.logs[self.seat]:
            if event["kind"] == "GameEnded":
                self._console.say(*own.sentences(event))
