"""The levels: legal, repeatable, honest, and able to finish serpents."""

from functools import cache
from random import Random

import pytest

from mexica.computer.mind import Stopped, explained
from mexica.games.coatl import rules
from mexica.games.coatl.ai.assembly import assemblies
from mexica.games.coatl.ai.levels import levels
from mexica.games.coatl.ai.player_worth import PlayerWorth
from mexica.games.coatl.ai.players import KINDS, mind
from mexica.games.coatl.ai.players import LEVELS as BY_KIND
from mexica.games.coatl.ai.seen import seen
from mexica.games.coatl.ai.weights import FILE, TABLES, weights
from tests.games.coatl.properties.whole_games import playout
from tests.games.coatl.tables import seat, serpent, state, table

LEVELS = [one.kind for one in levels()]


@cache
def all_states(seed: int, seats: int) -> list[rules.State]:
    """The states of a random game but the last one, which is played once for all tests."""
    return [state for state, action in playout(seed, seats) if action is not None]


def some_states(seed: int, seats: int, many: int) -> list[rules.State]:
    """Some states of a random game that goes on, of every kind of decision."""
    states = all_states(seed, seats)
    return [states[0], *Random(seed).sample(states, many)]


def test_the_levels_have_the_usual_keys() -> None:
    assert LEVELS == ["beginner", "greedy", "planner", "strongest"]
    assert (*LEVELS, "random") == KINDS
    assert all(one.name and one.meaning and one.line for one in levels())
    assert BY_KIND.level("planner").kind == "planner"
    with pytest.raises(ValueError, match="no computer player 'best'"):
        mind("best", 1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_level_always_chooses_what_is_legal(kind: str) -> None:
    for number, position in enumerate(some_states(3, 2, 3)):
        player = mind(kind, number)
        action = player.choose(position)
        assert rules.refusal(position, action) is None
        assert explained(player, action).line[0] == action


@pytest.mark.parametrize("kind", LEVELS)
def test_a_level_decides_alike_in_states_that_are_alike_to_its_seat(kind: str) -> None:
    """C13.1: neither hidden hands nor the orders of decks, piles and bags have any effect."""
    for number, position in enumerate(some_states(5, 2, 2)):
        other = seen(position, 99)
        assert rules.describe(other, rules.to_move(position)) == rules.describe(
            position, rules.to_move(position)
        )
        assert mind(kind, number).choose(other) == mind(kind, number).choose(position)


def test_what_is_seen_has_no_card_of_another_hand() -> None:
    begin = rules.start(rules.new_setup(4, 8))
    redrawn = {seen(begin, seed).players[1].hand for seed in range(5)}
    assert len(redrawn) == 5
    assert {seen(begin, seed).players[0].hand for seed in range(5)} == {begin.players[0].hand}


@pytest.mark.parametrize("kind", LEVELS[1:])
def test_a_last_turn_is_used_to_finish_what_can_be(kind: str) -> None:
    ending = {"cause": "third serpent", "by": 1, "actions": [1, 0]}
    unfinished = serpent("hY K R G U Y", "P32")
    begin = state(seat("G tG", "P15 P18", unfinished, temples="T6"), ending=ending)
    player = mind(kind, 1)
    while not rules.is_over(begin):
        begin = rules.apply(begin, player.choose(begin)).state
    assert rules.points(begin)[0] >= 7 + 1 + 1


@pytest.mark.parametrize(("kind", "points"), [("greedy", 1), ("planner", 4), ("strongest", 4)])
def test_only_who_looks_ahead_takes_the_tail_that_serves_two_cards(kind: str, points: int) -> None:
    """C12.1: the first of two actions takes a tail, the second finishes; one tail meets a temple too."""
    own = seat("hY U", "P15 P18", serpent("Y K R G"))
    last = {"to_move": 1, "actions_left": 2, "ending": {"cause": "third serpent", "by": 0, "actions": [0, 2]}}
    now = rules.position({**table(seat(), own), **last})
    player = mind(kind, 1)
    while not rules.is_over(now):
        now = rules.apply(now, player.choose(now)).state
    assert rules.points(now)[1] == points


def test_a_row_of_actions_is_played_to_its_end_and_dropped_when_something_is_not_as_expected() -> None:
    begin = state(seat("K G tG Y", "P15", serpent("hY")))
    player = mind("greedy", 1)
    first = player.choose(begin)
    assert rules.refusal(begin, first) is None
    elsewhere = state(seat("R R", "P1"))
    assert rules.refusal(elsewhere, player.choose(elsewhere)) is None


def test_a_piece_that_no_plan_wants_is_laid_only_when_the_board_has_no_room() -> None:
    with_room, without = (state(seat(board)).mover for board in ("R", "R R R R R R R"))
    worth = PlayerWorth(weights(), (), 20)
    assert assemblies(with_room, (), worth) == ()
    assert assemblies(without, (), worth)


@pytest.mark.parametrize("kind", LEVELS)
def test_the_explanation_of_a_choice_may_be_asked_for_later(kind: str) -> None:
    player, begin = mind(kind, 1), state(seat("G", "P15"), seat())
    action = player.choose(begin)
    first = explained(player, action)
    assert first.score is not None
    assert explained(player, action) == first


def test_the_score_of_a_choice_is_the_lead_that_it_expects() -> None:
    ahead, behind = mind("greedy", 1), mind("greedy", 1)
    finished = serpent("hR K R K U tU", "P16", "P9")
    ahead.choose(state(seat("G", "P15"), seat()))
    behind.choose(state(seat("G", "P15"), seat("", "", finished)))
    leads = [explained(one, rules.parse("done")).score for one in (ahead, behind)]
    assert None not in leads
    assert leads[0] > leads[1]


def test_a_search_is_given_up_on_demand() -> None:
    begin = state(seat("Y G R K U K", "P15 P20 P3", serpent("Y G"), serpent("K")))
    with pytest.raises(Stopped):
        mind("planner", 1).choose(begin, stop=lambda: True)


def test_a_game_that_is_over_has_nothing_to_choose() -> None:
    over = state(seat(), seat(), phase="over", actions_left=0)
    for kind in KINDS:
        with pytest.raises(ValueError, match="nothing to choose"):
            mind(kind, 1).choose(over)


def test_every_table_of_weights_is_complete() -> None:
    assert set(FILE.tables()) == set(TABLES)
