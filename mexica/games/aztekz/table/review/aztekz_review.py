"""The review of a game of Aztekz: its turns, who examines them, their reasons in words."""

from collections.abc import Sequence

from mexica.computer.reviewing import Reviewer, WorthsJudge
from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.game_review import PlayedTurn, played_turns, start_reviewer
from mexica.games.aztekz.ai.turn_judge import TurnQuestion, start_judge
from mexica.games.aztekz.ai.turn_reasons import Reason, reasons
from mexica.games.aztekz.rules import Action, Setup
from mexica.games.aztekz.table.hint import hint_words
from mexica.games.aztekz.table.match.match_record import Record
from mexica.games.aztekz.table.match.table import Table


class AztekzReview:
    """How finished games of Aztekz are reviewed."""

    rules = rules
    rival = "greedy"

    def __init__(self, table: Table) -> None:
        self._table = table

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
        return reasons(turn.begin, turn.actions)

    def sentence(self, why: Sequence[Reason]) -> str:
        """Return reasons in one line."""
        return hint_words.sentence(why, self._table.names)

    def divider(self, turn: PlayedTurn) -> str:
        """Return an empty text: nothing divides a game."""
        return ""
