"""Whose turn it is, what can be done in it and how far the game is: the words of the turn box."""

from typing import Final

from mexica.games.aztekz.rules import State
from mexica.games.aztekz.rules.material import CHIEF, STEPS
from mexica.games.aztekz.rules.state import Moving, Phase
from mexica.texts import _, ngettext

LAST: Final = 10
"""With so many cards left in the deck the end is announced."""


def doing_words(state: State) -> str:
    """Return what the player to move does now."""
    match state.turn.phase:
        case Phase.OVER:
            return _("The game is over")
        case Phase.STARTING:
            return _("Lay the first card")
    moving = state.turn.moving
    if moving is None:
        return _("Move a hero or lay the card")
    if must_step_off(state):
        return _("Step off, then lay the card there")
    if moving.scared is not None:
        return _("Lay the card where the souls fled")
    return _walking_words(moving)


def must_step_off(state: State) -> bool:
    """Return whether the helper that moves still stands where it has scared souls away (A5.5)."""
    moving = state.turn.moving
    return moving is not None and state.mover.hero(moving.hero).at == moving.scared


def _walking_words(moving: Moving) -> str:
    told = _("Chief: {steps} of {all} step") if moving.hero == CHIEF else _("Helper: {steps} of {all} steps")
    return told.format(steps=moving.steps, all=STEPS[moving.hero])


def progress_words(state: State) -> str:
    """Return which round it is, and how many cards are left, or that the last one is drawn."""
    left = len(state.deck)
    if is_last_card(state):
        return _("The last card of the deck")
    cards = ngettext("{number} card left", "{number} cards left", left).format(number=left)
    if state.turn.phase is Phase.STARTING:
        return cards
    return _("Round {round} · {cards}").format(round=state.turn.round, cards=cards)


def is_last_card(state: State) -> bool:
    """Return whether the card that is drawn is the last one, which ends the game when it is laid (A7.1)."""
    return state.turn.phase is Phase.TURNS and not state.deck


def last_card_words(state: State) -> str:
    """Return what everybody is told of the deck when its last cards begin and when the last one is drawn."""
    if is_last_card(state):
        return _("This is the last card: laying it ends the game.")
    if state.turn.phase is Phase.TURNS and len(state.deck) == LAST:
        return _("Only {number} cards are left in the deck.").format(number=LAST)
    return ""


def is_last_cards(state: State) -> bool:
    """Return whether so few cards are left that everybody is told."""
    return len(state.deck) <= LAST
