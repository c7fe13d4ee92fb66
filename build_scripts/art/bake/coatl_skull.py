"""The skull of a serpent's head: how it is turned to the viewer, its relief and colours."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from bake.coatl_reliefs import BELLY, PAINTS, PITCH, RADIUS, ROUND, H, Paint, W
from bake.coatl_serpents import HEAVE, REST, SWING, skin_of

EYE = (0.215, 0.225, 0.130)


# how the relief lies on the skull: share of the map at f = 0, its height at the cheek, both scales
FACE = {"black": (0.95, 0.24, 1.2, 1.2), "green": (0.95, 0.24, 1.1, 1.0), "blue": (0.95, 0.22, 1.25, 1.0)}


def pose(sign: int, lifted: float) -> Any:
    """What turns a point of the skull (forward, towards the viewer, up) into the world.

    The profile is rolled up to the viewer; a lifted head is higher and looks up.
    """
    roll, pitch = math.radians(40), math.radians(6 + 20 * lifted)
    origin = np.array([0.44, SWING * sign * 0.9, REST + HEAVE * sign * 0.9 + 0.07 + 0.16 * lifted])
    high = np.array([0, math.sin(roll), math.cos(roll)])
    near = np.array([0, -math.cos(roll), math.sin(roll)])

    def place(p: np.ndarray) -> np.ndarray:
        f, w, h = p[..., 0:1], p[..., 1:2], p[..., 2:3]
        ff, hh = f * math.cos(pitch) - h * math.sin(pitch), h * math.cos(pitch) + f * math.sin(pitch)
        return origin + ff * np.array([-1.0, 0, 0]) + w * near + hh * high

    return place


@dataclass(frozen=True)
class Skull:
    """The skull of a colour: points (forward, towards the viewer, up) and turns around it."""

    name: str
    place: Any

    @property
    def paint(self) -> Paint:
        """The colours of its serpent."""
        return PAINTS[self.name]

    @property
    def plain(self) -> bool:
        """Whether it has scales and a figure; the others wear their relief all over."""
        return self.name in ("yellow", "red")

    @property
    def skin(self) -> Any:
        """Height and colour of the relief."""
        return skin_of(self.name)

    @property
    def face(self) -> Any:
        """The colour of the snout."""
        paint = self.paint
        return {
            "yellow": (0.92, 0.66, 0.10),
            "red": paint.ground,
            "black": (0.022, 0.022, 0.030),
            "green": paint.figure,
            "blue": paint.accent,
        }[self.name]

    @property
    def trim(self) -> Any:
        """The colour of lips, brow and nose."""
        return {"yellow": self.paint.accent, "black": (0.60, 0.56, 0.50)}.get(self.name, self.paint.tip)

    def at(self, *point: float) -> np.ndarray:
        """A point of the skull in the world."""
        out: np.ndarray = self.place(np.array(point, float))
        return out

    def way(self, *direction: float) -> np.ndarray:
        """A direction of the skull in the world."""
        return self.at(*direction) - self.at(0, 0, 0)

    def spot(self, f: np.ndarray, t: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Where a point of the skull lies on the relief's map: the figure comes to lie on cheek and snout."""
        turn = (t + np.pi) % (2 * np.pi) - np.pi
        side = np.where(np.abs(turn) < np.pi / 2, turn, np.sign(turn) * np.pi - turn)
        along = PITCH * np.clip(FACE[self.name][0] - f * FACE[self.name][2], 0.005, 0.995)
        down = FACE[self.name][1] - side * RADIUS * FACE[self.name][3]
        return np.clip(along * W / PITCH, 0, W - 1).astype(int), np.round(down / ROUND * H).astype(int) % H

    def figure(self, f: np.ndarray, t: np.ndarray) -> np.ndarray:
        """Yellow: rays around the eye; red: a flight of steps from the brow to the nose."""
        side = (t + np.pi) % (2 * np.pi) - np.pi
        side = np.where(np.abs(side) < np.pi / 2, side, np.sign(side) * np.pi - side)
        if self.name == "yellow":
            x, y = f - EYE[0], (side - 0.20) * 0.235
            far, turn = np.hypot(x, y), np.arctan2(y, x)
            share = np.abs((turn * 11 / (2 * np.pi)) % 1 - 0.5)
            return ((far > 0.08) & (share < 0.44 * (1 - (far - 0.08) / 0.125))).astype(float)
        step = np.floor((f - 0.30) / 0.075)
        return ((step >= 0) & (step < 4) & (side > -0.12) & (side < 1.02 - 0.25 * step)).astype(float)

    def scales(self, f: np.ndarray, t: np.ndarray) -> np.ndarray:
        """How high the skull's relief stands."""
        if self.plain:
            row = t * 3.6
            cell = np.abs(np.sin(np.pi * (f / 0.062 + 0.5 * (np.floor(row) % 2)))) * np.abs(
                np.sin(np.pi * row)
            )
            return 0.011 * np.clip(cell, 0, 0.7) * (f < 0.52) * (1 - self.figure(f, t)) + 0.020 * self.figure(
                f, t
            )
        x, y = self.spot(f, t)
        return 0.75 * self.skin[0][y, x] * np.clip((0.66 - f) / 0.08, 0, 1)

    def hide(self, f: np.ndarray, w: np.ndarray, h: np.ndarray, t: np.ndarray) -> np.ndarray:
        """The colours of the upper skull, its lip in the colour of the trim."""
        light = np.clip(0.90 + 0.20 * np.sin(t), 0, 2)[..., None]
        if self.plain:
            mark = self.figure(f, t)[..., None]
            grain = np.where(
                (f < 0.52)[..., None], 0.66 + 0.34 * np.clip(self.scales(f, t) / 0.0077, 0, 1)[..., None], 1.0
            )
            out = np.array(self.face) * light * grain * (1 - mark) + np.array(self.trim) * mark
        else:
            x, y = self.spot(f, t)
            nose = np.clip((f - 0.58) / 0.08, 0, 1)[..., None]
            out = self.skin[1][y, x] * light * (1 - nose) + np.array(self.face) * nose
        lip = np.clip((-0.35 - np.sin(t)) / 0.1, 0, 1)[..., None]
        return out * (1 - lip) + np.array(self.trim) * lip

    def jaw(self, f: np.ndarray, w: np.ndarray, h: np.ndarray, t: np.ndarray) -> np.ndarray:
        """The colours of the lower jaw."""
        lip = np.clip((np.sin(t) - 0.30) / 0.1, 0, 1)[..., None]
        return np.array(BELLY) * (1 - lip) + np.array(self.trim) * lip + 0 * f[..., None]
