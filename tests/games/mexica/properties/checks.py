"""Checks of a state and of a step: plain functions for the tests and for the long checks of `tests/force`."""

import random
from collections import Counter

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules.spaces import name
from tests.games.mexica.clauses import CLAUSES
from tests.games.mexica.drawings import TEMPLES, assert_same, draw
from tests.games.mexica.oracle import cost, districts_of, every_candidate, legal
from tests.games.mexica.oracle.dead import fate
from tests.games.mexica.oracle.facts import dry, ramps
from tests.games.mexica.oracle.island import FIRST_CANAL, LAND, PALACE
from tests.games.mexica.oracle.play import effect
from tests.games.mexica.oracle.trips import trips

ALL_TOKENS = [3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13]
SMALL_SEARCH = 400  # decisions; a token that so short a search finds dead, the engine must remove too (R12.2)


def check_legal(state: rules.State) -> None:
    """The engine lists exactly the actions that the oracle allows, once each, at the oracle's prices."""
    table = rules.describe(state)
    actions = rules.legal_actions(state)
    texts = [str(action) for action in actions]
    expected = legal(table)
    assert len(texts) == len(set(texts)), "an action is listed twice"
    assert set(texts) == expected, (
        f"{draw(table)}\nonly the engine allows {sorted(set(texts) - expected)[:20]},\n"
        f"only the oracle allows {sorted(expected - set(texts))[:20]}"
    )
    for action, text in zip(actions, texts, strict=True):
        assert rules.cost(state, action) == cost(table, text), text


def check_reach(state: rules.State) -> None:
    """Every space in reach has the oracle's price, and its route of legal actions gets there for it."""
    table = rules.describe(state)
    if table["phase"] != "turns":
        return
    reached = {name(space): trip for space, trip in rules.reach(state).items()}
    expected = trips(table)
    assert {space: trip.cost for space, trip in reached.items()} == expected, draw(table)
    for space, trip in reached.items():
        there, spent = state, 0
        for action in trip.route:
            spent += rules.cost(there, action)
            there = rules.apply(there, action).state
        assert spent == trip.cost, f"{trip} on\n{draw(table)}"
        assert rules.describe(there)["seats"][table["to_move"]]["pilli"] == space, f"{trip} on\n{draw(table)}"


def check_refusals(state: rules.State) -> None:
    """Of all candidates, exactly the actions listed as legal are not refused."""
    listed = {str(action) for action in rules.legal_actions(state)}
    for text in every_candidate(rules.describe(state)):
        action = rules.parse(text)
        assert str(action) == text
        refusal = rules.refusal(state, action)
        assert (refusal is None) == (text in listed), f"{text}: listed {text in listed}, refusal {refusal}"


def check_refused(state: rules.State, generator: random.Random, tries: int = 20) -> int:
    """Refused actions raise with the refusal, a sentence and a clause of the rules, and change nothing.

    Returns how many of the actions tried were refused.
    """
    table, refused = rules.describe(state), 0
    for text in generator.sample(list(every_candidate(table)), tries):
        action = rules.parse(text)
        refusal = rules.refusal(state, action)
        if refusal is None:
            continue
        refused += 1
        assert refusal.clause in CLAUSES, f"{text}: {refusal}"
        assert refusal.message[0].isupper(), f"{text}: {refusal}"
        assert refusal.message.endswith("."), f"{text}: {refusal}"
        with pytest.raises(rules.IllegalAction) as raised:
            rules.apply(state, action)
        assert raised.value.refusal == refusal
    assert_same(table, rules.describe(state), "after refused actions")
    return refused


class Agreement:
    """Judges R12.2 by the oracle's search where that has an answer, otherwise as the engine did.

    A living token must never be removed, and one that a short search finds dead must be. Tokens that only a
    long search finds dead may stay, counted in `kept`; `unsure` counts those that the oracle gave up on.
    """

    def __init__(self, engine_after: dict) -> None:
        self.after = engine_after
        self.kept: list[int] = []
        self.unsure: list[int] = []

    def __call__(self, table: dict, size: int) -> bool:
        """Whether the token of this size is dead, on a table whose turn has ended."""
        new_period = self.after["period"] != table["period"]
        stays = not new_period and size in self.after["display"]
        answer = fate(table, size)
        if answer is None:
            self.unsure.append(size)
            return not stays
        if answer is False and stays and fate(table, size, SMALL_SEARCH) is None:
            self.kept.append(size)
            return False
        return not answer


