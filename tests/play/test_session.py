"""A game in progress: what undo takes back and redo restores, for one person, several and none."""

from functools import partial

import pytest
from attrs import evolve

from mexica.play.session import Session
from tests.play import race
from tests.play.race import finished, new_record


def begun(*kinds: str) -> Session:
    """A new race of players of these kinds."""
    return Session(race, new_record(*kinds))


def act(session: Session, *actions: race.Action) -> None:
    for action in actions:
        session.apply(action)


def test_a_new_session_asks_the_first_player() -> None:
    session = begun("person", "quick")
    assert session.state == race.start(session.setup)
    assert (session.mover, session.decider) == (0, "person")
    assert not session.can_undo
    assert session.undo() == 0
    assert session.redo() == 0


def test_an_illegal_action_changes_nothing() -> None:
    session = Session(race, finished("person", "quick"))
    before = session.state, session.actions
    with pytest.raises(race.IllegalAction):
        act(session, "step")
    assert (session.state, session.actions) == before


def test_an_action_returns_what_happened() -> None:
    session = begun("person", "quick")
    assert session.apply("rest") == ("rested",)
    assert session.history[-1].events == ("rested",)


def test_undo_and_redo_go_action_by_action_in_the_turn() -> None:
    session = begun("person", "person")
    states = [session.state]
    for action in ("step", "rest", "step"):
        act(session, action)
        states.append(session.state)
    for expected in (2, 1, 0):
        assert session.undo() == 1
        assert session.state == states[expected]
    for expected in (1, 2, 3):
        assert session.redo() == 1
        assert session.state == states[expected]
    assert session.before == states[2]


def test_what_was_chosen_together_is_taken_back_and_brought_again_together() -> None:
    session = begun("person", "person")
    act(session, "rest", "step")
    session.apply("step", follows=True)
    session.apply("step", follows=True)
    act(session, "step")
    assert [session.undo(), session.undo(), session.undo(), session.undo()] == [1, 3, 1, 0]
    assert [session.redo(), session.redo(), session.redo(), session.redo()] == [1, 3, 1, 0]


def test_what_was_chosen_together_is_brought_again_with_a_computer_after_it() -> None:
    session = begun("person", "quick")
    act(session, "step")
    session.apply("step", follows=True)
    act(session, "end", "rest")
    assert [session.undo(), session.undo()] == [2, 2]
    assert [session.redo(), session.redo()] == [2, 2]


def test_actions_that_continue_each_other_in_a_record_are_one_step_back() -> None:
    session = begun("person", "person")
    act(session, "rest", "step", "step", "rest", "step")
    loaded = Session(race, evolve(session.record, replayed=None))
    assert [loaded.undo(), loaded.undo(), loaded.undo(), loaded.undo()] == [1, 1, 2, 1]


def test_with_several_people_undo_stays_in_the_turn() -> None:
    session = begun("person", "person", "person")
    assert not session.can_undo
    act(session, "rest")
    assert session.undo() == 1
    assert not session.can_undo
    act(session, "rest", "end")
    assert not session.can_undo
    assert session.undo() == 0


def test_with_several_people_a_computer_in_between_opens_no_way_back() -> None:
    session = begun("person", "person", "quick")
    act(session, "end", "end")
    assert session.decider == "quick"
    assert not session.can_undo
    act(session, "rest", "end")
    assert session.decider == "person"
    assert not session.can_undo


def test_against_computers_undo_goes_back_to_ones_own_last_decision() -> None:
    session = begun("person", "quick", "slow")
    before_end = session.state
    act(session, "end", "rest", "rest", "end", "end")
    assert session.decider == "person"
    assert session.undo() == 5
    assert session.state == before_end
    assert session.redo() == 5
    assert session.decider == "person"


def test_undo_while_the_computer_plays_takes_its_turn_back_too() -> None:
    session = begun("person", "quick")
    act(session, "rest", "end", "rest")
    assert session.decider == "quick"
    assert session.undo() == 2
    assert session.decider == "person"
    assert session.undo() == 1
    assert session.state.rests == 0
    assert [session.redo(), session.redo()] == [1, 2]
    assert session.decider == "quick"


def test_acting_forgets_what_was_taken_back() -> None:
    session = begun("person", "quick")
    act(session, "rest")
    session.undo()
    assert session.can_redo
    act(session, "end")
    assert not session.can_redo


def test_computers_among_themselves_are_not_taken_back() -> None:
    session = begun("quick", "slow")
    act(session, "end")
    assert not session.can_undo


def test_who_plays_a_seat_decides_what_undo_takes_back() -> None:
    session = begun("person", "person")
    act(session, "rest", "end")
    assert not session.can_undo
    session.change_kind(1, "quick")
    assert session.can_undo
    assert [player.kind for player in session.record.players] == ["person", "quick"]


def test_record_and_undo_follow_every_change() -> None:
    session = begun("person", "person")
    seen = []
    for change in (partial(act, session, "step"), session.undo, session.redo, partial(act, session, "rest")):
        before = session.changes
        change()
        assert session.changes > before
        seen.append((session.record.actions, session.can_undo))
    assert seen == [(("step",), True), ((), False), (("step",), True), (("step", "rest"), True)]


def test_a_finished_game_is_looked_through_action_by_action_to_its_start() -> None:
    record = finished("person", "person", "quick")
    session = Session(race, record)
    assert session.over
    assert session.decider is None
    for _ in record.actions:
        assert session.undo() == 1
        assert session.record == record  # a review removes nothing from the record
    assert session.reviewing
    assert session.state == race.start(record.setup)
    for _ in record.actions:
        assert session.redo() == 1
    assert session.over
    assert session.record == record


def test_a_game_looked_through_can_be_played_on_differently() -> None:
    session = Session(race, finished("person", "person"))
    session.undo()
    act(session, "rest")
    assert not session.reviewing
    assert not session.can_redo


def test_a_finished_game_is_looked_at_anywhere() -> None:
    record = finished("person", "person", "quick")
    session, whole = Session(race, record), len(record.actions)
    assert session.finished
    assert session.length == whole
    assert session.look_at(10) == whole - 10
    assert (len(session.history), session.finished, session.record) == (10, True, record)
    assert [session.look_at(-3), session.look_at(whole + 3)] == [10, whole]
    assert session.over


def test_the_turns_of_a_finished_game_begin_where_another_player_moves() -> None:
    session = Session(race, finished("person", "person", "quick"))
    first, *between, last = session.turns
    assert (first, last) == (0, session.length)
    assert len(between) == session.state.turns
    for number in between:
        session.look_at(number)
        assert session.history[-1].seat != session.mover


def test_a_game_that_is_not_finished_is_not_looked_at() -> None:
    session = begun("person", "person")
    act(session, "rest", "step")
    assert session.look_at(0) == 0
    assert len(session.actions) == 2


def test_the_history_says_who_did_what() -> None:
    session = begun("person", "quick")
    act(session, "rest", "end", "rest")
    history = [(played.seat, played.action) for played in session.history]
    assert history == [(0, "rest"), (0, "end"), (1, "rest")]


def test_a_replay_gives_the_same_states() -> None:
    session = Session(race, finished("person", "quick"))
    again = Session(race, evolve(session.record, replayed=None))
    assert [played.state for played in again.history] == [played.state for played in session.history]
