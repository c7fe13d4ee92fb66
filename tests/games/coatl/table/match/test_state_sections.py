"""A position as text tells everything that a reader may know, and nothing else."""

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules import State
from mexica.games.coatl.table.input.words import card_name, piece_names
from mexica.games.coatl.table.match.possible_words import action_words
from mexica.games.coatl.table.match.state_sections import sections_for, state_sections
from mexica.play.state_text import state_text
from tests.games.coatl.table.playing import NAMES, played_at_random, players
from tests.games.coatl.tables import seat, serpent, table

KINDS = ("person", "greedy")


def told(state: State, *kinds: str) -> str:
    return state_text(state_sections(players(*kinds), state))


def test_market_courts_and_points_are_told():
    state = rules.position(table(seat("hY G", "P15", serpent("hR G"))))

    text = told(state, *KINDS)

    for pieces in (*filter(None, state.supply), state.mover.board):
        assert piece_names(pieces) in " ".join(text.split())
    for card in (*state.display, *state.mover.hand, *filter(None, state.common)):
        assert card_name(card) in text


@pytest.mark.parametrize("kinds", [("greedy", "person"), ("greedy", "greedy"), ("person", "person")])
def test_a_hand_that_the_reader_may_not_see_is_only_counted(kinds: tuple[str, ...]):
    state = rules.position(table(seat("", "P32 P28", temples="T5"), common=["T3", "T7"]))

    text = told(state, *kinds)

    assert not any(card_name(card) in text for card in ("P32", "P28", "T5"))
    assert "Prophecies in hand: 2" in text


def test_two_states_alike_to_a_reader_are_told_alike():
    for seed in range(4):
        _record, state = played_at_random("person", "greedy", seed=seed, actions=40)
        alike = rules.position({**rules.describe(state, 0), "seed": seed + 1})

        assert sections_for(players(*KINDS), state, 0) == sections_for(players(*KINDS), alike, 0)


def test_every_legal_action_is_told():
    for seed in range(3):
        for actions in (0, 5, 30, 80):
            _record, state = played_at_random("person", "person", seed=seed, actions=actions)
            for action in rules.legal_actions(state):
                assert action_words(state, action)[0]


def test_what_is_possible_is_told_to_the_one_who_may_know_it():
    state = rules.position(table(seat("hY", "P15")))

    assert "What Ana can do" in state_text(sections_for(players(*KINDS), state, 0))
    assert f"What {NAMES[0]} can do" not in state_text(sections_for(players(*KINDS), state, 1))
