"""A seat log: what one seat was sent in a game. It can be replayed, and compared with a record."""

from dataclasses import dataclass
from typing import Any, Final

from msgspec.structs import replace

from aprendiz.core.header import AnyGame, Header
from aprendiz.core.plain import plain
from aprendiz.core.reader import Reader
from aprendiz.core.record import SEAL_DIGITS
from aprendiz.core.update import Frame, Update, lasting, read_update

SEAT_LOG: Final = "aprendiz-seat-log"


@dataclass(frozen=True, slots=True)
class SeatLog:
    header: Header
    seal: str
    seat: int | None
    """None: a spectator."""

    updates: tuple[Update[Any, Any], ...]
    """All updates from the first on."""

    @property
    def is_finished(self) -> bool:
        """Whether the game was over at the last update, which then waits for nobody."""
        return not self.updates[-1].waiting

    @property
    def frames(self) -> list[tuple[int, Frame[Any]]]:
        """Every frame with the position of its update in this log, counted from 1."""
        return [(number, frame) for number, update in enumerate(self.updates, start=1) for frame in update.frames]

    def as_dict(self) -> dict[str, object]:
        """While the game goes on, leaves out momentary events, and memory help, which would list them."""
        updates = self.updates if self.is_finished else tuple(as_kept(update) for update in self.updates)
        return {
            **self.header.as_dict(),
            "seal": self.seal,
            "seat": self.seat,
            "updates": [plain(update) for update in updates],
        }


def as_kept(update: Update[Any, Any]) -> Update[Any, Any]:
    frames = (lasting(frame) for frame in update.frames)
    return replace(update, frames=tuple(frame for frame in frames if frame is not None), aids=None)


def read_seat_log(reader: Reader, header: Header, game: AnyGame) -> SeatLog:
    log = SeatLog(
        header=header,
        seal=reader.hexadecimal("seal", SEAL_DIGITS),
        seat=reader.optional("seat", lambda key: reader.whole(key, 0, len(header.seats) - 1)),
        updates=tuple(read_update(game.kinds, item, where) for where, item in reader.items("updates")),
    )
    if not log.updates:
        raise reader.wrong("updates", "empty")
    before = 0
    for number, update in enumerate(log.updates, start=1):
        if update.version <= before:
            raise reader.wrong(f"updates.{number}.version", "not-rising", before=before, found=update.version)
        before = update.version
    reader.end()
    return log
