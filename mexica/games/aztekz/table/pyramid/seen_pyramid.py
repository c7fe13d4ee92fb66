"""What is seen of a position (A8.1): all that is drawn is drawn of this."""

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final, TypeVar, cast

from attrs import field, frozen

from mexica.games.aztekz.rules.actions import Action, LayCard
from mexica.games.aztekz.rules.cells import Cell, neighbour
from mexica.games.aztekz.rules.material import CHIEF, HEROES, ROTATIONS, SHAPE_OF
from mexica.games.aztekz.rules.state import Phase, Player, Seat, State

T = TypeVar("T")
_KEPT: Final = 4  # positions: those before and after what moves, and that which is looked at

Souls = tuple[tuple[str, int], ...]
"""Kinds of souls with their numbers."""


@frozen
class SeenHero:
    """A hero: its seat, its name in action texts, its card, and the souls of one kind that it carries."""

    seat: Seat
    name: str
    cell: Cell
    soul: str | None = None
    souls: int = 0


@frozen
class PlacedCard:
    """A card on its cell, with its open paths; `covering` another or not (A1.5).

    Where another card lies south of it, it is `joined`, and less is seen of its side.
    """

    cell: Cell
    paths: str
    covering: bool = False
    joined: bool = False


@frozen
class SeenPyramid:
    """A position. `cards` have their open paths as letters in the order n e s w, as in action texts.

    `piles` are the freed piles of each seat in the order in which they were freed, `points` what they are
    worth. `drawn` are the paths of the card in hand as it came from the deck. `moving` is the hero that moves
    in this turn, `scared` the card on which the drawn one has to be laid. The cards of `covering` lie on
    others. `mover` is the seat to move, None if the game is over.
    """

    cards: Mapping[Cell, str]
    heroes: tuple[SeenHero, ...]
    piles: tuple[Souls, ...]
    points: tuple[int, ...]
    lying: Mapping[Cell, Souls] = field(factory=dict)
    drawn: str | None = None
    soul: str | None = None
    deck: Mapping[str, int] = field(factory=dict)
    supply: Mapping[str, int] = field(factory=dict)
    mover: Seat | None = 0
    moving: tuple[Seat, str] | None = None
    scared: Cell | None = None
    covering: frozenset[Cell] = frozenset()

    @property
    def turnable(self) -> bool:
        """Whether the drawn card can lie in more than one way, as a cross cannot."""
        return self.drawn is not None and len(ROTATIONS[SHAPE_OF[self.drawn]]) > 1

    def placed(self, cell: Cell, paths: str, *, covering: bool) -> PlacedCard:
        """Return a card with these paths as it lies on a cell, or would."""
        return PlacedCard(cell, paths, covering, neighbour(cell, "s") in self.cards)

    def on(self, cell: Cell) -> tuple[SeenHero, ...]:
        """Return the heroes on a card: chiefs first, then in the order of seats."""
        return self._standing.get(cell, ())

    def kept(self, what: Hashable, where: Hashable, find: Callable[[], T]) -> T:
        """Return what `find` returns, found once for this position as long as `where` it is drawn stays."""
        before = self._found.get(what)
        if before is None or before[0] != where:
            before = self._found[what] = where, find()
        return cast(T, before[1])

    @cached_property
    def _found(self) -> dict[Hashable, tuple[Hashable, Any]]:
        return {}

    @cached_property
    def _standing(self) -> Mapping[Cell, tuple[SeenHero, ...]]:
        found: dict[Cell, tuple[SeenHero, ...]] = {}
        for hero in sorted(self.heroes, key=lambda hero: (hero.name != CHIEF, hero.seat, hero.name)):
            found[hero.cell] = (*found.get(hero.cell, ()), hero)
        return found


def seen_pyramid(state: State, covering: Iterable[Cell] = ()) -> SeenPyramid:
    """Return what is seen of a state, in which the cards on these cells lie on others (A1.5).

    The last few are kept, with all that was worked out of them.
    """
    above = frozenset(covering)
    seen = next((seen for one, over, seen in _recent if one is state and over == above), None)
    if seen is None:
        seen = _seen_pyramid(state, above)
        _recent.append((state, above, seen))
    return seen


def _seen_pyramid(state: State, covering: frozenset[Cell]) -> SeenPyramid:
    turn, pyramid, drawn = state.turn, state.pyramid, state.drawn
    lying = {cell: pyramid.lying(cell) for cell in pyramid.cells if pyramid.has_souls(cell)}
    moving = turn.moving
    return SeenPyramid(
        cards={cell: pyramid.paths(cell) for cell in pyramid.cells},
        heroes=tuple(hero for seat, player in enumerate(state.players) for hero in _heroes(seat, player)),
        piles=tuple(tuple((pile.soul, pile.souls) for pile in player.piles) for player in state.players),
        points=tuple(sum(pile.points for pile in player.piles) for player in state.players),
        lying=lying,
        drawn=ROTATIONS[drawn.shape][0] if drawn is not None else None,
        soul=drawn.soul if drawn is not None else None,
        deck=Counter(state.deck),
        supply=Counter(state.supply),
        mover=None if turn.phase is Phase.OVER else turn.to_move,
        moving=None if moving is None else (turn.to_move, moving.hero),
        scared=None if moving is None else moving.scared,
        covering=covering,
    )


_recent: deque[tuple[State, frozenset[Cell], SeenPyramid]] = deque(maxlen=_KEPT)


def _heroes(seat: Seat, player: Player) -> Iterator[SeenHero]:
    for name, hero in zip(HEROES, player.heroes, strict=False):
        yield SeenHero(seat, name, hero.at, hero.soul, hero.souls)


def covering_cells(actions: Iterable[Action]) -> frozenset[Cell]:
    """Return the cells whose card lies on another, by all actions of a game so far."""
    laid = Counter(action.cell for action in actions if isinstance(action, LayCard))
    return frozenset(cell for cell, many in laid.items() if many > 1)
