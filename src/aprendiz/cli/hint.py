"""`aprendiz hint`: a seat's best moves by what it knew at the time, and its chance to win over the game."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import click
from rich.table import Table as Grid
from rich.text import Text

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.review import Choice, Review, Reviewer, choices_in
from aprendiz.bots.thought import Judged
from aprendiz.cli import files
from aprendiz.cli.command import Argument, Command, Whole
from aprendiz.cli.console import Console
from aprendiz.cli.players import names_of
from aprendiz.cli.progress import counted
from aprendiz.cli.replay import seen_from
from aprendiz.core.document import Document
from aprendiz.core.errors import Invalid
from aprendiz.core.plain import as_object, plain
from aprendiz.core.reader import within
from aprendiz.core.record import Record
from aprendiz.core.replay import replayed
from aprendiz.core.seat_log import SeatLog
from aprendiz.core.update import Update, lasting
from aprendiz.games import load
from aprendiz.lang.texts import Texts

LEVEL: Final = "master"
SURE: Final = 0.95
LIKELY: Final = 0.8
MUCH: Final = 0.05
"""A move that costs at least this part of a win is called costly, if it was surely worse."""

BAR: Final = 10


@dataclass(frozen=True, slots=True)
class SeatHistory:
    """A game as one seat knows it."""

    document: Document
    seat: int
    updates: tuple[Update[Any, Any], ...]
    choices: tuple[Choice, ...]
    left_out: int
    """Number of choices that are not shown as long as the game goes on."""

    def options(self, choice: Choice) -> int:
        return len(self.updates[choice.updates_sent - 1].legal)

    @property
    def lacks_moments(self) -> bool:
        """Whether the history comes from a log without the momentary events that its seat was sent."""
        events = load(self.document.header.game).kinds.events
        is_log = isinstance(self.document, SeatLog) and not self.document.is_finished
        return is_log and not all(event.lasting for event in events)


def command(texts: Texts, _game: str) -> click.Command:
    say = texts.say

    def hint(file: str, seat: int | None, move: int | None, as_json: bool, is_plain: bool) -> None:
        history = read(file, seat)
        wanted = (
            [one(history, move)]
            if move is not None
            else [c for c in history.choices if history.options(c) > 1 or not c.made]
        )
        reviews = reviewed(history, wanted, say("hint-progress"))
        if as_json:
            print(json.dumps(as_data(history, reviews), ensure_ascii=False))
            return
        names = names_of(texts, history.document.header.seats)
        own = texts.also(history.document.header.game, names=names, viewer=history.seat)
        show(Console(is_plain=is_plain), own, history, reviews, is_whole=move is None)

    number = say("metavar-number")
    return Command(
        texts,
        "hint",
        say("about-hint"),
        [
            Argument("file", say("metavar-file"), say("replay-file"), type=click.Path()),
            click.Option(["--seat"], type=Whole(0), metavar=number, help=say("hint-seat")),
            click.Option(["--move"], type=Whole(1), metavar=number, help=say("hint-move")),
            click.Option(["--json", "as_json"], is_flag=True, help=say("hint-json")),
            click.Option(["--plain", "is_plain"], is_flag=True, help=say("option-plain")),
        ],
        hint,
    )


def read(file: str, seat: int | None) -> SeatHistory:
    """The history of a seat in the game of a file; raises Invalid if the file tells no seat's history."""
    document = files.read(file)
    viewer = seen_from(document, file, seat)
    if viewer is None:
        raise Invalid("--seat", "missing") if isinstance(document, Record) else Invalid(file, "no-seat")
    with within(f"{file}: "):
        return of_record(document, viewer) if isinstance(document, Record) else of_log(document, viewer)


def of_record(record: Record, seat: int) -> SeatHistory:
    """Numbers moves as a replay does, which leaves out momentary events while the game goes on."""
    updates = tuple(changed[seat] for changed in replayed(record, load(record.header.game)))
    frames = [frame for update in updates for frame in update.frames]
    is_over = record.result is not None
    is_kept = [is_over or lasting(frame) is not None for frame in frames]
    is_told = [is_over or all(event.lasting for event in frame.events) for frame in frames]
    choices, left_out, sent = [], 0, 1
    for position, step in enumerate(record.steps, start=1):
        if step.by == seat and is_told[position]:
            choices.append(Choice(sent, sum(is_kept[:position]), step.move))
        elif step.by == seat:
            left_out += 1
        sent += step.by is not None
    if updates[-1].ask is not None:
        choices.append(Choice(len(updates), sum(is_kept), None))
    return SeatHistory(record, seat, updates, tuple(choices), left_out)


def of_log(log: SeatLog, seat: int) -> SeatHistory:
    for number, update in enumerate(log.updates, start=1):
        if update.version != number:
            raise Invalid(f"updates.{number}.version", "does-not-fit")
    game = load(log.header.game)
    choices = tuple(choices_in(game, log.header.setup(game), seat, log.updates))
    asked = {update.ask for update in log.updates if update.ask is not None}
    return SeatHistory(log, seat, log.updates, choices, len(asked) - len(choices))


