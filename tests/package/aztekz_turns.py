"""An action in Aztekz as clicks, and as keys where heroes hide a place."""

import pygame

from mexica.games.aztekz.rules import Action
from mexica.games.aztekz.rules.actions import Decline, LayCard, StepHero
from mexica.games.aztekz.rules.material import HEROES
from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.input.offers import actor
from mexica.games.aztekz.table.pyramid import places
from mexica.play.commands import Command
from tests.games.aztekz.table.playing import areas_of, pixel_of
from tests.package.person import Person

ROTATIONS = 4


class AztekzPerson(Person):
    """Does the same in the window and in its mirror."""

    def act(self, action: Action) -> tuple[Action, ...]:
        """Do this action of the person to move; return all actions of the match after it."""
        match action:
            case Decline():
                self.command(Command.END, alone=True)
            case LayCard():
                self._lay(action)
            case _:
                self._act_with(action)
                self.wait_for_actions()
                return self.actions
        return (*self.actions, action)

    def _lay(self, card: LayCard) -> None:
        hand = self.mirror.match.table.hand
        if not hand.card:
            self.click(self.mirror.match.view.layout.side.card.center)
        self.point(pixel_of(self.mirror.match, places.on(card.cell)))
        for _turn in range(ROTATIONS):
            if hand.way_at(card.cell) == card.paths:
                break
            self.key("r", pygame.K_r)
        self.click(pixel_of(self.mirror.match, places.on(card.cell)), alone=True)

    def _act_with(self, action: Action) -> None:
        match = self.mirror.match
        hero = actor(action)
        if match.table.hand.hero != hero:
            self._choose(hero)
        if isinstance(action, StepHero):
            self.click(pixel_of(match, places.on(action.cell)))
        else:
            ring = match.view.ring.areas(match.own.picture.look().ring, areas_of(match))
            self.click(ring[action].center)

    def _choose(self, hero: HeroName) -> None:
        """Click a hero, or press its key if others stand before it."""
        match = self.mirror.match
        try:
            place = pixel_of(match, places.hero(match.table.session.state.turn.to_move, hero))
        except ValueError:
            number = HEROES.index(hero) + 1
            self.key(str(number), pygame.K_0 + number)
        else:
            self.click(place)
