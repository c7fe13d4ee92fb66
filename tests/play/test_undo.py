"""A whole turn taken back, what is said of the others' turns, and why nothing can be taken back."""

from functools import partial

import pytest

from mexica.play.session import Session
from mexica.play.undo import taken_back, why_no_undo
from tests.play import race, secret_cards
from tests.play.race import finished, new_record

NAMES = ("Ana", "Tizoc", "Axayacatl", "Itzcoatl")


def after(*kinds: str, actions: str) -> Session:
    """A race of players of these kinds after these actions."""
    return Session(race, new_record(*kinds, actions=tuple(actions.split())))


def told(session: Session, undo) -> str:
    before = session.history
    undo()
    return taken_back(race, session.state, before[len(session.history) :], NAMES)


def test_the_turn_in_progress_is_taken_back_at_once() -> None:
    session = after("person", "person", actions="step end rest step rest")
    assert session.undo_turn() == 3
    assert session.actions == ("step", "end")
    assert session.undo_turn() == 0  # the turn of the other person stands


def test_a_turn_that_has_not_begun_takes_back_ones_turn_before_with_those_of_the_computers() -> None:
    session = after("quick", "person", "quick", actions="end step end rest step end end")
    assert session.undo_turn() == 6
    assert session.actions == ("end",)
    assert session.undo_turn() == 0


def test_a_turn_taken_back_is_brought_back_decision_by_decision() -> None:
    session = after("person", "person", actions="rest step rest")
    session.undo_turn()
    assert [session.redo(), session.redo(), session.redo(), session.redo()] == [1, 1, 1, 0]


def test_a_finished_game_loses_no_turn() -> None:
    session = Session(race, finished("person", "quick"))
    assert session.undo_turn() == 0


def test_undo_says_whose_turns_it_takes_back_in_one_step() -> None:
    session = after("person", *["quick"] * 3, actions="step end rest end step rest end end")
    assert told(session, session.undo) == "Turns taken back: Ana, Tizoc, Axayacatl and Itzcoatl."
    assert session.actions == ("step",)
    session = after("person", "quick", "quick", actions="step end rest end step")
    assert told(session, session.undo) == "Turns taken back: Ana, Tizoc and Axayacatl."
    session = after("person", "quick", actions="step end rest")
    assert told(session, session.undo_turn) == "Turns taken back: Ana and Tizoc."


def test_undo_within_ones_turn_says_nothing() -> None:
    session = after("person", "quick", actions="step step rest")
    assert told(session, session.undo) == ""
    assert told(session, session.undo_turn) == ""


def test_only_a_turn_that_was_ended_is_said_to_be() -> None:
    session = after("person", "person", actions="step")
    why = partial(why_no_undo, race.EVERY_ACTION_CAN_END, session.players, session.state_after(0))
    assert why(session.history) == "An answer that was given stands."
    session = after("person", "person", actions="step end")
    assert why(session.history).startswith("The turn before was ended")


def with_secrets(*kinds: str, actions: str) -> Session:
    return Session(secret_cards, secret_cards.new_record(*kinds, actions=actions))


@pytest.mark.parametrize(
    ("actions", "left"),
    [
        ("play 0, play 1", 1),
        ("play 0, draw, play 1", 2),
        ("play 0, draw", None),
        ("play 0, turn", None),
        ("play 0, end, draw", 1),
        ("play 0, end, draw, end", 1),
        ("play 0, end, turn, end", None),
        ("play 0, end, play 2, end", None),
    ],
)
def test_undo_goes_back_to_what_was_revealed_last(actions: str, left: int | None) -> None:
    session = with_secrets("person", "quick", actions=actions)
    assert session.can_undo is (left is not None)
    session.undo()
    assert len(session.history) == (len(actions.split(",")) if left is None else left)


def test_a_turn_is_taken_back_as_far_as_what_was_revealed_last() -> None:
    session = with_secrets("person", "person", actions="draw, play 0, play 4")
    assert (session.undo_turn(), session.undo_turn()) == (2, 0)


@pytest.mark.parametrize("actions", ["play 0, turn", "play 0, end, turn, end", "draw"])
def test_what_was_revealed_is_the_reason_why_an_action_stands(actions: str) -> None:
    session = with_secrets("person", "quick", actions=actions)
    why = why_no_undo(secret_cards, session.players, session.state_after(0), session.history)
    assert why == "Something hidden was revealed after this action, so it cannot be taken back."


@pytest.mark.parametrize(
    ("kinds", "actions", "why"),
    [
        ("person quick", "", "There is nothing to take back yet."),
        ("quick person", "step end", "There is nothing to take back yet."),
        (
            "person person",
            "step end",
            "The turn before was ended; with several people at the table it stands.",
        ),
        ("quick quick", "step", "Only computers play, so there is nothing of yours to take back."),
    ],
)
def test_what_cannot_be_taken_back_has_a_reason(kinds: str, actions: str, why: str) -> None:
    session = after(*kinds.split(), actions=actions)
    assert not session.can_undo
    assert why_no_undo(race, session.players, session.state_after(0), session.history) == why
