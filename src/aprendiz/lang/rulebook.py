"""The rulebook of a game in one language: sections and rules by number, and a search in them."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from aprendiz.lang.texts import Texts, keys

APOSTROPHES: Final = str.maketrans("’‘", "''")


@dataclass(frozen=True, slots=True)
class Rule:
    number: str
    """In the form people use: `4.2`."""

    text: str


@dataclass(frozen=True, slots=True)
class Section:
    number: str
    title: str
    rules: tuple[Rule, ...]


def rulebook(language: str, game: str) -> tuple[Section, ...]:
    file = f"{game}-rules"
    texts = Texts(language, file)
    sections = []
    for key in keys(language, file):
        if key.startswith("section-"):
            number = key.removeprefix("section-")
            own = [other for other in keys(language, file) if other.startswith(f"rule-{number}-")]
            rules = tuple(Rule(other.removeprefix("rule-").replace("-", "."), texts.say(other)) for other in own)
            sections.append(Section(number, texts.say(key), rules))
    return tuple(sections)


def found(sections: Sequence[Section], words: Sequence[str]) -> tuple[Section, ...]:
    """The section or rule with this number, or the rules that contain every word; other sections are left out."""
    wanted = words[0].rstrip(".") if len(words) == 1 else ""
    for section in sections:
        if section.number == wanted:
            return (section,)
        for rule in section.rules:
            if rule.number == wanted:
                return (Section(section.number, section.title, (rule,)),)

    def is_found(section: Section, rule: Rule) -> bool:
        text = folded(f"{section.title} {rule.text}")
        return all(folded(word) in text for word in words)

    kept = [
        Section(section.number, section.title, tuple(rule for rule in section.rules if is_found(section, rule)))
        for section in sections
    ]
    return tuple(section for section in kept if section.rules)


def folded(text: str) -> str:
    """Without accents and capitals, because people who search seldom type them; every apostrophe is a straight one."""
    decomposed = unicodedata.normalize("NFD", text.casefold().translate(APOSTROPHES))
    return "".join(character for character in decomposed if not unicodedata.combining(character))
