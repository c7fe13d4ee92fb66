"""The course of a finished game of Cóatl: its graph, and its turns as turns to be played again."""

from functools import cache

from mexica.computer.reviewing import Verdict
from mexica.games.coatl import rules
from mexica.games.coatl.ai.advice import Advice
from mexica.games.coatl.table.court.seat_colours import seat_sign
from mexica.games.coatl.table.match.match_record import Record
from mexica.games.coatl.table.review.coatl_review import REVIEW
from mexica.play.course import Course
from mexica.play.record import PERSON
from mexica.play.retried_turns import retries
from mexica.shell.match.course_graph import graph_data
from mexica.shell.match.seat_looks import saved_seats
from tests.games.coatl.table.playing import played_at_random


@cache
def record() -> Record:
    return played_at_random("person", "greedy", seed=4, actions=1000)[0]


@cache
def course() -> Course:
    return Course(REVIEW, record().setup, record().actions)


def test_points_begin_at_nothing_and_end_in_the_result() -> None:
    last = course().turns[-1].after
    assert course().points(-1) == (0, 0)
    assert course().points(len(course().turns) - 1) == rules.points(last)


def test_the_graph_tells_where_the_last_turns_begin() -> None:
    data = graph_data(course(), saved_seats(record().players, seat_sign))
    (divider,) = data.dividers
    assert divider.text == "The last turns begin"
    assert course().turns[divider.index - 1].after.ending is not None
    assert [line.values[-1] for line in data.lines] == list(rules.points(course().turns[-1].after))


def test_every_turn_has_a_sentence() -> None:
    for turn in course().turns:
        told = course().review.sentence(course().review.reasons(turn))
        assert told
        assert "{" not in told


def test_a_turn_is_played_again_from_where_it_began_by_its_player_alone() -> None:
    number = next(n for n, turn in enumerate(course().turns) if turn.seat == 0 and n > 10)
    turn = course().turns[number]
    done = turn.actions
    advice = Advice(done, 2.0, tuple(course().review.reasons(turn)))
    made = retries(course(), record().setup, record().players, [Verdict(number, 2.0, advice, advice)])
    (retry,) = made.turns
    again = retry.begin()
    assert again.replayed is not None
    assert again.replayed.state == turn.begin
    assert [player.kind for player in again.players] == [PERSON, "greedy"]
    assert retry.title == f"Round {turn.round}, Ana"
    assert retry.solution == tuple(map(str, done))
    assert (retry.played, retry.answer) == (REVIEW.sentence(advice.reasons), "the same in another way")
    question = course().review.question(turn, done, again)
    assert question.new == ()
