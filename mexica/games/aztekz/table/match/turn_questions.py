"""Questions of Aztekz alone, asked before something that cannot be undone."""

from mexica.games.aztekz.table.input.offers import Offers
from mexica.play.questions import Question
from mexica.texts import _, pgettext


def decline_card(offers: Offers) -> Question | None:
    """Return the question whether to put the card under the deck although it could be laid, else None."""
    if not (offers.can_decline and offers.places):
        return None
    text = _("The card could be laid. Put it away, and its soul goes back to the supply and your turn ends.")
    yes = pgettext("the drawn card", "Put it away")
    return Question(_("Put the card under the deck?"), text, yes, _("Go back"), careful=True)
