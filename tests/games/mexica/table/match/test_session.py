"""What undo takes back in Mexica: moves and the placing of the Pilli, but not proposals."""

import json
from pathlib import Path

from attrs import evolve

from mexica.games.mexica import rules
from mexica.games.mexica.rules import parse
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import SAVES, Session
from tests.games.mexica.table.playing import new_game

PROPOSED = Path(__file__).parents[2] / "saves_of_earlier_versions" / "a proposal to answer.json"


def act(session: Session, *texts: str) -> None:
    for text in texts:
        session.apply(parse(text))


def placed(*kinds: str) -> Session:
    session = Session(rules, new_game(*kinds))
    act(session, *["start G7", "start H6", "start I7", "start H8"][: len(kinds)])
    return session


def test_steps_on_foot_that_follow_each_other_in_a_record_are_one_way() -> None:
    session = placed("person", "person")
    act(session, "take", "walk F7", "walk E7", "canal G3", "walk D7")
    loaded = Session(rules, evolve(session.record, replayed=None))
    assert [loaded.undo(), loaded.undo(), loaded.undo(), loaded.undo()] == [1, 1, 2, 1]


def test_undo_reaches_the_placing_of_the_pilli() -> None:
    session = placed("greedy", "person")
    assert session.undo() == 1
    assert session.state.turn.phase is Phase.PLACING
    assert session.decider == "person"
    assert not session.can_undo


def test_who_answers_a_proposal_does_not_take_it_back() -> None:
    session = Session(rules, SAVES.decode(json.loads(PROPOSED.read_text("utf-8"))))
    assert session.state.turn.phase is Phase.ANSWERING
    assert not session.can_undo


def test_who_has_proposed_takes_no_answer_back() -> None:
    session = Session(rules, SAVES.decode(json.loads(PROPOSED.read_text("utf-8"))))
    proposer = session.history[-1].seat
    act(session, "decline")
    assert session.mover == proposer
    assert not session.can_undo
    act(session, "take")
    assert session.undo() == 1
