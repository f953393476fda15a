"""Everything that was shown of a game that is over, kept for good: newer rules may no longer play it."""

import base64
import json
import zlib
from dataclasses import dataclass

from aprendiz.core import document
from aprendiz.core.session import Viewer
from aprendiz.host.play import Play


@dataclass(frozen=True, slots=True)
class Film:
    record: str
    """As it is written to a file."""

    logs: dict[Viewer, str]
    """What every seat was sent, and under None what everybody might see, as they are written to files."""


def developed(play: Play) -> str:
    """The film of a game that is over, as it is kept."""
    logs = {_name(viewer): document.write(play.seat_log(viewer)) for viewer in play.session.viewers}
    whole = {"record": document.write(play.record()), "logs": logs}
    return base64.b85encode(zlib.compress(json.dumps(whole).encode())).decode()


def shown(kept: str) -> Film:
    whole = json.loads(zlib.decompress(base64.b85decode(kept)))
    return Film(whole["record"], {_viewer(name): text for name, text in whole["logs"].items()})


def _name(viewer: Viewer) -> str:
    return "all" if viewer is None else str(viewer)


def _viewer(name: str) -> Viewer:
    return None if name == "all" else int(name)
