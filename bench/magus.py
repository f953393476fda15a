"""Statistics of Magus Novatus: turns, spells, endings and effects, by mode and number of players.

Random play on the engine, then play between plain players; the numbers in docs/magus.md come from here.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

from aprendiz import CHANCE, OVER, Dice
from aprendiz.bots.plain.magus import MagusPlain
from aprendiz.core.event import Event
from aprendiz.core.session import Session
from aprendiz.games.magus.effects import Effect
from aprendiz.games.magus.events import BackTurned, DeckReshuffled, GameEnded, SpellCast, TurnBegan
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.setup import Setup
from aprendiz.games.magus.view import View

MODES: dict[str, dict[str, str]] = {
    "usual": {},
    "outstanding": {"outstanding": "yes"},
    "infant": {"infant": "yes"},
    "infant gross": {"infant": "yes", "infant_goal": "gross"},
    "outstanding infant": {"outstanding": "yes", "infant": "yes"},
}
LIMIT = 1000


def random_game(setup: Setup, seed: int) -> Iterator[Event]:
    dice, state = Dice(seed), GAME.start(setup)
    state.tape = []
    while state.actor != OVER:
        state.play(state.draw(dice) if state.actor == CHANCE else state.choose(dice))
    yield from state.tape


def plain_game(setup: Setup, seed: int) -> Iterator[Event]:
    dice = Dice(seed)
    session: Session[View, Any] = Session(GAME, setup, lambda state: state.draw(dice))
    bots = [MagusPlain(setup, seat, seed + seat) for seat in range(setup.seats)]
    yield from (event for frame in session.updates[None].frames for event in frame.events)
    while session.waiting:
        for seat, bot in enumerate(bots):
            bot.observe(session.updates[seat])
        seat = session.waiting[0]
        updates = session.act(seat, bots[seat].choose(session.updates[seat]))
        yield from (event for frame in updates[None].frames for event in frame.events)


def row(games: list[list[Event]]) -> str:
    """One line of the table: means per game, and percentages of games."""
    count = len(games)
    turns, spells = (sum(isinstance(e, kind) for g in games for e in g) / count for kind in (TurnBegan, SpellCast))
    reshuffled = sum(any(isinstance(event, DeckReshuffled) for event in game) for game in games) / count
    endings = Counter(event.ending for game in games for event in game if isinstance(event, GameEnded))
    effects: Counter[Effect] = Counter()
    for game in games:
        effects.update({event.effect for event in game if isinstance(event, BackTurned)})
    ends = ", ".join(f"{ending} {100 * number / count:.0f} %" for ending, number in endings.most_common())
    shares = " ".join(f"{100 * effects[effect] / count:.0f}" for effect in Effect if effect is not Effect.CLOSED)
    return f"{turns:.0f} | {spells:.1f} | {100 * reshuffled:.0f} % | {ends} | {shares if effects else '-'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--random", type=int, default=1000, help="random games for each line")
    parser.add_argument("--plain", type=int, default=50, help="plain games for each line")
    arguments = parser.parse_args()
    names = ", ".join(effect.value for effect in Effect if effect is not Effect.CLOSED)
    print(f"| play | mode | seats | turns | spells | reshuffled | end | games with each effect, %: {names} |")
    print("|---|---|---|---|---|---|---|---|")
    for play, games in (("random", arguments.random), ("plain", arguments.plain)):
        for mode, options in MODES.items():
            for seats in GAME.players:
                setup = GAME.setup(seats=seats, limit=LIMIT, **options)
                make = random_game if play == "random" else plain_game
                print(f"| {play} | {mode} | {seats} | {row([list(make(setup, seed)) for seed in range(games)])} |")


if __name__ == "__main__":
    main()
