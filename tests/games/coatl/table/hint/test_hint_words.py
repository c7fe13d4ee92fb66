"""A hint in words: equal pieces are counted, and plans that are good for the same are told apart."""

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.ai.action_reasons import reasons
from mexica.games.coatl.table.hint.hint_words import otherwise, sentence
from mexica.games.coatl.table.input.words import piece_names
from tests.games.coatl.tables import seat, serpent, state


def test_equal_pieces_side_by_side_are_counted() -> None:
    assert piece_names(("K", "K")) == "2 black segments"
    assert piece_names(("hY", "G", "G", "G", "R", "G", "tU")) == (
        "yellow head, 3 green segments, red segment, green segment, blue tail"
    )


@pytest.mark.parametrize(
    ("plan", "other", "words"),
    [
        ("join 1 Y head", "join 1 Y tail", "the same, with the yellow segment at the head end of serpent 1"),
        ("join 2 tR", "join 1 tR", "the same, with the red tail at serpent 2"),
        ("lay Y", "lay G", "the same, and begins a serpent: yellow segment"),
        ("prophecy deck", "prophecy P0", "the same with an unseen prophecy"),
        ("play P0 1", "play P1 1", "the same with \u201ceach yellow piece\u201d"),
        ("pick K K", "pick K Y", "the same with 2 black segments"),
    ],
)
def test_a_plan_good_for_the_same_says_what_is_different(plan: str, other: str, words: str) -> None:
    same = rules.parse("done")
    assert otherwise((rules.parse(plan), same), (rules.parse(other), same)) == words


def test_a_plan_is_told_in_the_order_in_which_its_steps_are_numbered() -> None:
    actions = [*map(rules.parse, ("join 1 Y head", "join 1 Y head", "lay R", "play P10 1", "done"))]
    begin = state(seat("Y Y R", "P10", serpent("Y tK")))
    assert sentence(reasons(begin, actions)) == (
        "extends serpent 1: 2 yellow segments; begins a serpent: red segment;"
        " plays \u201cyellow - yellow - yellow\u201d beside serpent 1: 3 points"
    )
