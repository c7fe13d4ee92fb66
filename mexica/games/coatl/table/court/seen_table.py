"""What one seat may see of a position (C13): all that is drawn is drawn of this."""

from collections import Counter

from attrs import frozen

from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import COLOURS, Piece
from mexica.games.coatl.rules.scoring import player_points, winners
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Ending, Player, Seat, State, Turn


@frozen
class SeenPlayer:
    """A player as seen; cards that may not be seen are None.

    `order` has the slots of the prophecies in hand as they lie from the left.
    """

    board: tuple[Piece, ...]
    hand: tuple[Card | None, ...]
    temples: tuple[Card | None, ...]
    tokens: tuple[str, ...]
    serpents: tuple[Serpent, ...]
    points: int
    order: tuple[int, ...] = ()


@frozen
class SeenTable:
    """A position as seen by `viewer`, or by somebody at whose seat nobody sits.

    Bags have the number of each of `COLOURS`; `common` has the top of each pile, None where it is empty.
    `spaces` are those in which the cards of the display lie, without gaps by default.
    """

    viewer: Seat | None
    players: tuple[SeenPlayer, ...]
    supply: tuple[tuple[Piece, ...], ...]
    heads: tuple[int, ...]
    bodies: tuple[int, ...]
    tails: tuple[int, ...]
    display: tuple[Card, ...]
    deck: int
    discards: int
    common: tuple[Card | None, ...]
    piles: tuple[int, ...]
    turn: Turn
    ending: Ending | None
    winners: tuple[Seat, ...]
    spaces: tuple[int, ...] = ()

    def space(self, slot: int) -> int:
        """The space in which this card of the display lies, counted from 0."""
        return self.spaces[slot] if self.spaces else slot


def seen_table(
    state: State, viewer: Seat | None, order: tuple[int, ...] = (), spaces: tuple[int, ...] = ()
) -> SeenTable:
    """Return what this seat may see of the state; with None what everybody may, which is nobody's hand.

    `order` is how the prophecies in its hand lie, by default as they were drawn, `spaces` where those of the
    display do.
    """
    return SeenTable(
        viewer,
        tuple(_seen(player, seat == viewer, order) for seat, player in enumerate(state.players)),
        state.supply,
        _counts(state.bags.heads),
        _counts(state.bags.bodies),
        _counts(state.bags.tails),
        state.display,
        len(state.deck),
        len(state.discards),
        state.common,
        tuple(map(len, state.piles)),
        state.turn,
        state.ending,
        winners(state),
        spaces,
    )


def _seen(player: Player, known: bool, order: tuple[int, ...]) -> SeenPlayer:
    drawn = tuple(range(len(player.hand)))
    return SeenPlayer(
        player.board,
        player.hand if known else (None,) * len(player.hand),
        player.temples if known else (None,) * len(player.temples),
        player.tokens,
        player.serpents,
        player_points(player),
        order if known and len(order) == len(drawn) else drawn,
    )


def _counts(bag: str) -> tuple[int, ...]:
    counted = Counter(bag)
    return tuple(counted[colour] for colour in COLOURS)
