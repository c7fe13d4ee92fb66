"""Sprites: what is kept in memory."""

from collections import Counter
from functools import partial

from pygame import Surface

from mexica.drawing.sprites import Sprites
from mexica.resources import resource


def test_small_files_are_kept_only_while_there_is_something_to_preload() -> None:
    """They are read once for all sizes, and take no room after that."""
    read = Counter[str]()

    class Counted(Sprites):
        def source(self, name: str) -> Surface | None:
            read[name] += 1
            return super().source(name)

    sprites = Counted(resource("aztekz"), resource("shell"), cell=100, unit=1.0)
    soul = sprites.of_layer("soul")[0]
    for growth in (0.5, 0.6):
        sprites.add_preload(partial(sprites.get, soul, growth))
    sprites.preload_all()
    assert read == {soul: 1}
    sprites.get(soul, 0.7)
    assert read == {soul: 2}
