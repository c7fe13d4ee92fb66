"""A state as text for a terminal: the market, and a line for each player and each serpent."""

from collections.abc import Iterable, Iterator

from mexica.games.coatl.rules.material import SPACES
from mexica.games.coatl.rules.scoring import player_points, serpent_points, winners
from mexica.games.coatl.rules.state import Phase, Seat, State


def drawn(state: State) -> str:
    """Return supply board, display and piles, the turn, and what everybody may know of the seats."""
    supply = " | ".join(f"{space} {_listed(on)}" for space, on in zip(SPACES, state.supply, strict=True))
    lines = [supply, f"display {_listed(state.display)}, deck {len(state.deck)}"]
    lines.append(f"temples {_listed(card or '-' for card in state.common)}")
    lines.append(_sentence(state))
    for seat in range(state.seats):
        lines += _seat(state, seat)
    return "\n".join(lines) + "\n"


def _sentence(state: State) -> str:
    turn = state.turn
    if turn.phase is Phase.OVER:
        return f"Over after {turn.round} rounds; won by seat {' and '.join(map(str, winners(state)))}."
    doing = f", {turn.doing.value}" if turn.doing else ""
    return f"Round {turn.round}, seat {turn.to_move} to move, {turn.phase.value}{doing}"


def _seat(state: State, seat: Seat) -> Iterator[str]:
    player = state.players[seat]
    held = f"{len(player.hand)} prophecies, {len(player.temples)} temples, tokens {_listed(player.tokens)}"
    yield f"seat {seat}: {player_points(player)} points, board {_listed(player.board)}, {held}"
    for number, serpent in enumerate(player.serpents, 1):
        cards = _listed((*serpent.prophecies, *((serpent.temple,) if serpent.temple else ())))
        yield f"  serpent {number}: {_listed(serpent.pieces)}; {cards}: {serpent_points(serpent)}"


def _listed(things: Iterable[str]) -> str:
    return " ".join(things) or "-"
