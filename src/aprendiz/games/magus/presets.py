"""Ways to play Magus Novatus that are offered before a game; the first one is for a first game."""

from typing import Final

from aprendiz.core.preset import Preset

PRESETS: Final = (
    Preset("usual", level="novice"),
    Preset("children", level="novice", options={"infant": "yes"}),
    Preset("outstanding", level="adept", options={"outstanding": "yes"}),
)
