"""What a turn is good for, as data: facts that the rules bear out."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from attrs import frozen

from mexica.games.aztekz.ai.turn_table import TurnTable
from mexica.games.aztekz.rules import Action, State, apply, refusal
from mexica.games.aztekz.rules.actions import LayCard
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.events import (
    CardDeclined,
    CardLaid,
    Event,
    GameEnded,
    SoulsGiven,
    SoulsScared,
    SoulsStolen,
)
from mexica.games.aztekz.rules.material import HELPERS, STEPS, WANTED, Soul
from mexica.games.aztekz.rules.state import Hero, HeroName, Phase, Seat


class Gain(Enum):
    """The kinds of reason."""

    FREES = "frees"  # `many` souls of the kind `soul`
    STEALS = "steals"  # `many` souls of the kind `soul` from `seat`
    ENDS = "ends"  # the game, by the last card
    GUARDS = "guards"  # `hero` with `many` souls, which the chief of `seat` could have stolen
    GATHERS = "gathers"  # `hero` carries `many` souls of the kind `soul` now
    STAYS = "stays"  # `hero` guarded with `many` souls, which it can give next
    THREATENS = "threatens"  # the chief could steal `many` souls from `seat` next
    BRINGS = "brings"  # `hero` with `many` souls nearer to its chief
    COMES = "comes"  # the chief nearer to `hero` with `many` souls
    COLLECTS = "collects"  # `many` more souls of the kind `soul`, by its helpers, on the card of its chief
    SCARES = "scares"  # `many` souls back into the supply
    LENGTHENS = "lengthens"  # the way of a helper of `seat` with `many` souls, by the card
    OPENS = "opens"  # a way for `hero` to its chief, by the card, where there was none
    SHORTENS = "shortens"  # the way of `hero` to its chief, by the card, by `many` steps
    OFFERS = (
        "offers"  # the soul `soul` on the card lies `many` steps from `hero`, and farther from all others
    )
    NEARS = "nears"  # `hero`, by its steps, to a soul `soul` that it can take, `many` steps away now
    HEAPS = "heaps"  # `many` souls of the kind `soul`, two at least, lie with the chief or a step away now
    BRANCHES = "branches"  # the card of the chief, by its step or by the card, with `many` links now
    LEAVES = "leaves"  # `many` souls of the kind `soul` on a card, which `hero` carried
    ROAMS = "roams"  # the chief, by its step, nearer to `many` souls that lie
    WITHHOLDS = "withholds"  # the soul `soul` on the card from the helpers of all others in their next turn
    STARTS = "starts"  # the pyramid, with its first card
    COVERS = "covers"  # another card
    LINKS = "links"  # the card with `many` others
    DECLINES = "declines"  # the card
    RESTS = "rests"  # nothing more


@frozen
class Reason:
    """One benefit of a turn; which fields count says its `gain`."""

    gain: Gain
    many: int = 0
    soul: Soul = ""
    hero: HeroName = ""
    seat: Seat | None = None


_IN_ORDER: Final = tuple(Gain)
_WEAK: Final = frozenset({Gain.OFFERS, Gain.NEARS, Gain.LEAVES, Gain.ROAMS, Gain.WITHHOLDS})
_FAR: Final = STEPS[HELPERS[0]] + 1  # steps; more than a helper makes in a turn


def reasons(state: State, actions: Sequence[Action]) -> tuple[Reason, ...]:
    """Return what these actions of the player to move are good for, the most telling first.

    It looks no further than an action that turns out to be illegal, or than the turn of the player.
    """
    seat, events, laid = state.turn.to_move, list[Event](), None
    before = after = TurnTable(state.pyramid, state.players, seat)
    starting = state.turn.phase is Phase.STARTING
    for action in actions:
        if state.turn.to_move != seat or refusal(state, action) is not None:
            break
        step = apply(state, action)
        events += step.events
        laid = after if isinstance(action, LayCard) else laid
        state = step.state
        after = TurnTable(state.pyramid, state.players, seat)
    if starting:
        return most_telling(list(_of_place(events, before)))
    found = [*_of_events(events), *_of_move(before, after), *_of_chief(before, after)]
    found += _of_card_of_chief(before, laid or after)
    if laid is not None:
        found += _of_card(events, laid, after)
    if all(_is_weak(reason) for reason in found):
        found += [*_of_rest(before, after), *_of_standing(before, after)]
    return most_telling(found or list(_of_place(events, before)))


def _is_weak(reason: Reason) -> bool:
    """Whether a reason alone says little; a single soul is not yet a pile (A5.4)."""
    return reason.gain in _WEAK or (reason.gain is Gain.GATHERS and reason.many < WANTED)


def most_telling(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return these reasons, each once, the most telling first; that nothing was gained if there is none."""
    told = list(dict.fromkeys(found)) or [Reason(Gain.RESTS)]
    return tuple(sorted(told, key=lambda one: (_IN_ORDER.index(one.gain), -one.many)))


