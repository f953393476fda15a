"""The summary of a table: what the house knows of it without reading its log."""

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from aprendiz.games import NAMES
from aprendiz.host.chairs import called
from aprendiz.host.entries import Ended
from aprendiz.host.table import Phase, Table

NEWEST: Final = 100
"""How many games of a table its summary names."""


class Summary(Struct, frozen=True):
    game: str
    phase: Phase
    host: str
    devices: tuple[str, ...]
    names: tuple[str, ...]
    free: int
    is_listed: bool
    code: str | None
    until: float
    touched: float
    long_code: str = ""
    """Empty without an invitation, and for an invitation made before there were long codes."""

    games: int | None = None
    """How many games have begun; None: the summary is from an older version, which did not note it."""

    players: tuple[str, ...] = ()
    """The devices with a chair, once a game has begun."""

    ended: dict[int, Ended] = {}
    """How the newest games ended, by their number at the table; without those of older versions."""

    @property
    def is_unstarted(self) -> bool:
        """Whether surely no game has begun."""
        return self.games == 0

    def has_seen_play(self, device: str) -> bool:
        """Whether the device has played here; on a summary of an older version: whether it belongs to the table."""
        return device in (self.devices if self.games is None else self.players)


_encoder = Encoder()
_decoder = Decoder(Summary)


def summarised(table: Table) -> Summary:
    return Summary(
        game=table.plan.game,
        phase=table.phase,
        host=table.host,
        devices=tuple(sorted(table.devices)),
        names=tuple("" if chair.is_free else called(table.chairs, seat) for seat, chair in enumerate(table.chairs)),
        free=sum(chair.is_free for chair in table.chairs),
        is_listed=table.plan.settings.is_listed,
        code=table.invitation.code if table.invitation is not None else None,
        until=table.invitation.until if table.invitation is not None else 0.0,
        touched=table.touched,
        games=table.games,
        players=tuple(sorted({chair.device for chair in table.chairs if chair.device})) if table.games else (),
        long_code=table.invitation.long_code if table.invitation is not None else "",
        ended=dict(sorted(table.ended.items())[-NEWEST:]),
    )


def write_summary(summary: Summary) -> bytes:
    return _encoder.encode(summary)


def read_summary(data: bytes) -> Summary:
    """Raises ValueError or RecursionError for a summary that is damaged."""
    summary = _decoder.decode(data)
    if summary.game not in NAMES:
        raise ValueError(f"there is no game {summary.game!r}")
    return summary
