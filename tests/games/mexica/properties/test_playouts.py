"""Whole seeded games against the oracle, one for each temper; `tests.force games` plays thousands."""

import random
from itertools import pairwise

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.properties import checks
from tests.games.mexica.properties.playouts import TEMPERS, Step, playout, setup_of
from tests.games.mexica.properties.whole_games import check_points, check_replay

GAMES = [(seed, 2 + seed % 3) for seed in range(len(TEMPERS))]

pytestmark = pytest.mark.parametrize(("seed", "seats"), GAMES, ids=list(TEMPERS))


@pytest.fixture(scope="module")
def games() -> dict[tuple[int, int], list[Step]]:
    played = {game: list(playout(*game)) for game in GAMES}
    for steps in played.values():  # no test below loops over a game that is empty or breaks off
        assert len(steps) > 80
        assert rules.is_over(steps[-1].state)
    return played


def sample(steps: list[Step], every: int, seed: int) -> list[rules.State]:
    """One state of the first turn, one in `every` states of the game, and the last."""
    return [steps[4 + seed % 3].state, *(step.state for step in steps[seed::every]), steps[-1].state]


def test_each_step_is_the_one_the_oracle_takes(games, seed: int, seats: int):
    """States, points and events of every step, and no token removed that could still be founded (R12.2)."""
    for step, following in pairwise(games[seed, seats]):
        state, _, _ = checks.check_step(step.state, step.text)
        assert state == following.state


def test_exactly_what_the_oracle_allows_is_legal_at_its_price(games, seed: int, seats: int):
    for state in sample(games[seed, seats], 40, seed):
        checks.check_legal(state)


def test_every_space_in_reach_has_its_price_and_route(games, seed: int, seats: int):
    for state in sample(games[seed, seats], 80, seed):
        checks.check_reach(state)


def test_what_is_not_listed_is_refused_and_changes_nothing(games, seed: int, seats: int):
    refused = 0
    for state in sample(games[seed, seats], 150, seed):
        checks.check_refusals(state)
        refused += checks.check_refused(state, random.Random(seed))
    assert refused > 20


def test_no_piece_is_lost_or_lies_where_it_may_not(games, seed: int, seats: int):
    for step in games[seed, seats]:
        checks.check_conserved(rules.describe(step.state), setup_of(seed, seats))


def test_points_equal_a_recount_from_the_list_of_actions(games, seed: int, seats: int):
    check_points(games[seed, seats], seed, seats, every=25)


def test_a_position_comes_back_from_its_description(games, seed: int, seats: int):
    for step in games[seed, seats]:
        assert rules.position(rules.describe(step.state)) == step.state
    for state in sample(games[seed, seats], 40, seed):
        checks.check_round_trip(state)


def test_the_same_seed_gives_the_same_game(games, seed: int, seats: int):
    assert list(playout(seed, seats)) == games[seed, seats]


def test_undone_to_the_start_and_played_again_the_game_is_the_same(games, seed: int, seats: int):
    check_replay(games[seed, seats], seed, seats)
