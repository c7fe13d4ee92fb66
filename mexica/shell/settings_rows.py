"""What the settings screen offers: its pages, the rows on them, and the choices in each row."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from attrs import frozen

from mexica.play.commands import WindowCommand
from mexica.play.key_map import WINDOW_KEYS
from mexica.play.paces import PACES
from mexica.shell import language
from mexica.shell.game_protocol import GameSounds
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings import CONTRASTS, SCALES, VOLUMES
from mexica.shell.settings_control import SettingsControl
from mexica.texts import _, pgettext

Values = Iterable[tuple[Any, str]]


@frozen
class Choice:
    """A button of a row: its text, what it does, and whether it is what is chosen now."""

    text: str
    take: Callable[[], None]
    chosen: bool = False


@frozen
class Row:
    """A setting, or a way to a screen of its own."""

    label: str
    choices: tuple[Choice, ...]


@frozen
class Page:
    """Rows that belong together."""

    title: str
    rows: tuple[Row, ...]


class SettingsRows:
    """Makes the pages for the settings as they are now; each choice takes effect at once."""

    def __init__(
        self,
        context: ScreenContext,
        control: SettingsControl,
        sounds: GameSounds,
        open_keys: Callable[[], None],
    ) -> None:
        """`open_keys` opens the screen of the keys."""
        self._context = context
        self._control = control
        self._open_keys = open_keys
        # the effects that demonstrate a choice
        self._samples: Final = {"effects_volume": sounds.volume_sample, "muted": sounds.unmuted}

    def pages(self) -> tuple[Page, ...]:
        """Return all pages."""
        return (
            Page(_("Display"), self._display()),
            Page(_("Game"), self._play()),
            Page(_("Sound"), self._sound()),
        )

    def _display(self) -> tuple[Row, ...]:
        languages = (language.SYSTEM, _("System")), *((c, language.own_name(c)) for c in language.codes())
        return (
            self._row(_("Language"), "language", languages),
            self._row(_("Size of texts and buttons"), "scale", _scales()),
            self._row(_("Contrast"), "contrast", _contrasts()),
            self._row(self._named(WindowCommand.FULLSCREEN, _("Full screen")), "fullscreen", _on_off()),
            self._row(_("Animations"), "motion", _on_off()),
        )

    def _play(self) -> tuple[Row, ...]:
        paces = zip(PACES, (_("At once"), _("Fast"), _("Normal"), _("Slow")), strict=True)
        return (
            self._row(_("Computer speed"), "pace", paces),
            self._row(_("Ask before ending a turn too early"), "ask_before_end", _yes_no()),
            self._row(_("Marks of the others' turns"), "marks_of_others", _on_off()),
            self._row(_("Highlights and previews"), "previews", _on_off()),
            Row(_("Keys and game pad"), (Choice(_("Change"), self._open_keys),)),
        )

    def _sound(self) -> tuple[Row, ...]:
        return (
            self._row(
                self._named(WindowCommand.SOUND, _("Sound")), "muted", ((False, _("On")), (True, _("Off")))
            ),
            self._row(_("Effects"), "effects_volume", _volumes()),
            self._row(_("Music"), "music_volume", _volumes()),
            self._row(_("Music while another window is active"), "music_in_background", _yes_no()),
        )

    def _row(self, label: str, setting: str, values: Values) -> Row:
        now = getattr(self._context.settings, setting)
        change = partial(partial, self._change, setting)
        return Row(label, tuple(Choice(text, change(value), value == now) for value, text in values))

    def _named(self, asked: WindowCommand, name: str) -> str:
        """Return a name with the key that does the same on every screen."""
        return WINDOW_KEYS.changed(self._context.settings.keys).named(asked, name)

    def _change(self, setting: str, value: Any) -> None:
        if setting == "fullscreen":
            if value != self._context.fullscreen:
                self._control.toggle_fullscreen()
            return
        self._control.change(**{setting: value})
        if sample := self._samples.get(setting):
            self._context.sound.play(sample)


def _yes_no() -> Values:
    return (True, _("Yes")), (False, _("No"))


def _on_off() -> Values:
    return (True, _("On")), (False, _("Off"))


def _scales() -> Values:
    return ((scale, _("{number}%").format(number=round(100 * scale))) for scale in SCALES)


def _contrasts() -> Values:
    return zip(CONTRASTS, (pgettext("contrast", "Normal"), pgettext("contrast", "High")), strict=True)


def _volumes() -> Values:
    return zip(VOLUMES, (pgettext("volume", "Off"), _("Quiet"), _("Medium"), _("Loud")), strict=True)
