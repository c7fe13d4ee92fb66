"""What is on the table: supply, cards, players, the turn, and the state that holds all of it.

Frozen records, small enough that a changed copy costs microseconds. Nothing here judges an action;
`legality` does.
"""

from enum import Enum

from attrs import evolve, frozen

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import BOARD_SPACES, TOKENS, Piece
from mexica.games.coatl.rules.serpent import Serpent
from mexica.rulebook.tuples import less_one

Seat = int


class Phase(Enum):
    """What the player to move must do."""

    KEEPING = "keeping"  # choose the opening hand (C3.3)
    TURNS = "turns"  # an action of the turn (C4)
    OVER = "over"


class Doing(Enum):
    """An action that takes several steps and has begun."""

    CHOOSING = "choosing"  # prophecies (C6)
    ASSEMBLING = "assembling"  # C7
    DISCARDING = "discarding"  # from the hand, with See the Future (C10.3)


class Cause(Enum):
    """Why the game is in its last turns (C12)."""

    THIRD_SERPENT = "third serpent"
    BODIES_GONE = "body segments gone"


@frozen
class Options:
    """What may be chosen for a game besides the tokens, and stays important during play (C11)."""

    promo: bool = False
    fewer_segments: bool = False


@frozen
class Bags:
    """The colours of the pieces in the bags, the next to be drawn first."""

    heads: str
    tails: str
    bodies: str


@frozen(cache_hash=True)
class Player:
    """What one seat has: pieces on its board, prophecies and temples in hand, tokens, serpents as begun."""

    board: tuple[Piece, ...] = ()
    hand: tuple[Card, ...] = ()
    temples: tuple[Card, ...] = ()
    tokens: tuple[str, ...] = TOKENS
    serpents: tuple[Serpent, ...] = ()

    @property
    def room(self) -> int:
        """How many spaces of the board are free."""
        return BOARD_SPACES - len(self.board)

    @property
    def unfinished(self) -> list[int]:
        """The numbers, from 1, of the unfinished serpents."""
        return [number for number, serpent in enumerate(self.serpents, 1) if not serpent.finished]

    @property
    def finished(self) -> list[Serpent]:
        """The finished serpents."""
        return [serpent for serpent in self.serpents if serpent.finished]

    def with_serpent(self, number: int, serpent: Serpent) -> "Player":
        """The player with this in place of the serpent of this number, or as a new one after the last."""
        serpents = (*self.serpents[: number - 1], serpent, *self.serpents[number:])
        return Player(self.board, self.hand, self.temples, self.tokens, serpents)

    def with_pieces(self, pieces: tuple[Piece, ...]) -> "Player":
        """The player with these pieces more on the board."""
        return self._with_board(self.board + pieces)

    def without_piece(self, piece: Piece) -> "Player":
        """The player with one such piece fewer on the board."""
        return self._with_board(less_one(self.board, piece))

    def with_card(self, card: Card) -> "Player":
        """The player with one more prophecy in hand."""
        return self.with_hand((*self.hand, card))

    def without_card(self, card: Card) -> "Player":
        """The player with one such prophecy fewer in hand."""
        return self.with_hand(less_one(self.hand, card))

    def with_hand(self, hand: tuple[Card, ...]) -> "Player":
        """The player with these prophecies in hand."""
        return Player(self.board, hand, self.temples, self.tokens, self.serpents)

    def _with_board(self, board: tuple[Piece, ...]) -> "Player":
        # a search makes so many players that `evolve` would be a tenth of its time
        return Player(board, self.hand, self.temples, self.tokens, self.serpents)

    def without_token(self, token: str) -> "Player":
        """The player without this token."""
        return evolve(self, tokens=less_one(self.tokens, token))


@frozen
class Turn:
    """The player to move, the round, and what is left of the turn.

    `round` counts from 1 through the whole game and is 0 while opening hands are chosen. `chosen` counts the
    prophecies taken so far in a C6 action, `closing` is the number of the serpent just closed while C7.7 to
    C7.9 are open, `skipped` counts the latest turns in which nothing was done (C4.3).
    """

    phase: Phase
    round: int
    first: Seat
    to_move: Seat
    doing: Doing | None = None
    actions_left: int = 1
    chosen: int = 0
    closing: int | None = None
    skipped: int = 0


@frozen
class Ending:
    """The last turns: what began them, whose third serpent it was, the actions each seat still has."""

    cause: Cause
    by: Seat | None
    actions: tuple[int, ...]

    def less(self, seat: Seat, done: int) -> "Ending":
        """The ending with so many actions of this seat fewer."""
        left = max(0, self.actions[seat] - done)
        return evolve(self, actions=(*self.actions[:seat], left, *self.actions[seat + 1 :]))


@frozen
class State:
    """Everything on the table, hidden orders included.

    `supply` has the pieces on each of `SPACES`. `deck` and `piles` begin with the card on top; `discards` are
    as they were discarded. `chance` decides the next shuffle of the discards (C3.5).
    """

    players: tuple[Player, ...]
    supply: tuple[tuple[Piece, ...], ...]
    bags: Bags
    display: tuple[Card, ...]
    deck: tuple[Card, ...]
    discards: tuple[Card, ...]
    piles: tuple[tuple[Card, ...], ...]
    chance: int
    turn: Turn
    ending: Ending | None = None
    options: Options = Options()

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.players)

    @property
    def mover(self) -> Player:
        """The player to move."""
        return self.players[self.turn.to_move]

    @property
    def common(self) -> tuple[Card | None, ...]:
        """The common temples: the top of each pile, None where it is empty (C3.2)."""
        return tuple(pile[0] if pile else None for pile in self.piles)

    def with_mover(self, player: Player) -> "State":
        """The state with the record of the player to move replaced."""
        seat = self.turn.to_move
        return evolve(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))

    def doing(self, doing: Doing | None, *, chosen: int = 0, closing: int | None = None) -> "State":
        """The state in which the player to move is in the middle of this action."""
        return evolve(self, turn=evolve(self.turn, doing=doing, chosen=chosen, closing=closing))

    def place_in_order(self, seat: Seat) -> int:
        """How many seats come before this one in a round; what C3.3 calls seat 1 has 0."""
        return (seat - self.turn.first) % self.seats
