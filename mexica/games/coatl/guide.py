"""Cóatl in nine pages with pictures: the text that a newcomer reads under Rules and guide."""

from mexica.shell.game_protocol import GuidePage
from mexica.shell.game_texts import guide_page
from mexica.texts import _


def guide() -> tuple[GuidePage, ...]:
    """Return the pages; each picture is one of `mexica.games.coatl.table.pictures.guide_pictures`."""
    return (
        _about(),
        _taking(),
        _prophecies(),
        _assembling(),
        _cards(),
        _finishing(),
        _tokens(),
        _end(),
        _by_hand(),
    )


def _about() -> GuidePage:
    return guide_page(
        _("What it is about"),
        "table",
        _("Your court lies in front, the others' behind it, the market at the right."),
        _("A <b>Cóatl</b> is a feathered serpent. You build up to three of them from pieces of stone."),
        _(
            "Cards say which patterns of colours bring points: <b>prophecies</b> and <b>temples.</b> You lay"
            " them beside the serpents that fulfil them."
        ),
        _(
            "Only <b>finished</b> serpents score. Once somebody has finished three, the game soon ends; then"
            " the most points win."
        ),
        _("A turn is <b>one</b> action: take pieces, choose prophecies, or assemble."),
    )


def _taking() -> GuidePage:
    return guide_page(
        _("Taking pieces"),
        "supply",
        _("The supply board: two heads, two tails, and six spaces with two body segments each."),
        _(
            "Take everything that lies on <b>one</b> space of the supply board: a head, a tail, or two body"
            " segments. It goes onto your own board, which has room for <b>eight</b> pieces."
        ),
        _(
            "When no body segment is left on the supply board, or neither head nor tail, all its empty spaces"
            " are filled from the bags below it."
        ),
        _("Point at a bag to see which colours are still in it."),
    )


def _prophecies() -> GuidePage:
    return guide_page(
        _("Choosing prophecies"),
        "display",
        _("Six prophecies lie face up; the deck at the lower right has unseen ones."),
        _(
            "Take as many prophecies as you like, from the display or unseen from the deck, until you hold"
            " <b>five.</b> End the turn when you have enough: then the display is filled again."
        ),
        _(
            "The picture on a card is its pattern, read from head to tail. The steps below it say how many"
            " points <b>one, two or more</b> such patterns bring."
        ),
        _(
            "Your prophecies are secret. At the start you keep up to three of those dealt to you, and you"
            " have one temple that nobody else knows."
        ),
    )


def _assembling() -> GuidePage:
    return guide_page(
        _("Assembling"),
        "joining",
        _("A segment fits at any open end, a head at the left end only, a tail at the right end."),
        _(
            "In one turn you may lay as many pieces as you have, and play as many prophecies as fit. Join"
            " pieces to either open end of a serpent, or begin a new one with any piece."
        ),
        _(
            "You may build <b>two</b> serpents at a time, and <b>three</b> in the whole game. What is joined"
            " stays where it is."
        ),
        _(
            "Play a prophecy beside a serpent that fulfils it at least once: up to <b>four</b> different"
            " ones. If the serpent grows and fulfils it again, the card is worth more."
        ),
    )


def _cards() -> GuidePage:
    return guide_page(
        _("How prophecies count"),
        "fulfilments",
        _("Three lone pairs of blue. The card for them brings 5 points from the second pair on."),
        _("<b>Red</b> cards count pieces of one colour, wherever they lie."),
        _(
            "<b>Black</b> cards want two or three of a colour side by side. Red bars at the pair mean exactly"
            " two: the next piece must have another colour, or the serpent must end there."
        ),
        _(
            "<b>Blue</b> and <b>yellow</b> cards want these colours side by side in this order. On"
            " <b>green</b> ones the + stands for one piece or more between the two ends; if that piece is"
            " white, any colours will do."
        ),
        _("For one card each piece counts once. Different cards may use the same pieces."),
    )


def _finishing() -> GuidePage:
    return guide_page(
        _("Finishing a serpent"),
        "finished",
        _("Three prophecies and a temple: 4, 5, 5 and 3 points make 17."),
        _(
            "With a head and a tail a serpent is <b>finished.</b> It needs a body segment and at least one"
            " prophecy, from your hand if none lies there yet."
        ),
        _(
            "At once you may lay more prophecies beside it, and then <b>one temple:</b> your secret one, or"
            " one of the two that lie face up for all."
        ),
        _(
            "A temple asks two things: none of a colour, just as many of two colours, or a certain length."
            " One of them brings <b>3</b> points, both bring <b>7.</b>"
        ),
        _("Nothing can be added later, so wait for the right piece, but not for too long."),
    )


def _tokens() -> GuidePage:
    return guide_page(
        _("Sacrifice tokens"),
        "tokens",
        _("Beside your board lie three tokens. Each can be used once, instead of an action."),
        _(
            "<b>Perfect Pick:</b> take a head, a tail or two body segments from the bags, in colours of your"
            " choice. The supply board is then filled."
        ),
        _(
            "<b>See the Future:</b> the display gets six new prophecies. Discard what you like of your hand,"
            " then choose from them."
        ),
        _("<b>Priest Commitment:</b> take one of the two common temples into your hand."),
        _("A token left over is worth nothing. A first game may do without them: see the setup."),
    )


def _end() -> GuidePage:
    return guide_page(
        _("The end of the game"),
        "players",
        _("17 points are certain; unfinished serpents would add 8."),
        _(
            "When a player finishes a <b>third</b> serpent, all the others have one more turn: those who sit"
            " after that player in the round may take two actions, those before only one."
        ),
        _(
            "If the body segments run out first, the round is played to its end, and everybody has one more"
            " action."
        ),
        _("<b>Unfinished</b> serpents score nothing, nor does what you still hold."),
        _(
            "The most points win. If they tie, the one with more cards beside finished serpents wins, then"
            " the one with the best serpent."
        ),
    )


def _by_hand() -> GuidePage:
    return guide_page(
        _("At the table"),
        "hand",
        _("Your serpents, your board of eight pieces, your tokens and the cards in your hand."),
        _(
            "Click a piece or card of yours, then a place that lights up, or drag it there. What it would"
            " bring is told beside the mouse."
        ),
        _(
            "<b>1</b> take pieces, <b>2</b> prophecies, <b>3</b> assemble<br><b>4</b> <b>5</b> <b>6</b>"
            " the sacrifice tokens<br><b>T</b> sort the hand, <b>V</b> the next court in front<br>"
            "<b>Enter</b> end the turn, <b>Ctrl+Z</b> undo<br><b>S</b> standings, <b>H</b> hint<br>"
            "<b>Esc</b> or right click: step back, then the menu"
        ),
        _(
            "<b>F1</b> lists all keys. Point at a card to read what it asks for, and which of your serpents"
            " it fits."
        ),
    )
