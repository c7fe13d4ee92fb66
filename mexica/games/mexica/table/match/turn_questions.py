"""Questions of Mexica alone, asked before something that cannot be undone."""

from mexica.play.questions import Question
from mexica.texts import _, ngettext


def end_turn(points: int) -> Question:
    """Return the question whether to end the turn with this many action points left."""
    text = ngettext(
        "You have {points} action point left. It is lost if you end the turn now.",
        "You have {points} action points left. They are lost if you end the turn now.",
        points,
    )
    return Question(_("End the turn?"), text.format(points=points), _("End turn"), _("Play on"))


def propose_removal(size: int) -> Question:
    """Return the question whether to propose the removal of the token of this size (R12.3)."""
    title = _("Propose to remove the token of {size}?").format(size=size)
    text = _("It can be removed when nobody can found such a district any more, and if all agree.")
    return Question(title, text, _("Propose"), _("Keep it"))
