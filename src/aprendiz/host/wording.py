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
        self._said: tuple[int, Collection[str], Raw] | None = None
        """The lobby as it was last sent, with the version of the table and the devices present: the same for all."""
        self._shown: dict[Viewer, SeatSeen] = {}
        """What viewers are shown at version `_shown_at` of the table: the same for all devices of a viewer."""
        self._shown_at = -1

    def whole(self, device: str, viewers: Sequence[Viewer], present: Collection[str], clocks: Clocks | None) -> bytes:
        table = self.table
        return encode(
            Whole(
                table=table.name,
                version=table.version,
                head=table.chain.head(table.version),
                lobby=self._lobby(present),
                you=you_of(table, device),
                seats=tuple([self._show(viewer) for viewer in viewers]) if table.play is not None else (),
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

    def _show(self, viewer: Viewer) -> SeatSeen:
        if self._shown_at != self.table.version:
            self._shown, self._shown_at = {}, self.table.version
        if viewer not in self._shown:
            self._shown[viewer] = self.present(viewer)
        return self._shown[viewer]

    def _lobby(self, present: Collection[str]) -> Raw:
        said, version = self._said, self.table.version
        if said is None or said[0] != version or said[1] != present:
            said = self._said = version, present, Raw(encode(lobby_of(self.table, present)))
        return said[2]


def seen(sent: Sent, viewer: Viewer) -> SeatSeen:
    log = sent.lasting.get(viewer)
    return SeatSeen(viewer, Raw(sent.updates[viewer]), None if log is None else Raw(log))
