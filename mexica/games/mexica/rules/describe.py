"""A state as plain data, ready for JSON; `position` is the inverse."""

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.scoring import winners
from mexica.games.mexica.rules.spaces import SpaceSet, each, name, size
from mexica.games.mexica.rules.state import LAW, Player, Proposal, State
from mexica.rulebook.plain import Plain


def describe(state: State) -> dict[str, Plain]:
    """Return everything on the table as plain data.

    Spaces are named and sorted by column letter, then row number; seats are numbers from 0; `owner` may be
    "neutral"; `action_points` are AP. A district's `token` is the size of the token that founded it, or None.
    `placed_this_round` says whether anything was placed so far this round (R12.5). `law` is there only if it
    is not that of RULES.md.
    """
    turn, board, supply = state.turn, state.board, state.supply
    return {
        "phase": turn.phase.value,
        "period": turn.period,
        "round": turn.round,
        "first": turn.first,
        "to_move": turn.to_move,
        "action_points": turn.action_points,
        "taken_this_turn": turn.taken,
        "quiet_rounds": turn.quiet_rounds,
        "placed_this_round": turn.placed_this_round,
        "proposal": None if turn.proposal is None else _proposal(turn.proposal),
        "display": list(state.display),
        "later": list(state.later),
        "removed": list(state.removed),
        "supply": {
            "single_canals": supply.single_canals,
            "double_canals": supply.double_canals,
            "bridges": supply.bridges,
            "action_tokens": supply.action_tokens,
        },
        "canals": _names(board.canals),
        "bridges": _bridges(board),
        "tokens": {name(space): size for space, size in board.tokens},
        "temples": _temples(board),
        "seats": [_seat(player) for player in state.players],
        "districts": [_district(board, district) for district in board.districts],
        "winners": list(winners(state)),
        **({} if state.law == LAW else {"law": state.law}),
    }


def _proposal(proposal: Proposal) -> dict[str, Plain]:
    return {"size": proposal.size, "by": proposal.by, "agreed": list(proposal.agreed)}


def _names(spaces: SpaceSet) -> list[Plain]:
    return [name(space) for space in each(spaces)]


def _bridges(board: Board) -> dict[str, Plain]:
    ways = {name(b): Direction.NS.value for b in each(board.bridges_ns)}
    ways |= {name(b): Direction.EW.value for b in each(board.bridges_ew)}
    return {name(b): ways[name(b)] for b in each(board.bridges)}


def _temples(board: Board) -> dict[str, Plain]:
    standing: dict[str, Plain] = {}
    for space in each(board.temple_spaces):
        temple = board.temple(space)
        if temple:
            standing[name(space)] = {"owner": temple[0], "floors": temple[1]}
    return standing


def _seat(player: Player) -> dict[str, Plain]:
    return {
        "points": player.points,
        "action_tokens": player.action_tokens,
        "pilli": None if player.pilli is None else name(player.pilli),
        "temples": {str(floors): left for floors, left in zip(FLOORS, player.temples, strict=True)},
    }


def _district(board: Board, district: SpaceSet) -> dict[str, Plain]:
    token = board.token_in(district)
    return {
        "size": size(district),
        "token": token and token[1],
        "spaces": _names(district),
    }
