"""Edition files: an error says where the file is wrong and why."""

import json
from pathlib import Path

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.games.flautz.edition import read_edition, write_edition
from aprendiz.games.flautz.game import GAME

GOOD = """
name = "mine"
[spells]
blue = [4, 4, 4]
green = [4, 4, 4]
purple = [4, 4, 4]
orange = [4, 4, 4]
pink = [4, 4, 0, 0, 1]
[special]
illusions = [1, 0, 2]
prisms = 2
[arenas]
garden = ["air", "either"]
"""


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD, encoding="utf-8")
    edition = read_edition(file)
    assert (edition.name, edition.size) == ("mine", 4 * 12 + 9 + 3 + 2)
    state = GAME.new(seats=2, edition=file, arena="garden")
    assert len(state.setup.arena) == 2
    assert GAME.new(seats=2, edition=file).setup.arena == state.setup.arena
    with pytest.raises(Invalid, match="arena: must be one of garden, not 'usual'"):
        GAME.new(seats=2, edition=file, arena="usual")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "mine"', "", "name: is missing"),
        ('name = "mine"', "name = 3", "name: must be a name of 1 to 60 letters, not 3"),
        ('name = "mine"', r'name = "a\u001b[31mb"', "name: must be a name of 1 to 60 letters"),
        ("blue = [4, 4, 4]", "blue = [4, -1, 4]", r"spells.blue.2: must be a whole number from 0 to 20, not -1"),
        ("blue = [4, 4, 4]", "blue = [4, 21, 4]", r"spells.blue.2: must be a whole number from 0 to 20, not 21"),
        ("blue = [4, 4, 4]", "blue = [4, 1.5]", r"spells.blue.2: must be a whole number"),
        ("blue = [4, 4, 4]", "blue = [4, true]", r"spells.blue.2: must be a whole number"),
        ("blue = [4, 4, 4]", "blue = []", r"spells.blue: must be a list of 1 to 9 entries, not \[\]"),
        ("blue = [4, 4, 4]", "blue = [1,1,1,1,1,1,1,1,1,1]", r"spells.blue: must be a list of 1 to 9 entries"),
        ("blue = [4, 4, 4]", "blue = 4", r"spells.blue: must be a list"),
        ("blue = [4, 4, 4]", "blau = [4, 4, 4]", r"spells.blue: is missing"),
        (
            "prisms = 2",
            "prisms = 2\ngold = 1",
            r"special.gold: is not known here; there are illusions, prisms",
        ),
        ("prisms = 2", "", r"special.prisms: is missing"),
        ("prisms = 2", 'prisms = "two"', r"special.prisms: must be a whole number from 0 to 20, not 'two'"),
        ("[special]", "[specials]", r"special: is missing"),
        ('"either"]', '"sky"]', r"arenas.garden.2: must be one of floor, air, either, not 'sky'"),
        ('garden = ["air", "either"]', "", r"arenas: must have at least one entry"),
        ("[arenas]", "[arenas", r"is not valid TOML: .*line 12"),
        ('name = "mine"', 'name = "mine"\nyear = 2018', r"year: is not known here"),
        ('name = "mine"', 'name = "mine"\nspells = 1', r"is not valid TOML"),
        ('name = "mine"', f"name = {'9' * 5000}", r"is not valid TOML"),
        ('name = "mine"', f"name = {'[' * 100_000}", r"is nested more than 8 deep"),
    ],
)
def test_an_error_names_the_entry_and_the_reason(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    file = tmp_path / "mine.toml"
    file.write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Invalid, match=message) as caught:
        read_edition(file)
    assert caught.value.where.startswith(str(file))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    for missing in (tmp_path / "none.toml", tmp_path, Path("long" * 2000), Path("nul\0")):
        with pytest.raises(Invalid, match="edition: must be one of classic, wide or the path of a file, not '"):
            read_edition(str(missing))
        with pytest.raises(Invalid, match="cannot be read: "):
            read_edition(missing)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Invalid, match="is not a text file in UTF-8"):
        read_edition(binary)
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * 1_000_001)
    with pytest.raises(Invalid, match="is larger than such a file may be"):
        read_edition(huge)
    with pytest.raises(Invalid, match="edition: must be one of classic, wide or the path of a file, not 3"):
        GAME.setup(seats=2, edition=3)


@pytest.mark.parametrize("name", ["classic", "wide"])
def test_an_edition_is_the_same_after_its_way_through_the_entries_of_a_file(name: str) -> None:
    edition = read_edition(name)

    assert read_edition(json.loads(json.dumps(write_edition(edition)))) == edition
