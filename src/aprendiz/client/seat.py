"""Plays one seat of a table: takes updates and answers with moves."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from aprendiz.client.client import Client
from aprendiz.client.visit import Refused, Visit
from aprendiz.core.table_rules import TableRule

Data = dict[str, Any]
Choose = Callable[[Data], Data | Awaitable[Data]]
"""Takes an update with a question and returns one of its `legal` moves."""

OVERTAKEN: Final = (
    TableRule.HAS_BEGUN.number,
    TableRule.NOT_PLAYING.number,
    TableRule.HALTED.number,
    TableRule.OTHER_SEAL.number,
    TableRule.BOT_SITS_IN.number,
)
"""Refusals because something else happened first: the game began, ended or was paused, or a bot sat in.

They are ignored, because the next message says what to do.
"""


@dataclass(frozen=True, slots=True)
class Seat:
    visit: Visit
    seat: int

    async def play(self, choose: Choose, observe: Callable[[Data], None] = lambda _: None) -> Data:
        """Play until the game is over. Returns the last update. `observe` is called with every update, in order.

        Before the game, this device adds its share to the chance. Raises Unfair if the game begins without it.
        """
        last: Data | None = None
        async for message in self.visit.news():
            if message["kind"] in ("Whole", "Changed"):
                for seen in message["seats"]:
                    if seen["seat"] == self.seat:
                        last = seen["update"]
                        observe(seen["update"])
                phase = None if message["lobby"] is None else message["lobby"]["phase"]
                if last is not None and (not last["waiting"] or phase in ("waiting", "stopped")):
                    return last
            if not self.visit.has_news:
                await self._take_part(choose)
        raise RuntimeError("the table is gone")

    async def _take_part(self, choose: Choose) -> None:
        lobby, update = self.visit.lobby, self.visit.updates.get(self.seat)
        chair = lobby["chairs"][self.seat]
        is_running = lobby["phase"] == "playing" and lobby["halt"] is None and chair["sits_in"] is None
        try:
            self.visit.check_chance()
            if self.visit.owes_chance:
                await self.visit.add_chance()
            elif is_running and update is not None and update["ask"] is not None:
                move = choose(update)
                answer = move if isinstance(move, dict) else await move
                await self.visit.do("Act", seat=self.seat, ask=update["ask"], move=answer)
        except Refused as refused:
            if refused.answer.get("rule") not in OVERTAKEN:
                raise


async def take_seat(client: Client, code: str, name: str, seat: int | None = None) -> Seat:
    """Come to a table with an invitation code and take a chair."""
    visit = await client.visit(await client.api.join(code))
    await visit.do("Sit", name=name, seat=seat)
    return Seat(visit, visit.you["seats"][-1] if seat is None else seat)
