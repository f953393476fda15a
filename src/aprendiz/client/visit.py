"""One table as seen by a device, kept up to date by the messages of the server."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

from aprendiz.core.seal import SHARE_BYTES, pledge_of
from aprendiz.core.table_rules import TableRule

if TYPE_CHECKING:
    from aprendiz.client.client import Client

TOKEN_BYTES: Final = 16

Data = dict[str, Any]


class Refused(Exception):
    """The table refused the command; nothing has changed."""

    def __init__(self, answer: Data) -> None:
        super().__init__(answer.get("remedy") or f"{answer.get('where')}: {answer.get('problem')}")
        self.answer = answer


class Discontinued(Exception):
    """The server's log of the table does not continue what this device was sent: something was lost or changed.

    It is raised until the program calls `go_on`.
    """

    def __init__(self, table: str, kept: Data) -> None:
        super().__init__(f"the server has lost or changed something at table {table} since version {kept['version']}")
        self.table = table
        self.kept = kept
        """The head that this device was sent, and its version."""


class NotAsked(Exception):
    """The seat has no open question, or this device is not shown the view of the seat."""


class Unfair(Exception):
    """The game began with other shares than the devices had pledged, or without the share of this device."""


class Visit:
    def __init__(self, client: "Client", table: str) -> None:
        self.table = table
        self.version: int | None = None
        self.kept: Data | None = None
        """The newest head of the table's log that this device was sent, and its version."""
        self.lobby: Data = {}
        self.you: Data = {}
        self.clocks: Data | None = None
        self.undo: int | None = None
        self.present: list[bool] = []
        self.updates: dict[int | None, Data] = {}
        """The newest update of each view that this device is shown; None: the view of everybody."""
        self.views: dict[int | None, Data] = {}
        """The current views. Kept apart from the updates, because an update that shows nothing new has no frames."""
        self.logs: dict[int | None, list[Data]] = {}
        """The lasting events of each view, without the oldest of a long game."""
        self.earlier: dict[int | None, int] = {}
        """How many events of each view are left out."""
        self.is_gone = False
        self.shares: dict[str, str] = {}
        """The shares that this device has pledged, by pledge."""
        self._opened: tuple[str, list[str], str] | None = None
        """The terms, the pledges and the own share of the start for which this device opened its share."""
        self._client = client
        self._lost: Exception | None = None
        self.discontinued: Discontinued | None = None
        """Set when the server has lost or changed something, until the program calls `go_on`."""
        self._forgiven: Data | None = None
        """The head that raised the last alarm. An answer about it may still come after `go_on`."""
        self._news: asyncio.Queue[Data | Exception] = asyncio.Queue()
        self._changed = asyncio.Event()

    async def do(self, command: str, **parts: Any) -> Data:
        """Send a command. It is carried out only once, even if it has to be sent twice.

        Raises Refused, and Discontinued before anything is sent.
        """
        self._check()
        asked = {"kind": "Do", "table": self.table, "command": {"kind": command, **parts}}
        if command != "Act":  # A retried move is recognised by the question it answers.
            asked["token"] = secrets.token_hex(TOKEN_BYTES)
        answer = await self._client.ask(asked)
        if answer["kind"] in ("Refused", "Wrong", "Failed"):
            if command == "Delete" and answer.get("rule") == TableRule.UNKNOWN_TABLE.number:
                return answer  # The table is already deleted.
            raise Refused(answer)
        if answer.get("head") is not None:
            self.keep(answer["version"], answer["head"])
        await self._until(answer.get("version"))
        return answer

    async def _until(self, version: int | None) -> None:
        """Wait for the message with this version, which comes right after the acknowledgement."""
        while version is not None and not self.is_gone and (self.version or 0) < version:
            if self._lost is not None:
                raise self._lost
            self._check()
            self._changed.clear()
            await self._changed.wait()

    async def act(self, seat: int, move: Data) -> Data:
        """Answer the open question of one of your seats. A Stale answer says that it was already answered.

        Raises NotAsked if there is no open question.
        """
        ask = self.updates[seat]["ask"] if seat in self.updates else None
        if ask is None:
            raise NotAsked(f"seat {seat} is not asked")
        return await self.do("Act", seat=seat, ask=ask, move=move)

    async def show(self, seat: int | None) -> None:
        """On a device with several seats: uncover the seat whose player looks now; None covers everything."""
        answer = await self._client.ask({"kind": "Show", "table": self.table, "seat": seat})
        if answer["kind"] != "Done":
            raise Refused(answer)

    @property
    def owes_chance(self) -> bool:
        """Whether the table waits for this device to pledge its share of the chance, or to open it."""
        if self.lobby["phase"] != "waiting" or not self.you["seats"]:
            return False
        if self.lobby["terms"] is None:
            return self.you["pledge"] not in self.shares
        return self.you["pledge"] in self.shares and self.shares[self.you["pledge"]] not in self.lobby["shares"]

    async def add_chance(self) -> None:
        """Pledge a share of the chance of the next game or, once the host has started, open it. Raises Unfair.

        Every connected device with a chair has to do both before the game begins.
        """
        if not self.owes_chance:
            return
        if self.lobby["terms"] is None:
            share, self._opened = secrets.token_bytes(SHARE_BYTES), None
            self.shares[pledge_of(share)] = share.hex()
            await self.do("Pledge", seal=self.lobby["seal"], pledge=pledge_of(share))
            return
        if self.you["pledge"] not in self.lobby["pledges"]:
            raise Unfair("the pledge of this device is not among the pledges")
        opened = self.shares[self.you["pledge"]]
        self._opened = self.lobby["terms"], self.lobby["pledges"], opened
        await self.do("Share", terms=self.lobby["terms"], share=opened)

    async def start(self) -> None:
        """Start the game as the host, with the share of this device. It begins when all shares are open."""
        await self.add_chance()
        await self.do("Start")
        await self.add_chance()

    def check_chance(self) -> None:
        """Raises Unfair if the running game does not have the shares for which this device opened its own.

        `Envelope.terms` of the record, once the game is over, must be `lobby["terms"]` as well.
        """
        if self._opened is None or self.lobby["phase"] == "waiting":
            return
        terms, pledges, share = self._opened
        if [pledge_of(bytes.fromhex(one)) for one in self.lobby["shares"]] != pledges or self.lobby["terms"] != terms:
            raise Unfair("the game began with other shares than those that were pledged")
        if share not in self.lobby["shares"]:
            raise Unfair("the game began without the share of this device")

    async def news(self) -> AsyncIterator[Data]:
        """All messages about the table, in the order in which they arrive. Raises Discontinued."""
        while not self.is_gone or not self._news.empty():
            message = await self._news.get()
            if isinstance(message, Discontinued) and message is not self.discontinued:
                continue  # The program has already gone on.
            if isinstance(message, Exception):
                raise message
            yield message

    @property
    def has_news(self) -> bool:
        return not self._news.empty()

    def lose(self, lost: Exception) -> None:
        """Called when the client has given up on the server."""
        self._lost = lost
        self._news.put_nowait(lost)
        self._changed.set()

    # Whether the log goes on

    def compare(self, kept: Data, was: str | None) -> None:
        """Compare a head that was kept with the head that the server states for the same version."""
        if was != kept["head"] and kept != self._forgiven:
            self._discontinue(kept)

    async def go_on(self) -> None:
        """Accept the table as it is now, although something was lost or changed. `news` begins with the whole table."""
        self.accept()
        await self._client.ask({"kind": "Enter", "table": self.table, "version": None})

    def accept(self) -> None:
        """Accept the newest head, although it does not continue the last one."""
        if self.discontinued is not None:
            self._forgiven = self.discontinued.kept
        self.discontinued = None

    def _check(self) -> None:
        if self.discontinued is not None:
            raise self.discontinued

    def keep(self, version: int, head: str) -> None:
        """Keep a head that the server has stated, if it is not older than the last one."""
        before = self.kept
        if before is not None and version == before["version"]:
            self.compare(before, head)
        if before is None or version >= before["version"]:
            self.kept = {"version": version, "head": head}

    def _keep_whole(self, version: int, head: str) -> None:
        """A whole table is never older than what was sent before it."""
        if self.kept is not None and version < self.kept["version"]:
            self._discontinue(self.kept)
            self.kept = None
        self.keep(version, head)

    def _discontinue(self, kept: Data) -> None:
        if self.discontinued is None:
            self.discontinued = Discontinued(self.table, kept)
            self._news.put_nowait(self.discontinued)
            self._changed.set()

    def take_in(self, message: Data) -> None:
        match message["kind"]:
            case "Whole":
                self._keep_whole(message["version"], message["head"])
                self.updates, self.views = {}, {}
                for seen in message["seats"]:
                    self._see(seen)
                self.logs = {seen["seat"]: list(seen["log"]) for seen in message["seats"]}
                self.earlier = {seen["seat"]: seen.get("earlier", 0) for seen in message["seats"]}
                self._note(message)
            case "Changed":
                self.keep(message["version"], message["head"])
                for seen in message["seats"]:
                    self._see(seen)
                    events = seen["log"]
                    if events is None:
                        events = [event for frame in seen["update"]["frames"] for event in frame["events"]]
                    self.logs.setdefault(seen["seat"], []).extend(events)
                self._note(message)
            case "Stale":
                self._see(message["seat"])
            case "Presence":
                self.present = message["present"]
            case "Gone":
                self.is_gone = True
            case _:
                return
        self._news.put_nowait(message)
        self._changed.set()

    def _see(self, seen: Data) -> None:
        self.updates[seen["seat"]] = seen["update"]
        if seen["update"]["frames"]:
            self.views[seen["seat"]] = seen["update"]["frames"][-1]["view"]

    def _note(self, message: Data) -> None:
        self.version = message["version"]
        self.undo = message["undo"]
        self.clocks = message["clocks"]
        if message["lobby"] is not None:
            self.lobby = message["lobby"]
            self.present = [chair["is_present"] for chair in self.lobby["chairs"]]
        if message["you"] is not None:
            self.you = message["you"]
