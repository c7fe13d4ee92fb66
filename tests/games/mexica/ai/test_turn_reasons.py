"""Reasons: each is true of the positions before and after the turn."""

import pytest
from attrs import evolve

from mexica.computer.mind import Budget
from mexica.games.mexica.ai.access import access
from mexica.games.mexica.ai.advice import best_turns, start_advice
from mexica.games.mexica.ai.founding_plans import founding_plans
from mexica.games.mexica.ai.turn_reasons import Gain, Reason, reasons
from mexica.games.mexica.rules import (
    State,
    apply,
    legal_actions,
    new_setup,
    parse,
    position,
    standings,
    start,
)
from mexica.games.mexica.rules.describe import describe
from mexica.games.mexica.rules.spaces import distance, each, name, named
from tests.games.mexica.ai.playing import (
    before_the_last_scoring,
    begun_turns,
    greedy_game,
    open_district,
    sampled_states,
)

FEW = Budget(nodes=150)


def after(state: State, *texts: str) -> State:
    for text in texts:
        state = apply(state, parse(text)).state
    return state


def told(before: State, *texts: str) -> tuple[Reason, ...]:
    return reasons(before, after(before, *texts))


def gains(before: State, *texts: str) -> list[Gain]:
    return [reason.gain for reason in told(before, *texts)]


def test_doing_nothing_is_said() -> None:
    before = before_the_last_scoring()
    assert told(before) == (Reason(Gain.WAITS),)


def test_a_step_is_told_where_it_leads_nowhere_yet() -> None:
    before = before_the_last_scoring()
    assert told(before, "walk E6") == (Reason(Gain.MOVES, space=named("E6")),)


def test_a_token_and_where_the_pilli_goes_are_told_together() -> None:
    before = evolve_tokens(open_district())
    found = told(before, "take")
    assert Reason(Gain.SAVES, size=1) in found
    assert found[-1].gain is Gain.LEAVES_OPEN


def evolve_tokens(state: State) -> State:
    return evolve(state, supply=evolve(state.supply, action_tokens=4))


def test_a_founding_gives_others_who_stand_there_their_points() -> None:
    data = describe(open_district())
    data["seats"][1]["pilli"] = "A12"
    del data["districts"]
    before = position(data)
    free = next(a for a in legal_actions(before) if str(a).startswith("found"))
    found = reasons(before, apply(before, free).state)
    assert [(reason.gain, reason.points) for reason in found[:2]] == [(Gain.FOUNDS, 2), (Gain.GIVES, 1)]


@pytest.mark.parametrize("number", range(0, 40, 5))
def test_what_advice_says_is_so(number: int) -> None:
    states = sampled_states()
    before = states[number % len(states)]
    seat = before.turn.to_move
    for advice in best_turns(before, 4, FEW):
        end = before
        for action in advice.actions:
            end = apply(end, action).state
        assert advice.reasons
        for reason in advice.reasons:
            assert holds(reason, before, end, seat), (reason, advice.actions)


def holds(reason: Reason, before: State, end: State, seat: int) -> bool:
    """Whether a reason is true, worked out differently from how reasons are found."""
    board, space = end.board, reason.space
    match reason.gain:
        case Gain.FOUNDS:
            return (space, reason.size) in set(board.tokens) - set(before.board.tokens)
        case Gain.GIVES:
            new = sum(p.points for p in end.players) - end.players[seat].points
            old = sum(p.points for p in before.players) - before.players[seat].points
            return new - old == reason.points > 0
        case Gain.TAKES_FIRST | Gain.KEEPS_FIRST | Gain.SHARES_FIRST | Gain.TAKES_PLACE:
            assert space is not None
            score = next(one for one in standings(end).districts if one.spaces >> space & 1)
            share = next(one for one in score.shares if one.owner == seat)
            alone = share.place == 1 and not share.tied
            first = reason.gain in (Gain.TAKES_FIRST, Gain.KEEPS_FIRST)
            founded = bool(score.spaces & board.token_spaces)
            return first == alone and score.size == reason.size and reason.founded == founded
        case Gain.DENIES:
            assert space is not None
            return board.district(space).bit_count() != reason.size and reason.size in end.display
        case Gain.LEAVES_OPEN:
            assert space is not None
            return board.district(space).bit_count() == reason.size and reason.size in end.display
        case Gain.RETURNS:
            return end.players[seat].pilli in [named(text) for text in ("H6", "G7", "I7", "H8")]
        case Gain.SAVES:
            return end.players[seat].action_tokens >= reason.size > 0
        case Gain.CUTS_OFF:
            assert space is not None
            return board.district(space).bit_count() == reason.size
        case Gain.DIGS:
            return (board.canals & ~before.board.canals).bit_count() == reason.size
        case Gain.BUILDS:
            new = board.temple_spaces & ~before.board.temple_spaces
            return reason.built == new != 0 and reason.size == reason.floors > 0
        case Gain.BRIDGES:
            return board.bridges != before.board.bridges
        case Gain.NEARS:
            assert space is not None
            district = board.district(space)
            way = [min(distance(p, s) for s in each(district)) for p in ends(before, end, seat)]
            return district.bit_count() == reason.size and way[1] < way[0]
        case Gain.PREPARES:
            return can_found_next_turn(end, seat, reason.size)
        case Gain.MOVES:
            return end.players[seat].pilli == space != before.players[seat].pilli
        case Gain.WAITS:
            return end == before
        case Gain.STARTS:
            return False


