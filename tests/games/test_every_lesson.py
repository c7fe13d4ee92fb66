"""The lessons of every game: each goal is reached by its hints, and not before."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from mexica.play import lesson_files
from mexica.play.lessons import LEARNER, UNDO, Lesson, Progress
from mexica.play.session import Session
from mexica.resources import untold_damage
from tests.games.learnt import part, taught

KEYS = taught("lessons")
LESSONS = [(key, lesson) for key in KEYS for lesson in part(key, "lessons").lessons()]


@pytest.mark.parametrize("lesson", [pytest.param(one, id=f"{key}-{one.key}") for key, one in LESSONS])
def test_the_hints_reach_each_goal_and_none_is_reached_before(lesson: Lesson) -> None:
    rules = lesson.rules
    session, progress = Session(rules, lesson.begin()), Progress(lesson)
    progress.follow(session.record)
    for number, step in enumerate(lesson.steps):
        while progress.reached == number:
            hints = progress.hints()
            if hints == (UNDO,):
                session.undo()
            else:
                assert all(any(fnmatchcase(one, hint) for hint in step.hint) for one in hints)
                session.apply(rules.parse(hints[0]))
            progress.follow(session.record)
            assert progress.reached <= number + 1
            while rules.to_move(session.state) != LEARNER and not progress.done:
                session.apply(rules.legal_actions(session.state)[0])
                progress.follow(session.record)
    assert progress.done
    assert all(step.text and step.praise for step in lesson.steps)


@pytest.mark.parametrize("key", KEYS)
def test_there_are_nine_lessons_with_keys_and_titles_of_their_own(key: str) -> None:
    those = [lesson for game, lesson in LESSONS if game == key]
    assert len({lesson.key for lesson in those}) == len({lesson.title for lesson in those}) == len(those) == 9


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder in place of those of the lessons."""
    monkeypatch.setattr(lesson_files, "resource", lambda *parts: tmp_path / parts[-1])
    untold_damage()
    lesson_files.lesson_data.cache_clear()
    yield tmp_path
    lesson_files.lesson_data.cache_clear()
    untold_damage()


@pytest.mark.parametrize("contents", [None, "", "{", "[]", '{"lessons": [{"key": 3}]}', "[" * 100_000])
@pytest.mark.parametrize("key", KEYS)
def test_without_their_file_there_are_no_lessons_and_it_is_told(
    elsewhere: Path, key: str, contents: str | None
) -> None:
    if contents is not None:
        (elsewhere / "lessons.json").write_text(contents)
    assert part(key, "lessons").lessons() == ()
    assert ["lessons.json" in str(one) for one in untold_damage()] == [True]
