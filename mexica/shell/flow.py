"""Places in lines, as words stand in a text: what does not fit any more begins a new line."""

from collections.abc import Iterable

from pygame import Rect


def flowed(widths: Iterable[int], first: Rect, gap: int) -> list[Rect]:
    """Return places of these widths from the top left of the first line on, all as high as it is.

    A place that is wider than a line takes a whole one.
    """
    places: list[Rect] = []
    left, top = first.left, first.top
    for width in widths:
        if left > first.left and left + width > first.right:
            left, top = first.left, top + first.height + gap
        places.append(Rect(left, top, min(width, first.width), first.height))
        left += width + gap
    return places
