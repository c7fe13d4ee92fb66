"""The row of the setup screen in which a game is chosen by its number."""

import pytest
from pygame_gui.elements import UILabel

from tests.shell.hands import Hands


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_note_on_the_number_stands_beside_or_below_its_field(hands: Hands, scale: float) -> None:
    hands.app.control.change(scale=scale)
    hands.settle()
    hands.press("New game")
    field = next(entry for entry in hands.entries() if not entry.get_text())
    sprites = hands.app.stack.manager.get_sprite_group().sprites()
    notes = [one for one in sprites if isinstance(one, UILabel) and "same number" in one.text]
    assert notes
    assert all(note.rect.left >= field.rect.left for note in notes)
