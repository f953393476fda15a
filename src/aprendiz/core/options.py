"""The options of a game, chosen before it starts: each knows its values and explains what is wrong with any other."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from aprendiz.core.errors import Invalid

Value = str | int | tuple[str, ...] | None


class Option(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def default(self) -> Value: ...

    @property
    def implies(self) -> tuple[str, str] | None:
        """Another option and the value it must have for this option to have an effect."""
        ...

    @property
    def is_later(self) -> bool:
        """Whether the option was added without a new version of the rules; its default plays as before it existed.

        A header names such an option only if it does not have its default. So a game without it keeps its header, and
        with it its chance.
        """
        ...

    def check(self, value: object) -> Value:
        """The value in its canonical form; raises Invalid for anything else."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    name: str
    values: tuple[str, ...]
    default: str
    implies: tuple[str, str] | None = None
    is_later: bool = False

    def check(self, value: object) -> str:
        if isinstance(value, str) and value in self.values:
            return value
        raise Invalid(self.name, "one-of", known=self.values, found=value)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within bounds; None where `default` is None: the option is off or left to chance."""

    name: str
    least: int
    most: int
    default: int | None
    implies: tuple[str, str] | None = None
    problem: str = "whole"
    """Key of the message for any other number."""

    is_later: bool = False
    step: int = 1
    """The difference between numbers that are offered next to each other."""

    first: int | None = None
    """The number offered first where `default` is None."""

    unit: str | None = None
    """What is counted, if the option's name does not say it; `unit-…` is the key of the word."""

    def check(self, value: object) -> int | None:
        if value is None and self.default is None:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise Invalid(self.name, self.problem, least=self.least, most=self.most, found=value)


@dataclass(frozen=True, slots=True)
class SeatOrChance:
    """A seat, counted from 0; None: left to chance."""

    name: str
    most: int
    """The last seat of the largest table."""

    default: None = None
    implies: tuple[str, str] | None = None
    is_later: bool = False

    def check(self, value: object) -> int | None:
        return Whole(self.name, least=0, most=self.most, default=None).check(value)


@dataclass(frozen=True, slots=True)
class NameOrList:
    """Something that the edition defines, by name, or a custom one as a list of words."""

    name: str
    words: tuple[str, ...]
    most: int
    least: int = 1
    problem: str = "one-of"
    """Key of the message for an unknown word."""

    read: Callable[[Path], tuple[str, ...]] | None = None
    """Reads a custom one from a file."""

    default: None = None
    implies: tuple[str, str] | None = None
    is_later: bool = False
    names: str | None = None
    """The part of an edition that defines the names, as in its file; None: there are no names."""

    is_optional: bool = False
    """Whether None is a value of its own; otherwise it stands for the edition's first name."""

    item: str | None = None
    """The kind of the words: `<item>-<word>` is the key of each; None: they are said as they are written."""

    offered: tuple[str, ...] | None = None
    """The words to choose from, if some words are only other spellings; None: all."""

    repeats: bool = False
    """Whether a word may be in the list several times."""

    per_seat: bool = False
    """Whether the list has at most one word for each seat."""

    def check(self, value: object) -> str | tuple[str, ...] | None:
        if value is None or isinstance(value, str):
            return value
        if not isinstance(value, list | tuple) or not self.least <= len(value) <= self.most:
            raise Invalid(self.name, "name-or-list", least=self.least, most=self.most, found=value)
        for position, word in enumerate(value, start=1):
            if word not in self.words:
                raise Invalid(f"{self.name}.{position}", self.problem, known=self.words, found=word)
        return tuple(value)


def checked(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values, defaults filled in."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise Invalid(name, "unknown", known=tuple(names))
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}
