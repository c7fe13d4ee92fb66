"""What Mexica's lessons say."""

from collections.abc import Mapping

from mexica.play.lesson_files import LessonText
from mexica.texts import _


def lesson_texts() -> Mapping[str, LessonText]:
    """Return the texts of the lessons by their keys, in the player's language."""
    return {
        "move": _move(),
        "dig": _dig(),
        "found": _found(),
        "cross": _cross(),
        "build": _build(),
        "tokens": _tokens(),
        "scoring": _scoring(),
        "neutral": _neutral(),
        "turn": _turn(),
    }


def _move() -> LessonText:
    first = _(
        "Most points win, and districts bring them. You are Red: click the figure with the red base, your"
        " Pilli Mexica, then E6, three spaces to the west. Each step costs one of the six action points (AP)"
        " that you see at the lower left. Letters and numbers beside the island name the spaces."
    )
    second = _(
        "Nothing you try in your own turn is final. Take the walk back: press Ctrl+Z, or click the arrow that"
        " points left in the bar."
    )
    third = _(
        "Now for the far side. For 5 points your Pilli goes to any empty space on the island. Click it, then"
        " a space that shows no number, such as R8."
    )
    return LessonText(
        _("Moving"),
        _("your Pilli, its steps, undo"),
        (
            (first, _("Three steps, three points.")),
            (second, _("All six points are back.")),
            (third, _("Far away at once, but 5 of your 6 points are spent. Walking is cheaper if you plan.")),
        ),
    )


def _dig() -> LessonText:
    first = _(
        "Canals cut the island into districts. A canal may go on any empty land except the red palace,"
        " however far away your Pilli is, and costs 1 point. Click Canal in the bar (key 1), then R8."
    )
    second = _(
        "A double tile digs two spaces for the same 1 point. Click Double (key 2), then point at S7 so that"
        " the tile covers S7 and T7, and click. R or the mouse wheel turns the tile."
    )
    done = _(
        "Water runs all around P5 to R7: that is a district of seven spaces. Land that touches only at a"
        " corner is not joined."
    )
    return LessonText(
        _("Digging canals"),
        _("single and double tiles"),
        ((first, _("Well dug. Only S7 still joins the land from P5 to R7 with the rest.")), (second, done)),
    )


def _found() -> LessonText:
    first = _(
        "At the lower right hang the calpulli tokens, each for a district of as many spaces as its yellow"
        " number says. Your Pilli stands in a district of seven, so you may found it, and that is free."
        " Click Found (F), then any marked space for the token."
    )
    second = _(
        "You scored the blue number, 4. Black stood inside too and scored the white one, 2. Now do it all"
        " yourself: dig U8, so that T6, U6 and U7 become a district of three. Then click Move (M), go there"
        " for 5 points, and found it."
    )
    done = _("Two districts founded in one turn. Dig, go inside, found: that is the heart of the game.")
    return LessonText(
        _("Founding districts"),
        _("points at once"),
        ((first, _("Founded!")), (second, done)),
    )


def _cross() -> LessonText:
    first = _(
        "Water lies all around this district, and on foot only a bridge crosses it. A bridge costs 1 point"
        " and goes on a canal with land at both ends. Click Bridge (key 3), then Q8. R or the wheel turns"
        " the bridge."
    )
    second = _(
        "Walk onto your bridge. You still hold the tool for bridges, so click your Pilli first, then Q8."
        " Stepping onto a bridge costs 1 point, like any other step."
    )
    third = _(
        "From a bridge you can take a boat to the next bridge along the water, for 1 point however long the"
        " way is. Click your Pilli, then the bridge on O7."
    )
    fourth = _("And ashore: click your Pilli, then N7 on the far side of the bridge.")
    return LessonText(
        _("Bridges and boats"),
        _("over the water and along it"),
        (
            (first, _("A bridge stands, and anybody may use it.")),
            (second, _("Two steps, and you stand on the bridge.")),
            (third, _("That is the quick way around the island.")),
            (fourth, _("Five points in all, and you are out in the west.")),
        ),
    )


