"""Each long check starts, shows what it found and holds in a small sample of it."""

import random
import re
import sys
from itertools import chain

import pygame
import pytest
from pygame_gui import UIManager

from tests.force import __main__ as force
from tests.force import bounds
from tests.force.storm_events import Events


def force_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints, once it has found nothing wrong."""
    code = force.main(words)
    printed = capsys.readouterr().out
    assert code == 0, printed
    return printed


def test_a_whole_game_agrees_with_the_oracle_after_every_action(capsys: pytest.CaptureFixture[str]):
    words = ["--games", "1", "--from-seed", "11", "--greedy", "0", "--every", "1", "--processes", "1"]
    printed = force_of(capsys, "games", *words)
    assert "random, 3" in printed
    assert "0 of 1 games failed" in printed.splitlines()[-1]


def test_a_whole_game_of_coatl_agrees_with_its_oracle(capsys: pytest.CaptureFixture[str]):
    words = ["--game", "coatl", "--games", "2", "--greedy", "0", "--processes", "1"]
    printed = force_of(capsys, "games", *words)
    assert re.search(r"serpents +tokens", printed)
    assert "0 of 2 games failed" in printed.splitlines()[-1]


def test_what_fails_is_shown_with_the_command_that_plays_it_again(capsys, monkeypatch):
    monkeypatch.setattr("tests.games.mexica.properties.checks.ALL_TOKENS", [])
    words = ["--games", "1", "--from-seed", "11", "--greedy", "0", "--every", "40", "--processes", "1"]
    assert force.main(["games", *words]) == 1
    printed = capsys.readouterr().out
    assert "AssertionError" in printed
    assert "games --greedy 0 --games 1 --from-seed 11 --seats 3 --every 1" in printed
    assert "1 of 1 games failed" in printed.splitlines()[-1]


def test_all_ends_in_one_table_and_fails_if_one_of_them_does(capsys, monkeypatch):
    answers = {"games": (0, "0 of 2 games failed"), "storm": (1, "the window closed")}
    monkeypatch.setattr(force, "COMMANDS", dict.fromkeys(answers))
    monkeypatch.setattr(force, "passed_on", lambda command: answers[command[-1]])
    assert force.everything() == 1
    results = capsys.readouterr().out.partition("== results\n")[2].splitlines()
    assert [row.split()[:2] for row in results] == [["games", "holds"], ["storm", "FAILS"]]
    assert results[1].endswith("the window closed")


def test_a_command_is_passed_on_line_by_line_with_its_code_and_last_line(capsys):
    script = "import sys; print('one'); print('two'); print(); sys.exit(3)"
    assert force.passed_on([force.sys.executable, "-c", script]) == (3, "two")
    assert capsys.readouterr().out == "one\ntwo\n\n"


def test_damaged_saves_are_loaded_as_they_were_played_or_refused_in_a_sentence(capsys):
    printed = force_of(capsys, "saves", "--files", "100")
    assert "0 of 100 damaged saves read wrongly" in printed
    assert re.search(r"'refused': \d\d", printed)
    assert re.search(r"'loads': \d", printed)
    assert re.search(r"'journal: loads': \d\d", printed)


def test_a_save_that_is_read_wrongly_is_told_with_its_seed(capsys, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_SECONDS", -1)
    assert force.main(["saves", "--files", "1", "--from-seed", "7"]) == 1
    printed = capsys.readouterr().out
    assert "it took 0.0 s" in printed
    assert "python -m tests.force saves --files 1 --from-seed 7" in printed


def test_the_engine_answers_odd_lines_and_goes_on(capsys):
    printed = force_of(capsys, "engine", "--dialogues", "12")
    assert re.search(r"0 of 12 dialogues failed; \d\d\d lines, \d\d+ refused", printed)


def test_the_program_starts_with_damaged_settings(capsys):
    printed = force_of(capsys, "settings", "--files", "25")
    assert re.search(r"0 of 25 damaged settings failed; \d\d told as faulty", printed)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not report memory in this way")
def test_a_short_storm_with_resizes_breaks_nothing_and_gives_its_memory_back(capsys):
    words = ["--events", "80", "--warm-up", "0", "--resizes", "8"]
    printed = force_of(capsys, "storm", *words)
    assert "0 faults in 80 events with 8 resizes" in printed.splitlines()[-1]


def test_what_happens_in_a_storm_follows_from_its_seed():
    pygame.display.init()
    pygame.font.init()
    widgets = UIManager((1024, 700))

    def events(seed: int) -> list[pygame.Event]:
        maker = Events(random.Random(seed))
        return list(chain.from_iterable(maker.some(widgets, (1024, 700)) for _ in range(300)))

    assert events(1) == events(1)
    assert events(1) != events(2)
    kinds = {event.type for event in events(1)}
    assert kinds >= {
        pygame.MOUSEBUTTONDOWN,
        pygame.KEYDOWN,
        pygame.TEXTINPUT,
        pygame.MOUSEWHEEL,
        pygame.DROPBEGIN,
    }


def test_histories_are_tried(capsys):
    printed = force_of(capsys, "histories", "--histories", "1", "--steps", "4")
    assert "0 faults in 25 histories of each of mexica, nim" in printed.splitlines()[-1]
