"""What the player to move can do, with its prices, as sentences."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from mexica.games.mexica.rules import State, cost, legal_actions, reach
from mexica.games.mexica.rules.actions import (
    Action,
    Agree,
    BuildBridge,
    BuildTemple,
    Decline,
    Direction,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.spaces import Space, name
from mexica.texts import _, ngettext

_Groups = dict[str, list[str]]


def price_lines(state: State) -> tuple[str, ...]:
    """Return a line for each kind of action and price: "Single canal, 1 AP: A3, A4"; none if it is over.

    A move is to any space within reach, by the cheapest way.
    """
    legal = legal_actions(state)
    groups: _Groups = defaultdict(list)
    for action in legal:
        if told := _told(state, action):
            kind, what = told
            groups[kind].append(what)
    lines = [_line(kind, what) if any(what) else kind for kind, what in groups.items()]
    ends = (_("End the turn"),) if EndTurn() in legal else ()
    return (*lines, *_bridge_moves(state, legal), *_moves(state, legal), *ends)


def _line(kind: str, what: Sequence[str]) -> str:
    return _("{name}: {words}").format(name=kind, words=", ".join(what))


def _told(state: State, action: Action) -> tuple[str, str] | None:
    """What an action is called with its price, and where or what; None for moves and the end of the turn."""
    priced = {"price": cost(state, action)}
    match action:
        case PlacePilli(space):
            return _("Start space"), name(space)
        case PlaceCanal(spaces):
            kind = _("Single canal, {price} AP") if len(spaces) == 1 else _("Double canal, {price} AP")
            return kind.format(**priced), "-".join(map(name, spaces))
        case BuildBridge(space, direction):
            return _("{piece}, {price} AP").format(piece=_bridge(direction), **priced), name(space)
        case BuildTemple(space, floors):
            many = ngettext("Temple, {floors} floor", "Temple, {floors} floors", floors).format(floors=floors)
            return _("{piece}, {price} AP").format(piece=many, **priced), name(space)
        case FoundDistrict(space):
            return _("Found the district, free"), name(space)
        case TakeActionToken():
            return _("Take an action token, {price} AP").format(**priced), ""
        case ProposeRemoval(size):
            return _("Propose to remove a token, free"), str(size)
        case Agree():
            return _("Agree"), ""
        case Decline():
            return _("Decline"), ""
    return None


def _bridge(direction: Direction) -> str:
    return _("Bridge, north-south") if direction is Direction.NS else _("Bridge, east-west")


def _bridge_moves(state: State, legal: Sequence[Action]) -> Iterator[str]:
    """Lines about moving bridges; those that can go to the same places share them."""
    goals: dict[Space, dict[Direction, list[Space]]] = defaultdict(lambda: defaultdict(list))
    for action in legal:
        if isinstance(action, MoveBridge):
            goals[action.origin][action.direction].append(action.space)
    alike: dict[tuple[Direction, tuple[Space, ...]], list[Space]] = defaultdict(list)
    for origin, ways in goals.items():
        for direction, spaces in ways.items():
            alike[direction, tuple(spaces)].append(origin)
    for (direction, goal), origins in alike.items():
        price = cost(state, MoveBridge(origins[0], goal[0], direction))
        places = {"origins": _names(origins), "spaces": _names(goal)}
        text = _("Move a bridge at {origins}, {price} AP; {bridge}: {spaces}")
        yield text.format(price=price, bridge=_bridge(direction), **places)


def _moves(state: State, legal: Sequence[Action]) -> Iterator[str]:
    """Lines about the spaces that the Pilli can reach, by their price."""
    goals: dict[int, list[Space]] = defaultdict(list)
    if any(isinstance(action, Walk | TakeBoat | FlatRateMove) for action in legal):
        for space, trip in reach(state).items():
            goals[trip.cost].append(space)
    for price, spaces in sorted(goals.items()):
        kind = _("{piece}, {price} AP").format(piece=_("Move"), price=price)
        yield _line(kind, list(map(name, sorted(spaces))))


def _names(spaces: Iterable[Space]) -> str:
    return ", ".join(map(name, spaces))
