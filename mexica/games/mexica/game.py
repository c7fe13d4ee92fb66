"""Mexica as a game in the box: the shell's `Game`."""

from collections.abc import Callable
from typing import Final

from pygame import Surface

from mexica.drawing.seat_colour_names import seat_colour_name
from mexica.games.mexica.ai.levels import levels
from mexica.games.mexica.guide import guide
from mexica.games.mexica.lessons import lessons
from mexica.games.mexica.puzzles import puzzles
from mexica.games.mexica.rule_texts import rule_chapters
from mexica.games.mexica.rules import Setup
from mexica.games.mexica.rules.material import COLOURS
from mexica.games.mexica.table.bar.command_words import names
from mexica.games.mexica.table.bar.commands_and_keys import KEYS
from mexica.games.mexica.table.match.match_record import (
    NEUTRAL_FLOORS,
    NEUTRAL_SEATS,
    SAVES,
    Check,
    Record,
    new_record,
)
from mexica.play.host import Host
from mexica.play.record import PlayerInfo
from mexica.resources import resource
from mexica.shell.game_protocol import GameSounds
from mexica.shell.match.own_parts import OwnParts
from mexica.shell.new_game import Choice, NewGame, Variants
from mexica.shell.table_game import Draw, GameChoices, GameTable, GameTexts, TableGame
from mexica.texts import _, ngettext

RULERS: Final = ("Itzcoatl", "Axayacatl", "Tizoc", "Ahuitzotl")
"""The rulers of Tenochtitlan after whom computers are named."""


def _colours() -> tuple[Choice, ...]:
    """The four colours of R2.5; the roofs of their temples are their signs."""
    return tuple(Choice(colour, seat_colour_name(colour), picture=f"roof_{colour}") for colour in COLOURS)


def _variants(seats: int) -> Variants:
    """The floors of the neutral temples with two players (R2.7, R2.8)."""
    if seats != NEUTRAL_SEATS:
        return Variants()
    hints = {
        20: _("Ten neutral temples with 20 floors count in every ranking, but score for nobody."),
        24: _("Harder: the ten neutral temples have 24 floors, so first places are dearer."),
        28: _("Hardest: the ten neutral temples have 28 floors; most districts will be contested."),
    }
    choices = (
        Choice(str(n), ngettext("{floors} floor", "{floors} floors", n).format(floors=n), hints[n])
        for n in NEUTRAL_FLOORS
    )
    return Variants(_("Neutral temples"), tuple(choices))


def _played(setup: Setup) -> tuple[str, ...]:
    floors = sum(setup.neutral.values())
    return (str(floors),) if floors else ()


def _record(players: tuple[PlayerInfo, ...], choice: NewGame) -> Record:
    floors = int(choice.variants[0]) if choice.variants else NEUTRAL_FLOORS[0]
    return new_record(players, choice.first, choice.seed, floors)


def _match_parts(
    host: Host[Record],
    record: Record,
    moved_on: Callable[[bool], None],
    end_turn: Callable[[], None] | None = None,
) -> OwnParts:
    from mexica.games.mexica.table.match.match_parts import match_parts  # noqa: PLC0415  # slow to import

    return match_parts(host, record, moved_on, end_turn)


def _guide_pictures(size: tuple[int, int]) -> Callable[[str], Surface]:
    from mexica.games.mexica.table.pictures.guide_pictures import GuidePictures  # noqa: PLC0415  # slow to import

    return GuidePictures(size).draw


def _pictures(size: tuple[int, int]) -> Draw:
    from mexica.games.mexica.table.pictures.board_pictures import RecordPictures  # noqa: PLC0415  # slow to import

    return RecordPictures(size).draw


def _stage(check: Check) -> str:
    if check.phase == "over":
        return _("Finished")
    if not check.round:
        return _("Beginning")
    return _("Period {period}, round {round}").format(period=check.period, round=check.round)


MEXICA: Final = TableGame(
    saves=SAVES,
    sounds=GameSounds(
        resource("sounds", "mexica.json"), start_mood="lake", volume_sample="bridge", unmuted="turn_began"
    ),
    choice=GameChoices(
        colours=_colours,
        levels=levels,
        variants=_variants,
        names=RULERS,
        seed=lambda: _("Island"),
        record=_record,
        played=_played,
    ),
    texts=GameTexts(guide=guide, rules=rule_chapters, lessons=lessons, puzzles=puzzles),
    table=GameTable(
        match_parts=_match_parts,
        guide_pictures=_guide_pictures,
        pictures=_pictures,
        keys=KEYS,
        names=names,
        stage=_stage,
    ),
)
"""Mexica as a game in the box."""
