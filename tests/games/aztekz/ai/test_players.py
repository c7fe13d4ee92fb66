"""The levels: legal, repeatable, honest, and at work: they free souls, steal, guard and end their games."""

from functools import cache
from random import Random

import pytest

from mexica.computer.mind import Stopped, explained
from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.levels import levels
from mexica.games.aztekz.ai.players import KINDS, LEVELS, mind
from mexica.games.aztekz.ai.weights import FILE, TABLES
from mexica.games.aztekz.rules.actions import Decline
from mexica.games.aztekz.rules.material import SOULS
from tests.games.aztekz.properties.whole_games import playout
from tests.games.aztekz.tables import drawn, full, lying, seat, table

KEYS = [one.kind for one in levels()]
ROW = drawn("┌ ┬ ┬ ┐", "└ ┴ ┴ ┘")


@cache
def all_states(seed: int, seats: int) -> list[rules.State]:
    """The states of a random game but the last one, which is played once for all tests."""
    return [state for state, _action, _step in playout(seed, seats)]


def some_states(seed: int, seats: int, many: int) -> list[rules.State]:
    """The first state of a random game, and some others of it."""
    states = all_states(seed, seats)
    return [states[0], *Random(seed).sample(states, many)]


def played(state: rules.State, kind: str, seed: int = 1) -> tuple[rules.State, list[str]]:
    """The state after a whole turn of this level, and the actions of it."""
    player, done = mind(kind, seed), list[str]()
    while True:
        action = player.choose(state)
        state = rules.apply(state, action).state
        done.append(str(action))
        if rules.ends_turn(action):
            return state, done


def test_the_levels_have_the_usual_keys() -> None:
    assert KEYS == ["beginner", "greedy", "planner", "strongest"]
    assert (*KEYS, "random") == KINDS
    assert all(one.name and one.meaning and one.line for one in levels())
    assert LEVELS.level("planner").kind == "planner"
    with pytest.raises(ValueError, match="no computer player 'best'"):
        mind("best", 1)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_level_always_chooses_what_is_legal(kind: str, seats: int) -> None:
    for number, position in enumerate(some_states(seats, seats, 2)):
        player = mind(kind, number)
        action = player.choose(position)
        assert rules.refusal(position, action) is None
        assert explained(player, action).line[0] == action


@pytest.mark.parametrize("kind", KEYS)
def test_a_level_decides_alike_whatever_the_order_of_deck_and_supply(kind: str) -> None:
    """A8.1: the hidden orders have no effect; and the same seed gives the same choice."""
    for number, position in enumerate(some_states(5, 2, 2)):
        other = rules.position({**rules.describe(position), "seed": 99})
        assert other.deck != position.deck
        assert mind(kind, number).choose(other) == mind(kind, number).choose(position)


@pytest.mark.parametrize("kind", KEYS[1:])
def test_a_big_pile_is_brought_to_the_chief(kind: str) -> None:
    """A5.4: three steps away there is one soul more on the way, which is taken along."""
    own = seat("0,0", "3,0 with 3 sun", "0,1")
    other = seat("3,1", "3,1", "3,1")
    after, done = played(rules.position(table(ROW, own, other, souls={"1,0": lying(sun=1)})), kind)
    assert "give helper1" in done
    assert rules.points(after)[0] == 3


@pytest.mark.parametrize("kind", KEYS[1:])
def test_what_can_be_stolen_is_stolen(kind: str) -> None:
    own, other = seat("1,0", "0,0", "0,1"), seat("3,0", "2,0 with 4 maize", "3,1")
    after, done = played(rules.position(table(ROW, own, other)), kind)
    assert "steal 1 helper1" in done
    assert rules.points(after) == (3, 0)


@pytest.mark.parametrize("kind", KEYS[1:])
def test_nothing_much_is_left_within_reach_of_another_chief(kind: str) -> None:
    """A5.6: the load is brought away, or guarded, or its way cut off."""
    own, other = seat("0,0", "2,0 with 4 maize", "0,1"), seat("3,0", "3,0", "3,1")
    after, _done = played(rules.position(table(ROW, own, other)), kind)
    assert rules.points(after)[0] == 3 or not any(
        str(action).startswith("steal")
        for step in (None, *rules.legal_actions(after))
        for action in rules.legal_actions(
            after if step is None or rules.ends_turn(step) else rules.apply(after, step).state
        )
    )


