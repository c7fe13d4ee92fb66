"""The sentence for each way in which pip fails, by the words that pip really said then.

`pip_words` has them of an old and of a new pip that were asked with `-vv` for a pinned package with a hash,
by servers that fail so; tracebacks are left without their lines of code.
"""

import sys
from pathlib import Path

import pip_trouble
import pytest

SAID = {
    (file.stem, part.partition("\n")[0]): part.partition("\n")[2]
    for file in sorted((Path(__file__).parent / "pip_words").glob("*.txt"))
    for part in file.read_text(encoding="utf-8").split("=== ")[1:]
}
OFFLINE = "could not be downloaded"
NO_FILE = f"There is no ready-made pebble==1.0 for this system and Python 3.{sys.version_info.minor}"
EXPECTED = {
    "cert": "could not prove who it is",
    "filecert": "could not prove who it is",
    "constraint": "remove `constraint`",
    "refused": OFFLINE,
    "dns": OFFLINE,
    "timeout": OFFLINE,
    "filedown": OFFLINE,
    "filedns": OFFLINE,
    "fileslow": OFFLINE,
    "index401": "(HTTP 401)",
    "index403": "(HTTP 403)",
    "index404": "(HTTP 404)",
    "index500": "(HTTP 500)",
    "file403": "(HTTP 403)",
    "file404": "(HTTP 404)",
    "mismatch": "What arrived as pebble==1.0 is not the file that the game was tested with",
    "noindex": "told not to use the network, and has no pebble==1.0 at hand: remove `no-index`",
    "platform": NO_FILE,
    "python": NO_FILE,
    "sdist": NO_FILE,
    "version": "has no pebble==1.0",
    "portal": "log in first",
    "json": "log in first",
    "proxy": "The proxy of this network",
    "proxy407": "The proxy of this network",
    # an old pip takes a file that was cut off for one that was changed, and so do we
    "cut": "",
}


@pytest.mark.parametrize(("pip", "case"), SAID)
def test_pip_failed(pip: str, case: str) -> None:
    sentence = pip_trouble.sentence(SAID[pip, case], "install.log")
    assert EXPECTED[case] in sentence
    assert sentence.endswith(" and start again (pip's own words are in install.log).")
    assert ". " not in sentence


@pytest.mark.parametrize("pip", sorted({pip for pip, _ in SAID}))
def test_a_file_that_was_cut_off(pip: str) -> None:
    expected = OFFLINE if pip == "pip-26.3" else "is not the file that the game was tested with"
    assert expected in pip_trouble.sentence(SAID[pip, "cut"], "install.log")


def test_every_way_was_tried_with_both() -> None:
    assert {case for _, case in SAID} == set(EXPECTED)
    assert len(SAID) == 2 * len(EXPECTED)


def test_an_index_that_lacks_a_package_is_not_blamed_for_one_that_is_down() -> None:
    down = SAID["pip-26.3", "refused"]
    lacking = (
        "Could not fetch URL http://other/simple/pebble/: 404 Client Error: Not Found for url: x - skipping\n"
    )
    assert OFFLINE in pip_trouble.sentence(lacking + down + lacking, "install.log")


def test_a_retry_that_helped_is_not_blamed_for_another_fault() -> None:
    said = (
        "WARNING: Retrying (Retry(total=1)) after connection broken by 'X': /attrs/\nERROR: Something else\n"
    )
    sentence = pip_trouble.sentence(said, "install.log")
    assert sentence == "Installing the packages failed: read why in install.log, mend that and start again."
