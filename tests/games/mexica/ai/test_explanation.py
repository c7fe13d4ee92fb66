"""What the computer players tell about their choices."""

import pytest

from mexica.computer.mind import Budget, Explained
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.ai.position_worth import PositionWorth
from mexica.games.mexica.ai.turn_player import END, TurnPlayer
from mexica.games.mexica.ai.weights import weights
from mexica.games.mexica.rules import apply, new_setup, start
from tests.games.mexica.ai.playing import begun_turns, greedy_game

FEW = Budget(nodes=150)


def player(kind: str) -> TurnPlayer:
    made = mind(kind, 1, budget=FEW)
    assert isinstance(made, Explained)
    assert isinstance(made, TurnPlayer)
    return made


@pytest.mark.parametrize("kind", ["planner", "strongest"])
def test_a_level_that_searches_tells_its_whole_turn_the_worth_of_it_and_its_nodes(kind: str) -> None:
    state, planner = begun_turns(greedy_game())[9], player(kind)
    planner.choose(state)
    told = planner.explanation()
    assert told.line[-1] == END
    assert told.score is not None
    assert 0 < told.nodes <= 200


def test_the_rest_of_the_turn_is_told_with_each_action() -> None:
    state, planner = begun_turns(greedy_game())[9], player("planner")
    first = planner.choose(state)
    whole = planner.explanation()
    for left in range(len(whole.line) - 1, 0, -1):
        state = apply(state, first).state
        first = planner.choose(state)
        assert planner.explanation().line == whole.line[-left:]
        assert planner.explanation().score == whole.score


def test_the_greedy_level_tells_its_plan_and_the_worth_of_the_position_after_it() -> None:
    state, greedy = begun_turns(greedy_game())[9], player("greedy")
    greedy.choose(state)
    told, worth = greedy.explanation(), PositionWorth(state, weights().pressed(state.turn.quiet_rounds))
    after = played(state, told.line)
    assert after is not None
    assert told.score == pytest.approx(worth.of(after))


def test_a_start_space_is_told_without_a_score() -> None:
    first, planner = start(new_setup(2, 1)), player("planner")
    with pytest.raises(ValueError, match="nothing has been chosen yet"):
        planner.explanation()
    chosen = planner.choose(first)
    assert planner.explanation().line == (chosen,)
    assert planner.explanation().score is None
