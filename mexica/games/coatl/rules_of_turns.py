"""The rules of Cóatl in full, in a player's words: what can be done in a turn."""

from mexica.shell.game_protocol import RuleChapter
from mexica.shell.game_texts import numbered
from mexica.texts import _


def turn() -> RuleChapter:
    """Return chapter C4."""
    return numbered(
        "C4",
        _("Your turn"),
        _(
            "Turns go clockwise from the first player. A turn is one action: take pieces, choose prophecies"
            " or assemble. A sacrifice token may be used instead."
        ),
        _("As long as any of the three actions is possible you may not pass. A token never has to be used."),
        _(
            "If none of the three is possible, you may use a token, else your turn is skipped. You stay in"
            " the game. If all players are skipped one after the other, the game is over."
        ),
        _("What is not allowed is not done: the table stays as it was, and you are told why."),
    )


def taking() -> RuleChapter:
    """Return chapter C5."""
    return numbered(
        "C5",
        _("Taking pieces"),
        _(
            "Take everything from one space of the supply board: a head, a tail or both body segments, never"
            " just one of the two. All of it must find room on your board."
        ),
        _(
            "If no body segment is left on the supply board then, or neither head nor tail, all its empty"
            " spaces are filled at random from the bags, those of all three kinds."
        ),
        _("If a bag has too few pieces, as many spaces as possible are filled, always two segments a space."),
        picture="supply",
        caption=_("The supply board: two heads, two tails, and six spaces with two body segments each."),
    )


def choosing() -> RuleChapter:
    """Return chapter C6."""
    return numbered(
        "C6",
        _("Choosing prophecies"),
        _(
            "Take one or more prophecies, from the display or unseen from the deck, until you hold five at"
            " most. Take them one by one: you may look at an unseen one before you take the next. You say"
            " when you have enough, even with five."
        ),
        _("Temples in your hand do not count towards the five."),
        _(
            "At the end of the action the display is filled to six again. When both the deck and the discards"
            " are used up, it stays short, and nothing unseen can be taken."
        ),
        picture="display",
        caption=_("Six prophecies lie face up; the deck at the lower right has unseen ones."),
    )


def assembling() -> RuleChapter:
    """Return chapter C7."""
    return numbered(
        "C7",
        _("Assembling"),
        _(
            "Do one or more of these, in any order and as often as you can: begin a serpent, extend one, play"
            " a prophecy. Pieces may stay on your board."
        ),
        _(
            "Begin: lay any piece as a new serpent. You may have two unfinished serpents at a time, and three"
            " serpents in the whole game. Finishing one makes room at once."
        ),
        _(
            "Extend: join a piece to an open end of your unfinished serpent. A head goes to the head end, a"
            " tail to the tail end, a body segment to either."
        ),
        _(
            "The piece that closes the second end may be joined only if the serpent has a body segment, and"
            " if a prophecy lies beside it or one in your hand will fit."
        ),
        _("What is joined stays so. Serpents are never put together."),
        _(
            "Play a prophecy: lay it beside your unfinished serpent if that reaches at least the first level"
            " of the card. Four prophecies may lie there, no two of them of the same type. The level may"
            " still rise; it never falls."
        ),
        _(
            "When a serpent is finished you may at once play more prophecies beside it, up to four in all,"
            " but none later on."
        ),
        _("At least one prophecy must lie beside it then."),
        _(
            "After that you may put one temple beside it, a common one or your own, if the serpent meets at"
            " least one thing that it asks for. You say when you want no more."
        ),
        _("When a common temple is taken, the next card of its pile is seen at once."),
        _("A finished serpent and its cards never change again. Everybody may still look at them."),
        picture="joining",
        caption=_("A segment fits at any open end, a head at the left end only, a tail at the right end."),
    )


def tokens() -> RuleChapter:
    """Return chapter C10."""
    return numbered(
        "C10",
        _("Sacrifice tokens"),
        _("Instead of the action of your turn you may give up one token for good, and do what it says."),
        _(
            "Perfect Pick: take a head, a tail or two body segments from the bags, in colours of your choice,"
            " as long as your board has room. The two may differ in colour. Then all empty spaces of the"
            " supply board are filled."
        ),
        _(
            "See the Future: the display is discarded and six new prophecies are laid out. Then discard what"
            " you like of your hand, and choose prophecies. If you still hold five, there is nothing to take"
            " and your turn ends."
        ),
        _(
            "Priest Commitment: take a common temple into your hand. From then on it is your own, and the"
            " next one of its pile is seen."
        ),
        _(
            "A token that could do nothing cannot be used: without room on your board, without the colour in"
            " the bag, without a temple in either pile."
        ),
        picture="tokens",
        caption=_("Beside your board lie three tokens. Each can be used once, instead of an action."),
    )
