"""The pages of the settings: what does not fit scrolls, and every choice can be reached."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from mexica.drawing import palette
from mexica.drawing.contrast import luminance
from mexica.shell import language
from mexica.shell.settings import read
from mexica.shell.settings_screen import SettingsScreen
from tests.shell.hands import Hands


@pytest.fixture
def settings(hands: Hands) -> Hands:
    hands.press("Settings")
    return hands


def test_each_page_shows_its_own_rows(settings: Hands) -> None:
    assert "Language" in settings.texts()
    settings.press("Sound")
    assert "Music" in settings.texts()
    assert "Language" not in settings.texts()


def test_a_page_that_fits_does_not_scroll(settings: Hands) -> None:
    for page in ("Game", "Display", "Sound"):
        settings.press(page)
        assert not settings.scene.scrolled.scrolls


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1600, 1000), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("spoken", language.codes())
def test_choices_stand_beside_their_labels_at_every_usual_size(
    settings: Hands, size: tuple[int, int], spoken: str
) -> None:
    settings.app.control.change(language=spoken)
    settings.app.window.resize(size)
    settings.settle()
    for number, page in enumerate(settings.scene.pages):
        settings.scene.open(number)
        settings.step()
        panel = settings.scene.panel
        for row in settings.scene.pages[number].rows:
            choices = [settings.button(choice.text).rect for choice in row.choices]
            assert min(one.left for one in choices) > panel.left + panel.width / 4, page.title


class TestInLittleRoom:
    """With letters so large that a page is higher than the window."""

    @pytest.fixture(autouse=True)
    def _large(self, settings: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(SettingsScreen, "per_unit", 1.5)
        settings.press("Sound")
        assert settings.scene.scrolled.scrolls

    def test_the_wheel_brings_the_last_row_into_view(self, settings: Hands) -> None:
        area = settings.scene.scrolled
        settings.point(area.view.center)
        for _ in range(30):
            settings.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
        assert area.view.contains(settings.button("Yes").rect)
        settings.press("Yes")
        assert settings.settings.music_in_background
        assert settings.scene.scrolled.offset == area.offset

    def test_a_choice_that_is_scrolled_away_cannot_be_clicked(self, settings: Hands) -> None:
        hidden = settings.button("Yes")
        assert hidden.rect.top > settings.scene.scrolled.view.bottom
        settings.click(hidden.rect.center)
        assert not settings.settings.music_in_background

    def test_the_focus_is_always_in_view(self, settings: Hands) -> None:
        for _ in range(20):
            settings.key(pygame.K_TAB)
            scene = settings.scene
            if scene.scrolled.holds(scene.keys.on):
                assert scene.scrolled.view.contains(scene.keys.on.rect)

    def test_another_page_begins_at_its_top(self, settings: Hands) -> None:
        settings.tab_to("Game")
        settings.scene.scrolled.scroll_to(20)
        settings.key(pygame.K_RETURN)
        assert settings.scene.number == 1
        assert settings.scene.scrolled.offset == 0


class TestContrast:
    @pytest.fixture(autouse=True)
    def _usual_again(self) -> Iterator[None]:
        yield
        palette.use(high=False)

    def test_it_changes_at_once_and_is_kept(self, settings: Hands) -> None:
        usual = ink(settings)
        settings.press("High")
        assert settings.settings.high_contrast
        assert read(settings.folders.settings_file)[0].high_contrast
        assert luminance(ink(settings)) > luminance(usual)
        settings.press("Normal")
        assert ink(settings) == usual

    def test_it_holds_from_the_start_on(self, settings: Hands, opened: Callable[[], Hands]) -> None:
        settings.press("High")
        high = ink(settings)
        palette.use(high=False)
        again = opened()
        assert ink(again) == high
        again.press("Settings")
        again.press("Normal")
        assert ink(again) != high


def ink(hands: Hands) -> pygame.Color:
    """The colour of the text on the lowest button of the screen that is open."""
    return hands.buttons()[-1].colours["normal_text"]
