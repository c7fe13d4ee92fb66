"""The review of a game of Mexica: its turns, who examines them, their reasons in words."""

from collections.abc import Sequence

from mexica.computer.reviewing import Reviewer, WorthsJudge
from mexica.games.mexica import rules
from mexica.games.mexica.ai.game_review import PlayedTurn, played_turns, start_reviewer
from mexica.games.mexica.ai.turn_judge import TurnQuestion, start_judge
from mexica.games.mexica.ai.turn_reasons import Reason, reasons
from mexica.games.mexica.rules import Action, Setup
from mexica.games.mexica.table.hint import hint_words
from mexica.games.mexica.table.match.match_record import Record
from mexica.texts import _


class MexicaReview:
    """How finished games of Mexica are reviewed."""

    rules = rules
    rival = "greedy"  # only answers proposals

    def turns(self, setup: Setup, actions: Sequence[Action]) -> tuple[PlayedTurn, ...]:
        """Return the complete turns of a game."""
        return played_turns(rules.start(setup), actions)

    def start_reviewer(self) -> Reviewer:
        """Return a process that reviews turns; ThinkerError if none can be started."""
        return start_reviewer()

    def start_judge(self) -> WorthsJudge:
        """Return a process that compares turns; ThinkerError if none can be started."""
        return start_judge()

    def question(self, turn: PlayedTurn, answer: Sequence[Action], record: Record) -> TurnQuestion:
        """Return what is asked about the new turn in a record."""
        assert record.replayed is not None  # the records of a table are replayed
        return TurnQuestion(turn, tuple(answer), record.replayed.state)

    def reasons(self, turn: PlayedTurn) -> Sequence[Reason]:
        """Return the benefits of a turn."""
        return reasons(turn.begin, turn.end)

    def sentence(self, benefits: Sequence[Reason]) -> str:
        """Return benefits in one line."""
        return hint_words.sentence(benefits)

    def divider(self, turn: PlayedTurn) -> str:
        """Return the name of the scoring after a turn, empty if there was none."""
        return "" if turn.scored is None else _("Scoring of period {period}").format(period=turn.scored)
