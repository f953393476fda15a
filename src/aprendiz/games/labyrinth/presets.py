"""Ways to play The Magic Labyrinth that are offered before a game; the first one is for a first game."""

from typing import Final

from aprendiz.core.preset import Preset

PRESETS: Final = (
    Preset("usual", level="novice"),
    Preset("hard", level="adept", options={"walls": 24}),
    Preset("magic", level="adept", options={"expansion": "yes"}),
)