def can_found_next_turn(end: State, seat: int, size: int) -> bool:
    """Whether the player can found this size once all others have ended their turns at once."""
    next_turn = apply(end, parse("end")).state
    while next_turn.turn.to_move != seat:
        next_turn = apply(next_turn, parse("end")).state
    for plan in founding_plans(next_turn, access(next_turn)):
        founded = next_turn
        for action in plan.actions:
            founded = apply(founded, action).state
        if (founded.players[seat].points > next_turn.players[seat].points) and size in {
            spaces
            for token in founded.board.tokens
            if token not in next_turn.board.tokens
            for spaces in token[1:]
        }:
            return True
    return False


def ends(before: State, end: State, seat: int) -> tuple[int, int]:
    start_space, end_space = before.players[seat].pilli, end.players[seat].pilli
    assert start_space is not None
    assert end_space is not None
    return start_space, end_space


def test_a_start_space_is_advised_while_pilli_are_placed() -> None:
    state = start(new_setup(3, 2))
    advice = start_advice(state)
    assert advice.actions[0] in legal_actions(state)
    assert advice.reasons[0].gain is Gain.STARTS


@pytest.mark.parametrize(("display", "points"), [([], 4), ([3], 0)])
def test_land_without_a_token_pays_for_certain_only_when_none_is_to_come(
    display: list[int], points: int
) -> None:
    """R11.6: four spaces pay four points, unless some of them are still founded."""
    before = open_district(display=display, later=[], period=2)
    spaces = (space for space in each(before.board.district(before.mover.pilli or 0)))
    free = next(name(space) for space in spaces if space != before.mover.pilli)
    place = next(reason for reason in told(before, f"temple {free} 1") if reason.gain is Gain.TAKES_FIRST)
    assert (place.size, place.founded, place.points) == (4, False, points)


def test_a_move_says_what_for_and_it_can_be_done_next_turn() -> None:
    """Every advice to go somewhere names the founding for which that is good."""
    told = 0
    for before in begun_turns(greedy_game())[::2]:
        for advice in best_turns(before, 3, FEW):
            end = before
            for action in advice.actions:
                end = apply(end, action).state
            said = {reason.gain: reason for reason in advice.reasons}
            if Gain.MOVES in said:
                told += 1
                assert Gain.PREPARES in said, advice
            if Gain.PREPARES in said:
                assert holds(said[Gain.PREPARES], before, end, before.turn.to_move), advice
    assert told


def test_what_could_be_founded_next_turn_in_any_case_is_not_what_a_move_is_for() -> None:
    """The Pilli goes to and fro beside the same open district."""
    before = open_district(display=[4], action_points=6)
    assert Gain.PREPARES not in {one.gain for one in reasons(before, after(before, "walk A11"), ahead=True)}


def test_what_is_prepared_is_not_looked_for_unless_asked() -> None:
    """It takes longer than a frame of the window may."""
    for before in begun_turns(greedy_game())[:8]:
        for advice in best_turns(before, 3, FEW):
            end = after(before, *map(str, advice.actions))
            plain = tuple(one for one in advice.reasons if one.gain is not Gain.PREPARES)
            assert reasons(before, end) == plain
