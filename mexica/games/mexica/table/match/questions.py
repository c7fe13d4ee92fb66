"""What the players of a match are asked before something is done that cannot be taken back or left."""

from attrs import frozen

from mexica.texts import _, ngettext


@frozen
class Question:
    """A question with its two answers."""

    title: str
    text: str
    yes: str
    no: str


def end(points: int) -> Question:
    """Return the question whether the turn shall end with so many action points left."""
    text = ngettext(
        "You have {points} action point left. It is lost if you end the turn now.",
        "You have {points} action points left. They are lost if you end the turn now.",
        points,
    )
    return Question(_("End the turn?"), text.format(points=points), _("End turn"), _("Play on"))


def removal(size: int) -> Question:
    """Return the question whether the removal of the token of this size shall be proposed (R12.3)."""
    title = _("Propose to remove the token of {size}?").format(size=size)
    text = _("It can be removed when nobody can found such a district any more, and if all agree.")
    return Question(title, text, _("Propose"), _("Keep it"))


def play_on() -> Question:
    """Return the question whether a finished game shall be played on from where it is looked at."""
    text = _("What came after this in the finished game is given up. A saved game stays as it is.")
    return Question(_("Play on from here?"), text, _("Play on from here"), _("Look on"))


def trouble(told: str) -> Question:
    """Return the question whether a computer player that broke down, as is told, shall try again."""
    text = told + " " + _("If you wait, a click on the board lets it try again.")
    return Question(_("Computer player"), text, _("Try again"), _("Wait"))
