"""A bot that fails, or is not installed any more, is told; somebody else plays on, and nothing is lost."""

import pygame
import pytest

from mexica.drawing.seats_panel import SeatsPanel
from mexica.games.mexica.table.match.match_record import SAVES
from tests.bots import Site, wanderer
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.playing import new_game

FAILING = wanderer().replace("return self.random.choice(legal_actions(state))", "return 1 / 0")


def told(driver: Driver) -> str:
    """What the question says that is asked once the bot was to place its Pilli."""
    driver.until(lambda: driver.scene is not driver.match)
    return " ".join(driver.texts())


def bots_found(driver: Driver) -> None:
    driver.until(lambda: driver.app.context.bots.finished)


@pytest.mark.parametrize("installed", [True, False])
def test_a_bot_that_cannot_play_is_replaced_by_whom_the_player_chooses(
    site: Site, driver, installed: bool
) -> None:
    if installed:
        site.install(FAILING, package="failing")
    made = driver(new_game("wanderer", "person"))
    made.app.context.bots.begin()
    bots_found(made)
    why = "failed (ZeroDivisionError" if installed else "no bot of this name is installed"
    assert why in told(made)
    made.widget("Choose who plays")
    assert isinstance(made.overlay, SeatsPanel)
    assert ("Wanderer" in made.texts()) == installed
    assert made.overlay.line_shown(0) == (
        "Wanderer: Does anything." if installed else "The bot “wanderer”, which is not installed."
    )
    made.widget("Macehualli")
    made.widget("Play on")
    made.until(lambda: len(made.actions) == 1)
    assert made.match.record.players[0].kind == "beginner"


def test_whoever_waits_keeps_the_game_as_it_is_and_tries_again_by_a_click(site: Site, driver) -> None:
    module = site.install(FAILING, package="mended")
    made = driver(new_game("wanderer", "person"))
    assert "failed (ZeroDivisionError" in told(made)
    made.widget("Wait")
    assert made.match.record.players[0].kind == "wanderer"
    assert SAVES.decode(SAVES.encode(made.match.record)) == made.match.record
    module.write_text(wanderer() + "\n# mended\n", encoding="utf-8")
    made.click("C5")
    made.until(lambda: len(made.actions) == 1)


def test_bots_share_a_button_of_the_players_panel(site: Site, driver) -> None:
    for number, name in enumerate(["First", "Second"]):
        source = wanderer().replace('"Wanderer"', f'"{name}"')
        site.install(source, kind=f"bot-{number}", package=f"panel_bot_{number}")
    made = driver(new_game("person", "beginner"))
    made.app.context.bots.begin()
    bots_found(made)
    made.key(pygame.K_ESCAPE)
    made.widget("Players")
    kinds = []
    for label in ("First", "First", "Second"):
        made.widget(label)
        kinds.append(made.match.record.players[0].kind)
    assert kinds == ["bot-0", "bot-1", "bot-0"]


def test_a_save_with_a_bot_that_is_gone_opens() -> None:
    record = new_game("gone", "person")
    assert SAVES.decode(SAVES.encode(record)).players[0].kind == "gone"
