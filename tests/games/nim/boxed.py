"""Nim as the second game in the box."""

from collections.abc import Sequence

import pytest

from mexica import box
from mexica.box import SavedGame
from mexica.play.record import PlayerInfo
from mexica.play.state_text import TextSection
from tests.games.nim import env_game, rules
from tests.games.nim.arena_game import find
from tests.games.nim.rules import State
from tests.games.nim.saves import SAVES, Record


def put_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the commands find Nim as the second game in the box."""
    monkeypatch.setattr(box, "KEYS", ("mexica", "nim"))
    monkeypatch.setattr(box, "arena_game", find)
    monkeypatch.setattr(box, "env_game", {"nim": env_game.NIM}.__getitem__)
    monkeypatch.setattr(box, "saved_game", lambda key: {"nim": SavedGame(SAVES, report, sections)}[key])


def report(record: Record, state: State) -> str:
    names = [record.players[seat].name for seat in rules.winners(state)]
    return f"Won by {names[0]}." if names else f"{sum(state.heaps)} sticks are left."


def sections(players: Sequence[PlayerInfo], state: State) -> tuple[TextSection, ...]:
    heaps = zip(rules.HEAPS, map(str, state.heaps), strict=True)
    actions = ", ".join(map(str, rules.legal_actions(state)))
    title = f"What {players[state.to_move].name} can do"
    return TextSection("Heaps", table=tuple(heaps)), TextSection(title, lines=(actions,))
