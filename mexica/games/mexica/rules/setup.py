"""Setting up a game (R2): the only module that uses randomness; the result records what was drawn."""

from collections.abc import Iterable, Mapping
from random import Random

from attrs import field, frozen

from mexica.games.mexica.rules.board import empty_board
from mexica.games.mexica.rules.material import (
    ALL_TOKENS,
    FIRST_DISPLAY,
    FLOORS,
    MOST_NEUTRAL_FLOORS,
    NEUTRAL_COUNT,
    NEUTRAL_TEMPLES,
)
from mexica.games.mexica.rules.spaces import (
    COAST,
    FIRST_CANAL,
    ISLAND,
    PALACE,
    Space,
    distance,
    each,
    name,
    named,
)
from mexica.games.mexica.rules.state import FIRST_LAW, LAW, LAWS, Phase, Player, State, Supply, Turn
from mexica.rulebook.sentence import SentenceError, sentence
from mexica.rulebook.setup_checks import check_seats

SEAT_COUNTS = (2, 3, 4)
TWO_PLAYERS = 2
NEUTRAL_APART = 5  # orthogonal steps between two neutral temples (R2.7)


def _in_order(sizes: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(sizes))


@frozen
class Setup:
    """Everything that is decided before the first Pilli is placed.

    `seats` is the number of players, `first` the seat that begins; `display` and `later` are the token sizes
    of periods 1 and 2; `neutral` maps the names of spaces to the floors of the neutral temples there (R2.7).
    `law` is how R12 is played: `LAW` as RULES.md says, or `FIRST_LAW` in games that were begun before saves
    had format 2; by that any displayed token may be proposed for removal (R12.3), and a token that the
    bounded search leaves open stays even with one or two tiles left (R12.2).
    ValueError, with a one-sentence message, if the rules do not allow it.
    """

    seats: int
    first: int
    display: tuple[int, ...] = field(converter=_in_order)
    later: tuple[int, ...] = field(converter=_in_order)
    neutral: Mapping[str, int] = field(factory=dict)
    law: int = field(default=LAW, repr=False)  # a match draws its computers' seed from the rest

    def __attrs_post_init__(self) -> None:
        check_seats("Mexica", self.seats, self.first, SEAT_COUNTS)
        if len(self.display) != FIRST_DISPLAY or tuple(sorted(self.display + self.later)) != ALL_TOKENS:
            text = sentence("The 15 calpulli tokens must be split into 8 for period 1 and 7 for period 2.")
            raise SentenceError(text)
        if self.law not in LAWS:
            text = sentence(
                "The law of a game is {one} or {other}, not {law}.", one=FIRST_LAW, other=LAW, law=self.law
            )
            raise SentenceError(text)
        self._check_neutral_temples()

    def _check_neutral_temples(self) -> None:
        if self.neutral and self.seats != TWO_PLAYERS:
            raise SentenceError(sentence("Neutral temples belong to the game for two players only."))
        allowed = {name(space) for space in each(ISLAND & ~PALACE & ~FIRST_CANAL)}
        for space, floors in self.neutral.items():
            if space not in allowed:
                raise SentenceError(sentence("No neutral temple may stand on {space}.", space=space))
            if floors not in FLOORS:
                text = sentence(
                    "The neutral temple on {space} must have 1 to 4 floors, not {floors}.",
                    space=space,
                    floors=floors,
                )
                raise SentenceError(text)
        if len(self.neutral) > NEUTRAL_COUNT or sum(self.neutral.values()) > MOST_NEUTRAL_FLOORS:
            text = sentence(
                "There are at most {temples} neutral temples with {floors} floors in all.",
                temples=NEUTRAL_COUNT,
                floors=MOST_NEUTRAL_FLOORS,
            )
            raise SentenceError(text)


def new_setup(seats: int, seed: int, *, first: int = 0, neutral_floors: int = 20) -> Setup:
    """Return a setup with all random choices drawn from this seed: both displays and the neutral temples.

    `neutral_floors` (20, 24 or 28) matters only for two players (R2.7, R2.8). ValueError for any other
    number, or for a number of seats that `Setup` refuses.
    """
    if neutral_floors not in NEUTRAL_TEMPLES:
        raise ValueError(f"The neutral temples have 20, 24 or 28 floors in all, not {neutral_floors}.")
    generator = Random(seed)
    tokens = list(ALL_TOKENS)
    generator.shuffle(tokens)
    neutral = _scatter(generator, neutral_floors) if seats == TWO_PLAYERS else {}
    return Setup(seats, first, tokens[:FIRST_DISPLAY], tokens[FIRST_DISPLAY:], neutral)


def _scatter(generator: Random, floors: int) -> dict[str, int]:
    """Place ten temples on inner land, any two at least `NEUTRAL_APART` steps apart (R2.7)."""
    temples = [n for n, many in zip(FLOORS, NEUTRAL_TEMPLES[floors], strict=True) for _ in range(many)]
    inner = list(each(ISLAND & ~PALACE & ~FIRST_CANAL & ~COAST))
    spaces: list[Space] = []
    while len(spaces) < len(temples):
        generator.shuffle(inner)
        spaces = []
        for space in inner:
            if all(distance(space, other) >= NEUTRAL_APART for other in spaces):
                spaces.append(space)
    generator.shuffle(temples)
    return {name(space): n for space, n in sorted(zip(spaces, temples, strict=False))}


def start(setup: Setup) -> State:
    """Return the state in which the first player must place the Pilli (R2.6)."""
    board = empty_board(setup.seats)
    for space, floors in setup.neutral.items():
        board = board.with_temple(setup.seats, named(space), floors)
    turn = Turn(Phase.PLACING, period=1, round=0, first=setup.first, to_move=setup.first)
    players = (Player(),) * setup.seats
    return State(board, Supply(), players, turn, setup.display, setup.later, law=setup.law)
