"""What is on the table: frozen records, small enough that a changed copy costs microseconds.

Every set of spaces is an int (see `spaces`). Nothing here judges an action; `legality` does.
"""

from enum import Enum
from typing import Final, Literal

from attrs import evolve, field, frozen

from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.spaces import (
    FIRST_CANAL,
    ISLAND,
    Space,
    SpaceSet,
    beside_ew,
    beside_ns,
    pieces,
)

Seat = int
Owner = Seat | Literal["neutral"]
NEUTRAL: Final = "neutral"

# A colour's temples on the board: the spaces of its temples of one, two, three and four floors.
TempleSpaces = tuple[SpaceSet, SpaceSet, SpaceSet, SpaceSet]
NO_TEMPLES: Final[TempleSpaces] = (0, 0, 0, 0)


class Phase(Enum):
    """What the player to move is asked for."""

    PLACING = "placing"  # a start space (R2.6)
    TURNS = "turns"  # an action of the turn (R3)
    ANSWERING = "answering"  # agree or decline (R12.3)
    OVER = "over"


@frozen
class Board:
    """The island and what stands on it, the Pilli left out.

    `tokens` pairs the space and the size of every founded token, by space. `temples` has one entry a seat and
    a last one for the neutral colour. `districts` follows from `canals` and is kept to save floods.
    """

    canals: SpaceSet
    bridges_ns: SpaceSet
    bridges_ew: SpaceSet
    tokens: tuple[tuple[Space, int], ...]
    temples: tuple[TempleSpaces, ...]
    districts: tuple[SpaceSet, ...] = field(eq=False, repr=False)
    temple_spaces: SpaceSet = field(eq=False, repr=False)
    token_spaces: SpaceSet = field(eq=False, repr=False)

    @property
    def land(self) -> SpaceSet:
        """The spaces that are land now."""
        return ISLAND & ~self.canals

    @property
    def bridges(self) -> SpaceSet:
        """The spaces that carry a bridge."""
        return self.bridges_ns | self.bridges_ew

    @property
    def ramps(self) -> SpaceSet:
        """The land spaces that the ramp of some bridge faces (R5.1)."""
        return beside_ns(self.bridges_ns) | beside_ew(self.bridges_ew)

    @property
    def founded_land(self) -> SpaceSet:
        """The land of all founded districts."""
        founded = 0
        for district in self.districts:
            if district & self.token_spaces:
                founded |= district
        return founded

    def direction(self, space: Space) -> Direction | None:
        """The direction of the bridge on this space, None without one."""
        if self.bridges_ns >> space & 1:
            return Direction.NS
        return Direction.EW if self.bridges_ew >> space & 1 else None

    def district(self, space: Space) -> SpaceSet:
        """The district that holds this land space (R1.4); the empty set on water."""
        for district in self.districts:
            if district >> space & 1:
                return district
        return 0

    def token_in(self, district: SpaceSet) -> tuple[Space, int] | None:
        """Space and size of the token that founded this district, None if it is unfounded."""
        if not self.token_spaces & district:
            return None
        return next(token for token in self.tokens if district >> token[0] & 1)

    def temple(self, space: Space) -> tuple[Owner, int] | None:
        """Owner and floors of the temple on this space, None without one."""
        if not self.temple_spaces >> space & 1:
            return None
        for number, (one, two, three, four) in enumerate(self.temples):
            if not (one | two | three | four) >> space & 1:
                continue
            for floors, spaces in zip(material.FLOORS, (one, two, three, four), strict=True):
                if spaces >> space & 1:
                    return (NEUTRAL if number == len(self.temples) - 1 else number), floors
        return None

    def floors(self, number: int, district: SpaceSet) -> int:
        """The spiritual value in this district of the owner with this entry in `temples` (R11.3)."""
        one, two, three, four = self.temples[number]
        return (
            (one & district).bit_count()
            + 2 * (two & district).bit_count()
            + 3 * (three & district).bit_count()
            + 4 * (four & district).bit_count()
        )

    def with_canals(self, placed: SpaceSet) -> "Board":
        """The board with canals dug on these spaces."""
        districts: list[SpaceSet] = []
        for district in self.districts:
            if district & placed:
                districts.extend(pieces(district & ~placed))
            else:
                districts.append(district)
        districts.sort(key=_first_bit)
        return evolve(self, canals=self.canals | placed, districts=tuple(districts))

    def with_bridge(self, space: Space, direction: Direction) -> "Board":
        """The board with one more bridge."""
        if direction is Direction.NS:
            return self.with_bridges(self.bridges_ns | 1 << space, self.bridges_ew)
        return self.with_bridges(self.bridges_ns, self.bridges_ew | 1 << space)

    def without_bridge(self, space: Space) -> "Board":
        """The board with the bridge on this space lifted."""
        kept = ~(1 << space)
        return self.with_bridges(self.bridges_ns & kept, self.bridges_ew & kept)

    def with_bridges(self, ns: SpaceSet, ew: SpaceSet) -> "Board":
        """The board with its bridges on these spaces."""
        return evolve(self, bridges_ns=ns, bridges_ew=ew)

    def with_temple(self, number: int, space: Space, floors: int) -> "Board":
        """The board with one more temple, of a seat or of the neutral colour by its entry's number."""
        one, two, three, four = (
            spaces | 1 << space if high == floors else spaces
            for high, spaces in zip(material.FLOORS, self.temples[number], strict=True)
        )
        temples = (*self.temples[:number], (one, two, three, four), *self.temples[number + 1 :])
        return evolve(self, temples=temples, temple_spaces=self.temple_spaces | 1 << space)

    def with_token(self, space: Space, size: int) -> "Board":
        """The board with a founded token on this space."""
        tokens = tuple(sorted((*self.tokens, (space, size))))
        return evolve(self, tokens=tokens, token_spaces=self.token_spaces | 1 << space)


