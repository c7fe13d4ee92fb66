"""What pip's words say about why it installed nothing; its exit code is the same whatever happened."""

import re
import sys
from typing import Final

CERTIFICATE: Final = ("ssl certificate", "certificate_verify_failed", "sslerror", "tls ca certificate")
PROXY: Final = ("proxy connection error", "proxyerror", "cannot connect to proxy", "tunnel connection failed")
STATUS: Final = re.compile(r"\b([45]\d\d) (?:client|server) error|too many ([45]\d\d) error")
NO_CONNECTION: Final = (
    "connection broken by",
    "connection interrupted",
    "connection error",
    "max retries exceeded",
    "timed out",
    "protocolerror",
    "incompleteread",
    "not enough bytes were received",
)
NOT_FOUND: Final = re.compile(r"no matching distribution found for (([\w.-]+)(?:==([\w.!+-]+))?)")
NOT_FETCHED: Final = re.compile(r"could not fetch url \S*?/([\w.-]+)/?: (.*) - skipping")
UNFIT: Final = re.compile(
    r"none of the wheel's tags|requires a different python|requires-python|no sources permitted"
)
CHANGED: Final = re.compile(r"do not match the hashes.*?([\w.-]+==[\w.!+-]+) from", re.DOTALL)
CONNECT: Final = "connect to the internet"
FIRST_ERROR: Final = re.compile(r"^\s*error\b", re.MULTILINE)
SETTINGS: Final = "pip's settings (see `pip config list`)"


def sentence(said: str, log: str) -> str:
    """Return the sentence for a person that tells why pip, which `said` this with `-vv`, has failed.

    It names `log`, where those words can be read.
    """
    words = said.lower()
    own_words = f"(pip's own words are in {log})"
    if missing := NOT_FOUND.search(words):
        why = _not_found(words, *missing.groups())
    elif changed := CHANGED.search(words):
        why = _changed(changed[1])
    elif "resolutionimpossible" in words:
        why = (
            "pip is told to install other versions of packages than the game was tested with: "
            f"remove `constraint` from {SETTINGS} and PIP_CONSTRAINT from the environment variables,"
        )
    elif unloaded := _not_loaded(words[found.start() :] if (found := FIRST_ERROR.search(words)) else words):
        why = unloaded
    else:
        return f"Installing the packages failed: read why in {log}, mend that and start again."
    return f"{why} and start again {own_words}."


def _not_found(words: str, pin: str, name: str, version: str | None) -> str:
    """Say why pip found no file for `pin`."""
    if "ignoring indexes:" in words:
        return (
            f"pip is told not to use the network, and has no {pin} at hand: remove `no-index` from "
            f"{SETTINGS} and PIP_NO_INDEX from the environment variables,"
        )
    reasons = [reason for project, reason in NOT_FETCHED.findall(words) if plain(project) == plain(name)]
    # where one of several indexes knows nothing of a package, that is no fault
    if faults := [reason for reason in reasons if "404 client error" not in reason]:
        return _not_loaded(faults[0]) or f"The packages could not be downloaded ({faults[0]}): {CONNECT}"
    file = re.compile(rf"/{re.sub('[-_.]+', '[-_.]+', name)}-{re.escape(version or '')}\b")
    if any(UNFIT.search(line) and file.search(line) for line in words.splitlines()):
        here = f"this system and Python {sys.version_info.major}.{sys.version_info.minor}"
        return f"There is no ready-made {pin} for {here}: use another Python or system"
    if reasons:
        return _answered("404")
    return (
        f"The place where pip looks for packages has no {pin}: if this network wants you to log in first, "
        f"do so, otherwise correct `index-url` in {SETTINGS},"
    )


def _not_loaded(words: str) -> str | None:
    """Say why something could not be loaded, or None if the connection was not to blame."""
    if any(sign in words for sign in CERTIFICATE):
        return (
            "The place where pip looks for packages could not prove who it is: check the computer's clock, "
            f"and whether this network needs a certificate of its own, which is `cert` in {SETTINGS},"
        )
    if any(sign in words for sign in PROXY):
        return (
            "The proxy of this network let nothing through: correct HTTPS_PROXY in the environment variables "
            f"or `proxy` in {SETTINGS},"
        )
    if status := STATUS.search(words) or re.search(r"http error (\d\d\d)", words):
        return _answered(next(filter(None, status.groups())))
    if any(sign in words for sign in NO_CONNECTION):
        return f"The packages could not be downloaded: {CONNECT}"
    return None


def _answered(status: str) -> str:
    return (
        f"The place where pip looks for packages refused them (HTTP {status}): try again later, or correct "
        f"`index-url` in {SETTINGS},"
    )


def _changed(pin: str) -> str:
    return (
        f"What arrived as {pin} is not the file that the game was tested with, so nothing of it was "
        "installed: use another network or, if pip asks a package index of your own, another one,"
    )


def plain(name: str) -> str:
    """Return the name of a package as an index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()
