"""The rules of Mexica in full, in a player's words: founding, scoring, and what ends a period."""

from mexica.shell.game_protocol import RuleChapter
from mexica.shell.game_texts import numbered
from mexica.texts import _


def founding() -> RuleChapter:
    """Return chapter R8."""
    return numbered(
        "R8",
        _("Founding a district: free"),
        _(
            "On your turn, with your Pilli on land in a district that nobody has founded and that has exactly"
            " as many spaces as a token on display says, place that token on any empty space of it except the"
            " palace. Without such a space it cannot be founded."
        ),
        _(
            "You score the blue number at once. Every other player whose Pilli is in the district scores the"
            " white one."
        ),
        _(
            "The token stays for good; its space can be neither entered nor built on. A founded district is"
            " never founded again."
        ),
        _("It does not matter who dug the canals, or when."),
        picture="founding",
        caption=_("Red founds a district of nine: 5 points for Red, 3 for Black, whose Pilli is inside."),
    )


def protection() -> RuleChapter:
    """Return chapter R9."""
    return numbered(
        "R9",
        _("The first round"),
        _(
            "In the first round nobody may shut in or block another Pilli by Pilli, temples or canals. An"
            " action is refused if it would leave an opponent's Pilli outside the largest area on the island"
            " that joined empty land and free bridges make."
        ),
    )


def action_tokens() -> RuleChapter:
    """Return chapter R10."""
    return numbered(
        "R10",
        _("Action tokens: 1 point"),
        _(
            "Take an action token from the reserve for 1 point, at most two in a turn, as long as there are"
            " any. A token that you hold may pay for it, but the reserve must have had one before."
        ),
    )


def scoring() -> RuleChapter:
    """Return chapter R11."""
    return numbered(
        "R11",
        _("Periods and scoring"),
        _(
            "The first period ends with the round in which all its tokens are used and at least one player"
            " has no temple of the first period left. The second ends when all its tokens are used or removed"
            " and at least one player has no temple left at all. The round is always played to its end, so"
            " that all have had equally many turns."
        ),
        _(
            "At the end of the first period every founded district is scored, then the palace. At the end of"
            " the second all districts are scored, founded or not, then the palace."
        ),
        _(
            "In a district the floors of each player's temples count together. Most floors score the yellow"
            " number, the second most the blue, the third most the white, the fourth nothing. Without a floor"
            " there you score nothing."
        ),
        _(
            "Tied players all score in full, but use up the next places: after two firsts comes the third."
            " After three firsts, or two or more seconds, nobody is third."
        ),
        _("With two players the neutral temples take part in the ranking and score for nobody."),
        _(
            "Districts that are not founded, at the end of the second period only: their size for the most"
            " floors, half of it for the second, half of that for the third, rounded up each time."
        ),
        _("A Pilli on one of the four start spaces scores 5 points. The emblem does not count."),
        _(
            "Between the periods everything stays where it is. The second display is laid out, the second"
            " temples join what is left, and the same first player begins."
        ),
        _(
            "The game ends after the second scoring. Most points win; if they tie, most action tokens; if"
            " these tie too, the victory is shared."
        ),
        picture="tie",
        caption=_(
            "Red and Black are both first: 9 points each. Nobody is second, and Sand, third, scores 3."
        ),
    )


def dead_tokens() -> RuleChapter:
    """Return chapter R12."""
    return numbered(
        "R12",
        _("Tokens nobody can found"),
        _("A displayed token that can no longer lead to a founding leaves the game and counts as used."),
        _(
            "The program removes a token by itself at the end of a turn when that is certain: no district"
            " of exactly its size that is not founded has room for the token and the founder, and none can"
            " still be cut to that size with the tiles that are left."
        ),
        _(
            "If it is not certain but you think so, you may propose in your turn to remove a token. It goes"
            " if all agree; the computer agrees when it finds no way itself. A proposal is refused while a"
            " district of exactly that size stands with room for token and founder."
        ),
        _("All this holds in both periods; otherwise a period might never end."),
        _(
            "After three rounds in a row in which nobody placed a canal, a bridge, a temple or a token the"
            " period ends with that round. Moving a bridge is no placing. Tokens still on display then leave"
            " the game."
        ),
    )
