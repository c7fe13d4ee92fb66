"""What widgets have set for the whole window ends with their screen, after a fault too."""

import pygame
import pytest

from mexica.play.questions import Question
from tests.shell.hands import Hands

pointers: list[pygame.Cursor] = []


@pytest.fixture
def typing(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> Hands:
    """A window in which a name is being written, with the mouse over it."""
    monkeypatch.setattr(pygame.mouse, "set_cursor", pointers.append)  # the dummy driver has none
    hands.press("New game")
    entry = hands.entries()[0]
    hands.click(entry.rect.center)
    hands.step()
    assert pygame.key.get_repeat()[0]
    assert shows_a_beam()
    return hands


def shows_a_beam() -> bool:
    return pointers[-1] == pygame.Cursor(pygame.SYSTEM_CURSOR_IBEAM)


def test_a_text_field_leaves_neither_repeated_keys_nor_its_pointer_to_the_next_screen(typing: Hands) -> None:
    typing.key(pygame.K_ESCAPE)
    assert pygame.key.get_repeat() == (0, 0)
    assert not shows_a_beam()


def test_a_fault_leaves_neither_repeated_keys_nor_the_pointer_of_a_text_field(
    typing: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(*_: object) -> None:
        raise ZeroDivisionError("for the test")

    monkeypatch.setattr(type(typing.scene), "handle", break_down)
    typing.key(pygame.K_F5)
    assert pygame.key.get_repeat() == (0, 0)
    assert not shows_a_beam()


def test_keys_repeat_again_in_a_text_field_when_a_question_over_it_is_answered(typing: Hands) -> None:
    typing.app.dialogs.ask(Question("Really?", "Text", "Yes", "No"), lambda: None)
    typing.step()
    assert pygame.key.get_repeat() == (0, 0)
    typing.press("No")
    assert pygame.key.get_repeat()[0]
