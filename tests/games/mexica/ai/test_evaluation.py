"""The value of a position: in points, equal to what the scoring pays once nothing can change any more."""

import pytest
from attrs import evolve

from mexica.games.mexica.ai.evaluation import chance_of_ending, expectations, value
from mexica.games.mexica.ai.weights import weights
from mexica.games.mexica.rules import State, standings
from mexica.games.mexica.rules.spaces import named
from tests.games.mexica.ai.playing import greedy_game
from tests.games.mexica.drawings import state

STANDARD = weights()
NO_TEMPLES = {"1": 0, "2": 0, "3": 0, "4": 0}


def test_when_the_last_turn_ends_the_value_is_the_difference_in_points() -> None:
    last, _ = greedy_game()[-1]
    assert not last.display  # so nothing but the scoring is left
    totals = [
        player.points + gained for player, gained in zip(last.players, standings(last).totals, strict=True)
    ]
    mover = last.turn.to_move
    kept = STANDARD.last_token * (last.mover.action_tokens - last.players[1 - mover].action_tokens)
    burden = STANDARD.floor_in_hand * (_in_hand(last, mover) - _in_hand(last, 1 - mover))
    assert value(last, mover, STANDARD) == pytest.approx(totals[mover] - totals[1 - mover] + kept + burden)


def _in_hand(last: State, seat: int) -> int:
    return sum(floors * left for floors, left in enumerate(last.players[seat].temples, start=1))


OPEN = """
        ABCDE
    11  ..=..
    12  ..=..
    13  ==.b.
"""


def test_a_district_left_open_counts_as_what_the_next_player_gains() -> None:
    wanted = state(OPEN, around="water", display=[4, 9], later=[3, 8])
    unwanted = state(OPEN, around="water", display=[5, 9], later=[3, 8])
    weighed = evolve(STANDARD, exit=0.0)
    assert value(unwanted, 0, weighed) - value(wanted, 0, weighed) == pytest.approx(2 + 4 / 4)


def test_the_palace_counts_as_likely_as_the_period_ends_with_this_round() -> None:
    drawing = """
        GHIJ
     5  b...
     6  .a..
    """
    left = [NO_TEMPLES, {"1": 1, "2": 0, "3": 0, "4": 0}]
    for display, chance in (([], 1.0), ([9], 0.4), ([9, 10], 0.15), ([9, 10, 11], 0.0)):
        on = state(drawing, display=display, left=left)
        off = on.with_player(0, evolve(on.mover, pilli=named("J6")))
        assert chance_of_ending(on) == chance
        assert expectations(on, STANDARD)[0] - expectations(off, STANDARD)[0] == pytest.approx(5 * chance)


def test_the_period_goes_on_while_everyone_has_temples() -> None:
    assert chance_of_ending(state("    A\n 3  .", display=[])) == 0
