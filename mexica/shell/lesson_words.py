"""What the panel of a lesson says, and its buttons."""

from collections.abc import Callable

from attrs import frozen

from mexica.play.lessons import Lesson, Progress
from mexica.shell.lesson_panel import LessonButton, PanelWords
from mexica.texts import _

Call = Callable[[], None]


@frozen
class Ways:
    """What the buttons of the panel do."""

    hint: Call
    restart: Call
    leave: Call
    go_on: Call
    solution: Call


def words(lesson: Lesson, number: int, count: int, progress: Progress, hinting: bool) -> PanelWords:
    """Return what the panel says; `number` of `count` counts from 0."""
    return PanelWords(
        _title(lesson, number, count, progress),
        _praise(lesson, progress),
        _note(progress, hinting),
        "" if progress.done else progress.step.text,
    )


def _title(lesson: Lesson, number: int, count: int, progress: Progress) -> str:
    values = {"number": number + 1, "count": count, "title": lesson.title}
    if lesson.target is not None:
        title = _("Puzzle {number} of {count}: {title}").format(**values)
        gained = _("{points} of {target} points").format(points=progress.gained, target=lesson.target)
        return f"{title}  ({gained})"
    title = _("Lesson {number} of {count}: {title}").format(**values)
    if len(lesson.steps) == 1 or progress.done:
        return title
    step = _("step {step} of {steps}").format(step=progress.reached + 1, steps=len(lesson.steps))
    return f"{title}  ({step})"


def _praise(lesson: Lesson, progress: Progress) -> str:
    return lesson.steps[progress.reached - 1].praise if progress.reached else ""


def _note(progress: Progress, hinting: bool) -> str:
    """What stands in the way of the goal, if anything."""
    if progress.turn_over:
        return _("Your turn is over before the goal is reached. Undo takes you back into it, or start again.")
    if hinting and not (progress.done or progress.waiting or progress.hints()):
        return _("From here the way that would be shown is closed. Undo a few actions, or start again.")
    return ""


def buttons(
    lesson: Lesson, progress: Progress, ways: Ways, hinting: bool, is_last: bool
) -> tuple[LessonButton, ...]:
    """Return the four buttons: the hint or the solution, start again, leave, the next one."""
    if lesson.target is None:
        first = LessonButton(_("Show me where (H)"), ways.hint, not progress.done, hinting)
        further = _("Play a game (Enter)") if is_last else _("Next lesson (Enter)")
    else:
        first = LessonButton(_("Show the solution"), ways.solution)
        further = _("Finish (Enter)") if is_last else _("Next puzzle (Enter)")
    return (
        first,
        LessonButton(_("Start again (F5)"), ways.restart),
        LessonButton(_("Leave (L)"), ways.leave),
        LessonButton(further, ways.go_on, progress.done or lesson.target is not None, progress.done),
    )
