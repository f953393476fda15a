"""Texts of one language: a key and some facts become a sentence.

The facts of an event, a move or a spell are the fields of its JSON form, so that the browser makes the same sentences
from the same files. A message may also use:

- `NAME($seat)`, `NAMES($seats)`: names of players; `WHO($seat)` is `you` for the seat of the viewer, else `other`
- `CARD($card, form: "the")`: the message `card-B` for `B3`, with `$value`, or its attribute `the`; `CARDS($cards)`
- `SPELL($spell)`: a spell of Magus Novatus in words, from its written form such as `Kabc A--`; with `form: "colours"`
  without the numbers, which infant students ignore
- `WORDS($colours, of: "colour")`: the messages `colour-blue` and so on, or with `form: "the"` their attribute `the`
- `WORDS($symbol, of: "symbol")`: a name that a box may choose freely, said as it is written if there is no message
- `SAME($one, $other)`: `yes` or `no`

Booleans become `yes` or `no`, null becomes `none`, a list of words becomes one text with spaces and `$cards-count` its
length. For a name that a box chose, which may be the word "none", `$symbol-count` is 1, and 0 for null. An object
`$spell` becomes its message `part-Spell`; `$spell-points` is one of its fields.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Message, Resource

from aprendiz.core.errors import Invalid, Refusal
from aprendiz.lang.languages import FALLBACK, LOCALES

NAMED_BY_BOXES: Final = ("symbol",)
"""Kinds of words whose names a box may choose freely."""

Fact = str | int | float
Data = Mapping[str, object]
"""The JSON form of an object, with its kind."""

SOUND_OF_I: Final = re.compile("[IiÍí]|[Hh][IiÍí](?![AEOUaeou])")
"""How a Spanish word begins that sounds like i: Inés, Íñigo and Hilda, but not Hielo or Yolanda."""


@cache
def resource(language: str, file: str) -> Resource:
    path = resources.files("aprendiz.lang").joinpath(language, f"{file}.ftl")
    return FluentResource(path.read_text(encoding="utf-8"))


def keys(language: str, file: str) -> list[str]:
    """The messages of a file, in the order of the file."""
    return [entry.id.name for entry in resource(language, file).body if isinstance(entry, Message)]


class Texts:
    def __init__(self, language: str, *files: str, names: Sequence[str] = (), viewer: int | None = None) -> None:
        """`names`: the players' names by seat. `viewer`: the seat of the reader; None: nobody in particular."""
        self.language = language
        self.files = files
        self.names = names
        self.viewer = viewer
        functions: dict[str, Any] = {
            "NAME": self._name,
            "NAMES": self._names,
            "WHO": self._who,
            "CARD": self.card,
            "CARDS": self._cards,
            "SPELL": self.spell,
            "WORDS": self.words,
            "SAME": same,
        }
        self._bundle = FluentBundle([LOCALES.get(language, language)], functions=functions, use_isolating=False)
        for file in files:
            self._bundle.add_resource(resource(language, file))

    def also(self, *files: str, names: Sequence[str] = (), viewer: int | None = None) -> "Texts":
        """The same texts with more files, for other names or another viewer."""
        return Texts(self.language, *self.files, *files, names=names or self.names, viewer=viewer)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **facts: Fact) -> str:
        return self._format(key, None, facts)

    def tell(self, role: str, data: Data) -> str:
        """An event, a move or a part of one in words, by a message such as `event-CardExchanged`."""
        return self._format(f"{role}-{data['kind']}", None, self.facts(data))

    def sentences(self, event: Data) -> list[str]:
        """An event and each of its parts (such as opened hands) in words; empty if the event has no message."""
        if f"event-{event['kind']}" not in self:
            return []
        parts = [item for value in event.values() if isinstance(value, list) for item in value]
        return [self.tell("event", event), *(self.tell("part", part) for part in parts if isinstance(part, dict))]

    def refusal(self, refusal: Refusal) -> str:
        """The rule that forbids a move, and what would make it possible."""
        remedy = self._format(f"remedy-{refusal.remedy}", None, refusal.facts)
        owner, _, number = refusal.rule.partition("-")
        if owner == "table":
            return self.say("refused-by-the-table", remedy=remedy)
        return self.say("refused", rule=number, remedy=remedy)

    def problem(self, error: Invalid) -> str:
        return f"{error.where}: {self._format(f'problem-{error.problem}', None, error.facts)}"

    def facts(self, data: Data) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        for name, value in data.items():
            facts |= self._facts_of(name, value)
        return facts

    def _facts_of(self, name: str, value: object) -> dict[str, Fact]:
        match value:
            case None:
                return {name: "none", f"{name}-count": 0}
            case bool():
                return {name: "yes" if value else "no"}
            case int():
                return {name: value}
            case str():
                return {name: value, f"{name}-count": 1}
            case list():
                parts = [self.tell("part", item) for item in value if isinstance(item, dict)]
                text = ", ".join(parts) if parts else " ".join(str(item) for item in value)
                return {name: text, f"{name}-count": len(value)}
            case dict():
                facts = {f"{name}-{inner}": fact for inner, fact in self.facts(value).items()}
                return facts | ({name: self.tell("part", value)} if f"part-{value['kind']}" in self else {})
            case _:
                raise TypeError(f"{name}: {value!r} is no JSON data")

    def _format(self, key: str, attribute: str | None, facts: Mapping[str, Fact]) -> str:
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        assert pattern is not None, f"{key} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        assert not errors, f"{self.language}, {key}: {errors}"
        return str(text)

    def _name(self, seat: FluentType) -> str:
        return self.called(int(str(seat)))

    def _names(self, seats: str) -> str:
        return self.listed([self.called(int(seat)) for seat in seats.split()])

    def called(self, seat: int) -> str:
        """The name of a player; "you" for the viewer."""
        return self.say("you") if seat == self.viewer else self.names[seat]

    def listed(self, items: Sequence[str]) -> str:
        """`Anna, Berta and Carla`; `$sound` is for Spanish, where "y" becomes "e" before the sound of i."""
        if len(items) < 2:
            return "".join(items)
        sound = "i" if SOUND_OF_I.match(items[-1]) else "other"
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1], sound=sound)

    def _who(self, seat: FluentType) -> str:
        return "you" if int(str(seat)) == self.viewer else "other"

    def card(self, card: str, form: str | None = None) -> str:
        value = card[1:]
        return self._format(f"card-{card[0]}", form, {"value": int(value) if value else ""})

    def _cards(self, cards: str) -> str:
        return ", ".join(self.card(card) for card in cards.split())

    def spell(self, spell: str, form: str | None = None) -> str:
        """A spell such as `Kabc A--` in words, group by group; `form`: `colours` without the numbers."""
        groups = without_numbers(spell.split()) if form == "colours" else spell.split()
        return self.listed([part for group in groups for part in self._wanted(group[0], group[1:])])

    def _wanted(self, colour: str, signs: str) -> list[str]:
        """The potions of one group: with any number, with a certain number, with numbers that depend on each other."""

        def potions(count: int) -> str:
            return self.say("wanted-many" if colour == "*" else f"wanted-{colour}", count=count)

        numbers = [sign for sign in signs if sign.isdecimal()]
        symbols = [sign for sign in signs if sign.isalpha()]
        if len(symbols) == 1:  # There is no other symbol it must differ from.
            symbols = []
        free = len(signs) - len(numbers) - len(symbols)
        parts = [potions(free)] if free else []
        for number in sorted(set(numbers)):
            parts.append(self.say("wanted-number", potions=potions(numbers.count(number)), number=number))
        if len(symbols) > len(set(symbols)):
            parts.append(self.say("wanted-symbols", potions=potions(len(symbols)), signs=" ".join(symbols)))
        elif symbols:
            parts.append(self.say("wanted-different", potions=potions(len(symbols))))
        return parts

    def words(self, words: str, of: str, form: str | None = None) -> str:
        """`blue/green`: the messages `colour-blue` and `colour-green`; a name from a box may have no message."""
        if of in NAMED_BY_BOXES:
            return self._format(f"{of}-{words}", form, {}) if f"{of}-{words}" in self else words
        return "/".join(self._format(f"{of}-{word}", form, {}) for word in words.split())


def without_numbers(groups: Sequence[str]) -> list[str]:
    """The groups of a spell with any numbers; those of any colour are one group."""
    plain = [group[0] + "-" * (len(group) - 1) for group in groups]
    mixed = "".join(group[1:] for group in plain if group.startswith("*"))
    return [*(group for group in plain if not group.startswith("*")), *([f"*{mixed}"] if mixed else [])]


def in_english(error: Invalid) -> str:
    """What `str(error)` gives, whatever the language of the system."""
    return _english().problem(error)


@cache
def _english() -> Texts:
    return Texts(FALLBACK, "common")


def same(one: FluentType | str, other: FluentType | str) -> str:
    return "yes" if str(one) == str(other) else "no"
