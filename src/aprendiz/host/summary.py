"""The summary of a table: what the house knows of it without reading its log."""

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from aprendiz.host.chairs import called
from aprendiz.host.table import Table


class Summary(Struct, frozen=True):
    game: str
    phase: str
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
        long_code=table.invitation.long_code if table.invitation is not None else "",
    )


def write_summary(summary: Summary) -> bytes:
    return _encoder.encode(summary)


def read_summary(data: bytes) -> Summary:
    return _decoder.decode(data)
