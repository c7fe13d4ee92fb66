"""Numbered marks of the others' turns: each action once, in its order, at a place that is there."""

import random

from attrs import evolve

from mexica.games.coatl import rules
from mexica.games.coatl.rules.actions import Done
from mexica.games.coatl.rules.events import Event, PieceJoined, ProphecyPlayed, ProphecyTaken, SerpentBegun
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import ActionMark
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import Kind
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.input.event_sentences import event_sentences
from mexica.games.coatl.table.input.others_marks import mark_lines, others_marks
from mexica.games.coatl.table.match.match_record import Session, new_record
from mexica.play.others_turns import unanswered
from tests.games.coatl.table.playing import NAMES, players


def sessions(others: int = 2) -> list[Session]:
    """Games of a person among computers, each when the person is to move again; turns are long ones."""
    found = []
    for seed in range(4):
        chance = random.Random(seed)
        record = new_record(players("person", *["greedy"] * others), 0, seed, ())
        state, actions = rules.start(record.setup), list[rules.Action]()
        while len(actions) < 60 + 9 * seed or rules.to_move(state) or state.turn.doing is not None:
            offered = rules.legal_actions(state)
            chosen = chance.choice([one for one in offered if not isinstance(one, Done)] or offered)
            actions.append(chosen)
            state = rules.apply(state, chosen).state
        found.append(Session(rules, evolve(record, actions=tuple(actions))))
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


def test_what_a_player_does_in_one_place_has_one_mark_that_tells_all_of_it():
    shared = 0
    for session in sessions(others=3):
        marks = others_marks(session)
        beside = [(mark.seat, mark.place.number) for mark, _ in marks if mark.place.kind is Kind.BESIDE]
        assert len(set(beside)) == len(beside)
        assert len({(mark.seat, mark.place) for mark, _ in marks}) == len(marks)
        told = [line.text for mark, _ in marks for line in mark_lines(marks, mark.place, NAMES, 0)]
        actions = [session.history[number].events for number in unanswered(session)]
        for events in (one for one in actions if any(map(_seen, one))):
            for sentence in event_sentences(events, NAMES, 0):
                assert any(line.endswith(sentence) for line in told), sentence
        shared += sum(sum(map(_seen, events)) > 1 for _, events in marks)
    assert shared


def _seen(event: Event) -> bool:
    return isinstance(event, PieceJoined | ProphecyPlayed | ProphecyTaken | SerpentBegun)


def test_a_mark_of_cards_is_told_at_each_of_them():
    mark = ActionMark(3, 1, places.beside(1, 2, 1))
    events = (ProphecyPlayed(1, "P0", 2, 3), ProphecyPlayed(1, "P1", 2, 5))
    for slot in (0, 1, 2):
        lines = mark_lines([(mark, events)], places.beside(1, 2, slot), NAMES, 0)
        assert len(lines) == len(events)
        assert lines[0].text.startswith("3  ")
    assert not mark_lines([(mark, events)], places.beside(1, 1, 1), NAMES, 0)
