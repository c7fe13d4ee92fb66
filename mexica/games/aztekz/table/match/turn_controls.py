"""A person's controls in a turn: pointing, clicking, dragging, turning the card, what a hero does."""

from collections.abc import Callable, Hashable
from functools import partial

from mexica.games.aztekz.rules.material import HEROES
from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.bar.bar_looks import TOOLS
from mexica.games.aztekz.table.bar.commands_and_keys import CHOICES, AztekzCommand, Request
from mexica.games.aztekz.table.input.deeds import Deed
from mexica.games.aztekz.table.input.match_look import action_ring
from mexica.games.aztekz.table.input.offers import Offers
from mexica.games.aztekz.table.match import screen_look, turn_questions
from mexica.games.aztekz.table.match.match_view import MatchView
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.match.usable_requests import usable_requests
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.play.questions import Question
from mexica.shell.match.outcomes import Do, Outcome
from mexica.shell.match.place_controls import PlaceControls


class TurnControls(PlaceControls[Table, MatchView]):
    """The mouse, the keyboard and what the person to move holds."""

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the commands of a turn."""
        return {
            **super().handlers(),
            **{deed: partial(self._do, deed) for deed in Deed},
            **{asked: partial(self._choose, hero) for asked, hero in CHOICES.items()},
            AztekzCommand.NEXT_HERO: self._choose_next,
            AztekzCommand.CARD: self._hold_card,
        }

    def clicks(self, asked: object) -> bool:
        """Return whether a command of the game is heard as the click of a button."""
        usable = asked in TOOLS and asked in usable_requests(self._table, self._table.hand)
        return usable or isinstance(asked, AztekzCommand)

    # ------------------------------------------------------------------ the mouse

    def under(self, position: tuple[int, int]) -> tuple[Place | None, Hashable | None]:
        """Return the place under a pixel, and the action of the ring."""
        table, view = self._table, self._screen.view
        if not view.layout.board_area.collidepoint(position):
            return None, None
        seen = screen_look.seen(table)
        ring = None if table.motion.running or self.carries else action_ring(table.hand, None, {})
        if ring is not None:
            action = view.ring.key_at(ring, view.places_of(seen), position)
            if action is not None:
                return None, action
        return view.place_at(seen, position, table.hand.lit()), None

    def click_part(self, part: Hashable) -> Outcome:
        """Do an action of the ring."""
        action = next((action for action in self._table.hand.ring() if action == part), None)
        return None if action is None else Do((action,))

    # ------------------------------------------------------------------ commands

    def end_question(self, offers: Offers) -> Question | None:
        """Return the question before the card is put under the deck although it could be laid."""
        return turn_questions.decline_card(offers)

    def turn(self, step: int) -> None:
        """Turn the drawn card, over a cell to the next way in which it fits there."""
        hand, place = self._table.hand, self._table.mouse.place
        before = hand.turned
        hand.turn(step, None if place is None else hand.cell_of(place))
        if hand.turned != before:
            self._host.sound.play("card_turned")
        self._screen.note_change()

    def _do(self, deed: Deed) -> None:
        self.carry_out(self._table.hand.do(deed))

    def _choose(self, hero: HeroName) -> None:
        """Choose a hero, from which the arrow keys go on."""
        hand, mouse = self._table.hand, self._mouse
        self.carry_out(hand.choose(hero))
        if mouse.by_keys and hand.hero == hero and hand.held is not None:
            areas = self._screen.view.places_of(screen_look.seen(self._table))
            mouse.go_to(hand.held, areas[hand.held].center)

    def _choose_next(self) -> None:
        """Choose the hero after the one in hand among those that can act."""
        hand = self._table.hand
        able = [name for name in HEROES if hand.offers is not None and name in hand.offers.heroes]
        if able:
            at = able.index(hand.hero) + 1 if hand.hero in able else 0
            if able[at % len(able)] != hand.hero:
                self._choose(able[at % len(able)])

    def _hold_card(self) -> None:
        self.carry_out(self._table.hand.hold_card())
