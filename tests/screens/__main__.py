"""Takes pictures of every screen of a game: `python -m tests.screens --game aztekz FOLDER [NAME ...]`.

The names are those of groups of pictures; without any, all are taken. `build_scripts/art/as_seen.py` writes
them again as they are seen in grey and by colour-blind eyes.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

from build_scripts import catalogues, translations
from build_scripts.unseen_window import window
from mexica.box import games
from mexica.shell.language import ENGLISH
from mexica.shell.settings import SCALES
from tests.screens import around_the_table, at_the_table, aztekz_screens, coatl_screens, mexica_screens
from tests.screens.studio import Studio
from tests.shell.hands import folders_in

Group = Callable[[Studio], None]
OWN = {"aztekz": aztekz_screens.GROUPS, "coatl": coatl_screens.GROUPS, "mexica": mexica_screens.GROUPS}
"""What only the table of one game has."""


def main(words: Sequence[str] | None = None) -> int:
    """Take the pictures that the command line asks for; returns 1 if any could not be taken."""
    chosen = _parser().parse_args(words)
    translations.compile_all(catalogues.stale(translations.ROOT))
    groups = _groups(chosen.game)
    if unknown := set(chosen.names) - set(groups):
        sys.exit(f"no group {', '.join(sorted(unknown))}; there are {', '.join(groups)}")
    game = next(game for game in games() if game.key == chosen.game)
    settings = {"motion": False, "language": chosen.language, "game": chosen.game}
    settings |= {"scale": chosen.scale / 100, "contrast": "high" if chosen.high_contrast else "normal"}
    with tempfile.TemporaryDirectory() as folder:
        around_the_table.fill(folders_in(Path(folder)), game)
        studio = Studio(window(Path(folder), chosen.size, **settings), game, chosen.folder)
        failed = [name for name in chosen.names or groups if not _take(studio, name, groups[name])]
        studio.app.close()
    print(f"{studio.count} pictures in {chosen.folder}" + f"; without {', '.join(failed)}" * bool(failed))
    return int(bool(failed))


def _groups(key: str) -> dict[str, Group]:
    """The groups of pictures of the game with this key."""
    return {one.__name__: one for one in (*around_the_table.GROUPS, *at_the_table.GROUPS, *OWN[key])}


def _take(studio: Studio, name: str, group: Group) -> bool:
    """Take the pictures of a group; returns whether all of them could be taken."""
    began = time.monotonic()
    try:
        group(studio)
    except LookupError as error:
        print(f"{name}: {error}")
        return False
    print(f"{time.monotonic() - began:5.1f} s  {name}", flush=True)
    return True


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.screens", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--game", choices=tuple(OWN), default="aztekz")
    parser.add_argument("--language", default=ENGLISH, metavar="fr")
    parser.add_argument("--size", type=_size, default=(1024, 700), metavar="1024x700")
    parser.add_argument("--scale", type=int, choices=[round(100 * scale) for scale in SCALES], default=100)
    parser.add_argument("--high-contrast", action="store_true")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


if __name__ == "__main__":
    sys.exit(main())
