"""What is in a box of FLAUTZ!, as facts to show."""

from rich.text import Text

from aprendiz.cli.table import Fact, Scene
from aprendiz.games.flautz.cards import COLOURS
from aprendiz.games.flautz.edition import Edition, write_edition
from aprendiz.games.flautz.game import GAME
from aprendiz.games.flautz.places import PLACES
from aprendiz.games.flautz.score import HAND
from aprendiz.lang.texts import Texts


def scene(texts: Texts, edition: Edition) -> Scene:
    say = texts.say
    players = min(GAME.players[-1], (edition.size - PLACES) // HAND)
    contents = write_edition(edition)
    spells, special = contents["spells"], contents["special"]
    assert isinstance(spells, dict)
    assert isinstance(special, dict)
    title = f"{say('game')} {edition.name}: {say('box-cards', count=edition.size, players=players)}"
    cards = [Fact(say("box-values"), numbers(list(range(1, len(special["illusions"]) + 1))))]
    cards += [Fact(say(f"colour-{colour.value}"), numbers(spells[colour.value])) for colour in COLOURS]
    cards.append(Fact(say("box-illusions"), numbers(special["illusions"])))
    prisms = Fact(say("box-prisms"), numbers([special["prisms"]]))
    arenas = [
        Fact(say("box-arena", name=name), tuple(Text(say(f"field-{field}")) for field in fields))
        for name, fields in edition.arenas.items()
    ]
    return Scene(title, (tuple(cards), (prisms,), tuple(arenas)))


def numbers(values: list[int]) -> tuple[Text, ...]:
    return tuple(Text(str(value)) for value in values)
