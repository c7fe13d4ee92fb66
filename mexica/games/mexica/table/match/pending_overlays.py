"""The overlays due when nothing moves: a scoring, a question, whose turn it is."""

from collections.abc import Callable

from mexica.drawing.overlay import Overlay
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match import match_overlays
from mexica.games.mexica.table.match.overlay_actions import OverlayActions
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.play.handover import Handover
from mexica.shell.match.growing_overlay import GrowingOverlay


class PendingOverlays:
    """What has happened but has not been shown to the players yet."""

    def __init__(self, table: Table) -> None:
        self.scored = False  # a scoring has taken place
        self._scored_by = 0  # the number of the action that led to it
        self.moved_on = False  # the state has changed, perhaps while something was moving
        self._table = table
        self._handover = Handover(table.session)

    def note_move(self, scored: bool) -> None:
        """Note that the state has changed, and whether a period was scored; one taken back is not shown."""
        played = len(self._table.session.history)
        if scored:
            self.scored, self._scored_by = True, played
        elif played < self._scored_by:
            self.scored = False
        self.moved_on = True

    def scores(self, actions: OverlayActions) -> ScoreScreen:
        """Return the screen of the scoring that has taken place, or of the result."""
        session, seats = self._table.session, self._table.seats
        over = session.state.turn.phase is Phase.OVER
        made = match_overlays.scores if over else match_overlays.period_scores
        return made(session, seats, actions)

    def overlay(self, actions: OverlayActions, scores: Callable[[], GrowingOverlay]) -> Overlay | None:
        """Return the overlay to show now, None for the board alone; unless scoring, show the delayed toast.

        `scores` returns the screen of a scoring, which may have been built in advance.
        """
        self.moved_on = False
        session, seats = self._table.session, self._table.seats
        turn = session.state.turn
        if self._is_scoring_shown():
            self._table.at_result = turn.phase is Phase.OVER
            return scores()
        self._table.presenter.show_delayed_toast()
        if session.person_decides and turn.phase is Phase.ANSWERING:
            self._handover.forget()
            return match_overlays.question(session, seats, actions)
        if self._handover.due:
            self._handover.note_told()
            return match_overlays.banner(session, seats, actions)
        return None

    def _is_scoring_shown(self) -> bool:
        """Return True once for a scoring that is due; watching at full speed never stops for one."""
        scored, self.scored = self.scored, False
        runner = self._table.runner
        return scored and not (runner.watched and not runner.pace)
