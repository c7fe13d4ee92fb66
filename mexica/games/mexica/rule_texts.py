"""The rules of Mexica in full, in a player's words: the chapters and numbers are those of RULES.md."""

from mexica.games.mexica import rules_of_points
from mexica.games.mexica.table.bar.commands_and_keys import key_list
from mexica.shell.game_protocol import RuleChapter
from mexica.shell.game_texts import mouse_and_keys, numbered
from mexica.texts import _


def rule_chapters() -> tuple[RuleChapter, ...]:
    """Return the rules, then how the table is used; each picture is one of `guide_pictures`."""
    return (
        _board(),
        _material(),
        _turn(),
        _canals(),
        _bridges(),
        _temples(),
        _moving(),
        rules_of_points.founding(),
        rules_of_points.protection(),
        rules_of_points.action_tokens(),
        rules_of_points.scoring(),
        rules_of_points.dead_tokens(),
        _table(),
    )


def _board() -> RuleChapter:
    return numbered(
        "R1",
        _("The board"),
        _(
            "Spaces are named by the letter of their column, A to U from west to east, and the number of"
            " their row, 1 to 14 from north to south. Everything around the island is one lake."
        ),
        _(
            "The island has 196 land spaces. Five of them are the palace: the start spaces H6, G7, I7 and H8,"
            " and the emblem H7 between them."
        ),
        _("Only a Pilli may stand on the palace: no canal, no temple and no calpulli token goes there."),
        _(
            "A district is all the land that is joined edge to edge; canals and lake separate. Land that"
            " touches only at a corner is not joined. Spaces under the palace, temples, tokens and Pilli"
            " count in a district's size like any other."
        ),
        _("A space is empty if it is land without a canal, a temple, a token or a Pilli."),
        picture="corner",
        caption=_("Eleven spaces: C5 and D6 touch at a corner, so the land beyond does not belong to them."),
    )


def _material() -> RuleChapter:
    return numbered(
        "R2",
        _("Material and setup"),
        _(
            "There are 15 calpulli tokens: one each of the sizes 7 to 13, two each of 3 to 6. A token shows"
            " its size in yellow and two smaller values in blue and white: 13 (7, 4), 12 (6, 3), 11 (6, 3),"
            " 10 (5, 3), 9 (5, 3), 8 (4, 2), 7 (4, 2), 6 (3, 2), 5 (3, 2), 4 (2, 1), 3 (2, 1)."
        ),
        _(
            "Eight tokens drawn at random are displayed for the first period. The other seven are for the"
            " second; their sizes are shown small beside them."
        ),
        _(
            "There are 6 single and 37 double canal tiles, 11 bridges, and 12 action tokens in the reserve."
            " All players take from the same supply."
        ),
        _("Two double tiles lie on O6 to O9 at the start, so that 35 doubles are left."),
        _(
            "Each player has one Pilli Mexica and temples of one, two, three and four floors: 3, 3, 2 and 1"
            " of them in the first period; 3, 2, 2 and 2 more join what is left in the second."
        ),
        _(
            "Play goes clockwise from the first player. In that order everybody puts their Pilli on a free"
            " start space of the palace."
        ),
        _(
            "Two players: ten neutral temples stand on the island from the start, 20 floors in all, away from"
            " the lake, the palace and each other."
        ),
        _("Two players, harder: the neutral temples have 24 or 28 floors in all."),
    )


def _turn() -> RuleChapter:
    return numbered(
        "R3",
        _("Your turn"),
        _(
            "A turn has six action points (AP). Take actions in any order, each as often as you can pay for"
            " it. Points left over are lost. You may end your turn at any time, even without having done"
            " anything."
        ),
        _(
            "Action tokens that you hold may be spent in your own turn, as many as you like, for 1 point"
            " each; they go back to the reserve. They pay by themselves for what the turn's points no longer"
            " cover."
        ),
        _("An action that you cannot pay for is not possible."),
    )


def _canals() -> RuleChapter:
    return numbered(
        "R4",
        _("Canals: 1 point"),
        _(
            "Place a single tile on an empty space, or a double tile on two empty spaces side by side, as"
            " long as there are such tiles. Either costs 1 point."
        ),
        _(
            "Never on the palace, another canal or the lake, on a space that the end of a bridge faces, or in"
            " a founded district."
        ),
        _(
            "Anywhere else on the island: a canal need not touch other water, and your Pilli need not be"
            " near."
        ),
        _("A district that nobody has founded may be cut up further at will."),
        picture="district",
        caption=_("Three double tiles, 3 points: water and lake enclose a district of nine spaces."),
    )


def _bridges() -> RuleChapter:
    return numbered(
        "R5",
        _("Bridges: 1 point"),
        _(
            "A bridge goes on one canal space without a bridge, never on the lake. The spaces at both of its"
            " ends must be land, whether empty, taken or palace; so no end meets water or another bridge."
        ),
        _("Where both directions fit you choose one, and the bridge keeps it."),
        _("Two bridges may stand side by side on neighbouring canal spaces."),
        _(
            "While there are bridges in the supply, build one. Only when all eleven are on the board may one"
            " be moved instead, for 1 point: a bridge without a Pilli goes to any place where one could be"
            " built, even the same one in the other direction."
        ),
        picture="ramps",
        caption=_(
            "C3 and E3 lie at the ends of this bridge: both must be land, and no canal may be dug there."
        ),
    )


def _temples() -> RuleChapter:
    return numbered(
        "R6",
        _("Temples: 1 point a floor"),
        _(
            "Build a temple of one to four floors from your supply on any empty space, except the palace, of"
            " the district in which your Pilli stands. The district may be founded or not."
        ),
        _(
            "A Pilli on a bridge stands in no district and cannot build. Each space holds one temple; temples"
            " never move and never leave."
        ),
        _("A temple may block the end of a bridge or shut in an opponent, except in the first round."),
        picture="temples",
        caption=_("All of a player's floors in a district count together."),
    )


def _moving() -> RuleChapter:
    return numbered(
        "R7",
        _("Moving the Pilli"),
        _(
            "On foot, 1 point a step: to an empty space side by side with yours, onto a free bridge from the"
            " space at one of its ends, or off a bridge to an empty space at one of its ends. Other Pilli,"
            " temples and tokens can be neither entered nor crossed. You may stop on a bridge. From one"
            " bridge straight onto the next you go by boat, never on foot."
        ),
        _(
            "By boat, 1 point a bridge: only from a bridge, along joined water, canals and lake alike, to the"
            " next bridge. Each bridge reached costs 1 point, whether you stop there or go on. A bridge with"
            " another Pilli may be passed at that price, but you cannot stop on it. Water that touches only"
            " at a corner is not joined."
        ),
        _("Anywhere, 5 points: to any empty land space, the palace included, or any free bridge."),
        _("Pilli may stand on and cross all five spaces of the palace."),
        picture="boat",
        caption=_("From bridge to bridge: 1 point to the first, 2 to the second."),
    )


def _table() -> RuleChapter:
    texts = (
        _("Choose a tool in the bar, then a place on the board: the places that are allowed light up."),
        _("Or click your Pilli to move it, a token of the display to found, a bridge to use it."),
        _(
            "Temples hide what stands behind them? Point at a space to see through them, or press V for the"
            " flat plan, which shows every temple as its owner's sign with the number of its floors."
        ),
        _("Turn the wheel to rotate a canal or a bridge, or to change the floors. A right click steps back."),
    )
    caption = _("The flat plan, V: nothing hides anything. Signs show owner and floors.")
    return mouse_and_keys(texts, key_list(), "plan", caption)
