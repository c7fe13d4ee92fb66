"""What neutral code relies on, for every game in the box; a new game is tested automatically."""

import json
import pickle
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from mexica.arena.arena_command import entrants
from mexica.arena.arena_game import ArenaGame
from mexica.arena.fingerprint import fingerprint
from mexica.arena.schedule import jobs, setups
from mexica.arena.selfplay import play
from mexica.computer.mind import Budget, Explained
from mexica.play.game_rules import Rules
from mexica.play.record import PlayerInfo, Record, replay
from tests.games.every_game import KEYS, arena_game

AnyRules = Rules[Any, Any, Any]


@pytest.fixture(params=KEYS)
def game(request: pytest.FixtureRequest) -> ArenaGame[Any, Any]:
    return arena_game(request.param)


@pytest.fixture
def rules(game: ArenaGame[Any, Any]) -> AnyRules:
    return game.rules


@cache
def playout(key: str, seats: int, seed: int = 1) -> tuple[tuple[Any, Any], ...]:
    """The states of a game of random actions, each with the action chosen in it; the last one with None."""
    rules, generator = arena_game(key).rules, Random(seed)
    state = rules.start(rules.new_setup(seats, seed))
    played = []
    while not rules.is_over(state):
        action = generator.choice(rules.legal_actions(state))
        played.append((state, action))
        state = rules.apply(state, action).state
    return (*played, (state, None))


