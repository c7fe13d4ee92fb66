"""The turn of a description: phase, round and proposal, with their faults."""

from collections.abc import Iterator, Mapping, Sequence

from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.material import CALPULLI
from mexica.games.mexica.rules.position_faults import Faults
from mexica.games.mexica.rules.proposals import standing_sizes
from mexica.games.mexica.rules.spaces import START_SPACES, holds
from mexica.games.mexica.rules.state import Phase, Player, Proposal, Seat, Turn

MANY = 10**6  # upper limit of any count in a description


def read_turn(faults: Faults, description: Mapping[str, object], seats: int, display: Sequence[int]) -> Turn:
    """Return the described turn, and note everything wrong with it."""

    def number(key: str, least: int, most: int) -> int:
        return faults.number(key, description.get(key, least), least, most)

    phase = faults.member("phase", description.get("phase"), Phase) or Phase.TURNS
    most_quiet = material.QUIET_ROUNDS - (phase is not Phase.OVER)  # that many end the game (R12.5)
    return Turn(
        phase,
        number("period", 1, 2),
        number("round", 0, MANY),
        number("first", 0, max(seats - 1, 0)),
        number("to_move", 0, max(seats - 1, 0)),
        number("action_points", 0, MANY),
        number("taken_this_turn", 0, material.TAKEN_A_TURN),
        number("quiet_rounds", 0, most_quiet),
        faults.flag("placed_this_round", description.get("placed_this_round", False)),
        _proposal(faults, description.get("proposal"), seats, display),
    )


def _proposal(faults: Faults, proposal: object, seats: int, display: Sequence[int]) -> Proposal | None:
    if proposal is None:
        return None
    data = faults.record("The proposal", proposal, ("size", "by", "agreed"))
    size = faults.number("proposal: size", data.get("size", 0), min(CALPULLI), max(CALPULLI))
    by = faults.number("proposal: by", data.get("by", 0), 0, max(seats - 1, 0))
    agreed = [
        faults.number("proposal: agreed", seat, 0, max(seats - 1, 0))
        for seat in faults.list_at(data, "agreed")
    ]
    if size not in display:
        faults.add(f"The proposed token of size {size} is not on display (R12.3).")
    if by not in agreed:
        faults.add("Whoever proposes has agreed (R12.3).")
    return Proposal(size, by, tuple(agreed))


def check_phase(faults: Faults, turn: Turn, players: Sequence[Player]) -> None:
    """Note every mismatch of the phase with the round, the proposal and the Pilli."""
    placing = turn.phase is Phase.PLACING
    if placing != (turn.round == 0):
        faults.add("round is 0 while the Pilli are placed, and from then on at least 1 (R2.6).")
    if (turn.phase is Phase.ANSWERING) != (turn.proposal is not None):
        faults.add("There is a proposal while phase is answering, and at no other time (R12.3).")
    elif turn.proposal is not None:
        _check_answers(faults, turn, turn.proposal, len(players))
    for seat, player in enumerate(players):
        if placing and player.pilli is not None and not holds(START_SPACES, player.pilli):
            faults.add(f"The Pilli of seat {seat} must begin on a start space (R2.6).")
        if not placing and player.pilli is None:
            faults.add(f"The Pilli of seat {seat} is missing (R2.6).")
    if placing:
        _check_placing(faults, turn, players)


def check_proposal(faults: Faults, turn: Turn, board: Board) -> None:
    """Note a proposed token whose district stands (R12.3)."""
    if turn.proposal is not None and turn.proposal.size in standing_sizes(board):
        stands = f"A district of {turn.proposal.size} spaces can still be founded as it stands"
        faults.add(f"{stands}, so its token cannot have been proposed (R12.3).")


def _check_answers(faults: Faults, turn: Turn, proposal: Proposal, seats: int) -> None:
    if turn.to_move in (proposal.by, *proposal.agreed):
        faults.add(f"Seat {turn.to_move} has answered the proposal already (R12.3).")
    elif proposal.agreed != tuple(_from_to(proposal.by, turn.to_move, seats)):
        asked = f"from seat {proposal.by} to the one before seat {turn.to_move}"
        faults.add(f"proposal: agreed must name the seats {asked}, clockwise (R12.3).")


def _check_placing(faults: Faults, turn: Turn, players: Sequence[Player]) -> None:
    """Note where not exactly those have placed their Pilli who come before the player to move (R2.6)."""
    before = list(_from_to(turn.first, turn.to_move, len(players)))
    for seat, player in enumerate(players):
        if seat in before and player.pilli is None:
            faults.add(f"Seat {seat} comes before seat {turn.to_move} and has placed no Pilli (R2.6).")
        if seat not in before and player.pilli is not None:
            faults.add(f"Seat {seat} is to place a Pilli that stands on the board already (R2.6).")


def _from_to(seat: Seat, end: Seat, seats: int) -> Iterator[Seat]:
    """The seats clockwise from one to the one before another; none if they are the same."""
    while seats and seat != end:
        yield seat
        seat = (seat + 1) % seats
