"""The turn of a description: phase, round, the drawn card and the hero that acts, with their faults."""

from collections.abc import Mapping, Sequence

from attrs import evolve

from mexica.games.aztekz.rules import cells
from mexica.games.aztekz.rules.material import CHIEF, HEROES, QUIET_ROUNDS, SHAPES, SOULS, STEPS
from mexica.games.aztekz.rules.position_pyramid import read_cell
from mexica.games.aztekz.rules.pyramid import Pyramid
from mexica.games.aztekz.rules.state import Drawn, Moving, Phase, Player, Turn
from mexica.rulebook.faults import Faults
from mexica.rulebook.quoting import quoted

_MANY = 10**6  # upper limit of the number of a round


def read_turn(faults: Faults, data: Mapping[str, object], seats: int) -> Turn:
    """Return the described turn, and note everything wrong with it."""

    def number(key: str, least: int, most: int, usual: int) -> int:
        return faults.number(key, data.get(key, usual), least, most)

    phase = faults.member("phase", data.get("phase"), Phase) or Phase.TURNS
    starting, last = phase is Phase.STARTING, max(seats - 1, 0)
    moving = _moving(faults, data.get("moving"))
    if moving is not None and phase is not Phase.TURNS:
        faults.add("moving belongs to a turn (A4.1).")
    turn = Turn(
        phase,
        number("round", 0, _MANY, 0 if starting else 1),
        number("first", 0, last, 0),
        number("to_move", 0, last, 0),
        number("quiet_rounds", 0, QUIET_ROUNDS if phase is Phase.OVER else QUIET_ROUNDS - 1, 0),
        faults.flag("laid_this_round", data.get("laid_this_round", False)),
        moving,
    )
    if starting != (turn.round == 0):
        faults.add("round is 0 while start cards are laid, and from then on at least 1 (A3.2).")
    return evolve(turn, quiet_rounds=0) if turn.laid_this_round else turn


def _moving(faults: Faults, given: object) -> Moving | None:
    if given is None:
        return None
    data = faults.record("moving", given, ("hero",), ("steps", "stolen", "scared"))
    name, scared = data.get("hero"), data.get("scared")
    if not isinstance(name, str) or name not in HEROES:
        faults.add(f"moving: hero must be one of {', '.join(HEROES)}, not {quoted(name)} (A2.1).")
        name = CHIEF
    return Moving(
        name,
        faults.number("moving: steps", data.get("steps", 0), 0, STEPS[name]),
        faults.flag("moving: stolen", data.get("stolen", False)),
        None if scared is None else read_cell(faults, "moving: scared", scared),
    )


def check_moving(faults: Faults, turn: Turn, players: Sequence[Player], pyramid: Pyramid) -> None:
    """Note what the hero that acts cannot have done."""
    moving = turn.moving
    if moving is None:
        return
    if moving.stolen and moving.hero != CHIEF:
        faults.add("moving: only a chief steals (A5.6).")
    if moving.scared is None:
        return
    scared, name = moving.scared, cells.name(moving.scared)
    if moving.hero == CHIEF:
        faults.add("moving: only a helper scares souls away (A5.5).")
    if not pyramid.paths(scared):
        faults.add(f"moving: no card lies on {name}, so it was not scared clear (A5.5).")
    if pyramid.has_souls(scared):
        faults.add(f"moving: souls lie on {name}, so it was not scared clear (A5.5).")
    ways = pyramid.distances(scared) if pyramid.paths(scared) else {}
    for seat, player in enumerate(players):
        for hero, where in zip(HEROES, player.heroes, strict=False):
            acts = (seat, hero) == (turn.to_move, moving.hero)
            if where.at == scared and not acts:
                faults.add(f"moving: seat {seat}'s {hero} is on {name}, so it was not scared clear (A5.5).")
            elif where.at == scared and where.souls:
                faults.add(f"moving: {hero} carries souls on {name}, so it was not scared clear (A5.5).")
            elif acts and ways and ways.get(where.at, _MANY) > moving.steps:
                faults.add(f"moving: {hero} cannot have come from {name} in so many steps (A4.3, A5.5).")


def read_drawn(faults: Faults, data: Mapping[str, object], phase: Phase) -> Drawn | None:
    """Return the drawn card with its soul, and note everything wrong with them."""
    given = data.get("drawn")
    if given is None:
        if phase is not Phase.OVER:
            faults.add("drawn must be the card that is to be laid, until the game is over (A4.1).")
        return None
    record = faults.record("drawn", given, ("shape",), ("paths", "soul"))
    shape, soul = record.get("shape"), record.get("soul")
    if phase is Phase.OVER:
        faults.add("drawn must be null when the game is over (A7.1).")
    if soul is not None and (not isinstance(soul, str) or soul not in SOULS):
        faults.add(f"drawn: soul must be null or one of {', '.join(SOULS)}, not {quoted(soul)} (A2.2).")
        soul = None
    if soul is not None and phase is Phase.STARTING:
        faults.add("drawn: no souls lie on start cards (A3.3).")
    if not isinstance(shape, str) or shape not in SHAPES:
        faults.add(f"drawn: shape must be one of {', '.join(SHAPES)}, not {quoted(shape)} (A1.2).")
        return None
    drawn = Drawn(shape, soul if isinstance(soul, str) else None)
    if record.get("paths", drawn.paths) != drawn.paths:
        faults.add(
            f"drawn: a card of the shape {shape} has {drawn.paths} paths, not {quoted(record['paths'])}."
        )
    return drawn
