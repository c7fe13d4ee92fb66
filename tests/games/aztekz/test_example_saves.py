"""The two games of Aztekz that ship: one in the middle, one that is over."""

from mexica.games.aztekz import rules
from mexica.games.aztekz.rules import State
from mexica.games.aztekz.table.match.match_record import SAVES
from mexica.play.record import replay
from mexica.resources import shipped_saves


def last_state(name: str) -> State:
    return replay(rules, SAVES.load(shipped_saves() / rules.KEY / f"{name}.json")).state


def test_one_is_in_the_middle_with_the_person_to_begin_a_turn_and_souls_to_bring_home() -> None:
    state = last_state("Souls on the way")
    assert (rules.to_move(state), state.turn.moving, rules.is_over(state)) == (0, None, False)
    assert len(state.pyramid.cells) >= 15
    assert state.mover.piles
    assert any(helper.souls > 1 for helper in state.mover.helpers)


def test_the_other_was_ended_by_the_last_card_and_has_a_winner() -> None:
    state = last_state("The last card")
    assert rules.is_over(state)
    assert not state.deck
    assert rules.winners(state)
