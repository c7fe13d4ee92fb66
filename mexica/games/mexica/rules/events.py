"""What happened: past-tense records of results, which the view animates; without times and texts."""

from attrs import frozen

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.scoring import Scoring
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Seat


@frozen
class PointsSpent:
    """A seat paid AP of its turn and action tokens (R3.2)."""

    seat: Seat
    action_points: int
    action_tokens: int


@frozen
class PilliPlaced:
    """A Pilli was placed on its start space (R2.6)."""

    seat: Seat
    space: Space


@frozen
class CanalPlaced:
    """A single or double canal tile was placed (R4)."""

    seat: Seat
    spaces: tuple[Space, ...]


@frozen
class BridgeBuilt:
    """A bridge was built from the supply (R5.1)."""

    seat: Seat
    space: Space
    direction: Direction


@frozen
class BridgeMoved:
    """A bridge was moved (R5.4)."""

    seat: Seat
    origin: Space
    space: Space
    direction: Direction


@frozen
class TempleBuilt:
    """A temple was built (R6)."""

    seat: Seat
    space: Space
    floors: int


@frozen
class PilliWalked:
    """A Pilli took one step (R7.1)."""

    seat: Seat
    origin: Space
    space: Space


@frozen
class PilliBoated:
    """A Pilli went by boat; `bridges` lists those it reached, including the last one (R7.2)."""

    seat: Seat
    origin: Space
    bridges: tuple[Space, ...]

    @property
    def space(self) -> Space:
        """The bridge on which the trip ended."""
        return self.bridges[-1]


@frozen
class PilliMovedAtFlatRate:
    """A Pilli moved for five AP (R7.3)."""

    seat: Seat
    origin: Space
    space: Space


@frozen
class DistrictFounded:
    """A district was founded; `awards` pairs every seat that scored with its points (R8.2)."""

    seat: Seat
    space: Space
    size: int
    awards: tuple[tuple[Seat, int], ...]


@frozen
class ActionTokenTaken:
    """A seat took an action token (R10.1)."""

    seat: Seat


@frozen
class RemovalProposed:
    """A seat proposed to remove the token of this size (R12.3)."""

    seat: Seat
    size: int


@frozen
class RemovalAnswered:
    """A seat agreed to a removal or declined it (R12.3)."""

    seat: Seat
    size: int
    agreed: bool


@frozen
class TokenRemoved:
    """A token left the game, because it was proved dead (R12.2) or because all agreed (R12.3)."""

    size: int
    agreed: bool


@frozen
class TurnEnded:
    """A seat ended its turn and lost these AP (R3.1)."""

    seat: Seat
    lost: int


@frozen
class RoundEnded:
    """The last player of the round ended the turn (R11.1)."""

    round: int
    quiet_rounds: int


@frozen
class PeriodScored:
    """A period was scored: every district, then the palace (R11.2)."""

    period: int
    scoring: Scoring


@frozen
class PeriodBegan:
    """The second period began with this display (R11.8)."""

    period: int
    display: tuple[int, ...]


@frozen
class TurnBegan:
    """A seat's turn began (R3.1)."""

    seat: Seat
    round: int


@frozen
class GameEnded:
    """The game ended; several winners share the victory (R11.9)."""

    winners: tuple[Seat, ...]


Event = (
    PointsSpent
    | PilliPlaced
    | CanalPlaced
    | BridgeBuilt
    | BridgeMoved
    | TempleBuilt
    | PilliWalked
    | PilliBoated
    | PilliMovedAtFlatRate
    | DistrictFounded
    | ActionTokenTaken
    | RemovalProposed
    | RemovalAnswered
    | TokenRemoved
    | TurnEnded
    | RoundEnded
    | PeriodScored
    | PeriodBegan
    | TurnBegan
    | GameEnded
)
