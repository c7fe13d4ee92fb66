"""The standing of a game, as text for a terminal."""

from mexica.games.mexica.rules import State, winners
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import Record


def report(record: Record, state: State) -> str:
    """Return the standing of the game `record` in `state`: a sentence, then each seat's points in a line."""
    width = max(len(player.name) for player in record.players)
    lines = [_sentence(record, state)]
    for info, player in zip(record.players, state.players, strict=True):
        lines.append(
            f"  {info.name:<{width}}  {info.colour:<5}  {info.kind:<6}  {player.points:>3} points"
            f"  {player.action_tokens} action tokens"
        )
    return "\n".join(lines)


def _sentence(record: Record, state: State) -> str:
    turn = state.turn
    name = record.players[turn.to_move].name
    place = f"Period {turn.period}, round {turn.round}, {len(record.actions)} actions played"
    match turn.phase:
        case Phase.PLACING:
            return f"{place}: {name} chooses where to start."
        case Phase.TURNS:
            return f"{place}: {name} has {turn.action_points} action points left."
        case Phase.ANSWERING:
            return f"{place}: {name} answers a proposal."
        case Phase.OVER:
            won = " and ".join(record.players[seat].name for seat in winners(state))
            return f"Over after {turn.round} rounds and {len(record.actions)} actions: {won} won."
