"""The display of a match: over the position, on the buttons of the bar, at the mouse."""

from mexica.drawing.tip_box import TipLine
from mexica.games.aztekz.rules import State
from mexica.games.aztekz.rules.actions import DropSouls, GiveSouls, ScareSouls, StealSouls, TakeSouls
from mexica.games.aztekz.rules.state import Phase
from mexica.games.aztekz.table.bar.bar_looks import looks, names
from mexica.games.aztekz.table.bar.button_tips import button_lines
from mexica.games.aztekz.table.bar.commands_and_keys import Request
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.input.match_look import hand_look, without_previews
from mexica.games.aztekz.table.input.others_marks import mark_lines
from mexica.games.aztekz.table.input.tips import action_lines, place_lines, what_lies
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.match.usable_requests import usable_requests
from mexica.games.aztekz.table.motions.motion_look import moving_look
from mexica.games.aztekz.table.panels.turn_words import is_last_cards, must_step_off
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Kind, Place
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid
from mexica.shell.match.bar_state import switched_on
from mexica.shell.match.button_looks import ButtonLook, CommandsNow, Pointer
from mexica.shell.match.place_tips import lines_at_mouse
from mexica.shell.match.seat_looks import seat_lines
from mexica.shell.match.usable_commands import why_barred
from mexica.texts import _

_DEEDS = TakeSouls | DropSouls | GiveSouls | ScareSouls | StealSouls


def seen(table: Table) -> SeenPyramid:
    """Return what is drawn of that state."""
    if (backdrop := table.motion.backdrop) is not None:
        return backdrop.seen
    return table.seen(table.looking.state)


def look(table: Table, view: PyramidView) -> PyramidLook:
    """Return what the view shows over the state."""
    state = table.shown_state
    over = PyramidLook(
        seats=table.seats_now,
        marks=tuple(mark for mark, _events in table.marks),
        last_cards=is_last_cards(state) and state.turn.phase is Phase.TURNS,
        note=note(table),
        nobody_moves=table.stopped,
        pointed=table.mouse.place,
    )
    if not (table.looks_back or table.motion.running):
        hand, caps = table.shown_hand, dict(table.keys.caps)
        over = hand_look(hand, table.mouse.place, table.mouse.part, over, caps)
        over = over if table.previews else without_previews(over)
    return table.fires.over(moving_look(table.motion, over, view.layout))


def note(table: Table) -> str:
    """Return what is written above the drawn card: what can be done with it."""
    hand = table.shown_hand
    if hand.offers is None or table.looks_back:
        return ""
    if hand.card:
        return _("Click a lit place")
    if must_step_off(hand.offers.state):
        return _("First step off")
    return _("Click it to lay it") if hand.offers.places else _("It fits nowhere now")


# ------------------------------------------------------------------ the bar


def button_looks(table: Table) -> dict[Request, ButtonLook]:
    """Return how the buttons of the bar look."""
    hand = table.shown_hand
    commands = CommandsNow(usable_requests(table, hand), switched_on(table), table.keys.caps, names())
    return looks(hand, table.mouse.pointer, commands)


def grey_looks(table: Table) -> dict[Request, ButtonLook]:
    """Return how the buttons look while nothing can be done."""
    return looks(Hand(), Pointer(), CommandsNow(frozenset(), switched_on(table), table.keys.caps, names()))


# ------------------------------------------------------------------ tips


def tips(table: Table) -> tuple[TipLine, ...]:
    """Return the lines of the tip at the mouse, empty for no tip."""
    hand = table.shown_hand
    return lines_at_mouse(
        table,
        button=lambda: _button_tip(table, hand),
        part=lambda: _deed_tip(table, hand),
        place=lambda: _place_tip(table, hand),
    )


def _button_tip(table: Table, hand: Hand) -> tuple[TipLine, ...]:
    asked = table.mouse.over
    usable = asked in usable_requests(table, table.hand)
    return button_lines(asked, hand, table.keys, usable=usable, why=why_barred(table, asked))


def _deed_tip(table: Table, hand: Hand) -> tuple[TipLine, ...]:
    deed = table.mouse.part
    if hand.state is None or not isinstance(deed, _DEEDS):
        return ()
    return action_lines(hand.state, deed, table.names)


def _place_tip(table: Table, hand: Hand) -> tuple[TipLine, ...]:
    """What a click would do is told at once while something is held, all else when the mouse rests."""
    place, state = table.mouse.place, table.shown_state
    if place is None:
        return ()
    rested = table.mouse.rested
    if table.looks_back or table.motion.running or hand.state is None:
        told = what_lies(state, place, table.names) if rested else ()
    else:
        told = place_lines(state, hand, place, table.names, rested=rested) if table.previews or rested else ()
    if place.kind is Kind.LINE and rested:
        told = (*seat_lines(table.seats[place.seat]), *told)
    return (*told, *mark_lines(table.marks, _marked_at(state, place), table.names)) if rested else told


def _marked_at(state: State, place: Place) -> Place:
    """The place with the marks of what a thing has to do with: the card on which it is, else itself."""
    match place.kind:
        case Kind.HERO:
            return places.on(state.players[place.seat].hero(place.name).at)
        case Kind.SOULS:
            return places.on(place.cell)
    return place
