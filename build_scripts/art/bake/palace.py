"""The palace: a cross of five cells, stepped and painted, with the emblem in its middle."""

from __future__ import annotations

import math
from typing import Any

from mathutils import Matrix

from bake import isle, scene
from bake.materials import gold, painted, plain, stone
from bake.primitives import Material, ball, box, frustum, lathe, solid
from bake.view import PALACE_ARM, PALACE_MIDDLE

BACK = 0.20  # cells that it keeps clear in the north: its height would hide the feet of what stands behind


def palette() -> dict[str, Material]:
    """The materials of the palace."""
    return {
        "body": stone("palace_body", (0.54, 0.47, 0.35), vary=0.2, joint=0.35),
        "trim": stone("palace_trim", (0.68, 0.60, 0.44), vary=0.12, joint=0.2),
        "paving": stone("palace_paving", (0.52, 0.40, 0.26), vary=0.2, joint=0.4, joint_scale=6),
        "court": stone("palace_court", (0.44, 0.115, 0.060), vary=0.16, joint=0.3, joint_scale=7),
        "red": painted("palace_red", (0.42, 0.036, 0.024)),
        "cream": painted("palace_cream", (0.86, 0.74, 0.48)),
        "teal": painted("palace_teal", (0.015, 0.24, 0.23)),
        "blue": painted("palace_blue", (0.03, 0.12, 0.30)),
        "gold": gold(),
        "fire": plain("fire", (1.0, 0.30, 0.04), emit=1.4),
    }


def _cross(
    length: float,
    width: float,
    z: tuple[float, float],
    material: Material,
    slope: float = 0.0,
    bevel: float = 0.012,
) -> None:
    """Two crossed blocks that end early in the north; the second is a hair higher, lest they flicker."""
    for (x, y), more in (((length, width - BACK / 2), 0.0), ((width, length - BACK / 2), 0.0005)):
        top = x - slope, y - slope
        frustum((x, y), top, (z[0], z[1] + more), material, (0, -BACK / 2), bevel)


def palace() -> None:
    """Put the palace into the scene, in the middle of its five cells."""
    before = set(scene.meshes())
    use = palette()
    arm = PALACE_ARM
    _cross(1.490, 0.490, (-0.03, 0.030), use["trim"])
    _cross(1.460, 0.460, (0.02, 0.075), use["body"], 0.015)
    _cross(1.436, 0.436, (0.07, arm - 0.035), use["red"])
    _cross(1.448, 0.448, (arm - 0.040, arm - 0.012), use["trim"])
    _cross(1.400, 0.400, (arm - 0.03, arm - 0.006), use["paving"], bevel=0.004)
    for quarter in range(4):
        made = set(scene.meshes())
        _arm(use)
        turn = _shortened(quarter) @ Matrix.Rotation(quarter * math.pi / 2, 4, "Z")
        for thing in set(scene.meshes()) - made:
            thing.matrix_world = turn @ thing.matrix_world
    _emblem(use)
    for thing in set(scene.meshes()) - before:
        thing.matrix_world = Matrix.Translation((*isle.PALACE, 0)) @ thing.matrix_world


def _shortened(quarter: int) -> Matrix:
    """What presses an arm (0 is the east, 1 the north) together from the north, down to where blocks end."""
    south, length = ((-0.49, 0.98), (0.49, 1.0), (-0.49, 0.98), (0.0, math.inf))[quarter]
    share = 1 - BACK / length
    return Matrix.Translation((0, south * (1 - share), 0)) @ Matrix.Diagonal((1, share, 1, 1))


def _arm(use: dict[str, Material]) -> None:
    """The arm to the east: court, stairs, pylons with fires, and the painted frieze on its walls."""
    top = PALACE_ARM
    box((0.56, 1.30), (-0.31, 0.31), (top - 0.02, top), use["court"], 0.004)
    for side in (-1, 1):
        box((0.60, 1.26), _pair(side, 0.235, 0.275), (top - 0.01, top + 0.006), use["teal"], 0.003)
        middle = 0.93 + 0.31 * side
        # a little lower than the strips it meets, or the two would flicker
        box((middle - 0.02, middle + 0.02), (-0.26, 0.26), (top - 0.01, top + 0.0045), use["teal"], 0.002)
        box((1.37, 1.500), _pair(side, 0.16, 0.215), (0, top + 0.022), use["cream"], 0.008)
        _pylon(use, 1.345, side * 0.375)
        _frieze(use, side)
    for step in range(4):
        rise = (top - 0.008) * (step + 1) / 4
        box((1.36, 1.498 - 0.026 * step), (-0.16, 0.16), (0, rise), use["trim"], 0.005)
    for y in (-0.335, -0.265, 0.265, 0.335):
        _stud(use, (1.440, y), 0)


def _pair(side: int, near: float, far: float) -> tuple[float, float]:
    return (near, far) if side > 0 else (-far, -near)


