"""What is on the table besides the board: supply, players, the turn, and the state that holds all of it.

Frozen records, small enough that a changed copy costs microseconds. Nothing here judges an action;
`legality` does.
"""

from collections.abc import Iterable
from enum import Enum
from typing import Final

from attrs import evolve, field, frozen

from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.living_tokens import NONE_KNOWN, LivingTokens
from mexica.games.mexica.rules.spaces import Space, SpaceSet, single
from mexica.rulebook.tuples import less_one

Seat = int

FIRST_LAW: Final = 1  # R12 as saves of format 1 were played: see `Setup.law`
LAW: Final = 2  # R12 as RULES.md says it
LAWS: Final = (FIRST_LAW, LAW)


class Phase(Enum):
    """What the player to move must do."""

    PLACING = "placing"  # a start space (R2.6)
    TURNS = "turns"  # an action of the turn (R3)
    ANSWERING = "answering"  # agree or decline (R12.3)
    OVER = "over"


@frozen
class Supply:
    """What anyone may still take (R2.3)."""

    single_canals: int = material.SINGLE_CANALS
    double_canals: int = material.DOUBLE_CANALS
    bridges: int = material.BRIDGES
    action_tokens: int = material.ACTION_TOKENS

    def less_canal(self, spaces: int) -> "Supply":
        """The supply without one tile that covers this many spaces, one or two."""
        one = spaces == 1
        return Supply(
            self.single_canals - one, self.double_canals - (not one), self.bridges, self.action_tokens
        )

    def less_bridge(self) -> "Supply":
        """The supply with one bridge fewer."""
        return Supply(self.single_canals, self.double_canals, self.bridges - 1, self.action_tokens)

    def less_action_tokens(self, taken: int) -> "Supply":
        """The supply with `taken` fewer action tokens; more if `taken` is negative."""
        return Supply(self.single_canals, self.double_canals, self.bridges, self.action_tokens - taken)


@frozen
class Player:
    """What one seat has: points, action tokens, the space of its Pilli, temples left to build by floors."""

    points: int = 0
    action_tokens: int = 0
    pilli: Space | None = None
    temples: material.Temples = material.TEMPLES_BY_PERIOD[0]

    def at(self, pilli: Space) -> "Player":
        """The player with the Pilli on this space."""
        return Player(self.points, self.action_tokens, pilli, self.temples)

    def more_points(self, gained: int) -> "Player":
        """The player with `gained` more points."""
        return Player(self.points + gained, self.action_tokens, self.pilli, self.temples)

    def more_action_tokens(self, taken: int) -> "Player":
        """The player with `taken` more action tokens; fewer if `taken` is negative."""
        return Player(self.points, self.action_tokens + taken, self.pilli, self.temples)

    def less_temple(self, floors: int) -> "Player":
        """The player with one temple of this many floors fewer to build."""
        left = list(self.temples)
        left[floors - 1] -= 1
        return Player(self.points, self.action_tokens, self.pilli, (left[0], left[1], left[2], left[3]))

    def more_temples(self, more: material.Temples) -> "Player":
        """The player with these additional temples to build."""
        one, two, three, four = (left + added for left, added in zip(self.temples, more, strict=True))
        return Player(self.points, self.action_tokens, self.pilli, (one, two, three, four))


@frozen
class Proposal:
    """A proposed removal: the token's size, who proposed it, who has agreed so far (R12.3)."""

    size: int
    by: Seat
    agreed: tuple[Seat, ...]