@pytest.mark.parametrize("kind", KEYS[1:])
def test_in_the_last_turn_everything_that_can_be_is_freed(kind: str) -> None:
    """A7.1: what helpers still carry is worth nothing."""
    own, other = seat("0,0", "1,1 with 2 sun", "0,1"), seat("3,1", "3,1", "3,1")
    deck = {"straight": 0, "corner": 0, "three": 0, "cross": 0}
    after, _done = played(rules.position(table(ROW, own, other, deck=deck)), kind)
    assert rules.is_over(after)
    assert rules.points(after)[0] == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_games_of_the_levels_end_with_the_last_card(seats: int) -> None:
    """A7.1, A7.2: no level lets the game come to a standstill."""
    kinds = ("greedy", "beginner", "beginner")[:seats]
    players = [mind(kind, number) for number, kind in enumerate(kinds)]
    state = rules.start(rules.new_setup(seats, 3))
    while not rules.is_over(state):
        action = players[rules.to_move(state)].choose(state)
        assert not isinstance(action, Decline) or not rules.describe(state)["quiet_rounds"]
        state = rules.apply(state, action).state
    assert not state.deck
    assert sum(rules.points(state)) > 0


@pytest.mark.parametrize("kind", KEYS)
def test_room_is_made_for_a_card_that_has_no_place(kind: str) -> None:
    """A7.2: souls lie on every card without a hero; a soul is taken, or souls are scared away."""
    taken = {"2,2", "2,1", "1,1", "1,2"}
    cells = [cell for cell in full()["cards"] if cell not in taken]
    souls = {cell: {SOULS[number // 8]: 1} for number, cell in enumerate(cells)}
    begin = rules.position(full(souls=souls, quiet_rounds=2))
    assert not any(str(action).startswith("lay") for action in rules.legal_actions(begin))
    after, done = played(begin, kind)
    assert done[-1].startswith("lay")
    assert rules.describe(after)["laid_this_round"]


def test_a_turn_is_decided_once_and_dropped_when_something_is_not_as_expected() -> None:
    own, other = seat("0,0", "3,0 with 3 sun", "0,1"), seat("3,1", "3,1", "3,1")
    begin = rules.position(table(ROW, own, other))
    player = mind("greedy", 1)
    line = explained(player, player.choose(begin)).line
    assert len(line) > 2
    second = rules.apply(begin, line[0]).state
    assert player.choose(second) == line[1]
    assert explained(player, line[1]).line == line[1:]
    elsewhere = rules.position(table(ROW, other, own))
    assert rules.refusal(elsewhere, player.choose(elsewhere)) is None


def test_the_score_of_a_choice_is_the_lead_that_it_expects() -> None:
    other = seat("3,1", "3,1", "3,1")
    scores = []
    for piles in (("3 sun",), ("3 sun", "4 moon")):
        player = mind("greedy", 1)
        begin = rules.position(table(ROW, seat("0,0", "0,0", "0,1", *piles), other))
        scores.append(explained(player, player.choose(begin)).score)
    assert scores[1] == pytest.approx(scores[0] + 3, abs=0.5)


@pytest.mark.parametrize("kind", KEYS)
def test_a_search_is_given_up_on_demand(kind: str) -> None:
    begin = some_states(2, 2, 1)[1]
    with pytest.raises(Stopped):
        mind(kind, 1).choose(begin, stop=lambda: True)


def test_a_game_that_is_over_has_nothing_to_choose() -> None:
    other = seat("3,1", "3,1", "3,1")
    over = rules.position({**table(ROW, seat("0,0", "0,0", "0,1"), other), "phase": "over", "drawn": None})
    for kind in KINDS:
        with pytest.raises(ValueError, match="nothing to choose"):
            mind(kind, 1).choose(over)


def test_every_table_of_weights_is_complete() -> None:
    assert set(FILE.tables()) == set(TABLES)
