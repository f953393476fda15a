"""`aprendiz maze`: makes mazes for The Magic Labyrinth, for a real box as well, and checks plans."""

import json
import secrets
from itertools import islice
from pathlib import Path
from typing import Any, Final

import click
from rich.text import Text

from aprendiz.cli.command import Argument, Choices, Command, Decimal, Group, Whole
from aprendiz.cli.console import Console
from aprendiz.cli.games.labyrinth.drawing import page
from aprendiz.cli.table import Fact, Scene
from aprendiz.core.errors import Invalid
from aprendiz.games import load
from aprendiz.games.labyrinth.edition import MOST_ONE_WAYS, MOST_WALLS, walls_named
from aprendiz.games.labyrinth.fairness import Fairness, fairness
from aprendiz.games.labyrinth.maker import Made, mazes
from aprendiz.games.labyrinth.maze import Maze
from aprendiz.games.labyrinth.plan import data_of, drawing, read_plan
from aprendiz.games.labyrinth.walls import maze_of, walls_of
from aprendiz.lang.texts import Texts

GAME: Final = "labyrinth"
FORMATS: Final = ("text", "svg", "json")
MOST_MAZES: Final = 1_000_000
DIGITS: Final = 3
"""Decimals of the figures shown."""


def command(texts: Texts, _game: str) -> click.Command:
    texts = texts.also(GAME)
    say = texts.say

    @click.pass_context
    def make(context: click.Context, /, **given: Any) -> None:
        if context.invoked_subcommand is None:
            Maker(texts, **given).run()

    number = say("metavar-number")
    return Group(
        texts,
        "maze",
        say("about-maze"),
        {"check": lambda: check_command(texts)},
        click.Option(
            ["--walls"], type=Whole(0, MOST_WALLS, "walls"), default=19, metavar=number, help=say("maze-walls")
        ),
        click.Option(["--expansion"], is_flag=True, help=say("maze-expansion")),
        click.Option(["--magic"], type=Whole(0, MOST_ONE_WAYS), metavar=number, help=say("option-magic")),
        click.Option(["--seed"], type=Whole(0), metavar=number, help=say("maze-seed")),
        click.Option(["--count"], type=Whole(1, MOST_MAZES), default=1, metavar=number, help=say("maze-count")),
        click.Option(["--fair"], type=Decimal(0, 100), metavar=number, help=say("maze-fair")),
        click.Option(
            ["--format", "form"],
            type=Choices(FORMATS),
            default="text",
            metavar="|".join(FORMATS),
            help=say("maze-format"),
        ),
        click.Option(["--out"], type=click.Path(), metavar=say("metavar-file"), help=say("maze-out")),
        action=make,
    )


