"""The review of a game of Cóatl: its turns, who examines them, their reasons in words."""

from collections.abc import Sequence
from typing import Final

from mexica.games.coatl import rules
from mexica.games.coatl.ai.action_reasons import Reason
from mexica.games.coatl.ai.game_review import PlayedTurn, played_turns, start_reviewer, turn_reasons
from mexica.games.coatl.ai.turn_judge import start_judge
from mexica.games.coatl.table.hint import hint_words
from mexica.play.course import Reviewing
from mexica.texts import _


def _reasons(turn: PlayedTurn) -> Sequence[Reason]:
    return turn_reasons(turn.begin, turn.actions)


def _divider(turn: PlayedTurn) -> str:
    """Whether the last turns begin after a turn, in words."""
    return _("The last turns begin") if turn.ending else ""


REVIEW: Final = Reviewing(
    rules=rules,
    played_turns=played_turns,
    start_reviewer=start_reviewer,
    start_judge=start_judge,
    reasons=_reasons,
    sentence=hint_words.sentence,
    otherwise=hint_words.otherwise,
    divider=_divider,
)
"""How finished games of Cóatl are reviewed."""
