"""Numbered marks of the others' turns: each action once, in its order, at a place that is there."""

import random

from mexica.games.coatl import rules
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.input.others_marks import mark_lines, others_marks
from mexica.games.coatl.table.match.match_record import Record, Session
from mexica.play.others_turns import unanswered
from tests.games.coatl.table.playing import NAMES, played_at_random


def sessions() -> list[Session]:
    """Games of a person among computers, each when the person is to move again."""
    found = []
    for seed in range(6):
        generator = random.Random(seed)
        record, _state = played_at_random("person", "greedy", "greedy", seed=seed, actions=60 + 9 * seed)
        session = Session(rules, record)
        while not session.finished and (session.mover != 0 or not unanswered(session)):
            actions = (*session.actions, generator.choice(rules.legal_actions(session.state)))
            session = Session(rules, Record(record.setup, record.players, actions))
        found.append(session)
    return found


def test_marks_are_numbered_and_stand_at_places_that_are_there():
    for session in sessions():
        marks = others_marks(session)
        areas = all_places(CourtLayout((1600, 1000), 3), seen_table(session.state, 0))

        assert [mark.number for mark, _events in marks] == list(range(1, len(marks) + 1))
        assert all(mark.place in areas for mark, _events in marks)
        assert all(mark.seat != 0 for mark, _events in marks)


def test_every_mark_is_told_at_its_place():
    for session in sessions():
        marks = others_marks(session)
        for mark, _events in marks:
            lines = mark_lines(marks, mark.place, NAMES, 0)
            assert any(line.text.startswith(f"{mark.number}  ") for line in lines)
