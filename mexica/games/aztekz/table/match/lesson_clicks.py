"""Where to click in a lesson of Aztekz in order to play what it shows."""

from collections.abc import Sequence

from pygame import Rect

from mexica.games.aztekz.rules import Action
from mexica.games.aztekz.rules.actions import (
    Decline,
    LayCard,
    StepHero,
)
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.table.input.deeds import deed_of
from mexica.games.aztekz.table.input.match_look import action_ring
from mexica.games.aztekz.table.input.offers import actor
from mexica.games.aztekz.table.match.match_view import MatchView
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.play.commands import Command


class LessonClicks:
    """Finds what to click next at a table."""

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def next_places(self, actions: Sequence[Action]) -> tuple[Rect, ...]:
        """Return where to click next to play these actions, in pixels: a hero, a cell, a stone, a button."""
        action, hand = actions[0], self._table.hand
        if isinstance(action, Decline):
            return (self._screen.bar.places[Command.END],)
        if isinstance(action, LayCard):
            return self._to_lay(action)
        hero = actor(action)
        if hero is not None and hand.hero != hero:
            return self._rects(places.hero(self._table.session.state.turn.to_move, hero))
        if isinstance(action, StepHero):
            return self._beside_heroes(_goal(actions))
        return self._of_ring(action)

    def _to_lay(self, action: LayCard) -> tuple[Rect, ...]:
        hand = self._table.hand
        if not hand.card:
            return (self._screen.view.layout.side.card,)
        if hand.way_at(action.cell) != action.paths:
            return self._rects(places.TURN_RIGHT)
        return self._rects(places.on(action.cell))

    def _of_ring(self, action: Action) -> tuple[Rect, ...]:
        """The stone of the ring for this, else the button of the bar."""
        ring = action_ring(self._table.hand, None, {})
        if ring is not None:
            areas = self._screen.view.ring.areas(ring, self._areas)
            if action in areas:
                return (areas[action],)
        deed = deed_of(action)
        return (self._screen.bar.places[deed],) if deed in self._screen.bar.places else ()

    def _beside_heroes(self, cell: Cell) -> tuple[Rect, ...]:
        """The card on a cell; if a click in its middle would choose a hero, the part beside that."""
        areas, card = self._areas, places.on(cell)
        if card not in areas:
            return ()
        area = areas[card]
        standing = [one for place, one in areas.items() if self._table.hand.chooses(place)]
        heroes = [one for one in standing if one.colliderect(area)]
        if not any(one.collidepoint(area.center) for one in heroes):
            return (area,)
        left, right = min(one.left for one in heroes), max(one.right for one in heroes)
        beside = (
            Rect(area.topleft, (left - area.left, area.height)),
            Rect(right, area.top, area.right - right, area.height),
        )
        return (max(beside, key=lambda one: one.width),)

    @property
    def _areas(self) -> dict[Place, Rect]:
        state = self._table.session.state
        return self._screen.view.places_of(self._table.seen(state))

    def _rects(self, wanted: Place) -> tuple[Rect, ...]:
        areas = self._areas
        return (areas[wanted],) if wanted in areas else ()


def _goal(actions: Sequence[Action]) -> Cell:
    """Where the steps at the beginning of these actions lead, which one click goes."""
    goal = (0, 0)
    for action in actions:
        if not isinstance(action, StepHero):
            break
        goal = action.cell
    return goal
