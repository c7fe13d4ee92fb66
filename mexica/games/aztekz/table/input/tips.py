"""The tips at the mouse: what lies there in words, what a click would do, why it is refused."""

from collections.abc import Iterator, Sequence

from mexica.drawing.tip_box import TipLine
from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.actions import GiveSouls, StealSouls, TakeSouls
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import CARDS_A_SHAPE, SOULS_A_KIND, STEPS
from mexica.games.aztekz.rules.scoring import player_points
from mexica.games.aztekz.rules.state import Hero, Seat
from mexica.games.aztekz.table.input.deeds import Deed, deed_of
from mexica.games.aztekz.table.input.hand import CARD, Hand
from mexica.games.aztekz.table.input.match_look import deed_names
from mexica.games.aztekz.table.input.words import (
    all_souls_alone,
    hero_name,
    shape_name,
    souls_alone,
    souls_words,
)
from mexica.games.aztekz.table.panels.piece_words import soul_label
from mexica.games.aztekz.table.pyramid.places import Kind, Place
from mexica.play.reason import Reason
from mexica.play.result_words import points_words
from mexica.shell.match.rule_tips import reason_lines
from mexica.texts import _, capital, labelled, ngettext

Lines = tuple[TipLine, ...]


def place_lines(state: State, hand: Hand, place: Place, names: Sequence[str], *, rested: bool) -> Lines:
    """Return what a click on a place does, or why it does nothing; if it `rested`, what lies there too."""
    told = _use_lines(state, hand, place, names)
    return (*told, *what_lies(state, place, names)) if rested else told


# ---------------------------------------------------------------------- what a click does


def _use_lines(state: State, hand: Hand, place: Place, names: Sequence[str]) -> Lines:
    offers, cell = hand.offers, hand.cell_of(place)
    if offers is None or cell is None:
        return ()
    if hand.card:
        return _laying_lines(state, hand, cell, names)
    if hand.hero is not None and (walk := offers.walks(hand.hero).get(cell)) is not None:
        if hand.chooses(place):
            return (TipLine(_("Click to choose it. A click beside it walks there.")),)
        steps = ngettext("{number} step", "{number} steps", len(walk)).format(number=len(walk))
        return (TipLine(steps, bold=True),)
    return ()


def _laying_lines(state: State, hand: Hand, cell: Cell, names: Sequence[str]) -> Lines:
    offers = hand.offers
    assert offers is not None
    way = hand.way_at(cell)
    if way is None:
        return ()
    ways = offers.places.get(cell, ())
    if ways:
        lines = [TipLine(_("Lay the card here"), bold=True)]
        if len(offers.rotations) > 1:
            text = ngettext("It fits in {number} way.", "It fits in {number} ways.", len(ways))
            lines.append(TipLine(text.format(number=len(ways))))
        return tuple(lines)
    parted = offers.parted(cell, way)
    why = offers.why_not_laid(cell, way)
    if why is not None and why.clause == "A6.5":
        return tuple(line for seat in parted for line in cut_off_lines(state, seat, names))
    return () if why is None else reason_lines(why)


def cut_off_lines(state: State, seat: Seat, names: Sequence[str]) -> Lines:
    """Return whose chief a card would cut off (A6.5)."""
    if seat == state.turn.to_move:
        told = _("Your chief would be cut off from both of your helpers.")
    else:
        told = _("The chief of {name} would be cut off from both helpers.").format(name=names[seat])
    return reason_lines(Reason(told, "A6.5"))


def action_lines(state: State, action: Action, names: Sequence[str]) -> Lines:
    """Return what an action of the ring would do."""
    deed = deed_of(action)
    if deed is None:
        return ()
    match action:
        case TakeSouls(_hero, soul, souls):
            told = souls_words(soul, souls)
        case GiveSouls(hero):
            told = "{souls}, {points}".format(**_freed_words(state.mover.hero(hero)))
        case StealSouls(seat, name):
            text = _("{souls} from {name}, {points}")
            told = text.format(**_freed_words(state.players[seat].hero(name)), name=names[seat])
        case _:
            told = ""
    head = deed_names()[deed]
    lines = [TipLine(labelled(head, told) if told else head, bold=True)]
    if (more := deed_texts().get(deed)) is not None:
        lines.append(TipLine(more))
    return tuple(lines)


