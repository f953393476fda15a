"""Everything that was shown of a game that is over, kept for good: newer rules may no longer play it."""

import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from aprendiz.core import document
from aprendiz.core.plain import as_json
from aprendiz.core.seat_log import SEAT_LOG, as_kept
from aprendiz.core.session import Viewer
from aprendiz.host.entries import Filmed, read
from aprendiz.host.play import Play
from aprendiz.host.reel import Reel, unwound

AGREED: Final = ("game", "rules", "edition", "options", "seats")
"""What a record and its logs have in common."""


@dataclass(frozen=True, slots=True)
class Film:
    kept: Filmed

    @property
    def record(self) -> str:
        """As it is written to a file."""
        return zlib.decompress(self.kept.record).decode()

    @property
    def logs(self) -> dict[Viewer, str]:
        """What every seat was sent, and under None what everybody might see, as they are written to files."""
        record: dict[str, Any] = json.loads(self.record)
        viewers: tuple[Viewer, ...] = (*range(len(record["seats"])), None)
        agreed = {name: record[name] for name in AGREED}
        return {
            viewer: document.text(
                SEAT_LOG,
                {
                    **agreed,
                    "seal": record["chance"]["seal"],
                    "seat": viewer,
                    "updates": [json.loads(line) for line in unwound(self.kept.reel, place, len(viewers))],
                },
            )
            for place, viewer in enumerate(viewers)
        }


def developed(play: Play, at: float, game: int) -> Filmed:
    """The film of a game that is over; `game` is its number at the table."""
    record = zlib.compress(document.write(play.record()).encode())
    return Filmed(at, game, record, (play.reel if play.is_over else without_moments(play)).wound())


def without_moments(play: Play) -> Reel:
    """Of a game that was ended before its end, what was only for the moment is not kept."""
    viewers = play.session.viewers
    reel = Reel(viewers)
    for updates in zip(*[play.seat_log(viewer).updates for viewer in viewers], strict=True):
        reel.add({viewer: as_json(as_kept(update)) for viewer, update in zip(viewers, updates, strict=True)})
    return reel


def filmed(log: Iterable[bytes], number: int) -> Film | None:
    """A game of a table as it was shown, counted from 1."""
    found = (entry for data in log if isinstance(entry := read(data), Filmed))
    return next((Film(entry) for entry in found if entry.game == number), None)
