"""Who has won a finished game, in a sentence, and why if it was not by points alone (R11.9)."""

from collections.abc import Sequence

from mexica.games.mexica.rules import State, winners
from mexica.texts import _, listed, ngettext


def verdict(state: State, names: Sequence[str]) -> str:
    """Return in one sentence who won a finished game, and what decided it."""
    won, players = winners(state), state.players
    best = players[won[0]]
    if len(won) > 1:
        text = ngettext(
            "{names} share the victory with {points} point each",
            "{names} share the victory with {points} points each",
            best.points,
        )
        return text.format(names=listed([names[seat] for seat in won]), points=best.points)
    others = [player for seat, player in enumerate(players) if seat not in won]
    second = max(others, key=lambda player: (player.points, player.action_tokens))
    if second.points < best.points:
        text = _("{name} wins, {points} to {second}")
        return text.format(name=names[won[0]], points=best.points, second=second.points)
    text = _("{name} wins the tie at {points} by action tokens, {tokens} to {second}")
    return text.format(
        name=names[won[0]], points=best.points, tokens=best.action_tokens, second=second.action_tokens
    )


def is_tie(state: State) -> bool:
    """Whether several players have the most points, so that action tokens decided or they share victory."""
    points = [player.points for player in state.players]
    return points.count(max(points)) > 1
