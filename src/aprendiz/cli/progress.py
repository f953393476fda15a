"""A progress bar for long work, on standard error, apart from the output."""

import sys
from collections.abc import Iterator
from contextlib import nullcontext

from rich.console import Console as Terminal
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def counted(label: str, most: int) -> Iterator[int]:
    """Counts from 1 to `most`, with a progress bar if standard error is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Terminal(stderr=True), transient=True)
    with bar if sys.stderr.isatty() else nullcontext():
        task = bar.add_task(label, total=most)
        for number in range(1, most + 1):
            yield number
            bar.advance(task)
