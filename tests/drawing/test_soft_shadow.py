"""A shadow is dark under its thing, soft around it, and as large as it says, whatever its blur."""

import pygame
import pytest

from mexica.drawing.soft_shadow import soft_shadow


@pytest.mark.parametrize("blur", [1, 3, 9, 22])
def test_a_shadow_fades_from_its_thing_outwards(blur: int) -> None:
    pygame.display.init()
    size = (200, 120)
    shadow = soft_shadow(size, blur)
    assert shadow.size == (200 + 4 * blur, 120 + 4 * blur)
    row = [shadow.get_at((x, shadow.height // 2)).a for x in range(shadow.width // 2)]
    assert row[0] < 12
    assert row[-1] == pytest.approx(round(255 * 0.62), abs=3)
    assert row == sorted(row)
    edge = row[2 * blur]
    assert 0.25 * row[-1] < edge < 0.8 * row[-1]
