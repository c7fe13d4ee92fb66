"""The overlays due when nothing moves: a scoring, a question, whose turn it is."""

from collections.abc import Callable
from typing import Any

from attrs import frozen

from mexica.drawing.overlay import Overlay
from mexica.play.handover import Handover
from mexica.shell.match import usual_overlays
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.shell.match.own_overlays import OwnOverlays


@frozen
class Due:
    """An overlay that is due: `make` makes it in the language in use; `scores` may be built in advance."""

    make: Callable[[], Overlay]
    scores: bool = False


class PendingOverlays:
    """What has happened but has not been shown to the players yet."""

    def __init__(self, table: AnyTable, own: OwnOverlays[Any]) -> None:
        self.scored = False  # a scoring has taken place
        self._scored_by = 0  # the number of the action that led to it
        self.moved_on = False  # the state has changed, perhaps while something was moving
        self._table, self._own = table, own
        self._handover = Handover(table.session)

    def note_move(self, scored: bool) -> None:
        """Note that the state has changed, and whether scores are due; those taken back are not shown."""
        played = len(self._table.session.history)
        if scored:
            self.scored, self._scored_by = True, played
        elif played < self._scored_by:
            self.scored = False
        self.moved_on = True

    def overlay(self, actions: OverlayActions) -> Due | None:
        """Return what is to be shown now, None for the board alone; unless scores, show the delayed toast."""
        self.moved_on = False
        table, session = self._table, self._table.session
        if self._are_scores_shown():
            table.at_result = session.finished
            return Due(lambda: self._own.scores(actions), scores=True)
        table.presenter.show_delayed_toast()
        question = self._own.question(actions) if session.person_decides else None
        if question is not None:
            self._handover.forget()
            return Due(lambda: self._own.question(actions) or question)
        if self._handover.due and table.viewing.all_open:  # else the curtain has told
            self._handover.note_told()
            return Due(lambda: usual_overlays.banner(table, self._own.turn_note, actions))
        return None

    def _are_scores_shown(self) -> bool:
        """Return True once for scores that are due; watching at full speed never stops for them."""
        scored, self.scored = self.scored, False
        runner = self._table.runner
        return scored and not (runner.watched and not runner.pace)
