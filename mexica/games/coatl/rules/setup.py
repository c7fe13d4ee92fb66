"""Setting up a game (C3): the only module that shuffles at the start; the result records what was drawn."""

from collections.abc import Iterable
from random import Random

from attrs import field, frozen

from mexica.games.coatl.rules.cards import Card, prophecy_deck, temple_deck
from mexica.games.coatl.rules.material import (
    COLOURS,
    DEALT,
    DISPLAY,
    ENDS_A_COLOUR,
    PILES,
    SEAT_COUNTS,
    SPACES,
    TOKENS,
    bodies_a_colour,
)
from mexica.games.coatl.rules.state import Bags, Options, Phase, Player, State, Turn
from mexica.games.coatl.rules.stock import filled
from mexica.rulebook.setup_checks import check_order, check_seats


def _in_order_given(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(cards)


@frozen
class Setup:
    """Everything that chance and the table decide before the opening hands are chosen.

    `seats` is the number of players, `first` the seat that begins. `heads`, `tails` and `bodies` are the
    colours in the bags, `prophecies` and `temples` the decks before anything is dealt, all with the next one
    first; `chance` is the number by which discards are shuffled (C3.5). The options are those of C11.
    ValueError, with a one-sentence message, if the rules do not allow it.
    """

    seats: int
    first: int
    heads: str
    tails: str
    bodies: str
    prophecies: tuple[Card, ...] = field(converter=_in_order_given)
    temples: tuple[Card, ...] = field(converter=_in_order_given)
    chance: int
    tokens: bool = True
    promo: bool = False
    fewer_segments: bool = False

    def __attrs_post_init__(self) -> None:
        check_seats("Cóatl", self.seats, self.first, SEAT_COUNTS)
        if type(self.chance) is not int:
            raise ValueError("The number for shuffles must be a whole number.")
        check_order("head bag", self.heads, COLOURS * ENDS_A_COLOUR)
        check_order("tail bag", self.tails, COLOURS * ENDS_A_COLOUR)
        bodies = bodies_a_colour(self.seats, self.fewer_segments)
        check_order("body bag", self.bodies, COLOURS * bodies)
        check_order("prophecy deck", self.prophecies, prophecy_deck(self.promo))
        check_order("temple deck", self.temples, temple_deck(self.promo))


def new_setup(  # noqa: PLR0913  # a game has these options
    seats: int,
    seed: int,
    *,
    first: int = 0,
    tokens: bool = True,
    promo: bool = False,
    fewer_segments: bool = False,
) -> Setup:
    """Return a setup with all random choices drawn from this seed.

    `tokens` says whether sacrifice tokens are played with (C11.1), `promo` whether the promo cards are
    (C11.2); with `fewer_segments` there are fewer body segments for two or three players (C11.3). ValueError
    for a number of seats or a first player that `Setup` refuses.
    """
    generator = Random(seed)

    def shuffled(things: Iterable[str]) -> list[str]:
        order = list(things)
        generator.shuffle(order)
        return order

    return Setup(
        seats,
        first,
        "".join(shuffled(COLOURS * ENDS_A_COLOUR)),
        "".join(shuffled(COLOURS * ENDS_A_COLOUR)),
        "".join(shuffled(COLOURS * bodies_a_colour(seats, fewer_segments))),
        shuffled(prophecy_deck(promo)),
        shuffled(temple_deck(promo)),
        generator.getrandbits(32),
        tokens,
        promo,
        fewer_segments,
    )


def start(setup: Setup) -> State:
    """Return the state in which the first player chooses the opening hand (C3.3)."""
    supply, bags = filled(((),) * len(SPACES), Bags(setup.heads, setup.tails, setup.bodies))
    deck, players = setup.prophecies[DISPLAY:], []
    for place in range(setup.seats):
        hand, deck = deck[: DEALT[place]], deck[DEALT[place] :]
        tokens = TOKENS if setup.tokens else ()
        players.append(Player(hand=hand, temples=(setup.temples[place],), tokens=tokens))
    by_seat = tuple(players[(seat - setup.first) % setup.seats] for seat in range(setup.seats))
    return State(
        by_seat,
        supply,
        bags,
        setup.prophecies[:DISPLAY],
        deck,
        (),
        _piles(setup.temples[setup.seats :]),
        setup.chance,
        Turn(Phase.KEEPING, 0, setup.first, setup.first),
        options=Options(setup.promo, setup.fewer_segments),
    )


def _piles(temples: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The temples left in two piles, the first with one more if their number is odd (C3.2)."""
    half = (len(temples) + 1) // PILES
    return temples[:half], temples[half:]
