"""How far a player has come in a lesson: goals, hints, what was taken back, a turn that is over."""

from functools import partial
from types import SimpleNamespace

import pytest
from attrs import evolve

from mexica.play.lesson_goals import Condition, value_at
from mexica.play.lessons import UNDO, Lesson, Progress, Step, Target, points_scored
from mexica.play.record import PlayerInfo, Record, Replay
from mexica.play.session import Session
from tests.games.nim import rules
from tests.games.nim.rules import Setup
from tests.play import race

PLAYERS = (PlayerInfo("You", "white"), PlayerInfo("Ben", "black", "random"))


def record() -> Record:
    setup = Setup((3, 2, 2))
    return Record(setup, PLAYERS, (), Replay(setup, rules.start(setup)))


def lesson(*steps: Step, target: int | None = None) -> Lesson:
    wanted = None if target is None else Target(target, partial(points_scored, rules), "{gained} of {target}")
    return Lesson("one", "One", "a lesson", steps, rules, record, wanted)


def race_record() -> Record:
    begun = race.new_record("person", "quick")
    return evolve(begun, replayed=Replay(begun.setup, race.start(begun.setup)))


def goal(**condition: object) -> tuple[Condition, ...]:
    return (Condition(**condition),)  # type: ignore[arg-type]


def followed(taught: Lesson, *actions: str) -> tuple[Progress, Session]:
    session, progress = Session(rules, taught.begin()), Progress(taught)
    progress.follow(session.record)
    for action in actions:
        session.apply(rules.parse(action))
        progress.follow(session.record)
    return progress, session


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ({"played": "take A *"}, True),
        ({"played": "take B *"}, False),
        ({"path": "heaps.A", "equals": "1"}, True),
        ({"path": "heaps.A", "equals": "2"}, False),
        ({"path": "heaps.A", "at_least": 1}, True),
        ({"path": "heaps.A", "at_least": 4}, False),
        ({"path": "heaps.A", "at_most": 1}, True),
        ({"path": "heaps.A", "at_most": 0}, False),
        ({"path": "heaps.Z", "at_least": 0}, False),
        ({"gained": 2}, False),  # points count only in a puzzle
        ({"played": "take A *", "path": "heaps.A", "equals": "2"}, False),
    ],
)
def test_a_goal_is_reached_when_all_that_it_names_holds(condition: dict[str, object], holds: bool) -> None:
    progress, _ = followed(lesson(Step("", goal(**condition), ())), "take A 2")
    assert progress.done is holds


def test_entries_of_lists_and_groups_are_found() -> None:
    description = {"canals": ["A1", "B2"], "temples": {"C3": {"owner": 0, "floors": 2}}}
    assert value_at(description, "temples.C3.floors") == 2
    assert value_at(description, "temples.C4.floors") is None
    assert value_at(description, "canals.1") == "B2"
    assert value_at(description, "canals.2") is None


def test_a_step_that_was_reached_stays_reached_when_its_action_is_taken_back() -> None:
    progress, session = followed(lesson(*(Step("", goal(played="take *"), ("take A 1",)),) * 2), "take A 1")
    assert progress.reached == 1
    session.undo()
    progress.follow(session.record)
    assert (progress.reached, progress.done) == (1, False)


def test_an_action_counts_only_for_the_step_in_which_it_was_played() -> None:
    two = lesson(Step("", goal(played="take A *"), ()), Step("", goal(played="take A *"), ()))
    progress, _ = followed(two, "take A 1", "take B 1")
    assert progress.reached == 1


def test_what_another_player_plays_reaches_no_goal() -> None:
    first, second = (Step("", goal(played=f"take {heap} *"), ()) for heap in "AB")
    progress, _ = followed(lesson(first, second), "take A 1", "take B 1")
    assert progress.reached == 1


def test_hints_are_the_actions_not_yet_played() -> None:
    taught = lesson(Step("", goal(path="heaps.A", equals="0"), ("take A 3",)))
    progress, _ = followed(taught)
    assert progress.hints() == ("take A 3",)


def test_what_another_player_plays_is_no_part_of_the_hint() -> None:
    taught = lesson(Step("", goal(path="heaps.B", equals="0"), ("take B 1", "take B 1")))
    progress, _ = followed(taught, "take A 1", "take B 1")
    assert progress.hints() == ("take B 1", "take B 1")


def test_an_action_that_two_steps_want_is_hinted_in_both() -> None:
    steps = (Step("", goal(path="heaps.A", equals=left), ("take A 1",)) for left in "21")
    progress, _ = followed(lesson(*steps), "take A 1", "take B 1")
    assert (progress.reached, progress.hints()) == (1, ("take A 1",))


def test_there_is_no_hint_once_its_action_is_illegal_or_another_player_is_to_move() -> None:
    taught = lesson(Step("", goal(path="heaps.A", equals="0"), ("take A 3",)))
    assert followed(taught, "take B 1")[0].hints() == ()
    assert followed(taught, "take A 1", "take B 1")[0].hints() == ()


