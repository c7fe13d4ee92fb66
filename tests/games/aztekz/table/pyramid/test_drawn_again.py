"""Frame by frame, only what has changed is drawn, and not all of it at once while something moves."""

import pygame
import pytest
from attrs import evolve
from pygame import Surface

from mexica.games.aztekz.table.motions.moving_things import WalkingHero
from mexica.games.aztekz.table.pictures.guide_pictures import example
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import (
    PLAIN,
    ActionMark,
    ActionRing,
    Ghost,
    PyramidLook,
    RingEntry,
)
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid, seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites

TABLE = seen_pyramid(example(), {(1, 2)})
HELPER = places.hero(0, "helper1")
WALKING = PyramidLook(
    moving=(WalkingHero(TABLE.heroes[1], (300.0, 300.0), (400.0, 300.0), 0.5),), hidden=frozenset({HELPER})
)
PASSING = (
    PLAIN,
    PyramidLook(fire=(2.0, 1.0)),
    PyramidLook(ghost=Ghost((2, 3), "new")),
    PyramidLook(ring=ActionRing(HELPER, (RingEntry("take", "icon_hint", "Take"),)), pointed=HELPER),
    PyramidLook(marks=(ActionMark(1, 0, places.on((0, 0))),)),
    PyramidLook(reachable={(0, 0): 1}),
)


@pytest.fixture
def view(window: None) -> PyramidView:
    layout = PyramidLayout((1024, 700), 2)
    return PyramidView(layout, load_sprites(layout))


def picture(view: PyramidView, table: SeenPyramid, look: PyramidLook = PLAIN) -> Surface:
    surface = Surface(view.layout.size).convert()
    view.draw(surface, table, look)
    return surface


@pytest.fixture
def drawn(view: PyramidView, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is drawn of a table that was seen before, by the names of its parts."""
    done: list[str] = []

    def noted(part: object, method: str, name: str) -> None:
        real = getattr(part, method)
        monkeypatch.setattr(part, method, lambda *what: (done.append(name), real(*what)))

    noted(view._cards, "draw", "cards")
    noted(view._people, "draw", "people")
    noted(view._players, "draw", "players")
    for part in ("drawn", "deck", "supply"):
        noted(view._left, f"draw_{part}", part)
    picture(view, TABLE)
    done.clear()
    return done


def test_only_what_changes_is_drawn_again(view: PyramidView, drawn: list[str]) -> None:
    for look in PASSING:
        picture(view, TABLE, look)
    assert drawn == []
    picture(view, TABLE, PyramidLook(turned="esw"))
    assert drawn == ["drawn"]
    drawn.clear()
    picture(view, evolve(TABLE, deck={**TABLE.deck, "cross": 1}), PyramidLook(turned="esw"))
    assert drawn == ["deck"]
    drawn.clear()
    picture(view, evolve(TABLE, scared=(0, 0)), PyramidLook(turned="esw"))
    assert drawn == ["deck"]  # as it was before; heroes and cards stay, only a light has changed


def test_panels_and_fires_follow_a_frame_later_where_something_moves(
    view: PyramidView, drawn: list[str]
) -> None:
    freed = evolve(TABLE, points=(9, TABLE.points[1]), supply={"sun": 1})
    burning = evolve(WALKING, fire=(2.0, 1.0))
    resting = view._fires._burning
    picture(view, freed, burning)
    assert drawn == ["people"]
    assert view._fires._burning == resting
    picture(view, freed, burning)
    assert drawn == ["people", "players", "supply"]
    assert view._fires._burning != resting


def test_nothing_waits_where_nothing_moves(view: PyramidView, drawn: list[str]) -> None:
    freed = evolve(TABLE, points=(9, TABLE.points[1]))
    surface = Surface(view.layout.size).convert()
    view.draw(surface, freed, PyramidLook(fire=(2.0, 1.0)))
    assert drawn == ["players"]
    fresh = PyramidView(view.layout, load_sprites(view.layout))
    at_once = picture(fresh, freed, PyramidLook(fire=(2.0, 1.0)))
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_a_table_is_whole_at_once_even_where_something_moves(view: PyramidView) -> None:
    """As in the pictures of the guide, after which there is no next frame."""
    panels = view.layout.side.area
    still = picture(view, TABLE).subsurface(panels)
    moving = picture(PyramidView(view.layout, load_sprites(view.layout)), TABLE, WALKING).subsurface(panels)
    assert pygame.image.tobytes(still, "RGB") == pygame.image.tobytes(moving, "RGB")
