"""The line that shows how far an install is."""

import io

import pytest
from progress import Progress


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_one_line_is_rewritten_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    stream = Terminal()
    progress = Progress(stream, "Setting up", 4)
    progress.step(1, "a-long-name")
    progress.step(4, "b")
    progress.end()
    shown = stream.getvalue().split("\r")
    assert [line.rstrip() for line in shown] == [
        "",
        "Setting up [#####---------------] 1 of 4: a-long-name",
        "Setting up [####################] 4 of 4: b",
    ]
    assert {len(line.rstrip("\n")) for line in shown[1:]} == {59}


def test_a_narrow_terminal_is_never_overrun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    stream = Terminal()
    Progress(stream, "Setting up", 4).step(1, "a-long-name")
    assert stream.getvalue() == "\rSetting up [#####--"


def test_a_file_gets_a_line_for_each_step() -> None:
    stream = io.StringIO()
    progress = Progress(stream, "Setting up", 2)
    progress.step(1, "a")
    progress.step(1, "a")
    progress.step(3, "b")
    progress.end()
    assert stream.getvalue() == "Setting up: 1 of 2: a\nSetting up: 2 of 2: b\n"
