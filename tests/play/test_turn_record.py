"""The record as it is read: a line a turn, the gains, both as text."""

from mexica.play.record_text import gained_words, record_text
from mexica.play.session import Session
from mexica.play.turn_record import Gain, TurnRecord
from tests.play import race
from tests.play.race import finished, new_record


def after(kinds: str, actions: str) -> Session:
    """A race of players of these kinds after these actions."""
    return Session(race, new_record(*kinds.split(), actions=tuple(actions.split())))


def gains(played):
    return [Gain(played.seat, 1, "a step")] if played.action == "step" else []


def test_a_line_a_turn_with_its_round_its_actions_and_its_points() -> None:
    turns = TurnRecord(after("person quick", "step step end rest end end step"), gains).turns
    assert [(turn.seat, turn.round, turn.begin, turn.end, turn.gained) for turn in turns] == [
        (0, 1, 0, 3, (2, 0)),
        (1, 1, 3, 5, (0, 0)),
        (0, 2, 5, 6, (0, 0)),
        (1, 2, 6, 7, (0, 1)),  # in progress
    ]


def test_every_gain_has_its_round_its_action_and_the_total() -> None:
    lines = TurnRecord(after("person quick", "step step end rest end step"), gains).gains
    assert [(line.action, line.round, line.gain.seat, line.total) for line in lines] == [
        (1, 1, 0, 1), (2, 1, 0, 2), (6, 2, 0, 3),
    ]  # fmt: skip


def test_the_record_follows_the_game_forth_and_back() -> None:
    session = after("person quick", "step end")
    record = TurnRecord(session, gains)
    assert len(record.turns) == 1
    session.apply("rest")
    assert len(record.turns) == 2
    session.undo()
    assert [turn.end for turn in record.turns] == [1]
    session.apply("rest")
    assert [turn.end for turn in record.turns] == [2]


def test_a_finished_game_is_all_in_it_wherever_one_looks() -> None:
    session = Session(race, finished("person", "quick"))
    record = TurnRecord(session, gains)
    turns = record.turns
    session.look_at(3)
    assert record.turns == turns
    assert record.turn_of(3) == 0
    assert record.turn_of(5) == 1
    assert record.turn_of(0) is None


def test_the_record_as_text_has_every_turn_and_every_gain() -> None:
    record = TurnRecord(after("person quick", "step end rest end"), gains)
    text = record_text("A race", ("Ana", "Ben"), record.turns, record.gains, lambda turn: f"to {turn.end}")
    assert text.splitlines() == [
        "A race", "",
        "1. Ana: to 2 (Ana +1)", "1. Ben: to 4", "",
        "Ana: points in total 1", "  +1  a step (round 1)", "",
        "Ben: points in total 0",
    ]  # fmt: skip
    assert gained_words((0, 2, 3), ("Ana", "Ben", "Eva")) == "Ben +2, Eva +3"


def test_an_action_that_can_end_a_turn_but_did_not_is_followed_by_others_in_its_line() -> None:
    """As a take in Cóatl, after which the same player may go on."""
    record = new_record("person", "quick", actions=("rest", "step", "end", "rest"))
    session = Session(race.EVERY_ACTION_CAN_END, record)
    turns = TurnRecord(session, gains).turns
    assert [(turn.seat, turn.begin, turn.end) for turn in turns] == [(0, 0, 3), (1, 3, 4)]
    assert session.turns == (0, 3, 4)
