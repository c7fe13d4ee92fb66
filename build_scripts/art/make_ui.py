"""Make the interface art of Mexica and enter it in the manifest.

python build_scripts/art/make_ui.py [FAMILY ...]   (all families without arguments; needs Pillow and numpy)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

import icons_menu
import icons_tools
import manifest
import motes
import overlays
import surfaces
import title
import tokens
import track
from kit import Sprite

FAMILIES: dict[str, Callable[[], Iterable[Sprite]]] = {
    "surfaces": surfaces.build,
    "overlays": overlays.build,
    "track": track.build,
    "tokens": tokens.build,
    "icons_tools": icons_tools.build,
    "icons_menu": icons_menu.build,
    "motes": motes.build,
    "title": title.build,
}


def save(sprite: Sprite) -> manifest.Entry:
    """Write the sprite's file and return its manifest entry."""
    extra = dict(sprite.extra)
    options = extra.pop("save", {"optimize": True})
    file = sprite.name + extra.pop("suffix", ".png")
    sprite.image.save(manifest.RESOURCES / file, **options)
    anchor = [int(v) if float(v).is_integer() else v for v in sprite.anchor]
    return {"file": file, "size": list(sprite.image.size), "anchor": anchor, "layer": sprite.layer, **extra}


def main(families: list[str]) -> None:
    """Make the named families, or all."""
    data = manifest.load()
    sprites = data["sprites"]
    for family in families or FAMILIES:
        made = {s.name: save(s) for s in FAMILIES[family]()}
        sprites.update(made)
        print(f"{family}: {len(made)} sprites")
    manifest.write(data["meta"], sprites)


if __name__ == "__main__":
    main(sys.argv[1:])
