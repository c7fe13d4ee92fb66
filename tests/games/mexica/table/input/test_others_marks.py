"""The marks of the others' turns: their numbers, spaces and words."""

import json

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules import parse
from mexica.games.mexica.rules.spaces import name, named
from mexica.games.mexica.table.input.others_marks import mark_lines, others_marks
from mexica.games.mexica.table.match.match_record import SAVES, Session
from tests.games.mexica.table.match.test_session import PROPOSED
from tests.games.mexica.table.playing import new_game

NAMES = ("Ana", "Tizoc", "Axayacatl")
PLACED = "start G7, start H6, start I7, end"


def after(kinds: str, actions: str) -> Session:
    texts = actions.split(", ")
    return Session(rules, new_game(*kinds.split(), actions=tuple(map(parse, texts))))


def marked(session: Session) -> list[tuple[int, int, str]]:
    return [(mark.number, mark.seat, " ".join(map(name, mark.spaces))) for mark in others_marks(session)]


@pytest.mark.parametrize("kinds", ["person greedy greedy", "person person person"])
def test_every_action_of_the_others_has_a_number_in_its_order(kinds) -> None:
    session = after(kinds, f"{PLACED}, canal C5 C6, take, walk H5, walk H4, end, canal F9, take, end")
    assert marked(session) == [(1, 1, "C5 C6"), (2, 1, ""), (3, 1, "H4"), (4, 2, "F9"), (5, 2, "")]


def test_a_mark_says_what_was_done_there() -> None:
    session = after("person greedy greedy", f"{PLACED}, canal C5 C6, end, end")
    lines = mark_lines(others_marks(session), named("C6"), NAMES)
    assert [line.text for line in lines] == ["1  Tizoc digs a canal at C5-C6."]
    assert not mark_lines(others_marks(session), named("C7"), NAMES)


def test_ones_own_answer_in_anothers_turn_leaves_the_marks() -> None:
    session = Session(rules, SAVES.decode(json.loads(PROPOSED.read_text("utf-8"))))
    before = marked(session)
    assert before
    session.apply(parse("decline"))
    asked = session.history[-1].seat
    while session.mover != asked:
        session.apply(parse("end"))
    assert marked(session)[: len(before)] == before
