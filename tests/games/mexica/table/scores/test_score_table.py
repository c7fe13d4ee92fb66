"""The tables of the score screen, recounted from the game they are about."""

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.rules.scoring import Share
from mexica.games.mexica.table.scores.score_table import pages, result_table, standings_table
from mexica.games.mexica.table.scores.verdict import verdict
from mexica.play.session import Session
from tests.games.mexica.table import positions
from tests.games.mexica.table.playing import new_game, played

SEEDS = range(4)


def finished(seats, seed) -> Session:
    return Session(rules, played(new_game(*["person"] * seats, seed=seed), 5000, seed=seed))


@pytest.fixture(scope="module", params=[(2, 1), (3, 2), (4, 3)])
def session(request) -> Session:
    return finished(*request.param)


def numbers(table, title):
    return next(row.cells for row in table.sums if row.title == title)


def test_the_pages_are_the_result_and_both_scorings(session):
    assert [page.title for page in pages(session.history, session.state)] == [
        "Result",
        "End of period 2",
        "End of period 1",
    ]


def test_the_parts_of_the_result_add_up_to_the_points(session):
    table = result_table(session.history, session.state)
    points = numbers(table, "Points")
    assert tuple(map(sum, zip(*(row.cells for row in table.rows), strict=True))) == points
    assert points == tuple(player.points for player in session.state.players)


def test_every_scored_district_has_a_row_with_what_each_gained(session):
    tables = pages(session.history, session.state)[1:]
    events = [e for done in session.history for e in done.events if isinstance(e, PeriodScored)]
    for table, event in zip(tables, reversed(events), strict=True):
        districts = table.rows
        assert len(districts) == len(event.scoring.districts)
        seats = session.state.seats
        gained = [sum(cell.points for row in districts if (cell := row.cells[seat])) for seat in range(seats)]
        palace = numbers(table, "Palace")
        totals = numbers(table, "This scoring")
        assert [points + bonus for points, bonus in zip(gained, palace, strict=True)] == list(totals)


def test_the_second_scoring_begins_where_the_first_ended(session):
    _result, second, first = pages(session.history, session.state)
    assert numbers(second, "Points after") == tuple(player.points for player in session.state.players)
    assert len(numbers(first, "Points after")) == session.state.seats


def test_places_and_ties_are_those_of_the_shares(session):
    for table in pages(session.history, session.state)[1:]:
        for row in table.rows:
            shares = [cell for cell in row.cells if isinstance(cell, Share)]
            for share in shares:
                better = sum(other.spiritual_value > share.spiritual_value for other in shares)
                equal = sum(other.spiritual_value == share.spiritual_value for other in shares)
                assert (share.place, share.tied) == (better + 1, equal > 1)


def test_the_neutral_colour_has_a_column_only_where_it_takes_part():
    two, three = finished(2, 1), finished(3, 2)
    assert NEUTRAL in pages(two.history, two.state)[1].owners
    assert NEUTRAL not in pages(three.history, three.state)[1].owners


def test_standings_can_be_asked_for_at_any_time():
    session = Session(rules, played(new_game("person", "person", seed=6), 100))
    table = standings_table(session.state)
    before = numbers(table, "Points before")
    assert before == tuple(player.points for player in session.state.players)
    gained = numbers(table, "This scoring")
    assert numbers(table, "Points after") == tuple(a + b for a, b in zip(before, gained, strict=True))


def test_the_verdict_names_the_winners_and_their_points(session):
    names = [player.name for player in session.players]
    best = max(player.points for player in session.state.players)
    sentence = verdict(session.state, names)
    assert str(best) in sentence
    assert any(name in sentence for name in names)


def test_the_result_tells_how_a_tie_was_decided():
    assert not result_table((), positions.ended((90, 1), (80, 3))).note
    assert "the action tokens left decide" in result_table((), positions.ended((90, 1), (90, 3))).note
    assert "shared" in result_table((), positions.ended((90, 3), (90, 3))).note
    result = result_table((), positions.ended((90, 1), (90, 3)))
    assert result.sums[-1].title == "Action tokens (in a tie)"


def test_what_is_gained_has_its_sign_and_unfounded_land_no_size_that_reads_like_a_prize(session):
    for table in pages(session.history, session.state)[1:]:
        assert [row.title for row in table.sums if row.gain] == ["Palace", "This scoring"]
        titles = [row.title for row in table.rows]
        assert all(title.startswith(("District of ", "Land of ")) for title in titles)
