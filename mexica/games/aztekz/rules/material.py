"""The pieces and counts of the box (A2), and how many there can be of each."""

from collections.abc import Mapping
from typing import Final

Soul = str
"""A kind of soul, one of `SOULS`."""
Shape = str
"""What the paths of a card look like, however it is turned: one of `SHAPES`."""
Paths = str
"""The edges that the paths of a card lead to as it lies: some of `nesw`, in this order (A1.2)."""

SOULS: Final = ("sun", "moon", "jaguar", "eagle", "serpent", "maize")
SOULS_A_KIND: Final = 8
ALL_SOULS: Final = tuple(soul for soul in SOULS for _ in range(SOULS_A_KIND))

ROTATIONS: Final[Mapping[Shape, tuple[Paths, ...]]] = {
    "straight": ("ns", "ew"),
    "corner": ("ne", "es", "sw", "nw"),
    "three": ("nes", "esw", "nsw", "new"),
    "cross": ("nesw",),
}
"""How a card of each shape can lie."""
SHAPES: Final = tuple(ROTATIONS)
SIGNS: Final[Mapping[Paths, str]] = {
    "ns": "│",
    "ew": "─",
    "ne": "└",
    "es": "┌",
    "sw": "┐",
    "nw": "┘",
    "nes": "├",
    "esw": "┬",
    "nsw": "┤",
    "new": "┴",
    "nesw": "┼",
}
"""How a card is written as it lies (A1.2)."""
SHAPE_OF: Final = {paths: shape for shape, turned in ROTATIONS.items() for paths in turned}
CARDS_A_SHAPE: Final = {"straight": 2, "corner": 4, "three": 24, "cross": 18}
ALL_CARDS: Final = tuple(shape for shape, many in CARDS_A_SHAPE.items() for _ in range(many))

SEAT_COUNTS: Final = (2, 3, 4)
CHIEF: Final = "chief"
HELPERS: Final = ("helper1", "helper2")
HEROES: Final = (CHIEF, *HELPERS)
STEPS: Final = {CHIEF: 1, "helper1": 3, "helper2": 3}  # at most in a turn (A4.4)
CROWD: Final = 4  # heroes on a card at most (A4.5)

COMPLETE: Final = 25  # visible cards (A1.4)
WANTED: Final = 2  # souls at least that are given or stolen (A5.4, A5.6)
QUIET_ROUNDS: Final = 3  # in a row that end the game (A7.2)
