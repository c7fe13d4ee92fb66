"""The player's settings and their file; a broken file never prevents a game."""

import json
from pathlib import Path
from typing import Any, Final

from attrs import Factory, asdict, field, frozen, validators
from cattrs import ClassValidationError, Converter, transform_error

from mexica.atomic_write import write_atomically
from mexica.play.outside_text import printable, quotable, read_text, shown_path
from mexica.play.paces import NORMAL
from mexica.play.save_reader import parse_json
from mexica.play.strict_decoding import MOST_FAULTS, bound_collections
from mexica.shell.new_game import SeatChoice
from mexica.texts import _, told_error

SCALES: Final = (0.8, 1.0, 1.25, 1.5, 1.75, 2.0)
CONTRASTS: Final = ("normal", "high")
VOLUMES: Final = (0.0, 0.4, 0.7, 1.0)
LARGEST: Final = 100_000  # bytes; with the setups of three games there are about 1,700
TOO_LARGE: Final = 1_000_000  # for any whole number
LONGEST_CAUSE: Final = 300  # characters
ANY_GAME: Final = ""  # the key of a setup from when settings did not name the game


@frozen
class LastSetup:
    """The last choices for a new game; `first` is None for a draw."""

    seats: tuple[SeatChoice, ...] = ()
    first: int | None = None
    variants: tuple[str, ...] = ()


@frozen
class Settings:
    """The settings. A new one is a field here and a row in `settings_rows.py`, and if a table reads it a
    property of `MatchSettings` in `play/host.py`.

    `scale` is the size of texts and of what belongs to them, buttons and panels, over the usual one.

    `contrast` is one of CONTRASTS; with "high", texts and marks stand out for weak eyes.

    `pace` is the seconds for which an action of the computer is shown.

    `window` is the last size of the window, in the desktop's units, when it was neither full screen nor
    `maximised`. Its place is left to the desktop.

    Volumes go from 0 to 1; `music_in_background` applies while another window has the focus. `game` is the
    key of the game that the start screen offers; `last_setups` has the last setup of each game by its key.
    `keys` are the presses that the player has set, by the names of what they do.

    `language` is a code such as "fr", or empty for the system's language.
    """

    language: str = ""
    pace: float = field(default=NORMAL, validator=(validators.ge(0), validators.le(10)))
    motion: bool = True
    ask_before_end: bool = True
    marks_of_others: bool = True
    previews: bool = True
    fullscreen: bool = False
    scale: float = field(default=1.0, validator=(validators.ge(SCALES[0]), validators.le(SCALES[-1])))
    contrast: str = field(default=CONTRASTS[0], validator=validators.in_(CONTRASTS))
    muted: bool = False
    effects_volume: float = field(default=0.7, validator=(validators.ge(0), validators.le(1)))
    music_volume: float = field(default=0.7, validator=(validators.ge(0), validators.le(1)))
    music_in_background: bool = False
    window: tuple[int, int] | None = None
    maximised: bool = False
    game: str = ""
    last_setups: dict[str, LastSetup] = Factory(dict)
    keys: dict[str, tuple[str, ...]] = Factory(dict)

    @property
    def high_contrast(self) -> bool:
        """Whether texts and marks stand out for weak eyes."""
        return self.contrast == "high"

    def last_setup(self, game: str) -> LastSetup:
        """Return the last choices for a new game of the game with this key."""
        return self.last_setups.get(game, self.last_setups.get(ANY_GAME, LastSetup()))


def _strict_bool(value: object, _type: type) -> bool:
    if not isinstance(value, bool):
        raise ValueError(_("{value} is neither true nor false").format(value=repr(value)))
    return value


def _whole_number(value: Any, _type: type) -> int:
    number = int(value)
    if abs(number) >= TOO_LARGE:
        raise ValueError(_("a number is too large"))
    return number


def _converter() -> Converter:
    converter = Converter()
    converter.register_structure_hook(bool, _strict_bool)
    converter.register_structure_hook(int, _whole_number)
    converter.register_structure_hook(str, lambda value, _type: printable(str(value)))
    bound_collections(converter)
    return converter


def read(path: Path) -> tuple[Settings, str | None]:
    """Return the settings in this file, or the defaults and a sentence on what is wrong with it."""
    try:
        data = parse_json(read_text(path, LARGEST))
        if not isinstance(data, dict):
            return Settings(), _broken(path, _("it holds no settings"))
        return _converter().structure(_upgraded(data), Settings), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), _broken(path, told_error(error))
    except (ClassValidationError, ExceptionGroup) as error:
        return Settings(), _broken(path, "; ".join(transform_error(error)[:MOST_FAULTS]))
    except (ValueError, RecursionError) as error:
        return Settings(), _broken(path, str(error))


def _upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """Return data of an older version as this version writes it.

    Setups are kept by game instead of a single one, and with any number of variants instead of one.
    """
    if "last_setup" in data:
        older = {key: value for key, value in data.items() if key != "last_setup"}
        data = {"last_setups": {ANY_GAME: data["last_setup"]}, **older}
    setups = data.get("last_setups")
    if not isinstance(setups, dict):
        return data
    return {**data, "last_setups": {key: _with_variants(setup) for key, setup in setups.items()}}


def _with_variants(setup: Any) -> Any:
    if not isinstance(setup, dict) or "variant" not in setup:
        return setup
    older = {key: value for key, value in setup.items() if key != "variant"}
    return {"variants": [setup["variant"]] if setup["variant"] else [], **older}


def _broken(path: Path, cause: str) -> str:
    return _("The settings in {file} cannot be used ({cause}), so the defaults apply.").format(
        file=shown_path(path), cause=quotable(cause, LONGEST_CAUSE)
    )


def write(path: Path, settings: Settings) -> None:
    """Write the settings to this file; raises OSError."""
    text = json.dumps(asdict(settings), indent=2, ensure_ascii=False) + "\n"
    write_atomically(path, text.encode())
