"""What Cóatl's lessons say."""

from collections.abc import Mapping

from mexica.play.lesson_files import LessonText
from mexica.texts import _


def lesson_texts() -> Mapping[str, LessonText]:
    """Return the texts of the lessons by their keys, in the player's language."""
    return {
        "serpent": _serpent(),
        "take": _take(),
        "prophecies": _prophecies(),
        "patterns": _patterns(),
        "temple": _temple(),
        "tokens": _tokens(),
        "end": _end(),
        "begin": _begin(),
        "game": _game(),
    }


def _serpent() -> LessonText:
    first = _(
        "Finished serpents bring points, and most points win. You are Blue: the large court is yours. The"
        " pieces on the board at the lower left are yours too. Click the yellow head, then the place in the"
        " court that lights up."
    )
    second = _(
        "The head lies at the left, and the serpent grows to the right. Join both green segments: click one,"
        " then the end that lights up, and do it again."
    )
    third = _(
        "Cards bring the points: they want colours in a pattern. Beside your pieces lies your hand. The blue"
        " prophecy wants yellow and then green, side by side, and your serpent has that. Click the card, then"
        " the serpent."
    )
    fourth = _(
        "The number on the card is 1: one point so far. A tail closes the serpent, and only then it counts."
        " Click the green tail, then the open end."
    )
    fifth = _(
        "Your serpent is finished. Nothing can be added later, so lay what you can beside it now. The red"
        " prophecy counts green pieces, tails too: there are three. Click the card, then the serpent."
    )
    sixth = _("You have no other card that fits. Click Leave as is, the button at the lower right.")
    return LessonText(
        _("A first serpent"),
        _("pieces and prophecies"),
        (
            (first, _("A serpent begins.")),
            (second, _("It grows.")),
            (third, _("Played.")),
            (fourth, _("Head and tail: closed.")),
            (fifth, _("2 points more.")),
            (sixth, _("Your first serpent: 3 points, for certain. Three of them end the game.")),
        ),
    )


def _take() -> LessonText:
    first = _(
        "A turn is one action only. One of them is to take pieces: everything that lies on one space of the"
        " supply board, at the right. A space has a head, a tail or two body segments. Click the two"
        " segments, yellow and black."
    )
    second = _(
        "That was your turn, and then Red had one. You took the last segments, so all empty spaces were"
        " filled from the bags. Now take a single piece: a head or a tail. A serpent needs one of each."
    )
    return LessonText(
        _("Taking pieces"),
        _("the supply board"),
        (
            (first, _("Two segments for your board.")),
            (second, _("Your board has room for eight pieces. Keep it free for what you need.")),
        ),
    )


def _prophecies() -> LessonText:
    first = _(
        "Another action is to choose prophecies. Six lie face up at the right: the display. Point at them:"
        " what your serpent has already is marked. The black card with two yellow segments fits it. Click"
        " that card."
    )
    second = _(
        "It is in your hand now, and the turn goes on: take more if you like, until you hold five. What"
        " nobody has seen lies in the deck, the green pile below the temples. Click it."
    )
    third = _("Enough for now. Click End turn, or press Enter: the display is filled to six again.")
    return LessonText(
        _("Choosing prophecies"),
        _("cards for your hand"),
        (
            (first, _("That one fits.")),
            (second, _("A card that only you know.")),
            (third, _("The red bars on your black card mean: exactly two yellow pieces, not three.")),
        ),
    )


def _patterns() -> LessonText:
    first = _(
        "The third action is to assemble: lay as many pieces and cards as you like. The blue card beside your"
        " serpent is worth 1 point, for yellow and green once. Join the yellow segment at the right end, and"
        " then the green one."
    )
    second = _(
        "Twice makes 3 points: a card beside a serpent grows with it. Now the left end: join both red"
        " segments there."
    )
    third = _(
        "Your black card wants a lone pair of red. Another red piece could still come at the open end, so the"
        " pair does not count yet. Close that end with the black head, then play the card beside the serpent."
    )
    return LessonText(
        _("Growing patterns"),
        _("cards that rise, lone pairs"),
        (
            (first, _("Yellow and green, twice.")),
            (second, _("Two red pieces at the head end.")),
            (third, _("2 points: now nothing can spoil the pair. A tail is all that is missing.")),
        ),
    )


