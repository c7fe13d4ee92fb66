"""The display of a match: over the position, on the buttons of the bar, at the mouse."""

from attrs import evolve

from mexica.drawing.tip_box import TipLine
from mexica.games.coatl.rules.events import PieceJoined, SerpentBegun, SerpentFinished
from mexica.games.coatl.table.bar.bar_looks import looks, names
from mexica.games.coatl.table.bar.button_tips import button_lines
from mexica.games.coatl.table.bar.commands_and_keys import Request
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.match_look import card_levels, court_look, without_previews
from mexica.games.coatl.table.input.others_marks import mark_lines
from mexica.games.coatl.table.input.tips import place_lines, what_lies
from mexica.games.coatl.table.input.words import piece_name
from mexica.games.coatl.table.match.table import Table
from mexica.games.coatl.table.match.usable_requests import usable_requests
from mexica.shell.match.bar_state import switched_on
from mexica.shell.match.button_looks import ButtonLook, CommandsNow, Pointer
from mexica.shell.match.place_tips import lines_at_mouse
from mexica.shell.match.seat_looks import seat_lines
from mexica.shell.match.usable_commands import why_barred
from mexica.texts import capital


def look(table: Table, view: CourtView) -> CourtLook:
    """Return what the view shows over the state."""
    marks = tuple(mark for mark, _events in table.marks)
    over = CourtLook(seats=table.seats_now, marks=marks)
    if table.looks_back:
        over = evolve(over, chosen=_acted_on(table), pointed=table.mouse.place)
    elif not table.motion.running:
        over = court_look(table.session.state, table.shown_hand, table.mouse.place, table.eyes, over)
        over = over if table.previews else without_previews(over)
        over = evolve(over, pointed=None) if table.mouse.covered else over
    return _moving(table, over, view)


def _moving(table: Table, over: CourtLook, view: CourtView) -> CourtLook:
    backdrop = table.motion.backdrop
    if backdrop is None:
        return over
    levels = over.levels or card_levels(backdrop.state, table.eyes)
    over = evolve(over, levels=levels, hidden=backdrop.hidden, resting=backdrop.resting)
    return evolve(over, moving=table.motion.figures(view.layout))


def _acted_on(table: Table) -> frozenset[Place]:
    """The serpents that the last action before the position looked at has changed."""
    last = table.looking.last
    return frozenset(
        places.lane(event.seat, event.serpent)
        for event in (() if last is None else last.events)
        if isinstance(event, SerpentBegun | PieceJoined | SerpentFinished)
    )


# ------------------------------------------------------------------ the bar


def button_looks(table: Table) -> dict[Request, ButtonLook]:
    """Return how the buttons of the bar look."""
    hand = table.shown_hand
    usable = usable_requests(table, hand)
    commands = CommandsNow(usable, switched_on(table), table.keys.caps, names(hand))
    return looks(hand, table.mouse.pointer, commands)


def grey_looks(table: Table) -> dict[Request, ButtonLook]:
    """Return how the buttons look while nothing can be done."""
    hand = Hand()
    return looks(hand, Pointer(), CommandsNow(frozenset(), switched_on(table), table.keys.caps, names(hand)))


# ------------------------------------------------------------------ tips


def tips(table: Table) -> tuple[TipLine, ...]:
    """Return the lines of the tip at the mouse, empty for no tip."""
    hand = table.shown_hand
    return lines_at_mouse(
        table,
        button=lambda: _button_tip(table, hand),
        part=lambda: _part_tip(table),
        place=lambda: _place_tip(table, hand),
    )


def _button_tip(table: Table, hand: Hand) -> tuple[TipLine, ...]:
    asked = table.mouse.over
    usable = asked in usable_requests(table, table.hand)
    return button_lines(asked, hand, table.keys, usable=usable, why=why_barred(table, asked))


def _part_tip(table: Table) -> tuple[TipLine, ...]:
    piece = table.mouse.part
    return () if piece is None else (TipLine(capital(piece_name(piece)), bold=True),)


def _place_tip(table: Table, hand: Hand) -> tuple[TipLine, ...]:
    """What a click would do is told at once while something is held, all else when the mouse rests."""
    place, state = table.mouse.place, table.looking.state
    if place is None:
        return ()
    holds = hand.holding.source is not None and table.previews
    if not (holds or table.mouse.rested):
        return ()
    if table.looks_back or hand.state is None:
        told = what_lies(state, place, table.eyes, table.names)
    else:
        told = place_lines(state, hand, place, table.eyes, table.names)
    if place.kind is Kind.LINE:
        told = (*told, *seat_lines(table.seats[place.seat])[1:])
    return (*told, *mark_lines(table.marks, place, table.names, table.eyes)) if table.mouse.rested else told
