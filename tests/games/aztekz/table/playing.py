"""A match of Aztekz in the window, and a hand on mouse and keyboard."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect

from mexica.games.aztekz import rules
from mexica.games.aztekz.game import AZTEKZ
from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.table.match import screen_look
from mexica.games.aztekz.table.match.match_record import COLOURS, Record, new_record
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.play.record import PlayerInfo, Replay
from mexica.shell.match.match_scene import MatchScene
from tests.shell.hands import Hands, folders_in

NAMES = ("Ana", "Ben", "Cleo", "Dan")
_SHARES = (0.5, 0.1, 0.9, 0.3, 0.7)  # of an area's width and height


def players(*kinds: str) -> tuple[PlayerInfo, ...]:
    """Players of these kinds, by seat."""
    return tuple(PlayerInfo(NAMES[seat], COLOURS[seat], kind) for seat, kind in enumerate(kinds))


def new(*kinds: str, seed: int = 5) -> Record:
    """A new game between these players."""
    return new_record(players(*kinds), 0, seed)


def in_position(description: Any, *kinds: str) -> Record:
    """A game that goes on from this position."""
    state = rules.position(description)
    setup = rules.new_setup(state.seats, 1)
    return Record(setup, players(*(kinds or ("person",) * state.seats)), (), Replay(setup, state))


def areas_of(match: MatchScene) -> dict[Place, Rect]:
    """All places of the table of a match."""
    found: dict[Place, Rect] = match.view.places_of(screen_look.seen(match.table))
    return found


def pixel_of(match: MatchScene, place: Place) -> tuple[int, int]:
    """A pixel at which this place is the uppermost; ValueError if it is covered everywhere."""
    area = areas_of(match)[place]
    for across in _SHARES:
        for down in _SHARES:
            pixel = round(area.left + across * area.width), round(area.top + down * area.height)
            if match.own.controls.under(pixel) == (place, None):
                return pixel
    raise ValueError(f"{place} is covered everywhere")


class Table:
    """The table of a match in the window, and a hand on it."""

    def __init__(self, folder: Path, record: Record, **settings: Any) -> None:
        file = folders_in(folder).settings_file
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps({"pace": 0.0, "motion": False, **settings}), encoding="utf-8")
        self.hands = Hands(folder, games=lambda: (AZTEKZ,))
        self.hands.app.navigation.play(AZTEKZ, record)
        self.hands.settle()
        self.hands.until(lambda: self.match.table.person_acts and not self.match.table.motion.running)
        self.hands.point((1, 1))
        self.lift_banner()

    @property
    def match(self) -> MatchScene:
        return next(one for one in reversed(self.hands.app.stack.scenes) if isinstance(one, MatchScene))

    @property
    def hand(self) -> Any:
        return self.match.table.hand

    @property
    def state(self) -> State:
        return self.match.table.session.state

    @property
    def actions(self) -> list[str]:
        return [str(action) for action in self.match.table.session.actions]

    @property
    def areas(self) -> dict[Place, Rect]:
        return areas_of(self.match)

    @property
    def look(self) -> Any:
        return self.match.own.picture.look()

    @property
    def buttons(self) -> Any:
        return self.match.own.picture.button_looks()

    @property
    def tips(self) -> str:
        return "\n".join(line.text for line in self.match.own.overlays.tips())

    def lift_banner(self) -> None:
        """Take the mouse, if a banner asks the player to."""
        self.hands.step()
        while self.match.overlay is not None and not rules.is_over(self.state):
            self.match.update(1.0)  # a press at once would be meant for the turn before
            self.hands.key(pygame.K_SPACE)

    def pixel(self, place: Place) -> tuple[int, int]:
        return pixel_of(self.match, place)

    def click(self, place: Place) -> None:
        self.hands.click(self.pixel(place))
        self.played()

    def point(self, place: Place) -> None:
        self.hands.point(self.pixel(place))
        self.hands.step()

    def rest(self, place: Place) -> None:
        """Let the mouse rest on a place."""
        self.point(place)
        self.match.update(1.0)

    def stone(self, action: Action) -> None:
        """Click a stone of the ring."""
        areas = self.match.view.ring.areas(self.look.ring, self.areas)
        self.hands.click(areas[action].center)
        self.played()

    def button(self, asked: object) -> None:
        self.hands.click(self.match.bar.places[asked].center)
        self.played()

    def drag(self, start: Place, end: Place) -> None:
        begin, goal = self.pixel(start), self.pixel(end)
        self.hands.point(begin)
        down, up = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        self.hands.step(pygame.Event(down, pos=begin, button=1, touch=False))
        motion = pygame.Event(pygame.MOUSEMOTION, pos=goal, rel=(9, 9), buttons=(1, 0, 0), touch=False)
        self.hands.step(motion)
        self.hands.step(pygame.Event(up, pos=goal, button=1, touch=False))
        self.played()

    def played(self) -> None:
        """Let what was chosen be played."""
        self.hands.step()
        self.hands.until(lambda: not self.match.table.runner.busy)

    def close(self) -> None:
        self.hands.close()


Opened = Callable[..., Table]
"""Opens a table with a record."""
