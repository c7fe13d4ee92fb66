"""How to play Mexica, in short: the text that the player reads under Rules."""

from mexica.games.mexica.table.bar.commands_and_keys import key_list
from mexica.texts import _


def how_to_play(heading: int) -> str:
    """Return the rules in short and the keys, in the HTML subset of pygame_gui's text boxes.

    `heading` is the font size of headings in pixels.
    """
    parts = (_goal(), _turn(), _districts(), _scoring(), _two_players(), _by_hand(), _keys())
    return "<br><br>".join(_section(heading, *part) for part in parts)


def _section(heading: int, title: str, *lines: str) -> str:
    return "<br>".join((f"<font pixel_size={heading} color=#A8221A><b>{title}</b></font>", *lines))


def _goal() -> tuple[str, ...]:
    return (
        _("What it is about"),
        _(
            "You are a noble of the Mexica. Cut the island of Tenochtitlan into districts with canals,"
            " found districts, build temples in them, and have the most prestige points after two periods."
        ),
    )


def _turn() -> tuple[str, ...]:
    return (
        _("Your turn: six action points"),
        _("<b>Canal, 1 point</b>: one or two spaces of empty land, anywhere outside founded districts."),
        _("<b>Bridge, 1 point</b>: on a canal, land at both ends. Once all 11 are built, one may be moved."),
        _("<b>Temple, 1 point a floor</b>: one to four floors, in the district your Pilli stands in."),
        _("<b>Walk, 1 point a step</b>: over empty land and bridges."),
        _("<b>Boat, 1 point a bridge</b>: from bridge to bridge along joined water, canal or lake."),
        _("<b>Anywhere, 5 points</b>: to any empty land space or free bridge."),
        _("<b>Action token, 1 point</b>: a point to spend in a later turn. At most two a turn."),
        _(
            "Points left over are lost. In the first round nobody may shut in another Pilli."
            " Only Pilli may stand on the palace."
        ),
    )


def _districts() -> tuple[str, ...]:
    return (
        _("Founding a district: free"),
        _(
            "Land that water cuts off is a district. If your Pilli stands in one that has exactly as many"
            " spaces as a token of the Emperor's display says, you may found it: the token goes on an empty"
            " space there. You score its <b>blue</b> number at once, every other player whose Pilli is in the"
            " district the <b>white</b> one. No canal may be dug in it from then on; temples may be built."
        ),
    )


def _scoring() -> tuple[str, ...]:
    return (
        _("The end of a period"),
        _(
            "A period ends with the round in which all its tokens are used and somebody has no temple left."
            " In each founded district the most floors score the <b>yellow</b> number, the second most the"
            " blue, the third most the white. Tied players all score in full, but use up the next"
            " places. A Pilli on one of the four start spaces of the palace scores 5."
        ),
        _(
            "The second period brings new tokens and temples. At its end unfounded districts score too:"
            " their size, half of it, and half of that. Action tokens left over break a tie."
        ),
        _("A token that nobody can found any more leaves the game. You may also propose to remove one."),
    )


def _two_players() -> tuple[str, ...]:
    return (
        _("With two players"),
        _("Ten neutral temples stand on the island. They count in the rankings, but score for nobody."),
    )


def _by_hand() -> tuple[str, ...]:
    return (
        _("With the mouse"),
        _("Choose a tool in the bar, then a place on the board: allowed places light up."),
        _("Or click your Pilli to move it, a token of the display to found, a bridge to use it."),
        _(
            "Temples hide what stands behind them? Point at a space to see through them, or press V for the"
            " flat plan, which shows every temple as its owner's sign with the number of its floors."
        ),
        _("Turn the wheel to rotate a canal or a bridge, or to change the floors. A right click steps back."),
    )


def _keys() -> tuple[str, ...]:
    return (_("Keys"), *(f"<b>{key}</b>: {what}" for key, what in key_list()))
