"""The way of a move is shown before it is made: over land on foot, over water by boat."""

from itertools import pairwise

from mexica.games.mexica import rules
from mexica.games.mexica.rules import reach
from mexica.games.mexica.rules.spaces import column_and_row, each, named
from mexica.games.mexica.table.board.move_path import legs
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.session import Session
from tests.games.mexica.table.playing import PLACED, record

BRIDGES = (*PLACED, "canal L7 L8", "canal L9 M9", "canal N9", "bridge L7 ew", "bridge N9 ns")


def game(*texts: str) -> Record:
    return record(*BRIDGES, *texts, kinds=("person",) * 3)


def spot(text: str) -> tuple[float, float]:
    return tuple(map(float, column_and_row(named(text))))


def way_to(space: str, session: Session):
    trip = reach(session.state)[named(space)]
    return trip, legs(session.state.board, session.state.mover.pilli, trip.route)


def test_a_way_on_foot_goes_from_space_to_space():
    trip, way = way_to("E7", Session(rules, game("end", "end", "end")))
    assert (trip.cost, len(way)) == (2, 2)
    assert [leg.by_boat for leg in way] == [False, False]
    assert (way[0].spots[0], way[-1].spots[-1]) == (spot("G7"), spot("E7"))


def test_a_way_by_boat_follows_the_water_between_its_steps():
    session = Session(rules, game("end", "end", "flat K7", "end", "end", "end"))
    trip, way = way_to("N10", session)
    assert trip.cost == 3
    assert [leg.by_boat for leg in way] == [False, True, False]
    for before, after in pairwise(way):
        assert before.spots[-1] == after.spots[0]
    canals = {column_and_row(space) for space in each(session.state.board.canals)}
    assert {(round(column), round(row)) for column, row in way[1].spots} <= canals


def test_the_flat_rate_goes_straight():
    _trip, way = way_to("A12", Session(rules, game("end", "end", "end")))
    assert [leg.spots for leg in way] == [(spot("G7"), spot("A12"))]
