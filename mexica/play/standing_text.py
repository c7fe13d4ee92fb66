"""The standing of a game, as text for a terminal."""

from collections.abc import Sequence
from typing import Any

from mexica.play.game_rules import Seat
from mexica.play.record import Record

AnyRecord = Record[Any, Any, Any]


def standing_text(record: AnyRecord, sentence: str, points: Sequence[int], notes: Sequence[str]) -> str:
    """Return a sentence, then a line for each seat: who plays it, its points, and a note on what it has."""
    columns = [(info.name, info.colour, info.kind) for info in record.players]
    name, colour, kind = (max(map(len, column)) for column in zip(*columns, strict=True))
    lines = [
        f"  {info.name:<{name}}  {info.colour:<{colour}}  {info.kind:<{kind}}  {has:>3} points  {note}"
        for info, has, note in zip(record.players, points, notes, strict=True)
    ]
    return "\n".join((sentence, *lines))


def result_sentence(record: AnyRecord, rounds: int, winners: Sequence[Seat]) -> str:
    """Return after how many rounds and actions a game is over, and who has won it."""
    won = " and ".join(record.players[seat].name for seat in winners)
    return f"Over after {rounds} rounds and {len(record.actions)} actions: {won} won."
