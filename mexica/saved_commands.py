"""What the commands print that tell a saved game: `replay` and `show`."""

import json
from pathlib import Path
from typing import Any

from mexica import box
from mexica.play.record import Record, replay
from mexica.play.save_reader import SaveError, read
from mexica.play.state_text import state_text


def report(path: Path, *, as_json: bool) -> str:
    """Return how the game in this file stands after its last action; SaveError if it cannot be loaded."""
    game, record, state = _replayed(path)
    return json.dumps(game.saves.rules.describe(state), indent=1) if as_json else game.report(record, state)


def shown(path: Path) -> str:
    """Return everything on the table of the game in this file; SaveError if it cannot be loaded."""
    game, record, state = _replayed(path)
    return state_text(game.sections(record.players, state))


def _replayed(path: Path) -> tuple[box.SavedGame, Record[Any, Any, Any], Any]:
    """A saved game and the state after its last action."""
    game = box.saved_game(_key_of(path))
    record = game.saves.load(path)
    return game, record, replay(game.saves.rules, record).state


def _key_of(path: Path) -> str:
    """The key of the game in a save; if there is none, the first game's, which reports the fault."""
    try:
        data = read(path)
    except SaveError:
        return box.KEYS[0]
    key = data.get("game") if isinstance(data, dict) else None
    return key if key in box.KEYS else box.KEYS[0]
