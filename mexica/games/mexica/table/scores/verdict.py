"""Who has won a finished game, in a sentence, and why if it was not by points alone (R11.9)."""

from collections.abc import Sequence

from mexica.games.mexica.rules import State, winners
from mexica.play.result_words import victory
from mexica.texts import _


def verdict(state: State, names: Sequence[str]) -> str:
    """Return in one sentence who won a finished game, and what decided it."""
    won = [names[seat] for seat in winners(state)]
    best, second = sorted(state.players, key=lambda player: (-player.points, -player.action_tokens))[:2]
    text = _("{name} wins the tie at {points} by action tokens, {tokens} to {second}")
    return victory(won, best.points, second.points) or text.format(
        name=won[0], points=best.points, tokens=best.action_tokens, second=second.action_tokens
    )


def is_tie(state: State) -> bool:
    """Whether several players have the most points, so that action tokens decided or they share victory."""
    points = [player.points for player in state.players]
    return points.count(max(points)) > 1