def _temple() -> LessonText:
    first = _(
        "The card with the building is your temple, which nobody else knows. It wants as many yellow as green"
        " pieces, and a length of six. One of the two brings 3 points, both bring 7. Your serpent has five"
        " pieces, with two yellow ones and one green: close it with the tail that makes both true."
    )
    second = _(
        "Temples are laid only now, at the end. First play the other prophecy: the blue one for black and"
        " green. It could not be played after the temple."
    )
    third = _("And now the temple: click it.")
    return LessonText(
        _("Temples"),
        _("7 points at the end"),
        (
            (first, _("Six pieces, two yellow and two green.")),
            (second, _("1 point more.")),
            (
                third,
                _(
                    "7 points for the temple, 9 for the serpent. The two temples at the right are for anybody"
                    " who finishes a serpent."
                ),
            ),
        ),
    )


def _tokens() -> LessonText:
    first = _(
        "You need a blue tail, and there is none on the supply board. Beside your board lie three sacrifice"
        " tokens. Each can be used once, instead of an action. Click Pick in the bar (key 4), then the blue"
        " tail."
    )
    second = _(
        "Red has played, and it is your turn again. One of the two temples at the right wants no red piece,"
        " and as many blue as green ones: with the tail your serpent has that. Take it before somebody else"
        " does: click Priest (key 6), then that temple."
    )
    third = _(
        "Now finish: join the blue tail, play both black prophecies beside the serpent, then the temple that"
        " you have just taken."
    )
    done = _(
        "12 points. The third token, Future (key 5), gives the display six new cards, and you may discard"
        " some of your own before you choose."
    )
    return LessonText(
        _("Sacrifice tokens"),
        _("once, instead of an action"),
        (
            (first, _("Just the tail you wanted.")),
            (second, _("The temple is yours.")),
            (third, done),
        ),
    )


def _end() -> LessonText:
    first = _(
        "Red has finished a third serpent and leads by 18 to 13. Everybody else has one more turn. As you"
        " play after Red in the round, yours has two actions. Your third serpent lacks only a tail: take"
        " the black one."
    )
    second = _(
        "One action left: finish the serpent. With the black tail both prophecies in your hand fit it, and"
        " your temple: no green piece. You need all three to win."
    )
    return LessonText(
        _("The last turns"),
        _("two actions, and the end"),
        (
            (first, _("That is the one.")),
            (second, _("20 to 18. Unfinished serpents would have scored nothing.")),
        ),
    )


def _begin() -> LessonText:
    first = _(
        "A real beginning. You were dealt three prophecies and may keep as many of them as you like: click"
        " each one to mark it, all three here. Then click the button at the lower right."
    )
    second = _(
        "Red has chosen too, and you begin. The blue card wants yellow and black. On the supply board such a"
        " pair lies together: take it."
    )
    third = _(
        "Red has had a turn. Begin a serpent with the yellow segment, join the black one at the right end,"
        " and play the blue card beside it."
    )
    fourth = _("You could go on, but there is nothing else to lay. End the turn.")
    return LessonText(
        _("The first turns"),
        _("from the opening hand"),
        (
            (first, _("Your opening hand.")),
            (second, _("Two pieces that belong together.")),
            (third, _("1 point so far, and both ends are open.")),
            (
                fourth,
                _("A good start. Early on take pieces that two cards want, and heads and tails in time."),
            ),
        ),
    )


def _game() -> LessonText:
    first = _(
        "A short game, from here to its end. You have 13 points and Red has 14, each with two finished"
        " serpents. Heads are gone, so Red cannot finish another. Yours only lacks a tail. Take the blue one:"
        " then it ends with a pair."
    )
    second = _(
        "Which card fits a serpent that ends with two blue pieces? A lone pair of blue: take that black card"
        " from the display, and end the turn."
    )
    third = _("Now finish your third serpent: join the blue tail, and play the black card beside it.")
    fourth = _(
        "16 points for you. Click Leave as is, then End turn. Red plays after you and has two more actions;"
        " then the game is over."
    )
    done = _(
        "You win by 16 to 14. Now you can play: ask for a hint whenever you are unsure, and point at"
        " anything to learn what it is. Enjoy your first game!"
    )
    return LessonText(
        _("A short game"),
        _("three turns to win"),
        (
            (first, _("Now it needs a card.")),
            (second, _("In your hand.")),
            (third, _("Your third serpent: the last turns begin.")),
            (fourth, done),
        ),
    )
