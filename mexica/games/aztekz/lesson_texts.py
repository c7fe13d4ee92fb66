"""What Aztekz's lessons say."""

from collections.abc import Mapping

from mexica.play.lesson_files import LessonText
from mexica.texts import _


def lesson_texts() -> Mapping[str, LessonText]:
    """Return the texts of the lessons by their keys, in the player's language."""
    return {
        "walking": _walking(),
        "giving": _giving(),
        "kinds": _kinds(),
        "stealing": _stealing(),
        "guarding": _guarding(),
        "turning": _turning(),
        "covering": _covering(),
        "scaring": _scaring(),
        "game": _game(),
    }


def _walking() -> LessonText:
    first = _(
        "You are Red. In a turn you may move one of your three heroes, and a helper may go three steps,"
        " along the paths. Click the red helper in the middle, then the card at its right with the sun: there"
        " is a wall between them, so the way leads round it."
    )
    second = _("The sun lies on the helper's card now. Choose Take.")
    third = _(
        "Every turn ends with the drawn card. Click it, at the right, then a place that lights up: it is"
        " laid there, with the soul that was drawn too."
    )
    return LessonText(
        _("Walking"),
        _("steps, paths and walls"),
        (
            (first, _("Three steps: in one turn there are no more.")),
            (second, _("The helper carries it from now on.")),
            (third, _("The pyramid grows. A chief walks too, but only one step a turn.")),
        ),
    )


def _giving() -> LessonText:
    first = _(
        "Only freed souls bring points, and your chief, with the crown of feathers, frees them. Your helper"
        " in the middle carries a sun already. Two more lie on the card at its right: walk there and take"
        " both."
    )
    second = _(
        "Two steps are left, and you may go back where you came from. Walk to your chief, below the middle,"
        " and choose Give."
    )
    return LessonText(
        _("Freeing souls"),
        _("from the helper to the chief"),
        (
            (first, _("Three suns.")),
            (
                second,
                _(
                    "Three souls in a pile: 2 points, one less than there are souls. A single one cannot be"
                    " given, and large gifts pay."
                ),
            ),
        ),
    )


def _kinds() -> LessonText:
    first = _(
        "Your helper in the middle carries a jaguar. On the card at its right lie three eagles. Walk there."
    )
    second = _("All that a helper carries must be of one kind. So the jaguar has to go: choose Drop.")
    third = _("Now take all three eagles.")
    fourth = _("Carry them to your chief and give them.")
    return LessonText(
        _("One kind only"),
        _("dropping and taking"),
        (
            (first, _("But they do not go with a jaguar.")),
            (second, _("It lies there for anybody who wants it.")),
            (third, _("Three of a kind.")),
            (
                fourth,
                _("2 points. A helper may take, drop and give as often as you like, between its steps too."),
            ),
        ),
    )


def _stealing() -> LessonText:
    first = _(
        "Your chief may steal what helpers of other colours carry, if it stands on their card and their own"
        " chief does not. Black's helper beside your chief has two suns, the one at the right three of maize."
        " Only one theft a turn is allowed, so go for the maize: move your chief there."
    )
    second = _("One step is all that a chief has, but it is enough. Choose Steal.")
    return LessonText(
        _("Stealing"),
        _("once a turn, by the chief"),
        (
            (first, _("Black's chief is too far away to guard it.")),
            (
                second,
                _("Three souls, freed at once: 2 points. A theft makes a pile of its own, like a gift."),
            ),
        ),
    )


def _guarding() -> LessonText:
    first = _(
        "Your helper at the right carries four serpents, and Black's chief below is only one step away from"
        " it. Your chief is near, but on its card stand four heroes, so nobody else can enter. Let the chief"
        " come to the helper instead."
    )
    second = _(
        "Now the helper is guarded: while its own chief is on the same card, nothing can be stolen. Only one"
        " hero moves in a turn, so the gift has to wait: lay the card."
    )
    third = _("Black could not steal. Now let your helper give the serpents to the chief beside it.")
    return LessonText(
        _("Guarding"),
        _("chief and helper on one card"),
        (
            (first, _("Side by side.")),
            (second, _("Black's turn.")),
            (third, _("3 points. A hero may act without a single step.")),
        ),
    )


def _turning() -> LessonText:
    first = _(
        "The drawn card has three paths, and you may turn it with R or the wheel. Lay it at the lower right,"
        " in the corner between two cards, and so that it is linked to both of them."
    )
    second = _(
        "Black has laid a card too. One link is enough: the other edges need not match, and paths may lead"
        " out of the pyramid. Turn your new card and lay it where you like."
    )
    return LessonText(
        _("Turning the card"),
        _("linked on one side or more"),
        (
            (first, _("Two ways lead to it.")),
            (second, _("Ways for you, walls for the others: a good place is worth a look.")),
        ),
    )


def _covering() -> LessonText:
    first = _(
        "Your helper at the right carries three suns, but a wall bars the short way to your chief, and the"
        " long way round has four steps. A card may also be laid on another, if no hero and no soul is there."
        " Lay the drawn one on the card between the two, with paths to both sides."
    )
    second = _("The way is open. Walk to your chief, two steps, and give the suns.")
    return LessonText(
        _("On top of another"),
        _("a way through the wall"),
        (
            (first, _("The old card is out of the game.")),
            (
                second,
                _(
                    "2 points. One thing is never allowed when you lay a card on another: to cut off a"
                    " chief, yours or another, from both its helpers."
                ),
            ),
        ),
    )


def _scaring() -> LessonText:
    first = _(
        "Three jaguars lie at the lower right, but no path leads there. The card above them would have to be"
        " replaced, but two souls lie on it. Walk there with your helper from the middle."
    )
    second = _("A helper that is alone on its card may scare away all souls there. Choose Scare.")
    third = _(
        "They are back in the supply. Now the helper has to leave the card, and the drawn card is laid on"
        " it. Step back to the middle, then lay the card with paths to the left and downwards."
    )
    return LessonText(
        _("Scaring away"),
        _("room for another card"),
        (
            (first, _("A moon and some maize, of no use to you.")),
            (second, _("What the helper carried would have gone too.")),
            (third, _("Now the jaguars are only two steps from the middle.")),
        ),
    )


def _game() -> LessonText:
    first = _(
        "The last turns of a game: only two cards are left in the deck. Black has 3 points, you have 1. At"
        " the right your helper with three serpents stands beside one of Black, which carries maize. Send"
        " your chief there and steal it."
    )
    second = _("A point more, and your chief guards the serpents as well. Lay the card.")
    third = _(
        "You have drawn the last card of the deck. Laying it ends the game at once, so give the serpents"
        " first."
    )
    fourth = _("Now lay the last card, wherever you like.")
    return LessonText(
        _("The last turns"),
        _("until the deck is empty"),
        (
            (first, _("You have 2 points.")),
            (second, _("Black's last turn.")),
            (third, _("2 points more.")),
            (
                fourth,
                _(
                    "4 to 3: you have won. Now you can play. Ask for a hint whenever you are unsure, and"
                    " point at anything to learn what it is. Enjoy your first game!"
                ),
            ),
        ),
    )
