"""Points and the result of a game, in the words that all games share."""

from collections.abc import Sequence

from mexica.texts import _, listed, ngettext


def points_words(points: int) -> str:
    """Return a number of points in words."""
    return ngettext("{points} point", "{points} points", points).format(points=points)


def victory(won: Sequence[str], ranked: Sequence[int]) -> str:
    """Return in one sentence who has won, by the points of all players, those of the winners first.

    It is empty if the best of the others has as many points, so that something else has decided.
    """
    points, *others = ranked[0], *ranked[len(won) :]
    if others and others[0] == points:
        return ""
    if len(won) > 1:
        text = ngettext(
            "{names} share the victory with {points} point each",
            "{names} share the victory with {points} points each",
            points,
        )
        return text.format(names=listed(won), points=points)
    return _("{name} wins, {points} to {second}").format(name=won[0], points=points, second=others[0])
