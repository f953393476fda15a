"""Edition files and the default spells (magus-12): an error says where the file is wrong and why."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.games.magus.edition import read_edition, write_edition
from aprendiz.games.magus.effects import EFFECTS, Effect
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import Cast, Offer, Turn
from tests.games.magus.table import ANNA, BARE, box, lay
from tests.rule import rule

GOOD = """
name = "mine"
[potions]
red = [3, 3]
yellow = [3, 3, 3]
green = [0, 0, 0, 9]
blue = [1]
[items]
plants = 1
elixir = 0
wand = 3
curse = 2
[spells]
2 = ["R--", "*22"]
3 = ["Kab"]
4 = ["G---- B-", "Kabc Aabc", "R1"]
[backs.2]
thieves = 1
shake-up = 0
curses = 0
go-back = 0
devil = 0
presents = 0
closed-book = 1
[backs.3]
thieves = 0
shake-up = 0
curses = 0
go-back = 1
devil = 0
presents = 0
closed-book = 0
[backs.4]
thieves = 0
shake-up = 1
curses = 1
go-back = 0
devil = 1
presents = 0
closed-book = 0
[cylinder]
2 = 4
3 = 5
4 = 60
[throw]
hit = 5
side = 0
corner = 1
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@rule("magus-12.1")
def test_the_owner_of_a_box_can_enter_its_spells(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    edition = read_edition(file)
    assert edition.name == "mine"
    assert edition.copies == (3, 3, 0, 0, 3, 3, 3, 0, 0, 0, 0, 9, 1, 0, 0, 0, 1, 0, 3, 2)
    assert [[(spell.name, spell.points) for spell in pile] for pile in edition.piles] == [
        [("R--", 2), ("*22", 2)],
        [("Kab", 3)],
        [("G---- B-", 4), ("Kabc Aabc", 4), ("R1", 4)],
    ]
    assert edition.backs == ((1, 0, 0, 0, 0, 0, 1), (0, 0, 0, 1, 0, 0, 0), (0, 1, 1, 0, 1, 0, 0))
    assert edition.track == {2: 4, 3: 5, 4: 60}
    assert edition.scatter == (5, 0, 1)
    for source in (file, str(file)):
        assert GAME.new(seats=3, edition=source).setup.end == 5


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "mine"', "", "name: is missing"),
        ('name = "mine"', "name = 3", "name: must be a name of 1 to 60 letters, not 3"),
        ('name = "mine"', 'name = "mine"\nyear = 2018', "year: is not known here"),
        ("[potions]", "[potion]", "potions: is missing"),
        ("red = [3, 3]", "rot = [3, 3]", "potions.red: is missing"),
        ("red = [3, 3]", "red = 3", "potions.red: must be a list of 1 to 4 entries, not 3"),
        ("red = [3, 3]", "red = []", "potions.red: must be a list of 1 to 4 entries, not []"),
        ("red = [3, 3]", "red = [1, 1, 1, 1, 1]", "potions.red: must be a list of 1 to 4 entries"),
        ("red = [3, 3]", "red = [3, -1]", "potions.red.2: must be a whole number from 0 to 20, not -1"),
        ("red = [3, 3]", "red = [3, 21]", "potions.red.2: must be a whole number from 0 to 20, not 21"),
        ("red = [3, 3]", "red = [true]", "potions.red.1: must be a whole number from 0 to 20, not True"),
        ("red = [3, 3]", "red = [3, 2]", "potions: must hold at least 25 potions for the grid"),
        ("blue = [1]", "blue = [1]\npink = [1]", "potions.pink: is not known here; there are blue, green, red, yellow"),
        ("[items]", "[things]", "items: is missing"),
        ("wand = 3", "", "items.wand: is missing"),
        ("wand = 3", "wand = 21", "items.wand: must be a whole number from 0 to 20, not 21"),
        ("wand = 3", 'wand = "two"', "items.wand: must be a whole number from 0 to 20, not 'two'"),
        ("wand = 3", "wand = 3\nhat = 1", "items.hat: is not known here; there are curse, elixir, plants, wand"),
        ("[spells]", "[spell]", "spells: is missing"),
        ('3 = ["Kab"]', "", "spells.3: is missing"),
        ('3 = ["Kab"]', "3 = []", "spells.3: must be a list of 1 to 20 entries, not []"),
        ('3 = ["Kab"]', f"3 = {['Kab'] * 21}", "spells.3: must be a list of 1 to 20 entries"),
        ('3 = ["Kab"]', "3 = [3]", "spells.3.1: must be a text, not 3"),
        ('3 = ["Kab"]', '3 = ["Kab"]\n5 = ["R-"]', "spells.5: is not known here; there are 2, 3, 4"),
        ("[backs.3]", "[backs.5]", "backs.3: is missing"),
        ("[backs.3]", "[back.3]", "backs.3: is missing"),
        ("go-back = 1", "", "backs.3.go-back: is missing"),
        ("go-back = 1", "go-back = -1", "backs.3.go-back: must be a whole number from 0 to 20, not -1"),
        ("go-back = 1", "go-back = 1\ngo-on = 1", "backs.3.go-on: is not known here"),
        ("go-back = 1", "go-back = 2", "backs.3: there are 2 backs for 1 spells"),
        ("devil = 1", "devil = 0", "backs.4: there are 2 backs for 3 spells"),
        ("[cylinder]", "[tube]", "cylinder: is missing"),
        ("3 = 5", "", "cylinder.3: is missing"),
        ("3 = 5", "3 = 0", "cylinder.3: must be a whole number from 1 to 60, not 0"),
        ("4 = 60", "4 = 61", "cylinder.4: must be a whole number from 1 to 60, not 61"),
        ("4 = 60", "4 = 60\n5 = 60", "cylinder.5: is not known here; there are 2, 3, 4"),
        ("[throw]", "[toss]", "throw: is missing"),
        ("hit = 5", "", "throw.hit: is missing"),
        ("hit = 5", "hit = 1001", "throw.hit: must be a whole number from 0 to 1000, not 1001"),
        ("side = 0", "side = -1", "throw.side: must be a whole number from 0 to 1000, not -1"),
        ("corner = 1", "corner = 0.5", "throw.corner: must be a whole number from 0 to 1000, not 0.5"),
        ("hit = 5\nside = 0\ncorner = 1", "hit = 0\nside = 0\ncorner = 0", "throw.hit: must be a whole number from 1"),
        ("corner = 1", "corner = 1\nmiss = 1", "throw.miss: is not known here; there are corner, hit, side"),
        ("[items]", "[items", "mine.toml: is not valid TOML"),
    ],
)
def test_an_error_names_the_entry_and_the_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    file = written(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(Invalid, match=re.escape(message)) as caught:
        read_edition(file)
    assert caught.value.where.startswith(str(file))


@rule("magus-12.1")
@pytest.mark.parametrize("spell", ["", "R", "X--", "R5", "Re", "R--Y--", "r--", "R---------- "])
def test_a_spell_written_wrongly_is_named_with_its_place(tmp_path: Path, spell: str) -> None:
    file = written(tmp_path, GOOD.replace("Kabc Aabc", spell))
    with pytest.raises(Invalid) as caught:
        read_edition(file)
    assert (caught.value.where, caught.value.problem) == (f"{file}: spells.4.2", "no-spell")
    assert caught.value.given == {"found": spell}


@pytest.mark.parametrize("spell", ["Ka Aa Ra Ya Ga Ba *a *a *a", "Kab Aab Rab Yab *a"])
def test_a_spell_that_can_be_read_in_too_many_ways_is_refused(tmp_path: Path, spell: str) -> None:
    file = written(tmp_path, GOOD.replace("Kabc Aabc", spell))
    with pytest.raises(Invalid, match=r"spells.4.2: can be read in \d+ ways; there may be 2000 at most"):
        read_edition(file)


@rule("magus-12.5")
def test_a_pile_may_have_the_same_face_twice(tmp_path: Path) -> None:
    for again in ("G---- B-", "  G----   B- "):
        edition = read_edition(written(tmp_path, GOOD.replace('"R1"', f'"{again}"')))
        assert [spell.name for spell in edition.piles[2]] == ["G---- B-", "Kabc Aabc", "G---- B-"]


NAMED = """2 = ["R--: devil", "*22:closed-book"]
3 = ["Kab : thieves"]
4 = ["G---- B-", "Kabc Aabc: go-back", "R1"]"""
"""All spells of two piles name their backs, and one of the third."""


def with_named_backs(backs: str) -> str:
    """The edition with spells that name their backs, and these entries instead of its backs."""
    start, end = GOOD.index("[backs.2]"), GOOD.index("[cylinder]")
    text = GOOD[:start] + backs + GOOD[end:]
    return text.replace(GOOD[GOOD.index('2 = ["R--"') : GOOD.index("[backs.2]")], f"{NAMED}\n")


BACKS_OF_4 = "\n".join(
    ["[backs.4]", *(f"{effect.value} = {2 if effect is Effect.DEVIL else 0}" for effect in EFFECTS), ""]
)


@rule("magus-12.5")
def test_a_spell_may_name_its_own_back(tmp_path: Path) -> None:
    edition = read_edition(written(tmp_path, with_named_backs(BACKS_OF_4)))
    assert [[spell.name for spell in pile] for pile in edition.piles] == [
        *(["R--", "*22"], ["Kab"], ["G---- B-", "Kabc Aabc", "R1"])
    ]
    assert edition.own_backs == (*((Effect.DEVIL, Effect.CLOSED), (Effect.THIEVES,), (None, Effect.GO_BACK, None)),)
    assert edition.backs == ((0,) * 7, (0,) * 7, (0, 0, 0, 0, 2, 0, 0))
    assert read_edition(json.loads(json.dumps(write_edition(edition)))) == edition


def test_backs_may_be_left_out_if_all_spells_name_theirs(tmp_path: Path) -> None:
    text = with_named_backs("").replace('"G---- B-"', '"G---- B-: curses"').replace('"R1"', '"R1: devil"')
    assert read_edition(written(tmp_path, text)).backs == ((0,) * 7,) * 3


@rule("magus-12.5")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"R--: devil"', '"R--: devils"', "spells.2.1: 'devils' is not a back: after the colon write one of thieves, "),
        ('"R--: devil"', '"R--:"', "spells.2.1: '' is not a back: after the colon write one of thieves, "),
        ('"R--: devil"', '": devil"', "spells.2.1: '' is not a spell"),
        ('"R--: devil"', '"R--: devil: devil"', "spells.2.1: 'devil: devil' is not a back"),
        ('"R1"', '"Kabc Aabc"', "spells.4.3: is there more than once: every copy names its back, or none does"),
        ('"R1"', '"G---- B-: devil"', "spells.4.3: is there more than once: every copy names its back, or none does"),
        ('"R1"', '"R1: devil"', "backs.4: there are 2 backs for the 1 spells that name none"),
        ('"R--: devil"', '"R--"', "backs.2: is missing"),
    ],
)
def test_an_error_in_a_named_back_says_what_to_do(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = with_named_backs(BACKS_OF_4)
    assert old in text
    with pytest.raises(Invalid, match=re.escape(message)):
        read_edition(written(tmp_path, text.replace(old, new)))


def test_two_piles_may_have_the_same_spell(tmp_path: Path) -> None:
    edition = read_edition(written(tmp_path, GOOD.replace('"R1"', '"R--"')))
    assert edition.piles[0][0] == replace(edition.piles[2][2], points=2)
    table = lay("R1 R2", "", offers=("R--", None, "R--"), edition=edition, grid=BARE)
    assert [(offer.spell, offer.points) for offer in table.view().offers] == [("R--", 2), ("Kab", 3), ("R--", 4)]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    with pytest.raises(Invalid, match="edition: must be one of classic or the path of a file, not '"):
        read_edition(str(missing))
    with pytest.raises(Invalid, match=r"none.toml: cannot be read: "):
        read_edition(missing)
    with pytest.raises(Invalid, match="edition: must be one of classic or the path of a file, not 3"):
        GAME.setup(seats=2, edition=3)


def test_what_is_wrong_with_given_entries_is_named_as_part_of_the_edition() -> None:
    contents = write_edition(read_edition("classic"))
    with pytest.raises(Invalid, match=r"^edition.cylinder: is missing"):
        read_edition({name: part for name, part in contents.items() if name != "cylinder"})


def test_an_edition_is_the_same_after_its_way_through_the_entries_of_a_file(tmp_path: Path) -> None:
    for edition in (read_edition("classic"), read_edition(written(tmp_path, GOOD))):
        assert read_edition(json.loads(json.dumps(write_edition(edition)))) == edition


@rule("magus-12.2")
def test_the_spells_of_two_points_are_those_of_the_rules() -> None:
    assert pile_of_points(2) == "R---, Y---, G---, B---, *222, *333, K-- A--, R- Y- G- B-, Kabc, K----"


@rule("magus-12.3")
def test_the_spells_of_three_points_are_those_of_the_rules() -> None:
    assert pile_of_points(3) == (
        "R-- B---, Y-- G---, G-- R---, B-- Y---, *11 K---, *44 K---, *22 *33, Kabc A--, R1 *44, K-----"
    )


@rule("magus-12.4")
def test_the_spells_of_four_points_are_those_of_the_rules() -> None:
    assert pile_of_points(4) == (
        "Kabc Aabc, Kabcd, R--- G---, Y--- B---, *11 *22 *33, K--- *444, K---- A---, Gabc Y--, Babc R--, R-- Y-- G--"
    )


def pile_of_points(points: int) -> str:
    return ", ".join(spell.name for pile in read_edition("classic").piles for spell in pile if spell.points == points)


@rule("magus-12.5")
def test_each_pile_has_every_effect_once_and_four_closed_books() -> None:
    for backs in read_edition("classic").backs:
        assert dict(zip(EFFECTS, backs, strict=True)) == {
            **dict.fromkeys(EFFECTS, 1),
            Effect.CLOSED: 4,
        }
    assert len(EFFECTS) == 7


@rule("magus-12.5")
def test_backs_are_shuffled_apart_from_the_faces() -> None:
    edition = box(spells=(["R-", "Y-", "G-"], ["B-"], ["B-"]), backs=([Effect.DEVIL, Effect.CURSES], [], []))
    for spell in ("R-", "Y-", "G-"):
        table = lay("R1 Y1 G1", "", offers=(spell, None, None), edition=edition)
        table.act(ANNA, Cast(spell, 2))
        table.chance(Offer("Y-" if spell == "R-" else "R-"))
        assert table.outcomes() == {Turn(effect): 1 / 3 for effect in (Effect.DEVIL, Effect.CURSES, Effect.CLOSED)}


@rule("magus-12.5")
def test_a_back_that_was_turned_does_not_come_again() -> None:
    edition = box(spells=(["R-", "Y-"], ["B-"], ["B-"]), backs=([Effect.CURSES], [], []))
    table = lay("R1", "", won=("2",), offers=("R-", None, None), edition=edition)
    table.act(ANNA, Cast("R-", 2))
    assert table.outcomes() == {Turn(Effect.CURSES): 1.0}
