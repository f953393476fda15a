"""Editions as files: those that come with a game, and what somebody's own says."""

from aprendiz.core.errors import Invalid
from aprendiz.core.reader import edition_file, toml
from aprendiz.games import load


def file_of(game: str, edition: str) -> str:
    """The file of one that comes with a game, to make one's own of; raises Invalid for an unknown one."""
    known = load(game).editions
    if edition not in known:
        raise Invalid("edition", "one-of", known=known, found=edition)
    return edition_file(f"aprendiz.games.{game}", edition)


def contents_of(game: str, text: str) -> dict[str, object]:
    """The contents of an edition file, completed; raises Invalid that says where it is wrong."""
    rules = load(game)
    edition = rules.read_edition(toml(text, "edition"))
    rules.setup(seats=rules.players[0], edition=edition)
    return rules.write_edition(edition)