def _build() -> LessonText:
    first = _(
        "The game has two periods, and temples score when one ends. You build in the district where your"
        " Pilli stands; each floor costs 1 point. Black has two floors here. Click Temple (key 4), choose"
        " three floors with the wheel or R, and click any space that lights up."
    )
    second = _(
        "Black could still catch up. All your floors in a district count together, and you have 3 points"
        " left: build another temple here, as high as you like. Beside your name you see how many of each"
        " height are left."
    )
    done = _(
        "When the period ends, most floors in a district score the yellow number, second most the blue one,"
        " third most the white one. Temples also block the way, so mind where you put them."
    )
    return LessonText(
        _("Building temples"),
        _("points at the end of a period"),
        ((first, _("You lead by a floor.")), (second, done)),
    )


def _tokens() -> LessonText:
    first = _(
        "Action points you do not use are lost when the turn ends, unless you turn them into action tokens."
        " One costs 1 point, and you may take two in a turn. Click Token (T) twice."
    )
    second = _(
        "Beside your action points stands +2 now. You may keep these tokens for a later turn, and they pay"
        " by themselves once your points run out. Try it: you have 4 points left. Make the move to U6 that"
        " costs 5."
    )
    done = _("Four points and one token paid. A turn of seven or eight points often founds what six cannot.")
    return LessonText(
        _("Action tokens"),
        _("save points for later"),
        ((first, _("Two points saved.")), (second, done)),
    )


def _scoring() -> LessonText:
    first = _(
        "A period ends with the round in which all its calpulli tokens are used and somebody has no temple"
        " left. All tokens are gone, and you hold your last temple. Black has as many floors here as you:"
        " build your one floor and take the lead."
    )
    second = _(
        "A Pilli on one of the four red spaces of the palace scores 5 when a period ends. Go to I7: that"
        " takes the 5 action points you have left."
    )
    third = _(
        "The tokens with a red cross are out of the game: one may propose that (P), and all have to agree."
        " You are the last in this round. End your turn: the round ends, and with it the period."
    )
    done = _(
        "You scored 7 for most floors in the district of seven, where Black scored 4, and 5 at the palace."
        " Black scored 3 in the district of three. Period 2 brings new tokens and temples, and at its end"
        " districts without a token score too. Whoever has the most points then wins."
    )
    return LessonText(
        _("The scoring"),
        _("how a period ends"),
        (
            (first, _("Four floors against three.")),
            (second, _("At the palace in time.")),
            (third, done),
        ),
    )


def _neutral() -> LessonText:
    only = _(
        "In a game of two, ten green neutral temples stand on the island from the start; the other lessons"
        " leave them out. They score for nobody, but they count: here the neutral temple has three floors"
        " and you have two, so you would only be second. Build at least two more floors."
    )
    done = _(
        "Four floors beat three: now the yellow number is yours, and the neutral temple only takes second"
        " place."
    )
    return LessonText(_("Two players"), _("the neutral temples"), ((only, done),))


def _turn() -> LessonText:
    first = _(
        "A real beginning. Everybody starts by putting their Pilli on one of the four red spaces of the"
        " palace. Choose yours."
    )
    second = _(
        "Your first turn: use your six points as you like. Walk towards the coast, where districts are"
        " quickly cut off; dig a canal or two there; take two action tokens. In the first round nobody"
        " may shut in an opponent."
    )
    third = _("End the turn with the button at the right, or with Enter, and Black will answer.")
    done = _(
        "Now you can play. Ask for a hint whenever you are unsure, and point at anything to learn what it is;"
        " Rules and guide in the menu tells the rest. Enjoy your first game!"
    )
    return LessonText(
        _("A first turn"),
        _("six points of your own"),
        ((first, _("A good place.")), (second, _("Six points spent.")), (third, done)),
    )
