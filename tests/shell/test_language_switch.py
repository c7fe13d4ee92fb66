"""Another language is spoken at once by whatever is shown."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mexica import texts
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.play.commands import Command
from mexica.resources import shipped_saves
from mexica.shell import language
from tests.pseudo_language import MARK, Pseudo, noting_drawn
from tests.shell.hands import Hands

# names of players, in a lesson those of their colours, which stay as they are; of levels and of languages
NAMES = re.compile(
    r"Citlali|Axayacatl|Tizoc|Itzcoatl|Macehualli|Calpullec|Cihuacoatl|Tlatoani|English|Français|Polski"
    r"|Player \d|Red|Black|Ctrl\+\w+|\d+\.\d+\.\d+"
)
WORDS = re.compile(r"[A-Za-z]{2}")

Opening = Callable[[Hands], object]


def in_match(command: Command) -> Opening:
    def opening(hands: Hands) -> None:
        hands.play(SAVES.load(shipped_saves() / "In the second period.json"))
        hands.step()
        hands.scene.windows.open(command)

    return opening


def lesson(hands: Hands) -> None:
    hands.app.navigation.open_lesson(hands.game, hands.game.lessons(), 0)


SCREENS: dict[str, Opening] = {
    "start": lambda hands: hands.app.navigation.go_start(),
    "lessons": lambda hands: hands.app.navigation.open_lessons(hands.game),
    "statistics": lambda hands: hands.app.navigation.open_statistics(hands.game),
    "settings": lambda hands: hands.app.navigation.open_settings(hands.game),
    "saves": lambda hands: hands.open_saves(None),
    "setup": lambda hands: hands.app.navigation.open_setup(hands.game),
    "menu": in_match(Command.MENU),
    "keys": in_match(Command.KEYS),
    "standings": in_match(Command.STANDINGS),
    "players": in_match(Command.PLAYERS),
    "result": lambda hands: hands.play(SAVES.load(shipped_saves() / "A finished game.json")),
    "lesson": lesson,
}


@pytest.fixture
def _english() -> Iterator[None]:
    yield
    texts.use(language._catalogue(language.ENGLISH))


@pytest.mark.usefixtures("_english")
@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_shown_is_told_in_the_language_chosen_now(
    screen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    hands = Hands(tmp_path)
    hands.play(SAVES.load(shipped_saves() / "In the second period.json"))  # for the start screen
    hands.step()
    hands.app.navigation.go_start()
    hands.step()
    SCREENS[screen](hands)
    hands.step()
    monkeypatch.setattr(language, "use", lambda _code: texts.use(Pseudo()))
    with noting_drawn(monkeypatch) as drawn:
        hands.app.control.change(language="fr")
        hands.step()
        hands.app.stack.draw(hands.app.window.surface)
    told = {NAMES.sub("", text) for text in drawn if MARK not in text}
    assert {text for text in told if WORDS.search(text)} == set()
