"""`aprendiz score flautz`: the best spell of a hand and its points."""

import json
import re
import sys
from collections.abc import Iterator
from typing import Final

import click

from aprendiz.cli.command import Argument, Command
from aprendiz.core.errors import Invalid
from aprendiz.core.plain import as_object
from aprendiz.games.flautz.cards import PRISM, Card
from aprendiz.games.flautz.score import HAND
from aprendiz.games.flautz.spell import Spell
from aprendiz.games.flautz.spelling import best_spell
from aprendiz.lang.texts import Texts

STANDARD_INPUT: Final = "-"


def command(texts: Texts) -> click.Command:
    texts = texts.also("flautz")

    def score(cards: tuple[str, ...], as_json: bool) -> None:
        if cards == (STANDARD_INPUT,):
            for spell in spells_of_lines(texts):
                print(written(spell), flush=True)
            return
        spell = best_spell(hand(" ".join(cards), texts))
        print(written(spell) if as_json else in_words(texts, spell))

    return Command(
        texts,
        "flautz",
        texts.say("about-score-flautz"),
        [
            Argument("cards", texts.say("metavar-card"), texts.say("score-flautz-cards"), nargs=-1, required=True),
            click.Option(["--json", "as_json"], is_flag=True, help=texts.say("score-flautz-json")),
        ],
        score,
    )


def spells_of_lines(texts: Texts) -> Iterator[Spell | None]:
    for number, line in enumerate(sys.stdin, start=1):
        try:
            yield best_spell(hand(line, texts))
        except Invalid as error:
            raise Invalid(texts.say("score-line", number=number), error.problem, **error.given) from error


def hand(text: str, texts: Texts) -> list[Card]:
    """Reads cards separated by spaces or commas."""
    cards = [Card.parse(word) for word in re.split(r"[\s,]+", text) if word]
    if len(cards) > HAND:
        raise Invalid(texts.say("metavar-card"), "too-many-cards", most=HAND, count=len(cards))
    return cards


def written(spell: Spell | None) -> str:
    """JSON: the cards of the spell as printed, and what each of them counts as."""
    prisms = [PRISM] * (len(spell.prisms) if spell else 0)
    placed = spell.cards if spell else ()
    return json.dumps(
        {
            "value": spell.points if spell else 0,
            "cards": [*prisms, *(str(part.card) for part in placed)],
            "spell": [*prisms, *(str(part.counts_as) for part in placed)],
            "flautz": spell is not None and spell.is_flautz,
            "straight": spell is not None and spell.is_straight,
        }
    )


def in_words(texts: Texts, spell: Spell | None) -> str:
    if spell is None:
        return texts.say("score-nothing")
    return texts.tell("part", as_object(spell))
