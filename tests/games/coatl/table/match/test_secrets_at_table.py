"""Whoever looks at the table sees, is told and can copy the same, whatever is hidden from them (C13.1)."""

import json
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pygame
import pytest
from pygame import Surface

from mexica.drawing.curtain import Curtain
from mexica.games.coatl import rules
from mexica.games.coatl.game import COATL
from mexica.games.coatl.table.court.hits import all_places
from mexica.games.coatl.table.input.words import card_name
from mexica.games.coatl.table.match import screen_look
from mexica.games.coatl.table.match.match_parts import match_parts
from mexica.games.coatl.table.match.match_record import Record
from mexica.games.coatl.table.match.usable_requests import usable_requests
from mexica.games.coatl.table.pictures.court_pictures import RecordPictures
from mexica.play.commands import Command
from mexica.play.record import Replay
from mexica.shell.game_protocol import LessonCalls
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.theme import Manager
from tests.games.coatl.table.playing import played_at_random
from tests.games.coatl.tables import seat, state

SIZE = (1024, 700)
RESTED = 2.0  # seconds, enough for a tip
SEATS = 2
ACTIONS = 70


SETTINGS = {"pace": 0.0, "scale": 1.0, "motion": False, "ask_before_end": False, "marks_of_others": True}


class Host:
    """A window of which a match needs the size, the settings, the widgets and the clipboard."""

    size, pointer, bots = SIZE, (0, 0), ()

    def __init__(self) -> None:
        self.settings = SimpleNamespace(**SETTINGS, keys={}, muted=True, previews=True)
        self.sound = Mock()
        self.manager = Manager(SIZE, lambda: self.pointer)
        self.copied = ""

    def copy_text(self, text: str) -> bool:
        self.copied = text
        return True

    def __getattr__(self, name: str) -> Mock:
        return Mock()


def scene_in(record: Record, state: rules.State) -> MatchScene:
    """A match of people that goes on from this state, with the curtain down."""
    begun = Record(record.setup, record.players, (), replayed=Replay(record.setup, state))
    host: Any = Host()
    made = MatchScene(host, partial(match_parts, host, begun))
    made.windows.show_due()
    return made


def another_world(state: rules.State, viewer: int | None) -> rules.State:
    """A state that looks the same to a seat, or to everybody, with all that is hidden drawn anew."""
    told = json.loads(json.dumps(rules.describe(state, viewer or 0)))
    if viewer is None:
        for player in told["seats"]:
            player["hand"] = [None] * len(player["hand"])
            player["temples"] = [None] * len(player["temples"])
    return rules.position({**told, "seed": 77})


def drawn(scene: MatchScene, *, behind: bool = False) -> bytes:
    surface = Surface(SIZE).convert()
    scene.draw_behind(surface) if behind else scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def seen(scene: MatchScene, *, behind: bool = False) -> Iterator[tuple[str, Any]]:
    """Everything that can be seen of a table: its picture, the tips of all places, what is copied."""
    table = scene.table
    yield "picture", drawn(scene, behind=behind)
    for place, area in all_places(scene.view.layout, table.seen(table.session.state)).items():
        scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=area.center, rel=(0, 0), buttons=(0, 0, 0)))
        scene.update(RESTED)
        yield str(place), screen_look.tips(table)
    for name, copy in (
        ("position", lambda: scene.commands.ask(Command.COPY)),
        ("record", scene.recording.copy),
    ):
        copy()
        yield name, scene._host.copied  # type: ignore[attr-defined]
    yield "usable", usable_requests(table, table.hand)


