"""A camera can read the QR code that `aprendiz serve` shows, whatever colour the terminal has."""

import re
from typing import Final

import pytest

from aprendiz.server.address import reachable
from tests.camera import read
from tests.cli.program import plays_in

WIDE, HIGH = 6, 12
"""Width and height, in pixels, of one character in the terminal."""

WHITE, BLACK = 255, 0
INKED: Final = re.compile(r"\x1b\[97;40m([^\x1b]*)\x1b\[0m")
"""Characters in bright white on black."""

UPPER, LOWER = "▀█", "▄█"
COLUMNS: Final = 100


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Everything a terminal shows when a server starts."""
    if reachable("0.0.0.0") is None:  # noqa: S104 - the default address of `serve`
        pytest.skip("the code in the terminal, as this machine has no address for others")
    folder = tmp_path_factory.mktemp("served")
    with plays_in("serve", "--port", "0", "--data", str(folder), is_terminal=True) as program:
        return program.read_to("Ctrl-C stops it.")


@pytest.mark.parametrize("around", [WHITE, BLACK], ids=["light", "dark"])
def test_a_camera_reads_the_address_for_others(shown: str, around: int) -> None:
    address = re.search(r"Others can join[^\n]*?(http://[\w.:]+)", shown)
    assert address is not None

    assert read(*pictured(shown, around)) == [address[1]]


def pictured(shown: str, around: int) -> tuple[int, int, bytes]:
    """The terminal as grey pixels: every character is two squares, one above the other."""
    rows: list[bytes] = []
    for line in shown.splitlines():
        inked = INKED.match(line)
        signs = inked[1] if inked else ""
        for filled in (UPPER, LOWER):
            squares = [WHITE if sign in filled else BLACK for sign in signs]
            squares += [around] * (COLUMNS - len(squares))
            rows += [bytes(square for square in squares for _ in range(WIDE))] * (HIGH // 2)
    return COLUMNS * WIDE, len(rows), b"".join(rows)
