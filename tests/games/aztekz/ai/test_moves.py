"""The moves that the levels consider: legal, each result once, and what the rules make of them."""

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.moves import Move, moves
from tests.games.aztekz.properties.whole_games import playout
from tests.games.aztekz.tables import after, changed, drawn, lying, one, seat, table

ROW = drawn("┌ ┬ ┬ ┐", "└ ┴ ┴ ┘")


def found(begin: rules.State) -> dict[str, Move]:
    """The moves by their texts."""
    return {"; ".join(map(str, move.actions)): move for move in moves(begin)}


@pytest.mark.parametrize("seed", range(6))
def test_moves_are_legal_and_leave_what_the_rules_say(seed: int) -> None:
    """Also in the middle of a turn; but for the places of the scared card, whose fit the rules judge."""
    states = [state for state, _action, _step in playout(seed, 2 + seed % 3) if state.turn.round]
    for state in states[:: max(1, len(states) // 6)]:
        known = set()
        for move in moves(state):
            end = state
            for action in move.actions:
                if rules.refusal(end, action) is not None:
                    assert move.scared is not None
                    break
                end = rules.apply(end, action).state
            else:
                assert (end.pyramid, end.players) == (move.pyramid, move.players)
                known.add((move.pyramid, move.players, move.scared))
        assert known


def test_every_place_that_can_be_reached_is_a_move() -> None:
    begin = rules.position(table(ROW, seat("0,0", "0,0", "0,1"), seat("3,1", "3,1", "3,1")))
    ends = {move.players[0].helpers[0].at for move in moves(begin)}
    assert ends == {(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1)}
    assert {move.players[0].chief.at for move in moves(begin)} == {(0, 0), (1, 0), (0, 1)}


def test_souls_are_taken_given_dropped_and_scared() -> None:
    """Worked examples 5, 7, 14 and 24."""
    texts = found(rules.position(one()))
    taken = "step helper1 -1,-1; take helper1 sun 1;"
    assert any(text.startswith(taken) and text.endswith("give helper1") for text in texts)
    assert "step helper1 -1,1; drop helper1; take helper1 moon 1" in texts
    assert "steal 1 helper1" in texts
    assert any(text.startswith("step helper1 -1,1; scare helper1; step helper1") for text in texts)
    assert not any(text.endswith("scare helper1") for text in texts)


def test_only_the_hero_that_has_acted_goes_on() -> None:
    begin = rules.position(changed(one(), souls={"1,0": lying(sun=1, moon=1)}))
    texts = found(after(begin, "step helper2 1,0", "step helper2 0,0"))
    assert "" in texts
    assert all("helper2" in text for text in texts if text)
    assert all(text.count("step") <= 1 for text in texts)
