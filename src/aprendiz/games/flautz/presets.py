"""Ways to play FLAUTZ! that are offered before a game; the first one is for a first game."""

from typing import Final

from aprendiz.core.preset import Preset

PRESETS: Final = (
    Preset("first", level="novice", options={"mode": "matches", "matches": 1}),
    Preset("family", level="adept"),
    Preset("masters", level="master", edition="wide", options={"mode": "matches", "matches": 5, "arena": "long"}),
)
