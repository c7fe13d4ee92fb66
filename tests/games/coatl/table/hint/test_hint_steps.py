"""What is drawn of a plan: where each of its actions takes something, and the pieces as they would lie."""

import pygame
import pytest
from pygame import Surface

from mexica.games.coatl import rules
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import PLAIN, Ghost
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.games.coatl.table.hint.hint_steps import PlanSteps, plan_steps
from tests.games.coatl.tables import seat, serpent, state

NOW = state(seat("Y hR Y G", "P15 P20", serpent("hY G"), temples="T4", tokens="pick future commit"))


def steps(*actions: str) -> PlanSteps:
    return plan_steps(NOW, tuple(map(rules.parse, actions)))


@pytest.mark.parametrize(
    ("action", "place"),
    [
        ("take b3", places.supply("b3")),
        ("prophecy P42", places.display(2)),
        ("prophecy deck", places.DECK),
        ("lay hR", places.board(0, 1)),
        ("play P20 1", places.prophecy(0, 1)),
        ("temple T4 1", places.temple(0, 0)),
        ("temple T7 1", places.pile(1)),
        ("commit T3", places.pile(0)),
        ("future", places.token(0, "future")),
        ("discard P15", places.prophecy(0, 0)),
    ],
)
def test_a_step_is_marked_where_it_takes_something(action: str, place: places.Place) -> None:
    (mark,) = steps(action).numbered
    assert (mark.number, mark.seat, mark.place) == (1, 0, place)


def test_a_pick_is_marked_at_the_token_and_its_bag() -> None:
    found = {mark.place for mark in steps("pick G U").numbered}
    assert found == {places.token(0, "pick"), places.bag("body")}


def test_steps_are_numbered_and_pieces_of_a_kind_come_from_different_spaces() -> None:
    found = steps("join 1 Y tail", "join 1 Y tail", "play P15 1", "done")
    assert [(mark.number, mark.place) for mark in found.numbered] == [
        (1, places.board(0, 0)),
        (2, places.board(0, 2)),
        (3, places.prophecy(0, 0)),
    ]
    tail = places.end(0, 1, "tail")
    assert found.ghosts == (Ghost(tail, "Y"), Ghost(tail, "Y", 1))
    assert found.serpents == {places.lane(0, 1)}


def test_pieces_of_a_new_serpent_lie_beside_its_first_one() -> None:
    assert steps("lay Y", "join 2 Y tail", "join 2 hR", "join 2 G tail").ghosts == (
        Ghost(places.lane(0, 2), "Y"),
        Ghost(places.end(0, 2, "tail"), "Y", 1),
        Ghost(places.end(0, 2, "head"), "hR", 1),
        Ghost(places.end(0, 2, "tail"), "G", 2),
    )


def test_everything_that_is_marked_can_be_seen_and_no_ghosts_lie_on_each_other(window: None) -> None:
    layout = CourtLayout((1024, 700), 2)
    view, table = CourtView(layout, load_sprites(layout)), seen_table(NOW, 0)
    target = Surface(layout.size).convert()
    view.draw(target, table)
    pictures = [pygame.image.tobytes(target, "RGB")]
    plan = ("lay Y", "join 2 Y tail", "join 1 G tail", "join 2 hR")
    for count in range(1, len(plan) + 1):
        found = steps(*plan[:count])
        assert {mark.place for mark in found.numbered} <= set(all_places(layout, table))
        view.draw(target, table, found.added_to(PLAIN))
        pictures.append(pygame.image.tobytes(target, "RGB"))
    assert len(set(pictures)) == len(pictures)


def test_all_pieces_joined_at_a_head_end_are_seen_in_the_court(window: None) -> None:
    layout = CourtLayout((1024, 700), 2)
    view, court = CourtView(layout, load_sprites(layout)), layout.court(0).area
    hinted = steps("join 1 Y head", "join 1 Y head", "join 1 G head", "join 1 hR").added_to(PLAIN)
    now = state(seat("Y Y G hR", "", serpent("G")))
    pictures = []
    for look in (PLAIN, hinted):
        picture = Surface((1024, 700)).convert()
        view.draw(picture, seen_table(now, 0), look)
        pictures.append(pygame.surfarray.array3d(picture).astype(int))
    changed = abs(pictures[0] - pictures[1]).max(axis=2)[:, court.top : court.top + court.height // 3] > 40
    columns = [x for x in range(1024) if changed[x].any()]
    assert court.left + 4 < columns[0]
    assert len(columns) > 4 * view.layout.court(0).new_serpent(1).pitch
