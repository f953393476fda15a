"""The browser's texts, run by node, give the same sentences as Python's, word for word."""

import json
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

import aprendiz
from aprendiz.core.errors import Invalid, Refusal
from aprendiz.core.plain import as_object
from aprendiz.games import NAMES
from aprendiz.lang.languages import FALLBACK, LANGUAGES, LOCALES
from aprendiz.lang.rulebook import found, rulebook
from aprendiz.lang.texts import Texts
from tests.lang import sentences
from tests.lang.catalogue import Entry, entries

NODE = shutil.which("node")
SPEAK = Path(__file__).parent / "speak.mjs"
ROWS = json.loads(sentences.FILE.read_text(encoding="utf-8"))["rows"]
PEOPLE = list(sentences.NAMES)

pytestmark = pytest.mark.skipif(NODE is None, reason="node is not installed, so the browser's texts cannot be run")


def answers(questions: Sequence[Mapping[str, object]]) -> list[Any]:
    assert NODE is not None
    asked = json.dumps({"package": str(Path(aprendiz.__path__[0])), "questions": questions})
    done = subprocess.run([NODE, SPEAK], input=asked, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout))


def question(
    language: str, files: Sequence[str], method: str, *given: object, viewer: int | None = None
) -> dict[str, object]:
    return {
        "asked": "say",
        "language": language,
        "files": files,
        "names": PEOPLE,
        "viewer": viewer,
        "method": method,
        "given": given,
    }


def test_every_sentence_of_the_table_is_said_so() -> None:
    told = [(row, language) for row in ROWS for language in LANGUAGES]
    questions = [
        question(language, ("common", row["game"]), "sentences", row["event"], viewer=row["viewer"])
        if "event" in row
        else question(language, ("common", row["game"]), "tell", "move", row["move"], viewer=row["viewer"])
        for row, language in told
    ]

    for (row, language), said in zip(told, answers(questions), strict=True):
        assert (said if "event" in row else [said]) == row["texts"][language], (language, row)


@pytest.mark.parametrize("game", NAMES)
def test_every_rulebook_reads_the_same_and_finds_the_same(game: str) -> None:
    words: Sequence[Sequence[str]] = (
        ["4"],
        ["4.2."],
        ["1.1"],
        ["99"],
        ["CARD"],
        ["ILUSION"],
        ["magia", "turno"],
        ["é"],
        ["dell'arena"],
        ["prism", "front"],
        ["don't"],
        ["l’altro"],
        [],
    )
    asked = [(language, sought) for language in LANGUAGES for sought in words]
    books: list[dict[str, object]] = [
        {"asked": "rulebook", "language": language, "game": game} for language in LANGUAGES
    ]
    searches: list[dict[str, object]] = [
        {"asked": "found", "language": language, "game": game, "words": sought} for language, sought in asked
    ]
    read = answers([*books, *searches])

    assert read[: len(books)] == [as_json(rulebook(language, game)) for language in LANGUAGES]
    assert read[len(books) :] == [as_json(found(rulebook(language, game), sought)) for language, sought in asked]


def test_what_was_sought_is_found_where_it_stands_whatever_its_accents_and_capitals() -> None:
    text = "La ilusión, el Prisma y la ILUSIÓN."
    asked: Sequence[Sequence[str]] = (["ilusion"], ["PRISMA", "ilu"], ["ilusion", "lus"], ["é"], [])
    found = [
        [text[start:end] for start, end in spans]
        for spans in answers([{"asked": "places", "text": text, "words": words} for words in asked])
    ]

    assert found == [["ilusión", "ILUSIÓN"], ["ilu", "Prisma", "ILU"], ["ilusión", "ILUSIÓN"], ["e"], []]


def test_straight_and_typographic_apostrophes_find_each_other() -> None:
    text = "L’apprendista e l'allievo"
    asked: Sequence[Sequence[str]] = (["l'apprendista"], ["l’allievo"], ["L‘"])
    found = [
        [text[start:end] for start, end in spans]
        for spans in answers([{"asked": "places", "text": text, "words": words} for words in asked])
    ]

    assert found == [["L’apprendista"], ["l'allievo"], ["L’", "l'"]]


def as_json(sections: Sequence[Any]) -> object:
    return json.loads(json.dumps([asdict(section) for section in sections]))


