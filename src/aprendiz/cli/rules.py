"""`aprendiz rules`: shows a game's rulebook, or the rules about a word."""

from collections.abc import Iterable, Sequence

import click
from rich.padding import Padding
from rich.text import Text

from aprendiz.cli.command import Argument, Choices, Command
from aprendiz.cli.console import Console
from aprendiz.core.errors import Invalid
from aprendiz.games import NAMES
from aprendiz.lang.rulebook import Section, found, rulebook
from aprendiz.lang.texts import Texts


def command(texts: Texts, _game: str) -> click.Command:
    def rules(game: str, words: tuple[str, ...]) -> None:
        sections = rulebook(texts.language, game)
        chosen = found(sections, words) if words else sections
        if not chosen:
            raise Invalid(texts.say("metavar-words"), "not-in-the-rules", found=" ".join(words))
        print_rules(Console(), chosen)

    return Command(
        texts,
        "rules",
        texts.say("about-rules"),
        [
            Argument(
                "game", texts.say("metavar-game"), texts.say("help-game", games=", ".join(NAMES)), type=Choices(NAMES)
            ),
            Argument("words", texts.say("metavar-words"), texts.say("rules-words"), nargs=-1, required=False),
        ],
        rules,
    )


def print_rules(console: Console, sections: Iterable[Section]) -> None:
    for position, section in enumerate(sections):
        if position:
            console.say("")
        console.say(Text(f"{section.number} {section.title}", "bold"))
        for rule in section.rules:
            line = Text.assemble((f"{rule.number} ", "bold"), rule.text)
            if console.is_plain:
                console.say(line)
            else:
                console.show(Padding(line, (0, 0, 0, 2)))


def explain(console: Console, texts: Texts, game: str, words: Sequence[str]) -> None:
    """Answer a question about the rules in the middle of a game."""
    chosen = found(rulebook(texts.language, game), words)
    if chosen:
        print_rules(console, chosen)
    else:
        console.say(texts.say("rules-nothing", words=" ".join(words)))
