"""The lessons of Aztekz with the opponent that they are played against."""

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.players import mind
from mexica.games.aztekz.lessons import lessons
from mexica.play.lesson_files import RIVAL
from mexica.play.lessons import LEARNER, Lesson, Progress
from mexica.play.session import Session


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.key)
def test_the_hints_lead_to_the_end_whatever_the_opponent_plays(lesson: Lesson, seed: int) -> None:
    session, progress, rival = Session(rules, lesson.begin()), Progress(lesson), mind(RIVAL, seed)
    progress.follow(session.record)
    while not progress.done:
        if rules.to_move(session.state) == LEARNER:
            session.apply(rules.parse(progress.hints()[0]))
        else:
            session.apply(rival.choose(session.state))
        progress.follow(session.record)
    assert rules.points(session.state)[LEARNER] > 0 or lesson.key in {"walking", "turning", "scaring"}