def test_every_refusal_reads_the_same() -> None:
    asked: list[tuple[str, str, Refusal]] = []
    for language in LANGUAGES:
        for file in ("common", "table", *NAMES):
            keys = {key: entry for key, entry in entries(language, file).items() if key.startswith("remedy-")}
            owner = file if file in NAMES else "table"
            for key, entry in keys.items():
                facts = {name.removeprefix("$"): fact(name) for name in entry.placeables if name.startswith("$")}
                asked.append((language, file, Refusal(f"{owner}-4.2", key.removeprefix("remedy-"), facts)))
    assert len(asked) > 50 * len(LANGUAGES)

    questions = [
        question(language, ("common", file), "refusal", as_object(refusal)) for language, file, refusal in asked
    ]
    for (language, file, refusal), said in zip(asked, answers(questions), strict=True):
        files = ("common",) if file == "common" else ("common", file)
        assert said == Texts(language, *files, names=PEOPLE).refusal(refusal)


def fact(name: str) -> str:
    """A value that every remedy with this fact accepts."""
    return {"$row": "air", "$card": "B3", "$seat": "1", "$name": "Berta"}.get(name, "3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_reads_the_same(language: str) -> None:
    texts = Texts(language, "common")
    sentences = {key: entry for key, entry in entries(language, "common").items() if key.startswith("problem-")}
    problems = [Invalid("place", key.removeprefix("problem-"), **facts_of(entry)) for key, entry in sentences.items()]
    asked = [{"where": error.where, "problem": error.problem, "facts": error.facts} for error in problems]

    said = answers([question(language, ("common",), "problem", error) for error in asked])
    assert said == [texts.problem(error) for error in problems]


def facts_of(entry: Entry) -> dict[str, object]:
    return {name.removeprefix("$"): ("x", "y") for name in entry.placeables}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cards_and_numbers_read_the_same(language: str) -> None:
    texts = Texts(language, "common", "flautz", names=PEOPLE, viewer=1)
    files = ("common", "flautz")
    counts = (0, 1, 2, 5, 11, 21, 100, 999, 1000, 54321)
    questions = [
        *(question(language, files, "called", seat, viewer=1) for seat in range(3)),
        *(question(language, files, "listed", PEOPLE[:count]) for count in range(4)),
        *(question(language, files, "card", card) for card in ("B3", "I4", "P")),
        *(question(language, files, "card", card, "the") for card in ("B3", "I4", "P")),
        *(question(language, files, "say", "table-crystals", {"crystals": count}) for count in counts),
        question(language, files, "has", "nonsense"),
        question(language, files, "sentences", {"kind": "Nonsense"}),
    ]

    assert answers(questions) == [
        *(texts.called(seat) for seat in range(3)),
        *(texts.listed(PEOPLE[:count]) for count in range(4)),
        *(texts.card(card) for card in ("B3", "I4", "P")),
        *(texts.card(card, "the") for card in ("B3", "I4", "P")),
        *(texts.say("table-crystals", crystals=count) for count in counts),
        False,
        [],
    ]


def test_spanish_joins_with_e_before_the_sound_of_i() -> None:
    texts = Texts("es", "common")
    lists = [
        ["Ana", last] for last in ("Inés", "íñigo", "Hilda", "HIPÓLITO", "Hi", "Berta", "Yolanda", "Hielo", "İnci")
    ]
    said = answers([question("es", ("common",), "listed", items) for items in lists])

    assert said == [texts.listed(items) for items in lists]
    assert [line.split()[1] for line in said] == [*"eeeee", *"yyyy"]


def test_the_browser_knows_the_same_languages() -> None:
    [known] = answers([{"asked": "languages"}])

    assert known["codes"] == list(LANGUAGES)
    assert known["fallback"] == FALLBACK
    assert known["locales"] == {language: LOCALES.get(language, language) for language in LANGUAGES}


def test_a_browser_gets_the_first_language_of_its_list_that_there_is() -> None:
    wishes: Sequence[Sequence[str]] = (["pt-BR", "en"], ["de", "ca-valencia", "es"], ["IT"], ["de-DE"], [], ["cat"])
    said = answers([{"asked": "languageOf", "wishes": list(wish)} for wish in wishes])

    assert said == ["pt", "ca", "it", "en", "en", "en"]


def test_a_missing_text_or_fact_is_reported() -> None:
    for mistake in (question("en", ("common",), "say", "nonsense"), question("en", ("common",), "say", "player")):
        with pytest.raises(AssertionError, match="en"):
            answers([mistake])
