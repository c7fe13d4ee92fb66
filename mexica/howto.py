"""How to play Mexica, in short: what the player reads under Rules."""

from mexica.texts import _


def how_to_play() -> str:
    """Return the rules in short and the keys, in the HTML subset of pygame_gui's text boxes."""
    parts = (_goal(), _turn(), _districts(), _scoring(), _two_players(), _hands(), _keys())
    return "<br><br>".join(parts)


def _section(title: str, *lines: str) -> str:
    return "<br>".join((f"<font size=5 color=#A8221A><b>{title}</b></font>", *lines))


def _goal() -> str:
    return _section(
        _("What it is about"),
        _(
            "You are a noble of the Mexica. Cut the island of Tenochtitlan into districts with canals, found"
            " districts,"
            " build temples in them, and have the most prestige points after two periods."
        ),
    )


def _turn() -> str:
    return _section(
        _("Your turn: six action points"),
        _("<b>Canal, 1 point</b>: one or two spaces, anywhere on empty land outside founded districts."),
        _(
            "<b>Bridge, 1 point</b>: on a canal, with land beyond both ends. With all 11 built you may move "
            "one."
        ),
        _(
            "<b>Temple, 1 to 4 points</b>: one a floor, on an empty space of the district your Pilli stands "
            "in."
        ),
        _("<b>Walk, 1 point a step</b>: over empty land and bridges, past nobody and nothing."),
        _("<b>Boat, 1 point a bridge</b>: from bridge to bridge along joined water, canals and lake alike."),
        _("<b>Anywhere, 5 points</b>: to any empty land space or free bridge."),
        _(
            "<b>Action token, 1 point</b>: keep it, and spend it as a point in a later turn; two a turn at "
            "most."
        ),
        _(
            "Points left over are lost. In the first round nobody may shut in another Pilli. On the palace "
            "only Pilli"
            " may stand."
        ),
    )


def _districts() -> str:
    return _section(
        _("Founding a district, free"),
        _(
            "Land that is cut off by water is a district. If your Pilli stands in one whose number of spaces"
            " is on a"
            " token of the Emperor's display, you may found it: the token goes on an empty space there. You "
            "score its"
            " <b>blue</b> number at once, every other player with a Pilli in the district the <b>white</b> "
            "one."
            " From then on no canal may be dug there, but temples may still be built."
        ),
    )


def _scoring() -> str:
    return _section(
        _("The end of a period"),
        _(
            "A period ends with the round in which all its tokens are used and somebody has built every "
            "temple they"
            " may. In each founded district the player with the most floors scores the <b>yellow</b> number,"
            " the second"
            " the blue, the third the white. All who tie score in full, but use up the places after them. A "
            "Pilli on"
            " one of the four start spaces of the palace scores 5."
        ),
        _(
            "The second period brings new tokens and new temples. At its end unfounded districts score too: "
            "their size,"
            " half of it, and half of that. Ties in the whole game go to whoever holds more action tokens."
        ),
        _(
            "A token that can no longer be founded leaves the game; you may also propose to remove one, if "
            "all agree."
        ),
    )


def _two_players() -> str:
    return _section(
        _("With two players"),
        _("Ten neutral temples stand on the island. They take places in every ranking and score for nobody."),
    )


def _hands() -> str:
    return _section(
        _("By hand"),
        _("Choose a tool in the bar below, then a place on the board: places that are allowed light up."),
        _("Click your Pilli to move it, a token of the display to found, a bridge to see what it allows."),
        _("Turn the wheel to rotate a canal or bridge or to change floors. A right click steps back."),
    )


def _keys() -> str:
    return _section(
        _("Keys"),
        _(
            "<b>1</b> single canal, <b>2</b> double canal, <b>3</b> bridge, <b>4</b> temple (again for more "
            "floors)"
        ),
        _("<b>F1</b> to <b>F4</b> temple of one to four floors, <b>R</b> rotate"),
        _("<b>M</b> move, <b>F</b> found, <b>T</b> take a token, <b>P</b> propose to remove a token"),
        _("<b>E</b> or <b>Enter</b> end the turn, <b>Ctrl+Z</b> undo, <b>Ctrl+Y</b> redo"),
        _("<b>Esc</b> step back or menu, <b>F11</b> full screen"),
    )
