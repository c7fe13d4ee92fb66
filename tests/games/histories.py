"""Any history of a game: actions legal and illegal, undo and redo, saves, other players, looking back.

A Hypothesis state machine for each game. It keeps the line of states that it expects, every action done and
taken back included, and where in it the session stands.
"""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from attrs import evolve
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mexica.games.mexica.table.match import match_record as mexica
from mexica.play.looking_back import LookingBack
from mexica.play.record import Record, Replay
from mexica.play.save_format import SaveFormat
from mexica.play.session import Session
from mexica.resources import shipped_saves
from tests.games.nim import saves as nim

FORMATS: dict[str, SaveFormat[Any, Any, Any, Any]] = {"mexica": mexica.SAVES, "nim": nim.SAVES}
KINDS = ("person", "random")  # of players
CHOICES = st.integers(0, 10_000)  # among what there is, modulo how many there are
LONGEST = 3_000  # actions; random games of Mexica have a few hundred


class Histories(RuleBasedStateMachine):
    """A session of the game with this key, and what it should be."""

    key = ""

    @initialize(done=st.floats(0, 1), kinds=CHOICES)
    def begin(self, done: float, kinds: int) -> None:
        self.format = FORMATS[self.key]
        self.rules = self.format.rules
        whole = whole_game(self.key)
        played = round(done * len(whole.actions)) if done < 0.9 else len(whole.actions)
        chosen = Random(kinds)
        players = tuple(evolve(player, kind=chosen.choice(KINDS)) for player in whole.players)
        self.session = Session(self.rules, Record(whole.setup, players, whole.actions[:played]))
        self.line, self.at = [self.rules.start(whole.setup)], played
        self.line += [done.state for done in replayed(self.key).history[:played]]

    @property
    def now(self) -> Any:
        return self.line[self.at]

    @property
    def ended(self) -> bool:
        return self.rules.is_over(self.line[-1])

    # --- what players do ---

    @precondition(lambda self: not self.rules.is_over(self.now))
    @rule(choice=CHOICES, follows=st.booleans())
    def act(self, choice: int, follows: bool) -> None:
        actions = self.rules.legal_actions(self.now)
        self.play(actions[choice % len(actions)], follows)

    @precondition(lambda self: not self.rules.is_over(self.now))
    @rule(choice=CHOICES, number=st.integers(2, 40))
    def act_often(self, choice: int, number: int) -> None:
        generator = Random(choice)
        for _ in range(number):
            if not self.rules.is_over(self.now):
                self.play(generator.choice(self.rules.legal_actions(self.now)), follows=False)

    def play(self, action: Any, follows: bool) -> None:
        step = self.rules.apply(self.now, self.rules.parse(str(action)))
        assert self.session.apply(action, follows=follows and self.at > 0) == step.events
        self.line[self.at + 1 :] = [step.state]
        self.at += 1

    @rule(choice=CHOICES)
    def try_what_is_illegal(self, choice: int) -> None:
        """An action of any other moment of a game, if it is refused now."""
        actions = whole_game(self.key).actions
        action = actions[choice % len(actions)]
        if self.rules.refusal(self.now, action) is not None:
            with pytest.raises(self.rules.IllegalAction):
                self.session.apply(action)

    @rule()
    def see_that_all_legal_actions_can_be_done(self) -> None:
        for action in self.rules.legal_actions(self.now):
            assert self.rules.refusal(self.now, action) is None
            self.rules.apply(self.now, action)

    @rule()
    def undo(self) -> None:
        could, before = self.session.can_undo, self.session.state
        taken = self.session.undo()
        assert could == (taken > 0)
        self.at -= taken
        if taken:
            self.assert_a_redo_comes_back(before)

    def assert_a_redo_comes_back(self, before: Any) -> None:
        """On another session with the same line, one undo and enough redos come to the state before it."""
        played = Record(self.session.setup, self.session.players, self.session.actions)
        brought, twin = self.at, Session(self.rules, played)
        twin._undone = list(self.session._undone)
        while twin.state != before and twin.can_redo:
            brought += twin.redo()
        assert twin.state == before == self.line[brought]

    @rule()
    def redo(self) -> None:
        could = self.session.can_redo
        brought = self.session.redo()
        assert could == (brought > 0)
        self.at += brought

    @rule(number=st.integers(-3, LONGEST))
    def look_at(self, number: int) -> None:
        before, ended = self.at, self.ended
        skipped = self.session.look_at(number)
        if ended:
            self.at = max(0, min(number, len(self.line) - 1))
        assert skipped == abs(self.at - before)

    @rule()
    def play_on(self) -> None:
        self.session = Session(self.rules, LookingBack(self.session).record)
        del self.line[self.at + 1 :]

    @rule(seat=CHOICES, kind=CHOICES)
    def change_kind(self, seat: int, kind: int) -> None:
        seat, kinds = seat % len(self.session.players), KINDS
        before = self.session.players
        self.session.change_kind(seat, kinds[kind % len(kinds)])
        assert self.session.players[seat].kind == kinds[kind % len(kinds)]
        others = [(old, new) for old, new in zip(before, self.session.players, strict=True) if old is not new]
        assert len(others) <= 1

    @rule()
    def save_and_load(self) -> None:
        """All of a finished game is saved, of another one what was not taken back."""
        record = self.session.record
        loaded = self.format.decode(json.loads(json.dumps(self.format.encode(record))))
        assert loaded == record
        self.session = Session(self.rules, loaded)
        if self.ended:
            self.at = len(self.line) - 1
        del self.line[self.at + 1 :]
        assert [played.state for played in self.session.history] == self.line[1:]

    # --- what always holds ---

    @invariant()
    def the_session_is_where_it_should_be(self) -> None:
        session = self.session
        assert session.state == self.now
        assert (session.length, len(session.actions)) == (len(self.line) - 1, self.at)
        assert session.can_redo == (self.at < len(self.line) - 1)
        assert (session.over, session.finished) == (self.rules.is_over(self.now), self.ended)

    @invariant()
    def a_position_comes_back_from_its_description(self) -> None:
        described = json.loads(json.dumps(self.rules.describe(self.now)))
        assert self.rules.position(described) == self.now

    def teardown(self) -> None:
        """What is recorded is replayed from its texts to the same states."""
        if not hasattr(self, "session"):
            return
        state, record = self.line[0], self.session.record
        assert state == self.rules.start(record.setup)
        for number, action in enumerate(record.actions, 1):
            state = self.rules.apply(state, self.rules.parse(str(action))).state
            assert state == self.line[number]


@cache
def whole_game(key: str) -> Record[Any, Any, Any]:
    """A finished game: of Mexica the one that is shipped, of Nim any."""
    if key == "mexica":
        return mexica.SAVES.load(shipped_saves() / "A finished game.json")
    session = Session(nim.SAVES.rules, nim.new_record(*KINDS))
    while not session.over:
        session.apply(session.rules.legal_actions(session.state)[0])
    return session.record


def replayed(key: str) -> Replay[Any, Any, Any]:
    """The replay of that game."""
    replay = whole_game(key).replayed
    assert replay is not None
    return replay


MACHINES: dict[str, type[Histories]] = {
    key: type(f"Histories of {key}", (Histories,), {"key": key}) for key in FORMATS
}
