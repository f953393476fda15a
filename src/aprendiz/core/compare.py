"""Compares a record with a seat log. Moves are not signed, so only this shows that the players really made them."""

import json

from aprendiz.core.header import AnyGame
from aprendiz.core.record import Record
from aprendiz.core.replay import replayed
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.update import lasting
from aprendiz.core.verify import Fault


def compare(record: Record, log: SeatLog, game: AnyGame) -> Fault | None:
    """None if the log is a part of the record, or all of it if the game was over; raises Invalid as `replayed` does.

    Frames are compared one by one, regardless of which update they came in: where choices are made at the same moment,
    the number of updates depends on who chose first.
    """
    if record.header.encode() != log.header.encode():
        agreed, found = record.header.as_dict(), log.header.as_dict()
        differ = [name for name in agreed if json.dumps(agreed[name]) != json.dumps(found[name])]
        return Fault(
            "header", expected={name: agreed[name] for name in differ}, found={name: found[name] for name in differ}
        )
    if record.seal != log.seal:
        return Fault("seal", expected=record.seal, found=log.seal)
    told = [frame for updates in replayed(record, game) for frame in updates[log.seat].frames]
    frames = log.frames
    if not log.is_finished:
        told = [kept for frame in told if (kept := lasting(frame))]
        frames = [(number, kept) for number, frame in frames if (kept := lasting(frame))]
    for position, (number, frame) in enumerate(frames):
        expected = told[position] if position < len(told) else None
        if frame != expected:
            return Fault("update", expected=expected, found=frame, update=number)
    if log.is_finished and len(frames) < len(told):
        return Fault("update", expected=told[len(frames)], update=len(log.updates) + 1)
    return None