@pytest.mark.parametrize("viewer", [True, False])
def test_worlds_that_differ_in_what_is_hidden_look_and_read_the_same(window: None, viewer: bool) -> None:
    record, state = played_at_random(*["person"] * SEATS, seed=4, actions=ACTIONS)
    mover = rules.to_move(state)
    other = another_world(state, mover if viewer else None)
    assert other.players[mover - 1].hand != state.players[mover - 1].hand
    assert (other.players[mover].hand == state.players[mover].hand) is viewer
    worlds = [scene_in(record, one) for one in (state, other)]
    assert all(isinstance(world.overlay, Curtain) for world in worlds)
    if viewer:
        for world in worlds:
            world.table.take_screen()
            world.windows.close()
    everything = [list(seen(world, behind=not viewer)) for world in worlds]
    for here, there in zip(*everything, strict=True):
        assert here == there
    found = dict(everything[0])
    assert any(isinstance(tips, tuple) and tips for tips in found.values()) is viewer
    if viewer:
        assert card_name(state.players[mover].hand[0]) in found["position"]


BEGIN = state(seat("G", "P10 P11", temples="T5"), seat("Y", "P12 P13", temples="T6"), deck=20)
HIDDEN = ("prophecy deck", "done")  # what the other does, unseen


def after_a_hidden_turn(begin: rules.State) -> MatchScene:
    """A match of two people after a turn of each, with the curtain down before the first."""
    record, _state = played_at_random("person", "person", seed=1, actions=0)
    scene = scene_in(record, begin)
    for turn in (("take h1",), HIDDEN):
        scene.table.take_screen()
        scene.windows.close()
        for action in turn:
            scene.table.do(rules.parse(action))
            scene.update(RESTED)
    assert isinstance(scene.overlay, Curtain)
    return scene


def told_of(scene: MatchScene) -> Iterator[tuple[str, Any]]:
    """What the first person is shown of the other's turn, before and after taking the screen."""
    yield "curtain", drawn(scene)
    scene.table.take_screen()
    scene.windows.close()
    yield from seen(scene)
    scene.commands.ask(Command.RECORD)
    yield "record beside the table", drawn(scene)
    for number in range(len(scene.table.session.history)):
        scene.table.look_back(number)
        yield f"after action {number}", drawn(scene)
    scene.recording.close()
    scene._host.settings.motion = True  # type: ignore[misc]
    scene.commands.ask(Command.LAST_ROUND)
    for frame in range(8):
        scene.update(0.2)
        yield f"frame {frame} of the last round", drawn(scene)


def test_the_turn_of_another_is_told_and_shown_again_without_what_it_hid(window: None) -> None:
    other = another_world(BEGIN, 0)
    assert other.deck[0] != BEGIN.deck[0]
    everything = [list(told_of(after_a_hidden_turn(world))) for world in (BEGIN, other)]
    for here, there in zip(*everything, strict=True):
        assert here == there
    found = dict(everything[0])
    assert "draws an unseen prophecy" in found["record"].lower()
    assert len({found[f"frame {frame} of the last round"] for frame in range(8)}) > 2


def test_no_curtain_comes_down_over_a_turn_played_again(window: None) -> None:
    record, _state = played_at_random("person", "person", seed=1, actions=0)
    ended: list[bool] = []
    calls = LessonCalls(ask_hint=list, end_turn=lambda: ended.append(True))
    begun = Record(record.setup, record.players, (), replayed=Replay(record.setup, BEGIN))
    lesson = COATL.make_lesson(Host(), begun, calls)  # type: ignore[arg-type]
    lesson.windows.show_due()
    lesson.play(["take h1"])
    lesson.update(RESTED)
    assert (ended, lesson.overlay, lesson.table.viewing.viewer) == ([True], None, 0)


def test_the_picture_of_a_save_shows_nobodys_hand(window: None) -> None:
    record, state_ = played_at_random(*["person"] * SEATS, seed=4, actions=ACTIONS)
    pictures = RecordPictures((240, 150))
    drawn_ = [pictures.draw((record, one)) for one in (state_, another_world(state_, None))]
    assert pygame.image.tobytes(drawn_[0], "RGB") == pygame.image.tobytes(drawn_[1], "RGB")
