"""What is due to be shown over the board when nothing moves: a scoring, a question, whose turn it is."""

from collections.abc import Callable

from mexica.drawing.overlay import Overlay
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match import match_overlays
from mexica.games.mexica.table.match.command_handler import Desk
from mexica.games.mexica.table.match.overlay_actions import Ways
from mexica.games.mexica.table.scores.score_screen import ScoreScreen


class Due:
    """What has happened that players have not been shown yet."""

    def __init__(self, desk: Desk) -> None:
        self.scored = False  # a scoring has taken place
        self.moved_on = False  # the state has changed, perhaps while something was moving
        self._desk = desk
        self._handed: int | None = None  # the seat that was last told that it is to move

    def scores(self, ways: Ways) -> ScoreScreen:
        """Return the screen of the scoring that has taken place, or of the result."""
        session, seats = self._desk.session, self._desk.seats
        made = (
            match_overlays.scores if session.state.turn.phase is Phase.OVER else match_overlays.period_scores
        )
        return made(session, seats, ways)

    def overlay(self, ways: Ways, scores: Callable[[], ScoreScreen]) -> Overlay | None:
        """Return what is to be shown now, None for the board alone, where what waited for it is said.

        `scores` returns the screen of a scoring, which may have been made ahead.
        """
        self.moved_on = False
        session, seats = self._desk.session, self._desk.seats
        turn = session.state.turn
        if self._is_scoring_shown():
            self._desk.at_result = turn.phase is Phase.OVER
            return scores()
        self._desk.after.say_what_waited()
        if session.decider == "person" and turn.phase is Phase.ANSWERING and not session.finished:
            self._handed = None
            return match_overlays.question(session, seats, ways)
        if self._is_handed_over():
            self._handed = turn.to_move
            return match_overlays.banner(session, seats, ways)
        return None

    def _is_scoring_shown(self) -> bool:
        """Whether a scoring is to be shown, which it then is; who watches at full speed is not stopped."""
        scored, self.scored = self.scored, False
        return scored and not (self._desk.flow.watched and not self._desk.flow.pace)

    def _is_handed_over(self) -> bool:
        session = self._desk.session
        among_people = session.decider == "person" and session.people > 1 and not session.finished
        return among_people and self._handed != session.state.turn.to_move
