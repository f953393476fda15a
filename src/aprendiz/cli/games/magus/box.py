"""What is in a box of Magus Novatus, as facts to show."""

from collections.abc import Sequence

from rich.text import Text

from aprendiz.cli.table import Fact, Scene
from aprendiz.games.magus.cards import CARDS, COLOURS, POTIONS, VALUES
from aprendiz.games.magus.edition import PILES, Edition
from aprendiz.games.magus.effects import EFFECTS, Effect
from aprendiz.games.magus.notation import Spell
from aprendiz.lang.texts import Texts


def scene(texts: Texts, edition: Edition) -> Scene:
    say = texts.say
    spells = sum(len(pile) for pile in edition.piles)
    potions, items = sum(edition.copies[:POTIONS]), sum(edition.copies[POTIONS:])
    title = f"{say('game')} {edition.name}: {say('box-cards', potions=potions, items=items, spells=spells)}"
    cards = [Fact(say("box-numbers"), numbers(range(1, VALUES + 1)))]
    for number, colour in enumerate(COLOURS):
        copies = edition.copies[number * VALUES : (number + 1) * VALUES]
        cards.append(Fact(say(f"colour-{colour.value}"), numbers(copies)))
    things = [
        Fact(say("box-item", card=str(CARDS[POTIONS + item])), numbers([copies]))
        for item, copies in enumerate(edition.copies[POTIONS:])
    ]
    piles = [
        Fact(say("box-pile", points=points), (Text("; ".join(spells_of(texts, pile, named))),))
        for points, pile, named in zip(PILES, edition.piles, edition.own_backs, strict=True)
    ]
    backs = [
        Fact(say("box-backs", points=points), (Text(", ".join(backs_of(texts, counts))),))
        for points, counts in zip(PILES, edition.backs, strict=True)
        if any(counts)
    ]
    return Scene(title, (tuple(cards), tuple(things), tuple(piles), tuple(backs), tuple(track(texts, edition))))


def numbers(values: range | tuple[int, ...] | list[int]) -> tuple[Text, ...]:
    return tuple(Text(str(value)) for value in values)


def spells_of(texts: Texts, pile: Sequence[Spell], named: Sequence[Effect | None]) -> list[str]:
    """The faces, each with the back that it names."""
    return [
        texts.spell(spell.name) + ("" if back is None else f" ({texts.say(f'effect-{back.value}')})")
        for spell, back in zip(pile, named, strict=True)
    ]


def backs_of(texts: Texts, counts: tuple[int, ...]) -> list[str]:
    known = zip(EFFECTS, counts, strict=True)
    return [texts.say("box-back", count=count, effect=effect.value) for effect, count in known if count]


def track(texts: Texts, edition: Edition) -> list[Fact]:
    hit, side, corner = edition.scatter
    places = [texts.say("box-players", players=players, place=place) for players, place in edition.track.items()]
    scatter = texts.say("box-scatter", hit=hit, side=side, corner=corner, all=hit + 4 * side + 4 * corner)
    return [
        Fact(texts.say("box-cylinder"), (Text(", ".join(places)),)),
        Fact(texts.say("box-throw"), (Text(scatter),)),
    ]
