"""The standing of a game, as text for a terminal."""

from mexica.games.mexica.rules import State, points, winners
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.standing_text import result_sentence, standing_text


def report(record: Record, state: State) -> str:
    """Return the standing of the game `record` in `state`: a sentence, then each seat's points in a line."""
    notes = [f"{player.action_tokens} action tokens" for player in state.players]
    return standing_text(record, _sentence(record, state), points(state), notes)


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
            return result_sentence(record, turn.round, winners(state))
