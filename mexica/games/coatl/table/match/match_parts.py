"""The parts of a match of Cóatl."""

from collections.abc import Callable
from functools import partial
from typing import Final

from mexica.games.coatl import rules
from mexica.games.coatl.table.bar.commands_and_keys import CoatlCommand
from mexica.games.coatl.table.hint.coatl_hint import HINT
from mexica.games.coatl.table.match.board_steps import BoardSteps
from mexica.games.coatl.table.match.event_sounds import mood
from mexica.games.coatl.table.match.lesson_clicks import LessonClicks
from mexica.games.coatl.table.match.match_overlays import MatchOverlays
from mexica.games.coatl.table.match.match_record import Record, Session
from mexica.games.coatl.table.match.match_view import MatchView
from mexica.games.coatl.table.match.table import Table
from mexica.games.coatl.table.match.table_picture import TablePicture
from mexica.games.coatl.table.match.turn_controls import TurnControls
from mexica.games.coatl.table.record.board_picture import board_picture
from mexica.games.coatl.table.record.record_words import words
from mexica.games.coatl.table.review.coatl_review import REVIEW
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.shell.match.own_parts import OwnParts

_WHILE_LOOKING: Final = frozenset({CoatlCommand.SORT, CoatlCommand.COURTS, Command.TURN, Command.TURN_BACK})


def match_parts(host: Host[Record], record: Record, moved_on: Callable[[bool], None]) -> OwnParts:
    """Return the parts of a match."""

    def note_move(scored: bool) -> None:
        if table.session.person_decides:
            table.turned_to = None
        moved_on(scored)

    table = Table(Session(rules, record), host, note_move)
    screen = MatchView(table, host.size, host.settings.scale)
    overlays = MatchOverlays(table, host, lambda: screen.view)
    return OwnParts(
        table=table,
        screen=screen,
        picture=TablePicture(table, screen),
        controls=TurnControls(host, table, screen, overlays),
        steps=BoardSteps(table, screen),
        hint=HINT,
        words=words(table.viewing),
        board_picture=partial(board_picture, table),
        reviewing=REVIEW,
        overlays=overlays,
        mood=lambda state, _scoring: mood(state),
        places_to_click=LessonClicks(table, screen).next_places,
        while_looking=_WHILE_LOOKING,
        passing=(CoatlCommand.SORT,),
    )
