"""Aztekz as a game in the box: the shell's `Game`."""

from collections.abc import Callable
from typing import Final

from pygame import Surface

from mexica.drawing.seat_colour_names import seat_colour_name
from mexica.games.aztekz.ai.levels import levels
from mexica.games.aztekz.guide import guide
from mexica.games.aztekz.lessons import lessons
from mexica.games.aztekz.puzzles import puzzles
from mexica.games.aztekz.rule_texts import rule_chapters
from mexica.games.aztekz.rules.state import Phase
from mexica.games.aztekz.table.bar.commands_and_keys import KEYS, names
from mexica.games.aztekz.table.match.match_record import COLOURS, SAVES, Record, new_record
from mexica.play.host import Host
from mexica.play.record import PlayerInfo
from mexica.play.round_check import stage_after
from mexica.resources import resource
from mexica.shell.game_protocol import GameSounds
from mexica.shell.match.own_parts import OwnParts
from mexica.shell.new_game import Choice, NewGame
from mexica.shell.table_game import Draw, GameChoices, GameTable, GameTexts, TableGame
from mexica.texts import _

TRADERS: Final = ("Yacatecuhtli", "Tepoztecatl", "Cozcatecuhtli", "Quauhtlehua")
"""The names of computers."""


def _colours() -> tuple[Choice, ...]:
    """The four colours of A2.1; each has a sign of its own on the shields of its heroes."""
    return tuple(Choice(colour, seat_colour_name(colour), picture=f"shield_{colour}") for colour in COLOURS)


def _record(players: tuple[PlayerInfo, ...], choice: NewGame) -> Record:
    return new_record(players, choice.first, choice.seed)


def _match_parts(
    host: Host[Record],
    record: Record,
    moved_on: Callable[[bool], None],
    end_turn: Callable[[], None] | None = None,
) -> OwnParts:
    """The parts of a match; a turn ends by the action that ends it."""
    from mexica.games.aztekz.table.match.match_parts import match_parts  # noqa: PLC0415  # slow to import

    return match_parts(host, record, moved_on)


def _guide_pictures(size: tuple[int, int]) -> Callable[[str], Surface]:
    from mexica.games.aztekz.table.pictures import guide_pictures  # noqa: PLC0415  # slow to import

    return guide_pictures.guide_pictures(size)


def _pictures(size: tuple[int, int]) -> Draw:
    from mexica.games.aztekz.table.pictures.pyramid_pictures import RecordPictures  # noqa: PLC0415  # slow to import

    return RecordPictures(size).draw


AZTEKZ: Final = TableGame(
    saves=SAVES,
    sounds=GameSounds(
        resource("sounds", "aztekz.json"),
        start_mood="torches",
        volume_sample="card_laid",
        unmuted="turn_began",
    ),
    choice=GameChoices(
        colours=_colours,
        levels=levels,
        names=TRADERS,
        seed=lambda: _("Deck"),
        record=_record,
    ),
    texts=GameTexts(guide=guide, rules=rule_chapters, lessons=lessons, puzzles=puzzles),
    table=GameTable(
        match_parts=_match_parts,
        guide_pictures=_guide_pictures,
        pictures=_pictures,
        keys=KEYS,
        names=names,
        stage=stage_after(Phase.STARTING.value),
    ),
)
"""Aztekz as a game in the box."""
