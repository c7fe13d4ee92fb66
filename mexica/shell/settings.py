"""The player's settings: read from a file, written to it, never in the way of a game."""

import json
from pathlib import Path
from typing import Any, Final

from attrs import asdict, field, frozen, validators
from cattrs import ClassValidationError, Converter, transform_error

from mexica.play.paces import NORMAL
from mexica.shell.atomic_write import write_atomically
from mexica.shell.protocols import SeatChoice
from mexica.texts import _

VOLUMES: Final = (0.0, 0.4, 0.7, 1.0)


@frozen
class LastSetup:
    """What was chosen on the start screen last; `first` is None for a draw."""

    seats: tuple[SeatChoice, ...] = ()
    first: int | None = None
    variant: str = ""


@frozen
class Settings:
    """The settings; `pace` is the seconds for an action of the computer.

    `window` is the last size in pixels of the window when it was neither full screen nor `maximised`.

    Volumes go from 0 to 1; `music_in_background` is about another window being at work.
    """

    pace: float = field(default=NORMAL, validator=(validators.ge(0), validators.le(10)))
    motion: bool = True
    ask_before_end: bool = True
    fullscreen: bool = False
    muted: bool = False
    effects_volume: float = field(default=0.7, validator=(validators.ge(0), validators.le(1)))
    music_volume: float = field(default=0.7, validator=(validators.ge(0), validators.le(1)))
    music_in_background: bool = False
    window: tuple[int, int] | None = None
    maximised: bool = False
    last_setup: LastSetup = LastSetup()


def _strict_bool(value: object, _type: type) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is neither true nor false")
    return value


def _converter() -> Converter:
    converter = Converter()
    converter.register_structure_hook(bool, _strict_bool)
    return converter


def read(path: Path) -> tuple[Settings, str | None]:
    """Return the settings of this file, or the usual ones and a sentence on why the file will not do."""
    try:
        data: Any = json.loads(path.read_text("utf-8"))
        if not isinstance(data, dict):
            return Settings(), _broken(path, _("it does not hold settings"))
        return _converter().structure(data, Settings), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), _broken(path, error.strerror or str(error))
    except (ClassValidationError, ExceptionGroup) as error:
        return Settings(), _broken(path, "; ".join(transform_error(error)))
    except (ValueError, RecursionError) as error:
        return Settings(), _broken(path, str(error))


def _broken(path: Path, cause: str) -> str:
    return _("The settings in {file} cannot be used ({cause}), so the usual ones hold.").format(
        file=path, cause=cause
    )


def write(path: Path, settings: Settings) -> None:
    """Write the settings to this file; raises OSError where that cannot be done."""
    write_atomically(path, json.dumps(asdict(settings), indent=2, ensure_ascii=False) + "\n")
