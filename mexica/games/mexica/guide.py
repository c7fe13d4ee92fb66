"""The game in eight pages with pictures: the text that a newcomer reads under Rules and guide."""

from mexica.shell.game_protocol import GuidePage
from mexica.shell.game_texts import guide_page
from mexica.texts import _


def guide() -> tuple[GuidePage, ...]:
    """Return the pages; each picture is one of `mexica.games.mexica.table.pictures.guide_pictures`."""
    return (
        _about(),
        _canals(),
        _founding(),
        _on_foot(),
        _by_boat(),
        _temples(),
        _scoring(),
        _by_hand(),
    )


def _about() -> GuidePage:
    return guide_page(
        _("What it is about"),
        "island",
        _("Tenochtitlan in the first period: canals, bridges, temples, two founded districts."),
        _("You are a noble of the Mexica. So are your rivals, and together you build one city on an island."),
        _(
            "Dig <b>canals</b> that cut the island into districts. <b>Found</b> districts for points at once."
            " Build <b>temples</b> in them for points later."
        ),
        _("Your noble, the <b>Pilli Mexica</b>, has to be where you want to found or build."),
        _(
            "In each turn you have <b>6 action points</b> (AP). Nearly everything costs some of them, in any"
            " order you like. The game has two periods; whoever has the most points after the second one"
            " wins."
        ),
    )


def _canals() -> GuidePage:
    return guide_page(
        _("Canals make districts"),
        "district",
        _("Three double tiles, 3 points: water and lake now enclose a district of nine spaces."),
        _("A canal tile covers <b>one or two</b> empty spaces and costs <b>1 point</b> either way."),
        _(
            "Dig wherever you like; your Pilli need not be near. Only the palace, founded districts and the"
            " spaces at the ends of a bridge are off limits."
        ),
        _("Land with water all around is a <b>district</b>. Touching at a corner does not join spaces."),
        _("It does not matter who dug the canals. A district that nobody has founded may be cut up further."),
    )


def _founding() -> GuidePage:
    return guide_page(
        _("Founding a district"),
        "founding",
        _("Red stands in a district of nine spaces and founds it: 5 points for Red, 3 for Black."),
        _(
            "At the lower right of the board hang the calpulli tokens of this period. The <b>yellow</b>"
            " number is the size of the district that a token is for."
        ),
        _(
            "Is your Pilli in a district of just that size? Then you may found it, which costs"
            " <b>nothing</b>: the token goes on an empty space there."
        ),
        _(
            "You score the <b>blue</b> number at once. Every other player with a Pilli inside scores the"
            " <b>white</b> one."
        ),
        _("No canal may be dug in it from now on. What the three numbers are worth later is told on page 6."),
    )


def _on_foot() -> GuidePage:
    return guide_page(
        _("On foot and over bridges"),
        "foot",
        _("Each step costs 1 point, the bridge too: four points to the space below Black's Pilli."),
        _("A step to a neighbouring empty space, or onto a bridge and off it, costs <b>1 point</b>."),
        _("Temples, tokens and other Pilli block the way: you can neither stop there nor pass."),
        _(
            "A <b>bridge</b> costs <b>1 point</b> to build. It crosses one space of canal and needs land at"
            " both ends. There are 11; when all are built, one may be moved instead."
        ),
        _("In the first round nobody may shut in an opponent."),
    )


def _by_boat() -> GuidePage:
    return guide_page(
        _("By boat, or anywhere"),
        "boat",
        _("From bridge to bridge: 1 point to the first, 2 to the second."),
        _(
            "From a bridge you may go by boat to the next bridge along joined water, canals and lake alike."
            " However long the way is, each bridge you reach costs <b>1 point</b>."
        ),
        _("A bridge with another Pilli on it can be passed at that price, but you cannot stop there."),
        _("In a hurry? For <b>5 points</b> your Pilli goes to any empty space or free bridge."),
        _("<b>Action tokens</b> help: buy up to two in a turn for 1 point each and spend them later."),
    )


def _temples() -> GuidePage:
    return guide_page(
        _("Temples decide"),
        "temples",
        _("A scoring of this district: all of a player's floors in it count together."),
        _(
            "Build a temple of <b>one to four floors</b> in the district your Pilli stands in. Each floor"
            " costs <b>1 point</b>. Your supply has only a few of each height."
        ),
        _(
            "In a scoring the player with <b>most floors</b> in a district scores the yellow number, the"
            " second the blue one, the third the white one."
        ),
        _("Tied players all score in full, but use up the next places: after two firsts comes the third."),
        _("Temples also block the way: a well-placed one can shut rivals out."),
    )


def _scoring() -> GuidePage:
    return guide_page(
        _("Two scorings, and the end"),
        "palace",
        _("At each scoring a Pilli on one of the four start spaces of the palace brings 5 points."),
        _(
            "A period ends with the round in which <b>all its tokens</b> are used or removed <b>and</b>"
            " somebody has <b>no temple left.</b> Then every founded district is scored."
        ),
        _("The second period brings seven new tokens and more temples; everything stays where it is."),
        _("At its end districts without a token score too: their size, half of it, and half of that."),
        _("The most points win. Action tokens left over break a tie."),
        _("With two players, neutral temples count in the rankings, but score for nobody."),
    )


def _by_hand() -> GuidePage:
    return guide_page(
        _("At the table"),
        "plan",
        _("The flat plan, V: nothing hides anything. Signs show owner and floors."),
        _(
            "Choose a tool in the bar, then a place that lights up, or drag it there. Or click or drag your"
            " Pilli, a token, a bridge."
        ),
        _(
            "<b>1</b> <b>2</b> canal, <b>3</b> bridge, <b>4</b> temple<br><b>M</b> move, <b>F</b> found,"
            " <b>T</b> take a token<br><b>R</b> or the wheel: turn it, or change the floors<br><b>Enter</b>"
            " end the turn, <b>Ctrl+Z</b> undo<br><b>S</b> standings, <b>V</b> flat plan, <b>H</b> hint<br>"
            "<b>Esc</b> or right click: step back, then the menu"
        ),
        _(
            "<b>F1</b> lists all keys. Point at a space, and you are told what is there,"
            " and why an action is barred."
        ),
    )
