"""The result says who won, and what decided it."""

from typing import Any

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.table.scores.result import results, verdict
from tests.games.coatl.table.playing import played_at_random
from tests.games.coatl.tables import seat, serpent, table

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def over(*seats: Any) -> rules.State:
    return rules.position(table(*seats, phase="over", actions_left=0))


@pytest.mark.parametrize(
    ("first", "second", "text"),
    [
        (
            seat("", "", serpent("hY Y Y tG", "P0", "P10")),
            seat("", "", serpent("hR R R tY", "P1")),
            "Ana wins, 5 to 2",
        ),
        (
            seat("", "", serpent("hY G K G tY", "P15", "P19")),
            seat("", "", serpent("hR R R tY", "P1")),
            "Ana wins the tie at 2 by cards beside finished serpents, 2 to 1",
        ),
        (
            seat("", "", serpent("hR R R tY", "P1")),
            seat("", "", serpent("hU U U tY", "P4")),
            "Ana and Ben share the victory with 2 points each",
        ),
    ],
)
def test_the_verdict_says_what_decided(first: Any, second: Any, text: str):
    assert verdict(over(first, second), NAMES) == text


def test_two_who_share_a_victory_are_said_to_win_a_tie_with_a_third():
    serpents = (
        serpent("hY G K G tY", "P15", "P19"),
        serpent("hU U U tY", "P4"),
        serpent("hR K G U tR", "P16", "P18"),
    )
    tied = over(*(seat("", "", one) for one in serpents))
    assert verdict(tied, NAMES) == "Ana and Cleo win the tie at 2 by cards beside finished serpents, 2 to 1"


def test_every_card_of_a_finished_game_adds_up_to_the_points():
    for seed in range(3):
        _record, state = played_at_random("random", "random", "random", seed=seed, actions=10_000)

        for one in results(state):
            assert sum(each.points for each in one.serpents if each is not None) == one.points
            assert one.points == rules.points(state)[one.seat]
            assert one.won == (one.seat in rules.winners(state))
        assert [one.won for one in results(state)] == sorted(
            (one.won for one in results(state)), reverse=True
        )
