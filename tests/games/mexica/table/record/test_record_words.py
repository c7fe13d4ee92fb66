"""The record's words, and that all points are accounted for at every action."""

from collections import Counter

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules import parse
from mexica.games.mexica.rules.events import DistrictFounded, PeriodScored
from mexica.games.mexica.table.match.match_record import Record, Session
from mexica.games.mexica.table.record.record_words import WORDS, gains
from mexica.play.others_turns import in_steps
from mexica.play.turn_record import TurnRecord
from tests.games.mexica.properties.playouts import playout, setup_of
from tests.games.mexica.table.playing import new_game, players

NAMES = ("Ana", "Tizoc", "Axayacatl", "Itzcoatl")


def after(*texts: str) -> Session:
    return Session(rules, new_game("person", "greedy", actions=tuple(map(parse, texts))))


def steps(session: Session, begin: int):
    return list(in_steps(rules, session.history, range(begin, len(session.history))))


def test_a_turn_is_told_in_short_and_in_full() -> None:
    session = after("start G7", "start H6", "canal C5 C6", "take", "walk F7", "walk E7", "end")
    assert WORDS.in_short(steps(session, 2)) == "Canal C5-C6, token, to E7"
    assert WORDS.in_full(steps(session, 2), NAMES) == (
        "Ana digs a canal at C5-C6.",
        "Ana takes an action token.",
        "Ana walks to E7.",
    )
    session = after("start G7", "start H6", "end")
    assert WORDS.in_short(steps(session, 2)) == "Ended at once"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_the_gains_of_each_player_add_up_to_its_points_at_every_action(seats: int, seed: int) -> None:
    session, scored = _whole_game(seats, seed)
    sums, before = Counter[int](), rules.points(session.state_after(0))
    assert not any(before)
    for played in session.history:
        for gain in gains(played):
            assert gain.points > 0
            assert gain.what
            sums[gain.seat] += gain.points
        assert tuple(sums[seat] for seat in range(seats)) == rules.points(played.state)
    assert scored["periods"] == 2
    lines = TurnRecord(session, gains).gains
    last = {line.gain.seat: line.total for line in lines}
    assert all(last.get(seat, 0) == points for seat, points in enumerate(rules.points(session.state)))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_points_of_the_turns_add_up_too(seats: int) -> None:
    session, _scored = _whole_game(seats, 1)
    turns = TurnRecord(session, gains).turns
    columns = zip(*(turn.gained for turn in turns), strict=True)
    assert tuple(map(sum, columns)) == rules.points(session.state)
    assert [turn.begin for turn in turns[1:]] == [turn.end for turn in turns[:-1]]


def _whole_game(seats: int, seed: int) -> tuple[Session, Counter[str]]:
    """A whole game of seeded random play, and how many of its events brought points."""
    actions = tuple(parse(step.text) for step in playout(seed, seats) if step.text)
    session = Session(rules, Record(setup_of(seed, seats), players(*["greedy"] * seats), actions))
    assert session.over
    events = [event for played in session.history for event in played.events]
    founded = sum(isinstance(event, DistrictFounded) for event in events)
    return session, Counter(founded=founded, periods=sum(isinstance(e, PeriodScored) for e in events))