def _of_events(events: Sequence[Event]) -> Iterator[Reason]:
    for event in events:
        match event:
            case SoulsGiven(pile=pile):
                yield Reason(Gain.FREES, pile.souls, pile.soul)
            case SoulsStolen(victim=victim, pile=pile):
                yield Reason(Gain.STEALS, pile.souls, pile.soul, seat=victim)
            case SoulsScared(lying=lying, carried=carried):
                yield Reason(Gain.SCARES, sum(many for _soul, many in (*lying, *carried)))
            case GameEnded():
                yield Reason(Gain.ENDS)


def _of_move(before: TurnTable, after: TurnTable) -> Iterator[Reason]:
    """What the helpers carry now, where, and who can steal what."""
    feared, fear = (dict(table.threats) for table in (before, after))
    for (name, then), (_name, now) in zip(before.helpers, after.helpers, strict=True):
        if now.soul is not None and (now.soul != then.soul or now.souls > then.souls):
            yield Reason(Gain.GATHERS, now.souls, now.soul, name)
        if now.souls >= WANTED and now.souls >= then.souls and name in feared and name not in fear:
            yield Reason(Gain.GUARDS, now.souls, hero=name, seat=feared[name])
        if then.souls and now.soul == then.soul and _is_nearer(then, now, before, after):
            yield Reason(Gain.BRINGS, now.souls, hero=name)
        if now.at != then.at and (nearer := _nearer_soul(then, now, after)) is not None:
            yield Reason(Gain.NEARS, *nearer, name)
        collected = before.with_chief[then.soul or ""] < after.with_chief[then.soul or ""]
        if then.soul not in (None, now.soul) and not collected and _left(then, before, after):
            yield Reason(Gain.LEAVES, then.souls, then.soul, name)
    old = set(before.thefts)
    for theft in after.thefts:
        if theft not in old:
            yield Reason(Gain.THREATENS, theft.points + 1, seat=theft.seat)


def _of_chief(before: TurnTable, after: TurnTable) -> Iterator[Reason]:
    """What the chief is nearer to by its step."""
    then, there = (after.pyramid.distances(table.chief) for table in (before, after))

    def is_nearer(cell: Cell) -> bool:
        return cell in there and there[cell] < then.get(cell, there[cell] + 1)

    for name, helper in after.helpers:
        if helper.souls and is_nearer(helper.at):
            yield Reason(Gain.COMES, helper.souls, helper.soul or "", name)
    lying = {cell: sum(many for _soul, many in kinds) for cell, kinds in before.pyramid.all_lying}
    nearer = sum(many for cell, many in lying.items() if is_nearer(cell))
    if nearer > sum(lying.values()) / 2:
        yield Reason(Gain.ROAMS, nearer)


def _of_card_of_chief(before: TurnTable, moved: TurnTable) -> Iterator[Reason]:
    """What helpers have laid down where their chief stands, before the card is laid."""
    if moved.chief == before.chief:
        for soul, many in (moved.with_chief - before.with_chief).items():
            yield Reason(Gain.COLLECTS, many, soul)


def _of_rest(before: TurnTable, after: TurnTable) -> Iterator[Reason]:
    """Whom the chief stays with, if little else is gained."""
    for (name, helper), (_name, then) in zip(after.helpers, before.helpers, strict=True):
        if helper == then and helper.at == after.chief and helper.soul is not None and helper.souls >= WANTED:
            yield Reason(Gain.STAYS, helper.souls, helper.soul, name)


