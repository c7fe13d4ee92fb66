"""An old Python gets a clear message instead of a syntax error."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from old_python import put_pythonpath_last, refuse_old_python

from tests.build_scripts.conftest import SCRIPTS

# what Python 3.4 or 2.7 cannot read
NEW_SYNTAX = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.arg, ast.AsyncFunctionDef)


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 4, 0), (3, 10, 13)])
def test_an_old_python_is_turned_away(version: tuple[int, int, int]) -> None:
    with pytest.raises(SystemExit) as ended:
        refuse_old_python("play.py", version)
    assert f"needs Python 3.11 or newer and this is Python {version[0]}.{version[1]}" in str(ended.value)
    assert str(ended.value).endswith(" play.py.")


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0, 0)])
def test_a_newer_one_is_let_through(version: tuple[int, int, int]) -> None:
    refuse_old_python("play.py", version)


@pytest.mark.parametrize("script", ["play.py", "test.py", "old_python.py"])
def test_old_pythons_can_read_it(script: str) -> None:
    text = (SCRIPTS / script).read_bytes().decode("ascii")
    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, NEW_SYNTAX) or (isinstance(node, ast.arg) and node.annotation is None)
        assert getattr(node, "returns", None) is None


@pytest.mark.parametrize("script", ["play.py", "test.py"])
def test_nothing_new_is_imported_before_the_python_is_known(script: str) -> None:
    before, _, after = (SCRIPTS / script).read_text(encoding="ascii").partition("refuse_old_python(__file__)")
    assert "import environment" in after
    assert [line for line in before.splitlines() if line.startswith(("import", "from"))] == [
        "import os",
        "import sys",
        "from old_python import put_pythonpath_last, refuse_old_python",
    ]


def test_what_pythonpath_names_is_looked_into_last(tmp_path: Path) -> None:
    own, standard, named = (str(tmp_path / name) for name in ("own", "standard", "named"))
    paths = [own, named, standard]
    put_pythonpath_last(paths, os.pathsep.join(["", named]))
    assert paths == [own, standard, named]


@pytest.mark.parametrize("script", ["play.py", "test.py", "package.py"])
def test_a_module_of_pythonpath_stands_in_for_none_of_python(script: str, tmp_path: Path) -> None:
    (tmp_path / "re.py").write_text("raise SystemExit('shadowed')", encoding="ascii")
    lines = (SCRIPTS / script).read_text(encoding="ascii").partition("if __name__")[0]
    (tmp_path / "script.py").write_text(
        lines.replace("__file__", repr(str(SCRIPTS / script))), encoding="ascii"
    )
    settings = {**os.environ, "PYTHONPATH": str(tmp_path)}
    subprocess.run([sys.executable, "-P", tmp_path / "script.py"], env=settings, check=True)