def one(history: SeatHistory, number: int) -> Choice:
    """The choice with this number."""
    for choice in history.choices:
        if choice.number == number:
            return choice
    before = [choice.number for choice in history.choices if choice.number < number]
    after = [choice.number for choice in history.choices if choice.number > number]
    if not before and not after:
        raise Invalid("--move", "no-choices", seat=history.seat)
    raise Invalid("--move", "no-choice", found=number, seat=history.seat, known=(*before[-2:], *after[:2]))


def reviewed(history: SeatHistory, choices: Sequence[Choice], label: str) -> list[Review]:
    header = history.document.header
    game = load(header.game)
    reviewer = Reviewer(game, header.setup(game), history.seat, game_bots(game.name).levels[LEVEL], history.updates)
    return [reviewer.review(choices[number - 1]) for number in counted(label, len(choices))]


def is_costly(review: Review) -> bool:
    return review.cost >= MUCH and review.made is not None and review.likely_worse >= SURE


def as_data(history: SeatHistory, reviews: Sequence[Review]) -> dict[str, object]:
    header = history.document.header
    return {
        "game": header.game,
        "rules": header.rules,
        "seat": history.seat,
        "level": LEVEL,
        "left_out": history.left_out,
        "lacks_moments": history.lacks_moments,
        "choices": [review_data(review) for review in reviews],
    }


def review_data(review: Review) -> dict[str, object]:
    return {
        "move": review.choice.number,
        "options": review.options,
        "simulations": review.simulations,
        "sureness": rounded(review.sureness),
        "best": [judged_data(judged) for judged in review.best],
        "made": None if review.made is None else judged_data(review.made),
        "cost": None if review.made is None else rounded(review.cost),
        "costly": is_costly(review),
    }


def judged_data(judged: Judged) -> dict[str, object]:
    return {"move": plain(judged.move), "win_rate": rounded(judged.win_rate), "error": rounded(judged.error)}


def rounded(number: float) -> float:
    return round(number, 4)


def show(console: Console, texts: Texts, history: SeatHistory, reviews: Sequence[Review], *, is_whole: bool) -> None:
    made = [review for review in reviews if review.choice.made is not None]
    if history.lacks_moments:
        console.say(texts.say("hint-lacks"))
    if is_whole:
        course(console, texts, history, made)
    for review in reviews if not is_whole else [review for review in reviews if review.made is None]:
        if is_whole:
            console.say("")
        moment(console, texts, history, review)


def course(console: Console, texts: Texts, history: SeatHistory, reviews: Sequence[Review]) -> None:
    """Shows the chance to win over time, with a line for each choice."""
    say, name = texts.say, texts.names[history.seat]
    if not reviews:
        console.say(say("hint-nothing", name=name))
    else:
        console.say(Text(say("hint-course", name=name), "bold"))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for review in reviews:
        words, loss = move_text(texts, review.choice.made), loss_text(texts, review)
        chance = say("hint-chance", percent=percent(review.best[0].win_rate))
        if console.is_plain:
            console.say(say("hint-line", number=review.choice.number, chance=chance, move=words) + loss)
        else:
            told_so = Text.assemble(words, (loss, "bold"))
            grid.add_row(str(review.choice.number), bar(review.best[0].win_rate), chance, told_so)
    if reviews and not console.is_plain:
        console.show(grid)
    if history.left_out:
        console.say(say("hint-left-out", count=history.left_out))


def loss_text(texts: Texts, review: Review) -> str:
    if not is_costly(review):
        return ""
    better = move_text(texts, review.best[0].move)
    return texts.say("hint-costly", percent=percent(review.cost), move=better)


def moment(console: Console, texts: Texts, history: SeatHistory, review: Review) -> None:
    """Shows one question: the best moves, how sure the ranking is, and the move that was made."""
    say = texts.say
    title = "hint-now" if review.made is None else "hint-moment"
    console.say(Text(say(title, name=texts.names[history.seat], number=review.choice.number), "bold"))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    for number, judged in enumerate(review.best, start=1):
        words, rate = move_text(texts, judged.move), rate_text(texts, judged)
        grid.add_row(f"{number}.", rate, words)
        if console.is_plain:
            console.say(f"{number}. {words}: {rate}")
    if not console.is_plain:
        console.show(grid)
    console.say(sureness_text(texts, review))
    if review.made is not None and review.options > 1:
        words, rate = move_text(texts, review.made.move), rate_text(texts, review.made)
        console.say(say("hint-best") if review.is_best else say("hint-made", move=words, win_rate=rate))


def sureness_text(texts: Texts, review: Review) -> str:
    if review.options == 1:
        return texts.say("hint-only")
    key = "hint-sure" if review.sureness >= SURE else "hint-likely" if review.sureness >= LIKELY else "hint-close"
    return texts.say(key, percent=round(100 * review.sureness), simulations=review.simulations)


def move_text(texts: Texts, move: object) -> str:
    return texts.tell("move", as_object(move))


def rate_text(texts: Texts, judged: Judged) -> str:
    return texts.say("hint-win-rate", percent=percent(judged.win_rate), error=percent(judged.error))


def percent(rate: float) -> float:
    return round(100 * rate, 1)


def bar(rate: float) -> Text:
    full = round(BAR * rate)
    return Text.assemble(("█" * full, "bold"), ("░" * (BAR - full), "dim"))