class Maker:
    """Makes the mazes asked for and writes them to a file or to the terminal."""

    def __init__(
        self,
        texts: Texts,
        *,
        walls: int,
        expansion: bool,
        magic: int | None,
        seed: int | None,
        count: int,
        fair: float | None,
        form: str,
        out: str | None,
    ) -> None:
        if magic is not None and not expansion:
            raise Invalid("--magic", "only-with", option="--expansion")
        if form == "svg" and count > 1 and out is None:
            raise Invalid("--count", "only-with", option="--out")
        options: dict[str, Any] = {"walls": walls, "expansion": "yes" if expansion else "no"}
        if magic is not None:
            options["magic"] = magic
        self.texts = texts
        kinds = ["--expansion"] * expansion + [f"--magic {magic}"] * (magic is not None)
        self.asked = " ".join([f"--walls {walls}", *kinds])
        """The options that, with the seed, determine a maze."""
        self.form, self.out, self.count, self.is_fair = form, out, count, fair is not None
        self.setup = load(GAME).setup(seats=2, **options)
        self.mazes = mazes(self.setup, secrets.randbits(32) if seed is None else seed, fair)

    def run(self) -> None:
        made = islice(self.mazes, self.count)
        if self.form == "svg" and self.count > 1:
            for number, each in enumerate(made, start=1):
                path = Path(str(self.out))
                self._write(self._written(each), path.with_stem(f"{path.stem}-{number}"))
        elif self.out is not None:
            self._write("".join(self._written(each) for each in made), Path(self.out))
        else:
            for each in made:
                print(self._written(each), end="", flush=True)

    def _write(self, text: str, path: Path) -> None:
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError as error:
            raise Invalid(str(path), "exists") from error
        except (OSError, ValueError) as error:
            raise Invalid(str(path), "unwritable", reason=getattr(error, "strerror", None) or str(error)) from error

    def _written(self, made: Made) -> str:
        if self.form == "json":
            return f"{json.dumps(self._data(made))}\n"
        facts = [*facts_of(self.texts, made.maze, made.fairness), self._again(made)]
        if self.form == "svg":
            return page(self.texts, made.maze, [(fact.label, fact.parts[0].plain) for fact in facts])
        lines = [title(self.texts, made.maze), "", *drawing(made.maze), ""]
        return "\n".join([*lines, *(f"{fact.label}: {fact.parts[0].plain}" for fact in facts), "", ""])

    def _again(self, made: Made) -> Fact:
        """The options that make the same maze again."""
        say = self.texts.say
        tried = f" ({say('plan-tried', tried=made.tried)})" if made.tried > 1 else ""
        words = say("plan-again-with", options=f"{self.asked} --seed {made.seed}")
        return Fact(say("plan-again"), (Text(f"{words}{tried}"),))

    def _data(self, made: Made) -> dict[str, object]:
        data = {**data_of(made.maze), "seed": made.seed, "fairness": figures(made.fairness)}
        return {**data, "tried": made.tried} if self.is_fair else data


def figures(judged: Fairness) -> dict[str, object]:
    return {
        "turns": [round(turns, DIGITS) for turns in judged.turns],
        "spread": round(judged.spread, DIGITS),
        "difficulty": round(judged.difficulty, DIGITS),
        "dead_ends": judged.dead_ends,
    }


def title(texts: Texts, maze: Maze) -> str:
    return texts.say("plan-title", walls=sum(map(len, walls_of(maze))))


def facts_of(texts: Texts, maze: Maze, judged: Fairness) -> list[Fact]:
    say = texts.say
    walls, one_ways = walls_of(maze)
    corners = [
        say("plan-turns-from", turns=turns, corner=say(f"plan-corner-{number}"))
        for number, turns in enumerate(judged.turns, start=1)
    ]
    facts = [(say("plan-walls", count=len(walls)), " ".join(map(str, walls)) or "-")]
    if one_ways:
        facts.append((say("plan-one-ways", count=len(one_ways)), " ".join(map(str, one_ways))))
    facts += [
        (say("plan-turns"), ", ".join(corners)),
        (say("plan-spread"), say("plan-spread-turns", turns=judged.spread)),
        (say("plan-difficulty"), say("plan-difficulty-is", difficulty=judged.difficulty)),
        (say("plan-dead-ends"), str(judged.dead_ends)),
    ]
    return [Fact(label, (Text(words),)) for label, words in facts]


def scene_of(texts: Texts, maze: Maze, judged: Fairness) -> Scene:
    lines = tuple(Text(line) for line in drawing(maze))
    return Scene(title(texts, maze), ((), tuple(facts_of(texts, maze, judged))), lines)


def check_command(texts: Texts) -> click.Command:
    say = texts.say

    def check(file: str, as_json: bool) -> None:
        """Raises Invalid if the plan is wrong, with the reason."""
        names = read_plan(Path(file))
        maze = maze_of(walls_named(names, [f"{file}: {name}" for name in names], file))
        judged = fairness(maze, load(GAME).setup(seats=2).square_of)
        if as_json:
            print(json.dumps({**data_of(maze), "fairness": figures(judged)}))
            return
        console = Console()
        console.say(Text(say("plan-good", file=file), "bold"))
        console.draw(scene_of(texts, maze, judged))

    return Command(
        texts,
        "check",
        say("about-maze-check"),
        [
            Argument("file", say("metavar-file"), say("maze-file"), type=click.Path()),
            click.Option(["--json", "as_json"], is_flag=True, help=say("maze-json")),
        ],
        check,
    )