def _pylon(use: dict[str, Material], x: float, y: float) -> None:
    """A square pillar in three colours with a fire on it."""
    z = PALACE_ARM - 0.01
    frustum((0.062, 0.062), (0.052, 0.052), (z, z + 0.075), use["trim"], (x, y), bevel=0.008)
    frustum((0.050, 0.050), (0.050, 0.050), (z + 0.07, z + 0.100), use["red"], (x, y), bevel=0.004)
    frustum((0.062, 0.062), (0.062, 0.062), (z + 0.095, z + 0.118), use["cream"], (x, y), bevel=0.006)
    lathe(
        [(0.030, z + 0.115), (0.048, z + 0.150), (0.054, z + 0.165), (0.036, z + 0.165)],
        use["gold"],
        (x, y),
        n=16,
    )
    ball(0.032, (x, y, z + 0.175), use["fire"], (1, 1, 1.3), n=8)


def _frieze(use: dict[str, Material], side: int) -> None:
    """Painted discs along the arm's long wall."""
    for i in range(6):
        _stud(use, (0.56 + 0.155 * i, side * 0.440), 1)


def _stud(use: dict[str, Material], at: tuple[float, float], along: int) -> None:
    """A disc of cream and turquoise on a wall: seen from the side it is a flat ball."""
    thin = (1.0, 0.35, 1.0) if along else (0.35, 1.0, 1.0)
    z = (0.075 + PALACE_ARM - 0.035) / 2 + 0.004
    ball(0.042, (*at, z), use["cream"], thin, n=10)
    push = 0.010
    inner = (at[0] + (0 if along else push), at[1] + (push if at[1] > 0 else -push) * along, z)
    ball(0.026, inner, use["teal"], thin, n=8)


def _emblem(use: dict[str, Material]) -> None:
    """The middle: a stepped dais under a sun stone, a post at each of its corners."""
    low, top = PALACE_ARM, PALACE_MIDDLE
    frustum((0.485, 0.485), (0.46, 0.46), (low - 0.02, low + 0.030), use["trim"])
    frustum((0.445, 0.445), (0.445, 0.445), (low + 0.02, top - 0.025), use["teal"], bevel=0.004)
    frustum((0.462, 0.462), (0.450, 0.450), (top - 0.030, top - 0.006), use["cream"], bevel=0.008)
    frustum((0.425, 0.425), (0.425, 0.425), (top - 0.02, top - 0.002), use["court"], bevel=0.003)
    for along in range(6):
        for side in (-1, 1):
            at = -0.375 + 0.15 * along, side * 0.447, (low + top) / 2
            ball(0.024, at, use["gold"], (1, 0.5, 1), n=8)
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        at = x * 0.395, y * 0.395
        frustum((0.042, 0.042), (0.034, 0.034), (top - 0.01, top + 0.055), use["trim"], at, bevel=0.006)
        ball(0.034, (*at, top + 0.068), use["gold"], n=10)
    _sun(use, top)


def _sun(use: dict[str, Material], z: float) -> None:
    """The sun stone: rings, rays, and beads around them."""
    rings = (
        (0.410, "body", 0.0), (0.385, "red", 0.006), (0.330, "cream", 0.010),
        (0.300, "blue", 0.012), (0.155, "gold", 0.020), (0.115, "red", 0.024),
    )  # fmt: skip
    for r, paint, rise in rings:
        _disc(r, z - 0.010, z + rise, use[paint])
    ball(0.062, (0, 0, z + 0.022), use["gold"], (1, 1, 0.45), n=12)
    for ray in range(16):
        paint, reach = ("cream", 0.225) if ray % 2 else ("gold", 0.285)
        _ray(use[paint], ray * math.pi / 8, reach, z + 0.010)
    for bead in range(24):
        c, s = math.cos(math.pi * bead / 12), math.sin(math.pi * bead / 12)
        at = 0.357 * c, 0.357 * s, z + 0.008
        ball(0.014, at, use["gold" if bead % 2 else "cream"], (1, 1, 0.6), n=6)


def _disc(r: float, low: float, high: float, material: Material) -> Any:
    return lathe([(r, low), (r, high - 0.004), (r - 0.005, high), (0.0, high)], material, n=56, soft=False)


def _ray(material: Material, angle: float, reach: float, z: float) -> None:
    c, s = math.cos(angle), math.sin(angle)
    corners = [
        (0.16 * c - 0.032 * s, 0.16 * s + 0.032 * c, z),
        (0.16 * c + 0.032 * s, 0.16 * s - 0.032 * c, z),
        (reach * c, reach * s, z + 0.002),
        (0.16 * c, 0.16 * s, z + 0.026),
    ]
    solid("ray", corners, [(0, 1, 2), (0, 1, 3), (1, 2, 3), (2, 0, 3)], material)
