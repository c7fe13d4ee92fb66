"""Cóatl's baked sprites laid on pictures: by their anchors, and in rows as a serpent."""

from __future__ import annotations

from PIL import Image

from manifest import COATL
from pieces import Pieces

PITCH = 128  # pixels from a piece to the next
_PIECES = Pieces(COATL)
sprite, blit, with_shadow = _PIECES.sprite, _PIECES.blit, _PIECES.with_shadow


def serpent(picture: Image.Image, names: list[str], x: float, y: float, scale: float) -> None:
    """Lay pieces in a row from the left joint on, from tail to head."""
    for number, name in reversed(list(enumerate(names))):
        blit(picture, name, x + number * PITCH * scale, y, scale)