def sampled(rules: AnyRules) -> list[tuple[Any, Any]]:
    """Some states from all of a game with the actions chosen in them, in every number of seats."""
    games = [playout(rules.KEY, seats) for seats in rules.SEAT_COUNTS]
    return [pair for game in games for pair in (*game[:: max(1, len(game) // 12)], game[-1])]


def test_legal_actions_are_listed_once_and_not_refused(rules: AnyRules) -> None:
    for state, _ in sampled(rules):
        actions = list(rules.legal_actions(state))
        assert len({str(action) for action in actions}) == len(actions)
        assert list(rules.legal_actions(state)) == actions
        assert all(rules.refusal(state, action) is None for action in actions)


def test_a_game_that_goes_on_can_be_played_on_and_one_that_is_over_has_winners(rules: AnyRules) -> None:
    for state, action in sampled(rules):
        assert bool(rules.legal_actions(state)) is not rules.is_over(state) is (action is None)
        assert bool(rules.winners(state)) is rules.is_over(state)


def test_what_is_not_listed_is_refused_in_one_sentence_and_changes_nothing(rules: AnyRules) -> None:
    pairs = sampled(rules)
    actions = {str(action): action for _, action in pairs if action is not None}.values()
    refused = 0
    for state, _ in pairs:
        listed, before = set(map(str, rules.legal_actions(state))), rules.describe(state)
        for action in (action for action in actions if str(action) not in listed):
            refusal = rules.refusal(state, action)
            assert refusal is not None
            assert refusal.clause
            assert refusal.message.endswith(".")
            with pytest.raises(rules.IllegalAction):
                rules.apply(state, action)
            refused += 1
        assert rules.describe(state) == before
    assert refused


def test_an_action_is_read_back_from_its_text(rules: AnyRules) -> None:
    for state, _ in sampled(rules):
        for action in rules.legal_actions(state):
            assert rules.parse(str(action)) == action
    with pytest.raises(rules.ParseError):
        rules.parse("no action at all")


def test_a_description_is_json_and_the_same_for_the_same_actions(rules: AnyRules) -> None:
    state = rules.start(rules.new_setup(min(rules.SEAT_COUNTS), 1))
    for expected, action in playout(rules.KEY, min(rules.SEAT_COUNTS)):
        assert json.loads(json.dumps(rules.describe(state))) == rules.describe(expected)
        state = rules.apply(state, action).state if action is not None else state


def test_a_state_is_set_up_again_from_its_description(rules: AnyRules) -> None:
    """Hidden orders that a game never tells may be others; its own tests hold all of the state."""
    for state, _ in sampled(rules):
        again = rules.position(json.loads(json.dumps(rules.describe(state))))
        assert rules.describe(again) == rules.describe(state)
        assert rules.legal_actions(again) == rules.legal_actions(state)
    for nonsense in (None, 7, [], {}, {"heaps": 3}):
        with pytest.raises(rules.PositionError):
            rules.position(nonsense)


def test_another_seed_is_another_setup(rules: AnyRules) -> None:
    for seats in rules.SEAT_COUNTS:
        setups = [rules.new_setup(seats, seed) for seed in range(5)]
        assert any(setup != setups[0] for setup in setups[1:])
        assert {rules.seats(setup) for setup in setups} == {seats}
        assert all(isinstance(setup, rules.Setup) for setup in setups)


def test_every_seat_has_points_and_whoever_moves_sits_at_the_table(rules: AnyRules) -> None:
    for seats in rules.SEAT_COUNTS:
        for state, _ in playout(rules.KEY, seats):
            assert len(rules.points(state)) == seats
            assert rules.is_over(state) or rules.to_move(state) in range(seats)


def test_rounds_are_counted_up_and_turns_told_apart(rules: AnyRules) -> None:
    pairs = playout(rules.KEY, min(rules.SEAT_COUNTS))
    rounds = [rules.round_number(state) for state, _ in pairs]
    assert rounds == sorted(rounds)
    assert rounds[-1] >= 1
    for (state, action), (after, _) in pairwise(pairs[:-1]):
        if rules.to_move(state) == rules.to_move(after) and not rules.ends_turn(action):
            assert rules.turn_id(state) == rules.turn_id(after)
    ending = [action for _, action in pairs[:-1] if rules.ends_turn(action)]
    assert len(ending) >= len({rules.turn_id(state) for state, _ in pairs}) - 1


def test_states_can_be_sent_to_another_process(rules: AnyRules) -> None:
    for state, action in sampled(rules):
        assert rules.describe(pickle.loads(pickle.dumps(state))) == rules.describe(state)
        assert pickle.loads(pickle.dumps(action)) == action


def test_a_record_is_replayed_to_the_state_that_was_played(rules: AnyRules) -> None:
    pairs = playout(rules.KEY, min(rules.SEAT_COUNTS))
    actions = tuple(action for _, action in pairs[:-1])
    setup = rules.new_setup(min(rules.SEAT_COUNTS), 1)
    players = tuple(PlayerInfo(f"Player {seat}", "black") for seat in range(rules.seats(setup)))
    assert replay(rules, Record(setup, players, actions)).state == pairs[-1][0]


def test_every_kind_of_player_chooses_a_legal_action_and_the_same_one_for_the_same_seed(
    game: ArenaGame[Any, Any],
) -> None:
    rules, players = game.rules, pickle.loads(pickle.dumps(game.players))
    state = rules.start(rules.new_setup(max(rules.SEAT_COUNTS), 1))
    assert set(game.levels) <= set(players.kinds)
    for kind in players.kinds:
        first, second = (players.make(kind, 7).choose(state) for _ in range(2))
        assert first == second
        assert first in rules.legal_actions(state)


def test_a_player_that_explains_its_choice_begins_with_it_and_means_to_play_what_is_legal(
    game: ArenaGame[Any, Any],
) -> None:
    rules, pairs = game.rules, playout(game.rules.KEY, max(game.rules.SEAT_COUNTS))
    for kind in game.players.kinds:
        mind = game.players.make(kind, 7, budget=Budget(nodes=150))
        if not isinstance(mind, Explained):
            continue
        for before, _ in pairs[1 : -1 : len(pairs) // 4]:
            chosen, told, state = mind.choose(before), mind.explanation(), before
            assert told.line[0] == chosen
            for action in told.line:
                state = rules.apply(state, action).state  # IllegalAction if it is not legal


def test_the_arena_plays_its_usual_players_without_an_illegal_action(game: ArenaGame[Any, Any]) -> None:
    todo = jobs(game, entrants(game.selfplay_seats), 1, setups(1))
    result = play(game, todo[0])
    assert result.illegal == 0
    assert result.remarks.keys() == game.remarks.keys()
    assert fingerprint(game) == fingerprint(arena_game(game.rules.KEY))
