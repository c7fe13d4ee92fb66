"""What a table is worth for each seat when a turn has ended, in points.

A player is worth its freed piles and what its helpers carry: a pile to come, larger by what of its kind lies
near, smaller by the turns until the chief has it, and at risk where another chief can steal it. The strongest
level also values how its heroes stand: cards linked to the chief's, cards in reach of the helpers, and souls
of one kind near the chief.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from attrs import frozen

from mexica.games.aztekz.ai.weights import Weights
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import CROWD, HELPERS, STEPS, WANTED, Soul
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Hero, Player, Seat

_FAR: Final = 24  # steps; no way is longer
_UNREACHABLE: Final = 4  # turns, about, until another card opens a way

Exposed = tuple[Seat, int, Hero]
"""A helper that a chief could steal from: its seat, its number, the helper."""


@frozen
class Theft:
    """What a chief can steal: the points of it, from which helper of which seat."""

    points: int
    seat: Seat
    helper: int


class Evaluation:
    """Judges tables as they are when the turn of `mover` has ended and so many cards are left in the deck."""

    def __init__(self, weights: Weights, seats: int, mover: Seat, cards: int) -> None:
        self._weights, self._mover, self.unlaid = weights, mover, weights.unlaid
        self._order = [(mover + place) % seats for place in range(1, seats + 1)]
        self._turns = {seat: _turns_left(cards, place, seats) for place, seat in enumerate(self._order, 1)}
        self._near = [weights.near**steps for steps in range(_FAR + 1)]
        self._back = [weights.back**steps for steps in range(_FAR + 1)]
        self._known: dict[Hashable, float] = {}
        self._fetchable: dict[Hashable, list[tuple[Cell, Soul, int, float]]] = {}
        self._piles_near: dict[Hashable, float] = {}

    def of(self, pyramid: Pyramid, players: Sequence[Player]) -> float:
        """Return by how many points the mover is worth more than the others."""
        worths = self.worths(pyramid, players)
        own = worths.pop(self._mover)
        most, mean = max(worths), sum(worths) / len(worths)
        return own - self._weights.leader * most - self._weights.others * mean

    def worths(self, pyramid: Pyramid, players: Sequence[Player]) -> list[float]:
        """Return how many points each seat can expect."""
        worths = [
            self._freed(player) + self._outlook(seat, player, pyramid) for seat, player in enumerate(players)
        ]
        loads = [self._loads(seat, player, pyramid) for seat, player in enumerate(players)]
        exposed = _exposed(players)
        if exposed:
            self._take_away(worths, loads, exposed, pyramid, players)
        return [worth + sum(loads[seat]) for seat, worth in enumerate(worths)]

    def _take_away(
        self,
        worths: list[float],
        loads: list[list[float]],
        exposed: list[Exposed],
        pyramid: Pyramid,
        players: Sequence[Player],
    ) -> None:
        """Move what chiefs can steal from those who carry it to the thieves, as far as it is likely."""
        for place, thief in enumerate(self._order):
            if not exposed:
                return
            if not self._turns[thief]:
                continue
            theft = max(_thefts(thief, exposed, pyramid, players), key=lambda one: one.points, default=None)
            if theft is None:
                continue
            exposed = [one for one in exposed if one[:2] != (theft.seat, theft.helper)]
            is_first = self._order.index(theft.seat) > place
            share = self._weights.risk if is_first else self._weights.threat
            worths[thief] += share * theft.points
            loads[theft.seat][theft.helper] *= 1 - share

    def _freed(self, player: Player) -> float:
        souls = sum([pile.souls for pile in player.piles])
        return souls * (1 + self._weights.freed) - len(player.piles)

    def _outlook(self, seat: Seat, player: Player, pyramid: Pyramid) -> float:
        """What the place of the heroes is worth in the turns to come, whatever the helpers carry."""
        weights, turns, chief = self._weights, self._turns[seat], player.chief.at
        worth = 0.0
        if weights.links:
            worth += weights.links * turns * len(pyramid.linked(chief))
        if weights.reach:
            worth += weights.reach * turns * sum([pyramid.reach(helper.at) for helper in player.helpers])
        if weights.lying:
            season = min(1.0, turns / weights.season)
            worth += weights.lying * season * self._lying_near(chief, pyramid)
        return worth

    def _lying_near(self, chief: Cell, pyramid: Pyramid) -> float:
        """The souls of the piles that could be made near a chief, less the longer their ways are."""
        found = self._piles_near.get((chief, pyramid))
        if found is None:
            ways, sums = pyramid.distances(chief), dict[Soul, float]()
            for cell, soul, many, back in self._ways_back(chief, pyramid):
                sums[soul] = sums.get(soul, 0.0) + self._near[ways[cell]] * back * many
            found = self._piles_near[chief, pyramid] = sum(
                souls * souls / (souls + 1) for souls in sums.values()
            )
        return found

    def _loads(self, seat: Seat, player: Player, pyramid: Pyramid) -> list[float]:
        """What each helper of a player is worth with what it carries and can fetch, if nobody steals it."""
        turns, chief, known = self._turns[seat], player.chief.at, self._known
        loads = []
        for helper in player.helpers:
            key = helper.at, helper.soul, helper.souls, chief, turns, pyramid
            load = known.get(key)
            if load is None:
                load = known[key] = self._load(helper, chief, turns, pyramid)
            loads.append(load)
        return loads

    def _load(self, helper: Hero, chief: Cell, turns: int, pyramid: Pyramid) -> float:
        weights = self._weights
        steps = pyramid.distances(chief).get(helper.at)
        needed = _UNREACHABLE if steps is None else max(1, -(-steps // STEPS[HELPERS[0]]))
        if needed > turns:
            return 0.0
        souls = float(helper.souls)
        if turns > needed:
            share = weights.fetch * min(1.0, (turns - needed) / weights.season)
            souls += share * self._fetched(helper, chief, pyramid)
        return souls * souls / (souls + weights.begun) * weights.delay**needed if souls else 0.0

    def _fetched(self, helper: Hero, chief: Cell, pyramid: Pyramid) -> float:
        """The souls of the best kind that lie for a helper, each less the longer its way is."""
        there, wanted, sums = pyramid.distances(helper.at), helper.soul, dict[Soul, float]()
        for cell, soul, many, back in self._ways_back(chief, pyramid):
            if (wanted is None or soul == wanted) and cell in there:
                sums[soul] = sums.get(soul, 0.0) + self._near[there[cell]] * back * many
        return max(sums.values(), default=0.0)

    def _ways_back(self, chief: Cell, pyramid: Pyramid) -> list[tuple[Cell, Soul, int, float]]:
        """The souls on cells that are joined to a chief's, with the share that its way leaves of them."""
        found = self._fetchable.get((chief, pyramid))
        if found is None:
            ways = pyramid.distances(chief)
            found = self._fetchable[chief, pyramid] = [
                (cell, soul, many, self._back[ways[cell]])
                for cell, kinds in pyramid.all_lying
                if cell in ways
                for soul, many in kinds
            ]
        return found


