"""A game in progress: what undo takes back and redo brings again, for one person, several and none."""

import pytest
from attrs import evolve

from mexica.games.mexica import rules
from mexica.games.mexica.rules import IllegalAction, legal_actions, parse, start
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.state import Phase
from mexica.play.session import Session
from tests.games.mexica.table.playing import new_game, played


def act(session, *texts):
    for text in texts:
        session.apply(parse(text))


def placed(*kinds, seed=1) -> Session:
    session = Session(rules, new_game(*kinds, seed=seed))
    act(session, *["start G7", "start H6", "start I7", "start H8"][: len(kinds)])
    return session


def test_a_new_session_asks_the_first_player():
    session = Session(rules, new_game("person", "greedy"))
    assert session.state == start(session.setup)
    assert session.decider == "person"
    assert not session.can_undo
    assert session.undo() == 0
    assert session.redo() == 0


def test_an_illegal_action_changes_nothing():
    session = placed("person", "greedy")
    before = session.state, session.actions
    with pytest.raises(IllegalAction):
        act(session, "walk A3")
    assert (session.state, session.actions) == before


def test_undo_and_redo_go_action_by_action_in_the_turn():
    session = placed("person", "person")
    states = [session.state]
    for text in ("canal F3 F4", "take", "canal G3"):
        act(session, text)
        states.append(session.state)
    for expected in (2, 1, 0):
        assert session.undo() == 1
        assert session.state == states[expected]
    for expected in (1, 2, 3):
        assert session.redo() == 1
        assert session.state == states[expected]


def test_what_was_chosen_together_is_taken_back_and_brought_again_together():
    session = placed("person", "person")
    act(session, "take")
    session.apply(parse("walk F7"))
    session.apply(parse("walk E7"), follows=True)
    session.apply(parse("walk D7"), follows=True)
    act(session, "walk C7")
    assert [session.undo(), session.undo(), session.undo(), session.undo()] == [1, 3, 1, 0]
    assert [session.redo(), session.redo(), session.redo(), session.redo()] == [1, 3, 1, 0]


def test_a_way_chosen_together_is_brought_again_with_a_computer_after_it():
    session = placed("person", "greedy")
    session.apply(parse("walk F7"))
    session.apply(parse("walk E7"), follows=True)
    act(session, "end", "take")
    assert [session.undo(), session.undo()] == [2, 2]
    assert [session.redo(), session.redo()] == [2, 2]


def test_a_way_in_a_record_is_one_step_back():
    session = placed("person", "person")
    act(session, "take", "walk F7", "walk E7", "canal G3", "walk D7")
    loaded = Session(rules, evolve(session.record, replayed=None))
    assert [loaded.undo(), loaded.undo(), loaded.undo(), loaded.undo()] == [1, 1, 2, 1]


def test_with_several_people_undo_stays_in_the_turn():
    session = placed("person", "person", "person")
    assert not session.can_undo
    act(session, "take")
    assert session.undo() == 1
    assert not session.can_undo
    act(session, "take", "end")
    assert not session.can_undo
    assert session.undo() == 0


def test_with_several_people_a_computer_in_between_opens_no_way_back():
    session = placed("person", "person", "greedy")
    act(session, "end", "end")
    assert session.decider == "greedy"
    assert not session.can_undo
    act(session, "take", "end")
    assert session.decider == "person"
    assert not session.can_undo


def test_against_computers_undo_goes_back_to_ones_own_last_decision():
    session = placed("person", "greedy", "random")
    before_end = session.state
    act(session, "end", "take", "take", "end", "end")
    assert session.decider == "person"
    assert session.undo() == 5
    assert session.state == before_end
    assert session.redo() == 5
    assert session.decider == "person"


def test_undo_while_the_computer_plays_takes_its_turn_back_too():
    session = placed("person", "greedy")
    act(session, "take", "end", "take")
    assert session.decider == "greedy"
    assert session.undo() == 2
    assert session.decider == "person"
    assert session.undo() == 1
    assert session.state.mover.action_tokens == 0
    assert [session.redo(), session.redo()] == [1, 2]
    assert session.decider == "greedy"


def test_undo_reaches_the_placing_of_the_pilli():
    session = placed("greedy", "person")
    assert session.undo() == 1
    assert session.state.turn.phase is Phase.PLACING
    assert session.decider == "person"
    assert not session.can_undo


def test_acting_forgets_what_was_taken_back():
    session = placed("person", "greedy")
    act(session, "take")
    session.undo()
    assert session.can_redo
    act(session, "end")
    assert not session.can_redo


def test_computers_among_themselves_are_not_taken_back():
    session = placed("greedy", "random")
    act(session, "end")
    assert not session.can_undo


def test_a_finished_game_is_looked_through_action_by_action_to_its_start():
    record = played(new_game("person", "person", "greedy", seed=5), 5000)
    session = Session(rules, record)
    assert session.state.turn.phase is Phase.OVER
    assert session.decider is None
    for _ in record.actions:
        assert session.undo() == 1
        assert session.record == record  # looking back takes nothing from the game that is kept
    assert session.reviewing
    assert session.state == start(record.setup)
    for _ in record.actions:
        assert session.redo() == 1
    assert session.state.turn.phase is Phase.OVER
    assert session.record == record


def test_a_game_looked_through_can_be_played_on_differently():
    session = Session(rules, played(new_game("person", "person", seed=5), 5000))
    while session.state.turn.phase is not Phase.TURNS or legal_actions(session.state)[-1] != EndTurn():
        session.undo()
    session.undo()
    act(session, str(legal_actions(session.state)[0]))
    assert not session.reviewing
    assert not session.can_redo


def test_a_finished_game_is_looked_at_anywhere():
    record = played(new_game("person", "person", "greedy", seed=5), 5000)
    session, whole = Session(rules, record), len(record.actions)
    assert session.finished
    assert session.length == whole
    assert session.look_at(40) == whole - 40
    assert (len(session.history), session.finished, session.record) == (40, True, record)
    assert [session.look_at(-3), session.look_at(whole + 3)] == [40, whole]
    assert session.state.turn.phase is Phase.OVER


def test_the_turns_of_a_finished_game_begin_where_another_player_moves():
    session = Session(rules, played(new_game("person", "person", "greedy", seed=5), 5000))
    first, *between, last = session.turns
    assert (first, last) == (0, session.length)
    for number in between:
        session.look_at(number)
        assert session.history[-1].seat != session.state.turn.to_move


def test_a_game_that_is_not_finished_is_not_looked_at():
    session = placed("person", "person")
    act(session, "take")
    assert session.look_at(0) == 0
    assert len(session.actions) == 3


def test_playing_on_gives_up_what_came_after():
    session = Session(rules, played(new_game("person", "person", seed=5), 5000))
    session.look_at(10)
    session.play_on()
    assert not session.finished
    assert len(session.record.actions) == 10


def test_done_says_who_did_what():
    session = placed("person", "greedy")
    act(session, "take", "end", "take")
    done = [(done.seat, str(done.action)) for done in session.history[2:]]
    assert done == [(0, "take"), (0, "end"), (1, "take")]


def test_undo_to_the_start_and_replay_give_the_same_states():
    record = played(new_game("person", "greedy", seed=9), 120)
    session = Session(rules, record)
    states = [done.state for done in session.history]
    again = Session(rules, evolve(session.record, replayed=None))
    assert [done.state for done in again.history] == states
