"""The review of a game: its turns, and what they cost."""

import time
from typing import Any

import pytest

from mexica.computer.mind import Budget, Stopped
from mexica.computer.reviewing import Expected, Verdict, costliest
from mexica.games.mexica.ai.game_review import (
    PlayedTurn,
    expected,
    judged,
    played_turns,
    start_reviewer,
)
from mexica.games.mexica.rules import State, apply
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.ai.playing import game, greedy_game

FEW = Budget(nodes=120)
PATIENCE = 60.0  # seconds


def reviewed() -> tuple[PlayedTurn, ...]:
    played = greedy_game()
    return played_turns(played[0][0], [action for _, action in played])


def test_the_turns_of_a_game_are_all_there_in_order() -> None:
    played, found = greedy_game(), reviewed()
    assert len(found) == sum(isinstance(action, EndTurn) for _, action in played)
    for turn in found:
        assert turn.begin == played[turn.first][0]
        assert turn.seat == turn.begin.turn.to_move
        assert turn.after == apply(turn.end, EndTurn()).state
        state = turn.begin
        for action in turn.actions:
            state = apply(state, action).state
        assert state == turn.end
    assert [turn.scored for turn in found if turn.scored] == [1, 2]
    assert found[-1].after.turn.phase is Phase.OVER


def test_a_turn_that_still_runs_is_none_yet() -> None:
    played = greedy_game()
    actions = [action for _, action in played[:9]]
    assert all(turn.first < 9 for turn in played_turns(played[0][0], actions))
    assert len(played_turns(start_of(), actions)) == sum(isinstance(action, EndTurn) for action in actions)


def start_of() -> State:
    return greedy_game()[0][0]


def test_a_cost_is_never_negative_and_repeats() -> None:
    found = reviewed()
    for number in range(0, len(found), 7):
        verdict = judged(found[number], number, FEW)
        assert verdict.cost >= 0
        assert (verdict.better is None) == (verdict.cost == 0)
        assert verdict == judged(found[number], number, FEW)
        if verdict.better is not None:
            assert verdict.better.worth - verdict.played.worth == pytest.approx(verdict.cost)
            state = found[number].begin
            for action in verdict.better.actions:
                state = apply(state, action).state


def test_a_turn_given_away_costs_points() -> None:
    found = next(turn for turn in reviewed() if turn.end.board.tokens != turn.begin.board.tokens)
    idle = PlayedTurn(
        found.seat, found.period, found.round, found.first, (), found.begin, found.begin,
        apply(found.begin, EndTurn()).state,
    )  # fmt: skip
    verdict = judged(idle, 0, Budget(nodes=500))
    assert verdict.cost > 1
    assert verdict.better is not None


def test_a_judgement_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        judged(reviewed()[3], 3, FEW, lambda: True)


def test_the_costliest_turns_of_a_seat_come_first() -> None:
    found = reviewed()
    verdicts = [judged(found[number], number, FEW) for number in range(6)]
    assert any(costliest(verdicts, found, seat, 2) for seat in (0, 1))
    for seat in (0, 1):
        dearest = costliest(verdicts, found, seat, 2)
        assert len(dearest) <= 2
        assert all(found[one.number].seat == seat and one.better for one in dearest)
        assert [one.cost for one in dearest] == sorted((one.cost for one in dearest), reverse=True)


def test_expectations_end_in_the_points() -> None:
    last = reviewed()[-1]
    assert expected(last, 7) == Expected(7, tuple(float(player.points) for player in last.after.players))


def test_a_review_comes_turn_by_turn_from_a_process_of_its_own() -> None:
    found = reviewed()[-4:]
    reviewer = start_reviewer()
    try:
        reviewer.ask(found, judged=(0, 1))
        findings: list[Expected | Verdict[Any]] = []
        until = time.monotonic() + PATIENCE
        while reviewer.thinking and time.monotonic() < until:
            if (finding := reviewer.poll()) is not None:
                findings.append(finding)
            time.sleep(0.002)
    finally:
        reviewer.close()
    assert [type(one) for one in findings] == [Expected] * 4 + [Verdict] * 2
    assert [one.number for one in findings] == [0, 1, 2, 3, 2, 3]


def test_games_of_four_have_their_turns_too() -> None:
    played = game(("greedy",) * 4, 5)
    found = played_turns(played[0][0], [action for _, action in played])
    assert [turn.seat for turn in found[:4]] == [0, 1, 2, 3]
