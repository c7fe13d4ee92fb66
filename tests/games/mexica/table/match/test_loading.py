"""Loading a save: replayed once on its way into the match and back into the autosave, and without pygame."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.table.match.match_record import SAVES, Session
from mexica.resources import shipped_saves
from tests.games.mexica.table.driving import Driver

FINISHED = shipped_saves() / "A finished game.json"


def test_a_save_is_replayed_once_for_the_match_and_the_autosave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, applied, apply = Driver(tmp_path), [], rules.apply
    monkeypatch.setattr(rules, "apply", lambda *asked: applied.append(asked[1]) or apply(*asked))
    driver.app.navigation.load(Path(shutil.copy(FINISHED, tmp_path)))  # an example is not kept
    autosave = driver.app.saves.folder / "auto" / "autosave-1.json"
    driver.until(autosave.exists)
    driver.close()
    assert autosave.read_bytes() == FINISHED.read_bytes()
    assert [str(action) for action in applied] == json.loads(FINISHED.read_text("utf-8"))["actions"]


def test_what_is_played_on_is_saved_without_a_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(rules, SAVES.load(shipped_saves() / "In the second period.json"))
    session.apply(rules.legal_actions(session.state)[0])
    monkeypatch.setattr(rules, "apply", None)
    assert SAVES.encode(session.record)["actions"] == [str(action) for action in session.actions]


def test_a_save_is_loaded_and_played_on_without_pygame() -> None:
    code = f"""
import sys
sys.modules["pygame"] = sys.modules["pygame_gui"] = None
from pathlib import Path
from mexica.games.mexica import rules
from mexica.games.mexica.table.match.match_record import SAVES, Session
session = Session(rules, SAVES.load(Path({str(FINISHED)!r})))
print(session.finished, session.undo(), session.length)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    length = len(SAVES.load(FINISHED).actions)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"True 1 {length}\n", "")