def _freed_words(hero: Hero) -> dict[str, str]:
    """What a helper carries in words, and the points that a pile of it scores."""
    assert hero.soul is not None
    return {"souls": souls_words(hero.soul, hero.souls), "points": points_words(hero.souls - 1)}


def deed_texts() -> dict[Deed, str]:
    """Return what there is to know of a deed."""
    return {
        Deed.TAKE: _("A helper carries souls of one kind only."),
        Deed.DROP: _("All that the helper carries, onto its card."),
        Deed.GIVE: _("To its own chief on the same card: a pile is worth one point less than its souls."),
        Deed.SCARE: _(
            "All souls here, carried ones too, go back into the supply; the helper steps on, and the card is"
            " laid here."
        ),
        Deed.STEAL: _("What a helper of another colour carries; only once a turn."),
    }


# ---------------------------------------------------------------------- what lies there


def what_lies(state: State, place: Place, names: Sequence[str]) -> Lines:
    """Return what lies at a place, in words."""
    if place.kind in CARD:
        return tuple(_drawn(state))
    match place.kind:
        case Kind.CELL:
            return tuple(_cell(state, place.cell))
        case Kind.SOULS:
            lying = dict(state.pyramid.lying(place.cell)).get(place.name, 0)
            return (TipLine(souls_alone(place.name, lying), bold=True),) if lying else ()
        case Kind.HERO:
            return tuple(_hero(state, place, names))
        case Kind.LINE:
            return tuple(_line(state, place.seat))
        case Kind.PILE:
            pile = state.players[place.seat].piles[place.number]
            told = labelled(souls_alone(pile.soul, pile.souls), points_words(pile.points))
            return (TipLine(told, bold=True), TipLine(_("A pile scores one point less than it has souls.")))
        case Kind.TURN:
            return (TipLine(_("Turn the card"), bold=True),)
    return tuple(_left(state, place))


def _cell(state: State, cell: Cell) -> Iterator[TipLine]:
    souls = state.pyramid.lying(cell) if state.pyramid.paths(cell) else ()
    if souls:
        yield TipLine(_("On this card: {souls}").format(souls=all_souls_alone(souls)))


def _hero(state: State, place: Place, names: Sequence[str]) -> Iterator[TipLine]:
    hero = state.players[place.seat].hero(place.name)
    yield TipLine(labelled(names[place.seat], hero_name(place.name)), bold=True)
    if hero.soul is not None:
        yield TipLine(_("carries {souls}").format(souls=souls_words(hero.soul, hero.souls)))
    steps = STEPS[place.name]
    yield TipLine(ngettext("{number} step a turn", "{number} steps a turn", steps).format(number=steps))


def _line(state: State, seat: Seat) -> Iterator[TipLine]:
    player = state.players[seat]
    freed = sum(pile.souls for pile in player.piles)
    yield TipLine(labelled(_("Freed souls"), str(freed)))
    yield TipLine(labelled(_("Points"), str(player_points(player))))


def _drawn(state: State) -> Iterator[TipLine]:
    if state.drawn is None:
        return
    yield TipLine(labelled(_("The drawn card"), shape_name(state.drawn.shape)), bold=True)
    if state.drawn.soul is not None:
        yield TipLine(_("With it comes a soul: {soul}").format(soul=soul_label(state.drawn.soul)))


def _left(state: State, place: Place) -> Iterator[TipLine]:
    text = _("{left} of {all} left")
    match place.kind:
        case Kind.DECK:
            cards = ngettext("{number} card left", "{number} cards left", len(state.deck))
            yield TipLine(labelled(_("Deck"), cards.format(number=len(state.deck))), bold=True)
            yield from reason_lines(
                Reason(_("When its last card is laid, the game ends."), "A7.1"), refused=False
            )
        case Kind.SUPPLY:
            souls = ngettext("{number} soul left", "{number} souls left", len(state.supply))
            yield TipLine(labelled(_("Supply"), souls.format(number=len(state.supply))), bold=True)
        case Kind.SHAPE:
            left = text.format(left=state.deck.count(place.name), all=CARDS_A_SHAPE[place.name])
            yield TipLine(labelled(capital(shape_name(place.name)), left))
        case Kind.KIND:
            left = text.format(left=state.supply.count(place.name), all=SOULS_A_KIND)
            yield TipLine(labelled(soul_label(place.name), left))
