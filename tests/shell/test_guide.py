"""The guide: turning pages, their pictures, and the way to the complete rules."""

import pygame
import pytest
from pygame_gui.elements import UITextBox

from mexica.box import games
from mexica.games.aztekz.game import AZTEKZ
from mexica.games.coatl.game import COATL
from mexica.games.mexica.game import MEXICA
from mexica.shell import language
from mexica.shell.game_protocol import AnyGame
from mexica.shell.guide_screen import GuideScreen
from mexica.shell.picture_loader import PictureLoader
from mexica.shell.rules_screen import RulesScreen
from mexica.shell.start_screen import StartScreen
from tests.shell.hands import Hands


def drawn(hands: Hands) -> pygame.Surface:
    hands.until(lambda: hands.scene.picture is not None)
    return hands.scene.picture


def test_every_page_has_a_picture_of_its_own(hands: Hands) -> None:
    hands.press("Rules and guide")
    seen = set()
    for number, page in enumerate(games()[0].guide()):
        assert hands.scene.number == number
        assert page.title in hands.texts()
        seen.add(pygame.image.tobytes(drawn(hands), "RGB"))
        hands.key(pygame.K_RIGHT)
    assert len(seen) == len(games()[0].guide())
    assert hands.scene.number == len(seen) - 1


def test_pages_are_turned_by_mouse_and_no_further_than_there_are(hands: Hands) -> None:
    hands.press("Rules and guide")
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
    hands.press("Rules and guide")
    hands.press("Rules")
    assert isinstance(hands.scene, RulesScreen)
    assert "R1.4" in hands.texts()
    hands.press("Back")
    assert isinstance(hands.scene, GuideScreen)
    hands.press("Back")
    assert isinstance(hands.scene, StartScreen)


@pytest.mark.parametrize("game", [MEXICA, COATL, AZTEKZ], ids=lambda game: game.key)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1600, 1000), (1920, 1080)])
@pytest.mark.parametrize("spoken", language.codes())
def test_no_text_of_the_guide_needs_a_scroll_bar(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, game: AnyGame, size: tuple[int, int], spoken: str
) -> None:
    monkeypatch.setattr(PictureLoader, "update", lambda _loader: False)
    hands.app.control.change(language=spoken)
    hands.app.window.resize(size)
    hands.settle()
    hands.app.navigation.open_guide(game)
    hands.step()
    for _page in game.guide():
        sprites = hands.app.stack.manager.get_sprite_group().sprites()
        assert [s for s in sprites if getattr(s, "scroll_bar", None) is not None] == []
        hands.key(pygame.K_RIGHT)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1600, 1000)])
def test_no_line_of_the_guide_or_the_rules_begins_with_a_blank(hands: Hands, size: tuple[int, int]) -> None:
    hands.app.window.resize(size)
    hands.settle()
    hands.press("Rules and guide")
    for _page in games()[0].guide():
        assert begun_with_blanks(hands) == []
        hands.key(pygame.K_RIGHT)
    hands.press("Rules")
    assert begun_with_blanks(hands) == []


def begun_with_blanks(hands: Hands) -> list[str]:
    boxes = (s for s in hands.app.stack.manager.get_sprite_group().sprites() if isinstance(s, UITextBox))
    rows = (row for box in boxes for row in box.text_box_layout.layout_rows)
    texts = ("".join(getattr(item, "text", "") for item in row.items) for row in rows)
    return [text for text in texts if text != text.lstrip() and text.strip()]


def test_the_pictures_grow_with_the_window(hands: Hands) -> None:
    hands.press("Rules and guide")
    before = drawn(hands).width
    hands.app.window.resize((1600, 1000))
    hands.settle()
    assert drawn(hands).width > before


def seen(hands: Hands) -> pygame.Surface:
    """The pixels inside the frame."""
    hands.app.stack.dirty = True
    hands.step()
    return hands.app.window.surface.subsurface(hands.scene.framed.inside).copy()


def far(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of two pictures in colour, both scaled down to 12 x 12 pixels."""
    small = [pygame.transform.smoothscale(picture, (12, 12)) for picture in (one, other)]
    pairs = zip(*(pygame.image.tobytes(picture, "RGB") for picture in small), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (3 * 12 * 12)


def test_a_pale_picture_waits_for_the_first_one_which_comes_softly(hands: Hands) -> None:
    hands.app.navigation.open_guide(hands.game)
    hands.app.step([])
    assert hands.scene.picture is None
    pale = hands.app.window.surface.subsurface(hands.scene.framed.inside).copy()
    assert pygame.transform.average_color(pale)[0] > 150
    assert len({tuple(pale.get_at((x, pale.height // 2))) for x in range(0, pale.width, 9)}) > 20
    whole = drawn(hands)
    hands.until(lambda: hands.scene.framed.next_wake is not None)
    half = seen(hands)
    hands.until(lambda: hands.scene.framed.next_wake is None)
    assert 0 < far(half, whole) < far(pale, whole)
    assert far(seen(hands), whole) < 1


def test_a_page_whose_picture_is_there_shows_it_at_once(hands: Hands) -> None:
    hands.press("Rules and guide")
    hands.until(lambda: hands.scene.next_wake is None)
    hands.key(pygame.K_RIGHT)
    assert hands.scene.framed.next_wake is None
    assert far(seen(hands), hands.scene.picture) < 1


def test_the_window_sleeps_once_the_pictures_are_there(hands: Hands) -> None:
    hands.press("Rules and guide")
    hands.until(lambda: hands.scene.next_wake is None)
    hands.rest()
    assert not hands.app.step([])
