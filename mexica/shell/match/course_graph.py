"""The course of a finished game as the data of a graph: each seat's points and expected points."""

from collections.abc import Iterator, Sequence
from typing import Final

from mexica.drawing.line_graph import GraphData, GraphLabel, GraphLine
from mexica.drawing.seat_look import SeatLook
from mexica.play.course import Course
from mexica.texts import _

_LABELLED: Final = 5  # interval between labelled rounds


def graph_data(course: Course, seats: Sequence[SeatLook]) -> GraphData:
    """Return the data of the graph; index 0 is the beginning, index n the end of the n-th turn."""
    points = [course.points(number) for number in range(-1, len(course.turns))]
    lines = tuple(
        GraphLine(
            look.sign.mark,
            tuple(each[seat] for each in points),
            frozenset(number for number, turn in enumerate(course.turns, 1) if turn.seat == seat),
            {number + 1: expected[seat] for number, expected in course.expected.items()},
        )
        for seat, look in enumerate(seats[: course.seats])
    )
    return GraphData(lines, tuple(_rounds(course)), tuple(_dividers(course)))


def _rounds(course: Course) -> Iterator[GraphLabel]:
    before = 0
    for number, turn in enumerate(course.turns, 1):
        if turn.round % _LABELLED == 0 and turn.round != before:
            yield GraphLabel(number, _("Round {round}").format(round=turn.round))
        before = turn.round


def _dividers(course: Course) -> Iterator[GraphLabel]:
    for number, turn in enumerate(course.turns, 1):
        if text := course.review.divider(turn):
            yield GraphLabel(number, text)
