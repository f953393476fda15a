"""The film of a finished game: everything that was shown of it, kept because newer rules may play it differently."""

import json
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Raw, Struct
from msgspec.json import Decoder, encode
from msgspec.structs import replace

from aprendiz.core import document
from aprendiz.core.errors import Invalid
from aprendiz.core.seat_log import SEAT_LOG
from aprendiz.core.session import Viewer
from aprendiz.host.damage import LONGEST_REASON, Damage, Damaged
from aprendiz.host.entries import Ended, Filmed
from aprendiz.host.play import Play
from aprendiz.host.rebuilding import read_entry
from aprendiz.host.reel import Reel, parts_of, unwound

NOTHING: Final = Raw(b"null")

PIECE: Final = 8 * 1024
"""Bytes of a compressed record that are uncompressed together."""

AGREED: Final = ("game", "rules", "edition", "options", "seats")
"""The fields that a record and its seat logs have in common."""


@dataclass(frozen=True, slots=True)
class Film:
    kept: Filmed

    @property
    def record(self) -> str:
        """The contents of the record file."""
        return zlib.decompress(self.kept.record).decode()

    def stream(self) -> Iterator[bytes]:
        """The contents of the record file, bit by bit."""
        return uncompressed(self.kept.record)

    def log(self, viewer: Viewer) -> Iterator[str]:
        """The seat log of a viewer, as file contents; None: what everybody may see. Raises Invalid."""
        record: dict[str, Any] = json.loads(self.record)
        viewers: tuple[Viewer, ...] = (*range(len(record["seats"])), None)
        if viewer not in viewers:
            raise Invalid("seat", "whole", least=0, most=len(record["seats"]) - 1, found=viewer)
        agreed = {name: record[name] for name in AGREED}
        lines = unwound(self.kept.reel, viewers.index(viewer), len(viewers))
        return log_text(agreed, record["chance"]["seal"], viewer, lines)


def developed(play: Play, at: float, game: int, ended: Ended | None = None) -> Filmed:
    """The film of a finished game; `game` is its number at the table."""
    record = zlib.compress(document.write(play.record()).encode())
    return Filmed(at, game, record, (play.reel if play.is_over else without_moments(play)).wound(), ended)


def seat_log(play: Play, viewer: Viewer) -> Iterator[str]:
    """What a viewer was sent until now, as file contents; without momentary events while the game is running."""
    lines = play.reel.stream(viewer) if play.is_over else lasting(play, viewer)
    return log_text(play.header.as_dict(), play.envelope.seal, viewer, lines)


def log_text(agreed: Mapping[str, object], seal: str, viewer: Viewer, lines: Iterable[bytes]) -> Iterator[str]:
    updates = (json.loads(line) for line in lines)
    return document.pieces(SEAT_LOG, {**agreed, "seal": seal, "seat": viewer, "updates": updates})


def without_moments(play: Play) -> Reel:
    """A game stopped early keeps no momentary events."""
    viewers = play.session.viewers
    reel = Reel(viewers)
    for lines in zip(*[lasting(play, viewer) for viewer in viewers], strict=True):
        reel.add(dict(zip(viewers, lines, strict=True)))
    return reel


class Shot(Struct, frozen=True):
    """A frame in JSON, of which only the events are decoded."""

    kind: Raw
    events: tuple[Raw, ...]
    view: Raw


class Sight(Struct, frozen=True):
    """An update in JSON, of which only the frames are decoded: decoding all of it takes twenty times as long."""

    kind: Raw
    version: Raw
    ask: Raw
    waiting: Raw
    frames: tuple[Shot, ...]
    legal: Raw
    aids: Raw


class Named(Struct, frozen=True):
    kind: str


_sight: Final = Decoder(Sight)
_named: Final = Decoder(Named)


def lasting(play: Play, viewer: Viewer) -> Iterator[bytes]:
    """The updates of a viewer without momentary events and without aids, as `as_kept` makes them."""
    momentary = {event.__name__ for event in play.game.kinds.events if not event.lasting}
    return (encode(kept(_sight.decode(line), momentary)) for line in play.reel.stream(viewer))


def kept(sight: Sight, momentary: Collection[str]) -> Sight:
    frames = []
    for shot in sight.frames:
        events = tuple([event for event in shot.events if _named.decode(event).kind not in momentary])
        if events or not shot.events:
            frames.append(replace(shot, events=events))
    return replace(sight, frames=tuple(frames), aids=NOTHING)


def uncompressed(data: bytes) -> Iterator[bytes]:
    opened = zlib.decompressobj()
    for start in range(0, len(data), PIECE):
        yield opened.decompress(data[start : start + PIECE])
    yield opened.flush()
    if not opened.eof:
        raise zlib.error("incomplete")


def watched(table: str, place: int, data: bytes) -> Film:
    """The film in a log entry with the number `place`. Raises Damaged if it cannot be read."""
    entry = read_entry(table, place, data)
    if not isinstance(entry, Filmed):
        raise Damaged(Damage("film", table, place))
    try:
        for _ in uncompressed(entry.record):
            pass
    except zlib.error as error:
        raise Damaged(Damage("film", table, place, str(error)[:LONGEST_REASON])) from error
    return Film(entry)


def check_film(table: str, place: int, kept: Filmed) -> None:
    """Raises Damaged if a film cannot be read; `place` is the number of its entry."""
    try:
        viewers = len(json.loads(Film(kept).record)["seats"]) + 1
        is_whole = all(len(parts_of(part)) % viewers == 0 for part in kept.reel)
    except (zlib.error, ValueError, TypeError, KeyError) as error:
        raise Damaged(Damage("film", table, place, str(error)[:LONGEST_REASON])) from error
    if not is_whole:
        raise Damaged(Damage("film", table, place))
