"""Every test runs without a display, without sound and away from the player's own files."""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from functools import cache, lru_cache
from gettext import NullTranslations
from pathlib import Path
from types import SimpleNamespace

import pytest

from build_scripts import catalogues, translations
from mexica import texts
from tests.bots import Site

_NICENESS = 19  # that of the processes which the program starts
_SHARED = 1000  # pictures of a kind that are kept for later windows

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
# so that processes started by tests find the package too, however pytest itself was started
os.environ["PYTHONPATH"] = str(Path(__file__).resolve().parents[1])


def pytest_configure(config: pytest.Config) -> None:
    """Have every language as its catalogue says it now; end at once when the system asks for it."""
    # SDL would take this signal for the closing of a window, which fails only the test that has one
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    # the computer's processes stand back behind all others: behind tests that keep every core busy they
    # would hardly run at all
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    if not hasattr(config, "workerinput"):
        translations.compile_all(catalogues.stale(translations.ROOT))


def pytest_xdist_auto_num_workers() -> int:
    """Two processes more than cores, as tests wait for others and for clocks much of their time."""
    return (os.cpu_count() or 1) + 2


@pytest.fixture(autouse=True, scope="session")
def _home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    home = str(tmp_path_factory.mktemp("home"))
    folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    windows = ("WIN_PD_OVERRIDE_LOCAL_APPDATA", "WIN_PD_OVERRIDE_APPDATA")
    with pytest.MonkeyPatch.context() as patch:
        for name in folders + windows:
            patch.setenv(name, home)
        yield


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """Speak English again after a test that has changed the language."""
    yield
    texts.use(NullTranslations())


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A place to install bots in for the time of a test."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    known = set(sys.modules)
    yield Site(folder)
    for name in set(sys.modules) - known:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
            del sys.modules[name]


@pytest.fixture(autouse=True, scope="session")
def _pictures_and_letters_made_once() -> Iterator[None]:
    """Read and scale every picture, and measure letters, once for all windows of a process.

    Nobody draws on a sprite, so that two windows can have the same.
    """
    import pygame  # noqa: PLC0415  # after the drivers are chosen

    from mexica.drawing import fonts, sprites  # noqa: PLC0415  # they load pygame

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", cache(pygame.image.load))
        for owner, name in ((sprites, "premultiplied"), (sprites, "scale"), (fonts, "Letters")):
            patch.setattr(owner, name, lru_cache(maxsize=_SHARED)(getattr(owner, name)))
        yield


@pytest.fixture(autouse=True, scope="session")
def _collections_leave_out_what_is_frozen() -> Iterator[None]:
    """Let a window, which asks for a collection whenever a screen closes, thaw and freeze nothing."""
    from mexica.shell import freed_memory  # noqa: PLC0415  # it loads pygame, after the drivers are chosen

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(freed_memory, "gc", SimpleNamespace(collect=gc.collect, freeze=list, unfreeze=list))
        yield
        gc.unfreeze()


@pytest.fixture(autouse=True, scope="module")
def _collections_look_only_at_what_a_file_makes(_collections_leave_out_what_is_frozen: None) -> None:
    """Exempt all that is there before the tests of a file: pytest, all modules, and what they keep."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _no_disk_is_waited_for() -> Iterator[None]:
    """Wait for no disk: a test's files need not outlive the machine."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def _sound_is_mixed_in_small_parts() -> Iterator[None]:
    """Let the dummy device close soon: it waits until its buffer has been played twice."""
    from mexica.shell import mixer  # noqa: PLC0415  # it loads pygame, after the drivers are chosen

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mixer, "BUFFER", 256)
        yield
