"""The review of a game of Mexica: its turns, who examines them, their reasons in words."""

from collections.abc import Sequence
from typing import Final

from mexica.games.mexica import rules
from mexica.games.mexica.ai.game_review import PlayedTurn, played_turns, start_reviewer
from mexica.games.mexica.ai.turn_judge import TurnQuestion, start_judge
from mexica.games.mexica.ai.turn_reasons import Reason, reasons
from mexica.games.mexica.rules import Action
from mexica.games.mexica.table.hint import hint_words
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.course import Reviewing
from mexica.texts import _


def _question(turn: PlayedTurn, answer: Sequence[Action], record: Record) -> TurnQuestion:
    assert record.replayed is not None  # the records of a table are replayed
    return TurnQuestion(turn, tuple(answer), record.replayed.state)


def _reasons(turn: PlayedTurn) -> Sequence[Reason]:
    return reasons(turn.begin, turn.end)


def _divider(turn: PlayedTurn) -> str:
    """The name of the scoring after a turn, empty if there was none."""
    return "" if turn.scored is None else _("Scoring of period {period}").format(period=turn.scored)


REVIEW: Final = Reviewing(
    rules=rules,
    played_turns=played_turns,
    start_reviewer=start_reviewer,
    start_judge=start_judge,
    question=_question,
    reasons=_reasons,
    sentence=hint_words.sentence,
    divider=_divider,
)
"""How finished games of Mexica are reviewed; the rivals of a turn played again only answer proposals."""
