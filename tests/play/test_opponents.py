"""The computers of a match, with players that the test controls: asked, hurried, dropped, closed."""

import pytest

from mexica.play.opponents import Opponents
from tests.games.nim import rules
from tests.games.nim.rules import State, Take
from tests.play.told import ONE, ToldPlayers

STATE = rules.start(rules.new_setup(2, 1))
LATER = rules.apply(STATE, ONE).state


@pytest.fixture
def players() -> ToldPlayers:
    return ToldPlayers()


@pytest.fixture
def opponents(players: ToldPlayers) -> Opponents[State, Take]:
    return Opponents(players, 1)


def test_the_same_state_is_asked_about_once(opponents: Opponents[State, Take], players: ToldPlayers) -> None:
    opponents.ask("perfect", STATE)
    opponents.ask("perfect", STATE)
    opponents.ask("perfect", LATER)
    assert players["perfect"].asked == [STATE, LATER]
    assert players["perfect"].cancelled == 1


def test_a_decision_is_taken_once(opponents: Opponents[State, Take], players: ToldPlayers) -> None:
    opponents.ask("perfect", STATE)
    assert opponents.take() is None
    players["perfect"].decision = ONE
    assert opponents.take() == ONE
    assert opponents.take() is None


def test_progress_is_known_until_there_is_a_decision(
    opponents: Opponents[State, Take], players: ToldPlayers
) -> None:
    assert opponents.progress is None
    opponents.ask("perfect", STATE)
    assert opponents.progress == 0.25
    players["perfect"].decision = ONE
    opponents.look()
    assert opponents.progress is None


def test_a_decision_that_nobody_takes_is_dropped_with_the_question(
    opponents: Opponents[State, Take], players: ToldPlayers
) -> None:
    opponents.ask("perfect", STATE)
    players["perfect"].decision = ONE
    opponents.look()
    opponents.cancel()
    assert opponents.take() is None
    assert players["perfect"].cancelled == 0


def test_there_is_one_player_of_each_kind_and_all_are_closed(
    opponents: Opponents[State, Take], players: ToldPlayers
) -> None:
    for kind in ("perfect", "random", "perfect"):
        opponents.ask(kind, STATE)
    assert list(players.by_kind) == ["perfect", "random"]
    told = list(players.by_kind.values())
    opponents.close()
    assert [one.closed for one in told] == [True, True]
    opponents.ask("perfect", STATE)
    assert players["perfect"] not in told