def _of_standing(before: TurnTable, after: TurnTable) -> Iterator[Reason]:
    """How the chief stands, if little else is gained: what lies beside it, and the links of its card."""
    had, has = before.beside_chief, after.beside_chief
    more = [(many, soul) for soul, many in has.items() if many > had[soul] and many >= WANTED]
    if more:
        yield Reason(Gain.HEAPS, *max(more))
    was, now = (len(table.pyramid.linked(table.chief)) for table in (before, after))
    if now > was:
        yield Reason(Gain.BRANCHES, now)


def _is_nearer(then: Hero, now: Hero, before: TurnTable, after: TurnTable) -> bool:
    was, way = before.way(before.seat, then), after.way(after.seat, now)
    return way is not None and now.at != then.at and (was is None or way < was)


def _nearer_soul(then: Hero, now: Hero, after: TurnTable) -> tuple[int, Soul] | None:
    """The nearest soul that a helper can take, if that is nearer than any was from where it came."""
    was, ways = after.pyramid.distances(then.at), after.pyramid.distances(now.at)
    there = [
        (cell, soul)
        for cell, kinds in after.pyramid.all_lying
        for soul, _many in kinds
        if now.soul in (None, soul) and cell in ways
    ]
    steps, soul = min(((ways[cell], soul) for cell, soul in there), default=(0, ""))
    nearest_before = min((was[cell] for cell, _soul in there if cell in was), default=_FAR)
    return (steps, soul) if 0 < steps < min(nearest_before, _FAR) else None


def _left(then: Hero, before: TurnTable, after: TurnTable) -> bool:
    """Whether more souls of the kind that a helper carried lie on the table now."""
    if then.soul is None:
        return False
    was, now = (
        sum(dict(kinds).get(then.soul, 0) for _cell, kinds in table.pyramid.all_lying)
        for table in (before, after)
    )
    return now >= was + then.souls


def _of_place(events: Sequence[Event], before: TurnTable) -> Iterator[Reason]:
    """What there is to say of a card, if nothing else is."""
    for event in events:
        match event:
            case CardLaid(cell=cell, paths=paths, covered=covered):
                links = len(before.pyramid.links(cell, paths))
                if covered:
                    yield Reason(Gain.COVERS, links)
                else:
                    yield Reason(Gain.LINKS, links) if links else Reason(Gain.STARTS)
            case CardDeclined():
                yield Reason(Gain.DECLINES)


def _of_card(events: Sequence[Event], laid: TurnTable, after: TurnTable) -> Iterator[Reason]:
    """What the card is good for where it lies: ways that are shorter or longer than before, and its soul."""
    longer = list[Reason]()
    for seat, player in enumerate(laid.players):
        for name, helper in zip(HELPERS, player.helpers, strict=True):
            was, now = laid.way(seat, helper), after.way(seat, helper)
            if seat != after.seat and helper.souls >= WANTED and _turns(now) > _turns(was):
                longer.append(Reason(Gain.LENGTHENS, helper.souls, seat=seat))
            elif seat == after.seat and helper.souls and now is not None:
                if was is None:
                    yield Reason(Gain.OPENS, hero=name)
                elif now < was:
                    yield Reason(Gain.SHORTENS, was - now, hero=name)
    if longer:
        yield max(longer, key=lambda one: one.many)
    for event in events:
        if isinstance(event, CardLaid) and event.soul is not None:
            yield from _of_soul(event.cell, event.soul, after)


def _turns(steps: int | None) -> float:
    return float("inf") if steps is None else -(-steps // STEPS[HELPERS[0]])


def _of_soul(cell: Cell, soul: Soul, after: TurnTable) -> Iterator[Reason]:
    """Whether a helper of the player that could carry this soul is nearest to it."""
    ways = after.pyramid.distances(cell)
    could = [
        (ways[helper.at], seat != after.seat, name)
        for seat, player in enumerate(after.players)
        for name, helper in zip(HELPERS, player.helpers, strict=True)
        if helper.at in ways and helper.soul in (None, soul)
    ]
    steps, is_other, name = min(could, default=(0, True, ""))
    nearest = [one for one in could if one[0] == steps]
    if not is_other and steps <= STEPS[name] and all(not other for _steps, other, _name in nearest):
        yield Reason(Gain.OFFERS, steps, soul, name)
    elif all(
        ways.get(helper.at, _FAR) > STEPS[HELPERS[0]]
        for seat, player in enumerate(after.players)
        for helper in player.helpers
        if seat != after.seat
    ):
        yield Reason(Gain.WITHHOLDS, 1, soul)
