"""An action in Aztekz by the keyboard alone."""

from collections.abc import Hashable
from contextlib import suppress
from typing import Any

import pygame
from pygame_gui.elements import UITextEntryLine

from mexica.games.aztekz.rules import Action
from mexica.games.aztekz.rules.actions import LayCard, StepHero
from mexica.games.aztekz.rules.material import HEROES
from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.input.deeds import Deed, deed_of
from mexica.games.aztekz.table.input.offers import actor
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.play.commands import Command
from tests.package.aztekz_turns import ROTATIONS, AztekzPerson
from tests.package.display import until
from tests.package.mirror import difference

ARROWS = {"Up": pygame.K_UP, "Down": pygame.K_DOWN, "Left": pygame.K_LEFT, "Right": pygame.K_RIGHT}
DEEDS = {Deed.TAKE: "t", Deed.DROP: "d", Deed.GIVE: "g", Deed.SCARE: "f", Deed.STEAL: "x"}
COMMANDS = {
    Command.END: ("e", pygame.K_e, 0),
    Command.UNDO: ("ctrl+z", pygame.K_z, pygame.KMOD_CTRL),
    Command.REDO: ("ctrl+y", pygame.K_y, pygame.KMOD_CTRL),
    Command.MENU: ("F10", pygame.K_F10, 0),
}
LONGEST = 8.0  # seconds that anything moves
SAME = 0.002  # of the pixels: fires alone
FARTHEST = 80  # presses of Tab to any button
STEPS = {"Up": (0, -1), "Down": (0, 1), "Left": (-1, 0), "Right": (1, 0)}


class AztekzKeys(AztekzPerson):
    """Does without the mouse whatever is done at the table, and presses its buttons by Tab."""

    def __init__(self, *seen: Any) -> None:
        super().__init__(*seen)
        self._pointed: Hashable = None  # in the window; its mirror forgets it with every position

    def command(self, asked: Any, *, alone: bool = False) -> None:
        """Press the key of a button of the bar."""
        name, key, mod = COMMANDS[asked]
        self.window.key(name)
        if not alone:
            self.mirror.hands.key(key, mod)

    def press(self, text: str, number: int = 0, *, alone: bool = False) -> None:
        """Go to the button with this text by Tab, and press it."""
        self.click(self.button(text, number).rect.center, alone=alone)

    def click(self, place: tuple[int, int], *, alone: bool = False) -> None:
        """Go to the button or field there by Tab, and press it if it is a button."""
        focus = getattr(self.mirror.hands.scene, "keys", None)
        if focus is None:
            self._press_over_the_table(place, alone=alone)
            return
        for _ in range(FARTHEST):
            if focus.on is not None and focus.ring and focus.on.rect.collidepoint(place):
                break
            self.key("Tab", pygame.K_TAB)
        else:
            raise AssertionError(f"Tab does not come to {place}")
        if not isinstance(focus.on, UITextEntryLine):
            self.window.key("Return")
            if not alone:
                self.mirror.hands.key(pygame.K_RETURN)

    def _press_over_the_table(self, place: tuple[int, int], *, alone: bool) -> None:
        """The same where something lies over a table."""
        for _ in range(FARTHEST):
            self.key("Tab", pygame.K_TAB)
            if any(one.is_selected and one.rect.collidepoint(place) for one in self.mirror.hands.buttons()):
                break
        else:
            raise AssertionError(f"Tab does not come to {place} over the table")
        self.window.key("Return")
        if not alone:
            self.mirror.hands.key(pygame.K_RETURN)

    def rest(self) -> None:
        """Leave the mouse where it is."""

    def _lay(self, card: LayCard) -> None:
        self._remember()
        hand = self.mirror.match.table.hand
        if not hand.card:
            self.key("c", pygame.K_c)
        self._go_to(places.on(card.cell))
        for _turn in range(ROTATIONS):
            if hand.way_at(card.cell) == card.paths:
                break
            self.key("r", pygame.K_r)
        self.window.key("space")
        self._pointed = places.on(card.cell)

    def _act_with(self, action: Action) -> None:
        hero, deed = actor(action), deed_of(action)
        self._remember()
        hand = self.mirror.match.table.hand
        if hand.hero != hero:
            self._choose(hero)
        if isinstance(action, StepHero):
            self._go_to(places.on(action.cell))
            self.key("space", pygame.K_SPACE)
        elif hand.offers.asked(hero, deed)[0] == action:
            self.key(DEEDS[deed], getattr(pygame, f"K_{DEEDS[deed]}"))
        else:
            self._go_to(action)
            self.key("space", pygame.K_SPACE)
        self._watch()
        self.mirror.hands.step()
        self._pointed = self._now

    def _remember(self) -> None:
        """Have the mirror point where the window does."""
        if self._pointed is not None:
            self._point_at(self._pointed)
            self.mirror.match.own.steps.point_again()  # as the window has where that has gone

    def _watch(self) -> None:
        """Watch what moves to its end, which a key would only hasten; then the ring is there."""
        expected = self.mirror.shown
        with suppress(AssertionError):  # fires and lights differ a little
            until(lambda: difference(self.window.shown(), expected) <= SAME, LONGEST, "the end of a motion")

    def _choose(self, hero: HeroName) -> None:
        number = HEROES.index(hero) + 1
        self.key(str(number), pygame.K_0 + number)

    def _go_to(self, goal: Hashable) -> None:
        """Press arrows until this place or stone is pointed at."""
        for name in self._way(goal):
            self.key(name, ARROWS[name])
        assert self._now == goal, f"arrows that lead to {goal} come to {self._now}"

    def _way(self, goal: Hashable) -> list[str]:
        """The fewest arrows from what is pointed at to this place or stone."""
        start = self._now
        ways: dict[Hashable, list[str]] = {start: []}
        for place, way in (queue := [(start, [])]):
            for name, step in STEPS.items():
                self._point_at(place)
                self.mirror.match.own.steps.step(*step)
                if self._now not in ways:
                    ways[self._now] = [*way, name]
                    queue.append((self._now, ways[self._now]))
        self._point_at(start)
        assert goal in ways, f"no arrows lead from {start} to {goal}"
        return ways[goal]

    @property
    def _now(self) -> Hashable:
        mouse = self.mirror.match.table.mouse
        return mouse.part or mouse.place

    def _point_at(self, what: Hashable) -> None:
        """Have the mirror point there by keys, without pressing any."""
        mouse = self.mirror.match.table.mouse
        mouse.note_keys((1, 1))
        if isinstance(what, Place):
            mouse.place = what
        else:
            mouse.part = what
