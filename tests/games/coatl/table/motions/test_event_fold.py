"""The table as events alone tell it is the one that the rules say."""

import random

import pytest
from attrs import evolve

from mexica.games.coatl import rules
from mexica.games.coatl.rules import State
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.motions.event_animations import acts
from mexica.games.coatl.table.motions.event_fold import folded


def shown(state: State) -> tuple[object, ...]:
    """What lies on the table; an opening hand is shown only once it was kept."""
    players = [evolve(player, hand=tuple(sorted(player.hand))) for player in state.players]
    return players, state.supply, state.display, state.common


@pytest.mark.parametrize("seed", range(4))
def test_after_every_action_the_table_is_as_the_rules_say(seed: int) -> None:
    generator = random.Random(seed)
    state = rules.start(rules.new_setup(2 + seed % 3, seed))
    while not rules.is_over(state):
        step = rules.apply(state, generator.choice(rules.legal_actions(state)))
        if state.turn.phase is step.state.turn.phase and state.turn.round:
            now = state
            for event in step.events:
                now = folded(now, event)
            assert shown(now) == shown(step.state), step.events
        state = step.state


def test_every_motion_of_a_game_can_be_drawn_at_any_moment() -> None:
    generator, layout = random.Random(1), CourtLayout((1024, 700), seats=3)
    state, moved = rules.start(rules.new_setup(3, 1)), set()
    while not rules.is_over(state):
        step = rules.apply(state, generator.choice(rules.legal_actions(state)))
        for act in acts(step.events, state, 0):
            for share in (0.0, 0.4, 1.0):
                moved |= {type(figure).__name__ for figure in act.figures(layout, share * act.seconds)}
        state = step.state
    assert {"FlyingPiece", "FlyingCard", "Wave"} <= moved


def test_a_card_drawn_unseen_flies_face_down_for_the_others() -> None:
    state = rules.start(rules.new_setup(2, 3))
    for _seat in range(2):
        state = rules.apply(state, rules.legal_actions(state)[0]).state
    step = rules.apply(state, rules.parse("prophecy deck"))
    layout, mover = CourtLayout((1024, 700), seats=2), state.turn.to_move
    cards = [
        [figure.card for act in acts(step.events, state, seat) for figure in act.figures(layout, 0.1)]
        for seat in (mover, 1 - mover, None)
    ]
    assert cards[0] != [None]
    assert cards[1:] == [[None], [None]]
