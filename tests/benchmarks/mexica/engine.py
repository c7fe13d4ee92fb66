"""The rules, the computer and the saves."""

import json
import tempfile
from pathlib import Path
from random import Random

from attrs import evolve

from mexica.computer.meter import Meter
from mexica.computer.mind import Budget
from mexica.games.mexica.ai.greedy import Greedy
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.ai.position_worth import PositionWorth
from mexica.games.mexica.ai.rollout import Rollout, Simulator
from mexica.games.mexica.ai.turn_search import Node, TurnSearch
from mexica.games.mexica.ai.weights import others_weights, weights
from mexica.games.mexica.rules import State, apply, legal_actions, new_setup, start
from mexica.games.mexica.rules.actions import EndTurn, PlaceCanal, ProposeRemoval, Walk
from mexica.games.mexica.rules.spaces import FIRST_CANAL, ISLAND, flood
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.match.match_record import SAVES, Record
from mexica.resources import shipped_saves
from tests.benchmarks.measuring import Result, best_of
from tests.benchmarks.mexica.replayed import replayed
from tests.games.mexica.table.playing import new_game

ACTIONS_OF_A_LONG_GAME = 600
WALKING = 0.6  # of the choices
FLOOD = "flood of the island"


def middle_of_a_game(seats: int = 2, turns: int = 14) -> State:
    """The beginning of a turn in the middle of a game of greedy players."""
    state = start(new_setup(seats, 5))
    minds = [mind("greedy", seat) for seat in range(seats)]
    ended = 0
    while ended < turns or state.turn.phase is not Phase.TURNS:
        action = minds[state.turn.to_move].choose(state)
        ended += str(action) == "end"
        state = apply(state, action).state
    return state


def engine(effort: int = 300) -> list[Result]:
    """`apply`, `legal_actions`, decisions of the greedy and searches of the strongest player, mid-game."""
    state = middle_of_a_game()
    land = ISLAND & ~FIRST_CANAL
    yardstick = best_of(lambda: flood(land & -land, land), effort)
    canal = next(a for a in legal_actions(state) if isinstance(a, PlaceCanal) and len(a.spaces) > 1)
    canal_time = best_of(lambda: apply(state, canal), effort)
    legal_time = best_of(lambda: legal_actions(state), effort)
    decision = best_of(lambda: Greedy(1).choose(state), max(effort // 30, 3))
    flooding = (FLOOD, yardstick)
    return [
        Result("apply a canal, mid-game", canal_time, "µs", flooding, most=60e-6),
        Result("legal actions, mid-game", legal_time, "ms", flooding, most=1e-3),
        Result("decision of the greedy player, mid-game", decision, "ms", flooding, most=0.15),
        *replaying(max(effort // 60, 1)),
        *thinking(state, flooding, effort),
    ]


def replaying(times: int) -> list[Result]:
    """The ends of turns in the example games, which look for dead tokens, and all other actions."""
    games = [replayed(path, times) for path in sorted(shipped_saves().glob("*.json"))]
    actions = [action for _, game in games for action in game]
    flooding = (FLOOD, min(flooded for flooded, _ in games))
    ends = [taken for kind, taken in actions if kind == "end"]
    others = [taken for kind, taken in actions if kind != "end"]
    return [
        Result("end of a turn, in whole games", sum(ends) / len(ends), "µs", flooding, most=40e-6),
        Result("any other action, in whole games", sum(others) / len(others), "µs", flooding),
    ]


def thinking(state: State, yardstick: tuple[str, float], effort: int) -> list[Result]:
    """How fast the strongest level looks at positions within its turn, and at later ones.

    The evaluation sums over the districts with temples and the prospective foundings: its time is bound by
    Python's integer arithmetic. It takes a tenth of the time for a position searched; the rest makes the
    position, and finds the plans, ways and cuts that lead to it.
    """
    weighed = weights("strongest")
    worth = PositionWorth(state, weighed)
    evaluation = best_of(lambda: worth.of(state), effort)

    def search() -> int:
        meter = Meter(Budget(nodes=max(effort, 30)))
        TurnSearch(state, weighed, meter).widen(8)
        return meter.nodes

    def play_on() -> int:
        meter = Meter(Budget(nodes=max(effort, 30)))
        others = others_weights(state.seats)
        Simulator(state, weighed, others, meter).add_round([Rollout(Node(state, (), 0.0))] * 9)
        return meter.nodes

    return [
        Result("evaluation of a position, mid-game", evaluation, "µs", yardstick),
        *(
            Result(f"position {name} ({1 / each:.0f} a second)", each, "µs", yardstick)
            for name, looked in (("searched", search), ("played on", play_on))
            for each in (best_of(looked, max(effort // 60, 2)) / looked(),)
        ),
    ]


def long_game() -> Record:
    """A game of four seats that walk about more than they place, so that it takes many actions."""
    record, generator = new_game("person", "person", "person", "person"), Random(1)
    state, actions = start(record.setup), []
    while len(actions) < ACTIONS_OF_A_LONG_GAME and state.turn.phase is not Phase.OVER:
        offered = [a for a in legal_actions(state) if not isinstance(a, ProposeRemoval | EndTurn)]
        walks = [a for a in offered if isinstance(a, Walk)]
        actions.append(
            generator.choice((walks if generator.random() < WALKING else []) or offered or [EndTurn()])
        )
        state = apply(state, actions[-1]).state
    return evolve(record, actions=tuple(actions))


def saves(effort: int = 5) -> list[Result]:
    """Loading a long game, which replays it through the rules."""
    record = long_game()
    text = json.dumps(SAVES.encode(record))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "long.json")
        path.write_text(text, encoding="utf-8")
        yardstick = best_of(lambda: json.loads(path.read_text("utf-8")), effort)
        taken = best_of(lambda: SAVES.load(path), effort)
    what = f"load a save of {len(record.actions)} actions"
    return [Result(what, taken, "s", ("reading its JSON", yardstick), most=0.25)]
