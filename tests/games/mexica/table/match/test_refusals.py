"""A click that leads to nothing is answered at the mouse, and changes nothing."""

import pygame

from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match import screen_look
from tests.games.mexica.table.driving import done


def test_a_click_on_nothing_legal_says_why_and_changes_nothing(alone):
    alone.button(ToolKind.CANAL)
    alone.click("H7")
    line = screen_look.tips(alone.match.table)[0]
    assert line.text == "H7 belongs to the palace; no canal may be dug there. (R4.2)"
    assert alone.match.table.mouse.refused == {named("H7")}
    assert done(alone) == []


def test_a_click_on_the_lake_does_nothing_bad(alone):
    alone.button(ToolKind.CANAL)
    alone.click("A1")
    assert screen_look.tips(alone.match.table)[0].text == "A1 is part of the lake. (R4.2)"
    assert done(alone) == []


def a_hint(driver) -> bool:
    driver.freeze()
    driver.click("E9")
    return bool(screen_look.tips(driver.match.table))


def test_a_question_and_escape_take_what_was_said_at_the_mouse_away(alone):
    assert a_hint(alone)
    alone.key(pygame.K_RETURN)
    assert not screen_look.tips(alone.match.table)
    alone.key(pygame.K_ESCAPE)
    assert not screen_look.tips(alone.match.table)
    alone.button(ToolKind.CANAL)
    alone.click("H7")
    alone.key(pygame.K_ESCAPE)
    assert alone.match.table.hand.tool is None
    assert not screen_look.tips(alone.match.table)


def test_another_size_takes_what_was_said_at_the_mouse_away(alone):
    assert a_hint(alone)
    alone.match.resize((1500, 950))
    assert not screen_look.tips(alone.match.table)
