"""Every text of the table can be read on what lies under it, in both contrasts."""

from collections.abc import Iterator

import pytest
from attrs import evolve
from pygame import Surface

from mexica.drawing import palette
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
from mexica.games.aztekz.table.pyramid.seen_pyramid import seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from tests.drawn_texts import drawn_texts

SIZE = (1024, 700)
HERO = places.hero(0, "helper1")
KINDS = ("take", "drop", "give", "scare")
RING = ActionRing(
    HERO,
    tuple(
        RingEntry(kind, f"icon_{kind}", kind.capitalize(), count=2, usable=kind != "scare", cap="1")
        for kind in KINDS
    ),
    "drop",
)
LOOKS = {
    "plain": PLAIN,
    "lit": PyramidLook(fitting={(2, 3): 3, (1, 1): 2}, reachable={(0, 0): 1, (1, 2): 2}, note="Turn: R"),
    "held": PyramidLook(ghost=Ghost((2, 3), "new", "sun"), last_cards=True),
    "ring": PyramidLook(ring=RING),
    "marked": PyramidLook(marks=tuple(ActionMark(n, n % 2, places.on((n, 1))) for n in range(3))),
}


@pytest.fixture(autouse=True)
def usual_contrast(window: None) -> Iterator[None]:
    yield
    palette.use(high=False)


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("name", LOOKS)
def test_texts_of_the_table_are_read(name: str, high: bool) -> None:
    palette.use(high)
    layout = PyramidLayout(SIZE, 2)
    table = seen_pyramid(example(), {(1, 2)})
    piles = (table.piles[0], ())

    def draw() -> Surface:
        surface = Surface(SIZE).convert()
        view = PyramidView(layout, load_sprites(layout))
        view.draw(surface, evolve(table, piles=piles), LOOKS[name])
        return surface

    found = drawn_texts(draw)
    assert len(found) >= 15, [text.writing.text for text in found]
    hard = [f"{one.contrast:.2f} {one.writing} at {tuple(one.where)}" for one in found if not one.readable]
    assert not hard, "\n".join(hard)
