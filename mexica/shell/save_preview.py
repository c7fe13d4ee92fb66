"""The chosen save beside the list: a picture of its position, the players, and its stage."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import pygame

from mexica.drawing.colours import FAINT, INK, RED
from mexica.drawing.fonts import in_lines
from mexica.shell.art import Art
from mexica.shell.game_protocol import AnyGame, Summary
from mexica.shell.new_game import SeatChoice
from mexica.shell.picture_loader import PictureLoader
from mexica.shell.saves import Entry, Saves
from mexica.texts import _, pgettext

SHAPE: Final = 16 / 9  # of the picture
RIM: Final = 3  # units, like the rest
LETTERS: Final = 20
SMALL: Final = 17
LINE: Final = 26
STAGE: Final = 46  # from the picture to the players
SEAT: Final = 42
SIGN: Final = 32

Key = tuple[Path, float] | None


def when(saved: float) -> str:
    """Return a time, given in seconds since 1970, as text; one outside the calendar is unknown."""
    try:
        # Translators: %Y is the year, %m the month, %d the day, %H and %M hours and minutes
        return datetime.fromtimestamp(saved).strftime(pgettext("date and time", "%Y-%m-%d %H:%M"))
    except (ValueError, OverflowError, OSError):
        return _("date unknown")


def date_of(entry: Entry) -> str:
    """Return when a save was last changed, as text; empty for an example that came with the program."""
    return "" if entry.kind == "shipped" else when(entry.saved)


class SavePreview:
    """Shows one save, or the game in progress if none is chosen; a thread reads the files."""

    def __init__(
        self, saves: Saves, in_progress: tuple[AnyGame, Any] | None, art: Art, place: pygame.Rect
    ) -> None:
        self._saves = saves
        self._in_progress = in_progress
        self._art, self.place = art, place
        self._frame = pygame.Rect(place.topleft, (place.width, round(place.width / SHAPE)))
        self._entry: Entry | None = None
        self._pictures: dict[str, Callable[[Any], pygame.Surface]] = {}  # by the key of the game
        self._loader = PictureLoader(self._begin_drawing, self._read)
        self.show(None)

    def _read(self, key: Key) -> tuple[AnyGame, Any]:
        """Return the game of a save and its position; it runs in a thread."""
        if key is None:
            assert self._in_progress is not None
            game, record = self._in_progress
        else:
            game = self._saves.game_in(key[0])
            record = game.load(key[0])
        return game, game.position(record)

    def _begin_drawing(self) -> Callable[[tuple[AnyGame, Any]], pygame.Surface]:
        """Load the drawing of the game that is shown, which takes a while."""
        if game := self._game:
            self._pictures_of(game)
        return lambda read: self._pictures_of(read[0])(read[1])

    def _pictures_of(self, game: AnyGame) -> Callable[[Any], pygame.Surface]:
        if game.key not in self._pictures:
            self._pictures[game.key] = game.pictures(self._inside.size)
        return self._pictures[game.key]

    @property
    def _game(self) -> AnyGame | None:
        """The game that is shown."""
        if self._entry is not None:
            return self._entry.game
        return self._in_progress[0] if self._in_progress else None

    @property
    def _inside(self) -> pygame.Rect:
        rim = 2 * self._px(RIM)
        return self._frame.inflate(-rim, -rim)

    def _px(self, units: float) -> int:
        return round(units * self._art.per_unit)

    @property
    def picture(self) -> pygame.Surface | None:
        """The picture that is shown, once it is drawn."""
        drawn = self._loader.get(_key(self._entry))
        return drawn if isinstance(drawn, pygame.Surface) else None

    @property
    def fault(self) -> str:
        """Why there is no picture; empty if there is one or one is coming."""
        if self._entry is not None and self._entry.fault:
            return self._entry.fault
        drawn = self._loader.get(_key(self._entry))
        return drawn if isinstance(drawn, str) else ""

    def show(self, entry: Entry | None) -> None:
        """Show this save from now on."""
        self._entry = entry
        if entry.summary is not None if entry is not None else self._in_progress is not None:
            self._loader.ask_only(_key(entry))

    def update(self) -> bool:
        """Return whether a picture was finished."""
        return self._loader.update()

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next `update`, None for never."""
        return self._loader.next_wake

    def close(self) -> None:
        """Cancel the picture not drawn yet."""
        self._loader.close()

    # --- picture ---

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture and the texts below it."""
        if self._entry is None and self._in_progress is None:
            return
        field = self._art.surface("field", self._frame.size)
        surface.blit(field, self._frame, special_flags=pygame.BLEND_PREMULTIPLIED)
        if self.picture is not None:
            surface.blit(self.picture, self._inside)
            pygame.draw.rect(surface, RED, self._inside.inflate(2, 2), max(1, self._px(2)))
        elif self.fault:
            self._draw_fault(surface)
        below = pygame.Rect(self.place.left, self._frame.bottom, self.place.width, self._px(STAGE))
        if self._entry is None:
            self._write(surface, _("The game in progress"), below, INK, bold=True)
            return
        self._write_right(surface, date_of(self._entry), below)
        if self._entry.summary is not None and self._entry.game is not None:
            self._write(surface, self._saves.stage(self._entry), below, INK, bold=True)
            self._draw_seats(surface, self._entry.game, self._entry.summary, below)

    def _draw_fault(self, surface: pygame.Surface) -> None:
        room = self._inside.width - 2 * self._px(LETTERS)
        lines = in_lines(self.fault, lambda text: self._art.fonts.width(text, self._px(LETTERS)) <= room)
        lines = lines[: self._inside.height // self._px(LINE)]
        top = self._frame.centery - len(lines) * self._px(LINE) // 2
        for number, line in enumerate(lines):
            text = self._art.fonts.fitted(line, self._px(LETTERS), room, RED)
            where = text.get_rect(midtop=(self._frame.centerx, top + number * self._px(LINE)))
            surface.blit(text, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_seats(
        self, surface: pygame.Surface, game: AnyGame, summary: Summary, below: pygame.Rect
    ) -> None:
        line = pygame.Rect(below.left, below.bottom, below.width, self._px(SEAT))
        for seat, (_name, points) in zip(summary.seats, summary.players, strict=False):
            self._draw_seat(surface, game, seat, points, line)
            line.top += line.height

    def _draw_seat(
        self, surface: pygame.Surface, game: AnyGame, seat: SeatChoice, points: int, line: pygame.Rect
    ) -> None:
        picture = next((colour.picture for colour in game.colours if colour.key == seat.colour), "")
        sign = self._art.icon(picture, self._px(SIGN), game.art)
        surface.blit(sign, sign.get_rect(midleft=line.midleft))
        kinds = {kind.key: kind.label for kind in game.kinds}
        rest = line.inflate(-self._px(SIGN + 12), 0)
        rest.right = line.right
        many = self._write_right(surface, str(points), rest, INK, bold=True)
        kind = pygame.Rect(0, line.top, self._px(150), line.height)
        kind.right = rest.right - max(many, self._px(40)) - self._px(12)
        self._write(surface, kinds.get(seat.kind, seat.kind), kind, FAINT)
        name = pygame.Rect(rest.left, line.top, kind.left - rest.left - self._px(12), line.height)
        self._write(surface, seat.name, name, INK, bold=True)

    def _write(
        self,
        surface: pygame.Surface,
        text: str,
        place: pygame.Rect,
        colour: tuple[int, int, int],
        *,
        bold: bool = False,
    ) -> None:
        words = self._art.fonts.fitted(text, self._px(LETTERS if bold else SMALL), place.width, colour, bold)
        where = words.get_rect(midleft=place.midleft)
        surface.blit(words, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _write_right(
        self,
        surface: pygame.Surface,
        text: str,
        place: pygame.Rect,
        colour: tuple[int, int, int] = FAINT,
        *,
        bold: bool = False,
    ) -> int:
        """Write to the right end of a place; returns the width of the text."""
        words = self._art.fonts.text(text, self._px(LETTERS if bold else SMALL), colour, bold)
        where = words.get_rect(midright=place.midright)
        surface.blit(words, where, special_flags=pygame.BLEND_PREMULTIPLIED)
        return words.width


def _key(entry: Entry | None) -> Key:
    return None if entry is None else (entry.path, entry.saved)
