"""The judge of Magus Novatus: the worth of states, the actions considered, and games in every form."""

from typing import Any

import pytest

from aprendiz.bots.game_bots import game_bots
from aprendiz.bots.judges.magus import MagusJudge
from aprendiz.bots.levels import Level
from aprendiz.bots.search import Search
from aprendiz.bots.thinker import Thinker
from aprendiz.core.conformance import moments
from aprendiz.core.dice import Dice
from aprendiz.core.session import Session
from aprendiz.games.magus.game import GAME
from aprendiz.games.magus.moves import Aim, Cast, Finish, Heal, Move
from aprendiz.games.magus.rules import MagusState
from aprendiz.games.magus.setup import Setup
from tests.games.magus.boxes import CHOOSY, LIVELY, SCARCE, SECRETIVE
from tests.games.magus.table import ANNA, Table, lay

FORMS = {
    "two": GAME.setup(seats=2, limit=12),
    "three, uniform": GAME.setup(seats=3, throw="uniform", limit=9),
    "four, outstanding": GAME.setup(seats=4, outstanding="yes", limit=8),
    "three, infant": GAME.setup(seats=3, infant="yes", limit=12),
    "three, infant, gross": GAME.setup(seats=3, infant="yes", infant_goal="gross", limit=12),
    "two, infant, outstanding": GAME.setup(seats=2, infant="yes", outstanding="yes", limit=10),
    "two, taking parts": GAME.setup(seats=2, taking="part", limit=8),
    "four, lively": GAME.setup(seats=4, edition=LIVELY, limit=12),
    "two, choosy": GAME.setup(seats=2, edition=CHOOSY, limit=12),
    "three, secretive": GAME.setup(seats=3, edition=SECRETIVE, limit=9),
    "three, scarce, taking parts": GAME.setup(seats=3, edition=SCARCE, taking="part", outstanding="yes", limit=9),
}
MASTER = game_bots("magus").levels["master"]


def judge() -> MagusJudge:
    return MagusJudge(MASTER.attention)


def best(table: Table, simulations: int = 60) -> Move:
    """The move tried most by a search on the true state."""
    state = table.state
    search = Search(judge(), state.seats, Dice(1), 0.3)
    for _ in range(simulations):
        search.simulate(state.copy())
    action, _, _ = search.tried(state, state.actor)[0]
    return GAME.move(state, action)


@pytest.mark.parametrize("form", FORMS)
def test_shares_of_a_win_are_one_in_all(form: str) -> None:
    for seed in range(2):
        for state, _ in moments(GAME, FORMS[form], seed):
            rates = judge().worth(state)

            assert len(rates) == state.seats
            assert sum(rates) == pytest.approx(1)
            assert min(rates) >= 0


@pytest.mark.parametrize("infant", ["no", "yes"])
def test_points_raise_the_share_and_skulls_lower_it(infant: str) -> None:
    def rate(won: str, skulls: str = "") -> float:
        return float(judge().worth(lay("", "", won=(won, "2"), skulls=(skulls,), infant=infant).state)[ANNA])

    assert rate("") < rate("2") < rate("3") < rate("4") < rate("2 3")
    assert rate("4", skulls="R1") < rate("4")


@pytest.mark.parametrize(("goal", "is_cast"), [("net", False), ("gross", True)])
def test_a_simulated_player_casts_whatever_the_skulls_if_they_cost_nothing(goal: str, is_cast: bool) -> None:
    table = lay("R1 R2 R3 Y1 Y2 G1", "", offers=("R---", None, None), infant="yes", infant_goal=goal)
    move = GAME.move(table.state, judge().choose(table.state, Dice(1)))
    assert move == (Cast("R---", 2) if is_cast else Finish())


def test_an_even_start_favours_only_who_has_the_turn() -> None:
    anna, ben, carla = judge().worth(lay("", "", "").state)

    assert anna > ben == carla


