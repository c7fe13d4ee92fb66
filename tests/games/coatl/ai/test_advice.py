"""Advice: legal, decided from what a seat may know, and its reasons true by the rules."""

import random
from collections import Counter

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.ai.action_reasons import Gain, Reason, reasons
from mexica.games.coatl.ai.advice import best_actions, playable
from mexica.games.coatl.ai.needs import joined, needs
from mexica.games.coatl.rules import State
from mexica.games.coatl.rules.material import is_body
from mexica.games.coatl.rules.worth import prophecy_worth
from mexica.games.coatl.table.hint.hint_words import reason_words, sentence
from tests.games.coatl.tables import after, seat, serpent, state


def states(seed: int, every: int = 9) -> list[State]:
    """Positions on the way of a random game, in which the player to move has a choice."""
    generator, now = random.Random(seed), rules.start(rules.new_setup(2 + seed % 3, seed=seed))
    found = []
    number = 0
    while not rules.is_over(now) and len(found) < 4:
        legal = rules.legal_actions(now)
        if number % every == 0:
            found.append(now)
        now, number = rules.apply(now, generator.choice(legal)).state, number + 1
    return found


@pytest.mark.parametrize("seed", range(3))
def test_advice_is_legal_best_first_and_says_something_each_time(seed: int):
    for now in states(seed):
        advice = best_actions(now, 3)

        assert advice
        assert [one.behind for one in advice] == sorted(one.behind for one in advice)
        assert advice[0].behind == 0
        assert len({one.reasons for one in advice}) == len(advice)
        for one in advice:
            assert rules.refusal(now, one.actions[0]) is None


@pytest.mark.parametrize("seed", range(2))
def test_advice_does_not_depend_on_what_is_hidden(seed: int):
    for now in states(seed):
        alike = rules.position({**rules.describe(now, rules.to_move(now)), "seed": 77})

        assert best_actions(now, 3) == best_actions(alike, 3)


def test_a_game_that_is_over_has_nothing_to_advise():
    over = rules.position({**rules.describe(state(seat())), "phase": "over", "actions_left": 0})

    with pytest.raises(ValueError, match="over"):
        best_actions(over, 1)


@pytest.mark.parametrize(
    ("begin", "actions", "reason"),
    [
        (
            state(seat("tY", "", serpent("hY Y G", "P15"))),
            ("join 1 tY", "done", "done"),
            Reason(Gain.FINISHES, 1, 1),
        ),
        (state(seat("", "P15", serpent("hY G"))), ("play P15 1", "done"), Reason(Gain.PLAYS, 1, 1, "P15")),
        (
            state(seat("Y G", "", serpent("hY G", "P15"))),
            ("join 1 Y tail", "join 1 G tail", "done"),
            Reason(Gain.RAISES, 1, 2, "P15"),
        ),
        (
            state(seat("", "P15", serpent("hR"))),
            ("take b1",),
            Reason(Gain.FILLS, 1, card="P15", pieces=("Y", "G")),
        ),
        (state(seat("", "", serpent("hR G"))), ("take t1",), Reason(Gain.CLOSES, 1, pieces=("tR",))),
        (state(seat("", "", serpent("hR G"))), ("take h1",), Reason(Gain.OPENS, pieces=("hY",))),
        (
            state(seat("", "", serpent("Y Y Y")), display=["P0", "P41", "P42", "P43", "P44", "P45"]),
            ("prophecy P0", "done"),
            Reason(Gain.FITS, 1, 2, "P0"),
        ),
        (
            state(seat("", "", tokens="pick")),
            ("pick Y G",),
            Reason(Gain.SPENDS, card="pick"),
        ),
        (
            state(seat("", "", tokens="pick")),
            ("pick Y G",),
            Reason(Gain.TAKES, pieces=("Y", "G")),
        ),
        (state(seat("", "P10 P1")), ("take b2",), Reason(Gain.SUITS, 0, 2, "P1", ("R", "R"))),
        (state(seat("", "P12")), ("take b2",), Reason(Gain.TAKES, pieces=("R", "R"))),
        (state(seat("", "P12")), ("take t2",), Reason(Gain.SUITS, 0, 3, "P12", ("tK",))),
        (state(seat("", "P12")), ("take h1",), Reason(Gain.OPENS, pieces=("hY",))),
        (state(seat("", "")), ("prophecy deck",), Reason(Gain.DRAWS)),
        (state(seat("", "")), ("prophecy P42", "done"), Reason(Gain.GETS, card="P42")),
        (state(seat("Y")), ("lay Y", "done"), Reason(Gain.BEGINS, 1, pieces=("Y",))),
        (after(state(seat("Y G")), "lay Y"), ("done",), Reason(Gain.RESTS)),
    ],
)
def test_what_an_action_is_good_for(begin: State, actions: tuple[str, ...], reason: Reason):
    assert reason in reasons(begin, tuple(map(rules.parse, actions)))


@pytest.mark.parametrize("seed", range(3))
def test_reasons_are_true_by_the_rules(seed: int):
    for now in states(seed, every=5):
        for one in best_actions(now, 3):
            for reason in one.reasons:
                check(now, one.actions, reason)


def check(now: State, actions: tuple[rules.Action, ...], reason: Reason) -> None:
    """Fails unless the reason holds after these actions."""
    player = now.mover
    match reason.gain:
        case Gain.FILLS:
            reading = player.serpents[reason.serpent - 1].reading
            way = needs(reason.card, reading).ways[0]
            board = Counter(filter(is_body, player.board))
            wanted = Counter((way.head + way.tail).replace("*", ""))
            assert wanted - board != wanted - board - Counter(reason.pieces) or "*" in way.head + way.tail
            grown = joined(reading, way)
            assert needs(reason.card, grown).points > needs(reason.card, reading).points or "*" in grown
        case Gain.PLAYS | Gain.FITS if reason.card.startswith("P"):
            end = after(now, *map(str, actions[:-1] if str(actions[-1]) == "done" else actions))
            laid = end.players[now.turn.to_move].serpents[reason.serpent - 1]
            assert prophecy_worth(reason.card, laid).points >= reason.points > 0


@pytest.mark.parametrize("gain", list(Gain))
def test_every_reason_has_words(gain: Gain):
    card = "pick" if gain is Gain.SPENDS else "P15"
    reason = Reason(gain, 1, 2, card, ("Y",))

    assert reason_words(reason)
    assert "{" not in sentence((reason, Reason(Gain.ENDS)))


def test_advice_is_played_as_far_as_it_is_legal_and_up_to_a_card_drawn_unseen():
    now = state(seat("", "", serpent("hY G")))
    line = tuple(map(rules.parse, ("prophecy P40", "prophecy deck", "prophecy P41", "done")))
    assert playable(now, line) == line[:2]
    assert playable(now, (line[0], line[0], line[3])) == line[:1]
    for one in best_actions(now, 3):
        assert playable(now, one.actions) == one.actions
