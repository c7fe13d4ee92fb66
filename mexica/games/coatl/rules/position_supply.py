"""Supply board and bags of a description, and whether all pieces together come from one box."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from mexica.games.coatl.rules.material import (
    BODIES,
    BODIES_A_SPACE,
    COLOURS,
    ENDS_A_COLOUR,
    HEADS,
    PIECES,
    SPACES,
    TAILS,
    Piece,
    bodies_a_colour,
    is_body,
)
from mexica.games.coatl.rules.position_seats import read_pieces
from mexica.games.coatl.rules.state import Bags, Options, Player
from mexica.rulebook.faults import Faults
from mexica.rulebook.quoting import quoted

Supply = tuple[tuple[Piece, ...], ...]

_OF_SPACE: Final = {"h": (HEADS, 1), "t": (TAILS, 1), "b": (BODIES, BODIES_A_SPACE)}
_OF_BAG: Final = {"heads": HEADS, "tails": TAILS, "bodies": BODIES}


def read_supply(faults: Faults, data: Mapping[str, object]) -> Supply:
    """Return the described supply board, and note everything wrong with it."""
    given = faults.record("supply", data.get("supply", {}), SPACES)
    return tuple(_space(faults, space, given) for space in SPACES)


def _space(faults: Faults, space: str, given: Mapping[str, object]) -> tuple[Piece, ...]:
    pieces = read_pieces(faults, f"supply: {space}", faults.list_at(given, space))
    fitting, many = _OF_SPACE[space[0]]
    if any(piece not in fitting for piece in pieces) or len(pieces) not in (0, many):
        kind = {"h": "one head", "t": "one tail", "b": "two body segments"}[space[0]]
        faults.add(f"supply: {space} holds {kind} or nothing (C2.2).")
    return pieces


def outside(supply: Supply, players: Iterable[Player]) -> Counter[Piece]:
    """Return the pieces that are in no bag."""
    counted = Counter(piece for pieces in supply for piece in pieces)
    for player in players:
        counted.update(player.board)
        counted.update(piece for serpent in player.serpents for piece in serpent.pieces)
    return counted


def read_bags(
    faults: Faults, data: Mapping[str, object], box: Counter[Piece], used: Counter[Piece], generator: Random
) -> Bags:
    """Return the bags as described, in the orders told or drawn; note more pieces than the box holds."""
    left = Counter(box)
    left.subtract(used)
    counts = _counts(faults, data, left)
    for piece in PIECES:
        if counts[piece] > left[piece]:
            faults.add(f"There are more pieces {piece} than in the box (C2.1).")
    if sum(counts[piece] for piece in BODIES) % BODIES_A_SPACE:
        faults.add("bags: bodies holds an odd number of body segments (C5.3).")
    return Bags(*(_order(faults, data, bag, counts, generator) for bag in _OF_BAG))


def box(seats: int, options: Options) -> Counter[Piece]:
    """Return all pieces that are played with (C2.1, C11.3)."""
    bodies = bodies_a_colour(seats, options.fewer_segments)
    return Counter({piece: bodies if is_body(piece) else ENDS_A_COLOUR for piece in PIECES})


def _counts(faults: Faults, data: Mapping[str, object], left: Counter[Piece]) -> Counter[Piece]:
    if "bags" not in data:
        return _rest(left)
    bags = faults.record("bags", data["bags"], (), _OF_BAG)
    counts = Counter[Piece]()
    for bag, pieces in _OF_BAG.items():
        given = faults.record(f"bags: {bag}", bags.get(bag, {}), (), COLOURS)
        for colour, piece in zip(COLOURS, pieces, strict=True):
            counts[piece] = faults.number(
                f"bags: {bag}: {colour}", given.get(colour, 0), 0, max(0, left[piece])
            )
    return counts


def _rest(left: Counter[Piece]) -> Counter[Piece]:
    """What is left of the box, without one of the segments if their number is odd."""
    counts = +left
    if sum(counts[piece] for piece in BODIES) % BODIES_A_SPACE:
        counts[max(BODIES, key=lambda piece: counts[piece])] -= 1
    return counts


def _order(
    faults: Faults, data: Mapping[str, object], bag: str, counts: Counter[Piece], generator: Random
) -> str:
    """The colours in a bag as told by `orders`, else drawn."""
    colours = [c for c, piece in zip(COLOURS, _OF_BAG[bag], strict=True) for _ in range(counts[piece])]
    orders = data.get("orders")
    if not isinstance(orders, Mapping) or bag not in orders:
        generator.shuffle(colours)
        return "".join(colours)
    told = orders[bag]
    if not isinstance(told, str) or Counter(told) != Counter(colours):
        faults.add(f"orders: {bag} must have the colours that are in the bag, not {quoted(told)}.")
        return ""
    return told
