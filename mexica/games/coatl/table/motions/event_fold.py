"""The table after each event: a state updated from events alone, for display only."""

from attrs import evolve

from mexica.games.coatl.rules.events import (
    CardsDiscarded,
    DisplayDiscarded,
    DisplayFilled,
    Event,
    PieceJoined,
    PiecesPicked,
    PiecesTaken,
    ProphecyPlayed,
    ProphecyTaken,
    SerpentBegun,
    SupplyRefilled,
    TemplePlaced,
    TempleTaken,
    TokenSpent,
)
from mexica.games.coatl.rules.material import SPACES
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Player, Seat, State
from mexica.rulebook.tuples import less_one


def folded(state: State, event: Event) -> State:
    """Return the state after this event, as far as the table shows it; bags and decks stay unchanged."""
    match event:
        case PiecesTaken(seat, space, pieces):
            taken = _with_supply(state, {space: ()})
            return with_player(taken, seat, state.players[seat].with_pieces(pieces))
        case SupplyRefilled(filled):
            return _with_supply(state, dict(filled))
        case PiecesPicked(seat, pieces):
            return with_player(state, seat, state.players[seat].with_pieces(pieces))
        case TokenSpent(seat, token):
            return with_player(state, seat, state.players[seat].without_token(token))
        case SerpentBegun() | PieceJoined() | ProphecyPlayed() | TemplePlaced():
            return with_player(_without_common(state, event), event.seat, _grown(state, event))
    return _cards(state, event)


def with_player(state: State, seat: Seat, player: Player) -> State:
    """Return the state with a seat's player replaced."""
    return evolve(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _with_supply(state: State, on: dict[str, tuple[str, ...]]) -> State:
    supply = (on.get(space, pieces) for space, pieces in zip(SPACES, state.supply, strict=True))
    return evolve(state, supply=tuple(supply))


def _grown(state: State, event: SerpentBegun | PieceJoined | ProphecyPlayed | TemplePlaced) -> Player:
    """The player whose serpent has grown, or has a card more beside it."""
    player, number = state.players[event.seat], event.serpent
    match event:
        case SerpentBegun(_seat, _number, piece):
            return player.without_piece(piece).with_serpent(number, Serpent((piece,)))
        case PieceJoined(_seat, _number, piece, end):
            serpent = player.serpents[number - 1].with_piece(piece, end == "head")
            return player.without_piece(piece).with_serpent(number, serpent)
        case ProphecyPlayed(_seat, card):
            serpent = player.serpents[number - 1].with_prophecy(card)
            return player.without_card(card).with_serpent(number, serpent)
        case TemplePlaced(_seat, card, pile=pile):
            player = player.with_serpent(number, player.serpents[number - 1].with_temple(card))
            return player if pile is not None else evolve(player, temples=less_one(player.temples, card))


def _cards(state: State, event: Event) -> State:
    match event:
        case ProphecyTaken(seat, card, unseen):
            display = state.display if unseen else less_one(state.display, card)
            taken = evolve(state, display=display)
            return with_player(taken, seat, state.players[seat].with_card(card))
        case TempleTaken(seat, card):
            player = state.players[seat]
            player = evolve(player, temples=(*player.temples, card))
            return with_player(_without_common(state, event), seat, player)
        case CardsDiscarded(seat, cards):
            player = state.players[seat]
            for card in cards:
                player = player.without_card(card)
            return with_player(state, seat, player)
        case DisplayFilled(cards):
            return evolve(state, display=(*state.display, *cards))
        case DisplayDiscarded():
            return evolve(state, display=())
    return state


def _without_common(state: State, event: Event) -> State:
    """The state without the common temple that was taken or placed, if the event did that."""
    pile = event.pile if isinstance(event, TempleTaken | TemplePlaced) else None
    if pile is None:
        return state
    return evolve(state, piles=(*state.piles[:pile], state.piles[pile][1:], *state.piles[pile + 1 :]))
