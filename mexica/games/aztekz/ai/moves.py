"""What the heroes of the player to move can do before it lays the card, each result once (A4, A5).

Heroes take all the souls of a kind or none, so that these are not all moves that the rules allow.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from attrs import frozen

from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.actions import (
    DropSouls,
    GiveSouls,
    ScareSouls,
    StealSouls,
    StepHero,
    TakeSouls,
)
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import CHIEF, CROWD, HELPERS, STEPS, WANTED
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Hero, HeroName, Pile, Player
from mexica.games.aztekz.rules.stepping import actors

Actions = tuple[Action, ...]


@frozen
class Move:
    """The actions of a move, and what is on the table after it; `scared` is the cell it scared clear."""

    actions: Actions
    pyramid: Pyramid
    players: tuple[Player, ...]
    scared: Cell | None = None


def moves(state: State, *, plain: bool = False) -> Iterator[Move]:
    """Yield the moves that are left to the player to move, first that without any action.

    Plain moves drop and scare nothing.
    """
    moving = state.turn.moving
    if moving is None or moving.scared is None or moving.scared != state.mover.hero(moving.hero).at:
        yield Move((), state.pyramid, state.players, moving.scared if moving else None)
    for name in actors(state):
        yield from _Walk(state, name, plain=plain).moves() if name in HELPERS else _chief_moves(state)


class _Stop(NamedTuple):
    """What a helper has done on its way, and what there is of souls then."""

    actions: Actions
    hero: Hero
    pyramid: Pyramid
    freed: tuple[Pile, ...]
    scared: Cell | None


class _Walk:
    """All ways of one helper, the shortest to each result."""

    def __init__(self, state: State, name: HeroName, *, plain: bool) -> None:
        self._state, self._name, self._plain = state, name, plain
        moving = state.acting(name)
        self._begin = _Stop((), state.mover.hero(name), state.pyramid, (), moving.scared)
        self._used = moving.steps
        self._crowd: Mapping[Cell, int] = Counter(state.crowd) - Counter([self._begin.hero.at])
        self._chief = state.mover.chief.at
        shape = state.drawn.shape if state.drawn else None
        self._may_scare = {place.cell for place in state.pyramid.places(shape)} if shape else set()
        self._known = {self._key(self._begin)}

    def moves(self) -> Iterator[Move]:
        """Yield what the helper can do, at least one action each time."""
        edge = [self._begin]
        for left in range(STEPS[self._name] - self._used, -1, -1):
            for stop in edge:  # which grows meanwhile
                edge.extend(self._new(self._deeds(stop, left)))
            yield from (self._move(stop) for stop in edge if stop.actions and stop.scared != stop.hero.at)
            if left:
                edge = [found for stop in edge for found in self._new(self._steps(stop))]

    def _key(self, stop: _Stop) -> tuple[object, ...]:
        return stop.hero.at, stop.hero.soul, stop.hero.souls, stop.pyramid, len(stop.freed), stop.scared

    def _new(self, stops: Iterator[_Stop]) -> Iterator[_Stop]:
        for stop in stops:
            key = self._key(stop)
            if key not in self._known:
                self._known.add(key)
                yield stop

    def _steps(self, stop: _Stop) -> Iterator[_Stop]:
        hero = stop.hero
        for cell in stop.pyramid.linked(hero.at):
            if cell != stop.scared and self._crowd.get(cell, 0) < CROWD:
                step = StepHero(self._name, cell)
                yield stop._replace(actions=(*stop.actions, step), hero=Hero(cell, hero.soul, hero.souls))

    def _deeds(self, stop: _Stop, left: int) -> Iterator[_Stop]:
        actions, hero, pyramid, freed, scared = stop
        at = hero.at
        for soul, many in pyramid.lying(at):
            if hero.soul in (None, soul):
                take = TakeSouls(self._name, soul, many)
                loaded = Hero(at, soul, hero.souls + many)
                yield _Stop((*actions, take), loaded, pyramid.with_souls(at, soul, -many), freed, scared)
        if hero.soul is not None and not self._plain:
            drop = (*actions, DropSouls(self._name))
            yield _Stop(drop, Hero(at), pyramid.with_souls(at, hero.soul, hero.souls), freed, scared)
        if hero.soul is not None and at == self._chief and hero.souls >= WANTED:
            pile = Pile(hero.soul, hero.souls)
            yield _Stop((*actions, GiveSouls(self._name)), Hero(at), pyramid, (*freed, pile), scared)
        alone = at in self._may_scare and not self._crowd.get(at)
        if left and scared is None and alone and not self._plain and (hero.souls or pyramid.has_souls(at)):
            scare = (*actions, ScareSouls(self._name))
            yield _Stop(scare, Hero(at), pyramid.without_souls(at), freed, at)

    def _move(self, stop: _Stop) -> Move:
        state = self._state
        player = state.mover.with_hero(self._name, stop.hero)
        if stop.freed:
            player = Player(player.heroes, (*player.piles, *stop.freed))
        return Move(stop.actions, stop.pyramid, _with(state, state.turn.to_move, player), stop.scared)


def _chief_moves(state: State) -> Iterator[Move]:
    """What the chief can do: a step, a theft, or both in either order."""
    at, moving = state.mover.chief.at, state.acting(CHIEF)
    begin = Move((), state.pyramid, state.players)
    thefts = [] if moving.stolen else list(_thefts(state, begin, at))
    yield from thefts
    if moving.steps >= STEPS[CHIEF]:
        return
    for cell in state.pyramid.linked(at):
        if state.crowd.get(cell, 0) < CROWD:
            stepped = _stepped(state, begin, cell)
            yield stepped
            yield from (_stepped(state, theft, cell) for theft in thefts)
            if not moving.stolen:
                yield from _thefts(state, stepped, cell)


def _stepped(state: State, move: Move, cell: Cell) -> Move:
    seat = state.turn.to_move
    player = move.players[seat].with_hero(CHIEF, Hero(cell))
    return Move((*move.actions, StepHero(CHIEF, cell)), move.pyramid, _with(move, seat, player))


def _thefts(state: State, move: Move, at: Cell) -> Iterator[Move]:
    thief = state.turn.to_move
    for seat, victim in enumerate(move.players):
        if seat == thief or victim.chief.at == at:
            continue
        for name, helper in zip(HELPERS, victim.helpers, strict=True):
            if helper.at == at and helper.soul is not None and helper.souls >= WANTED:
                robbed = _with(move, seat, victim.with_hero(name, Hero(at)))
                pile = Pile(helper.soul, helper.souls)
                players = (*robbed[:thief], robbed[thief].with_pile(pile), *robbed[thief + 1 :])
                yield Move((*move.actions, StealSouls(seat, name)), move.pyramid, players)


def _with(table: State | Move, seat: int, player: Player) -> tuple[Player, ...]:
    """The players of a table with this one in the seat."""
    return (*table.players[:seat], player, *table.players[seat + 1 :])
