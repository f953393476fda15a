"""A game in the terminal, from the first line to the last."""

import re
from collections.abc import Iterator

import pytest

from aprendiz.bots.greedy import GreedyBot
from aprendiz.bots.player import Bot, RandomBot
from aprendiz.cli.english import Preparation, Turn, sentences
from aprendiz.core.dice import Dice
from aprendiz.core.event import Event
from aprendiz.core.session import Session
from aprendiz.core.update import Frame
from aprendiz.games import load
from aprendiz.games.flautz import events
from aprendiz.games.flautz.moves import PlayerMove
from aprendiz.games.flautz.view import View
from tests.cli.command import aprendiz

ALWAYS_THE_FIRST_MOVE = "1\n" * 1000


def test_a_person_can_play_a_whole_game() -> None:
    answer = aprendiz("play", "--seed", "5", typed=ALWAYS_THE_FIRST_MOVE)

    assert "You took" in answer.stdout
    assert re.search(r"1\. .* 3 crystals\n", answer.stdout)
    assert re.search(r"won with the most crystals\.\n$", answer.stdout)
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_a_turn_shows_the_table_the_hand_and_the_choices() -> None:
    turn = aprendiz("play", "--seed", "90", typed="q\n").stdout

    for line in (
        "Match 1: take a card from the floor.",
        "  [floor]   air   floor   air   either   FLAUTZ!",
        "  air    V5 K5 V2",
        "  floor  G4 K2 G5",
        "  You       orange  0 crystals  starts",
        "  Greedy 1  purple  0 crystals",
        "  Random 2  blue    0 crystals",
        "  deck 62 cards, discards none",
        "Your hand:  P V2 G3 I3 K5",
        "Best spell: P, G3, I3 as B3 = 8 points",
        "   4  take G4 from the floor, lay K5                       -> 12 points",
    ):
        assert f"\n{line}\n" in turn


def test_the_best_moves_come_first_and_all_can_be_seen() -> None:
    some, every = aprendiz("play", "--seed", "3", typed="a\n").stdout.split("Your move")[:2]

    assert points_of_choices(some)[:-1] == points_of_choices(every)[:7]
    assert len(points_of_choices(every)) == 16
    assert points_of_choices(every) == sorted(points_of_choices(every), reverse=True)


def points_of_choices(text: str) -> list[int]:
    return [int(points) for points in re.findall(r"^ +\d+  .* -> (\d+)", text, re.MULTILINE)]


@pytest.mark.parametrize("typed", ["0", "17", "take", "-1", "1.0", "9" * 5000, "¡!", "\udcff"])
def test_what_is_no_choice_is_asked_for_again(typed: str) -> None:
    answer = aprendiz("play", "--seed", "3", typed=f"{typed}\nq\n")

    assert "There is no such move: type a number from 1 to 16." in answer.stdout
    assert answer.stdout.count("Your move") == 2
    assert answer.stdout.endswith("Goodbye.\n")
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_the_help_explains_the_letters_of_the_cards() -> None:
    answer = aprendiz("play", typed="?\nq\n")

    for words in ("B blue", "G green", "V purple", "O orange", "K pink", "I3 is an illusion", "P is a prism"):
        assert words in answer.stdout


@pytest.mark.parametrize("typed", ["", "1\n", "1"])
def test_when_nothing_more_is_typed_the_game_says_goodbye(typed: str) -> None:
    answer = aprendiz("play", "--seed", "3", typed=typed)

    assert answer.stdout.endswith("\nThere is no more input. Goodbye.\n")
    assert (answer.stderr, answer.returncode) == ("", 0)


@pytest.mark.parametrize(
    "options",
    [
        ["--seats", "2", "--bots", "random"],
        ["--seats", "5", "--arena", "long", "--mode", "matches", "--ties", "nobody"],
        ["--edition", "wide", "--matches", "2", "--arena", ",".join(["either"] * 20)],
    ],
)
def test_bots_can_be_watched_playing_to_the_end(options: list[str]) -> None:
    answer = aprendiz("play", "--watch", "--seed", "4", *options)

    assert answer.stdout.startswith("FLAUTZ! with ")
    assert "The game is over.\n  1. " in answer.stdout
    assert "You" not in answer.stdout
    assert (answer.stderr, answer.returncode) == ("", 0)


def test_a_seed_repeats_a_game() -> None:
    first = aprendiz("play", "--watch").stdout
    seed = re.findall(r"--seed (\d+)", first)[0]

    assert aprendiz("play", "--watch", "--seed", seed).stdout == first
    assert aprendiz("play", "--watch", "--seed", f"{seed}1").stdout != first


def test_dealing_takes_one_line() -> None:
    lines = aprendiz("play", "--seed", "3", typed="q\n").stdout.splitlines()

    began = lines.index("You began match 1: five cards dealt to each, six laid face up.")
    assert lines[began + 1] == "The crystal came to field 1, floor."


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_line_is_wider_than_80_columns(seed: str) -> None:
    options = ["--seats", "5", "--matches", "5", "--arena", ",".join(["either"] * 20), "--seed", seed]
    answer = aprendiz("play", *options, typed="?\na\n" + ALWAYS_THE_FIRST_MOVE)

    assert "The game is over." in answer.stdout
    assert max(len(line) for line in answer.stdout.splitlines()) <= 80


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}

    assert kinds - {Event} == set(events.FlautzEvent.__args__) == {*Preparation.__args__, *Turn.__args__}


def test_only_the_deal_is_passed_over_in_silence() -> None:
    silent: set[type[Event]] = set()
    told: set[type[Event]] = set()
    for seed in range(40):
        for frame in frames_of_a_game(seed):
            for event in frame.events:
                (told if sentences(event, ("Anna", "Berta", "Carla")) else silent).add(type(event))

    assert silent == {events.CardDealt, events.CardReceived, events.CardLaid}
    assert told >= set(Turn.__args__) - {events.DeckReshuffled}


def frames_of_a_game(seed: int) -> Iterator[Frame[View]]:
    """What seat 0 is sent in a game between bots."""
    dice = Dice(seed)
    bots: list[Bot[View, PlayerMove]] = [GreedyBot(seed), RandomBot(seed), GreedyBot(seed + 1)]
    game = load("flautz")
    session: Session[View, PlayerMove] = Session(game, game.setup(seats=3), lambda state: state.draw(dice))
    yield from session.updates[0].frames
    while session.waiting:
        seat = session.waiting[0]
        yield from session.act(seat, bots[seat].choose(session.updates[seat]))[0].frames