def test_a_hint_may_be_to_take_something_back() -> None:
    back = Step("", goal(path="heaps.A", equals="3"), (UNDO,))
    progress, session = followed(lesson(Step("", goal(played="take *"), ("take A 1",)), back), "take A 1")
    assert progress.hints() == (UNDO,)
    assert progress.lesson.solution == ("take A 1",)
    session.undo()
    progress.follow(session.record)
    assert progress.done


def test_a_turn_that_ends_before_the_goal_is_told_unless_the_goal_is_to_end_it() -> None:
    assert followed(lesson(Step("", goal(path="heaps.A", equals="0"), ())), "take B 1")[0].turn_over
    ending = Step("", goal(path="heaps.A", equals="0"), ("take A 3",))
    assert not followed(lesson(ending), "take B 1")[0].turn_over


def test_a_puzzle_never_wants_the_turn_to_end_even_if_its_solution_could_end_one() -> None:
    progress, _ = followed(lesson(Step("", goal(gained=9), ("take A 2",)), target=9), "take A 1")
    assert progress.turn_over


def test_a_turn_that_ended_in_an_earlier_step_or_was_another_players_is_not_over() -> None:
    first, second = (Step("", goal(path=f"heaps.{heap}", equals="0"), ()) for heap in "AB")
    progress, session = followed(lesson(first, second), "take A 3")
    session.apply(rules.parse("take C 1"))
    progress.follow(session.record)
    assert (progress.reached, progress.turn_over) == (1, False)
    session.apply(rules.parse("take B 1"))
    progress.follow(session.record)
    assert progress.turn_over


def test_a_turn_is_over_only_when_turn_id_says_so() -> None:
    """An action can end a turn and yet be followed by another, as in Cóatl."""
    taught = Lesson(
        "one",
        "One",
        "a lesson",
        (Step("", goal(played="end"), ()),),
        race.EVERY_ACTION_CAN_END,
        race_record,
        Target(6, partial(points_scored, race.EVERY_ACTION_CAN_END), ""),
    )
    session, progress = Session(race.EVERY_ACTION_CAN_END, taught.begin()), Progress(taught)
    for _ in range(3):
        session.apply("step")
        progress.follow(session.record)
    assert (progress.best, progress.turn_over) == (3, False)


def test_the_best_of_a_puzzle_counts_the_points_of_the_first_turn_only() -> None:
    puzzle = lesson(Step("", goal(gained=3), ("take A 3",)), target=3)
    progress, session = followed(puzzle, "take B 2", "take C 1", "take A 1")
    assert (progress.best, progress.gained, progress.done) == (2, 2, False)
    while session.undo():
        pass
    session.apply(rules.parse("take A 3"))
    progress.follow(session.record)
    assert (progress.best, progress.done) == (3, True)


def test_a_hint_that_is_a_pattern_stands_for_the_first_legal_action_of_such_a_text() -> None:
    progress, session = followed(lesson(Step("", goal(played="take B *"), ("take B *",))))
    first = next(str(one) for one in rules.legal_actions(session.state) if str(one).startswith("take B "))
    assert progress.hints() == (first,)
    session.apply(rules.parse(first))
    progress.follow(session.record)
    assert progress.done


def test_a_step_without_a_hint_has_none_to_give() -> None:
    progress, _ = followed(lesson(Step("", goal(played="take B *"), ())))
    assert progress.hints() == ()


OPEN_RACE = SimpleNamespace(
    **{
        **vars(race),
        "legal_actions": lambda _state: ["rest", "step"],
        "refusal": lambda _state, action: None if action in {"rest", "step"} else "no such action",
        "parse": str,
    }
)
"""The race with all that a lesson asks of rules."""


@pytest.mark.parametrize(("rests", "astray"), [("30", False), ("never", True)])
def test_another_way_to_the_goal_is_looked_for_bit_by_bit(rests: str, astray: bool) -> None:
    step = Step("", goal(path="rests", equals=rests), ("rest here",))
    taught = Lesson("one", "One", "a lesson", (step,), OPEN_RACE, race_record)
    session, progress = Session(OPEN_RACE, taught.begin()), Progress(taught)
    session.apply("rest")
    progress.follow(session.record)
    assert not progress.hints()
    looked = 0
    while progress.searching:
        assert not progress.astray
        assert progress.search_on() is (not progress.searching and astray)
        looked += 1
    assert looked > 3
    assert progress.astray is astray


def test_what_is_played_meanwhile_ends_the_search() -> None:
    step = Step("", goal(path="rests", equals="2"), ("rest here",))
    taught = Lesson("one", "One", "a lesson", (step,), OPEN_RACE, race_record)
    session, progress = Session(OPEN_RACE, taught.begin()), Progress(taught)
    session.apply("rest")
    progress.follow(session.record)
    assert progress.searching
    session.apply("rest")
    progress.follow(session.record)
    assert (progress.done, progress.searching, progress.astray) == (True, False, False)
