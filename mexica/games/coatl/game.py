"""Cóatl as a game in the box: the shell's `Game`."""

from collections.abc import Callable
from typing import Final

from pygame import Surface

from mexica.drawing.seat_colour_names import seat_colour_name
from mexica.games.coatl.ai.levels import levels
from mexica.games.coatl.guide import guide
from mexica.games.coatl.lessons import lessons
from mexica.games.coatl.puzzles import puzzles
from mexica.games.coatl.rule_texts import rule_chapters
from mexica.games.coatl.rules.material import FEWER_BODIES
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.bar.commands_and_keys import KEYS, names
from mexica.games.coatl.table.match.match_record import (
    COLOURS,
    FEWER,
    NO_TOKENS,
    PROMO,
    SAVES,
    Record,
    new_record,
    variants_of,
)
from mexica.play.host import Host
from mexica.play.record import PlayerInfo
from mexica.play.round_check import stage_after
from mexica.resources import resource
from mexica.shell.game_protocol import GameSounds
from mexica.shell.match.own_parts import OwnParts
from mexica.shell.new_game import Choice, NewGame, Variants
from mexica.shell.table_game import Draw, GameChoices, GameTable, GameTexts, TableGame
from mexica.texts import _

POETS: Final = ("Ayocuan", "Cacamatzin", "Temilotzin", "Macuilxochitzin")
"""The poets of the Nahua after whom computers are named."""


def _colours() -> tuple[Choice, ...]:
    """The four colours of C2.4; each has a sign of its own on its shield."""
    return tuple(Choice(colour, seat_colour_name(colour), picture=f"shield_{colour}") for colour in COLOURS)


def _variants(seats: int) -> Variants:
    """The options of C11; fewer body segments are for two or three players."""
    without = Choice(
        NO_TOKENS, _("No sacrifice tokens"), _("Simpler, for a first game: nobody has sacrifice tokens.")
    )
    promo = Choice(PROMO, _("Promo cards"), _("Six more prophecies and five more temples."))
    fewer = Choice(FEWER, _("Fewer segments"), _("Shorter: the bag holds fewer body segments."))
    choices = (without, promo, fewer) if seats in FEWER_BODIES else (without, promo)
    return Variants(_("Variants"), choices, several=True)


def _record(players: tuple[PlayerInfo, ...], choice: NewGame) -> Record:
    return new_record(players, choice.first, choice.seed, choice.variants)


def _match_parts(
    host: Host[Record],
    record: Record,
    moved_on: Callable[[bool], None],
    end_turn: Callable[[], None] | None = None,
) -> OwnParts:
    """The parts of a match; a turn ends by the action that ends it."""
    from mexica.games.coatl.table.match.match_parts import match_parts  # noqa: PLC0415  # slow to import

    return match_parts(host, record, moved_on)


def _guide_pictures(size: tuple[int, int]) -> Callable[[str], Surface]:
    from mexica.games.coatl.table.pictures import guide_pictures  # noqa: PLC0415  # slow to import

    return guide_pictures.guide_pictures(size)


def _pictures(size: tuple[int, int]) -> Draw:
    from mexica.games.coatl.table.pictures.court_pictures import RecordPictures  # noqa: PLC0415  # slow to import

    return RecordPictures(size).draw


COATL: Final = TableGame(
    saves=SAVES,
    sounds=GameSounds(
        resource("sounds", "coatl.json"),
        start_mood="court",
        volume_sample="piece_joined",
        unmuted="turn_began",
    ),
    choice=GameChoices(
        colours=_colours,
        levels=levels,
        variants=_variants,
        names=POETS,
        seed=lambda: _("Deal"),
        record=_record,
        played=variants_of,
    ),
    texts=GameTexts(guide=guide, rules=rule_chapters, lessons=lessons, puzzles=puzzles),
    table=GameTable(
        match_parts=_match_parts,
        guide_pictures=_guide_pictures,
        pictures=_pictures,
        keys=KEYS,
        names=names,
        stage=stage_after(Phase.KEEPING.value),
    ),
)
"""Cóatl as a game in the box."""
