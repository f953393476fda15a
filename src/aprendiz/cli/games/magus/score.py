"""`aprendiz score magus`: whether potions pay for a spell, which of them, and the fewest elixirs needed."""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import click

from aprendiz.cli.command import Argument, Command, Whole
from aprendiz.core.errors import Invalid
from aprendiz.games.magus.cards import Card, counted
from aprendiz.games.magus.matching import default_payment, fewest_elixirs
from aprendiz.games.magus.why_not import pattern, tally
from aprendiz.lang.texts import Texts

STANDARD_INPUT: Final = "-"
MOST_ELIXIRS: Final = 20


@dataclass(frozen=True, slots=True)
class Payment:
    castable: bool
    elixirs: int
    """Fewest elixirs needed."""

    pay: tuple[Card, ...]

    def written(self) -> str:
        """JSON, for programs."""
        return json.dumps({"castable": self.castable, "elixirs": self.elixirs, "pay": [str(card) for card in self.pay]})


def command(texts: Texts) -> click.Command:
    texts = texts.also("magus")
    say = texts.say

    def score(spell: str, cards: tuple[str, ...], elixirs: int, infant: bool, as_json: bool) -> None:
        if spell == STANDARD_INPUT and not cards:
            for payment in payments_of_lines(texts, elixirs, is_infant=infant):
                print(payment.written(), flush=True)
            return
        payment = payment_of(spell, " ".join(cards), elixirs, is_infant=infant)
        print(payment.written() if as_json else in_words(texts, payment))

    return Command(
        texts,
        "magus",
        say("about-score-magus"),
        [
            Argument("spell", say("metavar-spell"), say("score-magus-spell")),
            Argument("cards", say("metavar-card"), say("score-magus-cards"), nargs=-1, required=False),
            click.Option(
                ["--elixirs"],
                type=Whole(0, MOST_ELIXIRS),
                default=0,
                metavar=say("metavar-number"),
                help=say("score-magus-elixirs"),
            ),
            click.Option(["--infant"], is_flag=True, help=say("score-magus-infant")),
            click.Option(["--json", "as_json"], is_flag=True, help=say("score-magus-json")),
        ],
        score,
    )


def payments_of_lines(texts: Texts, elixirs: int, *, is_infant: bool) -> Iterator[Payment]:
    for number, line in enumerate(sys.stdin, start=1):
        spell, _, cards = line.partition("|")
        try:
            yield payment_of(spell, cards, elixirs, is_infant=is_infant)
        except Invalid as error:
            raise Invalid(texts.say("score-line", number=number), error.problem, **error.given) from error


def payment_of(spell: str, cards: str, elixirs: int, *, is_infant: bool) -> Payment:
    hand = tuple(potion(word) for word in re.split(r"[\s,]+", cards) if word)
    wanted = pattern(spell.strip(), 0, is_infant)
    needed = int(fewest_elixirs(wanted, tally(hand)))
    is_castable = needed <= elixirs
    paying = [int(copies) for copies in default_payment(wanted, tally(hand))]
    return Payment(is_castable, needed, counted(paying) if is_castable else ())


def potion(text: str) -> Card:
    card = Card.parse(text)
    if not card.is_potion:
        raise Invalid("card", "no-potion", found=text)
    return card


def in_words(texts: Texts, payment: Payment) -> str:
    if not payment.castable:
        return texts.say("score-not-castable", elixirs=payment.elixirs)
    return texts.say("score-castable", elixirs=payment.elixirs, cards=" ".join(map(str, payment.pay)))
