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


def equal(count: int, first: Rect, gap: int, widths: tuple[int, int]) -> list[Rect]:
    """Return so many equal places from this line on, between these widths, in as few lines as they can.

    Lines are filled evenly, so that none has a single place if another could share with it.
    """
    least, most = widths
    lines = -(-count // max(1, (first.width + gap) // (least + gap)))
    abreast = -(-count // lines)
    width = min((first.width + gap) // abreast - gap, most)
    return [
        Rect(
            first.left + (number % abreast) * (width + gap),
            first.top + (number // abreast) * (first.height + gap),
            width,
            first.height,
        )
        for number in range(count)
    ]
