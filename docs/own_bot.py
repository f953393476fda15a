"""A custom bot: `python docs/own_bot.py http://localhost:8000/#takomilu` takes a free chair there and plays."""

import asyncio
import sys

from aprendiz.client import Api, Client, take_seat


def gain(move: dict[str, str]) -> int:
    """The value that an exchange in FLAUTZ! gains; 0 for any other move, so that the bot then takes the first one."""
    return int(move["take"][1:] or 0) - int(move["give"][1:] or 0) if "take" in move else 0


async def main(url: str, code: str) -> None:
    async with Client(Api(url)) as client:
        seat = await take_seat(client, code, name="Own bot")
        await seat.play(lambda update: max(update["legal"], key=gain))


asyncio.run(main(*sys.argv[1].split("#")))
