"""Pictures of the moments at Aztekz's table."""

from collections.abc import Callable
from typing import Any

from mexica.games.aztekz.rules.actions import (
    DropSouls,
    GiveSouls,
    LayCard,
    ScareSouls,
    StealSouls,
    TakeSouls,
)
from mexica.games.aztekz.rules.material import CHIEF, HELPERS
from mexica.games.aztekz.rules.state import Phase, State
from mexica.games.aztekz.table.bar.commands_and_keys import CHOICES, AztekzCommand
from mexica.games.aztekz.table.input.offers import Offers, actor
from mexica.games.aztekz.table.panels.turn_words import LAST
from mexica.games.aztekz.table.pyramid import places
from mexica.play.commands import Command
from tests.games.aztekz.table.playing import pixel_of
from tests.screens.studio import Studio

COMMAND_OF = {hero: asked for asked, hero in CHOICES.items()}


def start_cards(studio: Studio) -> None:
    """The first start card, and the last one over a place for it."""
    studio.table(studio.whole().record(0))
    studio.shot("table-start-first")
    _match, actions = studio.moment(lambda state, _action: len(state.pyramid.cells) == 2)
    studio.shot_before("table-start-last", actions)


def card_in_hand(studio: Studio) -> None:
    """The card in hand, over a place for it, turned there, and where it does not fit."""
    match, _actions = studio.moment(lambda state, action: isinstance(action, LayCard) and _is_late(state))
    studio.ask(AztekzCommand.CARD)
    studio.shot("table-card")
    offers = match.table.hand.offers
    cell = max(offers.places, key=lambda cell: len(offers.places[cell]))
    studio.point(pixel_of(match, places.on(cell)))
    studio.shot("table-card-over-place")
    studio.ask(Command.TURN)
    studio.shot("table-card-turned")
    laid = match.table.session.state.pyramid.cells
    barred = next(places.on(cell) for cell in laid if cell not in offers.places)
    studio.point(pixel_of(match, barred))
    studio.shot("table-card-barred")


def cut_off(studio: Studio) -> None:
    """The card over a place where it would cut off a chief."""
    found: list[tuple[Any, str]] = []

    def holds(state: State, _action: Any) -> bool:
        if state.turn.phase is not Phase.TURNS or state.turn.moving is not None:
            return False
        found[:] = _cuts(Offers(state))
        return bool(found)

    match, _actions = studio.moment(holds)
    cell, paths = found[0]
    studio.ask(AztekzCommand.CARD)
    for _ in range(4):
        if match.table.hand.turned != paths:
            studio.ask(Command.TURN)
    studio.point(pixel_of(match, places.on(cell)))
    studio.shot("table-card-cuts-off")


def _cuts(offers: Offers) -> list[tuple[Any, str]]:
    """Where and how the drawn card cannot be laid only because it would cut off a chief."""
    if not offers.places:
        return []
    return [
        (cell, paths)
        for cell in offers.state.pyramid.cells
        if cell not in offers.places
        for paths in offers.rotations
        if (why := offers.why_not_laid(cell, paths)) is not None and why.clause == "A6.5"
    ]


def walking(studio: Studio) -> None:
    """The steps of a chief, and of a helper that walks three."""
    for name, hero, steps in (("chief", CHIEF, 1), ("helper", HELPERS[0], 3)):

        def goes(state: State, _action: Any, hero: str = hero, steps: int = steps) -> bool:
            ways = Offers(state).walks(hero).values() if _begins(state) and _is_late(state) else ()
            return max(map(len, ways), default=0) == steps

        match, _actions = studio.moment(goes)
        studio.ask(COMMAND_OF[hero])
        studio.shot(f"table-walk-{name}")
        walks = match.table.hand.offers.walks(hero)
        goal = max(walks, key=lambda cell: len(walks[cell]))
        studio.point(pixel_of(match, places.on(goal)))
        studio.shot(f"table-walk-{name}-goal")


def rings(studio: Studio) -> None:
    """The ring of actions with each kind, the mouse at it, and what is seen once it is done."""
    for kind in (TakeSouls, DropSouls, GiveSouls, StealSouls, ScareSouls):
        name = kind.__name__.removesuffix("Souls").lower()
        action = studio.moment_with(kind)
        hero = actor(action)
        assert hero is not None
        studio.ask(COMMAND_OF[hero])
        studio.shot(f"table-ring-{name}")
        studio.shot_before(f"table-ring-{name}-pointed", [action])
        studio.hand.point((1, 1))
        studio.still()
        studio.shot(f"table-after-{name}")


def souls(studio: Studio) -> None:
    """The moment with most kinds of souls about."""
    whole = studio.whole(4)
    number = max(range(len(whole.actions)), key=lambda at: _kinds_about(whole.states[at]))
    studio.table(whole.record(number))
    studio.shot("table-souls")


def _kinds_about(state: State) -> tuple[int, int]:
    """How many kinds of souls lie on cards or are carried, and how many souls."""
    about = [pair for _cell, lying in state.pyramid.all_lying for pair in lying]
    about += [(one.soul, one.souls) for player in state.players for one in player.helpers if one.soul]
    return len({kind for kind, _souls in about}), sum(souls for _kind, souls in about)


def nowhere(studio: Studio) -> None:
    """A card that fits nowhere."""
    studio.moment(lambda state, _action: _is_late(state) and not Offers(state).places)
    studio.shot("table-card-fits-nowhere")


def last_cards(studio: Studio) -> None:
    """The last ten cards begin; the last one is drawn."""
    for left, name in ((LAST, "last-ten"), (0, "last-card")):
        studio.moment(lambda state, _action, left=left: _begins(state) and len(state.deck) == left)
        studio.shot(f"table-{name}")


def full(studio: Studio) -> None:
    """The full pyramid of four players."""
    studio.moment(lambda state, _action: _begins(state) and len(state.pyramid.cells) == 25, seats=4)
    studio.shot("table-full")


def _begins(state: State) -> bool:
    """Whether a turn begins."""
    return state.turn.phase is Phase.TURNS and state.turn.moving is None


def _is_late(state: State) -> bool:
    """Whether the pyramid is well grown."""
    return len(state.pyramid.cells) >= 12


GROUPS: tuple[Callable[[Studio], None], ...] = (
    start_cards,
    card_in_hand,
    cut_off,
    walking,
    rings,
    souls,
    nowhere,
    last_cards,
    full,
)
