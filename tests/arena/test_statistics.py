"""Shares, leads and their intervals, against figures worked out by hand or published."""

from statistics import NormalDist

import pytest

from mexica.arena.results_table import table, times
from mexica.arena.statistics import mean_interval, standing, wilson
from tests.arena.arena_games import result

GAMES = [
    result(0, "greedy,random", (90, 60), 0),
    result(1, "random,greedy", (70, 70), 0, 1, stalls=1),
    result(2, "greedy,random", (50, 80), 1),
    result(3, "random,greedy", (60, 100), 1),
]


def test_wilsons_interval_is_the_published_one() -> None:
    """Newcombe (1998), table I: 81 of 263 and 0 of 20."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_wilsons_interval_holds_the_shares_that_the_games_do_not_refute(share: float) -> None:
    low, high = wilson(share, 40)
    z = NormalDist().inv_cdf(0.975)
    for bound in {low, high} - {0.0, 1.0}:
        assert abs(share - bound) == pytest.approx(z * (bound * (1 - bound) / 40) ** 0.5, abs=1e-8)


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([1.0, 3.0]) == pytest.approx((2 - 1.96, 2 + 1.96), abs=1e-3)
    assert mean_interval([1.0]) is None


def test_shared_victories_count_in_full_as_wins_and_in_parts_in_the_share() -> None:
    row = standing(GAMES, "greedy")
    assert (row.games, row.wins, row.share, row.points) == (4, 3, 0.625, 77.5)
    assert standing(GAMES, "random").share == pytest.approx(1 - row.share)


def test_the_lead_is_averaged_over_setups() -> None:
    row = standing(GAMES, "greedy")
    assert row.lead == 10  # by setups 15 and 5
    assert row.lead_interval == pytest.approx((10 - 9.8, 10 + 9.8), abs=1e-2)


def test_several_seats_of_a_level_count_together() -> None:
    game = result(0, "greedy,greedy,random", (60, 90, 30), 0, 1)
    greedy, random = standing([game], "greedy"), standing([game], "random")
    assert (greedy.share, greedy.wins, greedy.points, greedy.lead) == (1, 1, 75, 45)
    assert (random.share, random.points, random.lead) == (0, 30, -45)


def test_the_table_has_a_row_for_every_player() -> None:
    head, greedy, random, *_, course = table(GAMES).splitlines()
    assert " ".join(head.split()) == "player games wins share 95 % points lead 95 %"
    assert " ".join(greedy.split()) == "greedy 4 3 62.5% 21.9% to 90.8% 77.5 +10.0 +0.2 to +19.8"
    assert " ".join(random.split()) == "random 4 2 37.5% 9.2% to 78.1% 67.5 -10.0 -19.8 to -0.2"
    assert course == "21.5 rounds a game; 1 of 4 games ended a period by stall; 0 illegal actions"


def test_the_rows_of_one_setup_alone_have_no_interval_of_the_lead() -> None:
    assert table(GAMES[:1]).splitlines()[1].endswith(" +30.0")


def test_no_games_make_no_table() -> None:
    assert table([]) == "No game has been finished."


def test_times_are_set_against_their_budgets() -> None:
    assert times(GAMES, {"greedy": 1.0}).splitlines() == [
        "greedy: 0.500 s of CPU a turn; longest turn 1.50 s, 150.0% of its 1 s",
        "random: 0.500 s of CPU a turn; longest turn 1.50 s",
    ]
