"""Pictures are prepared before a game begins, so that none of its frames has to wait for a file."""

import random

import pytest
from attrs import evolve
from pygame import Surface

from mexica.drawing.sprites import Sprites
from mexica.games.mexica.rules import apply, start
from mexica.games.mexica.rules.spaces import ISLAND, PALACE, each, set_of
from mexica.games.mexica.table.board.figures import Flight
from mexica.games.mexica.table.board.ground import Ground
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.lake import Lake
from mexica.games.mexica.table.motions.preload import add_preloads
from mexica.games.mexica.table.motions.table_acts import Cast
from mexica.games.mexica.table.motions.table_geometry import geometry_of
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.playing import new_game
from tests.games.mexica.table.references import scene
from tests.games.mexica.table.render import SEATS
from tests.games.mexica.table.viewing import SIZE, drawn, fresh_view

PREPARED = ("bank", "overlay", "boat", "mote", "shadow", "bridge", "decor", "pilli")


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the sprites whose files are read."""
    names, source = [], Sprites.source
    monkeypatch.setattr(Sprites, "source", lambda made, name: names.append(name) or source(made, name))
    return names


@pytest.fixture
def view(window: None, read: list[str]) -> TableView:
    """A view for which everything is prepared."""
    made = fresh_view()
    add_preloads(made.layout, made.sprites)
    made.sprites.preload_all()
    read.clear()
    return made


def test_no_file_is_read_for_what_lies_on_a_space(view: TableView, read: list[str]) -> None:
    state, look = scene("late")
    drawn(view, state, look)
    everywhere = frozenset(each(ISLAND))
    small = next(land for land in state.board.districts if land.bit_count() < 10)
    drawn(view, state, evolve(look, chosen=everywhere, refused=everywhere, district=small))
    ground, chance = Ground(view.layout, view.sprites), random.Random(1)
    for share in (0.2, 0.5, 0.8):
        dug = set_of(space for space in each(ISLAND & ~PALACE) if chance.random() < share)
        ground.draw(Surface(SIZE).convert(), dug)
    assert not _prepared(view, read)


def test_no_file_is_read_for_what_flies(view: TableView, read: list[str]) -> None:
    setup, actions = game("four_players_to_the_end")
    cast, geometry, lake = Cast(SEATS, (setup.display, setup.later)), geometry_of(view, 4), Lake()
    state = start(setup)
    drawn(view, state)
    seen: dict[tuple[str, float], Flight] = {}
    for action in actions:
        step = apply(state, action)
        for act in acts(step.events, state, cast):
            for share in (0.1, 0.35, 0.6, 0.85):
                _note(seen, act.figures(geometry, share * act.seconds))
        state = step.state
    lake.start()
    for _ in range(60):
        lake.tick(0.3)
        _note(seen, lake.over(Look(), geometry).moving)
    for flight in seen.values():
        view.draw_figure(Surface(SIZE).convert(), flight)
    assert {name.split("_")[0] for name, _growth in seen} >= {"canoe", "glint", "dust", "marigold", "petal"}
    assert not _prepared(view, read)


def test_a_match_has_all_that_prepared_when_it_begins(tmp_path, read: list[str]) -> None:
    made = Driver(tmp_path, new_game("person", "person"))
    view = made.match.view
    read.clear()
    add_preloads(view.layout, view.sprites)
    view.sprites.preload_all()
    assert not read
    made.close()


def test_no_button_is_drawn_anew_when_all_turn_grey(tmp_path) -> None:
    made = Driver(tmp_path, new_game("person", "person"))
    bar, grey = made.match.bar, screen_look.grey_looks(made.match.table)
    drawn_before = bar._button.cache_info().misses
    for bar.reviewing, bar.watching in ((False, False), (True, False), (False, True)):
        bar.draw(Surface(SIZE).convert(), grey)
    assert bar._button.cache_info().misses == drawn_before
    made.close()


def _note(seen: dict[tuple[str, float], Flight], figures) -> None:
    seen.update({(one.sprite, one.growth): one for one in figures if isinstance(one, Flight)})


def _prepared(view: TableView, read: list[str]) -> set[str]:
    return set(read) & {name for layer in PREPARED for name in view.sprites.of_layer(layer)}
