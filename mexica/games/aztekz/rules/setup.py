"""Setting up a game (A3): the only module that shuffles at the start; the result records what was drawn."""

from collections.abc import Iterable
from random import Random

from attrs import field, frozen

from mexica.games.aztekz.rules.material import ALL_CARDS, ALL_SOULS, SEAT_COUNTS, Shape, Soul
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Drawn, Phase, Player, State, Turn
from mexica.rulebook.setup_checks import check_order, check_seats


def _in_order_given(things: Iterable[str]) -> tuple[str, ...]:
    return tuple(things)


@frozen
class Setup:
    """Everything that chance and the table decide before the first card is laid.

    `seats` is the number of players, `first` the seat that begins. `deck` has the shapes of the cards and
    `supply` the souls, both with the next to be drawn first; `chance` is the number from which later mixing
    of the supply is drawn (A5.5, A6.8). ValueError, with a one-sentence message, if the rules do not allow
    it.
    """

    seats: int
    first: int
    deck: tuple[Shape, ...] = field(converter=_in_order_given)
    supply: tuple[Soul, ...] = field(converter=_in_order_given)
    chance: int

    def __attrs_post_init__(self) -> None:
        check_seats("Aztekz", self.seats, self.first, SEAT_COUNTS)
        if type(self.chance) is not int:
            raise ValueError("The number for mixing must be a whole number.")
        check_order("deck", self.deck, ALL_CARDS)
        check_order("supply", self.supply, ALL_SOULS)


def new_setup(seats: int, seed: int, *, first: int = 0) -> Setup:
    """Return a setup with the order of deck and supply drawn from this seed.

    ValueError for a number of seats or a first player that `Setup` refuses.
    """
    generator, deck, supply = Random(seed), list(ALL_CARDS), list(ALL_SOULS)
    generator.shuffle(deck)
    generator.shuffle(supply)
    return Setup(seats, first, deck, supply, generator.getrandbits(32))


def start(setup: Setup) -> State:
    """Return the state in which the first player lays the first start card (A3.2)."""
    return State(
        Pyramid(),
        (Player(),) * setup.seats,
        setup.deck[1:],
        setup.supply,
        setup.chance,
        Drawn(setup.deck[0], None),
        Turn(Phase.STARTING, 0, setup.first, setup.first),
    )
