"""The curtain: whom it is lowered for, what it says, and that only its button or Enter lifts it."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from attrs import fields

from mexica.drawing.curtain import Curtain
from mexica.play.click_guard import ClickGuard
from mexica.shell.match import usual_overlays
from mexica.shell.match.curtain_controls import CurtainControls
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.shell.match.pending_overlays import PendingOverlays
from mexica.shell.theme import Manager
from tests.drawing.drawn_texts import page, watched
from tests.drawing.plain_view import SIZE, PlainView
from tests.play.secret_cards import new_record
from tests.shell.match.secret_table import CardTable


class Curtained:
    """A table of people with its curtain; `calls` are what was asked of its scene."""

    def __init__(self, *kinds: str, actions: str = "", shift: int = 0) -> None:
        self.table = CardTable(new_record(*kinds, actions=actions, shift=shift))
        self.guard, self.calls = ClickGuard(), list[str]()
        self.controls = CurtainControls(
            self.table, self.guard, self.table.telling.sentences, self._note("menu"), self._note("lifted")
        )

    def _note(self, call: str) -> Callable[[], None]:
        return lambda: self.calls.append(call)

    def lowered(self) -> Curtain:
        curtain = self.controls.due()
        assert curtain is not None
        curtain.build(PlainView(), Manager(SIZE, lambda: (0, 0)))
        return curtain


def key(number: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=number, mod=0, unicode="")


def texts(curtain: Curtain) -> list[str]:
    with watched() as watch:
        curtain.build(view := PlainView(), Manager(SIZE, lambda: (0, 0)))
        curtain.draw(page(SIZE), view)
        assert watch.taken() == []
        drawn = [text.replace("\N{NO-BREAK SPACE}", " ") for _surface, text in watch.texts.values()]
    curtain.close()
    return drawn


def test_it_comes_down_before_every_person_who_has_not_taken_the_screen() -> None:
    scene = Curtained("person", "person")
    assert scene.controls.due() is not None
    scene.table.take_screen()
    assert scene.controls.due() is None
    scene.table.do("end")
    assert scene.controls.due() is not None
    assert Curtained("person", "quick").controls.due() is None


def test_it_stays_up_once_nobody_moves_any_more() -> None:
    scene = Curtained("person", "person", actions="end")
    scene.table.stopped = True
    assert scene.controls.due() is None


@pytest.mark.parametrize("lifting", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_lifts_it_for_the_person_to_move(window: None, lifting: int) -> None:
    scene = Curtained("person", "person", actions="end")
    scene.lowered().handle(key(lifting))
    assert (scene.calls, scene.table.viewing.viewer, scene.table.hand.cards) == (["lifted"], 1, (2, 3))


@pytest.mark.parametrize("pressed", [pygame.K_SPACE, pygame.K_h, pygame.K_z, pygame.K_e, pygame.K_F5])
def test_no_other_key_gets_around_it(window: None, pressed: int) -> None:
    scene = Curtained("person", "person", actions="end")
    scene.lowered().handle(key(pressed))
    assert (scene.calls, scene.table.viewing.viewer) == ([], None)


def test_the_menu_is_reached_and_leaves_nobody_at_the_screen(window: None) -> None:
    scene = Curtained("person", "person")
    scene.lowered().handle(key(pygame.K_ESCAPE))
    assert (scene.calls, scene.table.viewing.viewer) == (["menu"], None)
    assert scene.controls.due() is not None


def test_its_menu_offers_nothing_that_needs_the_table(window: None) -> None:
    actions: Any = SimpleNamespace(**dict.fromkeys(field.name for field in fields(OverlayActions)))
    shown = [
        {button.text for button in usual_overlays.menu(actions, "", False, covered=covered)._choices}
        for covered in (False, True)
    ]
    assert shown[0] - shown[1] == {"Take back the turn", "Record of the game"}


def test_no_banner_follows_it() -> None:
    scene = Curtained("person", "person")
    own: Any = SimpleNamespace(question=lambda actions: None, turn_note="")
    actions: Any = SimpleNamespace(close=list)
    assert PendingOverlays(scene.table, own).overlay(actions) is None


def test_a_press_that_was_meant_for_the_turn_before_is_guarded_against(window: None) -> None:
    scene = Curtained("person", "person")
    scene.lowered()
    assert scene.guard.ignores(key(pygame.K_RETURN))


def test_it_tells_what_everybody_may_know_of_the_turns_since(window: None) -> None:
    scene = Curtained("person", "person", actions="end, draw, turn, end")
    drawn = texts(scene.lowered())
    assert "Pass the screen to Seat 0" in drawn
    assert [text for text in drawn if "Seat 1" in text or "turned" in text] == [
        "Seat 1 draws a card.",
        "5 is turned face up.",
    ]


def test_it_looks_the_same_whatever_is_hidden(window: None) -> None:
    pictures = []
    for shift in (0, 7):
        scene = Curtained("person", "person", actions="draw, end", shift=shift)
        surface, curtain = pygame.Surface(SIZE), scene.lowered()
        surface.fill((shift, shift, shift))  # the table behind
        curtain.draw(surface, PlainView())
        curtain.close()
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_after_many_turns_it_tells_only_of_the_last(window: None) -> None:
    scene = Curtained("person", "person", actions="end, " + ", ".join(["turn"] * 10) + ", end")
    drawn = texts(scene.lowered())
    told = [text for text in drawn if "face up" in text]
    assert told == [f"{card} is turned face up." for card in range(8, 14)]
