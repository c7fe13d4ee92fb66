"""Makes the pictures of the README in `docs/`: `python -m build_scripts.readme_pictures [NAME ...]`, or all.

The names are screenshot, coatl and turns.

The real window plays games of this repository without a display, at fixed steps of time, so that the same
program makes the same pictures. It needs the group `art` for Pillow.
"""

import json
import os
import sys
import tempfile
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # the driver must be chosen first
from PIL import Image

from mexica.box import games
from mexica.games.aztekz.table.match.match_record import SAVES as AZTEKZ
from mexica.games.coatl.table.match.match_record import SAVES as COATL
from mexica.games.mexica.rules import apply, parse, start
from mexica.games.mexica.rules.actions import Action
from mexica.games.mexica.rules.setup import Setup
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.record import PlayerInfo
from mexica.shell.app import App
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.startup import begin
from mexica.shell.user_folders import Folders

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
GAME: Final = ROOT / "tests" / "games" / "mexica" / "scenarios" / "four_players_to_the_end.json"
COATL_GAME: Final = ROOT / "saves" / "coatl" / "Serpents in the making.json"
AZTEKZ_GAME: Final = ROOT / "saves" / "aztekz" / "Souls on the way.json"
LATE: Final = 227  # of its 278 actions
SHOWN: Final = slice(164, 176)  # a temple, a bridge, a trip by boat, canals, a founding
SIZE: Final = (1600, 1000)
TURNS_SIZE: Final = (1280, 800)
SHOWN_SIZE: Final = (960, 600)
FRAMES: Final = 12  # a second
PACE: Final = 0.75  # seconds
STILL: Final = 1.5  # seconds at the end
MOST: Final = 15.0  # seconds
SEATS: Final = (("Citlali", "red"), ("Tizoc", "black"), ("Axayacatl", "sand"), ("Xochitl", "grey"))


class Prompter:
    """Stands in for the computer players and has them repeat a game."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self._left = deque(actions)
        self.thinking = False
        self.progress = None

    @property
    def done(self) -> bool:
        """Whether all actions have been played."""
        return not self._left

    def ask(self, kind: str, state: State) -> None:
        """Do nothing: the game is already known."""

    def look(self) -> None:
        """Do nothing: nobody thinks."""

    def take(self) -> Action | None:
        """Return the next action, None after the last."""
        return self._left.popleft() if self._left else None

    def hurry(self) -> None:
        """Do nothing: nobody thinks."""

    def cancel(self) -> None:
        """Do nothing: nobody thinks."""

    def close(self) -> None:
        """Do nothing: nobody thinks."""


def game(actions: int, person: bool) -> tuple[Record, list[Action]]:
    """Return the game after this many actions, with or without a person to move, and the other actions."""
    data = json.loads(GAME.read_text(encoding="utf-8"))
    laid = data["setup"]
    setup = Setup(laid["seats"], laid["first"], tuple(laid["display"]), tuple(laid["later"]), laid["neutral"])
    done = [parse(text) for text in data["actions"] if not text.startswith("!")]
    state = start(setup)
    for action in done[:actions]:
        state = apply(state, action).state
    mover = state.turn.to_move if person else None
    players = tuple(
        PlayerInfo(name, colour, "person" if seat == mover else "greedy")
        for seat, (name, colour) in enumerate(SEATS)
    )
    return Record(setup, players, tuple(done[:actions])), done[actions:]


def opened(folder: Path, record: Record, size: tuple[int, int]) -> tuple[App, MatchScene]:
    """Return the program with this game of Mexica in a window of this size."""
    app = window(folder, "mexica", record, size)
    match = app.stack.top
    assert isinstance(match, MatchScene)
    return app, match


def window(folder: Path, key: str, record: Any, size: tuple[int, int]) -> App:
    """Return the program with this record of the game with this key in a window of this size."""
    folders = Folders(folder / "config", folder / "data", folder / "log")
    folders.config.mkdir(parents=True)
    settings = {"pace": PACE, "motion": True, "window": list(size)}
    folders.settings_file.write_text(json.dumps(settings), encoding="utf-8")
    app = begin(games, folders)
    app.window.resize(size)  # a size that may exceed the dummy driver's desktop
    app.window.note_resize()
    app.window.pass_time(1.0)
    app.stack.lay_out(app.window.laid_out)
    app.navigation.play(next(game for game in games() if game.key == key), record)
    app.stack.settle()
    return app


def picture(app: App) -> Image.Image:
    """Return what the window shows."""
    surface = app.window.surface
    app.stack.draw(surface)
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def screenshot(folder: Path) -> None:
    """Write a picture of a late position with four players."""
    app, match = opened(folder, game(LATE, person=True)[0], SIZE)
    match.table.lake.start()
    for _ in range(90):
        match.table.lake.tick(1 / FRAMES)
    save(picture(app), DOCS / "screenshot.jpg", quality=88, optimize=True, progressive=True)
    app.close()


def coatl(folder: Path) -> None:
    """Write a picture of the game of Cóatl that ships with the program, in its middle."""
    rested(window(folder, "coatl", COATL.load(COATL_GAME), SIZE), "coatl.jpg")


def aztekz(folder: Path) -> None:
    """Write a picture of the game of Aztekz that ships with the program, in its middle."""
    rested(window(folder, "aztekz", AZTEKZ.load(AZTEKZ_GAME), SIZE), "aztekz.jpg")


def rested(app: App, name: str) -> None:
    """Write a picture with this name of a table at which nothing has moved for some seconds, and end it."""
    for _ in range(90):
        app.stack.pass_time(1 / FRAMES)
    save(picture(app), DOCS / name, quality=88, optimize=True, progressive=True)
    app.close()


def turns(folder: Path) -> None:
    """Write some turns of computer players as an animation."""
    record, coming = game(SHOWN.start, person=False)
    app, match = opened(folder, record, TURNS_SIZE)
    prompter = Prompter(coming[: SHOWN.stop - SHOWN.start])
    frames = [frame.resize(SHOWN_SIZE, Image.Resampling.LANCZOS) for frame in played(app, match, prompter)]
    first, *others = frames
    more = {"append_images": others, "duration": round(1000 / FRAMES), "loop": 0}
    save(first, DOCS / "turns.webp", save_all=True, quality=62, method=5, **more)
    app.close()
    sys.stdout.write(f"{len(frames)} frames, {len(frames) / FRAMES:.1f} s\n")


def played(app: App, match: MatchScene, prompter: Prompter) -> Iterator[Image.Image]:
    """Yield the frames of the actions as a player sees them, and of a short rest after them."""
    match.table.runner._opponents = prompter  # type: ignore[assignment]
    rest, passed = STILL, 0.0
    while rest > 0 and passed < MOST:
        app.stack.pass_time(1 / FRAMES)
        passed += 1 / FRAMES
        if prompter.done and not match.table.motion.running:
            rest -= 1 / FRAMES
        yield picture(app)


def save(made: Image.Image, path: Path, **how: object) -> None:
    """Write a picture and print the size of its file."""
    made.save(path, **how)
    sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} KB\n")


def main() -> None:
    """Make all pictures, or those named on the command line."""
    makers = {"screenshot": screenshot, "coatl": coatl, "aztekz": aztekz, "turns": turns}
    for name in sys.argv[1:] or makers:
        with tempfile.TemporaryDirectory() as folder:
            makers[name](Path(folder))


if __name__ == "__main__":
    main()
