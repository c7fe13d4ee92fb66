"""Whose turn it is and what can be done in it: the words of the turn box and of the button that ends it."""

from mexica.games.coatl.rules import State, choosing
from mexica.games.coatl.rules.last_turns import is_second_action
from mexica.games.coatl.rules.material import HAND, KEPT, SERPENTS
from mexica.games.coatl.rules.state import Doing, Phase
from mexica.games.coatl.table.input.hand import Hand
from mexica.texts import _, ngettext


def doing_words(state: State) -> str:
    """Return what the player to move does now, short enough for the turn box of a small window."""
    turn = state.turn
    match turn.phase:
        case Phase.OVER:
            return _("The game is over")
        case Phase.KEEPING:
            return _("Click up to {number} prophecies to keep").format(number=KEPT)
    if turn.closing is not None:
        return _("Cards for serpent {number}").format(number=turn.closing)
    match turn.doing:
        case Doing.CHOOSING:
            return _choosing_words(state)
        case Doing.ASSEMBLING:
            return _("Lay pieces, play cards")
        case Doing.DISCARDING:
            return _("Click the prophecies to discard")
    return _("One more, if you like") if is_second_action(state) else _("Choose an action")


def _choosing_words(state: State) -> str:
    """Return how many prophecies may still be taken (C6.1), or why there are none (C6.3)."""
    left = HAND - len(state.mover.hand)
    if not left:
        return _("Your hand is full: end the turn")
    if not choosing.possible(state):
        return _("No prophecies are left: end the turn")
    text = ngettext("You may take {number} more prophecy", "You may take {number} more prophecies", left)
    return text.format(number=left)


def progress_words(state: State) -> str:
    """Return how many serpents the player to move has finished, and how many actions are left at the end."""
    finished = len(state.mover.finished)
    told = _("Serpents: {finished} of {all} finished").format(finished=finished, all=SERPENTS)
    if state.ending is None or state.turn.phase is Phase.OVER:
        return told
    left = state.ending.actions[state.turn.to_move]
    text = ngettext("Last turns: {number} action left", "Last turns: {number} actions left", left)
    return text.format(number=left)


def end_button_words(state: State, hand: Hand) -> str:
    """Return the name of the button that ends what was begun."""
    marked = len(hand.marked)
    if state.turn.phase is Phase.KEEPING:
        return _("Keep {number}").format(number=marked)
    if state.turn.doing is Doing.DISCARDING:
        return _("Discard {number}").format(number=marked)
    if state.turn.closing is not None:
        return _("Leave as is")
    return _("End turn")


def end_words(state: State) -> str:
    """Return what the button that ends something does now, empty if it ends the turn."""
    if state.turn.phase is Phase.KEEPING:
        return _("Keep the prophecies you have clicked, and discard the others")
    if state.turn.doing is Doing.DISCARDING:
        return _("Discard the prophecies you have clicked, and keep the others")
    if state.turn.closing is not None:
        return _("Leave the finished serpent as it is")
    return ""
