"""Progress: a bar on a terminal, lines elsewhere, and a hint if the package for the bar is missing."""

import io
import re
import sys

import pytest

from mexica.arena import progress as shown
from mexica.arena.progress import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal as the error stream; not a fixture, as pytest sets its own stream after fixtures."""
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    return stream


def test_a_terminal_gets_a_bar_that_says_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = terminal(monkeypatch)
    with progress("tune", 6, done=2) as advance:
        for _ in range(4):
            advance("generation 1 of 3")
    plain = re.sub(r"\x1b\[[\d;?]*[a-zA-Z]", "", stream.getvalue())
    assert re.search(r"tune ━+ 6/6 generation 1 of 3 0:00:\d\d left 0:00:00", plain)


def test_without_the_bar_the_extra_is_named_and_the_games_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = terminal(monkeypatch)
    monkeypatch.setitem(sys.modules, "rich", None)
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    with progress("arena", 1) as advance:
        advance("")
    assert stream.getvalue() == "For a progress bar: pip install 'mexica[arena]'\n"


def test_the_built_program_names_no_extra_for_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = terminal(monkeypatch)
    monkeypatch.setitem(sys.modules, "rich", None)
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with progress("arena", 1) as advance:
        advance("")
    assert stream.getvalue() == ""


def test_elsewhere_a_line_comes_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter([0.0, 10.0, 40.0, 50.0, 200.0])
    monkeypatch.setattr(shown.time, "monotonic", lambda: next(clock))
    with progress("arena", 20, done=10) as advance:
        for note in ("", "", "", "last"):
            advance(note)
    assert capsys.readouterr().err.splitlines() == [
        "arena: 12 of 20 games, about 2 min 40 s left",
        "arena: 14 of 20 games, last, about 5 min 0 s left",
    ]
