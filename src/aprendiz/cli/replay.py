"""`aprendiz replay`: tells a game again, from its record or from a seat log."""

from collections.abc import Sequence
from typing import Any, Final

import click

from aprendiz.cli import files
from aprendiz.cli.command import Argument, Command, Whole
from aprendiz.cli.console import Console
from aprendiz.cli.players import names_of, seat_changes_of
from aprendiz.cli.sitting import Reader
from aprendiz.core.document import Document
from aprendiz.core.errors import Invalid
from aprendiz.core.reader import within
from aprendiz.core.record import Record
from aprendiz.core.replay import replayed
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.session import Viewer
from aprendiz.core.update import Frame, lasting
from aprendiz.games import load
from aprendiz.lang.texts import Texts

WORDS: Final = ("back", "quit")


def command(texts: Texts, _game: str) -> click.Command:
    say = texts.say

    def replay(file: str, seat: int | None, step: bool, plain: bool) -> None:
        document = files.read(file)
        viewer = seen_from(document, file, seat)
        names = names_of(texts, document.header.seats)
        reader = Reader(texts.also(document.header.game, names=names), document.header.game, viewer)
        with within(f"{file}: "):
            frames = frames_of(document, viewer)
        console = Console(is_plain=plain)
        if isinstance(document, Record) and document.seat_changes:
            console.say(" ".join(seat_changes_of(reader.texts, document)))
        if step:
            step_through(console, reader, frames)
        else:
            for frame in frames:
                tell(console, reader, frame, is_whole=False)

    return Command(
        texts,
        "replay",
        say("about-replay"),
        [
            Argument("file", say("metavar-file"), say("replay-file"), type=click.Path()),
            click.Option(["--seat"], type=Whole(0), metavar=say("metavar-number"), help=say("replay-seat")),
            click.Option(["--step"], is_flag=True, help=say("replay-step")),
            click.Option(["--plain"], is_flag=True, help=say("option-plain")),
        ],
        replay,
    )


def seen_from(document: Document, file: str, seat: int | None) -> Viewer:
    seats = len(document.header.seats)
    if seat is not None and seat >= seats:
        raise Invalid("--seat", "whole", least=0, most=seats - 1, found=seat)
    if isinstance(document, Record):
        return seat
    if seat is not None and seat != document.seat:
        raise Invalid(file, "other-seat", seat="-" if document.seat is None else document.seat)
    return document.seat


def frames_of(document: Document, viewer: Viewer) -> list[Frame[Any]]:
    """The start, then every action, as the viewer saw them; raises Invalid if a record does not fit the rules.

    An unfinished game leaves out momentary events.
    """
    if isinstance(document, SeatLog):
        return [frame for _, frame in document.frames]
    changes = replayed(document, load(document.header.game))
    frames = [frame for updates in changes for frame in updates[viewer].frames]
    return frames if document.result is not None else [kept for frame in frames if (kept := lasting(frame))]


def tell(console: Console, reader: Reader, frame: Frame[Any], *, is_whole: bool) -> None:
    """Print the events of a frame; `is_whole` includes those that are usually skipped."""
    for event in frame.events:
        if is_whole or reader.table.is_told(event):
            console.say(*reader.texts.sentences(reader.table.as_told(frame.view, event)))


def step_through(console: Console, reader: Reader, frames: Sequence[Frame[Any]]) -> None:
    """Show one action at a time, forward and back."""
    say = reader.texts.say
    last = len(frames) - 1
    position = 0
    while True:
        if position:
            console.say("", say("replay-move", number=position, count=last))
        tell(console, reader, frames[position], is_whole=True)
        console.draw(reader.table.scene(frames[position].view))
        if position == last:
            console.say(say("replay-end"))
        text = ask(console, reader).casefold()
        if text in ("q", "quit", say("word-quit")):
            return
        if text in ("b", "back", say("word-back")):
            position = max(0, position - 1)
        elif text.isdecimal() and text.isascii():
            position = min(last, int(text[:9]))
        elif text == "" and position < last:
            position += 1
        elif text == "":
            return


def ask(console: Console, reader: Reader) -> str:
    say = reader.texts.say
    try:
        return console.ask(say("replay-prompt", back=say("word-back"), quit=say("word-quit")))
    except EOFError:
        return "quit"
