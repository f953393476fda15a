"""Generates `sentences.json`: the texts of events and moves in every language, which every runtime must render.

Run it after texts have changed (`python -m tests.lang.sentences`) and read the differences.
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Final

from aprendiz import games
from aprendiz.core.plain import as_object, plain
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.texts import Texts

FILE: Final = Path(__file__).parent / "sentences.json"
NAMES: Final = ("Anna", "Berta", "Carla")
VIEWERS: Final = (0, 1, None)
EXAMPLES: Final = {game: import_module(f"tests.lang.{game}_examples") for game in games.NAMES}
"""Each has `told`, `choices`, and `LEXICON`: the messages that are the words of its game."""


def table() -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for game, examples in EXAMPLES.items():
        for event in examples.told():
            for viewer in VIEWERS:
                texts = {language: spoken(game, language, viewer).sentences(as_object(event)) for language in LANGUAGES}
                rows.append({"game": game, "event": plain(event), "viewer": viewer, "texts": texts})
        for move in examples.choices():
            texts = {language: [spoken(game, language, None).tell("move", as_object(move))] for language in LANGUAGES}
            rows.append({"game": game, "move": plain(move), "viewer": None, "texts": texts})
    return rows


def spoken(game: str, language: str, viewer: int | None) -> Texts:
    return Texts(language, "common", game, names=NAMES, viewer=viewer)


if __name__ == "__main__":
    content = {"names": NAMES, "rows": table()}
    FILE.write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
