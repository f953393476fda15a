"""Every text uses the words of docs/glossary.md, and none of those that it rules out."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.lang.catalogue import entries, files

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
CODES = {"English": "en", "español": "es", "italiano": "it", "català": "ca", "português": "pt"}


def table(number: int) -> list[dict[str, str]]:
    """One of the tables of the glossary, each row by the names of its columns."""
    blocks = re.findall(r"(?:^\|.*\n)+", GLOSSARY.read_text(encoding="utf-8"), flags=re.MULTILINE)
    head, _, *rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in blocks[number].splitlines()]
    return [dict(zip(head, row, strict=True)) for row in rows]


USED = [(row["thing"], language, row[language]) for row in table(0) for language in CODES]
RULED_OUT = [(row["language"], word.strip(), row["instead"]) for row in table(1) for word in row["never"].split(",")]


@cache
def said(language: str) -> dict[str, str]:
    """All texts of a language, with plain apostrophes."""
    code = CODES[language]
    return {
        f"{file}: {name}": " ".join(entry.texts).replace("\u2019", "'")
        for file in files(code)
        for name, entry in entries(code, file).items()
    }


def places(language: str, word: str) -> list[str]:
    """The messages that have a word. A star at its end stands for any ending."""
    plain = re.escape(word.removesuffix("*").replace("\u2019", "'")) + (r"\w*" if word.endswith("*") else "")
    sought = re.compile(rf"(?<!\w){plain}(?!\w)", flags=re.IGNORECASE)
    return [name for name, text in said(language).items() if sought.search(text)]


@pytest.mark.parametrize(("thing", "language", "words"), USED)
def test_the_word_for_a_thing_is_in_use(thing: str, language: str, words: str) -> None:
    assert any(places(language, word.strip()) for word in words.split(",")), f"{thing}: {words}"


@pytest.mark.parametrize(("language", "word", "instead"), RULED_OUT)
def test_a_word_that_is_ruled_out_is_not_used(language: str, word: str, instead: str) -> None:
    assert not places(language, word), f"say {instead}"


def test_a_word_is_found_whole_with_any_capitals_and_apostrophes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        f"{__name__}.said", lambda _: {"one": "L'entrada", "two": "Coges una carta", "three": "recoger"}
    )

    assert places("català", "l\u2019entrada") == ["one"]
    assert places("español", "coge*") == ["two"]
    assert places("español", "coge") == []
    assert places("español", "coger") == []
