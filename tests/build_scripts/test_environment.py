"""Environments made for real, from a folder of wheels, and what is said when they cannot be made."""

import os
import signal
import socket
import sys
from contextlib import closing

import pytest

from tests.build_scripts.conftest import Checkout


def assert_one_sentence(text: str, *parts: str) -> None:
    """The last line of `text` is one sentence with these parts, and before it there is only progress."""
    *progress, sentence = text.splitlines()
    assert all(line.startswith("Setting up to try: ") for line in progress)
    assert sentence.endswith(".")
    assert ". " not in sentence
    for part in parts:
        assert part in sentence


def test_first_start_installs_later_ones_do_not_and_new_pins_do_again(checkout: Checkout) -> None:
    first = checkout.start("--load", "a b")
    assert first.returncode == 7
    assert first.stderr.splitlines() == [
        "Setting up to try: an environment of its own",
        "Setting up to try: 1 of 1: pebble",
        "Setting up to try: installing 1 packages",
        "Setting up to try: done",
    ]
    said = f"pebble 1.0 ['--load', 'a b'] {checkout.elsewhere} {checkout.environment}\n"
    assert first.stdout == said

    again = checkout.start("--load", "a b")
    assert (again.returncode, again.stdout, again.stderr) == (7, said, "")

    checkout.add_wheel("1.1")
    checkout.pin("pebble==1.1")
    changed = checkout.start()
    assert changed.stdout.startswith("pebble 1.1 []")
    assert "1 of 1: pebble" in changed.stderr


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent as a signal")
def test_an_interrupted_install_ends_quietly_and_is_made_good(checkout: Checkout) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/simple"
        process = checkout.popen(PIP_NO_INDEX="0", PIP_FIND_LINKS="", PIP_INDEX_URL=address)
        connection, _ = silent.accept()  # pip asks for the package, and no answer comes
        with closing(connection):
            process.send_signal(signal.SIGINT)
            out, err = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert all(line.startswith("Setting up to try: ") for line in err.splitlines())

    assert checkout.start().stdout.startswith("pebble 1.0")


def test_no_network(checkout: Checkout) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as gone:
        address = f"http://127.0.0.1:{gone.getsockname()[1]}/simple"
    done = checkout.start(PIP_NO_INDEX="0", PIP_FIND_LINKS="", PIP_INDEX_URL=address)
    assert done.returncode == 1
    log = checkout.environment / "install.log"
    assert_one_sentence(done.stderr, "connect to the internet", str(log))
    assert "Connection refused" in log.read_text(encoding="utf-8") or os.name == "nt"


def test_no_package_for_this_python(checkout: Checkout) -> None:
    checkout.pin("pebble==1.0", "boulder==2.0")
    done = checkout.start()
    assert done.returncode == 1
    assert_one_sentence(done.stderr, "no ready-made boulder", f"Python {sys.version_info.major}")


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_no_venv_module(checkout: Checkout, module: str) -> None:
    done = checkout.start(blocked=(module,))
    assert done.returncode == 1
    apt = f"sudo apt install python{sys.version_info.major}.{sys.version_info.minor}-venv"
    assert_one_sentence(done.stderr, "no venv module", apt)
    assert not checkout.environment.exists()


def test_a_folder_that_cannot_be_written(checkout: Checkout) -> None:
    checkout.environment.write_text("a file where the folder belongs", encoding="utf-8")
    done = checkout.start()
    assert done.returncode == 1
    assert_one_sentence(done.stderr, "cannot be written", str(checkout.environment))
