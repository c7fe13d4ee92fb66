"""The shrine on a temple: every owner has a roof of its own shape, so that colour is never the only sign."""

from __future__ import annotations

from bake.primitives import Material, ball, box, frustum, lathe, solid, square

HALF, WALL = 0.140, 0.118
BACK = 0.040  # of the shrine's middle behind the temple's
At = tuple[float, float]


def shrine(colour: str, use: dict[str, Material], z: float) -> None:
    """Put the shrine of an owner at this height."""
    if colour == "neutral":
        altar(use, z)
        return
    at = (0.0, BACK)
    frustum((HALF + 0.012, HALF - 0.008), (HALF + 0.01, HALF - 0.012), (z - 0.01, z + 0.02), use["ledge"], at)
    frustum((HALF, HALF - 0.02), (HALF - 0.012, HALF - 0.032), (z, z + WALL), use["body"], at)
    box((-0.044, 0.044), (BACK - HALF + 0.005, BACK - HALF + 0.06), (z + 0.012, z + 0.09), use["door"], 0.004)
    roof = z + WALL
    frustum(
        (HALF + 0.014, HALF - 0.004),
        (HALF + 0.014, HALF - 0.004),
        (roof - 0.012, roof + 0.022),
        use["band"],
        at,
    )
    {"black": merlons, "grey": dome, "sand": comb, "red": hip}[colour](use, roof + 0.018)


def altar(use: dict[str, Material], z: float) -> None:
    """No roof: a ruined open altar with an overgrown bowl."""
    at = (0.0, BACK)
    square(0.125, 0.105, (z - 0.01, z + 0.055), use["ledge"], at)
    lathe([(0.078, z + 0.05), (0.09, z + 0.10), (0.066, z + 0.10), (0.052, z + 0.08)], use["body"], at, n=16)
    ball(0.060, (0, BACK, z + 0.082), use["roof"], (1, 1, 0.5), n=8)
    for x, y, height in (
        (-0.13, 0.10, 0.08),
        (0.13, 0.11, 0.045),
        (-0.135, -0.06, 0.03),
        (0.13, -0.05, 0.06),
    ):
        square(0.026, 0.021, (z - 0.01, z + height), use["body"], (x, BACK + y), bevel=0.006)


def merlons(use: dict[str, Material], z: float) -> None:
    """A flat roof with high golden merlons."""
    outer = HALF + 0.024
    frustum(
        (outer, outer - 0.016), (outer, outer - 0.016), (z, z + 0.045), use["roof"], (0, BACK), bevel=0.01
    )
    for column in range(4):
        for side in (-1, 1):
            at = -HALF + column * 2 * HALF / 3, BACK + side * (HALF - 0.012)
            frustum((0.028, 0.021), (0.022, 0.016), (z + 0.04, z + 0.110), use["band"], at, bevel=0.006)
    for side in (-1, 1):
        frustum(
            (0.021, 0.024),
            (0.016, 0.018),
            (z + 0.04, z + 0.110),
            use["band"],
            (side * HALF, BACK),
            bevel=0.006,
        )


def dome(use: dict[str, Material], z: float) -> None:
    """A round roof with a golden knob."""
    at = (0.0, BACK)
    profile = [(0.168, z), (0.163, z + 0.03), (0.130, z + 0.090), (0.075, z + 0.150), (0.018, z + 0.185)]
    lathe(profile, use["roof"], at, n=28)
    lathe([(0.174, z - 0.01), (0.174, z + 0.02), (0.152, z + 0.034)], use["ledge"], at, n=28)
    lathe([(0.112, z + 0.108), (0.112, z + 0.122), (0.09, z + 0.135)], use["ledge"], at, n=28)
    ball(0.034, (0, BACK, z + 0.198), use["gold"], n=10)


def comb(use: dict[str, Material], z: float) -> None:
    """A tall comb with three windows."""
    frustum((HALF + 0.022, HALF), (HALF - 0.02, 0.05), (z, z + 0.06), use["roof"], (0, BACK), bevel=0.008)
    frustum(
        (HALF, 0.032),
        (HALF - 0.012, 0.024),
        (z + 0.05, z + 0.205),
        use["ledge"],
        (0, BACK + 0.005),
        bevel=0.008,
    )
    for x in (-0.078, 0, 0.078):
        box((x - 0.023, x + 0.023), (BACK - 0.036, BACK - 0.01), (z + 0.085, z + 0.160), use["band"], 0.003)
    for x in (-0.093, -0.031, 0.031, 0.093):
        frustum(
            (0.021, 0.024), (0.014, 0.020), (z + 0.20, z + 0.245), use["roof"], (x, BACK + 0.005), bevel=0.005
        )


def hip(use: dict[str, Material], z: float) -> None:
    """A steep roof with a cream ridge."""
    x, south, north = HALF + 0.038, BACK - HALF - 0.015, BACK + HALF + 0.01
    corners = [
        (-x, south, z),
        (x, south, z),
        (x, north, z),
        (-x, north, z),
        (-0.06, BACK, z + 0.215),
        (0.06, BACK, z + 0.215),
    ]
    faces = [(0, 1, 2, 3), (0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)]
    solid("hip", corners, faces, use["roof"], bevel=0.008)
    frustum(
        (x + 0.006, HALF + 0.018),
        (x + 0.004, HALF + 0.016),
        (z - 0.012, z + 0.012),
        use["band"],
        (0, BACK - 0.002),
    )
    box((-0.074, 0.074), (BACK - 0.020, BACK + 0.020), (z + 0.198, z + 0.240), use["band"], 0.006)
    for side in (-1, 1):
        ball(0.028, (side * 0.078, BACK, z + 0.228), use["gold"], n=8)
