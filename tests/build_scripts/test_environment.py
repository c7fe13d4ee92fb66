"""Environments really made from a folder of wheels, and the messages when they cannot be made."""

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


def interrupt(checkout: Checkout) -> None:
    """Press Ctrl-C while the first package is being downloaded."""
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/simple"
        process = checkout.popen(PIP_NO_INDEX="0", PIP_FIND_LINKS="", PIP_INDEX_URL=address)
        connection, _ = silent.accept()  # pip asks for the package, and no answer comes
        with closing(connection):
            process.send_signal(signal.SIGINT)
            out, err = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert all(line.startswith("Setting up to try: ") for line in err.splitlines())


def test_an_environment_is_made_once_made_good_and_made_again_for_new_pins(checkout: Checkout) -> None:
    if os.name == "posix":
        interrupt(checkout)

    first = checkout.start("--load", "a b")
    said = f"pebble 1.0 ['--load', 'a b'] {checkout.elsewhere} {checkout.environment}\n"
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
    assert_one_sentence(changed.stderr, "no ready-made boulder", f"Python {sys.version_info.major}.")


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
    assert not checkout.environment.exists()


def test_a_folder_that_cannot_be_written(checkout: Checkout) -> None:
    checkout.environment.write_text("a file where the folder belongs", encoding="utf-8")
    done = checkout.start()
    assert done.returncode == 1
    assert_one_sentence(done.stderr, "cannot be written", str(checkout.environment))
