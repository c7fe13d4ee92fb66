"""What is open at the table speaks the language that is chosen."""

from mexica.games.mexica.table.match import screen_look
from mexica.play.commands import Command
from tests.games.mexica.table.playing import new_game


def test_the_buttons_of_the_bar_speak_another_language_at_once(alone):
    assert screen_look.button_looks(alone.match.table)[Command.END].name == "End turn"
    alone.app.control.change(language="fr")
    assert screen_look.button_looks(alone.match.table)[Command.END].name == "Fin du tour"


def test_the_banner_is_told_in_the_language_chosen_while_it_is_shown(driver):
    made = driver(new_game("person", "person", "person"))
    assert made.overlay.text == "Black: your turn"
    made.app.control.change(language="fr")
    made.step()
    assert made.overlay.text == "Black\u00a0: à vous de jouer"
    made.app.control.change(language="en")
