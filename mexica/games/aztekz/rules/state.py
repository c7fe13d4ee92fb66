"""What is on the table: pyramid, heroes, piles, deck, supply, the turn, and the state that holds all of it.

Frozen records, small enough that a changed copy costs microseconds. Nothing here judges an action;
`legality` does.
"""

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from functools import cached_property

from attrs import evolve, frozen

from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import CHIEF, HEROES, ROTATIONS, Shape, Soul
from mexica.games.aztekz.rules.pyramid import Pyramid

Seat = int
HeroName = str
"""One of `material.HEROES`: `chief`, `helper1`, `helper2`."""


class Phase(Enum):
    """What the player to move must do."""

    STARTING = "starting"  # lay the start card (A3.2)
    TURNS = "turns"  # move and place (A4.1)
    OVER = "over"


@frozen
class Pile:
    """Freed souls of a kind (A5.7)."""

    soul: Soul
    souls: int

    @property
    def points(self) -> int:
        """What it scores (A7.3)."""
        return self.souls - 1


@frozen
class Hero:
    """Where a hero stands, and what it carries; a chief never carries (A5.1)."""

    at: Cell
    soul: Soul | None = None
    souls: int = 0


@frozen
class Player:
    """What one seat has: its heroes in the order of `material.HEROES`, and its freed souls.

    There are no heroes before the start card is laid (A3.2).
    """

    heroes: tuple[Hero, ...] = ()
    piles: tuple[Pile, ...] = ()

    @property
    def chief(self) -> Hero:
        """The chief."""
        return self.heroes[0]

    @property
    def helpers(self) -> tuple[Hero, ...]:
        """Both helpers."""
        return self.heroes[1:]

    def hero(self, name: HeroName) -> Hero:
        """Return the hero of this name."""
        return self.heroes[HEROES.index(name)]

    def with_hero(self, name: HeroName, hero: Hero) -> "Player":
        """Return the player with this in place of the hero of this name."""
        at = HEROES.index(name)
        return Player((*self.heroes[:at], hero, *self.heroes[at + 1 :]), self.piles)

    def with_pile(self, pile: Pile) -> "Player":
        """Return the player with one more pile of freed souls."""
        return Player(self.heroes, (*self.piles, pile))


@frozen
class Drawn:
    """The open card that is to be laid, and the soul with it if there is one (A3.3, A4.1)."""

    shape: Shape
    soul: Soul | None

    @property
    def paths(self) -> int:
        """How many paths the card has."""
        return len(ROTATIONS[self.shape][0])


@frozen
class Moving:
    """The hero that acts in this turn: its steps, whether it has stolen, the card it scared clear."""

    hero: HeroName
    steps: int = 0
    stolen: bool = False
    scared: Cell | None = None


@frozen
class Turn:
    """Whose turn it is, in which round, and how many of the latest rounds were quiet (A7.2).

    `round` counts from 1 and is 0 while start cards are laid; `laid_this_round` says whether a card was laid
    in this round so far. `moving` is None until a hero acts.
    """

    phase: Phase
    round: int
    first: Seat
    to_move: Seat
    quiet_rounds: int = 0
    laid_this_round: bool = False
    moving: Moving | None = None

    def with_moving(self, moving: Moving) -> "Turn":
        """Return the turn in which this hero acts; made by hand, as `State.acted` says."""
        quiet, laid = self.quiet_rounds, self.laid_this_round
        return Turn(self.phase, self.round, self.first, self.to_move, quiet, laid, moving)


@frozen
class State:
    """Everything on the table, hidden orders included.

    `deck` and `supply` have the next to be drawn first; `chance` decides the next mixing of the supply.
    """

    pyramid: Pyramid
    players: tuple[Player, ...]
    deck: tuple[Shape, ...]
    supply: tuple[Soul, ...]
    chance: int
    drawn: Drawn | None
    turn: Turn

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.players)

    @property
    def mover(self) -> Player:
        """The player to move."""
        return self.players[self.turn.to_move]

    @cached_property
    def crowd(self) -> Mapping[Cell, int]:
        """How many heroes stand on each card that has any."""
        return Counter([hero.at for player in self.players for hero in player.heroes])

    def with_mover(self, player: Player) -> "State":
        """Return the state with the record of the player to move replaced."""
        return self.with_player(self.turn.to_move, player)

    def with_player(self, seat: Seat, player: Player) -> "State":
        """Return the state with the record of this seat replaced."""
        return evolve(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_moving(self, moving: Moving) -> "State":
        """Return the state in which this hero acts."""
        return evolve(self, turn=self.turn.with_moving(moving))

    def acted(self, moving: Moving, player: Player, pyramid: Pyramid | None = None) -> "State":
        """Return the state after a hero has acted: with this record of its player, and this pyramid if given.

        Made by hand, as a search makes so many of them that `evolve` would take half of its time.
        """
        seat = self.turn.to_move
        return State(
            self.pyramid if pyramid is None else pyramid,
            (*self.players[:seat], player, *self.players[seat + 1 :]),
            self.deck,
            self.supply,
            self.chance,
            self.drawn,
            self.turn.with_moving(moving),
        )

    def acting(self, name: HeroName) -> Moving:
        """Return what this hero has done in the turn so far; it is the one that acts, or the first to."""
        return self.turn.moving or Moving(name)

    def place_in_order(self, seat: Seat) -> int:
        """Return how many seats come before this one in a round."""
        return (seat - self.turn.first) % self.seats


def is_helper(name: HeroName) -> bool:
    """Return whether the hero of this name is a helper."""
    return name != CHIEF
