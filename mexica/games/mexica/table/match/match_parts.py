"""The parts of a match of Mexica."""

from collections.abc import Callable
from functools import partial

import pygame

from mexica.games.mexica import rules
from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.table.bar.commands_and_keys import FLOORS_HELD, MexicaCommand
from mexica.games.mexica.table.hint.mexica_hint import mexica_hint
from mexica.games.mexica.table.match.board_steps import BoardSteps
from mexica.games.mexica.table.match.event_sounds import mood
from mexica.games.mexica.table.match.lesson_clicks import places_to_click
from mexica.games.mexica.table.match.match_overlays import MatchOverlays
from mexica.games.mexica.table.match.match_record import Record, Session
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.match.table_picture import TablePicture
from mexica.games.mexica.table.match.turn_controls import TurnControls
from mexica.games.mexica.table.record.board_picture import board_picture
from mexica.games.mexica.table.record.record_words import WORDS
from mexica.games.mexica.table.review.mexica_review import REVIEW
from mexica.play.host import Host
from mexica.shell.match.own_parts import OwnParts


def match_parts(
    host: Host[Record],
    record: Record,
    moved_on: Callable[[bool], None],
    end_turn: Callable[[], None] | None = None,
) -> OwnParts:
    """Return the parts of a match; `end_turn` is called instead of ending the turn."""
    table = Table(Session(rules, record), host, moved_on)
    screen = MatchView(table, host.size, host.settings.scale)
    controls = TurnControls(host, table, screen, end_turn or partial(table.do, EndTurn()))
    return OwnParts(
        table=table,
        screen=screen,
        picture=TablePicture(table, screen),
        controls=controls,
        steps=BoardSteps(table, screen, controls.displayed),
        hint=mexica_hint(table),
        words=WORDS,
        board_picture=partial(board_picture, table),
        reviewing=REVIEW,
        overlays=MatchOverlays(table, host),
        mood=_mood,
        places_to_click=partial(places_to_click, table, screen),
        while_looking=(MexicaCommand.FLAT_VIEW,),
        passing=(MexicaCommand.FLAT_VIEW,),
        watch=partial(_show_floors, table, screen),
        living=table.lake,
    )


def _mood(state: State, scoring: bool) -> str:
    return mood(state, scoring=scoring)


def _show_floors(table: Table, screen: MatchView, event: pygame.Event) -> bool:
    """Show the floors of every temple while a key is held; without the focus none counts as held."""
    if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED}:
        table.show_floors = False
    elif event.type in {pygame.KEYDOWN, pygame.KEYUP} and event.key in FLOORS_HELD:
        table.show_floors = event.type == pygame.KEYDOWN
        screen.note_change()
        return True
    return False
