"""What the panel says while a turn is played again, and its buttons."""

from collections.abc import Callable
from typing import Final

from attrs import frozen

from mexica.play.retries import Attempt, Judgement, Retry
from mexica.shell.lesson_panel import LessonButton, PanelWords
from mexica.texts import _, figure

_EQUAL: Final = 0.05  # points; turns that differ by less are worth the same

Call = Callable[[], None]


@frozen
class RetryWays:
    """What the buttons of the panel do."""

    answer: Call
    restart: Call
    leave: Call
    go_on: Call


@frozen
class Shown:
    """One of so many turns, whether the answer was shown, and whether its way was asked for but is closed."""

    count: int
    answered: bool
    closed: bool


def words(attempt: Attempt, shown: Shown) -> PanelWords:
    """Return what the panel says."""
    retry, judgement = attempt.retry, attempt.judgement
    title = _("Turn {number} of {count}: {title}").format(
        number=attempt.number + 1, count=shown.count, title=retry.title
    )
    if attempt.trouble:
        return PanelWords(title, "", attempt.trouble, _("End the turn once more to try again."))
    if judgement is not None:
        return PanelWords(title, _verdict(judgement, shown), "", _comparison(retry, judgement))
    if attempt.judging:
        return PanelWords(title, _("Comparing your new turn with the one played…"), "", "")
    if shown.answered:
        return PanelWords(title, "", "", _answer(retry, retry.cost))
    note = _("From here the computer's answer is closed. Undo a few actions, or start again.")
    return PanelWords(title, "", note if shown.closed else "", _task(retry))


def _answer(retry: Retry, gain: float) -> str:
    text = _("The computer's answer, worth {points} points more than the turn played: {answer}.")
    return text.format(points=_points(gain), answer=retry.answer)


def _task(retry: Retry) -> str:
    return _(
        "Played here: {played}. Another turn would have been worth {points} points more. "
        "Play it again and end the turn to see what yours is worth."
    ).format(points=_points(retry.cost), played=retry.played)


def _verdict(judgement: Judgement, shown: Shown) -> str:
    if judgement.short < -_EQUAL:
        better = _("Better than the computer's answer, by {points} points!")
        return better.format(points=_points(-judgement.short))
    if judgement.short <= _EQUAL:
        if shown.answered:
            return _("That is what the computer would have played.")
        return _("Well played: worth as much as the computer's answer.")
    if judgement.gain > _EQUAL:
        gain = _points(judgement.gain)
        return _("Your new turn is worth {points} points more than the one played.").format(points=gain)
    if judgement.gain < -_EQUAL:
        loss = _points(-judgement.gain)
        return _("Your new turn is worth {points} points less than the one played.").format(points=loss)
    return _("Your new turn is worth as much as the one played.")


def _comparison(retry: Retry, judgement: Judgement) -> str:
    if abs(judgement.short) <= _EQUAL and judgement.benefits == retry.answer:
        return _answer(retry, judgement.gain)  # the same is not told twice
    most = judgement.gain + judgement.short
    values = {"new": judgement.benefits, "gain": _more(judgement.gain)}
    values |= {"answer": retry.answer, "most": _more(most)}
    return _(
        "Over the turn played: your new turn {gain} ({new}), the computer's answer {most} ({answer})."
    ).format(**values)


def _points(points: float) -> str:
    return figure(points, 1)


def _more(points: float) -> str:
    """A difference, with its sign."""
    return f"+{figure(points, 1)}" if points > 0 else figure(points, 1)


def buttons(attempt: Attempt, count: int, ways: RetryWays) -> tuple[LessonButton, ...]:
    """Return the four buttons: the answer, start again, leave, the next one."""
    judged = attempt.judgement is not None
    further = _("Finish") if attempt.number == count - 1 else _("Next turn")
    if judged:  # before that, Enter ends the turn
        further = _("{button} (Enter)").format(button=further)
    else:
        further = _("{button} (F7)").format(button=further)
    return (
        LessonButton(_("Show the answer (F6)"), ways.answer),
        LessonButton(_("Start again (F5)"), ways.restart),
        LessonButton(_("Leave (Q)"), ways.leave),
        LessonButton(further, ways.go_on, bright=judged),
    )
