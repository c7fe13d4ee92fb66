"""No text of the screens around a table is cut off or lies on another, in any language and at any size."""

import gettext
import re
from collections.abc import Iterator

import pygame
import pytest
from pygame_gui.core import UIElement
from pygame_gui.elements import UIButton, UILabel, UITextEntryLine

from mexica import texts
from mexica.play.questions import Question
from mexica.shell import language
from mexica.texts import _
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game

LONGER = "longer"  # a made-up language whose texts are about 35 % longer than the English ones
KEPT = re.compile(r"(\{[^}]*\}|<[^>]*>|&\w+;)")  # what a translation has to keep as it is
SCREENS = (
    "start",
    "setup",
    "saves",
    "save",
    "guide",
    "rules",
    "lessons",
    "statistics",
    "settings",
    "question",
)


class Longer(gettext.NullTranslations):
    """Texts with many letters doubled, as a stand-in for a language with long words."""

    def gettext(self, message: str) -> str:
        return longer(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return longer(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return longer(message)


def longer(text: str) -> str:
    parts = KEPT.split(text)
    return "".join(
        part if number % 2 else re.sub("([aeiounr])", r"\1\1", part, flags=re.IGNORECASE)
        for number, part in enumerate(parts)
    )


def test_the_longer_language_is_about_a_third_longer() -> None:
    english = "Ask before ending a turn with {points} points left"
    assert 1.25 <= len(longer(english)) / len(english) <= 1.45
    assert "{points}" in longer(english)


def seen(hands: Hands, widget: UIElement) -> pygame.Rect:
    """Return the part of a widget that is not scrolled away."""
    area = getattr(hands.scene, "scrolled", None)
    return widget.rect.clip(area.view) if area is not None and area.holds(widget) else widget.rect


def faults(hands: Hands) -> list[str]:
    """Say which texts of widgets do not fit, and which widgets lie on each other."""
    found = []
    shown: list[tuple[str, pygame.Rect]] = []
    for widget in hands.app.stack.manager.get_sprite_group().sprites():
        if not isinstance(widget, UIButton | UILabel | UITextEntryLine) or not widget.text:
            continue
        if not isinstance(widget, UITextEntryLine):
            assert widget.font is not None
            needs, has = widget.font.get_rect(widget.text).size, widget.rect.size
            if widget.text.endswith("…") or needs[0] > has[0] or needs[1] > has[1]:
                found.append(f"'{widget.text}' needs {needs} and has {has}")
        shown.append((widget.text, seen(hands, widget)))
    for number, (text, rect) in enumerate(shown):
        found += [f"'{text}' lies on '{other}'" for other, there in shown[:number] if rect.colliderect(there)]
    return found


def looks(hands: Hands) -> Iterator[str]:
    """Open every screen, and say which one is open."""
    ways, game = hands.app.navigation, hands.game
    question = Question(
        _("Delete this game?"),
        _("“{name}” will be deleted for good.").format(name="Island"),
        _("Delete"),
        _("Keep it"),
    )
    opened = {
        "start": lambda: None,
        "saved games": lambda: ways.open_saves(None, None),
        "saving": lambda: ways.open_saves(game, a_game(8)),
        "guide": lambda: ways.open_guide(game),
        "rules": lambda: ways.open_rules(game),
        "lessons": lambda: ways.open_lessons(game),
        "statistics": lambda: ways.open_statistics(game),
        "question": lambda: hands.app.dialogs.ask(question, lambda: None),
    }
    for name, show in opened.items():
        show()
        hands.step()
        yield name
        leave(hands)
    ways.open_setup(game)
    hands.step()
    for count in (2, 4):
        hands.press(str(count))
        yield f"setup of {count}"
    leave(hands)
    ways.open_settings(game)
    hands.step()
    for page in hands.scene._rows.pages():
        hands.press(page.title)
        yield f"settings, {page.title}"
    leave(hands)


def leave(hands: Hands) -> None:
    while len(hands.app.stack.layers) > 1:
        hands.app.stack.pop()


@pytest.mark.parametrize(
    ("spoken", "scale"),
    [
        *((spoken, scale) for spoken in ("en", "fr", "pl", LONGER) for scale in (1.0, 2.0)),
        (LONGER, 0.8),
        (LONGER, 1.5),
    ],
)
def test_no_text_is_cut_off_or_lies_on_another(
    hands: Hands, spoken: str, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    if spoken == LONGER:
        monkeypatch.setattr(language, "_catalogue", lambda code: Longer())
    hands.app.control.change(language=spoken, scale=scale)
    hands.step()
    found = {look: faults(hands) for look in looks(hands)}
    assert {look: fault for look, fault in found.items() if fault} == {}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    texts.use(gettext.NullTranslations())


@pytest.mark.parametrize("spoken", language.codes())
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_must_be_corrected_is_told_whole(hands: Hands, spoken: str, scale: float) -> None:
    hands.app.control.change(language=spoken, scale=scale)
    hands.app.navigation.open_setup(hands.game)
    hands.step()
    for seat in range(2):
        hands.scene.choice.choose_name(seat, "Cuauhtemoczin")
    hands.scene._show_fault()
    assert " ".join(hands.scene.choice.fault().split()) in " ".join(hands.texts().split())