def check_step(
    state: rules.State, text: str, before: dict | None = None
) -> tuple[rules.State, dict, Agreement]:
    """The engine's table after an action equals the oracle's, and the state before is unchanged.

    Returns the next state, its table, and how R12.2 was judged. `before` saves describing the state again.
    """
    before = before or rules.describe(state)
    step = rules.apply(state, rules.parse(text))
    after = rules.describe(step.state)
    agreement = Agreement(after)
    expected = effect(before, text, agreement)
    if expected != after:
        assert_same(expected, after, f"after {text} on\n{draw(before)}")
    assert rules.describe(state) == before, f"{text} changed the state it was applied to"
    check_events(before, after, step.events)
    return step.state, after, agreement


def check_events(before: dict, after: dict, events: tuple) -> None:
    """Events carry the points they bring: they add up to what the seats gained."""
    gained = Counter()
    for event in events:
        for seat, points in getattr(event, "awards", ()):
            gained[seat] += points
        for seat, points in enumerate(getattr(getattr(event, "scoring", None), "totals", ())):
            gained[seat] += points
    for seat, (one, other) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        assert other["points"] - one["points"] == gained[seat], f"seat {seat}: {events}"


def check_round_trip(state: rules.State) -> None:
    """A state is what `position` makes of its description, and action texts are read back."""
    assert rules.position(rules.describe(state)) == state
    for action in rules.legal_actions(state):
        assert rules.parse(str(action)) == action


def check_conserved(table: dict, setup: rules.Setup) -> None:
    """No piece is lost or made, and each lies where it may."""
    supply, seats = table["supply"], table["seats"]
    tokens = [*table["display"], *table["later"], *table["removed"], *table["tokens"].values()]
    assert sorted(tokens) == ALL_TOKENS
    laid = 6 - supply["single_canals"] + 2 * (37 - supply["double_canals"])
    assert len(table["canals"]) == len(set(table["canals"])) == laid
    assert len(table["bridges"]) + supply["bridges"] == 11
    assert sum(seat["action_tokens"] for seat in seats) + supply["action_tokens"] == 12
    assert min([*supply.values(), *(seat["action_tokens"] for seat in seats)]) >= 0
    for number, seat in enumerate(seats):
        for floors, of_box in TEMPLES[table["period"]].items():
            temple = {"owner": number, "floors": int(floors)}
            assert list(table["temples"].values()).count(temple) + seat["temples"][floors] == of_box
    neutral = {space: temple for space, temple in table["temples"].items() if temple["owner"] == "neutral"}
    assert {space: temple["floors"] for space, temple in neutral.items()} == dict(setup.neutral)
    check_places(table)


def check_places(table: dict) -> None:
    """Every piece lies where the rules let it (R1.3, R1.4, R4.2, R5.1, R8.3)."""
    canals, pilli = set(table["canals"]), [seat["pilli"] for seat in table["seats"] if seat["pilli"]]
    built = [*canals, *table["temples"], *table["tokens"]]
    assert len(built) == len(set(built))
    assert canals >= FIRST_CANAL
    assert set(built) <= LAND - PALACE
    assert set(table["bridges"]) <= canals
    assert len(pilli) == len(set(pilli))
    assert set(pilli) <= LAND - set(built) | set(table["bridges"])
    for space, way in table["bridges"].items():
        assert set(ramps(space, way)) <= dry(table)
    assert table["districts"] == districts_of(table)
    for district in table["districts"]:
        held = [size for space, size in table["tokens"].items() if space in district["spaces"]]
        assert held in ([], [district["size"]])
        assert district["token"] == (held[0] if held else None)
