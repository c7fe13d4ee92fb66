"""Questions to the players of a match before something irreversible, and those common to every game."""

from attrs import frozen

from mexica.texts import _


@frozen
class Question:
    """A question with its two answers, the second of which is preset if it is `careful`."""

    title: str
    text: str
    yes: str
    no: str
    careful: bool = False


def play_on() -> Question:
    """Return the question whether to begin a new game from an earlier position of a game."""
    text = _("A new game begins at the position shown. This one stays among the saved games, as it is now.")
    return Question(_("Play on from here?"), text, _("Play on from here"), _("Back"))


def computer_fault(fault: str) -> Question:
    """Return the question whether a computer player that failed because of `fault` should try again."""
    text = fault + " " + _("If you wait, click the board to let it try again.")
    return Question(_("Computer player"), text, _("Try again"), _("Wait"))


def bot_fault(fault: str) -> Question:
    """Return the question who plays on for a bot that failed because of `fault`."""
    text = fault + " " + _("The game is kept. If you wait, click the board to let it try again.")
    return Question(_("Computer player"), text, _("Choose who plays"), _("Wait"))
