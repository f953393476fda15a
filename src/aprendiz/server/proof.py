"""Verifies a finished game: its chance follows from the sealed seed, and every move keeps the rules."""

from aprendiz.core import document
from aprendiz.core.record import Record
from aprendiz.core.verify import verify
from aprendiz.games import load
from aprendiz.server import bodies


def proven(text: str) -> bodies.Verified:
    """The result for a record; `text` is the contents of its file."""
    record = document.read(text, load)
    assert isinstance(record, Record)
    fault = verify(record, load(record.header.game)).fault
    return bodies.Verified(
        is_true=fault is None,
        fault=None if fault is None else fault.kind,
        moves=len(record.steps),
        chances=sum(step.by is None for step in record.steps),
        seal=record.seal,
        seed=record.envelope.seed.hex(),
        terms=record.envelope.terms(record.header.encode()),
        shares=tuple(share.hex() for share in record.envelope.shares),
        seat_changes=record.seat_changes,
    )
