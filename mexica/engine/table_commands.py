"""The commands that tell how the game stands, and those that play on and take back."""

import json
from collections.abc import Iterator
from typing import Any, Final

from mexica.engine.engine_state import Command, EngineState, Reply, listed
from mexica.engine.played_position import PlayedPosition
from mexica.engine.request import CommandRefusedError, whole_number
from mexica.play.strict_decoding import plain

BETWEEN: Final = ";"  # two actions of a line
NOBODY: Final = "none"
_COUNT: Final = "count"


def _describe(state: EngineState, rest: str) -> Reply:
    return Reply(json.dumps(state.game.rules.describe(state.table.state)))


def _setup(state: EngineState, rest: str) -> Reply:
    if state.table.setup is None:
        raise CommandRefusedError("This game began at a position that was described: it has no setup.")
    return Reply(json.dumps(plain(state.table.setup)))


def _actions(state: EngineState, rest: str) -> Reply:
    return listed([str(action) for action in state.table.actions])


def _legal(state: EngineState, rest: str) -> Reply:
    if rest not in ("", _COUNT):
        raise CommandRefusedError(f"'legal' takes no argument but '{_COUNT}'.")
    legal = [str(action) for action in state.game.rules.legal_actions(state.table.state)]
    return Reply(str(len(legal))) if rest else listed(legal)


def _to_move(state: EngineState, rest: str) -> Reply:
    rules, table = state.game.rules, state.table
    return Reply(NOBODY if table.over else str(rules.to_move(table.state)))


def _over(state: EngineState, rest: str) -> Reply:
    return Reply("yes" if state.table.over else "no")


def _points(state: EngineState, rest: str) -> Reply:
    return Reply(" ".join(map(str, state.game.rules.points(state.table.state))))


def _winners(state: EngineState, rest: str) -> Reply:
    won = state.game.rules.winners(state.table.state) if state.table.over else ()
    return Reply(" ".join(map(str, won)) or NOBODY)


def _play(state: EngineState, rest: str) -> Reply:
    state.position = _played(state.table, rest.split(BETWEEN))
    return Reply()


def _played(position: PlayedPosition, texts: list[str]) -> PlayedPosition:
    """The position after all of these actions; CommandRefusedError tells which is refused, and why."""
    rules, done = position.game.rules, 0

    def actions() -> Iterator[Any]:
        nonlocal done
        for text in texts:
            done += 1
            yield rules.parse(text.strip())

    try:
        return position.after(actions())
    except rules.ParseError as error:
        raise CommandRefusedError(str(error), (_refused(done),)) from error
    except rules.IllegalAction as error:
        refusal: Any = getattr(error, "refusal")  # noqa: B009  # `game_rules` says that it has one
        raise CommandRefusedError(f"{refusal.clause} {refusal.message}", (_refused(done),)) from error


def _refused(number: int) -> str:
    return f"info refused {number}"


def _undo(state: EngineState, rest: str) -> Reply:
    count = whole_number(rest or "1", "The number of actions")
    if count > (there_are := len(state.table.actions)):
        raise CommandRefusedError(f"No more than {there_are} actions can be taken back.")
    state.position = state.table.back(count)
    return Reply()


COMMANDS: Final = (
    Command("describe", "", "the position as JSON", _describe),
    Command("setup", "", "the setup of the game as JSON", _setup),
    Command("actions", "", "the actions played so far", _actions),
    Command("legal", "[count]", "the legal actions, or only how many there are", _legal),
    Command("tomove", "", "the seat that decides next, or 'none'", _to_move),
    Command("over", "", "whether the game is over: 'yes' or 'no'", _over),
    Command("points", "", "the points by seat", _points),
    Command("winners", "", "the seats that have won, or 'none'", _winners),
    Command("play", "ACTION[; ACTION ...]", "play actions; if one is refused, none is played", _play),
    Command("undo", "[N]", "take back the last action, or the last N", _undo),
)
