"""The seats of a description: heroes, what they carry, and freed piles, with their faults."""

from collections import Counter
from collections.abc import Mapping, Sequence

from mexica.games.aztekz.rules import cells
from mexica.games.aztekz.rules.cells import FIRST
from mexica.games.aztekz.rules.material import (
    CROWD,
    HELPERS,
    HEROES,
    SEAT_COUNTS,
    SOULS,
    SOULS_A_KIND,
    WANTED,
    Soul,
)
from mexica.games.aztekz.rules.placing import unjoined
from mexica.games.aztekz.rules.position_pyramid import read_cell
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Hero, Phase, Pile, Player, Seat, Turn
from mexica.rulebook.faults import Faults
from mexica.rulebook.quoting import quoted


def read_players(faults: Faults, data: Mapping[str, object]) -> tuple[Player, ...]:
    """Return the described players, and note everything wrong with them."""
    seats = faults.list_at(data, "seats")
    if "seats" in data and len(seats) not in SEAT_COUNTS:
        faults.add(f"Aztekz has 2 to 4 seats, not {len(seats)}.")
    return tuple(_player(faults, number, seat) for number, seat in enumerate(seats[: max(SEAT_COUNTS)]))


def _player(faults: Faults, number: Seat, seat: object) -> Player:
    who = f"Seat {number}"
    data = faults.record(who, seat, ("chief", "helpers", "piles"), ("points",))
    helpers = faults.list_at(data, "helpers")
    if "helpers" in data and len(helpers) != len(HELPERS):
        faults.add(f"{who} has two helpers, not {len(helpers)} (A2.1).")
    heroes = [_hero(faults, f"{who}: chief", data.get("chief"))]
    heroes += [
        _helper(faults, f"{who}: {name}", helper) for name, helper in zip(HELPERS, helpers, strict=False)
    ]
    placed = tuple(hero for hero in heroes if hero is not None)
    if 0 < len(placed) < len(HEROES):
        faults.add(f"{who}: the three heroes come to the pyramid together, with the start card (A3.2).")
        placed = ()
    piles = [_pile(faults, f"{who}: piles", one) for one in faults.list_at(data, "piles")]
    return Player(placed, tuple(pile for pile in piles if pile is not None))


def _hero(faults: Faults, who: str, at: object, soul: Soul | None = None, souls: int = 0) -> Hero | None:
    """The hero on this cell; None if it is on none yet."""
    if at is None:
        return None
    return Hero(read_cell(faults, who, at) or FIRST, soul, souls)


def _helper(faults: Faults, who: str, helper: object) -> Hero | None:
    data = faults.record(who, helper, ("at",), ("soul", "souls"))
    at, soul = data.get("at"), data.get("soul")
    souls = faults.number(f"{who}: souls", data.get("souls", 0), 0, SOULS_A_KIND)
    if (soul is None) != (souls == 0):
        faults.add(f"{who}: soul is the kind of the souls it carries, and null if it carries none (A5.2).")
    carried = None if soul is None else _soul(faults, who, soul)
    if at is None and souls:
        faults.add(f"{who} carries souls before it stands on a card (A3.2).")
    return _hero(faults, who, at, carried if souls else None, souls if carried else 0)


def _pile(faults: Faults, what: str, pile: object) -> Pile | None:
    """The pile; None if it cannot be read, so that nothing is said of souls that it does not tell."""
    data = faults.record(what, pile, ("soul", "souls"))
    if "soul" not in data or "souls" not in data:
        return None
    souls = faults.number(f"{what}: souls", data["souls"], WANTED, SOULS_A_KIND)
    soul = _soul(faults, what, data["soul"])
    return None if soul is None else Pile(soul, souls)


def _soul(faults: Faults, what: str, value: object) -> Soul | None:
    if isinstance(value, str) and value in SOULS:
        return value
    faults.add(f"{what}: soul must be one of {', '.join(SOULS)}, not {quoted(value)} (A2.2).")
    return None


def check_heroes(faults: Faults, turn: Turn, players: Sequence[Player], pyramid: Pyramid) -> None:
    """Note heroes that cannot stand where they do."""
    started = seats_started(turn, len(players))
    for seat, player in enumerate(players):
        if seat in started and not player.heroes:
            faults.add(f"Seat {seat}: the heroes stand on no card (A3.2).")
        if seat not in started and player.heroes:
            faults.add(f"Seat {seat}: the heroes stand on cards before the start card is laid (A3.2).")
        for name, hero in zip(HEROES, player.heroes, strict=False):
            if not pyramid.paths(hero.at):
                faults.add(f"Seat {seat}: {name} stands on {cells.name(hero.at)}, where no card lies (A3.2).")
    standing = Counter(hero.at for player in players for hero in player.heroes)
    for cell, many in standing.items():
        if many > CROWD:
            faults.add(f"{many} heroes stand on {cells.name(cell)}, and four at most may (A4.5).")
    for seat in unjoined(pyramid, players):
        faults.add(f"Seat {seat}: the chief is joined to neither helper by linked cards (A6.5).")


def seats_started(turn: Turn, seats: int) -> set[Seat]:
    """Return the seats that have laid their start cards (A3.2)."""
    if turn.phase is not Phase.STARTING:
        return set(range(seats))
    before = (turn.to_move - turn.first) % max(seats, 1)
    return {(turn.first + later) % seats for later in range(before)}
