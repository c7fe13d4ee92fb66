"""Pictures of a guide show small parts of a table from near, and are sharp all the same."""

from collections.abc import Callable, Collection

import pygame
import pytest
from pygame import Surface

from mexica.drawing import table_camera
from mexica.games.aztekz.table.pictures import guide_pictures as of_aztekz
from mexica.games.coatl.table.pictures import guide_pictures as of_coatl

Size = tuple[int, int]
Begin = Callable[[Size], Callable[[str], Surface]]
MOST = 2.1  # times that a pixel is enlarged


@pytest.mark.parametrize(
    ("names", "begin"),
    [(of_coatl.EXAMPLES, of_coatl.guide_pictures), (of_aztekz.EXAMPLES, of_aztekz.guide_pictures)],
    ids=["coatl", "aztekz"],
)
@pytest.mark.parametrize("size", [(504, 424), (248, 246)], ids=["page", "rules"])
def test_no_picture_is_blurred_in_the_least_window(
    monkeypatch: pytest.MonkeyPatch, names: Collection[str], begin: Begin, size: Size
) -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    widths = []

    def noted(part: Surface, whole: Size) -> Surface:
        widths.append(whole[0] / part.width)
        return part

    monkeypatch.setattr(table_camera, "scale", noted)
    draw = begin(size)
    for name in names:
        draw(name)
    enlarged = dict(zip(names, widths, strict=True))
    assert {name: factor for name, factor in enlarged.items() if factor > MOST} == {}
