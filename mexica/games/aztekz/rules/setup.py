"""Setting up a game (A3): the only module that shuffles at the start; the result records what was drawn."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from attrs import field, frozen

from mexica.games.aztekz.rules.material import ALL_CARDS, ALL_SOULS, SEAT_COUNTS, Shape, Soul
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Drawn, Phase, Player, State, Turn
from mexica.rulebook.sentence import SentenceError, sentence


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
        if self.seats not in SEAT_COUNTS:
            raise SentenceError(sentence("Aztekz is for 2 to 4 players, not {seats}.", seats=self.seats))
        if self.first not in range(self.seats):
            raise SentenceError(
                sentence(
                    "The first player must be a seat from 0 to {last}, not {first}.",
                    last=self.seats - 1,
                    first=self.first,
                )
            )
        if type(self.chance) is not int:
            raise ValueError("The number for mixing must be a whole number.")
        for what, order, everything in (("deck", self.deck, ALL_CARDS), ("supply", self.supply, ALL_SOULS)):
            if Counter(order) != Counter(everything):
                raise ValueError(
                    f"The {what} of a setup must hold everything that belongs to it, and no more."
                )


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