def _first_bit(spaces: SpaceSet) -> int:
    return spaces & -spaces


def empty_board(seats: int, canals: SpaceSet = FIRST_CANAL) -> Board:
    """Return the island with these canals (at the start those of R2.4) and nothing else."""
    temples = (NO_TEMPLES,) * (seats + 1)
    return Board(canals, 0, 0, (), temples, pieces(ISLAND & ~canals), 0, 0)


@frozen
class Supply:
    """What anyone may still take (R2.3)."""

    single_canals: int = material.SINGLE_CANALS
    double_canals: int = material.DOUBLE_CANALS
    bridges: int = material.BRIDGES
    action_tokens: int = material.ACTION_TOKENS


@frozen
class Player:
    """What one seat has: points, action tokens, its Pilli's space, temples it may still build by floors."""

    points: int = 0
    action_tokens: int = 0
    pilli: Space | None = None
    temples: material.Temples = material.TEMPLES_BY_PERIOD[0]


@frozen
class Proposal:
    """A removal that is being answered: the token's size, who proposed, who agreed so far (R12.3)."""

    size: int
    by: Seat
    agreed: tuple[Seat, ...]


@frozen
class Turn:
    """Whose turn of which round and period it is, and what is left of it.

    `round` counts through the whole game from 1 and is 0 while the Pilli are placed. `quiet_rounds` are the
    rounds in a row in which nothing was placed, `placed_this_round` tells of the present one (R12.5).
    """

    phase: Phase
    period: int
    round: int
    first: Seat
    to_move: Seat
    action_points: int = 0
    taken: int = 0
    quiet_rounds: int = 0
    placed_this_round: bool = False
    proposal: Proposal | None = None


@frozen
class State:
    """Everything on the table. Equal states are equal positions, however they were reached.

    `display` are the sizes that may be founded now, `later` those of period 2, `removed` those that left
    the game.
    """

    board: Board
    supply: Supply
    players: tuple[Player, ...]
    turn: Turn
    display: tuple[int, ...]
    later: tuple[int, ...]
    removed: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.players)

    @property
    def mover(self) -> Player:
        """The player to move (while a removal is answered: who answers next)."""
        return self.players[self.turn.to_move]

    @property
    def points_to_spend(self) -> int:
        """The AP the player to move can pay: those of the turn and action tokens held (R3.2)."""
        return self.turn.action_points + self.mover.action_tokens

    @property
    def pilli_spaces(self) -> SpaceSet:
        """The spaces on which a Pilli stands."""
        spaces = 0
        for player in self.players:
            if player.pilli is not None:
                spaces |= 1 << player.pilli
        return spaces

    @property
    def empty(self) -> SpaceSet:
        """The empty spaces: land with no temple, token or Pilli (R1.5)."""
        board = self.board
        return board.land & ~(board.temple_spaces | board.token_spaces | self.pilli_spaces)

    @property
    def free_bridges(self) -> SpaceSet:
        """The bridges on which no Pilli stands."""
        return self.board.bridges & ~self.pilli_spaces

    def with_player(self, seat: Seat, player: Player) -> tuple[Player, ...]:
        """The players with this seat's record replaced."""
        return (*self.players[:seat], player, *self.players[seat + 1 :])
