"""Letters of many scripts: which can be drawn, and by which of the faces that come with pygame_gui.

Nearly every text is drawn by NotoSans alone. Letters that it lacks, as in a player's name, are drawn by a
face of their script; the built program comes without the largest of these. What no face has or what is no
letter never reaches one: some of it makes them fail.
"""

import unicodedata
from contextlib import suppress
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pygame
from attrs import frozen
from pygame import Surface

from mexica.drawing.colours import Colour
from mexica.resources import damage, for_pygame, note_damage

STAND_IN: Final = "?"
_LATIN_END: Final = 0x250  # NotoSans has all Latin letters before this one
_SIGNS: Final = frozenset("–—‘’“”„…•−")  # noqa: RUF001  # exactly these signs
_NEVER_DRAWN: Final = frozenset(("Cc", "Cf", "Co", "Cs"))  # categories of characters, as the next
_UNSEEN: Final = frozenset(("Cc", "Cf", "Mn", "Me"))  # none of these is missed where it is left out


@frozen
class Script:
    """The face of some letters, and how they are joined: by which rules (ISO 15924), in which direction.

    `face` is the name of its files, with `{}` for Regular and Bold.
    """

    face: str
    joined: str = ""
    leftward: bool = False

    def file(self, bold: bool) -> Path:
        """Return the file of the face."""
        return _folder() / self.face.format("Bold" if bold else "Regular")

    def font(self, size: int, bold: bool) -> pygame.font.Font:
        """Return the face with letters of this height in pixels."""
        try:
            font = pygame.font.Font(for_pygame(self.file(bold)), size)
        except (OSError, pygame.error) as error:
            raise damage(self.file(bold), error) from error
        with suppress(pygame.error):  # a pygame that cannot join letters puts them side by side
            if self.joined:
                font.set_script(self.joined)
            if self.leftward:
                font.set_direction(pygame.DIRECTION_RTL)
        return font


@cache
def _folder() -> Path:
    found = find_spec("pygame_gui")  # which is slow to import
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "data"


MAIN: Final = Script("NotoSans-{}.ttf")
_EASTERN: Final = (Script("NotoSansSC-{}.otf"), Script("NotoSansJP-{}.otf"), Script("NotoSansKR-{}.ttf"))
_OTHERS: Final = {  # by the first word of the letters' names
    "HEBREW": (Script("NotoSansHebrew-{}.ttf", "Hebr", leftward=True),),
    "ARABIC": (Script("NotoSansArabic-{}.ttf", "Arab", leftward=True),),
    "GEORGIAN": (Script("NotoSansGeorgian-{}.ttf"),),
    "HANGUL": _EASTERN[-1:],
    **dict.fromkeys(
        ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "FULLWIDTH", "IDEOGRAPHIC"), _EASTERN
    ),
}


def face_files() -> tuple[Path, ...]:
    """Return the files of the main face, the regular and the bold one first."""
    return tuple(_folder() / MAIN.face.format(face) for face in ("Regular", "Bold", "Italic", "BoldItalic"))


def legible(text: str, stand_in: str = STAND_IN) -> str:
    """Return the text as one line of what can be drawn.

    The stand-in takes the place of each letter that no face has, such as emoji; what is not seen is left out.
    """
    return text if text.isascii() and text.isprintable() else _legible(text, stand_in)


def is_plain(text: str) -> bool:
    """Return whether all of the text can be drawn by the main face."""
    return (text.isascii() and text.isprintable()) or (
        legible(text) == text and all(script is MAIN for script, _ in _parts(text))
    )


@lru_cache(maxsize=1000)
def _legible(text: str, stand_in: str) -> str:
    return "".join(_drawn(letter, stand_in) for letter in unicodedata.normalize("NFC", text))


def _drawn(letter: str, stand_in: str) -> str:
    if letter.isspace():
        return " "
    category = unicodedata.category(letter)
    if category not in _NEVER_DRAWN and _script(letter) is not None:
        return letter
    return "" if category in _UNSEEN else stand_in


@cache
def _script(letter: str) -> Script | None:
    """The first script whose face has this letter, None if there is none."""
    if ord(letter) < _LATIN_END or letter in _SIGNS:
        return MAIN
    others = _OTHERS.get(unicodedata.name(letter, "").partition(" ")[0], ())
    return next((script for script in (MAIN, *others) if _has(script, letter)), None)


def _has(script: Script, letter: str) -> bool:
    face = _face_with_metrics(script)
    return face is not None and face.get_metrics(letter)[0] is not None


@cache
def _face_with_metrics(script: Script) -> Any:
    """The face in the module that knows which letters it lacks, None if it was left out or cannot be read.

    The bold one has the same letters. The module is slow to load, and with more than two faces at a time.
    """
    import pygame.freetype  # noqa: PLC0415

    if script is not MAIN and not script.file(bold=False).exists():
        return None
    pygame.freetype.init()
    try:
        return pygame.freetype.Font(script.file(bold=False).open("rb"), 12)
    except (OSError, SystemError, pygame.error) as error:  # SystemError: a file of another kind
        note_damage(damage(script.file(bold=False), error))
        return None


@lru_cache(maxsize=1000)
def _parts(text: str) -> tuple[tuple[Script, str], ...]:
    """A legible text in parts of one script each."""
    if text.isascii():
        return ((MAIN, text),)
    parts: list[tuple[Script, str]] = [(MAIN, "")]
    for letter in text:
        last, before = parts[-1]
        script = MAIN if letter == " " else _script(letter) or MAIN
        if unicodedata.category(letter)[0] == "M" and _has(last, letter):
            script = last  # a mark belongs to the letter before
        elif script.leftward and before == " " and len(parts) > 1 and parts[-2][0] is script:
            # words of a script that runs to the left are in one part, for their order
            parts.pop()
            last, before = script, parts[-1][1] + " "
        if script is last:
            parts[-1] = script, before + letter
        else:
            parts.append((script, letter))
    return tuple(parts if parts[0][1] or len(parts) == 1 else parts[1:])


class Letters:
    """Letters of one height in pixels, regular or bold, of every script."""

    def __init__(self, size: int, bold: bool) -> None:
        self._size, self._bold = size, bold
        self._fonts: dict[Script, pygame.font.Font] = {}
        self.width = lru_cache(maxsize=500)(self._width)

    def _font(self, script: Script) -> pygame.font.Font:
        if script not in self._fonts:
            self._fonts[script] = script.font(self._size, self._bold)
        return self._fonts[script]

    def _width(self, text: str) -> int:
        """How many pixels wide the text is."""
        return sum(self._font(script).size(part)[0] for script, part in _parts(legible(text)))

    def draw(self, text: str, colour: Colour | pygame.Color) -> Surface:
        """Return the text as a surface."""
        parts, main = _parts(legible(text)), self._font(MAIN)
        if len(parts) == 1 and parts[0][0] is MAIN and self.width(text):
            return main.render(parts[0][1], True, colour)
        whole = Surface((self.width(text), main.get_height()), pygame.SRCALPHA)
        left = 0
        for script, part in parts:
            font = self._font(script)
            width = font.size(part)[0]
            if width:  # pygame refuses to draw what has none
                whole.blit(font.render(part, True, colour), (left, main.get_ascent() - font.get_ascent()))
            left += width
        return whole