def thefts(thief: Seat, pyramid: Pyramid, players: Sequence[Player]) -> Iterator[Theft]:
    """Yield what the chief of a seat can steal with at most one step, as things stand (A4.4, A5.6)."""
    return _thefts(thief, _exposed(players), pyramid, players)


def _thefts(
    thief: Seat, exposed: Sequence[Exposed], pyramid: Pyramid, players: Sequence[Player]
) -> Iterator[Theft]:
    at = players[thief].chief.at
    reach = {at, *pyramid.linked(at)}
    for seat, number, helper in exposed:
        if seat != thief and helper.at in reach and (helper.at == at or _room(helper.at, players)):
            yield Theft(helper.souls - 1, seat, number)


def _exposed(players: Sequence[Player]) -> list[Exposed]:
    """The helpers that carry what a chief could steal and are not guarded by their own (A5.6)."""
    return [
        (seat, number, helper)
        for seat, player in enumerate(players)
        for number, helper in enumerate(player.helpers)
        if helper.souls >= WANTED and helper.at != player.chief.at
    ]


def _room(cell: Cell, players: Sequence[Player]) -> bool:
    """Whether a hero more may be on the cell (A4.5)."""
    return sum(hero.at == cell for player in players for hero in player.heroes) < CROWD


def _turns_left(cards: int, place: int, seats: int) -> int:
    """How many turns a seat still has, if every card is laid; `place` says how soon it is next, from 1."""
    return max(0, (cards - place) // seats + 1)
