"""Where to click in a lesson of Cóatl in order to play what it shows."""

from collections.abc import Sequence

from pygame import Rect

from mexica.games.coatl.rules.actions import (
    Action,
    Discard,
    Done,
    KeepHand,
    PerfectPick,
    PriestCommitment,
    SeeTheFuture,
)
from mexica.games.coatl.table.court.places import Place
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.input.places_to_click import places_to_click
from mexica.games.coatl.table.match.match_view import MatchView
from mexica.games.coatl.table.match.table import Table
from mexica.play.commands import Command


class LessonClicks:
    """Finds what to click next at a table."""

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def next_places(self, actions: Sequence[Action]) -> tuple[Rect, ...]:
        """Return where to click next to play these actions, in pixels: a button, a piece, where it goes."""
        action = actions[0]
        if (tool := _tool(action)) is not None and self._table.hand.holding.tool is not tool:
            return (self._screen.bar.places[tool],)
        if isinstance(action, PerfectPick):
            return self._pieces_to_pick(action)
        if isinstance(action, Done):
            return (self._screen.bar.places[Command.END],)
        return self._places(action)

    def _pieces_to_pick(self, action: PerfectPick) -> tuple[Rect, ...]:
        left = list(action.pieces)
        for piece in self._table.hand.picked:
            if piece in left:
                left.remove(piece)
        return tuple(cell for piece, cell in self._screen.pick.cells() if piece in left)

    def _places(self, action: Action) -> tuple[Rect, ...]:
        hand, state = self._table.hand, self._table.session.state
        wanted = places_to_click(state, action)
        if isinstance(action, KeepHand | Discard):
            left = [place for place in wanted if place.slot not in hand.marked]
            return self._rects(left) if left else (self._screen.bar.places[Command.END],)
        return self._rects(wanted[1:] if wanted and hand.holding.source == wanted[0] else wanted[:1])

    def _rects(self, wanted: Sequence[Place]) -> tuple[Rect, ...]:
        areas = self._screen.view.places_of(self._table.seen(self._table.session.state))
        return tuple(areas[place] for place in wanted if place in areas)


def _tool(action: Action) -> Tool | None:
    """The tool that has to be chosen for an action: those of sacrifice tokens."""
    match action:
        case PerfectPick():
            return Tool.PICK
        case SeeTheFuture():
            return Tool.FUTURE
        case PriestCommitment():
            return Tool.COMMIT
    return None
