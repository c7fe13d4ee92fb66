"""What a new turn is worth: by the review's measure, the same for equal positions, from another process."""

import time
from functools import cache

import pytest

from mexica.computer.mind import Budget, Stopped
from mexica.computer.reviewing import Verdict, Worths
from mexica.games.mexica.ai.advice import Advice
from mexica.games.mexica.ai.game_review import NODES, PlayedTurn, judged, played_turns
from mexica.games.mexica.ai.plan import played
from mexica.games.mexica.ai.turn_judge import TurnQuestion, start_judge, worths
from tests.games.mexica.ai.playing import greedy_game

PATIENCE = 60.0  # seconds
REVIEWED = Budget(nodes=NODES)


@cache
def costly() -> tuple[PlayedTurn, Verdict[Advice]]:
    """A turn of a game that was not the best."""
    game = greedy_game()
    turns = played_turns(game[0][0], [action for _, action in game])
    found = ((turn, judged(turn, number, REVIEWED)) for number, turn in enumerate(turns[3:]))
    return next((turn, verdict) for turn, verdict in found if verdict.better is not None)


def question(end: str) -> TurnQuestion:
    """The question about the costly turn, with this turn as the new one."""
    turn, verdict = costly()
    assert verdict.better is not None
    answer = played(turn.begin, verdict.better.actions)
    assert answer is not None
    ends = {"answer": answer, "played": turn.end, "nothing": turn.begin}
    return TurnQuestion(turn, verdict.better.actions, ends[end])


def test_the_answer_played_is_worth_what_the_answer_is() -> None:
    found = worths(question("answer"), REVIEWED)
    assert found.new == found.answer > found.played


def test_the_same_turn_again_is_worth_what_it_was_and_the_answer_gains_what_the_review_says() -> None:
    found = worths(question("played"), REVIEWED)
    assert found.new == found.played
    assert found.answer - found.played == pytest.approx(costly()[1].cost)


def test_a_turn_given_away_is_worth_less_than_the_answer() -> None:
    found = worths(question("nothing"), REVIEWED)
    assert found.new < found.answer


def test_a_comparison_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        worths(question("played"), REVIEWED, lambda: True)


def test_it_comes_from_a_process_of_its_own() -> None:
    judge, asked = start_judge(), question("nothing")
    found: Worths | None = None
    try:
        judge.ask(asked)
        until = time.monotonic() + PATIENCE
        while found is None and time.monotonic() < until:
            found = judge.poll()
            time.sleep(0.002)
    finally:
        judge.close()
    assert found == worths(asked, REVIEWED)
