"""Events, marks, the record, reasons and tips in words."""

from typing import Any

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.turn_reasons import Gain, Reason, reasons
from mexica.games.aztekz.rules import State, apply, position
from mexica.games.aztekz.rules.actions import parse
from mexica.games.aztekz.rules.events import Event, RoundEnded
from mexica.games.aztekz.table.hint.hint_steps import plan_steps
from mexica.games.aztekz.table.hint.hint_words import reason_words, sentence
from mexica.games.aztekz.table.input.event_sentences import event_sentences
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.input.others_marks import mark_lines, others_marks
from mexica.games.aztekz.table.input.tips import action_lines, place_lines, what_lies
from mexica.games.aztekz.table.match.match_record import Session
from mexica.games.aztekz.table.match.report import report
from mexica.games.aztekz.table.match.state_sections import state_sections
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.record.record_words import gains, short
from mexica.play.record import PlayedAction
from mexica.play.state_text import state_text
from tests.games.aztekz.table.playing import in_position, new, players
from tests.games.aztekz.tables import one, two

NAMES = ("Ana", "Ben")
ROUND = ["step helper1 -1,-1", "take helper1 sun 1", "step helper1 -1,0", "step helper1 0,0", "give helper1"]


def played(*texts: str, begin: Any = None) -> tuple[State, list[Event]]:
    state, events = position(begin or one()), list[Event]()
    for text in texts:
        step = apply(state, parse(text))
        state = step.state
        events += step.events
    return state, events


def test_each_event_that_matters_is_a_sentence() -> None:
    _state, events = played(*ROUND, "lay 0,2 new")
    assert event_sentences(events, NAMES) == (
        "Ana moves helper 1.",
        "Ana takes 1 sun.",
        "Ana moves helper 1.",
        "Ana moves helper 1.",
        "Ana frees 3 suns: 2 points.",
        "Ana lays the card.",
    )


@pytest.mark.parametrize(
    ("texts", "sentences"),
    [
        (("steal 1 helper1",), ("Ana steals 3 jaguars from Ben: 2 points.",)),
        (("drop helper1",), ("Ana drops 2 suns.",)),
        (
            ("step helper2 1,0", "scare helper2"),
            ("Ana moves helper 2.", "Ana scares away 1 sun and 1 moon."),
        ),
    ],
)
def test_deeds_are_told(texts: tuple[str, ...], sentences: tuple[str, ...]) -> None:
    assert event_sentences(played(*texts)[1], NAMES) == sentences


def test_rounds_without_a_card_are_counted_down() -> None:
    """A7.2."""
    told = [event_sentences([RoundEnded(9, quiet)], NAMES) for quiet in range(4)]
    assert told == [
        (),
        ("No card was laid in this round. After 2 more such rounds the game ends.",),
        ("No card was laid in this round. After 1 more such round the game ends.",),
        (),
    ]


def test_the_record_tells_what_was_gained() -> None:
    before = played(*ROUND[:-1])[0]
    step = apply(before, parse("give helper1"))
    done = PlayedAction(0, parse("give helper1"), tuple(step.events), step.state)
    (gain,) = gains(done)
    assert (gain.seat, gain.points) == (0, 2)
    assert [short(event) for event in step.events] == ["frees 3 suns"]


def test_marks_stand_where_the_others_acted_and_say_what_they_did() -> None:
    record = in_position(one(), "person", "person")
    session = Session(rules, record)
    for text in (*ROUND, "lay 0,2 new"):
        session.add(session.prepare(parse(text)))
    marks = others_marks(session, range(6))
    assert [(mark.number, mark.place) for mark, _events in marks] == [
        (1, places.on((-1, -1))),  # the step and what is taken there
        (2, places.on((0, 0))),  # of two steps in a row the last
        (3, places.line(0)),
        (4, places.on((0, 2))),
    ]
    told = [
        line.text
        for place in (places.on((-1, -1)), places.line(0))
        for line in mark_lines(marks, place, NAMES)
    ]
    assert told == ["1  Ana moves helper 1. Ana takes 1 sun.", "3  Ana frees 3 suns: 2 points."]


