"""Shows everything the program can show and prints the picture files that it read.

`python -m tests.games.mexica.table.everything`: in a process of its own, because pictures are kept once
they have been read.
"""

import os
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # the driver must be chosen first
import pytest
from attrs import evolve
from pygame import Surface

from mexica.drawing.sprites import Sprites
from mexica.games.mexica.rules import apply, start
from mexica.games.mexica.rules.boats import boat_fares
from mexica.games.mexica.rules.events import PilliBoated
from mexica.games.mexica.rules.spaces import ISLAND, PALACE, each, set_of
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.board.figures import FillingCanal
from mexica.games.mexica.table.board.ground import Ground
from mexica.games.mexica.table.board.highlights import taken
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.lake import Lake
from mexica.games.mexica.table.motions.table_acts import Act, Cast
from mexica.games.mexica.table.motions.table_geometry import geometry_of
from mexica.play.commands import Command
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.motions.test_event_fold import game
from tests.games.mexica.table.playing import new_game
from tests.games.mexica.table.references import NAMES, scene
from tests.games.mexica.table.render import SEATS
from tests.games.mexica.table.viewing import SIZE, drawn, fresh_view
from tests.shell.hands import Hands

GAMES = ("four_players_to_the_end", "2", "3", "4")
LARGE = (2560, 1600)  # where the large picture of the island is taken
KINDS = ("person", "greedy", "person", "random")


@contextmanager
def noting() -> Iterator[set[str]]:
    """Note the names of the picture files that are read."""
    read, load = set[str](), pygame.image.load

    def note(file: str | bytes | Path, *more: str) -> Surface:
        read.add(Path(os.fsdecode(file)).name)
        return load(file, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", note)
        for ahead in ("preload_next", "preload_all"):  # they read pictures that may never be shown
            patch.setattr(Sprites, ahead, lambda sprites: None)
        yield read


def show_positions() -> None:
    """All references, tokens turned over in a scoring, and canals in every pattern."""
    view = fresh_view()
    state, look = scene("late")
    drawn(view, state, evolve(look, turned=frozenset(each(state.board.token_spaces))))
    small = next(land for land in state.board.districts if land.bit_count() < 10)
    drawn(view, state, evolve(look, district=small))
    drawn(view, state, evolve(look, ghosts=(), barred=False, hover=next(each(ISLAND & ~taken(state)))))
    for name in (*NAMES, "crowded, flat plan"):
        drawn(view, *scene(name))
    for size, shares in ((SIZE, (0.2, 0.4, 0.6, 0.8)), (LARGE, (0.5,))):
        layout = Layout(size)
        ground, chance = Ground(layout, load_sprites(layout)), random.Random(1)
        for share in shares:
            dug = (space for space in each(ISLAND & ~PALACE) if chance.random() < share)
            ground.draw(Surface(size).convert(), set_of(dug))


def show_motions() -> None:
    """Each picture of the motions in whole games, and the moving lake."""
    view, target, known = fresh_view(), Surface(SIZE).convert(), set()
    drawn(view, *scene("late"))
    for name in GAMES:
        setup, actions = game(name)
        displays = setup.display, setup.later
        casts = [Cast((SEATS[n:] + SEATS[:n])[: setup.seats], displays) for n in range(len(SEATS))]
        state = start(setup)
        for action in actions:
            step = apply(state, action)
            ended = step.state.turn.phase is Phase.OVER  # each colour's victory
            for cast in casts if ended else casts[:1]:
                for act in acts(step.events, state, cast):
                    show_act(view, target, act, setup.seats, known)
            state = step.state
    show_boats(view, known)
    lake = Lake()
    lake.start()
    for _ in range(60):
        lake.tick(0.3)
        view.draw(target, state, lake.over(Look(), geometry_of(view, 4)))


def show_boats(view: TableView, known: set[object]) -> None:
    """A canoe on each way between neighbouring bridges of many boards."""
    state, chance = scene("late")[0], random.Random(2)
    for _ in range(30):
        dug = set_of(space for space in each(ISLAND & ~PALACE) if chance.random() < 0.5)
        piers = set_of(space for space in each(dug) if chance.random() < 0.1)
        board = evolve(state.board, canals=dug, bridges_ns=piers, bridges_ew=0)
        for origin in each(piers):
            fares = boat_fares(dug, piers, origin)
            for pier in (pier for pier, fare in fares.items() if fare == 1):
                trip = PilliBoated(0, origin, (pier,))
                for act in acts([trip], evolve(state, board=board), Cast(SEATS, None)):
                    show_act(view, Surface(SIZE).convert(), act, 4, known)


def show_act(view: TableView, target: Surface, act: Act, seats: int, known: set[object]) -> None:
    """Draw the parts of this act that were in no earlier one."""
    for share in (0.1, 0.35, 0.6, 0.85):
        for figure in act.figures(geometry_of(view, seats), share * act.seconds):
            kind = type(figure), getattr(figure, "sprite", None), getattr(figure, "colour", None)
            if kind not in known and not isinstance(figure, FillingCanal):
                known.add(kind)
                view.draw_figure(target, figure)


def show_tables(folder: Path) -> None:
    """A match with every overlay, at its end and before."""
    setup, actions = game("four_players_to_the_end")
    people = new_game(*KINDS).players
    for number, done in enumerate((actions, actions[:120])):
        driver = Driver(folder / str(number), Record(setup, people, tuple(done)))
        for command in (Command.MENU, Command.STANDINGS, Command.KEYS):
            driver.match.windows.open(command)
            show_pages(driver)
        driver.match.windows.drop()
        for asked, place in driver.match.bar.places.items():
            driver.move(place.center)
            driver.step()
            driver.match.commands.ask(asked)
            driver.step()
        driver.close()


def show_pages(driver: Driver) -> None:
    """All pages of the overlay."""
    for _ in range(4):
        driver.step()
        driver.key(pygame.K_TAB)
        driver.step()
        driver.key(pygame.K_RIGHT)


def show_screens(folder: Path) -> None:
    """The start screen, muted and not, and the screens that open from it."""
    hands = Hands(folder)
    app = hands.app
    go = app.navigation
    ways = (
        go.toggle_sound,
        partial(go.open_setup, hands.game),
        partial(go.open_guide, hands.game),
        partial(go.open_settings, hands.game),
        partial(go.open_saves, None, None),
    )
    for way in ways:
        way()
        hands.step()
        for button in hands.buttons():
            button.disable()
            hands.step()
            button.enable()
            button.on_hovered()
    app.dialogs.tell("", "")
    hands.step()
    hands.close()


def main() -> None:
    """Show everything and print the pictures' files."""
    with noting() as read, tempfile.TemporaryDirectory() as folder:
        show_tables(Path(folder))
        show_screens(Path(folder) / "screens")
        pygame.init()
        pygame.display.set_mode(SIZE)
        show_positions()
        show_motions()
    sys.stdout.write("\n".join(sorted(read)))


if __name__ == "__main__":
    main()
