"""The language files are complete, readable, translated and used, and have the same facts in every language."""

import ast as python
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

import aprendiz
from aprendiz.cli import replay, sitting
from aprendiz.cli.main import COMMANDS
from aprendiz.cli.players import CALLED
from aprendiz.cli.score import SCORED
from aprendiz.core.options import Choice
from aprendiz.core.verify import Kind
from aprendiz.games import NAMES, load
from aprendiz.host.damage import Flaw
from aprendiz.host.table import Phase
from aprendiz.host.talk import PHRASES
from aprendiz.lang.languages import LANGUAGES
from aprendiz.lang.rulebook import found, rulebook
from aprendiz.lang.texts import Texts
from aprendiz.server import bodies
from aprendiz.server.catalogue import catalogue
from tests.lang import problems, scripts
from tests.lang.catalogue import FOLDER, Entry, entries, files, parsed
from tests.lang.sentences import EXAMPLES

ROOT = Path(__file__).parents[2]
SOURCE = Path(aprendiz.__path__[0])
REFERENCE = "en"
FILES = files(REFERENCE)
OTHERS = [language for language in LANGUAGES if language != REFERENCE]

OF_THE_BROWSER = {"house", *(f"{game}-table" for game in NAMES)}
"""Files that only the browser reads."""

SAME_EVERYWHERE = {
    *("game", "field-last", "metavar-number", "metavar-url"),
    *("aprendiz", "title-flautz", "title-magus", "bot", "seat-bot"),
    "tables-size",
}
"""Names and letters that need no translation, and words that all languages share."""

HEADINGS = {"flautz-rules": {"section-7"}}
"""By file: titles that are names."""

SAME_WORD = {
    "es": {"metavar-bots", "table-arena", "label-arena", "card-E", "flautz-sum", "answer-no"},
    "it": {"metavar-file", "metavar-shell", "table-arena", "label-arena", "link", "answer-no"},
    "ca": {"help-arguments", "metavar-bots", "table-arena", "label-arena", "card-E", "flautz-sum", "answer-no"},
    "pt": {"metavar-bots", "metavar-shell", "table-arena", "label-arena", "card-E", "flautz-sum", "link", "menu"},
}
"""By language: messages whose word is the same as in English."""

NO_WORDS = ("facts-unsaid", "events-unsaid", "events-momentary")
"""Messages that list fields of views and kinds of events; attributes that name a field, too, are no words."""

OWN_FACTS = {"es": {"list-and": frozenset({"$sound"})}, "it": {}, "ca": {}, "pt": {}}
"""By language: facts that the grammar of this language needs and English does not."""


