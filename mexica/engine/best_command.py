"""`mexica best`: what a level would play in one position."""

import argparse
import json
import sys
from typing import Any, Final

from mexica import console
from mexica.computer.bots import BotError
from mexica.computer.mind import Budget, never
from mexica.engine.engine_error import EngineError
from mexica.engine.engine_game import EngineGame, EngineGames
from mexica.engine.played_position import PlayedPosition
from mexica.engine.position_source import position_in, position_in_file
from mexica.engine.thinking import Task, Thought, think
from mexica.engine.thinking_commands import line_text
from mexica.play.save_reader import LARGEST

_STANDARD_INPUT: Final = "-"


def run(chosen: argparse.Namespace, games: EngineGames) -> None:
    """Print what the level that was chosen would play; EngineError if there is no answer."""
    position = _position(chosen, games, games.find(chosen.game))
    kind = chosen.level or position.game.strongest
    try:
        budget = _budget(chosen, position, kind)
    except BotError as error:
        raise EngineError(str(error)) from error
    thought = think(position, Task(kind, budget, chosen.seed), never)
    data = json.dumps(_data(position, kind, thought)) if chosen.json else _text(position, kind, thought)
    console.out(data)


def _position(chosen: argparse.Namespace, games: EngineGames, usual: EngineGame) -> PlayedPosition:
    if str(chosen.file) != _STANDARD_INPUT:
        return position_in_file(chosen.file, games, usual)
    return position_in(sys.stdin.buffer.read(LARGEST + 1), "standard input", games, usual)


def _budget(chosen: argparse.Namespace, position: PlayedPosition, kind: str) -> Budget:
    if chosen.seconds or chosen.nodes:
        return Budget(seconds=chosen.seconds, nodes=chosen.nodes)
    return position.game.players.own_budget(kind)


def _data(position: PlayedPosition, kind: str, thought: Thought) -> dict[str, Any]:
    told = thought.explanation
    return {
        "to_move": position.game.rules.to_move(position.state),
        "level": kind,
        "action": str(thought.action),
        "line": [str(action) for action in told.line],
        "score": told.score,
        "nodes": told.nodes,
        "seconds": round(thought.seconds, 3),
    }


def _text(position: PlayedPosition, kind: str, thought: Thought) -> str:
    told = thought.explanation
    seat = position.game.rules.to_move(position.state)
    lines = [
        f"Seat {seat} to move, {kind}:",
        f"  best action  {thought.action}",
        f"  line         {line_text(thought)}",
    ]
    if told.score is not None:
        lines.append(f"  score        {told.score:+.2f} points ahead of the others")
    if told.nodes:
        lines.append(f"  looked at    {told.nodes:,} positions in {thought.seconds:.1f} s")
    return "\n".join(lines)
