"""How far a long piece of work has come, on the terminal, apart from what it prints."""

import sys
from collections.abc import Iterator
from contextlib import nullcontext

from rich.console import Console as Terminal
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def counted(label: str, most: int) -> Iterator[int]:
    """The numbers from 1 on, with a bar on the terminal while each is worked on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Terminal(stderr=True), transient=True)
    with bar if sys.stderr.isatty() else nullcontext():
        task = bar.add_task(label, total=most)
        for number in range(1, most + 1):
            yield number
            bar.advance(task)
