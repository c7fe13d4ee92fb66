"""Questions of Mexica alone, asked before something that cannot be undone."""

from mexica.games.mexica.rules.material import TAKEN_A_TURN
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.games.mexica.table.input import period_words
from mexica.games.mexica.table.input.offers import Offers
from mexica.play.questions import Question
from mexica.texts import _, ngettext, pgettext


def may_still_act(offers: Offers) -> bool:
    """Return whether action points are left, or a district could be founded, which is free."""
    return bool(offers.state.turn.action_points or offers.founding_size)


def end_turn(offers: Offers) -> Question:
    """Return the question whether to end the turn although the mover may still act, and what is possible."""
    points = offers.state.turn.action_points
    text = ngettext(
        "You have {points} action point left. It is lost if you end the turn now.",
        "You have {points} action points left. They are lost if you end the turn now.",
        points,
    )
    left = [text.format(points=points)] if points else []
    ending = period_words.ending_sentence(offers.state)
    said = " ".join([*([ending] if ending else []), *left, *_still_possible(offers)])
    return Question(_("End the turn?"), said, pgettext("answer", "End turn"), _("Play on"), careful=True)


def propose_removal(size: int) -> Question:
    """Return the question whether to propose the removal of the token of this size (R12.3)."""
    title = _("Remove the token of {size}?").format(size=size)
    text = _("Your proposal goes to all players. If everybody agrees, the token leaves the game.")
    return Question(title, text, _("Propose"), _("Keep it"), careful=True)


def _still_possible(offers: Offers) -> list[str]:
    state, said = offers.state, []
    if size := offers.founding_size:
        said.append(_("You could found the district of {size}.").format(size=size))
    if offers.fits(Tool(ToolKind.TAKE)):
        turn = state.turn
        most = min(turn.action_points, TAKEN_A_TURN - turn.taken, state.supply.action_tokens)
        kept = ngettext(
            "You could keep {points} point as an action token.",
            "You could keep up to {points} points as action tokens.",
            most,
        )
        said.append(kept.format(points=most))
    return said
