"""The pictures of the guide and of the rules: parts of an example position, drawn as on the table."""

from collections.abc import Callable
from typing import Final

from attrs import evolve, frozen
from pygame import Rect, Surface

from mexica.drawing.surfaces import Size
from mexica.drawing.table_camera import NEARER, one_at_a_time
from mexica.games.coatl.rules import State, new_setup, start
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Phase, Player
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import PLAIN, CourtLook, Ghost
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.pictures.court_pictures import Camera

_SEED: Final = 5
_CLOSE: Final = 0.62  # of a serpent's lane, where a picture shows its pieces from near

# the lone pairs of the first serpent: its prophecy P9 is fulfilled by them
_PAIRS: Final = tuple((places.piece(0, 1, slot), places.piece(0, 1, slot + 1)) for slot in (0, 3, 7))


@frozen
class Example:
    """A picture of the guide: which part of the table it shows, and with which lights."""

    area: Callable[[CourtLayout], Rect]
    look: CourtLook = PLAIN


def _near(layout: CourtLayout, first: int, last: int) -> Rect:
    """The head ends of some serpents."""
    plan = layout.court(0)
    area = plan.serpent_room(first).union(plan.serpent_room(last))
    return Rect(area.left, area.top, round(area.width * _CLOSE), area.height)


def _hand(layout: CourtLayout) -> Rect:
    plan = layout.court(0)
    return plan.board.rect.union(plan.hand)


_SMALL: Final = frozenset({"temples"})
EXAMPLES: Final[dict[str, Example]] = {
    "table": Example(lambda layout: layout.board_area),
    "serpents": Example(lambda layout: layout.court(0).lanes),
    "finished": Example(lambda layout: layout.court(0).lane(1)),
    "joining": Example(
        lambda layout: _near(layout, 2, 3),
        CourtLook(
            lit=frozenset({places.end(0, 2, "tail"), places.end(0, 3, "head")}),
            ghosts=(Ghost(places.end(0, 2, "tail"), "K"), Ghost(places.end(0, 3, "head"), "hG")),
        ),
    ),
    "fulfilments": Example(
        lambda layout: layout.court(0).serpent_room(1),
        CourtLook(fulfilled=_PAIRS),
    ),
    "supply": Example(lambda layout: layout.market.supply.rect.union(layout.market.bag("tail"))),
    "display": Example(
        lambda layout: layout.market.deck.unionall(
            [*layout.market.displays, layout.market.pile(0), layout.market.pile(1)]
        )
    ),
    "temples": Example(lambda layout: layout.market.pile(0).union(layout.market.pile(1))),
    "hand": Example(_hand),
    "tokens": Example(
        lambda layout: (
            layout.court(0)
            .token("pick")
            .unionall(
                [layout.court(0).token("future"), layout.court(0).token("commit"), layout.court(0).board.rect]
            )
        ),
        CourtLook(lit=frozenset(places.token(0, name) for name in ("pick", "future", "commit"))),
    ),
    "players": Example(lambda layout: layout.market.players),
    "others": Example(lambda layout: layout.court(1).area.union(layout.court(1).plate)),
}


def example() -> State:
    """Return the position of all examples: a finished serpent, two others, pieces and cards."""
    state = start(new_setup(2, _SEED))
    mine = Player(
        board=("hG", "K", "tR", "Y", "U", "G"),
        hand=("P3", "P16", "P32", "P46"),
        temples=("T9",),
        serpents=(
            Serpent(("hU", "U", "R", "U", "U", "K", "R", "U", "U", "Y", "tY"), ("P28", "P9", "P4"), "T2"),
            Serpent(("hY", "Y", "K", "K", "R"), ("P35", "P7")),
            Serpent(("U", "G", "G", "R", "R", "tG"), ("P31",)),
        ),
    )
    other = evolve(
        state.players[1],
        board=("R", "G", "hK"),
        serpents=(
            Serpent(("hY", "K", "R", "G", "U", "Y", "tG"), ("P32", "P15"), "T6"),
            Serpent(("G", "Y")),
        ),
    )
    turn = evolve(state.turn, phase=Phase.TURNS, round=6, to_move=0)
    return evolve(state, players=(mine, other), turn=turn)


def guide_pictures(size: Size) -> Callable[[str], Surface]:
    """Return a function that draws the pictures named in `EXAMPLES`, in this size in pixels.

    A small part of a table is taken from a larger one, so that it is not blurred.
    """

    @one_at_a_time
    def camera_for(small: bool) -> Camera:
        layout, enlarged = NEARER if small else (size, 1.0)
        return Camera(2, layout, enlarged=enlarged)

    def draw(name: str) -> Surface:
        shown, camera = EXAMPLES[name], camera_for(name in _SMALL)
        area = shown.area(camera.layout).inflate(16, 16)
        return camera.take(seen_table(example(), 0), shown.look, area, size)

    return draw
