"""Points and winners (A7.3, A7.4)."""

from typing import Any


def points(seat: dict[str, Any]) -> int:
    """The points of a seat's freed piles."""
    return sum(pile["souls"] - 1 for pile in seat["piles"])


def winners(seats: list[dict[str, Any]]) -> list[int]:
    """The seats with most points, of those the ones with most freed souls."""
    most = max(points(seat) for seat in seats)
    leading = [number for number, seat in enumerate(seats) if points(seat) == most]
    freed = {number: sum(pile["souls"] for pile in seats[number]["piles"]) for number in leading}
    return [number for number in leading if freed[number] == max(freed.values())]
