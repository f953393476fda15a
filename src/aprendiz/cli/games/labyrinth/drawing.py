"""A building plan of a maze as a page to print, A4 portrait."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from xml.sax.saxutils import escape

from aprendiz.games.labyrinth.floor import BOARD, DIRECTIONS, EAST, SIZE, SLOTS
from aprendiz.games.labyrinth.maze import Maze
from aprendiz.games.labyrinth.walls import walls_of
from aprendiz.lang.texts import Texts

WIDTH, HEIGHT = 210, 297
"""In millimetres, like all lengths here."""

LEFT, TOP, SQUARE, COLUMN = 30, 42, 25, 60
INK, PALE, PAPER, MAGIC, GOLD = "#1e1b33", "#c9c4dd", "#ffffff", "#7c3aed", "#b7791f"
FONT = "font-family=\"'Fraunces', Georgia, 'Times New Roman', serif\""
LONGEST_LINE, LONGEST_FACT, LONGEST_SIGN = 72, 90, 36


def page(texts: Texts, maze: Maze, facts: Sequence[tuple[str, str]]) -> str:
    say = texts.say
    walls, one_ways = walls_of(maze)
    heading = say("plan-title", walls=len(walls) + len(one_ways))
    body = [
        text(WIDTH / 2, 20, say("game"), size=9, anchor="middle", weight="bold"),
        text(WIDTH / 2, 29, heading, size=5.5, anchor="middle"),
        *board(),
        *slots(maze),
        *legend(texts, has_one_ways=bool(one_ways)),
        *figures(facts),
    ]
    size = f'width="{WIDTH}mm" height="{HEIGHT}mm" viewBox="0 0 {WIDTH} {HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} lang="{texts.language}" role="img" {FONT}>'
    title = f"<title>{escape(say('game'))}: {escape(heading)}</title>"
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    return "\n".join([head, title, paper, *body, "</svg>", ""])


def board() -> Iterator[str]:
    """Frame, corners, row and column numbers."""
    side = SIZE * SQUARE
    for corner in BOARD.corners:
        x, y = at(corner)
        yield f'<rect x="{x}" y="{y}" width="{SQUARE}" height="{SQUARE}" fill="{GOLD}" fill-opacity="0.16"/>'
        centre = f'cx="{x + SQUARE / 2}" cy="{y + SQUARE / 2}"'
        yield f'<circle {centre} r="4.5" fill="none" stroke="{GOLD}" stroke-width="0.8"/>'
    yield (
        f'<rect x="{LEFT}" y="{TOP}" width="{side}" height="{side}" rx="1.5" fill="none" '
        f'stroke="{INK}" stroke-width="2.2"/>'
    )
    for number in range(SIZE):
        middle = number * SQUARE + SQUARE / 2
        yield text(LEFT + middle, TOP - 4, str(number + 1), size=5, anchor="middle")
        yield text(LEFT - 6, TOP + middle + 1.8, str(number + 1), size=5, anchor="middle")


def slots(maze: Maze) -> Iterator[str]:
    for slot in range(SLOTS):
        first, across = BOARD.first[slot], BOARD.across[slot]
        onward = maze.is_open(first, across)
        back = maze.is_open(BOARD.next[first * DIRECTIONS + across], across ^ 2)
        x, y = at(first)
        x1, y1 = (x + SQUARE, y + 2) if across == EAST else (x + 2, y + SQUARE)
        x2, y2 = (x + SQUARE, y + SQUARE - 2) if across == EAST else (x + SQUARE - 2, y + SQUARE)
        if onward and back:
            yield line(x1, y1, x2, y2, PALE, 0.5, dashed=True)
        elif not onward and not back:
            yield line(x1, y1, x2, y2, INK, 2.4)
        else:
            yield line(x1, y1, x2, y2, MAGIC, 2.4)
            yield arrow((x1 + x2) / 2, (y1 + y2) / 2, (0 if onward else 180) + (0 if across == EAST else 90))


def arrow(x: float, y: float, angle: int) -> str:
    """An arrow that points east, rotated by `angle`."""
    shape = f'<path d="M -6 0 H 3 M 0 -3 L 4 0 L 0 3" fill="none" stroke="{MAGIC}" stroke-width="1.1"/>'
    disc = f'<circle r="6.5" fill="{PAPER}" stroke="{MAGIC}" stroke-width="0.5"/>'
    return f'<g transform="translate({x} {y}) rotate({angle})">{disc}{shape}</g>'


def legend(texts: Texts, *, has_one_ways: bool) -> Iterator[str]:
    """The meaning of the signs in two columns, then two notes."""
    wall = line(0, 0, 14, 0, INK, 2.4)
    slot = line(0, 0, 14, 0, PALE, 0.5, dashed=True)
    corner = f'<circle cx="7" r="3" fill="none" stroke="{GOLD}" stroke-width="0.8"/>'
    samples = [(wall, "plan-legend-wall"), (corner, "plan-legend-corner"), (slot, "plan-legend-slot")]
    if has_one_ways:
        magic = f'<g transform="translate(7 0) scale(0.6)">{line(0, -10, 0, 10, MAGIC, 2.4)}{arrow(0, 0, 0)}</g>'
        samples.append((magic, "plan-legend-one-way"))
    y = float(TOP + SIZE * SQUARE + 12)
    for number, (sample, key) in enumerate(samples):
        x = LEFT + number % 2 * COLUMN
        parts = wrap(texts.say(key), LONGEST_SIGN)
        words = "".join(
            text(19, 1.4 + 5 * row - 2.5 * (len(parts) - 1), part, size=4) for row, part in enumerate(parts)
        )
        yield f'<g transform="translate({x} {y + number // 2 * 10})">{sample}{words}</g>'
    y += 23
    for key in ("plan-legend-names", "plan-legend-turn"):
        for part in wrap(texts.say(key), LONGEST_LINE):
            yield text(LEFT, y, part, size=4)
            y += 5.4


def figures(facts: Sequence[tuple[str, str]]) -> Iterator[str]:
    """The facts at the foot of the page, aligned to its bottom."""
    lines = [part for label, words in facts for part in wrap(f"{label}: {words}", LONGEST_FACT)]
    y = HEIGHT - 10 - 4.3 * (len(lines) - 1)
    yield line(LEFT, y - 6, WIDTH - LEFT, y - 6, PALE, 0.4)
    for part in lines:
        yield text(LEFT, y, part, size=3.2)
        y += 4.3


def at(square: int) -> tuple[int, int]:
    return LEFT + square % SIZE * SQUARE, TOP + square // SIZE * SQUARE


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float, *, dashed: bool = False) -> str:
    dash = ' stroke-dasharray="1.5 1.5"' if dashed else ""
    ends = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{dash}/>'


def text(x: float, y: float, words: str, *, size: float, anchor: str = "start", weight: str = "normal") -> str:
    place = f'x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" font-weight="{weight}"'
    return f'<text {place} fill="{INK}">{escape(words)}</text>'