@frozen
class Turn:
    """The player to move, the round, the period, and what is left of the turn.

    `round` counts from 1 through the whole game and is 0 while the Pilli are placed. `quiet_rounds` counts
    the latest rounds in which nothing was placed; `placed_this_round` is about the current one (R12.5).
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

    def changed(  # noqa: PLR0913  # a record has many fields
        self,
        *,
        phase: Phase | None = None,
        period: int | None = None,
        to_move: Seat | None = None,
        action_points: int | None = None,
        taken: int | None = None,
        quiet_rounds: int | None = None,
        placed_this_round: bool | None = None,
    ) -> "Turn":
        """The turn with what is given in place of what it had; why by hand, see `State.changed`."""
        return Turn(
            self.phase if phase is None else phase,
            self.period if period is None else period,
            self.round,
            self.first,
            self.to_move if to_move is None else to_move,
            self.action_points if action_points is None else action_points,
            self.taken if taken is None else taken,
            self.quiet_rounds if quiet_rounds is None else quiet_rounds,
            self.placed_this_round if placed_this_round is None else placed_this_round,
            self.proposal,
        )

    def less_points(self, spent: int) -> "Turn":
        """The turn with `spent` fewer AP."""
        return self.changed(action_points=self.action_points - spent)

    def after_placing(self) -> "Turn":
        """The turn after something was placed, so that the round is not quiet (R12.5)."""
        if self.placed_this_round and not self.quiet_rounds:
            return self
        return self.changed(placed_this_round=True, quiet_rounds=0)

    def after_proposing(self, size: int, seats: int) -> "Turn":
        """The turn after the player to move has proposed a removal: the next player answers (R12.3)."""
        proposal = Proposal(size, self.to_move, (self.to_move,))
        return evolve(self, phase=Phase.ANSWERING, to_move=(self.to_move + 1) % seats, proposal=proposal)

    def after_answering(self, agreed: bool, seats: int) -> "Turn":
        """The turn after the player asked has answered; without a proposal after the last answer (R12.3).

        The others answer clockwise; the first to decline ends the vote, and the proposer continues.
        """
        proposal = self.proposal
        assert proposal is not None  # holds whenever the phase is answering
        following = (self.to_move + 1) % seats
        if agreed and following != proposal.by:
            proposal = evolve(proposal, agreed=(*proposal.agreed, self.to_move))
            return evolve(self, to_move=following, proposal=proposal)
        return evolve(self, phase=Phase.TURNS, to_move=proposal.by, proposal=None)


@frozen
class State:
    """Everything on the table; equal states are equal positions, however they were reached.

    `display` holds the token sizes that may be founded now, `later` those of period 2, `removed` those that
    left the game. `law` is that of the setup. `living` is kept from the end of one turn to
    the next to save searches.
    """

    board: Board
    supply: Supply
    players: tuple[Player, ...]
    turn: Turn
    display: tuple[int, ...]
    later: tuple[int, ...]
    removed: tuple[int, ...] = ()
    law: int = LAW
    living: LivingTokens = field(default=NONE_KNOWN, eq=False, repr=False)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.players)

    @property
    def mover(self) -> Player:
        """The player to move (while a removal is being voted on, the next to answer)."""
        return self.players[self.turn.to_move]

    @property
    def points_to_spend(self) -> int:
        """The AP the player to move can pay: those left in the turn plus action tokens (R3.2)."""
        return self.turn.action_points + self.mover.action_tokens

    @property
    def pilli_spaces(self) -> SpaceSet:
        """The spaces on which a Pilli stands."""
        spaces = 0
        for player in self.players:
            if player.pilli is not None:
                spaces |= single(player.pilli)
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

    def changed(  # noqa: PLR0913  # a record has many fields
        self,
        *,
        board: Board | None = None,
        supply: Supply | None = None,
        players: tuple[Player, ...] | None = None,
        turn: Turn | None = None,
        display: tuple[int, ...] | None = None,
        later: tuple[int, ...] | None = None,
        removed: tuple[int, ...] | None = None,
        living: LivingTokens | None = None,
    ) -> "State":
        """The state with what is given in place of what it had.

        Every action makes a few states, and `attrs.evolve` takes twice as long for each.
        """
        return State(
            self.board if board is None else board,
            self.supply if supply is None else supply,
            self.players if players is None else players,
            self.turn if turn is None else turn,
            self.display if display is None else display,
            self.later if later is None else later,
            self.removed if removed is None else removed,
            self.law,
            self.living if living is None else living,
        )

    def with_player(self, seat: Seat, player: Player) -> "State":
        """The state with this seat's record replaced."""
        return self.changed(players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def with_action_tokens(self, taken: int) -> "State":
        """The state after the player to move has taken `taken` action tokens, or paid them if `taken` < 0."""
        state = self.with_player(self.turn.to_move, self.mover.more_action_tokens(taken))
        return state.changed(supply=self.supply.less_action_tokens(taken))

    def without_displayed(self, size: int) -> "State":
        """The state with one token of this size fewer on display."""
        return self.changed(display=less_one(self.display, size))

    def with_removed(self, size: int) -> "State":
        """The state with one displayed token of this size removed from the game (R12.1)."""
        removed = tuple(sorted((*self.removed, size)))
        return self.changed(display=less_one(self.display, size), removed=removed)

    def with_points(self, gained: Iterable[tuple[Seat, int]]) -> "State":
        """The state with points gained, given as pairs of a seat and its points."""
        players = list(self.players)
        for seat, points in gained:
            players[seat] = players[seat].more_points(points)
        return self.changed(players=tuple(players))

    def in_second_period(self) -> "State":
        """The state with the temples and the display of period 2 (R11.8).

        Tokens that a stall left on display (R12.5) leave the game with their period.
        """
        return self.changed(
            players=tuple(player.more_temples(material.TEMPLES_BY_PERIOD[1]) for player in self.players),
            turn=self.turn.changed(period=material.LAST_PERIOD),
            display=self.later,
            later=(),
            removed=tuple(sorted((*self.removed, *self.display))),
        )
