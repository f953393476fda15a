"""Reviews of a seat's choices: found in the seat's updates, and judged by nothing else."""

from typing import Any

import pytest

from aprendiz.bots.levels import Level
from aprendiz.bots.review import Choice, Reviewer, choices_in
from aprendiz.core.dice import Dice
from aprendiz.core.document import read_file
from aprendiz.core.plain import encode
from aprendiz.core.record import Record
from aprendiz.core.replay import replayed
from aprendiz.core.secrecy import dealt_again, part_of_a_game
from aprendiz.core.session import Session
from aprendiz.core.update import Update
from aprendiz.games import load
from aprendiz.games.magus.moves import Take
from tests.core.recordings import FOLDER

TINY = Level(4, worlds=2)
FINISHED = ("focused-and-declared", "magus-own-edition-of-two", "labyrinth-own-maze-ends-with-limit")


def kept(name: str) -> Record:
    record = read_file(FOLDER / f"{name}.json", load)
    assert isinstance(record, Record)
    return record


def updates_of(record: Record, seat: int) -> list[Update[Any, Any]]:
    return [updates[seat] for updates in replayed(record, load(record.header.game))]


@pytest.mark.parametrize("name", [*FINISHED, "crystals-of-two", "magus-saved", "labyrinth-random-maze-of-three"])
def test_what_a_seat_did_is_found_in_what_it_was_told(name: str) -> None:
    record = kept(name)
    game = load(record.header.game)
    for seat in range(len(record.header.seats)):
        updates = updates_of(record, seat)

        found = list(choices_in(game, record.header.setup(game), seat, updates))

        made: list[tuple[int, object]] = [
            (number, step.move) for number, step in enumerate(record.steps, start=1) if step.by == seat
        ]
        if updates[-1].ask is not None:
            made.append((len(record.steps) + 1, None))
        assert [choice.number for choice in found] == [number for number, _ in made]
        for choice, (_, move) in zip(found, made, strict=True):
            # All potions of a colour may be all with a number: then the updates do not show which was named.
            assert choice.made == move or isinstance(choice.made, Take) is isinstance(move, Take) is True
            assert updates[choice.updates_sent - 1].ask is not None


@pytest.mark.parametrize("name", FINISHED)
def test_every_choice_is_judged_with_the_best_first_and_the_one_that_was_made(name: str) -> None:
    record = kept(name)
    game, seat = load(record.header.game), 0
    setup, updates = record.header.setup(game), updates_of(record, seat)
    choices = [
        choice for choice in choices_in(game, setup, seat, updates) if len(updates[choice.updates_sent - 1].legal) > 1
    ]
    reviewer = Reviewer(game, setup, seat, TINY, updates)

    reviews = [reviewer.review(choice) for choice in choices[:6]]

    for review in reviews:
        legal = updates[review.choice.updates_sent - 1].legal
        assert review.options == len(legal)
        assert 1 < len(review.best) <= 5
        assert all(judged.move in legal and 0 <= judged.win_rate <= 1 for judged in review.best)
        assert review.made is not None
        assert review.made.move == review.choice.made
        assert 0.5 <= review.sureness <= 1
        assert review.cost == max(0, review.best[0].win_rate - review.made.win_rate)
    alone = Reviewer(game, setup, seat, TINY, updates).review(choices[3])
    assert alone == reviews[3], "whether the choices before were looked at makes no difference"


@pytest.mark.parametrize("name", ["flautz", "magus"])
def test_other_hidden_cards_that_a_seat_hears_nothing_of_change_nothing(name: str) -> None:
    game = load(name)
    setup = game.setup(seats=2, limit=30)
    differing = 0
    for seed in range(30):
        history = part_of_a_game(game, setup, seed, Dice(seed))
        seat = next_to_act(game, setup, history)
        other = dealt_again(game, setup, history, seat, Dice(seed))
        told = [sent_to(game, setup, actions, seat) for actions in (history, other)]
        if other == history or not told[0][-1].legal:
            continue
        differing += 1
        reviews = [Reviewer(game, setup, seat, TINY, updates).review(Choice(len(updates), 1, None)) for updates in told]
        assert encode(told[0]) == encode(told[1])
        assert reviews[0] == reviews[1]
        if differing == 4:
            return
    pytest.fail("too few games could be dealt again")


def next_to_act(game: Any, setup: Any, history: list[int]) -> int:
    state = game.start(setup)
    for action in history:
        state.play(action)
    return int(state.actor)


def sent_to(game: Any, setup: Any, history: list[int], seat: int) -> list[Update[Any, Any]]:
    chance = iter(history)
    session: Session[Any, Any] = Session(game, setup, lambda _: next(chance))
    updates = [session.updates[seat]]
    for action in chance:
        updates.append(session.act(session.state.actor, game.move(session.state, action))[seat])
    return updates
