"""Plays a table of Tower in a house to its end; two chairs have bots, which think in a separate process."""

import asyncio

from aprendiz.host.commands import SeatBot
from aprendiz.host.thinking import Thinking
from tests.host.tables import Hall, until


async def main() -> None:
    hall = Hall(thinking=Thinking(1))
    [anna] = await hall.waiting("tower", seats=3)
    await anna.do(SeatBot(1, "novice"))
    await anna.do(SeatBot(2, "master"))
    await hall.begin([anna])
    while anna.lobby["phase"] == "playing":
        await until(lambda: anna.lobby["phase"] != "playing" or anna.update["ask"] is not None)
        if anna.lobby["phase"] == "playing":
            await anna.act()
    print(anna.lobby["phase"], sorted(anna.update["frames"][-1]["view"]["calls"]))
    await hall.thinking.close()


if __name__ == "__main__":
    asyncio.run(main())
