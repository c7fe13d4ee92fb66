"""Make the interface art of the program and of Mexica, and enter it in the manifests.

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
import program_icon
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
    "program_icon": program_icon.build,
}

OWNERS = ("shell", "mexica")


def make(families: Iterable[str], root: Path) -> dict[str, dict[str, manifest.Entry]]:
    """Make the families, with a line for each; returns their entries by the folder that owns them."""
    made: dict[str, dict[str, manifest.Entry]] = {owner: {} for owner in OWNERS}
    for owner in OWNERS:
        (root / owner).mkdir(parents=True, exist_ok=True)
    for family in families:
        sprites = list(FAMILIES[family]())
        for sprite in sprites:
            owner = manifest.owner(sprite.name)
            made[owner][sprite.name] = sprite.write(root / owner)
        print(f"{family}: {len(sprites)} sprites", flush=True)
    return made


def enter(made: dict[str, manifest.Entry], owner: str, root: Path) -> None:
    """Enter sprites in the manifest of the folder that owns them."""
    file = root / owner / manifest.NAME
    data = manifest.load(file if file.exists() else manifest.RESOURCES / owner / manifest.NAME)
    manifest.write(data["meta"], (data["sprites"] if file.exists() else {}) | made, file)


def options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=f"{', '.join(FAMILIES)}; none for all")
    parser.add_argument("--out", type=Path, help="another folder than resources, to try something")
    parser.add_argument("--check", action="store_true", help="with --out: compare with resources after")
    args = parser.parse_args()
    if unknown := [family for family in args.families if family not in FAMILIES]:
        parser.error(f"no such family: {', '.join(unknown)}")
    return args


def main() -> int:
    """Make what the command line asks for."""
    args = options()
    root: Path = args.out or manifest.RESOURCES
    fault = 0
    for owner, made in make(args.families or FAMILIES, root).items():
        enter(made, owner, root)
        if made and args.check and args.out:
            fault |= check(list(made), root / owner, made, manifest.RESOURCES / owner)
    return fault


if __name__ == "__main__":
    sys.exit(main())
