"""The commands that ask a level for its choice."""

from typing import Final

from attrs import evolve

from mexica.arena.arguments import above_zero
from mexica.computer.bots import BotError
from mexica.computer.mind import Budget, Stopped
from mexica.engine.engine_error import EngineError
from mexica.engine.engine_state import Command, EngineState, Reply, listed
from mexica.engine.request import CommandRefusedError, pairs, whole_number
from mexica.engine.table_commands import BETWEEN
from mexica.engine.thinking import Task, Thought, think


def _levels(state: EngineState, rest: str) -> Reply:
    players, entries = state.game.players, list[str]()
    faults = [str(fault) for fault in players.faults().values()]
    for kind in (*players.kinds, *players.bots):
        try:
            entries.append(f"{kind}{_budget_text(players.own_budget(kind))}")
        except BotError as error:
            faults.append(str(error))
    reply = listed(entries)
    return evolve(reply, told=(*(f"info unusable {fault}" for fault in faults), *reply.told))


def _budget_text(budget: Budget) -> str:
    """A budget as `go` takes it, after a space; empty if there is none."""
    seconds = "" if budget.seconds is None else f" seconds {budget.seconds:g}"
    return seconds + ("" if budget.nodes is None else f" nodes {budget.nodes}")


def _go(state: EngineState, rest: str) -> Reply:
    table, task = state.table, _task(state, rest.split())
    try:
        thought = think(table, task, state.answer_wanted)
    except Stopped as error:
        raise CommandRefusedError("Stopped before anything was found.") from error
    except EngineError as error:
        raise CommandRefusedError(str(error)) from error
    return Reply(str(thought.action), tuple(f"info {entry}" for entry in thought_entries(thought)))


def thought_entries(thought: Thought) -> list[str]:
    """Return what is known of a choice: nodes, seconds, score and line, each if it is known."""
    told = thought.explanation
    return [
        *([f"nodes {told.nodes}"] if told.nodes else []),
        *([] if thought.exact else [f"seconds {thought.seconds:.2f}"]),
        *([] if told.score is None else [f"score {told.score:.2f}"]),
        f"line {line_text(thought)}",
    ]


def line_text(thought: Thought) -> str:
    """Return the line that a level means to play, as `play` takes it."""
    return f"{BETWEEN} ".join(map(str, thought.explanation.line))


def _task(state: EngineState, words: list[str]) -> Task:
    if not words:
        raise CommandRefusedError("Say who is to choose: 'levels' lists the computer players.")
    given = pairs(words[1:])
    seed = whole_number(given.pop("seed", "0"), "seed")
    if "nodes" in given and "seconds" in given:
        raise CommandRefusedError("A budget is in nodes or in seconds, not in both.")
    budget = _own_budget(state, words[0])
    if "nodes" in given:
        budget = Budget(nodes=whole_number(given.pop("nodes"), "nodes", least=1))
    if "seconds" in given:
        budget = Budget(seconds=_seconds(given.pop("seconds")))
    if given:
        raise CommandRefusedError(f"'go' knows nodes, seconds and seed, not '{min(given)}'.")
    return Task(words[0], budget, seed)


def _own_budget(state: EngineState, kind: str) -> Budget:
    try:
        return state.game.players.own_budget(kind)
    except BotError as error:
        raise CommandRefusedError(str(error)) from error


def _seconds(text: str) -> float:
    if (seconds := above_zero(text)) is None:
        raise CommandRefusedError(f"seconds must be a number above 0, not '{text}'.")
    return seconds


def _stop(state: EngineState, rest: str) -> Reply:
    return Reply()  # whoever reads the lines has stopped what was going on


COMMANDS: Final = (
    Command("levels", "", "the computer players, with their budgets for a turn if they have one", _levels),
    Command(
        "go",
        "LEVEL [nodes N | seconds S] [seed N]",
        "ask a level for its choice, which is not played",
        _go,
    ),
    Command("stop", "", "have the level that thinks answer now with the best it has found", _stop),
)
