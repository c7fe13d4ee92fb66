"""The rules of Aztekz in full, in a player's words: moving, souls, and laying the card."""

from mexica.shell.game_protocol import RuleChapter
from mexica.shell.game_texts import numbered
from mexica.texts import _


def moving() -> RuleChapter:
    """Return chapter A4."""
    return numbered(
        "A4",
        _("The turn, and moving"),
        _(
            "A turn has three parts. Draw: a card from the deck and a soul from the supply are turned up for"
            " all to see. Move: one of your three heroes, no more. Lay: the card goes into the pyramid, with"
            " the soul on it. If the supply is empty, the card comes without a soul."
        ),
        _("You need not move. A hero may also act where it stands, without a step."),
        _("A step leads from a card to one that is linked with it."),
        _("A chief makes at most one step, a helper at most three. Going back and forth is allowed."),
        _(
            "At most four heroes stand on a card; what they carry does not count. This holds at every"
            " moment, so a card with four heroes cannot even be crossed."
        ),
        picture="walking",
        caption=_("Up to three steps for the helper: the cards it can reach light up."),
    )


def souls() -> RuleChapter:
    """Return chapter A5."""
    return numbered(
        "A5",
        _("Souls"),
        _(
            "A soul lies on a card, is carried by a helper, lies freed before a player, or is in the supply."
            " A carried soul does not lie on the card. Chiefs never carry. Before, between and after its"
            " steps the moving helper may take, drop, give and scare away, any number of times and in any"
            " order."
        ),
        _(
            "Take: the helper picks up souls that lie on its card. All it carries is of one kind. Of several"
            " souls there it takes as many of that kind as it likes, also those that somebody has dropped."
        ),
        _(
            "Drop: the helper lays down all it carries, never a part. Other souls may lie on the card"
            " already, of any kind. It need not walk on."
        ),
        _(
            "Give: the helper hands all it carries, at least two souls, to its own chief on the same card."
            " They are freed."
        ),
        _(
            "Scare away: all souls that lie on the helper's card and all it carries go back into the supply,"
            " at least one of them. No other hero may be on the card. The helper then walks on to another"
            " card, does not come back, and the drawn card has to be laid on the one it left. This is"
            " possible once a turn, and only where the drawn card will fit."
        ),
        _(
            "Steal: before or after its step your chief takes all that a helper of another colour on its"
            " card carries, if that is at least two souls and the helper's own chief is on another card. They"
            " are freed. Only one theft a turn; if there are several such helpers, you choose."
        ),
        _(
            "Freed souls lie before you in piles. Each gift and each theft is a pile of its own. Piles are"
            " never joined, even of one kind, and never lost."
        ),
        picture="theft",
        caption=_(
            "Black's helper carries three jaguars while its chief is elsewhere: Red's chief may steal them."
        ),
    )


def laying() -> RuleChapter:
    """Return chapter A6."""
    return numbered(
        "A6",
        _("Laying the card"),
        _("The drawn card is laid with its soul on it. Turn it as you like."),
        _(
            "At least one of its paths must be linked to a neighbouring card. Its other edges need not"
            " match, and paths may lead out of the pyramid."
        ),
        _("The pyramid may become five cards wide and five high, no more."),
        _("The card goes on an empty place, or on a card without heroes and without souls."),
        _(
            "Afterwards every chief, whatever its colour, must be joined by some way of linked cards to at"
            " least one helper of its own colour. Heroes that stand in the way do not matter. Only a card"
            " laid on another can break this; walking never does."
        ),
        _(
            "While the pyramid is not complete, the card must be laid if there is any place for it, on"
            " another card too."
        ),
        _("Once it is complete you may decline instead, unless you have scared souls away."),
        _(
            "A card that is declined or has no place goes under the deck. Its soul goes back into the"
            " supply, which is mixed again."
        ),
        picture="cut",
        caption=_("Laid like this the card would part Black's chief from both its helpers: not allowed."),
    )
