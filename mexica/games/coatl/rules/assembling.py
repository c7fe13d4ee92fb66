"""Assembling (C7): beginning a serpent, extending one, playing a prophecy."""

from collections.abc import Iterator
from typing import Final

from mexica.games.coatl.rules import finishing
from mexica.games.coatl.rules.actions import End, JoinPiece, LayPiece, PlayProphecy
from mexica.games.coatl.rules.events import Event, PieceJoined, ProphecyPlayed, SerpentBegun
from mexica.games.coatl.rules.material import BESIDE, SERPENTS, UNFINISHED, Piece, is_body, is_head
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Doing, Player, State
from mexica.games.coatl.rules.worth import prophecy_worth
from mexica.rulebook.refusing import Refusal, refuse

_ENDS: Final[tuple[End, End]] = ("head", "tail")


# --- beginning a serpent ---


def laying_refusal(state: State, action: LayPiece) -> Refusal | None:
    """Return why this piece cannot begin a serpent (C7.2)."""
    if action.piece not in state.mover.board:
        return refuse("C7.2", "There is no such piece on your board.")
    return _no_more_serpents(state.mover)


def _no_more_serpents(player: Player) -> Refusal | None:
    if len(player.serpents) >= SERPENTS:
        return refuse("C7.2", "Nobody builds more than three serpents.")
    if len(player.unfinished) >= UNFINISHED:
        return refuse("C7.2", "You have two unfinished serpents; finish one before you begin another.")
    return None


def laying_candidates(state: State) -> Iterator[LayPiece]:
    """Yield an action for each piece that can begin a serpent."""
    if not _no_more_serpents(state.mover):
        yield from map(LayPiece, dict.fromkeys(state.mover.board))


def laid(state: State, action: LayPiece, events: list[Event]) -> State:
    """Return the state after a serpent was begun."""
    player = state.mover.without_piece(action.piece)
    number = len(player.serpents) + 1
    events.append(SerpentBegun(state.turn.to_move, number, action.piece))
    state = state.with_mover(player.with_serpent(number, Serpent((action.piece,))))
    return state.doing(Doing.ASSEMBLING)


# --- extending one ---


def joining_refusal(state: State, action: JoinPiece) -> Refusal | None:
    """Return why this piece cannot be joined to this serpent (C7.3, C7.4)."""
    player = state.mover
    if action.piece not in player.board:
        return refuse("C7.3", "There is no such piece on your board.")
    if refused := _not_growing(player, action.serpent):
        return refused
    serpent, at_head = player.serpents[action.serpent - 1], _at_head(action)
    if at_head and not serpent.head_is_open:
        return refuse("C7.3", "The head end of this serpent is closed.")
    if not at_head and not serpent.tail_is_open:
        return refuse("C7.3", "The tail end of this serpent is closed.")
    grown = serpent.with_piece(action.piece, at_head)
    return finishing.closing_refusal(player, serpent, grown) if grown.finished else None


def _not_growing(player: Player, number: int) -> Refusal | None:
    if number > len(player.serpents):
        return refuse("C7.3", "You have no serpent with the number {number}.", number=number)
    if player.serpents[number - 1].finished:
        return refuse("C7.11", "This serpent is finished, and nothing can be added to it.")
    return None


def _at_head(action: JoinPiece) -> bool:
    return action.end == "head" if is_body(action.piece) else is_head(action.piece)


def joining_candidates(state: State) -> Iterator[JoinPiece]:
    """Yield an action for each piece, serpent and end that fit."""
    player = state.mover
    pieces = tuple(dict.fromkeys(player.board))
    for number in player.unfinished:
        for action in (action for piece in pieces for action in _ways(number, piece)):
            if joining_refusal(state, action) is None:
                yield action


def _ways(number: int, piece: Piece) -> Iterator[JoinPiece]:
    if not is_body(piece):
        yield JoinPiece(number, piece)
        return
    for end in _ENDS:
        yield JoinPiece(number, piece, end)


def joined(state: State, action: JoinPiece, events: list[Event]) -> State:
    """Return the state after a piece was joined; if that closes the serpent, C7.7 follows."""
    number, at_head = action.serpent, _at_head(action)
    player = state.mover.without_piece(action.piece)
    serpent = player.serpents[number - 1].with_piece(action.piece, at_head)
    end: End = "head" if at_head else "tail"
    events.append(PieceJoined(state.turn.to_move, number, action.piece, end))
    state = state.with_mover(player.with_serpent(number, serpent))
    if serpent.finished:
        return finishing.closed(state, number, events)
    return state.doing(Doing.ASSEMBLING)


# --- playing a prophecy ---


def playing_refusal(state: State, action: PlayProphecy) -> Refusal | None:
    """Return why this prophecy cannot be played beside this serpent (C7.6, C7.7)."""
    player, number, closing = state.mover, action.serpent, state.turn.closing
    if action.card not in player.hand:
        return refuse("C7.6", "This prophecy is not in your hand.")
    if closing is not None and number != closing:
        return refuse("C7.7", "First lay the cards beside serpent {number}, which is closed.", number=closing)
    if closing is None and (refused := _not_growing(player, number)):
        return refused
    serpent = player.serpents[number - 1]
    if len(serpent.prophecies) >= BESIDE:
        return refuse("C7.6", "There are already four prophecies beside this serpent.")
    if action.card in serpent.prophecies:
        return refuse("C7.6", "A prophecy of the same type lies beside this serpent.")
    if not prophecy_worth(action.card, serpent).points:
        return refuse("C7.6", "This serpent does not reach the first level of the prophecy.")
    return None


def playing_candidates(state: State) -> Iterator[PlayProphecy]:
    """Yield an action for each prophecy and serpent that fit."""
    closing = state.turn.closing
    numbers = state.mover.unfinished if closing is None else [closing]
    for number in numbers:
        for action in (PlayProphecy(card, number) for card in dict.fromkeys(state.mover.hand)):
            if playing_refusal(state, action) is None:
                yield action


def played(state: State, action: PlayProphecy, events: list[Event]) -> State:
    """Return the state after a prophecy was played."""
    player = state.mover.without_card(action.card)
    serpent = player.serpents[action.serpent - 1].with_prophecy(action.card)
    points = prophecy_worth(action.card, serpent).points
    events.append(ProphecyPlayed(state.turn.to_move, action.card, action.serpent, points))
    state = state.with_mover(player.with_serpent(action.serpent, serpent))
    return state.doing(Doing.ASSEMBLING, closing=state.turn.closing)


def possible(state: State) -> bool:
    """Return whether any step of assembling can be done (C4.2)."""
    return any(laying_candidates(state)) or any(joining_candidates(state)) or any(playing_candidates(state))
