"""The guide: pages that are turned, a picture on each, the rules at length behind them."""

import pygame
import pytest

from mexica.games import GAMES
from mexica.shell.guide_screen import GuideScreen
from mexica.shell.rules_screen import RulesScreen
from mexica.shell.start_screen import StartScreen
from tests.shell.hands import Hands


def drawn(hands: Hands) -> pygame.Surface:
    hands.until(lambda: hands.scene.picture is not None)
    return hands.scene.picture


def test_every_page_has_a_picture_of_its_own(hands: Hands) -> None:
    hands.press("How to play")
    seen = set()
    for number, page in enumerate(GAMES[0].guide()):
        assert hands.scene.number == number
        assert page.title in hands.texts()
        seen.add(pygame.image.tobytes(drawn(hands), "RGB"))
        hands.key(pygame.K_RIGHT)
    assert len(seen) == len(GAMES[0].guide())
    assert hands.scene.number == len(seen) - 1


def test_pages_are_turned_by_mouse_and_no_further_than_there_are(hands: Hands) -> None:
    hands.press("How to play")
    assert not hands.button("Previous").is_enabled
    hands.press("Next")
    hands.press("Next")
    hands.press("Previous")
    assert hands.scene.number == 1
    hands.key(pygame.K_END)
    assert not hands.button("Next").is_enabled
    hands.key(pygame.K_HOME)
    assert hands.scene.number == 0


def test_the_rules_at_length_are_reached_from_the_guide_and_lead_back_to_it(hands: Hands) -> None:
    hands.press("How to play")
    hands.press("Rules at length")
    assert isinstance(hands.scene, RulesScreen)
    assert "R or wheel turns it" in hands.texts()
    hands.press("Back")
    assert isinstance(hands.scene, GuideScreen)
    hands.press("Back")
    assert isinstance(hands.scene, StartScreen)


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
def test_no_text_of_the_guide_needs_a_scroll_bar(hands: Hands, size: tuple[int, int]) -> None:
    hands.app.window._window.size = size
    hands.settle()
    hands.press("How to play")
    for _page in GAMES[0].guide():
        sprites = hands.app.stage.manager.get_sprite_group().sprites()
        assert [s for s in sprites if getattr(s, "scroll_bar", None) is not None] == []
        hands.key(pygame.K_RIGHT)


def test_the_pictures_grow_with_the_window(hands: Hands) -> None:
    hands.press("How to play")
    before = drawn(hands).width
    hands.app.window._window.size = (1600, 1000)
    hands.settle()
    assert drawn(hands).width > before


def test_the_window_sleeps_once_the_pictures_are_there(hands: Hands) -> None:
    hands.press("How to play")
    hands.until(lambda: hands.scene.next_wake is None)
    hands.rest()
    assert not hands.app.step([])
