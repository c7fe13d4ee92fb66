"""What an agent sees of a state: its serpents, and numbers; docs/environment.md explains each.

Seats are told from the agent's own: 0 is the agent, 1 the player who is next clockwise, and so on. What is
hidden from the agent (C13.1) is not there.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import numpy as np
from attrs import frozen
from gymnasium import spaces
from numpy.typing import NDArray

from mexica.games.coatl.environment.catalogue import chosen
from mexica.games.coatl.rules import material
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES, prophecy_deck
from mexica.games.coatl.rules.material import COLOURS, PIECES, SERPENTS, SPACES, TOKENS
from mexica.games.coatl.rules.scoring import player_points
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Cause, Doing, Phase, Player, Seat, State

LONGEST: Final = len(COLOURS) * material.BODIES_A_COLOUR + 2  # every body segment, a head and a tail
_CODES: Final = {piece: number for number, piece in enumerate(PIECES, 1)}
_ALL: Final = len(prophecy_deck(promo=True))
_COPIES: Final = {card: prophecy.copies for card, prophecy in PROPHECIES.items()}
_BAG: Final = {piece: 3 if len(piece) > 1 else material.BODIES_A_COLOUR for piece in PIECES}
# three serpents with four prophecies of 7 points and a temple of 10 each would have 114
_MOST_POINTS: Final = 120
# every round but skipped ones moves pieces or cards, of which there are some 210
_MOST_ROUNDS: Final = 1000

Named = tuple[str, int]


@cache
def numbers(seats: int) -> tuple[Named, ...]:
    """Return the name of each number, and how high it may be."""
    each_seat = range(seats)
    return (
        *((phase.value, 1) for phase in Phase),
        *((doing.value, 1) for doing in Doing),
        ("round", _MOST_ROUNDS),
        ("actions left", 2),
        ("chosen", material.HAND),
        ("closing", SERPENTS),
        ("skipped", seats),
        *((f"first {seat}", 1) for seat in each_seat),
        *((f"to move {seat}", 1) for seat in each_seat),
        *((cause.value, 1) for cause in Cause),
        *((f"last actions {seat}", 2) for seat in each_seat),
        ("promo", 1),
        ("fewer segments", 1),
        *((f"{space} {colour}", 2) for space in SPACES for colour in COLOURS),
        *((f"bag {piece}", most) for piece, most in _BAG.items()),
        *((f"display {card}", most) for card, most in _COPIES.items()),
        ("deck", _ALL),
        ("discards", _ALL),
        *((f"common {pile} {card}", 1) for pile in range(material.PILES) for card in TEMPLES),
        *((f"pile {pile}", len(TEMPLES)) for pile in range(material.PILES)),
        *((f"hand {card}", most) for card, most in _COPIES.items()),
        *((f"picked {card}", most) for card, most in _COPIES.items()),
        *((f"temple {card}", 1) for card in TEMPLES),
        *(number for seat in each_seat for number in _of_seat(seat)),
    )


def _of_seat(seat: Seat) -> Iterator[Named]:
    yield f"points {seat}", _MOST_POINTS
    yield f"hand size {seat}", max(material.DEALT)
    yield f"temples {seat}", len(TEMPLES)
    yield from ((f"{token} {seat}", 1) for token in TOKENS)
    yield from ((f"board {piece} {seat}", material.BOARD_SPACES) for piece in PIECES)
    for serpent in range(1, SERPENTS + 1):
        yield from ((f"beside {serpent} {card} {seat}", 1) for card in (*PROPHECIES, *TEMPLES))


@frozen
class _Observer:
    """Satisfies `mexica.env.env_game.Observer`."""

    def space(self, seats: int) -> spaces.Dict:
        """Return the bounds: pieces as (seat, serpent, place), numbers in the order of `numbers`."""
        rest = np.array([most for _, most in numbers(seats)], np.int16)
        return spaces.Dict(
            {
                "serpents": spaces.Box(0, len(PIECES), (seats, SERPENTS, LONGEST), np.uint8),
                "numbers": spaces.Box(np.zeros_like(rest), rest, dtype=np.int16),
            }
        )

    def observe(self, state: State, seat: Seat, begun: tuple[int, ...]) -> dict[str, NDArray[Any]]:
        """Return the serpents and the numbers as this seat sees them."""
        order = [(seat + later) % state.seats for later in range(state.seats)]
        return {
            "serpents": _serpents(state, order),
            "numbers": np.array([*_numbers(state, order, begun)], np.int16),
        }


OBSERVER: Final = _Observer()


def _serpents(state: State, order: list[Seat]) -> NDArray[np.uint8]:
    laid = np.zeros((len(order), SERPENTS, LONGEST), np.uint8)
    for place, seat in enumerate(order):
        for number, serpent in enumerate(state.players[seat].serpents):
            codes = [_CODES[piece] for piece in serpent.pieces]
            laid[place, number, : len(codes)] = codes
    return laid


def _numbers(state: State, order: list[Seat], begun: tuple[int, ...]) -> Iterator[int]:
    yield from _turn(state)
    yield from (seat == state.turn.first for seat in order)
    yield from (seat == state.turn.to_move for seat in order)
    ending = state.ending
    yield from (ending is not None and ending.cause is cause for cause in Cause)
    yield from (0 if ending is None else ending.actions[seat] for seat in order)
    yield from (state.options.promo, state.options.fewer_segments)
    yield from _table(state)
    own = state.players[order[0]]
    yield from _counted(own.hand, PROPHECIES)
    yield from _counted(chosen(begun), PROPHECIES)
    yield from _counted(own.temples, TEMPLES)
    for seat in order:
        yield from _player(state.players[seat])


def _turn(state: State) -> Iterator[int]:
    turn = state.turn
    yield from (turn.phase is phase for phase in Phase)
    yield from (turn.doing is doing for doing in Doing)
    yield from (turn.round, turn.actions_left, turn.chosen, turn.closing or 0, turn.skipped)


def _table(state: State) -> Iterator[int]:
    for pieces in state.supply:
        yield from _counted([piece[-1] for piece in pieces], COLOURS)
    bags = state.bags
    bag = Counter((*(f"h{one}" for one in bags.heads), *bags.bodies, *(f"t{one}" for one in bags.tails)))
    yield from (bag[piece] for piece in PIECES)
    yield from _counted(state.display, PROPHECIES)
    yield from (len(state.deck), len(state.discards))
    for top in state.common:
        yield from (top == card for card in TEMPLES)
    yield from map(len, state.piles)


def _player(player: Player) -> Iterator[int]:
    yield from (player_points(player), len(player.hand), len(player.temples))
    yield from (token in player.tokens for token in TOKENS)
    yield from _counted(player.board, PIECES)
    for number in range(SERPENTS):
        yield from _beside(player.serpents[number] if number < len(player.serpents) else None)


def _beside(serpent: Serpent | None) -> Iterator[int]:
    cards = () if serpent is None else (*serpent.prophecies, serpent.temple)
    yield from (card in cards for card in (*PROPHECIES, *TEMPLES))


def _counted(things: Iterable[str], kinds: Iterable[str]) -> Iterator[int]:
    many = Counter(things)
    yield from (many[kind] for kind in kinds)
