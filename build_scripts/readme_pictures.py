"""Makes the pictures of the README in `docs/`: `python -m build_scripts.readme_pictures [NAME ...]`, or all.

The names are those of the files without their endings.

The real window plays games of this repository without a display, at fixed steps of time, so that the same
program makes the same pictures. It needs the group `art` for Pillow.
"""

import json
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import pygame
from PIL import Image

from build_scripts.unseen_window import CORNER, FRAMES, Hand, drawn, window
from mexica.box import games, saved_game
from mexica.games.mexica.rules import apply, parse, start
from mexica.games.mexica.rules.actions import Action
from mexica.games.mexica.rules.setup import Setup
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.record import PlayerInfo
from mexica.shell.app import App
from mexica.shell.match.match_scene import MatchScene

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
GAME: Final = ROOT / "tests" / "games" / "mexica" / "scenarios" / "four_players_to_the_end.json"
SAVES: Final = ROOT / "saves"
LATE: Final = 227  # of its 278 actions
SHOWN: Final = slice(164, 176)  # a temple, a bridge, a trip by boat, canals, a founding
SIZE: Final = (1600, 1000)
TURNS_SIZE: Final = (1280, 800)
SHOWN_SIZE: Final = (960, 600)
GALLERY_SIZE: Final = (1200, 750)
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


def with_game(folder: Path, key: str, record: Any, size: tuple[int, int]) -> App:
    """Return the program with this record of the game with this key in a window of this size."""
    app = window(folder, size, pace=PACE)
    app.navigation.play(next(game for game in games() if game.key == key), record)
    app.stack.settle()
    return app


def picture(app: App) -> Image.Image:
    """Return what the window shows."""
    surface = drawn(app)
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def opened(folder: Path, record: Record, size: tuple[int, int]) -> tuple[App, MatchScene]:
    """Return the program with this game of Mexica in a window of this size."""
    app = with_game(folder, "mexica", record, size)
    match = app.stack.top
    assert isinstance(match, MatchScene)
    return app, match


def screenshot(folder: Path) -> None:
    """Write a picture of a late position with four players."""
    app, match = opened(folder, game(LATE, person=True)[0], SIZE)
    match.table.lake.start()
    for _ in range(90):
        match.table.lake.tick(1 / FRAMES)
    save_picture(picture(app), DOCS / "screenshot.jpg", quality=88, optimize=True, progressive=True)
    app.close()


def of_table(key: str, save: str, folder: Path) -> None:
    """Write a picture of the table of a game that ships with the program."""
    hand = at_table(key, save, folder)
    save_picture(picture(hand.app), DOCS / f"{key}.jpg", quality=88, optimize=True, progressive=True)
    hand.app.close()


def of_gallery(name: str, key: str, save: str, do: Callable[[Hand], None], folder: Path) -> None:
    """Write a smaller picture of what a player sees after doing something at such a table."""
    hand = at_table(key, save, folder)
    do(hand)
    hand.rest()
    made = picture(hand.app).resize(GALLERY_SIZE, Image.Resampling.LANCZOS)
    save_picture(made, DOCS / f"{name}.webp", quality=80, method=6)
    hand.app.close()


def at_table(key: str, save: str, folder: Path) -> Hand:
    """Return a hand at the table of this saved game of the game with this key."""
    return Hand(with_game(folder, key, saved_game(key).saves.load(SAVES / save), SIZE))


def with_double_canal(hand: Hand) -> None:
    """Take a double canal, over a place for it."""
    hand.key(pygame.K_2)
    hand.point((658, 487))


def with_piece(hand: Hand) -> None:
    """Take a body segment from the own board."""
    hand.click((110, 752))
    hand.point(CORNER)


def with_card(hand: Hand) -> None:
    """Take the drawn card in hand, over a place for it."""
    hand.key(pygame.K_c)
    hand.point((400, 447))


def with_hint(hand: Hand) -> None:
    """Ask for a hint."""
    hand.ask_hint()


def as_it_is(hand: Hand) -> None:
    """Do nothing: the result of a finished game is shown by itself."""


def turns(folder: Path) -> None:
    """Write some turns of computer players as an animation."""
    record, coming = game(SHOWN.start, person=False)
    app, match = opened(folder, record, TURNS_SIZE)
    prompter = Prompter(coming[: SHOWN.stop - SHOWN.start])
    frames = [frame.resize(SHOWN_SIZE, Image.Resampling.LANCZOS) for frame in played(app, match, prompter)]
    first, *others = frames
    more = {"append_images": others, "duration": round(1000 / FRAMES), "loop": 0}
    save_picture(first, DOCS / "turns.webp", save_all=True, quality=62, method=5, **more)
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


def save_picture(made: Image.Image, path: Path, **how: object) -> None:
    """Write a picture and print the size of its file."""
    made.save(path, **how)
    sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} KB\n")


GALLERY: Final = (
    ("mexica-canal", "mexica", "In the second period.json", with_double_canal),
    ("mexica-hint", "mexica", "In the second period.json", with_hint),
    ("mexica-result", "mexica", "A finished game.json", as_it_is),
    ("coatl-piece", "coatl", "coatl/Serpents in the making.json", with_piece),
    ("coatl-hint", "coatl", "coatl/Serpents in the making.json", with_hint),
    ("coatl-result", "coatl", "coatl/Six serpents.json", as_it_is),
    ("aztekz-card", "aztekz", "aztekz/Souls on the way.json", with_card),
    ("aztekz-hint", "aztekz", "aztekz/Souls on the way.json", with_hint),
    ("aztekz-result", "aztekz", "aztekz/The last card.json", as_it_is),
)
MAKERS: Final[dict[str, Callable[[Path], None]]] = {
    "screenshot": screenshot,
    "turns": turns,
    "coatl": partial(of_table, "coatl", "coatl/Serpents in the making.json"),
    "aztekz": partial(of_table, "aztekz", "aztekz/Souls on the way.json"),
    **{row[0]: partial(of_gallery, *row) for row in GALLERY},
}


def main() -> None:
    """Make all pictures, or those named on the command line."""
    for name in sys.argv[1:] or MAKERS:
        with tempfile.TemporaryDirectory() as folder:
            MAKERS[name](Path(folder))


if __name__ == "__main__":
    main()
