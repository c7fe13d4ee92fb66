"""The island and what stands on it: a frozen record that makes changed copies of itself.

Nothing here judges an action; `legality` does.
"""

from typing import Final, Literal

from attrs import evolve, field, frozen

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.spaces import (
    FIRST_CANAL,
    ISLAND,
    Space,
    SpaceSet,
    beside_ew,
    beside_ns,
    first,
    holds,
    pieces,
    single,
    size,
)

NEUTRAL: Final = "neutral"
Owner = int | Literal["neutral"]
"""The owner of a temple: the number of a seat, or the neutral colour (R2.7)."""

# A colour's temples on the board: the spaces of its temples of one, two, three and four floors.
TempleSpaces = tuple[SpaceSet, SpaceSet, SpaceSet, SpaceSet]
NO_TEMPLES: Final[TempleSpaces] = (0, 0, 0, 0)


@frozen
class Board:
    """The island and what stands on it, except the Pilli.

    `tokens` pairs the space and the size of every founded token, by space. `temples` has one entry for each
    seat and a last one for the neutral colour. The last fields are derived from the others, and stored as
    most questions need them; `founded_land` is the land of all founded districts.
    """

    canals: SpaceSet
    bridges_ns: SpaceSet
    bridges_ew: SpaceSet
    tokens: tuple[tuple[Space, int], ...]
    temples: tuple[TempleSpaces, ...]
    districts: tuple[SpaceSet, ...] = field(eq=False, repr=False)
    temple_spaces: SpaceSet = field(eq=False, repr=False)
    token_spaces: SpaceSet = field(eq=False, repr=False)
    founded_land: SpaceSet = field(eq=False, repr=False)

    @property
    def land(self) -> SpaceSet:
        """The spaces that are land now."""
        return ISLAND & ~self.canals

    @property
    def bridges(self) -> SpaceSet:
        """The spaces that have a bridge."""
        return self.bridges_ns | self.bridges_ew

    @property
    def ramps(self) -> SpaceSet:
        """The land spaces that the ramp of some bridge faces (R5.1)."""
        return beside_ns(self.bridges_ns) | beside_ew(self.bridges_ew)

    @property
    def unfounded(self) -> list[SpaceSet]:
        """The districts without a token."""
        founded = self.token_spaces
        return [district for district in self.districts if not district & founded]

    def direction(self, space: Space) -> Direction | None:
        """The direction of the bridge on this space, None without one."""
        if holds(self.bridges_ns, space):
            return Direction.NS
        return Direction.EW if holds(self.bridges_ew, space) else None

    def district(self, space: Space) -> SpaceSet:
        """The district that holds this land space (R1.4); the empty set on water."""
        here = single(space)
        for district in self.districts:
            if district & here:
                return district
        return 0

    def token_in(self, district: SpaceSet) -> tuple[Space, int] | None:
        """Space and size of the token that founded this district, None if it is unfounded."""
        if not self.token_spaces & district:
            return None
        return next(token for token in self.tokens if holds(district, token[0]))

    def temple(self, space: Space) -> tuple[Owner, int] | None:
        """Owner and floors of the temple on this space, None without one."""
        if not holds(self.temple_spaces, space):
            return None
        for number, temples in enumerate(self.temples):
            for floors, spaces in zip(FLOORS, temples, strict=True):
                if holds(spaces, space):
                    return (NEUTRAL if number == len(self.temples) - 1 else number), floors
        return None

    def floors(self, number: int, district: SpaceSet) -> int:
        """The spiritual value in this district of the owner with this entry in `temples` (R11.3)."""
        return self.spiritual_values(district)[number]

    def spiritual_values(self, district: SpaceSet) -> list[int]:
        """The spiritual values in this district, in the order of `temples` (R11.3)."""
        return [
            size(one & district)
            + 2 * size(two & district)
            + 3 * size(three & district)
            + 4 * size(four & district)
            for one, two, three, four in self.temples
        ]

    def with_canals(self, placed: SpaceSet) -> "Board":
        """The board with canals dug on these spaces."""
        districts: list[SpaceSet] = []
        for district in self.districts:
            if district & placed:
                districts.extend(pieces(district & ~placed))
            else:
                districts.append(district)
        districts.sort(key=first)
        return evolve(self, canals=self.canals | placed, districts=tuple(districts))

    def with_bridge(self, space: Space, direction: Direction) -> "Board":
        """The board with one more bridge."""
        if direction is Direction.NS:
            return self.with_bridges(self.bridges_ns | single(space), self.bridges_ew)
        return self.with_bridges(self.bridges_ns, self.bridges_ew | single(space))

    def without_bridge(self, space: Space) -> "Board":
        """The board without the bridge on this space."""
        kept = ~single(space)
        return self.with_bridges(self.bridges_ns & kept, self.bridges_ew & kept)

    def with_bridges(self, ns: SpaceSet, ew: SpaceSet) -> "Board":
        """The board with its bridges on these spaces."""
        return evolve(self, bridges_ns=ns, bridges_ew=ew)

    def with_temple(self, number: int, space: Space, floors: int) -> "Board":
        """The board with one more temple, of a seat or of the neutral colour by its entry's number."""
        one, two, three, four = (
            spaces | single(space) if high == floors else spaces
            for high, spaces in zip(FLOORS, self.temples[number], strict=True)
        )
        temples = (*self.temples[:number], (one, two, three, four), *self.temples[number + 1 :])
        return evolve(self, temples=temples, temple_spaces=self.temple_spaces | single(space))

    def with_token(self, space: Space, size: int) -> "Board":
        """The board with a founded token on this space."""
        return evolve(
            self,
            tokens=tuple(sorted((*self.tokens, (space, size)))),
            token_spaces=self.token_spaces | single(space),
            founded_land=self.founded_land | self.district(space),
        )


def empty_board(seats: int, canals: SpaceSet = FIRST_CANAL) -> Board:
    """Return the island with these canals (at the start those of R2.4) and nothing else."""
    temples = (NO_TEMPLES,) * (seats + 1)
    return Board(canals, 0, 0, (), temples, pieces(ISLAND & ~canals), 0, 0, 0)
