"""Hands in a state, and what their clicks lead to."""

from mexica.games.mexica.rules import position
from mexica.games.mexica.rules.describe import describe
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.input.click_outcome import Do
from mexica.games.mexica.table.input.hand import Hand
from tests.games.mexica.table.input.states import PLACED, after


def show(hand: Hand, state, *, acts: bool) -> None:
    """Let a hand see all of a state."""
    for _part in hand.update_in_parts(state, acts):
        pass


def seen(*texts, **changes) -> Hand:
    """A hand that has seen the state after these actions, with parts of its description replaced."""
    state = after(*texts)
    if changes:
        state = position({**describe(state), **changes})
    hand = Hand()
    show(hand, state, acts=True)
    return hand


def in_turn(*texts, **changes) -> Hand:
    return seen(*PLACED, *texts, **changes)


def point(hand, space):
    hand.hover = named(space)
    return hand.offer()


def texts(outcome) -> list[str]:
    assert isinstance(outcome, Do)
    return [str(action) for action in outcome.actions]
