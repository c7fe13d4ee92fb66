"""Make what is flat on Aztekz' table and enter it in resources/aztekz: lights, marks, raised cards, signs.

python build_scripts/art/aztekz_flat.py [FAMILY ...]   all families without arguments, in their order. It
needs requirements-bake.txt without Blender; raised cards, icons and the title are composed of baked sprites,
so bake.py comes first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable

import aztekz_icons
import aztekz_lights
import aztekz_marks
import aztekz_raised
import aztekz_title
from kit import Sprite
from manifest import AZTEKZ, NAME, load, write

FAMILIES: dict[str, Callable[[], Iterable[Sprite]]] = {
    "lights": aztekz_lights.build,
    "marks": aztekz_marks.build,
    "raised": aztekz_raised.build,
    "icons": aztekz_icons.build,
    "title": aztekz_title.build,
}


def main() -> int:
    """Make what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=f"{', '.join(FAMILIES)}; none for all")
    args = parser.parse_args()
    if unknown := [family for family in args.families if family not in FAMILIES]:
        parser.error(f"no such family: {', '.join(unknown)}")
    for family in args.families or FAMILIES:
        made = {sprite.name: sprite.write(AZTEKZ) for sprite in FAMILIES[family]()}
        data = load(AZTEKZ / NAME)
        write(data["meta"], data["sprites"] | made, AZTEKZ / NAME)
        print(f"{family}: {len(made)} sprites", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
