"""Make the interface art of Mexica and enter it in the manifest.

python build_scripts/art/make_ui.py [FAMILY ...]   all families without arguments; needs Pillow and numpy
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import icons_menu
import icons_tools
import manifest
import motes
import overlays
import surfaces
import title
import tokens
import track
from bake.compare import check
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


def save(sprite: Sprite, folder: Path) -> manifest.Entry:
    """Write the sprite's file and return its manifest entry."""
    extra = dict(sprite.extra)
    options = extra.pop("save", {"optimize": True})
    file = sprite.name + extra.pop("suffix", ".png")
    sprite.image.save(folder / file, **options)
    anchor = [int(v) if float(v).is_integer() else v for v in sprite.anchor]
    return {"file": file, "size": list(sprite.image.size), "anchor": anchor, "layer": sprite.layer, **extra}


def make(families: Iterable[str], folder: Path) -> dict[str, manifest.Entry]:
    """Make the families, with a line for each, and enter them in the folder's manifest."""
    file = folder / "manifest.json"
    data = manifest.load(file if file.exists() else manifest.MANIFEST)
    sprites = data["sprites"] if file.exists() else {}
    made: dict[str, manifest.Entry] = {}
    for family in families:
        some = {sprite.name: save(sprite, folder) for sprite in FAMILIES[family]()}
        made |= some
        print(f"{family}: {len(some)} sprites", flush=True)
    manifest.write(data["meta"], sprites | made, file)
    return made


def options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=f"{', '.join(FAMILIES)}; none for all")
    parser.add_argument("--out", type=Path, help="another folder than resources/mexica, to try something")
    parser.add_argument(
        "--check", action="store_true", help="with --out: compare with resources/mexica after"
    )
    args = parser.parse_args()
    if unknown := [family for family in args.families if family not in FAMILIES]:
        parser.error(f"no such family: {', '.join(unknown)}")
    return args


def main() -> int:
    """Make what the command line asks for."""
    args = options()
    folder: Path = args.out or manifest.RESOURCES
    folder.mkdir(parents=True, exist_ok=True)
    made = make(args.families or FAMILIES, folder)
    return check(list(made), folder, made, manifest.RESOURCES) if args.check and args.out else 0


if __name__ == "__main__":
    sys.exit(main())
