"""Events as sentences: each has one or none on purpose, and nobody reads what is hidden from them."""

import random
from typing import get_args

import pytest

from mexica.games.coatl import rules
from mexica.games.coatl.rules import events as facts
from mexica.games.coatl.rules.state import Cause
from mexica.games.coatl.table.input.event_sentences import event_sentences
from mexica.games.coatl.table.input.words import quoted_card

NAMES = ("Ana", "Ben", "Cleo", "Dan")
SILENT = {facts.SerpentClosed, facts.DisplayFilled, facts.TurnEnded, facts.TurnBegan}


@pytest.mark.parametrize(
    ("event", "viewer", "text"),
    [
        (facts.HandKept(0, ("P0", "P5"), ("P9",)), 1, "Ana keeps 2 prophecies and discards 1."),
        (facts.PiecesTaken(0, "b1", ("Y", "G")), 1, "Ana takes: yellow segment, green segment."),
        (facts.ProphecyTaken(0, "P15", False), 1, "Ana takes the prophecy “yellow - green”."),
        (facts.ProphecyTaken(0, "P15", True), 0, "Ana takes the prophecy “yellow - green”."),
        (facts.ProphecyTaken(0, "P15", True), 1, "Ana draws an unseen prophecy."),
        (facts.ProphecyTaken(0, "P15", True), None, "Ana draws an unseen prophecy."),
        (facts.SerpentBegun(1, 1, "hY"), 0, "Ben begins a serpent: yellow head."),
        (facts.PieceJoined(1, 2, "G", "tail"), 0, "Ben extends serpent 2 at the tail end: green segment."),
        (facts.SerpentFinished(1, 2, 1), 0, "Ben finishes serpent 2: 1 point."),
        (
            facts.EndingBegan(Cause.BODIES_GONE, None, (1, 1)),
            0,
            "The body segments are gone: the last turns begin.",
        ),
        (facts.GameEnded((0, 1)), 0, "Ana and Ben share the victory."),
    ],
)
def test_events_are_told(event: facts.Event, viewer: int | None, text: str):
    assert event_sentences([event], NAMES, viewer) == (text,)


def test_every_kind_of_event_is_told_or_silent_on_purpose():
    told, generator = set(), random.Random(1)
    for seed in range(12):
        now = rules.start(rules.new_setup(2 + seed % 3, seed=seed))
        while not rules.is_over(now):
            step = rules.apply(now, generator.choice(rules.legal_actions(now)))
            now = step.state
            told |= {type(event) for event in step.events if event_sentences([event], NAMES, 0)}

    assert set(get_args(facts.Event)) - SILENT - told <= {facts.TurnSkipped, facts.DiscardsShuffled}
    assert not told & SILENT


def test_nobody_reads_which_cards_another_keeps_draws_or_discards():
    hidden = [
        facts.HandKept(0, ("P15",), ("P28",)),
        facts.ProphecyTaken(0, "P15", True),
        facts.CardsDiscarded(0, ("P28",)),
    ]

    for viewer in (1, None):
        told = " ".join(event_sentences(hidden, NAMES, viewer))
        assert quoted_card("P15") not in told
        assert quoted_card("P28") not in told
