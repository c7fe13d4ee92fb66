"""Games that the computer plays, for the example games and the puzzles in `saves/`."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import evolve

from mexica.computer.mind import Mind
from mexica.play.game_rules import Rules
from mexica.play.record import PERSON, Record
from mexica.play.save_format import SaveFormat

ROOT: Final = Path(__file__).resolve().parent.parent


def states_played(
    rules: Rules[Any, Any, Any], setup: Any, players: Sequence[Mind[Any, Any]]
) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Play a game by these players of the seats; yield each state with the actions that led to it."""
    state, actions = rules.start(setup), list[Any]()
    yield state, ()
    while not rules.is_over(state):
        actions.append(players[rules.to_move(state)].choose(state))
        state = rules.apply(state, actions[-1]).state
        yield state, tuple(actions)


def actions_until(
    accepted: Callable[[Any], bool],
    rules: Rules[Any, Any, Any],
    setup: Any,
    players: Sequence[Mind[Any, Any]],
) -> tuple[Any, ...]:
    """Return the actions of a game by these players up to a state that is accepted, or to its end."""
    for state, actions in states_played(rules, setup, players):
        if accepted(state) or rules.is_over(state):
            return actions
    raise AssertionError("a game ends")


def played_by_levels(
    accepted: Callable[[Any], bool],
    rules: Rules[Any, Any, Any],
    record: Record[Any, Any, Any],
    mind: Callable[[str, int], Mind[Any, Any]],
) -> Record[Any, Any, Any]:
    """Return a game that its levels have played up to a state that is accepted, or to its end.

    The seat of a person is played by the strongest level. `mind` makes a player of a level and a seed.
    """
    assert record.seed is not None  # each player's is drawn from it
    kinds = ["strongest" if player.kind == PERSON else player.kind for player in record.players]
    players = [mind(kind, record.seed + seat) for seat, kind in enumerate(kinds)]
    return evolve(record, actions=actions_until(accepted, rules, record.setup, players))


def write(saves: SaveFormat[Any, Any, Any, Any], path: Path, record: Record[Any, Any, Any]) -> None:
    """Write a game as a save to a path within the checkout."""
    file = ROOT / path
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(saves.encode(record), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    sys.stdout.write(f"{path}: {len(record.actions)} actions\n")
