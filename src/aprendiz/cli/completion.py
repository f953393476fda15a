"""`aprendiz completion`: prints a script that lets a shell complete the command."""

from typing import Final

import click
from click.shell_completion import get_completion_class

from aprendiz.cli.command import Argument, Choices, Command
from aprendiz.lang.texts import Texts

SHELLS: Final = ("bash", "zsh", "fish")


def command(texts: Texts, _game: str) -> click.Command:
    def completion(shell: str) -> None:
        kind = get_completion_class(shell)
        assert kind is not None
        # Not `source()`, which first starts bash to ask for its version.
        script = kind(click.Group(), {}, "aprendiz", "_APRENDIZ_COMPLETE")
        print(script.source_template % script.source_vars())

    return Command(
        texts,
        "completion",
        texts.say("about-completion"),
        [Argument("shell", texts.say("metavar-shell"), texts.say("completion-shell"), type=Choices(SHELLS))],
        completion,
    )
