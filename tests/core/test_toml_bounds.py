"""The bounds on TOML files, which are checked before a file is parsed."""

import tomllib

import pytest

from aprendiz.core.errors import Invalid
from aprendiz.core.reader import DEEPEST_TOML, MOST_DOTS, MOST_DOTS_IN_LINE, check_bounds, toml
from aprendiz.games import NAMES, load
from aprendiz.games.boxes import file_of


@pytest.mark.parametrize(("game", "edition"), [(game, name) for game in NAMES for name in load(game).editions])
def test_the_editions_of_the_games_are_far_within_the_bounds(game: str, edition: str) -> None:
    check_bounds(file_of(game, edition) * 10, "edition")


@pytest.mark.parametrize(
    "text",
    [
        f"a{'.a' * MOST_DOTS_IN_LINE} = 1",
        f"[a{'.a' * MOST_DOTS_IN_LINE}]",
        "".join(f"a.b{number} = 1\n" for number in range(MOST_DOTS)),
        f"a = {'[' * DEEPEST_TOML}{']' * DEEPEST_TOML}",
        f"a = '{'.[{' * 50}'",
        f'a = "{".[{" * 50}\\"{".[{" * 50}"',
        f"a = '''{'.[{' * 50}\n'{'.[{' * 50}'''''",
        f'a = """{".[{" * 50}\n\\"""{".[{" * 50}"""""',
        f"a = 1  # It's 1{'.[{' * 50}",
        f"'{'.' * 50}' = 1",
    ],
)
def test_what_is_within_the_bounds_is_parsed(text: str) -> None:
    assert toml(text, "edition") == tomllib.loads(text)


@pytest.mark.parametrize(
    ("text", "problem", "facts"),
    [
        (f"a = 1\nb{'.b' * 9} = 1", "too-many-dots-in-line", {"most": "8", "count": "9", "line": "2"}),
        (f"a = '''\n\n'''\nb{'.b' * 9} = 1", "too-many-dots-in-line", {"most": "8", "count": "9", "line": "4"}),
        ("a" + '."b"' * 9 + " = 1", "too-many-dots-in-line", {"most": "8", "count": "9", "line": "1"}),
        (f'a = {{b = """x"""", c{".c" * 9} = 1}}', "too-many-dots-in-line", {"most": "8", "count": "9", "line": "1"}),
        (f"a = {{b = '''x''''', c{'.c' * 9} = 1}}", "too-many-dots-in-line", {"most": "8", "count": "9", "line": "1"}),
        ("a.b = 1\n" * 1001, "too-many-dots", {"most": "1000", "count": "1001"}),
        (f"a = {'[' * 9}", "too-deep", {"most": "8"}),
        (f"a = {'{b = ' * 9}", "too-deep", {"most": "8"}),
    ],
)
def test_what_is_not_says_which_bound_and_where(text: str, problem: str, facts: dict[str, str]) -> None:
    with pytest.raises(Invalid) as error:
        toml(text, "edition")
    assert (error.value.where, error.value.problem, error.value.facts) == ("edition", problem, facts)
