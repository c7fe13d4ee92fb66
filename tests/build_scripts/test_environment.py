"""Environments really made from a folder of wheels, and the messages when they cannot be made."""

import os
import signal
import sys
import zipfile

import pytest
from attrs import evolve

from tests.build_scripts.conftest import Checkout, assert_one_sentence, downloading


def interrupt(checkout: Checkout) -> None:
    """Press Ctrl-C while the first package is being downloaded."""
    with downloading(checkout) as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert all(line.startswith("Setting up to try: ") for line in err.splitlines())


def test_an_environment_is_made_once_made_good_and_made_again_for_new_pins(checkout: Checkout) -> None:
    if os.name == "posix":
        interrupt(checkout)

    first = checkout.start("--load", "a b")
    made = checkout.environment
    said = f"pebble 1.0 ['--load', 'a b'] {checkout.elsewhere} {made}\n"
    assert (first.returncode, first.stdout) == (7, said)
    assert first.stderr.splitlines() == [
        "Setting up to try: an environment of its own",
        "Setting up to try: 1 of 1: pebble",
        "Setting up to try: installing 1 packages",
        "Setting up to try: done",
    ]

    again = checkout.start("--load", "a b")
    assert (again.returncode, again.stdout, again.stderr) == (7, said, "")

    checkout.pin("pebble==1.0", "boulder==2.0")
    changed = checkout.start()
    assert changed.returncode == 1
    assert_one_sentence(
        changed.stderr, "told not to use the network, and has no boulder==2.0", "PIP_NO_INDEX"
    )
    assert made in checkout.environments


def test_no_network(checkout: Checkout) -> None:
    # nobody listens on port 1, whereas a port that was free a moment ago may have been taken since
    address = "http://127.0.0.1:1/simple"
    done = checkout.start(PIP_NO_INDEX="0", PIP_FIND_LINKS="", PIP_INDEX_URL=address, PIP_DEFAULT_TIMEOUT="5")
    assert done.returncode == 1
    log = checkout.environment / "install.log"
    assert_one_sentence(done.stderr, "connect to the internet", str(log))
    assert "Connection refused" in log.read_text(encoding="utf-8") or os.name == "nt"


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_no_venv_module(checkout: Checkout, module: str) -> None:
    done = checkout.start(blocked=(module,))
    assert done.returncode == 1
    apt = f"sudo apt install python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert_one_sentence(done.stderr, "no venv module", apt)
    assert checkout.environments == []


def test_what_is_not_the_pinned_file_is_not_installed(checkout: Checkout) -> None:
    with zipfile.ZipFile(checkout.wheels / "pebble-1.0-py3-none-any.whl", "a") as wheel:
        wheel.writestr("pebble/more.py", "")
    done = checkout.start()
    assert done.returncode == 1
    assert_one_sentence(done.stderr, "What arrived as pebble==1.0 is not the file", str(checkout.environment))


def test_a_pip_that_is_told_to_install_elsewhere(checkout: Checkout) -> None:
    settings = checkout.wheels / "pip.conf"
    settings.write_text(f"[install]\ntarget = {checkout.elsewhere / 'target'}\n", encoding="utf-8")
    done = checkout.start(PIP_CONFIG_FILE=str(settings))
    assert done.returncode == 1
    assert_one_sentence(done.stderr, "told to install packages elsewhere", "remove `target`")


@pytest.mark.skipif(os.name == "nt", reason="a shell is needed that can close a stream")
def test_a_start_that_has_no_stderr_says_nothing(checkout: Checkout) -> None:
    done = checkout.start(blocked=("venv",), runner=("sh", "-c", 'exec "$@" 2>&-', "sh"))
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")


@pytest.mark.skipif(os.name == "nt", reason="a colon is no part of a name there")
def test_a_checkout_that_python_cannot_find_programs_in(checkout: Checkout) -> None:
    odd = evolve(checkout, root=checkout.root.rename(checkout.root.with_name("a:b")))
    done = odd.start(before=f"sys.path.append({str(odd.root / 'build_scripts')!r})")
    assert done.returncode == 1
    assert_one_sentence(done.stderr, f"rename {odd.root}")


def test_a_checkout_without_its_pins(checkout: Checkout) -> None:
    (checkout.root / "build_scripts" / "hashes-try.txt").unlink()
    done = checkout.start()
    assert done.returncode == 1
    assert_one_sentence(done.stderr, "hashes-try.txt is missing", "get the files of the game again")
