"""Undo at the table: the whole turn by one key, whose turns it takes back, why it cannot be used."""

import json

import pygame

from mexica.games.mexica import rules
from mexica.games.mexica.rules import parse
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import SAVES, Session
from mexica.play.commands import Command
from tests.games.mexica.table.driving import Driver
from tests.games.mexica.table.match.test_session import PROPOSED
from tests.games.mexica.table.playing import PLACED, record


def toast(made: Driver) -> str:
    return made.match.table.announcements.text


def tip(made: Driver, asked: Command) -> list[str]:
    made.move(made.match.bar.places[asked].center)
    made.wait(2.0)
    return [line.text for line in screen_look.tips(made.match.table)]


def test_undo_that_takes_the_computers_turns_back_says_so_and_is_one_step(alone):
    before = alone.state
    alone.do("end")
    alone.until(lambda: alone.match.table.person_acts)
    alone.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert alone.state == before
    assert toast(alone) == "Turns taken back: Black, Grey and Sand."


def test_a_whole_turn_is_taken_back_by_one_key(alone):
    before = alone.state
    alone.do("canal C5", "take", "canal D11 E11")
    alone.key(pygame.K_BACKSPACE, pygame.KMOD_LCTRL)
    assert alone.state == before
    assert toast(alone) == ""


def test_a_grey_undo_says_why(driver):
    made = driver(record(*PLACED[:2], kinds=("person", "person")))
    made.key(pygame.K_SPACE)
    ended = "The turn before was ended; with several people at the table it stands."
    assert tip(made, Command.UNDO) == ["Undo (Ctrl+Z)", ended]
    assert tip(made, Command.REDO) == ["Redo (Ctrl+Y)", "Nothing was taken back."]
    made.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert toast(made) == ended


def test_before_the_first_action_there_is_nothing_to_take_back(driver):
    made = driver(record())
    assert tip(made, Command.UNDO) == ["Undo (Ctrl+Z)", "There is nothing to take back yet."]


def test_a_proposal_goes_back_with_the_turn_but_not_after_another_person_has_answered() -> None:
    session = Session(rules, SAVES.decode(json.loads(PROPOSED.read_text("utf-8"))))
    session.apply(parse("decline"))
    session.apply(parse("take"))
    assert session.undo_turn() == 1
