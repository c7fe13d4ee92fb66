"""Events alone advance a state: what is shown while something moves ends as the rules' state."""

import json
from pathlib import Path

import pytest
from attrs import evolve

from mexica.games.mexica.rules import Setup, State, apply, parse, start
from mexica.games.mexica.rules.actions import Action
from mexica.games.mexica.rules.state import Supply
from mexica.games.mexica.table.motions.event_fold import folded
from tests.games.mexica.table.playing import new_game, played

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def shown(state: State) -> State:
    """The state without the parts that the table does not show."""
    turn = evolve(state.turn, taken=0, quiet_rounds=0, placed_this_round=False)
    return evolve(state, turn=turn, supply=Supply())


def game(name: str) -> tuple[Setup, list[Action]]:
    """A scenario's setup and actions, the refused ones left out; or random play by so many seats."""
    if name.isdigit():
        record = played(new_game(*(("random",) * int(name)), seed=int(name)), 260, int(name))
        return record.setup, list(record.actions)
    data = json.loads((SCENARIOS / f"{name}.json").read_text("utf-8"))
    laid_out = data["setup"]
    setup = Setup(
        laid_out["seats"],
        laid_out["first"],
        tuple(laid_out["display"]),
        tuple(laid_out["later"]),
        laid_out["neutral"],
    )
    return setup, [parse(text) for text in data["actions"] if not text.startswith("!")]


@pytest.mark.parametrize("name", ["2", "3", "4", *sorted(path.stem for path in SCENARIOS.glob("*.json"))])
def test_events_folded_are_the_state(name: str) -> None:
    setup, actions = game(name)
    state = start(setup)
    seen = shown(state)
    for action in actions:
        step = apply(state, action)
        for event in step.events:
            seen = folded(seen, event)
        state = step.state
        assert shown(seen) == shown(state), (str(action), step.events)
