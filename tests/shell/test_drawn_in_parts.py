"""What a table draws only where it has changed is, to the pixel, what it would draw afresh."""

import gc
import random
import weakref
from collections.abc import Sequence
from typing import Any

import pygame
import pytest
from attrs import evolve

from mexica.box import games
from mexica.drawing.canvas import Canvas, KeptPicture
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.play.opponents import Opponents
from mexica.resources import shipped_saves
from tests.shell.hands import SIZE, Hands
from tests.shell.test_saves import a_game

STEP = 1 / 60
FRAMES = 45  # after each action
UNLOOKED_AT = 6  # frames between two that are compared
POINTED = 5  # frames between two moves of the mouse
LATEST = {
    "mexica/In the second period.json": 8,
    "mexica/A finished game.json": 2,
    "coatl/Serpents in the making.json": 10,
    "aztekz/Souls on the way.json": 10,
}
"""Games among the shipped saves, with how many of their actions are shown."""


@pytest.fixture
def whole(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether all of the picture was copied, for each frame."""
    found: list[bool] = []
    stale = Canvas._stale

    def noted(canvas: Canvas, picture: KeptPicture) -> list[pygame.Rect] | None:
        areas = stale(canvas, picture)
        found.append(areas is None)
        return areas

    monkeypatch.setattr(Canvas, "_stale", noted)
    return found


def assert_like_afresh(hands: Hands) -> None:
    afresh = pygame.Surface(SIZE).convert(hands.app.window.surface)
    hands.app.stack.draw(afresh)
    assert pixels(hands.app.window.surface) == pixels(afresh)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def pointing(chance: random.Random) -> pygame.Event:
    where = chance.randrange(SIZE[0]), chance.randrange(SIZE[1])
    return pygame.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0), touch=False)


@pytest.mark.parametrize("name", LATEST)
@pytest.mark.parametrize("people", [False, True], ids=["computers", "person"])
def test_frames_are_like_afresh(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, whole: list[bool], name: str, *, people: bool
) -> None:
    monkeypatch.setattr(PyramidView, "_waits", lambda *_: False)
    coming, chance = begun(hands, monkeypatch, name, people=people), random.Random(name)
    for action in coming:
        hands.scene.table.runner.choose([action])
        for frame in range(FRAMES):
            events = [pointing(chance)] if people and frame % POINTED == 0 else []
            drawn = hands.app.step(events, STEP)
            if drawn and frame % UNLOOKED_AT == 0:
                assert_like_afresh(hands)
    assert not all(whole)


def test_what_waits_for_the_next_frame_is_like_afresh_when_nothing_moves_any_more(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    coming = begun(hands, monkeypatch, "aztekz/Souls on the way.json", people=False)
    waits, waited = PyramidView._waits, []
    monkeypatch.setattr(
        PyramidView, "_waits", lambda view, *what: (waited.append(waits(view, *what)), waited[-1])[1]
    )
    table = hands.scene.table
    for action in coming:
        table.runner.choose([action])
        hands.app.step([], STEP)
        while table.motion.running:
            hands.app.step([], STEP)
        assert_like_afresh(hands)
    assert any(waited)


def begun(hands: Hands, monkeypatch: pytest.MonkeyPatch, name: str, *, people: bool) -> Sequence[Any]:
    """Open a save some actions before its end; return these actions, which alone are played."""
    monkeypatch.setattr(Opponents, "ask", lambda *_: None)
    game = next(game for game in games() if game.key == name.partition("/")[0])
    record: Any = game.load(shipped_saves() / name.removeprefix("mexica/"))
    players = [evolve(player, kind="greedy") for player in record.players]
    players[0] = evolve(players[0], kind="person" if people else "greedy")
    played, coming = record.actions[: -LATEST[name]], record.actions[-LATEST[name] :]
    hands.app.navigation.play(game, evolve(record, players=tuple(players), actions=played))
    hands.step()
    hands.scene.table.runner.keep = lambda _record: True
    return coming


def test_nothing_stays_of_a_panel_or_a_question_over_the_table(hands: Hands) -> None:
    hands.play(a_game(4, "start G7"))
    hands.settle()
    for _ in range(2):
        hands.app.navigation.open_settings(hands.game)
        hands.step()
        hands.key(pygame.K_ESCAPE)
        hands.step()
        assert_like_afresh(hands)
        hands.app.dialogs.tell("Title", "Text")
        hands.step()
        hands.key(pygame.K_ESCAPE)
        hands.step()
        assert_like_afresh(hands)
        hands.app.stack.dirty = True
        hands.step()
        assert_like_afresh(hands)


def test_a_scene_gets_a_surface_again_only_if_nothing_else_has_drawn_on_it(hands: Hands) -> None:
    hands.play(a_game(4, "start G7"))
    hands.settle()
    stack, window, other = hands.app.stack, hands.app.window.surface, pygame.Surface(SIZE)
    got: list[pygame.Surface] = []
    hands.scene.draw = got.append
    for surface in (window, window, other, window, window):
        stack.draw(surface)
    assert [one is window for one in got] == [True, True, False, False, True]
    hands.app.dialogs.tell("Title", "Text")
    hands.step()
    got.clear()
    stack.draw(window)
    stack.draw(window)
    stack.pop()
    stack.draw(window)
    assert len(got) == 3
    assert not any(one is window for one in got)


def test_nothing_keeps_a_scene_in_memory_that_was_left(hands: Hands) -> None:
    hands.play(a_game(4, "start G7"))
    hands.settle()
    scene = weakref.ref(hands.scene)
    hands.app.stack.clear()
    gc.collect()
    assert scene() is None
