"""The record of a game as a text to keep or to send: its players, a line a turn, and every gain."""

from collections.abc import Callable, Iterator, Sequence

from mexica.play.turn_record import GainLine, TurnLine
from mexica.texts import _


def record_text(
    title: str,
    names: Sequence[str],
    turns: Sequence[TurnLine],
    gains: Sequence[GainLine],
    words: Callable[[TurnLine], str],
) -> str:
    """Return the record as lines of text; `words` tells a turn, `names` are those of the players by seat."""
    lines = [title, "", *(_turn(turn, names, words(turn)) for turn in turns), ""]
    for seat, name in enumerate(names):
        lines += [*_points(seat, name, [line for line in gains if line.gain.seat == seat]), ""]
    return "\n".join(lines)


def gained_words(gained: Sequence[int], names: Sequence[str]) -> str:
    """Return who gained how many points: "Ana +5, Tizoc +2", empty if nobody gained any."""
    return ", ".join(f"{names[seat]} +{points}" for seat, points in enumerate(gained) if points)


def _turn(turn: TurnLine, names: Sequence[str], words: str) -> str:
    text = _("{name}: {words}").format(name=names[turn.seat], words=words)
    text = _("{round}. {turn}").format(round=turn.round, turn=text) if turn.round else text
    gained = gained_words(turn.gained, names)
    return f"{text} ({gained})" if gained else text


def _points(seat: int, name: str, gains: Sequence[GainLine]) -> Iterator[str]:
    total = gains[-1].total if gains else 0
    yield _("{name}: points in total {points}").format(name=name, points=total)
    for line in gains:
        text = _("  +{points}  {what} (round {round})")
        yield text.format(points=line.gain.points, what=line.gain.what, round=line.round)
