"""Things in motion begin and end where they should, and change in between."""

import pygame
import pytest
from pygame import Rect, Surface, surfarray

from mexica.games.coatl.rules.serpent import serpent_of
from mexica.games.coatl.table.court.court_look import PLAIN, CourtLook, Moving
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.court.serpent_view import lift
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.games.coatl.table.motions.moving_things import (
    Awakening,
    FlyingCard,
    FlyingPiece,
    FlyingPoints,
    Wave,
)
from tests.games.coatl.table.positions import played

SIZE = (1024, 700)
SERPENT = serpent_of(["hY", "G", "R", "U", "tK"])


@pytest.fixture(scope="module")
def view(window: None) -> CourtView:
    layout = CourtLayout(SIZE, 2)
    return CourtView(layout, load_sprites(layout))


def _frames(view: CourtView, moving: list[Moving]) -> list[bytes]:
    table, pictures = seen_table(played(2, 0), 0), []
    for look in (PLAIN, *(CourtLook(moving=(one,)) for one in moving)):
        surface = Surface(SIZE).convert()
        view.draw(surface, table, look)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    return pictures


def test_each_motion_is_seen_and_moves(view: CourtView) -> None:
    place = view.layout.court(0).serpent(1, SERPENT)
    begin, end = Rect(100, 300, 60, 83), Rect(500, 200, 80, 110)
    motions = [
        [FlyingPiece("body_green_crest", (100, 300), (500, 200), (0.3, 0.2), share) for share in (0.2, 0.6)],
        [FlyingCard("P3", begin, end, share) for share in (0.2, 0.6)],
        [FlyingCard(None, begin, end, share, temple=True) for share in (0.2, 0.6)],
        [Wave(SERPENT, place, share) for share in (0.3, 0.6)],
        [Awakening(SERPENT, place, share) for share in (0.1, 0.6, 0.95)],
        [FlyingPoints(7, (100, 300), (500, 200), share) for share in (0.2, 0.6)],
    ]
    for motion in motions:
        pictures = _frames(view, list(motion))
        assert len(set(pictures)) == len(pictures), motion[0]


def test_a_wave_lifts_only_the_pieces_near_its_crest() -> None:
    assert lift(0.0) > lift(1.0) > lift(2.0) > 0.0
    assert lift(3.0) == lift(-3.0) == 0.0


def test_points_that_fly_from_the_highest_lane_are_not_cut_by_the_edge(view: CourtView) -> None:
    table, before, after = seen_table(played(2, 0), 0), Surface(SIZE).convert(), Surface(SIZE).convert()
    view.draw(before, table)
    view.draw(after, table, CourtLook(moving=(FlyingPoints(3, (100, 40), (800, 40), 0.5),)))
    changed = abs(surfarray.array3d(before).astype(int) - surfarray.array3d(after)).max(axis=2) > 0
    rows = [y for y in range(SIZE[1]) if changed[:, y].any()]
    assert len(rows) >= 0.9 * view.points("+3", 1.0).get_bounding_rect().height
