"""What the person to move holds: a hero that walks, or the drawn card; and the outcome of each click."""

from collections.abc import Iterator

from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.actions import Decline, LayCard
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import CHIEF, HEROES, Paths
from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.input.deeds import Deed, aim
from mexica.games.aztekz.table.input.offers import Offers
from mexica.games.aztekz.table.input.why_not import how_to_lay, no_place, not_chosen, not_done, wrong_hero
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Kind, Place
from mexica.play.reason import Reason
from mexica.shell.match.outcomes import Do, Outcome, Say
from mexica.texts import _

CARD = (Kind.DRAWN, Kind.SOUL)
"""The places at which the drawn card is taken in hand."""


class Hand:
    """The hero or the card that is held, and the outcome of each click; without a state nobody here acts."""

    def __init__(self) -> None:
        self.offers: Offers | None = None
        self.hero: HeroName | None = None
        self.card = False  # whether the drawn card is held
        self.turned: Paths | None = None  # how the player has turned it

    @property
    def state(self) -> State | None:
        """The state in which a person acts, None if nobody does."""
        return None if self.offers is None else self.offers.state

    def update(self, state: State, acts: bool) -> None:
        """Take the next state; `acts` tells whether a person at this table acts in it."""
        before, self.offers = self.state, Offers(state) if acts else None
        same_turn = before is not None and _turn(before) == _turn(state)
        if self.offers is None or not same_turn:
            self.hero, self.card, self.turned = None, False, None
        if self.offers is None:
            return
        if self.turned not in self.offers.rotations:
            self.turned = next(iter(self.offers.rotations), None)
        if self.hero is not None and self.hero not in self.offers.heroes:
            self.hero = None
        if self.offers.must_lay:
            self.hero, self.card = None, bool(self.offers.places)
        elif self.offers.moving in self.offers.heroes and not self.card:
            self.hero = self.offers.moving

    def update_in_parts(self, state: State, acts: bool) -> Iterator[None]:
        """Take the next state in steps of about a millisecond."""
        self.update(state, acts)
        yield
        self.lit()

    @property
    def empty(self) -> bool:
        """Whether nothing is held."""
        return self.hero is None and not self.card

    @property
    def held(self) -> Place | None:
        """The place from which something is held, None if nothing is."""
        if self.card:
            return places.DRAWN
        return None if self.hero is None or self.state is None else self._own(self.hero)

    # ------------------------------------------------------------------ what is shown

    def lit(self) -> frozenset[Place]:
        """Return the places where a click does something."""
        offers = self.offers
        if offers is None:
            return frozenset()
        if self.card:
            return frozenset(map(places.on, offers.places))
        found = {self._own(hero) for hero in offers.heroes if hero != self.hero}
        found |= {places.DRAWN} if offers.places else set()
        if self.hero is not None:
            found |= {places.on(cell) for cell in offers.walks(self.hero)}
            aims = (aim(offers.state, action) for action in offers.deeds(self.hero))
            found |= {place for place in aims if place is not None}
        return frozenset(found)

    def ring(self) -> tuple[Action, ...]:
        """Return what the hero in hand can do where it stands."""
        return () if self.offers is None or self.hero is None else self.offers.deeds(self.hero)

    def way_at(self, cell: Cell) -> Paths | None:
        """Return how the card in hand would lie on a cell: as it is turned, else the next way that fits.

        Where none fits it is as it is turned. None if no card is held.
        """
        if self.offers is None or not self.card or self.turned is None:
            return None
        fitting, rotations = self.offers.places.get(cell, ()), self.offers.rotations
        begin = rotations.index(self.turned)
        ordered = (*rotations[begin:], *rotations[:begin])
        return next((way for way in ordered if way in fitting), self.turned)

    def why_not(self, place: Place) -> Reason | None:
        """Return why a click on a place would be refused."""
        said = None if self.chooses(place) else self._use(place)
        return said.reason if isinstance(said, Say) and said.refused else None

    def chooses(self, place: Place) -> bool:
        """Return whether a click on a place takes the hero there in hand: one's own that can act."""
        if self.offers is None or self.card or place.kind is not Kind.HERO or not self._is_own(place):
            return False
        return place.name in self.offers.heroes and self._aimed(place) is None

    def goal(self, place: Place) -> Cell | None:
        """Return the cell to which a click on a place has the hero in hand walk."""
        cell = None if self.chooses(place) else self.cell_of(place)
        return cell if self.offers and self.hero and cell in self.offers.walks(self.hero) else None

    def cell_of(self, place: Place) -> Cell | None:
        """Return the cell that a place lies on, None beside the pyramid."""
        if place.kind in (Kind.CELL, Kind.SOULS):
            return place.cell
        if place.kind is Kind.HERO and self.state is not None:
            return self.state.players[place.seat].hero(place.name).at
        return None

    # ------------------------------------------------------------------ what is done

    def click(self, place: Place) -> Outcome:
        """Use what is held on a place, or take up what lies there."""
        offers = self.offers
        if offers is None:
            return None
        if place.kind is Kind.TURN:
            self.turn(place.number)
            return None
        if place.kind in CARD:
            return self.hold_card()
        if not self.card and place == self.held and self.hero != offers.moving:
            self.hero = None
            return None
        return (None if self.chooses(place) else self._use(place)) or self._choose(place)

    def take_up(self, place: Place) -> Outcome:
        """Take up what lies on a place, as a drag does, if it can be used anywhere."""
        offers = self.offers
        if offers is None:
            return None
        if place.kind in CARD and offers.places:
            self.hero, self.card = None, True
        elif place.kind is Kind.HERO and self._is_own(place) and place.name in offers.heroes:
            self.hero, self.card = place.name, False
        return None

    def drop(self, place: Place | None) -> Outcome:
        """Use what was dragged where it is let go; what has no use there goes back to its place."""
        if place is None or place == self.held or place.kind in CARD or self.offers is None:
            return None
        return self._use(place)

    def choose(self, hero: HeroName) -> Outcome:
        """Take a hero in hand, or put it away."""
        offers = self.offers
        if offers is None:
            return None
        if hero not in offers.heroes:
            return Say(not_chosen(offers, hero))
        put_away = self.hero == hero and hero != offers.moving
        self.hero, self.card = None if put_away else hero, False
        return None

    def hold_card(self) -> Outcome:
        """Take the drawn card in hand, or put it away unless it must be laid."""
        offers = self.offers
        if offers is None:
            return None
        if self.card:
            if not offers.must_lay:
                self.card = False
                self.update(offers.state, acts=True)
            return None
        if not offers.places:
            return Say(no_place(offers))
        self.hero, self.card = None, True
        return Say(how_to_lay(offers), refused=False)

    def turn(self, step: int, cell: Cell | None = None) -> None:
        """Turn the drawn card by a quarter to the right (1) or to the left (-1).

        Over a cell on which the card in hand fits, it is turned on to the next way in which it does.
        """
        if self.offers is None or self.turned is None:
            return
        shown = self.way_at(cell) if cell is not None else None
        fitting = self.offers.places.get(cell, ()) if cell is not None and self.card else ()
        ways, now = (fitting, shown) if shown in fitting else (self.offers.rotations, self.turned)
        assert now is not None
        self.turned = ways[(ways.index(now) + step) % len(ways)]

    def do(self, deed: Deed) -> Outcome:
        """Do this with the hero in hand, or with the only one that can."""
        offers = self.offers
        if offers is None or not offers.state.mover.heroes:
            return None
        heroes = [self.hero] if self.hero is not None else list(HEROES)
        if offers.moving is not None:
            heroes = [offers.moving]
        reasons = []
        for hero in heroes:
            if (deed is Deed.STEAL) is not (hero == CHIEF):
                continue
            action, why = offers.asked(hero, deed)
            if action is not None:
                return Do((action,))
            reasons.append(why)
        return next((Say(why) for why in reasons if why is not None), Say(wrong_hero(deed)))

    def end(self) -> Outcome:
        """Put the card under the deck, or say why it must be laid."""
        offers = self.offers
        if offers is None:
            return None
        if offers.can_decline:
            return Do((Decline(),))
        why = offers.why_no_place
        return None if why is None else Say(why)

    def put_back(self) -> bool:
        """Put back what is held; return whether there was anything that can be."""
        offers = self.offers
        if offers is None or self.empty or offers.must_lay:
            return False
        if self.card:
            self.card = False
            self.hero = offers.moving
            return True
        if self.hero == offers.moving:
            return False
        self.hero = None
        return True

    # ------------------------------------------------------------------ inside

    def _own(self, hero: HeroName) -> Place:
        assert self.state is not None
        return places.hero(self.state.turn.to_move, hero)

    def _is_own(self, place: Place) -> bool:
        return self.state is not None and place.seat == self.state.turn.to_move

    def _aimed(self, place: Place) -> Action | None:
        """What the hero in hand does by a click on a place."""
        state = self.state
        return next((one for one in self.ring() if state and aim(state, one) == place), None)

    def _use(self, place: Place) -> Outcome:
        """The outcome of using what is held on a place."""
        cell = self.cell_of(place)
        if self.offers is None or cell is None:
            return None
        if self.card:
            return self._lay(cell)
        if self.hero is None:
            return None
        if (aimed := self._aimed(place)) is not None:
            return Do((aimed,))
        if (walk := self.offers.walks(self.hero).get(cell)) is not None:
            return Do(walk)
        why = self.offers.why_not_walked(self.hero, cell) or not_done(self.offers, self.hero, place)
        return None if why is None else Say(why)

    def _lay(self, cell: Cell) -> Outcome:
        assert self.offers is not None
        way = self.way_at(cell)
        if way is None:
            return None
        why = self.offers.why_not_laid(cell, way)
        return Do((LayCard(cell, way),)) if why is None else Say(why)

    def _choose(self, place: Place) -> Outcome:
        """Take one's hero at a place in hand, also by a click on the card on which it stands alone."""
        state = self.state
        if self.offers is None or state is None or self.card:
            return None
        if place.kind is Kind.HERO and self._is_own(place):
            return self.choose(place.name)
        cell = self.cell_of(place)
        standing = [name for name in self.offers.heroes if state.mover.hero(name).at == cell]
        if self.hero is None and len(standing) == 1:
            return self.choose(standing[0])
        if self.hero is None and cell is not None:
            return Say(Reason(_("First click one of your heroes, or the drawn card.")), refused=False)
        return None


def _turn(state: State) -> tuple[int, int, bool]:
    return state.turn.round, state.turn.to_move, bool(state.mover.heroes)
