"""A link as a QR code in the terminal, for the camera of a phone."""

import io
import shutil
import sys
from typing import Final

import segno
from rich.text import Text

from aprendiz.cli.console import Console

BLOCKS: Final = "▀▄█"
QUIET_ZONE: Final = 4
INK: Final = "bright_white on black"


def show_code(console: Console, url: str) -> None:
    """Shows nothing if the terminal is too narrow or cannot show the characters."""
    code = segno.make(url, micro=False)
    if not can_show_blocks(console) or code.symbol_size(border=QUIET_ZONE)[0] > shutil.get_terminal_size().columns:
        return
    drawing = io.StringIO()
    code.terminal(drawing, border=QUIET_ZONE, compact=True)
    for line in drawing.getvalue().splitlines():
        console.show(Text(line, INK, no_wrap=True))


def can_show_blocks(console: Console) -> bool:
    try:
        BLOCKS.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return not console.is_plain
