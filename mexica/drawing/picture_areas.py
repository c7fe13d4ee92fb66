"""Which part of a table a picture of it shows."""

from pygame import Rect

from mexica.drawing.surfaces import Size


def seen_area(area: Rect, size: Size, within: Rect) -> Rect:
    """Return the area enlarged to the proportions of a picture of this size, inside `within` if possible."""
    factor = max(area.width / size[0], area.height / size[1])
    factor = min(factor, within.width / size[0], within.height / size[1])
    seen = Rect(0, 0, int(size[0] * factor), int(size[1] * factor))
    seen.center = area.center
    return seen.clamp(within)
