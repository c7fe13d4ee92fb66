"""The standing of a game, as text for a terminal."""

from mexica.games.aztekz.rules import State, points, winners
from mexica.games.aztekz.rules.state import Phase
from mexica.games.aztekz.table.match.match_record import Record
from mexica.play.standing_text import result_sentence, standing_text


def report(record: Record, state: State) -> str:
    """Return the standing of the game `record` in `state`: a sentence, then each seat's points in a line."""
    notes = [f"{sum(pile.souls for pile in player.piles)} souls freed" for player in state.players]
    return standing_text(record, _sentence(record, state), points(state), notes)


def _sentence(record: Record, state: State) -> str:
    turn = state.turn
    name, played = record.players[turn.to_move].name, f"{len(record.actions)} actions played"
    match turn.phase:
        case Phase.STARTING:
            return f"Start cards, {played}: {name} lays one."
        case Phase.TURNS:
            return f"Round {turn.round}, {played}: it is the turn of {name}."
        case Phase.OVER:
            return result_sentence(record, turn.round, winners(state))
