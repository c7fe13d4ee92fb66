"""Mexica's lessons: every goal is reached by its hints, and not before."""

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.lessons import lessons
from mexica.play.lessons import LEARNER, UNDO, Lesson, Progress
from mexica.play.session import Session


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.key)
def test_the_hints_reach_each_goal_and_none_is_reached_before(lesson: Lesson) -> None:
    session, progress = Session(rules, lesson.begin()), Progress(lesson)
    progress.follow(session.record)
    for number, step in enumerate(lesson.steps):
        while progress.reached == number:
            hints = progress.hints()
            if hints == (UNDO,):
                session.undo()
            else:
                assert set(hints) <= set(step.hint)
                session.apply(rules.parse(hints[0]))
            progress.follow(session.record)
            assert progress.reached <= number + 1
            while rules.to_move(session.state) != LEARNER and not progress.done:
                session.apply(rules.legal_actions(session.state)[0])
                progress.follow(session.record)
    assert progress.done
    assert all(step.text and step.praise for step in lesson.steps)
