"""A text that fades where it continues has no empty lines of its own."""

import pygame
import pytest
from pygame_gui import UIManager

from mexica.drawing.edge_fade import FadingText
from tests.drawing.plain_view import SIZE

PARAGRAPH = "Each card has <b>paths</b> to two, three or four edges."


@pytest.fixture
def manager() -> UIManager:
    pygame.init()
    pygame.display.set_mode(SIZE)
    made = UIManager(SIZE)
    made.preload_fonts([{"name": "noto_sans", "point_size": 14, "style": "bold", "antialiased": "1"}])
    return made


def rows(manager: UIManager, width: int, *paragraphs: str) -> int:
    box = FadingText("<br><br>".join(paragraphs), pygame.Rect(0, 0, width, -1), manager)
    return len(box.text_box_layout.layout_rows)


@pytest.mark.parametrize("width", range(330, 350))
def test_a_paragraph_that_fills_its_last_line_is_followed_by_one_empty_line(
    manager: UIManager, width: int
) -> None:
    assert rows(manager, width, PARAGRAPH, "Next.") == rows(manager, width, PARAGRAPH) + 2
