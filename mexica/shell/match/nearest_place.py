"""Pointing by the keyboard: from one place to the nearest in a direction."""

from collections.abc import Collection, Mapping
from typing import Final, TypeVar

from pygame import Rect

PlaceT = TypeVar("PlaceT")

_ASIDE: Final = 2.5  # how much more a pixel across the direction counts than one along it


def stepped(
    areas: Mapping[PlaceT, Rect],
    lit: Collection[PlaceT],
    others: Collection[PlaceT],
    now: PlaceT | None,
    step: tuple[int, int],
) -> PlaceT | None:
    """Return the place that an arrow key goes to from the place `now`, None if there is none.

    Only lit places are gone to if there are any, else `others`; `step` is (columns, rows), one of them 0.
    Without a place to go from, the first lit one is gone to.
    """
    goals = {place: area for place, area in areas.items() if place in lit}
    goals = goals or {place: area for place, area in areas.items() if place in others}
    if now is None or now not in areas:
        return next(iter(goals), None)
    found = [
        (distance, number, place)
        for number, (place, area) in enumerate(goals.items())
        if place != now and (distance := _distance(areas[now], area, step)) is not None
    ]
    return min(found)[2] if found else None


def _distance(origin: Rect, goal: Rect, step: tuple[int, int]) -> float | None:
    """How far a place lies in a direction, None if it lies in another."""
    across, down = goal.centerx - origin.centerx, goal.centery - origin.centery
    along = across * step[0] + down * step[1]
    aside = abs(across * step[1]) + abs(down * step[0])
    return None if along <= 0 or aside > 3 * along else along + _ASIDE * aside
