"""The parts of a match of Aztekz."""

from collections.abc import Callable
from functools import partial

from mexica.games.aztekz import rules
from mexica.games.aztekz.table.hint.aztekz_hint import aztekz_hint
from mexica.games.aztekz.table.match.board_steps import BoardSteps
from mexica.games.aztekz.table.match.event_sounds import mood
from mexica.games.aztekz.table.match.lesson_clicks import LessonClicks
from mexica.games.aztekz.table.match.match_overlays import MatchOverlays
from mexica.games.aztekz.table.match.match_record import Record, Session
from mexica.games.aztekz.table.match.match_view import MatchView
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.match.table_picture import TablePicture
from mexica.games.aztekz.table.match.turn_controls import TurnControls
from mexica.games.aztekz.table.record.board_picture import board_picture
from mexica.games.aztekz.table.record.record_words import WORDS
from mexica.games.aztekz.table.review.aztekz_review import aztekz_review
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.shell.match.own_parts import OwnParts


def match_parts(host: Host[Record], record: Record, moved_on: Callable[[bool], None]) -> OwnParts:
    """Return the parts of a match."""
    table = Table(Session(rules, record), host, moved_on)
    screen = MatchView(table, host.size, host.settings.scale)
    overlays = MatchOverlays(table, host)
    return OwnParts(
        table=table,
        screen=screen,
        picture=TablePicture(table, screen),
        controls=TurnControls(host, table, screen, overlays),
        steps=BoardSteps(table, screen),
        hint=aztekz_hint(table),
        words=WORDS,
        board_picture=partial(board_picture, table),
        reviewing=aztekz_review(table),
        overlays=overlays,
        mood=lambda state, _scoring: mood(state),
        places_to_click=LessonClicks(table, screen).next_places,
        while_looking=(),
        passing=(Command.TURN, Command.TURN_BACK),
        living=table.fires,
    )
