"""The victory at the end of a game: the winners' pieces in the light, the winners' names, falling flowers."""

from math import sin, tau
from random import Random
from typing import Final

from mexica.drawing.easing import progress, smoothstep
from mexica.games.mexica.rules.events import GameEnded
from mexica.games.mexica.rules.spaces import SpaceSet, each, set_of, single
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.figures import Figure, Flight, LitSpaces, VictorySign
from mexica.games.mexica.table.motions.table_acts import Act, Backdrop, Cast, Figures, Part
from mexica.games.mexica.table.motions.table_geometry import TableGeometry
from mexica.games.mexica.table.scores.verdict import verdict

VICTORY_SECONDS: Final = 9.0  # until everything has fallen down
COMES_SECONDS: Final = 0.8
LIGHT_AFTER: Final = 0.05  # so that no single frame makes all pictures
TOLD_AFTER: Final = 0.08
FALLING: Final = 110  # flowers, petals and feathers
KINDS: Final = 3  # pictures of each, at different angles
_FALL: Final = 0.42  # of the time, for each fall
_LAST: Final = 0.55  # of the time, at which the last one begins to fall
_STAYS: Final = 0.4  # share of them that come to rest on island and lake; the others disappear
GROWTH: Final = (2.6, 3.0, 3.4)  # few, as each needs separate pictures


def victory(event: GameEnded, state: State, cast: Cast) -> Act:
    """Return the act that shows the winners and falling flowers, until it is skipped."""
    text = verdict(state, [seat.name for seat in cast.seats])
    colours = [cast.seats[seat].sign.name for seat in event.winners]
    ranked = sorted(range(state.seats), key=lambda seat: -state.players[seat].points)
    others = tuple(
        (cast.seats[seat].sign.sprite, f"{cast.seats[seat].name} {state.players[seat].points}")
        for seat in ranked
        if seat not in event.winners
    )
    signs = tuple(f"roof_{colour}" for colour in colours)
    chance = Random(text)
    falling = [_falling(chance, colours[number % len(colours)]) for number in range(FALLING)]
    parts = (
        Part(_lit(_pieces(event, state)), COMES_SECONDS, LIGHT_AFTER, early=True),
        *(Part(figures, VICTORY_SECONDS) for figures in falling),
        Part(_told(VictorySign(text, signs, others if state.seats > 2 else ())), COMES_SECONDS, TOLD_AFTER),  # noqa: PLR2004
    )
    return Act(Backdrop(state), parts, blocking=True, held=True)


def _pieces(event: GameEnded, state: State) -> SpaceSet:
    """The spaces of the winners' temples and Pilli."""
    spaces = set_of(pilli for seat in event.winners if (pilli := state.players[seat].pilli) is not None)
    for space in each(state.board.temple_spaces):
        temple = state.board.temple(space)
        if temple is not None and temple[0] in event.winners:
            spaces |= single(space)
    return spaces


def _lit(spaces: SpaceSet) -> Figures:
    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        return [LitSpaces(spaces, share, framed=False)]

    return figures


def _told(triumph: VictorySign) -> Figures:
    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        return [VictorySign(triumph.text, triumph.signs, triumph.others, smoothstep(share))]

    return figures


def _falling(chance: Random, colour: str) -> Figures:
    """A petal, flower or feather that sways down from the top of the lake, at a random time."""
    sort = chance.choice((f"petal_{colour}", f"petal_{colour}", "marigold", "marigold", "feather"))
    kind, growth = chance.randrange(KINDS), chance.choice(GROWTH)
    across, start, sway = chance.random(), chance.uniform(0.0, _LAST), chance.uniform(0.4, 1.1)
    phase, turns = chance.random(), chance.uniform(1.0, 2.2)
    stays = chance.random() < _STAYS
    lands = chance.uniform(0.3, 0.98) if stays else 1.0

    def figures(geometry: TableGeometry, share: float) -> list[Figure]:
        fallen = min(1.0, (share - start) / _FALL)
        if fallen <= 0 or (fallen >= 1 and not stays):
            return []
        lake, unit = geometry.layout.lake, geometry.layout.cell[0]
        calm = 1 - fallen if stays else 1.0
        x = lake.left + across * lake.width + calm * sway * unit * sin(tau * (phase + turns * fallen))
        y = lake.top + fallen * lands * lake.height
        shown = 1 + (kind + int(8 * fallen)) % KINDS
        seen = progress(fallen, 0.0, 0.06) * (1.0 if stays else progress(1 - fallen, 0.0, 0.2))
        return [Flight(f"{sort}_{shown}", (x, y), share=seen, growth=growth)]

    return figures