def test_the_nearer_the_end_the_more_a_point_counts() -> None:
    early, late = (judge().worth(lay("", "", won=("3", "2"), cylinder=moved).state)[ANNA] for moved in (1, 6))

    assert 0.5 < early < late < 1


def test_a_hand_near_to_a_spell_raises_the_share() -> None:
    def rate(hand: str) -> float:
        return float(judge().worth(lay(hand, "", offers=("R---", "K-----", "Kabcd")).state)[ANNA])

    assert rate("") < rate("R1 R1") < rate("R1 R1 R2")


def test_a_finished_game_is_won_by_who_has_most_and_then_by_fewer_skulls() -> None:
    def rates(won: tuple[str, str], skulls: tuple[str, str]) -> list[float]:
        table = lay("", "", won=won, skulls=skulls, has_cast=True, cylinder=7)
        table.act(ANNA, Finish())
        return [float(rate) for rate in judge().worth(table.state)]

    assert rates(("4", "3"), ("", "")) == [1, 0]
    assert rates(("4", "3"), ("R1", "")) == [0, 1]
    assert rates(("4", "2 2"), ("", "")) == [1, 0]
    assert rates(("4", "4"), ("", "")) == [0.5, 0.5]


def test_a_spell_that_wins_the_game_at_once_is_cast() -> None:
    table = lay("R1 R2 R3", "Y1 Y2 Y3", won=("2", "3"), cylinder=7, offers=("R---", "K-----", "Kabcd"))

    assert best(table) == Cast("R---", 2)


def test_a_spell_that_loses_the_game_at_once_is_not_cast() -> None:
    table = lay("R1 R2 R3", "", won=("2", "4 4"), cylinder=7, offers=("R---", "K-----", "Kabcd"))

    assert best(table) == Finish()


def test_a_skull_is_healed_whenever_it_can_be() -> None:
    table = lay("R1 R2 R3", "", items=("H",), skulls=("B1",), offers=("R---", None, None))

    assert best(table, simulations=2) == Heal()


def test_the_cube_is_aimed_where_the_missing_potions_lie() -> None:
    grid = """
        B1 Y2 G3 B4 Y3
        Y3 G4 B1 G3 Y4
        R1 R2 R4 R1 R2
        B3 G1 Y2 G3 B4
        G2 Y3 G4 B1 Y1
    """
    table = lay("", "", grid=grid, phase="aim", offers=("R---", "R-- B---", "R--- G---"))

    aim = best(table)

    assert isinstance(aim, Aim)
    assert aim.row == 3


@pytest.mark.parametrize("form", FORMS)
def test_what_is_considered_and_chosen_is_always_legal(form: str) -> None:
    dice = Dice(1)
    for state, _ in moments(GAME, FORMS[form], 1):
        for seat in state.asked():
            other = state.copy()
            other.actor = seat
            legal = other.legal(seat)
            before = other.pack()
            kept = judge().candidates(other, legal)

            assert kept
            assert set(kept) <= set(legal)
            assert len(MagusJudge(3).candidates(other, legal)) >= 1
            assert judge().choose(other, dice) in legal
            assert other.pack() == before


@pytest.mark.parametrize("form", FORMS)
def test_whole_games_come_to_their_end(form: str) -> None:
    session = played(FORMS[form], Level(3), 1)

    assert not session.waiting


def played(setup: Setup, level: Level, seed: int) -> Session[Any, Any]:
    dice = Dice(seed)
    session: Session[Any, Any] = Session(GAME, setup, lambda state: state.draw(dice))
    bots = [Thinker(GAME, setup, seat, level, seed) for seat in range(setup.seats)]
    for seat, bot in enumerate(bots):
        bot.observe(session.updates[seat])
    while session.waiting:
        seat = session.waiting[0]
        updates = session.act(seat, bots[seat].choose(session.updates[seat]))
        for other, bot in enumerate(bots):
            bot.observe(updates[other])
    assert isinstance(session.state, MagusState)
    return session
