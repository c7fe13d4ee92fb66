"""The sprites that stand on the ground: bridges, temples, tokens, Pilli and plants on empty land."""

import random
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from attrs import frozen

from mexica.games.mexica.rules.board import NEUTRAL, Owner
from mexica.games.mexica.rules.spaces import (
    EMBLEM,
    ISLAND,
    LAKE,
    PALACE,
    Space,
    SpaceSet,
    column_and_row,
    each,
    holds,
    set_of,
)
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.coast import coast
from mexica.games.mexica.table.board.look import Look

# Heights in cell widths at which things stand (art recipe, section 3).
_DECK: Final = 0.13
_PALACE_ARM: Final = 0.23
_PALACE_MIDDLE: Final = 0.34

_PLANTS: Final = (
    "bush", "flowers", "agave", "nopal", "maize", "tree", "trees", "rocks", "grass", "grass", "palm",
)  # fmt: skip
_ROWS: Final = {space: column_and_row(space)[1] for space in each(ISLAND | LAKE)}
_OVERGROWN: Final = 0.34  # of the empty spaces

BRIDGES, STANDING, PILLI = range(3)  # drawn in this order within a row


@frozen(cache_hash=True)
class Piece:
    """A sprite on a space: its rank within the row, its lift, its shift in cell widths and heights."""

    space: Space
    rank: int
    sprite: str
    lift: float = 0.0
    shift: tuple[float, float] = (0.0, 0.0)


_piece = lru_cache(maxsize=4096)(Piece)  # identical objects are compared and looked up fastest


def pieces(state: State, look: Look) -> list[Piece]:
    """Return everything that stands on the board in drawing order, from north to south.

    The flat view has no plants, and temples and Pilli come last, as their signs lie over flat pieces.
    """
    flat = [*_bridges(state, look), *_tokens(state, look)]
    rising = [*_temples(state, look), *_pilli(state, look)]
    if look.flat_view:
        return [*_in_order(flat), *_in_order(rising)]
    return _in_order([*_coast(state.board.canals), *flat, *rising, *_decor(state.empty & ~PALACE)])


def _in_order(found: list[Piece]) -> list[Piece]:
    return sorted(found, key=lambda piece: (_ROWS[piece.space], piece.rank, piece.space))


def owner_colour(owner: Owner, look: Look) -> str:
    """Return the colour of a temple's owner as used in sprite names."""
    return NEUTRAL if owner == NEUTRAL else look.seat(owner).sign.name


def lift(space: Space, state: State) -> float:
    """Return how high above the ground a Pilli stands on this space, in cell widths."""
    if space == EMBLEM:
        return _PALACE_MIDDLE
    if holds(PALACE, space):
        return _PALACE_ARM
    return _DECK if holds(state.board.bridges, space) else 0.0


@lru_cache(maxsize=32)
def _coast(canals: SpaceSet) -> tuple[Piece, ...]:
    """The plants on the beach, except where a canal runs into the lake."""
    return tuple(
        Piece(growth.space, STANDING, growth.sprite, shift=growth.shift)
        for growth in coast()
        if not any(holds(canals, space) for space in growth.near)
    )


def _bridges(state: State, look: Look) -> Iterator[Piece]:
    lifted = set_of(look.lifted)
    for space in each(state.board.bridges_ns & ~lifted):
        yield _piece(space, BRIDGES, "bridge_ns")
    for space in each(state.board.bridges_ew & ~lifted):
        yield _piece(space, BRIDGES, "bridge_ew")


def _temples(state: State, look: Look) -> Iterator[Piece]:
    for space in each(state.board.temple_spaces):
        temple = state.board.temple(space)
        if temple is not None and space not in look.hidden:
            yield _piece(space, STANDING, f"temple_{owner_colour(temple[0], look)}_{temple[1]}")


def _tokens(state: State, look: Look) -> Iterator[Piece]:
    for space in each(state.board.token_spaces & ~set_of(look.hidden)):
        face_down = space in look.turned and not look.flat_view
        yield _piece(space, STANDING, "calpulli_back" if face_down else "calpulli")


def _pilli(state: State, look: Look) -> Iterator[Piece]:
    for seat, player in enumerate(state.players):
        if player.pilli is not None and player.pilli not in look.hidden:
            up = 0.0 if look.flat_view else lift(player.pilli, state)
            yield _piece(player.pilli, PILLI, f"pilli_{look.seat(seat).sign.name}", up)


@lru_cache(maxsize=32)
def _decor(empty: SpaceSet) -> tuple[Piece, ...]:
    """The plants on these spaces."""
    return tuple(plant for space in each(empty) if (plant := _plant(space)) is not None)


@cache
def _plant(space: Space) -> Piece | None:
    """The plant on a space while nothing else is there: always the same one, if any."""
    chance = random.Random(f"plant {space}")
    kind, x, y = chance.choice(_PLANTS), chance.uniform(-0.16, 0.16), chance.uniform(-0.12, 0.12)
    if chance.random() >= _OVERGROWN:
        return None
    return Piece(space, STANDING, f"decor_{kind}", shift=(x, y))
