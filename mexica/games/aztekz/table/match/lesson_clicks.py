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
            return self._rects(places.on(_goal(actions)))
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

    @property
    def _areas(self) -> dict[Place, Rect]:
        state = self._table.session.state
        return self._screen.view.places_of(self._table.seen(state, self._table.covering(state)))

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
