"""Points and the result of a game, in the words that all games share."""

from collections.abc import Sequence

from mexica.texts import _, listed, ngettext


def points_words(points: int) -> str:
    """Return a number of points in words."""
    return ngettext("{points} point", "{points} points", points).format(points=points)


def victory(won: Sequence[str], points: int, second: int) -> str:
    """Return in one sentence who has won with so many points, the next of all players having `second`.

    It is empty if one has won and the next has as many points, so that something else has decided.
    """
    if len(won) > 1:
        text = ngettext(
            "{names} share the victory with {points} point each",
            "{names} share the victory with {points} points each",
            points,
        )
        return text.format(names=listed(won), points=points)
    if second == points:
        return ""
    return _("{name} wins, {points} to {second}").format(name=won[0], points=points, second=second)
