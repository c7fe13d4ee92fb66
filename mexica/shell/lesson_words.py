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


@frozen
class Place:
    """Where a player is: at the lesson with this number of so many, counted from 0.

    `hinting` means that a hint is asked for, `shown` that the solution is being played; `undo` is what takes
    an action back, for the player to read.
    """

    number: int
    count: int
    hinting: bool
    shown: bool
    undo: str

    @property
    def is_last(self) -> bool:
        """Whether no other lesson follows."""
        return self.number == self.count - 1


def words(lesson: Lesson, place: Place, progress: Progress) -> PanelWords:
    """Return what the panel says."""
    note = _note(progress, place)
    return PanelWords(
        _title(lesson, place, progress),
        "" if note else _praise(lesson, progress, place.shown),
        note,
        "" if progress.done else progress.step.text,
    )


def _title(lesson: Lesson, place: Place, progress: Progress) -> str:
    values = {"number": place.number + 1, "count": place.count, "title": lesson.title}
    if lesson.target is not None:
        title = _("Puzzle {number} of {count}: {title}").format(**values)
        return f"{title}  ({lesson.target.told(progress.gained)})"
    title = _("Lesson {number} of {count}: {title}").format(**values)
    if len(lesson.steps) == 1 or progress.done:
        return title
    step = _("step {step} of {steps}").format(step=progress.reached + 1, steps=len(lesson.steps))
    return f"{title}  ({step})"


def _praise(lesson: Lesson, progress: Progress, shown: bool) -> str:
    if shown and progress.done:
        return _("This is one way to do it.")
    return lesson.steps[progress.reached - 1].praise if progress.reached else ""


def _note(progress: Progress, place: Place) -> str:
    """What stands in the way of the goal, if anything."""
    if progress.turn_over:
        return _("Your turn ended before the goal was reached. Undo takes you back into it, or start again.")
    if progress.astray:
        return _("This step asks for something else. {undo} takes you back, or start again.").format(
            undo=place.undo
        )
    if place.hinting and not (progress.done or progress.waiting or progress.hints()):
        return _("Nothing can be shown from here. Undo what you did last, or start again.")
    return ""


def buttons(lesson: Lesson, place: Place, progress: Progress, ways: Ways) -> tuple[LessonButton, ...]:
    """Return the four buttons: the hint or the solution, start again, leave, the next one."""
    done = progress.done
    if lesson.target is None:
        first = LessonButton(_("Show me where (H)"), ways.hint, not done, place.hinting)
        further = _("Play a game") if place.is_last else _("Next lesson")
    else:
        first = LessonButton(_("Show the solution (F6)"), ways.solution)
        further = _("Finish") if place.is_last else _("Next puzzle")
    if done:  # before that, Enter ends the turn
        further = _("{button} (Enter)").format(button=further)
    elif lesson.target is not None:
        further = _("{button} (F7)").format(button=further)
    return (
        first,
        LessonButton(_("Start again (F5)"), ways.restart),
        LessonButton(_("Leave (Q)"), ways.leave),
        LessonButton(further, ways.go_on, done or lesson.target is not None, done),
    )
