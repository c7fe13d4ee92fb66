"""What is in the box (R2): calpulli tokens, canal tiles, bridges, action tokens, temples."""

from typing import Final

# size: (blue, white, how many); the yellow value is the size itself (R2.1).
CALPULLI: Final = {
    3: (2, 1, 2),
    4: (2, 1, 2),
    5: (3, 2, 2),
    6: (3, 2, 2),
    7: (4, 2, 1),
    8: (4, 2, 1),
    9: (5, 3, 1),
    10: (5, 3, 1),
    11: (6, 3, 1),
    12: (6, 3, 1),
    13: (7, 4, 1),
}
ALL_TOKENS: Final = tuple(token for token, (_, _, many) in CALPULLI.items() for _ in range(many))
FIRST_DISPLAY: Final = 8  # tokens in period 1; the other seven are for period 2 (R2.2)

SINGLE_CANALS: Final = 6
DOUBLE_CANALS: Final = 35  # 37 minus the two of the first canal (R2.4)
BRIDGES: Final = 11
ACTION_TOKENS: Final = 12

ACTION_POINTS: Final = 6  # a turn (R3.1)
FLAT_RATE: Final = 5  # AP (R7.3)
TAKEN_A_TURN: Final = 2  # action tokens (R10.1)
PALACE_BONUS: Final = 5  # points (R11.7)
LAST_PERIOD: Final = 2
QUIET_ROUNDS: Final = 3  # end a period (R12.5)

FLOORS: Final = (1, 2, 3, 4)
Temples = tuple[int, int, int, int]
"""How many temples of one, two, three and four floors."""
TEMPLES_BY_PERIOD: Final[tuple[Temples, Temples]] = ((3, 3, 2, 1), (3, 2, 2, 2))  # R2.5

COLOURS: Final = ("black", "grey", "sand", "red")
# How ten neutral temples make up each choice of floors (R2.7, R2.8).
NEUTRAL_TEMPLES: Final[dict[int, Temples]] = {20: (4, 3, 2, 1), 24: (3, 2, 3, 2), 28: (1, 3, 3, 3)}
NEUTRAL_COUNT: Final = 10
MOST_NEUTRAL_FLOORS: Final = max(NEUTRAL_TEMPLES)


def values(size: int) -> tuple[int, int, int]:
    """Return the yellow, blue and white value of the calpulli token of this size, in points (R2.1)."""
    blue, white, _ = CALPULLI[size]
    return size, blue, white


def unfounded_values(size: int) -> tuple[int, int, int]:
    """Return the points that first, second and third place score in an unfounded district (R11.6)."""
    second = (size + 1) // 2
    return size, second, (second + 1) // 2
