"""The schedule of games: each setup from every seat, the same games for the same seed."""

from itertools import islice

import pytest

from mexica.arena.arena_command import entrants
from mexica.arena.errors import ArenaError
from mexica.arena.schedule import jobs, setups
from mexica.computer.mind import Budget
from mexica.games.mexica.arena_game import MEXICA


def test_each_setup_is_played_once_from_every_seat() -> None:
    todo = jobs(MEXICA, entrants(["greedy", "random", "random"]), 6, setups(7))
    assert [job.number for job in todo] == list(range(6))
    assert (
        [job.order for job in todo[:3]]
        == [job.order for job in todo[3:]]
        == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    )
    assert len({job.setup for job in todo[:3]}) == len({job.setup for job in todo[3:]}) == 1
    assert todo[0].setup != todo[3].setup


def test_more_games_begin_with_the_same_ones() -> None:
    players = entrants(["greedy", "random"])
    assert jobs(MEXICA, players, 5, setups(1)) == jobs(MEXICA, players, 50, setups(1))[:5]
    assert jobs(MEXICA, players, 5, setups(1)) != jobs(MEXICA, players, 5, setups(2))


def test_games_go_on_where_others_ended() -> None:
    source, players = setups(1), entrants(["greedy", "random"])
    first, second = jobs(MEXICA, players, 4, source), jobs(MEXICA, players, 4, source, first=4)
    assert [job.number for job in second] == [4, 5, 6, 7]
    assert not {job.setup for job in first} & {job.setup for job in second}


def test_no_setup_comes_twice() -> None:
    assert len(set(islice(setups(3), 1000))) == 1000


def test_entrants_of_one_kind_are_told_apart() -> None:
    assert [entrant.name for entrant in entrants(["random", "random"])] == ["random 1", "random 2"]
    assert [entrant.name for entrant in entrants(["greedy", "random", "random"])] == [
        "greedy",
        "random",
        "random",
    ]


@pytest.mark.parametrize("many", [1, 5])
def test_what_cannot_be_played_is_refused_in_one_sentence(many: int) -> None:
    with pytest.raises(ArenaError, match=f"2 to 4 players, not {many}"):
        jobs(MEXICA, entrants(["greedy"] * many), 2, setups(1))


def test_levels_may_have_budgets_of_their_own() -> None:
    few, many = Budget(nodes=5), Budget(nodes=50)
    assert [entrant.budget for entrant in entrants(["strongest", "greedy"], few)] == [few, few]
    apart = entrants(["strongest", "greedy", "planner"], {"strongest": many, "planner": few})
    assert [entrant.budget for entrant in apart] == [many, None, few]
