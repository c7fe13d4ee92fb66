"""Environments that several starts want, or that cannot be kept in the checkout."""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import places
import pytest
from attrs import evolve

from tests.build_scripts.conftest import Checkout, assert_one_sentence, downloading

# root may write everywhere, so it gives that up
OBEYS_MODES = (
    ("setpriv", "--bounding-set", "-dac_override") if os.name == "posix" and os.geteuid() == 0 else ()
)
needs_modes = pytest.mark.skipif(
    os.name == "nt" or (bool(OBEYS_MODES) and shutil.which("setpriv") is None),
    reason="whoever runs the tests may write everywhere",
)
REFUSED_LOCKS = """
import errno, fcntl, os
real = fcntl.flock
def flock(file, how):
    if "/a checkout/" in os.readlink(f"/proc/self/fd/{file}"):
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))
    real(file, how)
fcntl.flock = flock
"""
# an environment without pip is made in a tenth of the time; test_environment.py has pip install the package
QUICK = """
import pip_install, subprocess, sys, sysconfig, virtual_environment, zipfile
STUCK = {stuck}
def make_venv(self):
    subprocess.run([sys.executable, "-I", "-m", "venv", "--without-pip", self.folder], check=True)
def install(python, pins, log, progress):
    progress.step("pebble")
    while STUCK:
        print("stuck", flush=True)
        sys.stdin.readline()
    to = sysconfig.get_path("purelib", "venv", dict(base=python.parents[1]))
    zipfile.ZipFile({wheel!r}).extractall(to)
virtual_environment.VirtualEnvironment._make_venv = make_venv
pip_install.install = install
"""
WAITS = "Setting up to try: another start is at it, this one waits: "
MADE = [
    "Setting up to try: an environment of its own",
    "Setting up to try: 1 of 1: pebble",
    "Setting up to try: done",
]


def quick(checkout: Checkout, *, stuck: bool = False) -> str:
    return QUICK.format(stuck=stuck, wheel=str(checkout.wheels / "pebble-1.0-py3-none-any.whl"))


@contextmanager
def stuck_start(checkout: Checkout, before: str) -> Iterator[subprocess.Popen[str]]:
    """A first start that hangs in the midst of installing."""
    first = checkout.popen(before=before + quick(checkout, stuck=True))
    assert first.stdout is not None
    assert first.stdout.readline() == "stuck\n"
    yield first
    first.kill()
    first.communicate()


@contextmanager
def read_only(*folders: Path) -> Iterator[None]:
    for folder in folders:
        folder.chmod(0o555)
    yield
    for folder in folders:
        folder.chmod(0o755)


@pytest.mark.parametrize(
    "before",
    [
        "",
        pytest.param(
            REFUSED_LOCKS,
            marks=pytest.mark.skipif(
                not Path("/proc/self/fd").exists(), reason="Linux tells what a file is called"
            ),
        ),
    ],
    ids=["locks", "no locks"],
)
def test_a_second_start_waits_and_goes_on_when_the_first_is_killed(checkout: Checkout, before: str) -> None:
    with stuck_start(checkout, before) as first:
        second = checkout.popen(before=before + quick(checkout))
        assert second.stderr is not None
        assert second.stderr.readline() == f"{WAITS}1 of 1: pebble\n"
        assert second.poll() is None
        first.kill()
        out, err = second.communicate()
    assert (second.returncode, out[:10]) == (7, "pebble 1.0")
    assert err.splitlines() == MADE


@pytest.mark.skipif(os.name == "nt", reason="a file that is open there is in nobody's way")
def test_a_start_waits_for_the_pip_of_one_that_was_killed(checkout: Checkout) -> None:
    """That pip would otherwise go on to write into what the next start makes."""
    with downloading(checkout) as killed:
        killed.kill()
        second = checkout.popen(before=quick(checkout))
        assert second.stderr is not None
        assert second.stderr.readline() == f"{WAITS}an environment of its own\n"
    out, err = second.communicate()
    assert (second.returncode, out[:10], err.splitlines()) == (7, "pebble 1.0", MADE)
    killed.communicate()


def test_a_start_from_a_folder_that_is_gone_gets_as_far_as_the_program(checkout: Checkout) -> None:
    before = f"{quick(checkout)}\nimport os; os.rmdir({str(checkout.elsewhere)!r})"
    assert os.path.join("pebble", "__main__.py") in checkout.start(before=before).stderr


def test_of_two_starts_at_once_one_makes_the_environment(checkout: Checkout) -> None:
    starts = [checkout.popen(before=quick(checkout)) for _ in range(2)]
    said = [start.communicate()[1].splitlines() for start in starts]
    assert [start.returncode for start in starts] == [7, 7]
    assert sorted(MADE[0] in lines for lines in said) == [False, True]
    assert len(checkout.environments) == 1


