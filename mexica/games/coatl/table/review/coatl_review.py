"""The review of a game of Cóatl: its turns, who examines them, their reasons in words."""

from collections.abc import Sequence

from mexica.computer.reviewing import Reviewer, WorthsJudge
from mexica.games.coatl import rules
from mexica.games.coatl.ai.action_reasons import Reason
from mexica.games.coatl.ai.game_review import PlayedTurn, played_turns, start_reviewer, turn_reasons
from mexica.games.coatl.ai.turn_judge import TurnQuestion, start_judge
from mexica.games.coatl.rules import Action, Setup
from mexica.games.coatl.table.hint import hint_words
from mexica.games.coatl.table.match.match_record import Record
from mexica.texts import _


class CoatlReview:
    """How finished games of Cóatl are reviewed."""

    rules = rules
    rival = "greedy"

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
        return TurnQuestion(turn, tuple(answer), record.actions)

    def reasons(self, turn: PlayedTurn) -> Sequence[Reason]:
        """Return what a turn was good for."""
        return turn_reasons(turn.begin, turn.actions)

    def sentence(self, why: Sequence[Reason]) -> str:
        """Return reasons in one line."""
        return hint_words.sentence(why)

    def divider(self, turn: PlayedTurn) -> str:
        """Return that the last turns begin after a turn, empty if they do not."""
        return _("The last turns begin") if turn.ending else ""
