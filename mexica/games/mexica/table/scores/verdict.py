"""Who has won a finished game, in a sentence, and why if it was not by points alone (R11.9)."""

from collections.abc import Sequence

from mexica.games.mexica.rules import State, winners
from mexica.games.mexica.rules.state import Player
from mexica.play.result_words import victory
from mexica.texts import listed, ngettext


def verdict(state: State, names: Sequence[str]) -> str:
    """Return in one sentence who won a finished game, and what decided it."""
    won = [names[seat] for seat in winners(state)]
    ranked = sorted(state.players, key=lambda player: (-player.points, -player.action_tokens))
    told = victory(won, [player.points for player in ranked])
    return told or _tie(won, ranked[0], ranked[len(won)])


def _tie(won: Sequence[str], best: Player, second: Player) -> str:
    text = ngettext(
        "{name} wins the tie at {points} by action tokens, {tokens} to {second}",
        "{name} win the tie at {points} by action tokens, {tokens} to {second}",
        len(won),
    )
    tokens = {"tokens": best.action_tokens, "second": second.action_tokens}
    return text.format(name=listed(won), points=best.points, **tokens)


def is_tie(state: State) -> bool:
    """Whether several players have the most points, so that action tokens decided or they share victory."""
    points = [player.points for player in state.players]
    return points.count(max(points)) > 1
