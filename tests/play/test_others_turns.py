"""Which of the others' actions are marked: those since the own last turn, until one acts."""

import pytest

from mexica.play.others_turns import in_steps, last_round, onlooker, others_turns, unanswered
from mexica.play.session import Session
from tests.play import race
from tests.play.race import finished, new_record


def after(kinds: str, actions: str) -> Session:
    """A race of players of these kinds after these actions."""
    return Session(race, new_record(*kinds.split(), actions=tuple(actions.split())))


@pytest.mark.parametrize(
    ("kinds", "actions", "marked"),
    [
        ("person quick quick", "", range(0)),
        ("person quick quick", "step end", range(2, 2)),
        ("person quick quick", "step end step", range(2, 3)),  # while they play
        ("person quick quick", "step end step end rest end", range(2, 6)),
        ("person quick quick", "step end step end rest end step", range(7, 7)),  # until one acts
        ("quick person quick", "step end", range(2)),
        ("quick person quick", "step end end end", range(3, 4)),
        ("person person quick", "step end", range(2)),  # of one person to the other
        (
            "person person quick",
            "step end rest end",
            range(2, 4),
        ),  # while the computer moves: the first one's
        ("person person quick", "step end rest end step end step end", range(4, 8)),
    ],
)
def test_the_actions_since_ones_own_last_turn_are_marked_until_one_acts(kinds, actions, marked) -> None:
    found = unanswered(after(kinds, actions))
    assert list(found) == list(marked)


def test_the_last_round_can_be_told_while_one_acts_oneself() -> None:
    session = after("person quick quick", "step end step end rest end step rest")
    assert last_round(session) == range(2, 6)
    assert others_turns(session, 1) == range(4, 8)


def test_an_action_that_can_end_a_turn_but_did_not_ends_no_marks() -> None:
    for kinds, actions in (("person quick", "step end step rest"), ("quick quick", "step end step rest")):
        session = Session(
            race.EVERY_ACTION_CAN_END, new_record(*kinds.split(), actions=tuple(actions.split()))
        )
        assert list(unanswered(session)) == [2, 3]


def test_among_computers_the_turn_in_sight_is_marked() -> None:
    assert unanswered(after("quick quick", "step end step")) == range(2, 3)
    assert unanswered(after("quick quick", "step end step end")) == range(2, 4)


def test_a_finished_game_has_no_marks() -> None:
    assert not unanswered(Session(race, finished("person", "quick")))
    assert not last_round(Session(race, finished("person", "quick")))


def test_the_person_who_moves_next_is_the_one_who_is_told() -> None:
    assert onlooker(after("person quick person", "step end")) == 2
    assert onlooker(after("person quick person", "step end end end")) == 0
    assert onlooker(after("quick quick", "end")) == 1


def test_steps_of_one_way_are_one_step() -> None:
    session = after("person quick", "step step rest step end step")
    steps = in_steps(race, session.history, range(6))
    assert [[played.action for played in step] for step in steps] == [
        ["step", "step"], ["rest"], ["step"], ["end"], ["step"],
    ]  # fmt: skip
