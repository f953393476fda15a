"""The messages of a table, in JSON."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Raw

from aprendiz.core.plain import as_json
from aprendiz.core.session import Viewer
from aprendiz.host.change import Change, Sent
from aprendiz.host.messages import Changed, Clocks, SeatSeen, Whole, encode, lobby_of, you_of
from aprendiz.host.table import Table

NEWEST: Final = 2000
"""How many events of a game somebody who enters is sent: more than most games have."""


class Wording:
    def __init__(self, table: Table) -> None:
        self.table = table

    def whole(self, device: str, viewers: Sequence[Viewer], present: Collection[str], clocks: Clocks | None) -> bytes:
        table = self.table
        return encode(
            Whole(
                table=table.name,
                version=table.version,
                head=table.chain.head(table.version),
                lobby=self._lobby(present),
                you=you_of(table, device),
                seats=tuple(self.present(viewer) for viewer in viewers) if table.play is not None else (),
                undo=table.undoer,
                clocks=clocks,
            )
        )

    def change(
        self,
        device: str,
        viewers: Sequence[Viewer],
        present: Collection[str],
        clocks: Clocks | None,
        change: Change,
    ) -> bytes:
        said = change.said
        return encode(
            Changed(
                table=self.table.name,
                version=change.version,
                head=self.table.chain.head(change.version),
                seats=() if change.sent is None else tuple([seen(change.sent, viewer) for viewer in viewers]),
                undo=self.table.undoer,
                lobby=self._lobby(present) if change.is_lobby else None,
                you=you_of(self.table, device) if change.is_lobby else None,
                said={"seat": said.seat, "phrase": said.phrase} if said is not None else None,
                clocks=clocks,
            )
        )

    def present(self, viewer: Viewer) -> SeatSeen:
        """The current state for a viewer, with the newest lasting events it was sent so far."""
        play = self.table.play
        assert play is not None
        told = play.events[viewer]
        return SeatSeen(
            viewer, Raw(as_json(play.present(viewer))), Raw(as_json(told[-NEWEST:])), max(0, len(told) - NEWEST)
        )

    def _lobby(self, present: Collection[str]) -> Raw:
        return Raw(encode(lobby_of(self.table, present)))


def seen(sent: Sent, viewer: Viewer) -> SeatSeen:
    log = sent.lasting.get(viewer)
    return SeatSeen(viewer, Raw(sent.updates[viewer]), None if log is None else Raw(log))
