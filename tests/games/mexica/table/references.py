"""Five reference pictures of the table that the view must match.

`python -m tests.games.mexica.table.references` renews them. Do this after changing the look on purpose, look
at each, and commit them with the change.
"""

import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame  # the driver must be chosen first
from attrs import evolve

from mexica.games.mexica.rules import State
from mexica.games.mexica.table.board.look import Look
from tests.games.mexica.table.render import demonstrated, find
from tests.games.mexica.table.viewing import SIZE, drawn, fresh_view

FOLDER: Final = Path(__file__).parent / "references"
NAMES: Final = ("opening", "middle, pointed at", "late", "crowded", "laps, flat plan")


def scene(name: str) -> tuple[State, Look]:
    """Return the position of this name and how it is looked at."""
    position, _, way = name.partition(", ")
    state, look = find(position, None)
    if way == "pointed at":
        look = demonstrated(state, look)
    return state, evolve(look, flat_view=way == "flat plan")


def file_of(name: str) -> Path:
    """Return the file of the reference with this name."""
    return FOLDER / f"{name.replace(', ', '-').replace(' ', '_')}.jpg"


def main() -> None:
    """Write all references anew."""
    pygame.init()
    pygame.display.set_mode(SIZE)
    FOLDER.mkdir(exist_ok=True)
    view = fresh_view()
    for name in NAMES:
        pygame.image.save(drawn(view, *scene(name)), str(file_of(name)))
        sys.stdout.write(f"{file_of(name)}: {file_of(name).stat().st_size // 1000} KB\n")


if __name__ == "__main__":
    main()
