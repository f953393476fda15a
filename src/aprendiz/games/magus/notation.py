"""How spells are written (magus-12.1): `Kabc A--` is read as groups of a colour and a sign for each potion."""

from dataclasses import dataclass, replace
from typing import Final, Self

from aprendiz.core.errors import Invalid
from aprendiz.games.magus.cards import COLOUR_LETTERS, VALUES

BLACK: Final = "K"
GREY: Final = "A"
MULTICOLOUR: Final = "*"
GROUP_COLOURS: Final = (*COLOUR_LETTERS, BLACK, GREY, MULTICOLOUR)

NUMBERS: Final = tuple(str(number) for number in range(1, VALUES + 1))
ANY_NUMBER: Final = "-"
SYMBOLS: Final = tuple("abcd")
"""As many as there are numbers, because different symbols of a group are different numbers."""

SIGNS: Final = (*NUMBERS, ANY_NUMBER, *SYMBOLS)
MOST_WANTED: Final = 9
"""Upper bound on the potions a spell wants."""


@dataclass(frozen=True, slots=True)
class Group:
    """The potions of one word of a spell; its symbols are independent of other words (6.7)."""

    colour: str
    signs: str
    """One sign for each potion."""


@dataclass(frozen=True, slots=True)
class Spell:
    name: str
    """The spell as it is written."""

    points: int
    groups: tuple[Group, ...]

    def without_numbers(self) -> Self:
        """The spell as infant students read it: only colours matter (10.2)."""
        return replace(self, groups=tuple(Group(group.colour, ANY_NUMBER * len(group.signs)) for group in self.groups))


def read_spell(text: str, points: int) -> Spell:
    """A spell from its written form; raises Invalid if the text is not a spell."""
    words = text.split()
    groups = tuple(Group(word[0], word[1:]) for word in words)
    wanted = sum(len(group.signs) for group in groups)
    if not all(is_group(group) for group in groups) or not 1 <= wanted <= MOST_WANTED:
        raise Invalid("spell", "no-spell", found=text)
    return Spell(" ".join(words), points, groups)


def is_group(group: Group) -> bool:
    return group.colour in GROUP_COLOURS and group.signs != "" and all(sign in SIGNS for sign in group.signs)


def told_spell(spell: str, *, is_infant: bool) -> str:
    """The written form of a spell, for infant students without the numbers that do not matter to them (10.2)."""
    if not is_infant:
        return spell
    groups = read_spell(spell, points=0).without_numbers().groups
    mixed = "".join(group.signs for group in groups if group.colour == MULTICOLOUR)
    others = [f"{group.colour}{group.signs}" for group in groups if group.colour != MULTICOLOUR]
    return " ".join([*others, f"{MULTICOLOUR}{mixed}"] if mixed else others)
