"""Plots as inline SVG. Horizontal lengths are percentages and all others pixels, so that text keeps its size."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor
from typing import Final

ROW: Final = 56
"""Height of one label with its mark below."""

LABEL: Final = 18
MARK: Final = 36
"""Distance from the top of a row."""

AXIS: Final = 26
EDGE: Final = 3
"""Margin on both sides in per cent, so that a mark at the end is not cut off."""

STEPS: Final = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_STEPS: Final = 6


@dataclass(frozen=True, slots=True)
class Mark:
    label: str
    value: float
    low: float
    high: float
    text: str
    """The value as text."""

    details: str
    """The interval as text."""


def dots(marks: Sequence[Mark], alternative: str) -> str:
    """Values and intervals above an axis of round numbers."""
    ticks = round_numbers(min(mark.low for mark in marks), max(mark.high for mark in marks))
    low, high = ticks[0], ticks[-1]
    height = ROW * len(marks)
    parts = []
    for tick in ticks:
        x = across(tick, low, high)
        parts.append(line("grid", x, 0, x, height))
        parts.append(text("tick", x, height + AXIS - 8, str(tick), "middle"))
    for number, mark in enumerate(marks):
        y = ROW * number + MARK
        parts += captions(mark, ROW * number)
        parts.append(line("interval", across(mark.low, low, high), y, across(mark.high, low, high), y))
        parts.append(f'<circle class="dot" cx="{across(mark.value, low, high)}" cy="{y}" r="6"/>')
    return picture(height + AXIS, alternative, parts)


def bars(marks: Sequence[Mark], even: float, alternative: str) -> str:
    """Win rates from zero on, with their intervals and a line at an even win rate."""
    most = max(*(mark.high for mark in marks), even * 1.5)
    height = ROW * len(marks)
    parts = []
    for number, mark in enumerate(marks):
        y = ROW * number + MARK
        parts += captions(mark, ROW * number)
        parts.append(
            f'<rect class="bar" x="0" y="{y - 8}" width="{ends(mark.value, most)}" height="16" rx="3"/>'
            + line("interval", ends(mark.low, most), y, ends(mark.high, most), y)
        )
        parts.append(line("even", ends(even, most), y - 13, ends(even, most), y + 13))
    return picture(height, alternative, parts)


def captions(mark: Mark, top: int) -> list[str]:
    number = f'<tspan class="number">{escape(mark.text)}</tspan>'
    details = f'<tspan class="details" dx="8">{escape(mark.details)}</tspan>'
    return [
        text("label", "0%", top + LABEL, mark.label, "start"),
        f'<text x="100%" y="{top + LABEL}" text-anchor="end">{number}{details}</text>',
    ]


def round_numbers(low: float, high: float) -> list[int]:
    """Ticks of an axis that includes both."""
    step = next((step for step in STEPS if (high - low) / step <= MOST_STEPS - 1), STEPS[-1])
    return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step))


def across(value: float, low: float, high: float) -> str:
    return f"{EDGE + (100 - 2 * EDGE) * (value - low) / (high - low):.2f}%"


def ends(value: float, most: float) -> str:
    return f"{100 * value / most * (1 - EDGE / 100):.2f}%"


def line(kind: str, x1: str, y1: int, x2: str, y2: int) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def text(kind: str, x: str, y: int, words: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def picture(height: int, alternative: str, parts: Sequence[str]) -> str:
    return f'<svg role="img" aria-label="{escape(alternative)}" width="100%" height="{height}">{"".join(parts)}</svg>'
