"""What can be chosen for a table: games with their options, levels of bots, phrases, default settings."""

from functools import cache
from typing import Any, Final

from aprendiz.bots.levels import LEVEL_NAMES
from aprendiz.core.game import Game
from aprendiz.core.options import Choice, NameOrList, Option, SeatOrChance, Whole
from aprendiz.core.preset import Preset
from aprendiz.games import NAMES, load
from aprendiz.host.chairs import Settings
from aprendiz.host.talk import PHRASES
from aprendiz.server import bodies

AS_USUAL: Final = (Preset("usual", level="novice"),)
"""For a game that has no presets of its own."""


@cache
def catalogue(moves: int) -> bodies.Catalogue:
    return bodies.Catalogue(tuple(_game(name) for name in NAMES), LEVEL_NAMES, PHRASES, Settings(), moves)


def _game(name: str) -> bodies.GameShown:
    game = load(name)
    options = tuple(_option(game, option) for option in game.options)
    presets = tuple(_preset(preset) for preset in game.presets or AS_USUAL)
    return bodies.GameShown(name, game.rules, game.players[0], game.players[-1], game.editions, options, presets)


def _option(game: Game[Any, Any, Any, Any], option: Option) -> bodies.OptionShown:
    name, implies = option.name, None if option.implies is None else bodies.Implied(*option.implies)
    match option:
        case Choice(values=("yes", "no") | ("no", "yes"), default="yes" | "no" as usual):
            return bodies.YesNoShown(name, implies, usual)
        case Choice():
            return bodies.ChoiceShown(name, implies, option.default, option.values)
        case Whole():
            bounds = (option.least, option.most, option.step)
            return bodies.WholeShown(name, implies, option.default, *bounds, option.first, option.unit)
        case SeatOrChance():
            return bodies.SeatShown(name, implies)
        case NameOrList():
            return bodies.NameOrListShown(
                name,
                implies,
                values=option.offered or option.words,
                least=option.least,
                most=option.most,
                repeats=option.repeats,
                per_seat=option.per_seat,
                is_optional=option.is_optional,
                item=option.item,
                part=option.names,
                names=_names(game, option.names),
            )
        case _:
            raise TypeError(f"{option} has no form in the catalogue")


def _names(game: Game[Any, Any, Any, Any], part: str | None) -> dict[str, dict[str, tuple[str, ...]]]:
    """By edition: the names that this part of it defines."""
    if part is None:
        return {}
    editions = {name: game.write_edition(game.read_edition(name)) for name in game.editions}
    found: dict[str, Any] = {name: edition[part] for name, edition in editions.items()}
    return {edition: {name: tuple(words) for name, words in names.items()} for edition, names in found.items()}


def _preset(preset: Preset) -> bodies.PresetShown:
    return bodies.PresetShown(preset.name, preset.level, preset.edition, dict(preset.options))
