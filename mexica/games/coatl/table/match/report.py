"""The standing of a game, as text for a terminal."""

from mexica.games.coatl.rules import State, winners
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.match.match_record import Record
from mexica.games.coatl.table.panels.prestige import prestige


def report(record: Record, state: State) -> str:
    """Return the standing of the game `record` in `state`: a sentence, then each seat's points in a line."""
    width = max(len(player.name) for player in record.players)
    lines = [_sentence(record, state)]
    for info, points in zip(record.players, prestige(state), strict=True):
        lines.append(
            f"  {info.name:<{width}}  {info.colour:<6}  {info.kind:<9}  {points.certain:>3} points"
            f"  {points.finished} serpents finished"
        )
    return "\n".join(lines)


def _sentence(record: Record, state: State) -> str:
    turn = state.turn
    name = record.players[turn.to_move].name
    played = f"{len(record.actions)} actions played"
    match turn.phase:
        case Phase.KEEPING:
            return f"Opening hands, {played}: {name} chooses what to keep."
        case Phase.TURNS:
            return f"Round {turn.round}, {played}: it is the turn of {name}."
        case Phase.OVER:
            won = " and ".join(record.players[seat].name for seat in winners(state))
            return f"Over after {turn.round} rounds and {len(record.actions)} actions: {won} won."
