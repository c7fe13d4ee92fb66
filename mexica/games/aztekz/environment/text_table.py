"""A state as text for a terminal: the pyramid in signs, what lies on it, and a line for each player."""

from collections import Counter
from collections.abc import Iterable, Iterator

from mexica.games.aztekz.rules import cells
from mexica.games.aztekz.rules.material import HEROES, SHAPES, SIGNS, SOULS
from mexica.games.aztekz.rules.scoring import player_points, winners
from mexica.games.aztekz.rules.state import Hero, Phase, Seat, State


def drawn(state: State) -> str:
    """Return the pyramid, its souls, the turn, deck and supply by kind, and everything of the seats."""
    lines = [*_pyramid(state), f"souls {_listed(_lying(state))}", _sentence(state)]
    deck, supply = Counter(state.deck), Counter(state.supply)
    lines.append(f"deck {_listed(f'{deck[shape]} {shape}' for shape in SHAPES)}")
    lines.append(f"supply {_listed(f'{supply[soul]} {soul}' for soul in SOULS)}")
    lines += [_seat(state, seat) for seat in range(state.seats)]
    return "\n".join(lines) + "\n"


def _pyramid(state: State) -> Iterator[str]:
    """The cards in a grid, with their columns above and their rows at the left."""
    columns, rows = (sorted({cell[axis] for cell in state.pyramid.cells}) for axis in (0, 1))
    if columns:
        yield "    " + "".join(f"{column:3}" for column in columns)
    for row in rows:
        signs = (SIGNS.get(state.pyramid.paths((column, row)), ".") for column in columns)
        yield f"{row:3} " + "".join(f"{sign:>3}" for sign in signs)


def _lying(state: State) -> Iterator[str]:
    for cell in state.pyramid.cells:
        yield from (f"{cells.name(cell)} {many} {soul}" for soul, many in state.pyramid.lying(cell))


def _sentence(state: State) -> str:
    turn = state.turn
    if state.drawn is None or turn.phase is Phase.OVER:
        return f"Over after {turn.round} rounds; won by seat {' and '.join(map(str, winners(state)))}."
    soul = f" with {state.drawn.soul}" if state.drawn.soul else ""
    moving = f", {turn.moving.hero} has made {turn.moving.steps} steps" if turn.moving else ""
    return f"Round {turn.round}, seat {turn.to_move} to lay {state.drawn.shape}{soul}{moving}"


def _seat(state: State, seat: Seat) -> str:
    player = state.players[seat]
    heroes = (f"{name} {_hero(hero)}" for name, hero in zip(HEROES, player.heroes, strict=False))
    piles = (f"{pile.souls} {pile.soul}" for pile in player.piles)
    return f"seat {seat}: {player_points(player)} points, {_listed(heroes)}; freed {_listed(piles)}"


def _hero(hero: Hero) -> str:
    at = cells.name(hero.at)
    return at if hero.soul is None else f"{at} with {hero.souls} {hero.soul}"


def _listed(things: Iterable[str]) -> str:
    return ", ".join(things) or "-"
