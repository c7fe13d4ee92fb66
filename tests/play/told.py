"""Matches of Nim with computer players that the test controls."""

from tests.games.nim import rules
from tests.games.nim.rules import State, Take, parse
from tests.games.nim.saves import Session, new_record

ONE = parse("take A 1")


class Told:
    """A computer player that decides when it is told to, or when it is hurried."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.progress: float | None = None
        self.asked: list[State] = []
        self.decision: Take | None = None
        self.cancelled = 0
        self.closed = False

    def ask(self, state: State) -> None:
        self.asked.append(state)
        self.decision, self.progress = None, 0.25

    def poll(self) -> Take | None:
        decision, self.decision = self.decision, None
        return decision

    def hurry(self) -> None:
        self.decision = ONE

    def cancel(self) -> None:
        self.cancelled += 1
        self.decision = None

    def close(self) -> None:
        self.closed = True


class ToldPlayers:
    """Makes `Told` players, and keeps them by their kind."""

    def __init__(self) -> None:
        self.by_kind: dict[str, Told] = {}

    def __call__(self, kind: str, seed: int) -> Told:
        self.by_kind[kind] = Told(kind)
        return self.by_kind[kind]

    def __getitem__(self, kind: str) -> Told:
        return self.by_kind[kind]


def session(*kinds: str) -> Session:
    """A new match of players of these kinds."""
    return Session(rules, new_record(*kinds))
