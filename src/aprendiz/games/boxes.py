"""Editions as TOML files: the ones that come with a game, and custom ones."""

from aprendiz.core.errors import Invalid
from aprendiz.core.reader import edition_file, toml
from aprendiz.games import load


def file_of(game: str, edition: str) -> str:
    """The text of an edition that comes with a game, as a template for custom ones; raises Invalid if it is unknown."""
    known = load(game).editions
    if edition not in known:
        raise Invalid("edition", "one-of", known=known, found=edition)
    return edition_file(f"aprendiz.games.{game}", edition)


def contents_of(game: str, text: str) -> dict[str, object]:
    """The contents of the edition in a file's text; raises Invalid if the edition is wrong or cannot be played."""
    rules = load(game)
    edition = rules.read_edition(toml(text, "edition"))
    rules.setup(seats=rules.players[0], edition=edition)
    return rules.write_edition(edition)
