"""A click beside the board on what cannot be had says why, with the clause."""

import pygame
import pytest

from mexica.games.mexica.rules import parse
from mexica.games.mexica.table.input.click_outcome import Say
from mexica.games.mexica.table.input.why_not import away_reason
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.panels.display_view import DisplaySlot
from mexica.shell.match.mouse_rest import REST


def said(made) -> str:
    tips = screen_look.tips(made.match.table)
    return tips[0].text if tips else ""


def test_a_token_of_the_second_period_says_when_it_is_laid_out(alone):
    alone.freeze()
    later = "This token is laid out when period 2 begins. (R2.2)"
    alone.move(alone.match.view.layout.later_place(3).center)
    assert said(alone) == ""
    alone.wait(REST)
    assert said(alone) == later
    alone.mouse(alone.match.view.layout.later_place(4).center)
    assert said(alone) == later
    assert alone.match.table.mouse.said == Say(later, clause="R2.2")


@pytest.mark.parametrize(("fate", "clause"), [("founded", "R8.3"), ("removed", "R12.1"), ("later", "R2.2")])
def test_every_token_that_is_not_on_display_has_its_reason(fate, clause):
    assert away_reason(DisplaySlot(5, fate)).clause == clause


def test_a_token_that_has_left_the_display_says_so(alone, monkeypatch):
    layout = alone.match.view.layout
    gone = (DisplaySlot(3, "removed"), *alone.match.own.controls.displayed().slots[1:])
    monkeypatch.setattr("mexica.games.mexica.table.match.turn_controls.display_slots", lambda *_: gone)
    alone.mouse(layout.display_place(0).center)
    assert said(alone) == "This token has left the game, as nobody can found its district. (R12.1)"


def test_ones_own_action_tokens_say_how_they_pay(alone):
    alone.freeze()
    layout = alone.match.view.layout
    alone.mouse(layout.turn_box.center)
    assert alone.match.table.mouse.said is None
    alone.act(parse("take"))
    alone.wait()
    how = "Action tokens pay by themselves once the points of the turn are spent. (R3.2)"
    for place in (layout.turn_box.center, layout.player_line(0, 3).center):
        alone.mouse(place)
        assert said(alone) == how
    assert not alone.match.table.mouse.said.refused
    alone.mouse(layout.player_line(1, 3).center)
    assert alone.match.table.mouse.said is None


def test_a_click_on_bare_stone_says_nothing(alone):
    alone.freeze()
    alone.mouse(alone.match.view.layout.bar.topleft)
    assert said(alone) == ""


def test_redo_says_that_nothing_was_taken_back(alone):
    alone.key(pygame.K_y, pygame.KMOD_LCTRL)
    assert alone.match.table.announcements.text == "Nothing was taken back."
