"""Questions of Cóatl alone, asked before something that cannot be undone."""

from mexica.games.coatl.rules.actions import PlaceTemple, PlayProphecy
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.input.fulfilment import worth_there
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.offers import Offers
from mexica.games.coatl.table.input.words import quoted_card
from mexica.play.questions import Question
from mexica.play.result_words import points_words
from mexica.texts import _, ngettext


def leave_serpent(offers: Offers) -> Question | None:
    """Return the question whether to leave a finished serpent although a card beside it would score.

    None if no serpent was just finished, or nothing more would score.
    """
    state = offers.state
    if state.turn.closing is None:
        return None
    cards = (action for action in offers.legal if isinstance(action, PlayProphecy | PlaceTemple))
    best = max(((worth_there(state, action), action.card) for action in cards), default=(0, ""))
    if not best[0]:
        return None
    text = _("{card} would score {points} beside it. Later nothing can be added.")
    said = text.format(card=quoted_card(best[1]), points=points_words(best[0]))
    return Question(
        _("Leave the finished serpent as it is?"), said, _("Leave as is"), _("Go back"), careful=True
    )


def keep_none(hand: Hand) -> Question | None:
    """Return the question whether to keep none of the prophecies dealt, else None (C3.4)."""
    state = hand.state
    if state is None or state.turn.phase is not Phase.KEEPING or hand.marked or not state.mover.hand:
        return None
    text = ngettext(
        "You have clicked none, so the {number} prophecy dealt to you would be discarded.",
        "You have clicked none, so all {number} prophecies dealt to you would be discarded.",
        len(state.mover.hand),
    )
    said = text.format(number=len(state.mover.hand))
    return Question(_("Keep no prophecies?"), said, _("Keep none"), _("Go back"), careful=True)