def test_every_reason_has_words() -> None:
    for gain in Gain:
        reason = Reason(gain, 2, "sun", "helper1", 1)
        told = reason_words(reason, NAMES)
        assert told
        assert "{" not in told
    state = position(one())
    turn = [parse(text) for text in (*ROUND, "lay 0,2 new")]
    assert sentence(reasons(state, turn), NAMES).startswith("frees 3 suns: 2 points")


def test_a_plan_has_marks_with_words_and_the_card_as_it_would_lie() -> None:
    steps = plan_steps(position(one()), [parse(text) for text in (*ROUND, "lay 0,2 new")])
    assert [(mark.number, mark.place.cell) for mark, _events in steps.marks] == [
        (1, (-1, -1)),  # the step and what is taken there
        (2, (0, 0)),  # where the way ends, and the gift
        (3, (0, 2)),
    ]
    (gift,) = mark_lines(steps.marks, places.on((0, 0)), NAMES)
    assert gift.text == "2  Ana moves helper 1. Ana frees 3 suns: 2 points."
    assert steps.ghost is not None
    assert (steps.ghost.cell, steps.ghost.paths) == ((0, 2), "new")


def test_a_plan_ends_before_what_is_not_legal() -> None:
    steps = plan_steps(position(one()), [parse("drop helper1"), parse("give helper1")])
    assert [mark.place.cell for mark, _events in steps.marks] == [(-1, 0)]
    assert steps.ghost is None


def test_tips_say_what_a_click_does_and_what_lies_there() -> None:
    state, hand = position(one()), Hand()
    hand.update(state, acts=True)
    hand.choose("helper2")
    assert texts(place_lines(state, hand, places.on((1, 0)), NAMES, rested=True)) == [
        "1 step",
        "On this card: 1 sun and 1 moon",
    ]
    assert texts(place_lines(state, hand, places.hero(1, "chief"), NAMES, rested=False)) == ["1 step"]
    assert texts(place_lines(state, hand, places.hero(0, "chief"), NAMES, rested=False)) == [
        "Click to choose it. A click beside it walks there."
    ]
    hand.hold_card()
    assert texts(place_lines(state, hand, places.on((0, 2)), NAMES, rested=False)) == [
        "Lay the card here",
        "It fits in 3 ways.",
    ]
    assert texts(what_lies(state, places.hero(1, "helper1"), NAMES)) == [
        "Ben: helper 1",
        "carries 3 jaguars",
        "3 steps a turn",
    ]
    assert texts(action_lines(state, parse("steal 1 helper1"), NAMES))[0] == (
        "Steal: 3 jaguars from Ben, 2 points"
    )


def test_a_card_that_cuts_off_another_chief_says_whose() -> None:
    begin = {**two(), "to_move": 1, "drawn": {"shape": "corner", "soul": None}}
    state, hand = position(begin), Hand()
    hand.update(state, acts=True)
    hand.hold_card()
    told = texts(place_lines(state, hand, places.on((1, 0)), NAMES, rested=False))
    assert told == ["The chief of Ana would be cut off from both helpers. (A6.5)"]


def texts(lines: Any) -> list[str]:
    return [line.text for line in lines]


def test_a_position_is_told_as_text_without_hidden_orders() -> None:
    told = state_text(state_sections(players("person", "person"), position(one())))
    assert "-1  ┌   ┬  ┐" in told
    assert "helper 1: -1,0 (2 suns)" in told
    assert "1,0: 1 sun and 1 moon" in told
    again = state_text(state_sections(players("person", "person"), position({**one(), "seed": 77})))
    assert told == again


def test_a_report_says_whose_turn_it_is_and_what_was_freed() -> None:
    record = new("person", "random")
    told = report(record, rules.start(record.setup))
    assert told.startswith("Start cards, 0 actions played: Ana lays one.")
    assert "0 souls freed" in told