def test_a_running_program_keeps_its_environment_until_it_ends(checkout: Checkout) -> None:
    before = quick(checkout)
    running = checkout.popen("--stay", before=before)
    assert running.stdout is not None
    assert running.stdout.readline().startswith("pebble 1.0")
    used = checkout.environment

    checkout.pin("pebble==1.0", "# newer")
    assert checkout.start(before=before).returncode == 7
    assert used in checkout.environments
    assert len(checkout.environments) == 2
    if os.name == "posix":
        assert (checkout.root / ".venv-try").resolve() != used

    out, _ = running.communicate("\n")
    assert (running.returncode, out) == (7, "still there\n")
    checkout.pin("pebble==1.0", "# newest")
    assert checkout.start(before=before).returncode == 7
    assert used not in checkout.environments
    assert len(checkout.environments) == 1


def test_an_environment_of_which_a_part_was_deleted_is_made_again(checkout: Checkout) -> None:
    before = quick(checkout)
    assert checkout.start(before=before).returncode == 7
    for part in ("in-use", "complete"):
        (checkout.environment / part).unlink()
        done = checkout.start(before=before)
        assert (done.returncode, done.stderr.splitlines()) == (7, MADE)


def test_environments_of_before_they_had_a_digest_are_replaced(checkout: Checkout) -> None:
    (checkout.root / ".venv-try").mkdir()
    (checkout.root / ".venv-try" / "pyvenv.cfg").write_text("home = /usr/bin", encoding="utf-8")
    assert checkout.start(before=quick(checkout)).returncode == 7
    assert len(checkout.environments) == 1
    if os.name == "posix":
        assert (checkout.root / ".venv-try").readlink() == Path(checkout.environment.name)


@needs_modes
def test_a_read_only_checkout_is_started_from_the_users_cache(checkout: Checkout) -> None:
    before = quick(checkout)
    kept = checkout.cache / "mexica"
    with read_only(checkout.root):
        first = checkout.start(before=before, runner=OBEYS_MODES)
        assert (first.returncode, first.stderr.splitlines()) == (7, MADE)
        (made,) = kept.glob("venv-try-*")
        assert f"{checkout.elsewhere} {made}\n" in first.stdout
        again = checkout.start(before=before, runner=OBEYS_MODES)
        assert (again.returncode, again.stderr) == (7, "")
    checkout.pin("pebble==1.0", "# newer")
    with read_only(checkout.root):
        assert checkout.start(before=before, runner=OBEYS_MODES).returncode == 7
    assert not made.exists()
    assert len(list(kept.glob("venv-try-*"))) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="names are always text there")
def test_a_checkout_whose_name_is_no_text_is_started_from_the_users_cache(checkout: Checkout) -> None:
    odd = evolve(checkout, root=checkout.root.rename(checkout.root.with_name("caf\udce9")))
    done = odd.start(before=quick(odd), PYTHONPATH=str(odd.root / "build_scripts"))
    assert (done.returncode, done.stderr.splitlines()) == (7, MADE)
    assert odd.environments == []
    assert len(list((odd.cache / "mexica").glob("venv-try-*"))) == 1


@needs_modes
def test_where_neither_can_be_written_a_sentence_names_both(checkout: Checkout) -> None:
    checkout.cache.mkdir()
    with read_only(checkout.root, checkout.cache):
        done = checkout.start(runner=OBEYS_MODES)
    assert done.returncode == 1
    denied = os.strerror(errno.EACCES)
    assert_one_sentence(
        done.stderr, f"cannot be put into {checkout.root} ({denied}), nor into {checkout.cache}"
    )


@needs_modes
def test_what_was_made_in_a_checkout_serves_others_who_may_only_read_it(checkout: Checkout) -> None:
    before = quick(checkout)
    assert checkout.start(before=before).returncode == 7
    with read_only(checkout.root, checkout.environment):
        done = checkout.start(before=before, runner=OBEYS_MODES)
    assert (done.returncode, done.stderr) == (7, "")
    assert not checkout.cache.exists()


def test_tools_of_an_environment_outside_the_checkout_keep_their_files_there(tmp_path: Path) -> None:
    assert places.for_tools(tmp_path / ".venv-test", tmp_path) == {}
    kept = places.for_tools(tmp_path / "cache", tmp_path / "checkout")
    assert kept["HYPOTHESIS_STORAGE_DIRECTORY"] == str(tmp_path / "cache" / "hypothesis")
    assert f"-o cache_dir='{tmp_path / 'cache' / 'pytest-cache'}'" in kept["PYTEST_ADDOPTS"]


@pytest.mark.skipif(os.name == "nt", reason="XDG's folders are not those of Windows")
def test_the_cache_is_where_other_programs_have_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/c")
    assert places.user_cache() == Path("/c/mexica")
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    monkeypatch.setenv("HOME", "/h")
    assert places.user_cache() in (Path("/h/.cache/mexica"), Path("/h/Library/Caches/mexica"))


def test_a_user_without_a_home_has_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert places.user_cache() is None
