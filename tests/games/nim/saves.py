"""Matches of Nim and the form in which they are saved."""

from typing import Final

from attrs import frozen

from mexica.play import record, session
from mexica.play.save_format import SaveFormat, digest
from tests.games.nim import rules
from tests.games.nim.rules import Setup, State, Take

Record = record.Record[Setup, State, Take]
Session = session.Session[Setup, State, Take]


@frozen
class Check:
    points: tuple[int, ...]
    digest: str


def check(state: State) -> Check:
    return Check(state.points, digest(rules.describe(state)))


SAVES: Final = SaveFormat[Setup, State, Take, Check](rules, "Nim", ("black", "white"), Check, check)


def new_record(*kinds: str, seed: int = 1) -> Record:
    """A new game for players of these kinds."""
    infos = [
        record.PlayerInfo(kind.title(), colour, kind)
        for kind, colour in zip(kinds, SAVES.colours, strict=True)
    ]
    return Record(rules.new_setup(len(kinds), seed), tuple(infos))
