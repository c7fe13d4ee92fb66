"""Every event that is seen on the table is shown in motion, which ends on the table as it is then."""

import pygame
import pytest
from attrs import evolve
from pygame import Rect, Surface

from mexica.drawing.motion import Motion
from mexica.games.aztekz.rules.events import (
    CardDeclined,
    CardDrawn,
    CardLaid,
    HeroesPlaced,
    HeroStepped,
    SoulsDropped,
    SoulsGiven,
    SoulsScared,
    SoulsStolen,
    SoulsTaken,
)
from mexica.games.aztekz.rules.state import Pile, State
from mexica.games.aztekz.table.motions.event_animations import acts
from mexica.games.aztekz.table.motions.event_fold import folded
from mexica.games.aztekz.table.motions.motion_look import moving_look
from mexica.games.aztekz.table.motions.moving_things import Recentring
from mexica.games.aztekz.table.motions.table_acts import Act
from mexica.games.aztekz.table.pictures.guide_pictures import example
from mexica.games.aztekz.table.pyramid.framing import framing_of
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PLAIN, PyramidLook
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.seen_pyramid import seen_pyramid
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from tests.games.aztekz.table.positions import played

SIZE = (1024, 700)
PILE = Pile("sun", 3)
EVENTS = (
    CardLaid(0, (2, 3), "new", "jaguar", ""),
    CardLaid(0, (1, 1), "nes", None, "nesw"),
    CardDeclined(0, "three", "jaguar"),
    HeroStepped(0, "helper1", (0, 1), (0, 2)),
    SoulsTaken(1, "helper1", (2, 1), "sun", 1),
    SoulsDropped(0, "helper1", (0, 1), "sun", 3),
    SoulsGiven(0, "helper1", (0, 1), PILE),
    SoulsStolen(1, (1, 0), 0, "helper2", Pile("jaguar", 3)),
    SoulsScared(1, "helper1", (2, 1), (("sun", 1), ("moon", 1)), ()),
)


@pytest.fixture(scope="module")
def view(window: None) -> PyramidView:
    layout = PyramidLayout(SIZE, 2)
    return PyramidView(layout, load_sprites(layout))


def frames(view: PyramidView, made: list[Act]) -> list[bytes]:
    """What is seen after parts of the time of all acts."""
    motion, pictures = Motion(), []
    for act in made:
        for share in (0.15, 0.5, 0.85):
            motion.begin([act], 0.8)
            motion.tick(share * act.seconds)
            backdrop = motion.backdrop
            assert backdrop is not None
            look = moving_look(motion, PLAIN, view.layout)
            surface = Surface(SIZE).convert()
            view.draw(surface, seen_pyramid(backdrop.state, backdrop.covering), look)
            pictures.append(pygame.image.tobytes(surface, "RGB"))
    return pictures


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_moves_something_all_the_time(view: PyramidView, event: object) -> None:
    made = acts([event], example())
    assert made
    shown = frames(view, made)
    assert len(set(shown)) == len(shown)


def test_a_game_begins_with_cards_drawn_and_heroes_set(view: PyramidView) -> None:
    state: State = played(2, 0)[0]
    drawn = state.drawn
    assert drawn is not None
    paths = {"straight": "ns", "corner": "es", "three": "esw", "cross": "nesw"}[drawn.shape]
    events = (CardLaid(0, (0, 0), paths, None, ""), HeroesPlaced(0, (0, 0)), CardDrawn(1, "cross", None))
    made = acts(events, state)
    assert len(made) == 3  # the first card lies where the view is already
    assert len(set(frames(view, made))) == 9


def test_a_pyramid_that_grows_is_brought_to_the_middle(view: PyramidView) -> None:
    before = example()
    event = CardLaid(0, (2, 3), "new", None, "")
    assert len(acts([event], before)) == 1  # five cells in a row as before
    wider = CardLaid(0, (-2, 1), "nes", None, "")
    made = acts([wider], before)
    assert len(made) == 2
    figures = [next(iter(made[1].figures(view.layout, passed))) for passed in (0.0, made[1].seconds)]
    views = [figure.framing for figure in figures if isinstance(figure, Recentring)]
    assert views == [framing_of(state.pyramid.cells) for state in (before, folded(before, wider))]


def test_a_card_on_another_is_raised_only_when_it_lies(view: PyramidView) -> None:
    events = (CardLaid(0, (1, 1), "nes", None, "nesw"), CardDrawn(1, "cross", None))
    laid, drawn = acts(events, evolve(example()))
    assert laid.backdrop.covering == frozenset()
    assert drawn.backdrop.covering == frozenset({(1, 1)})


def test_a_freed_pile_counts_when_it_has_come_to_its_stone(view: PyramidView) -> None:
    (freed,) = acts([SoulsGiven(0, "helper1", (0, 1), PILE)], example())
    backdrop = freed.backdrop
    table = seen_pyramid(backdrop.state)
    line = view.layout.side.line(0)

    def points(look: PyramidLook) -> bytes:
        surface = Surface(SIZE).convert()
        view.draw(surface, table, look)
        left = Rect(line.left, line.centery, view.layout.side.stone(0).left - line.left, line.height // 2)
        return pygame.image.tobytes(surface.subsurface(left), "RGB")

    before = points(PyramidLook(hidden=backdrop.hidden))
    assert table.points[0] == 6
    assert before != points(PLAIN)
    assert seen_pyramid(example()).points[0] == 4


def test_a_scared_card_goes_dark_under_its_hero(view: PyramidView) -> None:
    made = acts([SoulsScared(1, "helper1", (2, 1), (("sun", 1),), ())], example())
    motion = Motion()
    motion.begin(made, 0.8)
    motion.tick(0.1)
    darkening = moving_look(motion, PLAIN, view.layout).darkening
    assert darkening is not None
    assert darkening[0] == (2, 1)
    assert 0 < darkening[1] < 1
