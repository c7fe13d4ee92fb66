"""The one camera of every sprite: from the south, tilted, without perspective.

World: one unit is one cell, x east, y north, z up, the ground at z = 0. On the screen a cell is
`cell` pixels, a unit of height `z_px` pixels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

RATIO = 0.8125
TILT = math.acos(RATIO)
DECK = 0.13
PALACE_ARM = 0.23
PALACE_MIDDLE = 0.34
WATER = -0.16


@dataclass(frozen=True)
class View:
    """The camera at a number of pixels a cell is wide."""

    scale: int = 160

    @property
    def cell(self) -> tuple[int, int]:
        """Width and height of a ground cell in pixels."""
        return self.scale, round(self.scale * RATIO)

    @property
    def z_px(self) -> float:
        """Pixels that a unit of height rises on the screen."""
        return self.scale * math.sin(TILT)

    def meta(self) -> dict[str, Any]:
        """The head of the manifest."""
        return {
            "cell": list(self.cell),
            "scale": self.scale,
            "tilt_deg": round(math.degrees(TILT), 2),
            "z_px": round(self.z_px, 2),
        }
