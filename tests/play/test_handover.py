"""Handing the mouse over: only among people, only once a turn, never in a finished game."""

from mexica.play.handover import Handover
from mexica.play.session import Session
from tests.play import race
from tests.play.race import finished, new_record


def begun(*kinds: str) -> tuple[Session, Handover]:
    session = Session(race, new_record(*kinds))
    return session, Handover(session)


def test_the_next_person_is_told_once() -> None:
    session, handover = begun("person", "person")
    assert handover.due
    handover.note_told()
    assert not handover.due
    session.apply("rest")
    assert not handover.due
    session.apply("end")
    assert handover.due


def test_who_comes_back_after_a_computer_is_not_told_again() -> None:
    session, handover = begun("person", "quick", "person")
    handover.note_told()
    session.apply("end")
    assert not handover.due
    session.undo()
    assert not handover.due


def test_whoever_moves_is_told_again_after_something_else_was_shown() -> None:
    _session, handover = begun("person", "person")
    handover.note_told()
    handover.forget()
    assert handover.due


def test_one_person_alone_is_never_told() -> None:
    assert not begun("person", "quick")[1].due


def test_nobody_is_told_in_a_finished_game() -> None:
    session = Session(race, finished("person", "person"))
    session.look_at(1)
    assert not Handover(session).due
