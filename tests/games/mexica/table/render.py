"""Renders a position to a picture, to look at what the view draws.

python -m tests.games.mexica.table.render POSITION WIDTHxHEIGHT OUT.png
    [--seats N] [--demo] [--plan] [--point SPACE]

POSITION is opening, middle or late, a file with a `describe` dictionary, or a saved game.
`--demo` shows legal places, a chosen space, ghosts and a route as well, `--plan` the flat plan;
`--point` points at a space, so that what hides it fades.
"""

import argparse
import json
import os
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame  # the driver must be chosen first
from attrs import evolve

from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.rules import State, position
from mexica.games.mexica.rules.spaces import each, named
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look, TurnMark
from mexica.games.mexica.table.board.move_path import Leg
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from tests.games.mexica.table.positions import POSITIONS

SEATS = (
    SeatLook("Itzcoatl", seat_sign("red")),
    SeatLook("Computer 1", seat_sign("black"), computer=True),
    SeatLook("Tlacaelel the Elder", seat_sign("sand")),
    SeatLook("Małgorzata", seat_sign("grey"), computer=True),
)


def find(name: str, seats: int | None) -> tuple[State, Look]:
    """Return a position and how its seats look."""
    if name in POSITIONS:
        setup, state = POSITIONS[name](seats) if seats else POSITIONS[name]()
        return state, Look(seats=SEATS[: state.seats], displays=(setup.display, setup.later))
    state = position(json.loads(Path(name).read_text(encoding="utf-8")))
    return state, Look(seats=SEATS[: state.seats])


def demonstrated(state: State, look: Look) -> Look:
    """Return a look with something of every kind in it."""
    empty = list(each(state.empty))
    return evolve(
        look,
        legal=frozenset(empty[3:60]),
        hover=empty[40],
        chosen=frozenset(empty[30:31]),
        refused=frozenset(empty[70:71]),
        marks=(TurnMark(1, 1, (empty[80], empty[81])), TurnMark(12, 2, (empty[80],)), TurnMark(3, 0, ())),
        district=state.board.districts[0],
        ghosts=(
            ("temple_red_3", empty[40]),
            ("pilli_red", empty[50]),
            ("canal", empty[60]),
            ("canal", empty[61]),
            ("calpulli", empty[-1]),
        ),
        route=(Leg(((2.0, 4.0), (3.0, 4.0), (3.0, 5.0))), Leg(((3.0, 5.0), (4.0, 5.0)), by_boat=True)),
        chosen_token=2,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("position")
    parser.add_argument("size")
    parser.add_argument("out")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--demo", action="store_true")
    parser.add_argument("--plan", action="store_true")
    parser.add_argument("--turned", action="store_true")
    parser.add_argument("--point", type=named)
    chosen = parser.parse_args()
    wide, high = map(int, chosen.size.split("x"))
    state, look = find(chosen.position, chosen.seats)
    look = demonstrated(state, look) if chosen.demo else look
    if chosen.turned:
        look = evolve(look, turned=frozenset(each(state.board.token_spaces)))
    look = evolve(look, flat_view=chosen.plan, pointed=chosen.point)
    pygame.init()
    surface = pygame.display.set_mode((wide, high))
    begun = time.perf_counter()
    layout = Layout((wide, high))
    TableView(layout, load_sprites(layout)).draw(surface, state, look)
    print(f"first frame {time.perf_counter() - begun:.3f} s, cell {layout.cell[0]:.1f} px")
    pygame.image.save(surface, chosen.out)


if __name__ == "__main__":
    main()
