"""The review of a game of Aztekz: its turns, who examines them, their reasons in words."""

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.game_review import played_turns, start_reviewer
from mexica.games.aztekz.ai.turn_judge import start_judge
from mexica.games.aztekz.ai.turn_reasons import reasons
from mexica.games.aztekz.table.hint import hint_words
from mexica.games.aztekz.table.match.table import Table
from mexica.play.course import Reviewing


def aztekz_review(table: Table) -> Reviewing:
    """Return how finished games of Aztekz are reviewed, with the names at this table; nothing divides one."""
    return Reviewing(
        rules=rules,
        played_turns=played_turns,
        start_reviewer=start_reviewer,
        start_judge=start_judge,
        reasons=lambda turn: reasons(turn.begin, turn.actions),
        sentence=lambda why: hint_words.sentence(why, table.names),
        otherwise=hint_words.otherwise,
        divider=lambda turn: "",
    )
