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
    progress.step("a-long-name")
    progress.step("b")
    progress.end()
    shown = stream.getvalue().split("\r")
    assert [line.rstrip() for line in shown] == [
        "",
        "Setting up [#####---------------] 1 of 4: a-long-name",
        "Setting up [##########----------] 2 of 4: b",
    ]
    assert {len(line.rstrip("\n")) for line in shown[1:]} == {59}


def test_a_narrow_terminal_is_never_overrun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    stream = Terminal()
    Progress(stream, "Setting up", 4).step("a-long-name")
    assert stream.getvalue() == "\rSetting up [#####--"


def test_a_file_gets_a_line_for_each_step() -> None:
    stream = io.StringIO()
    notes: list[str] = []
    progress = Progress(stream, "Setting up", 2, notes.append)
    progress.show("a start", filled=0)
    progress.show("a start", filled=0)
    for step in "abc":
        progress.step(step)
    progress.end()
    assert notes == ["a start", "1 of 2: a", "2 of 2: b", "2 of 2: c"]
    assert stream.getvalue() == "".join(f"Setting up: {note}\n" for note in notes)
