"""What can be chosen for a table: games with their options, levels of bots, phrases, default settings."""

from functools import cache

from aprendiz.bots.levels import LEVEL_NAMES
from aprendiz.core.options import Choice, Option, Whole
from aprendiz.games import NAMES, load
from aprendiz.host.chairs import Settings
from aprendiz.host.talk import PHRASES
from aprendiz.server import bodies


@cache
def catalogue(moves: int) -> bodies.Catalogue:
    return bodies.Catalogue(tuple(_game(name) for name in NAMES), LEVEL_NAMES, PHRASES, Settings(), moves)


def _game(name: str) -> bodies.GameShown:
    game = load(name)
    options = tuple(_option(option) for option in game.options)
    return bodies.GameShown(name, game.rules, game.players[0], game.players[-1], game.editions, options)


def _option(option: Option) -> bodies.OptionShown:
    if isinstance(option, Choice):
        return bodies.OptionShown(option.name, "choice", option.default, option.values)
    if isinstance(option, Whole):
        return bodies.OptionShown(option.name, "whole", option.default, None, option.least, option.most)
    return bodies.OptionShown(option.name, "name-or-list", option.default)
