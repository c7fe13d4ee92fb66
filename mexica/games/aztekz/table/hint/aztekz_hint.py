"""The hint of Aztekz: who advises, and what is drawn of a plan."""

from mexica.games.aztekz.ai.adviser import SECONDS, start_adviser
from mexica.games.aztekz.table.hint.hint_steps import plan_steps
from mexica.games.aztekz.table.hint.hint_words import otherwise, sentence
from mexica.games.aztekz.table.match.table import Table
from mexica.shell.match.hint_parts import HintGame


def aztekz_hint(table: Table) -> HintGame:
    """Return the hint for the person to move at a table; its panel covers the players' panel."""
    return HintGame(
        SECONDS,
        start_adviser,
        sentence=lambda reasons: sentence(reasons, table.names),
        otherwise=otherwise,
        steps=plan_steps,
        standing=table.standing,
    )