def test_every_language_has_a_folder_and_no_folder_is_left_over() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(LANGUAGES)
    for language in LANGUAGES:
        assert files(language) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_can_be_read(language: str, file: str) -> None:
    """Fluent silently skips messages that it cannot parse."""
    junk = [entry.content for entry in parsed(language, file).body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_that_fill_in_the_same_facts(language: str, file: str) -> None:
    own, reference = entries(language, file), entries(REFERENCE, file)

    assert reference.keys() - own.keys() == set(), "missing"
    assert own.keys() - reference.keys() == set(), "too many"
    for name, entry in own.items():
        assert entry.placeables - OWN_FACTS[language].get(name, frozenset()) == reference[name].placeables, name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_message_is_translated(language: str, file: str) -> None:
    own, reference = entries(language, file), entries(REFERENCE, file)
    allowed = SAME_EVERYWHERE | SAME_WORD[language] | HEADINGS.get(file, set())
    same = {name for name, entry in own.items() if entry.texts and entry.texts == reference[name].texts}
    untranslated = {name for name in same if has_words(reference[name].texts)} - allowed
    assert {name for name in untranslated if not is_no_words(name)} == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", NAMES)
def test_names_of_fields_and_events_are_the_same_in_every_language(language: str, game: str) -> None:
    own, reference = entries(language, game), entries(REFERENCE, game)
    names = {name for name in reference if is_no_words(name)}
    assert {name: own[name].texts for name in names} == {name: reference[name].texts for name in names}


def is_no_words(name: str) -> bool:
    return name in NO_WORDS or name.endswith((".on", ".columns"))


def has_words(texts: tuple[str, ...]) -> bool:
    return any(re.search(r"[^\W\d_]{2}", text) or re.fullmatch(r"[A-Z]", text) for text in texts)


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used_and_every_one_that_is_used_is_there(file: str) -> None:
    names = {name.partition(".")[0] for name in entries(REFERENCE, file)}
    assert names - made(file) - spoken(file, names) == set(), "nobody says these"
    assert made(file) - names == set(), "these are said, but nobody wrote them"


def spoken(file: str, names: set[str]) -> set[str]:
    """The messages that readers of this file may use: by their literal names, or by names that a script computes."""
    if file == "command":
        return quoted()
    put_together = {name for name in names if name.startswith(tuple(scripts.prefixes()))}
    in_scripts = scripts.quoted() | put_together
    return in_scripts if file in OF_THE_BROWSER else in_scripts | quoted()


def quoted() -> set[str]:
    """Every word in quotation marks in the source; a message used by its literal name is among them."""
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    return {word for source in sources for word in re.findall(r"""["']([a-z][a-z-]*)["']""", source)}


def test_every_message_that_a_script_says_is_there_and_gets_what_it_fills_in() -> None:
    said = [(call, known(call.where.partition("/")[0])) for call in scripts.said()]
    assert said

    missing = {(call.where, key) for call, there in said for key in call.keys - there.keys()}
    for call, there in said:
        missing |= {(call.where, f"{prefix}…") for prefix in call.prefixes if not has_any(there, prefix)}
    assert missing == set(), "these are said, but nobody wrote them"

    lacking = {
        (call.where, key, variable)
        for call, there in said
        if call.facts is not None
        for key in call.keys
        for variable in there[key].placeables
        if variable.startswith("$") and variable.removeprefix("$") not in call.facts
    }
    assert lacking == set(), "these facts are not given"


def has_any(there: Iterable[str], prefix: str) -> bool:
    return any(name.startswith(prefix) for name in there)


@cache
def known(folder: str) -> dict[str, Entry]:
    """The messages that the scripts of a folder may use: of its own game (or of all games), and of no game."""
    games = [folder] if folder in NAMES else NAMES
    readable = [file for file in FILES if file != "command"]
    own = [file for file in readable if file.partition("-")[0] in games or file.partition("-")[0] not in NAMES]
    return {name: entry for file in own for name, entry in entries(REFERENCE, file).items()}


def made(file: str) -> set[str]:
    """Messages whose names are derived from the program: from kinds of events, options, rules."""
    if file == "common":
        reported = {f"problem-{problem.key}" for problem in problems.reported()}
        return reported | {f"bot-{kind}" for kind in CALLED} | refused_by("core")
    if file == "command":
        helps = {f"play-help-{word}" for word in sitting.WORDS}
        words = {f"word-{word}" for word in (*sitting.WORDS, *replay.WORDS)}
        faults = {f"fault-{kind}" for kind in get_args(Kind)}
        faults |= {f"damage-{flaw}" for flaw in get_args(Flaw)}
        groups = {f"about-score-{game}" for game in SCORED}
        groups |= {"about-edition-check", "about-edition-show", "about-maze-check"}
        return {f"about-{command}" for command in COMMANDS} | groups | helps | words | faults
    if file == "table":
        phases = {f"phase-{phase}" for phase in get_args(Phase)}
        return phases | {f"phrase-{phrase}" for phrase in PHRASES} | refused_by("host") | refused_by("server")
    if file in OF_THE_BROWSER:
        return set()
    game, _, part = file.partition("-")
    return rules_of(game) if part else of_game(game)


def rules_of(game: str) -> set[str]:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## (\d+) ", text, flags=re.MULTILINE)
    rules = re.findall(r"^- (\d+\.\d+) ", text, flags=re.MULTILINE)
    assert sections
    assert rules
    return {f"section-{number}" for number in sections} | {f"rule-{number.replace('.', '-')}" for number in rules}


def of_game(game: str) -> set[str]:
    kinds = load(game).kinds
    events = {f"event-{kind.__name__}" for kind in kinds.events}
    moves = {f"move-{kind.__name__}" for kind in kinds.moves}
    words: set[str] = EXAMPLES[game].LEXICON
    return events | moves | remedies(f"games/{game}") | options(game) | words


def options(game: str) -> set[str]:
    names = set()
    for option in load(game).options:
        names.add(f"option-{option.name}")
        if isinstance(option, Choice):
            names |= {f"option-{option.name}-{value}" for value in option.values}
    return names | {"option-edition", "option-edition-own"} | {f"option-edition-{name}" for name in load(game).editions}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_to_choose_has_words_on_the_page(language: str, game: str) -> None:
    there = {**entries(language, "house"), **entries(language, game)}
    [shown] = [one for one in catalogue(moves=1).games if one.game == game]
    wanted = {f"label-edition-{name}" for name in shown.editions} | {"label-edition", "option-edition"}
    for preset in shown.presets:
        wanted |= {f"preset-{preset.name}", f"preset-{preset.name}-means"}
    for option in shown.options:
        wanted |= {f"label-{option.name}"} | of_values(option)
        wanted.add(f"explain-{option.name}" if f"explain-{option.name}" in there else f"option-{option.name}")

    assert wanted - there.keys() == set()


def of_values(option: bodies.OptionShown) -> set[str]:
    name = option.name
    match option:
        case bodies.ChoiceShown():
            return {f"{kind}-{name}-{value}" for kind in ("label", "option") for value in option.values}
        case bodies.YesNoShown():
            return {"answer-yes", "answer-no"}
        case bodies.WholeShown():
            return set() if option.unit is None else {f"unit-{option.unit}"}
        case bodies.SeatShown():
            return {"chance-decides", "chair"}
        case bodies.NameOrListShown():
            kinds = ("own", "none") if option.is_optional else ("own",)
            own = {f"{part}-{name}-{kind}" for part in ("label", "explain") for kind in kinds}
            names = {f"label-{name}-{one}" for names in option.names.values() for one in names}
            items = {f"written-{name}"} if option.item is None else {f"{option.item}-{word}" for word in option.values}
            return {f"entry-{name}", f"add-{name}"} | own | names | items


def remedies(folder: str) -> set[str]:
    """The remedies of all refusals in a folder of rules."""
    sources = [path.read_text(encoding="utf-8") for path in (SOURCE / folder).glob("*.py")]
    found = {name for source in sources for name in re.findall(r'Refusal\("[a-z]+-[0-9.]+", "([a-z-]+)"', source)}
    found |= {name for source in sources for name in re.findall(r'if view\.\w+ else "([a-z-]+)"\)', source)}
    assert found
    return {f"remedy-{name}" for name in found}


def refused_by(folder: str) -> set[str]:
    """The remedies of all refusals by a table: the second argument of each."""
    found: set[str] = set()
    for path in (SOURCE / folder).glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and name_of(node.func) in ("no", "Refusal") and len(node.args) > 1:
                parts = [part for part in python.walk(node.args[1]) if isinstance(part, python.Constant)]
                found |= {part.value for part in parts if isinstance(part.value, str)}
    assert found
    return {f"remedy-{name}" for name in found}


def name_of(called: python.expr) -> str:
    return called.attr if isinstance(called, python.Attribute) else getattr(called, "id", "")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_that_help_suggests_is_in_the_rules_of_the_game(language: str, game: str) -> None:
    word = Texts(language, game).say("glance-word")
    assert 1 <= len(found(rulebook(language, game), [word])) < len(rulebook(language, game))
