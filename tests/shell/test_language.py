"""Which language the program speaks, and that it speaks another one at once."""

from pathlib import Path

import pygame
import pytest
from babel.messages.catalog import Catalog

from build_scripts.translations import write_mo
from mexica import resources, texts
from mexica.shell import language

CALLED = {"fr": "Français", "pl": "Polski"}


@pytest.fixture(autouse=True)
def _languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The program speaks three languages, and the system says nothing about one."""
    for code, name in CALLED.items():
        folder = tmp_path / "locale" / code / "LC_MESSAGES"
        folder.mkdir(parents=True)
        catalogue = Catalog(locale=code)
        catalogue.add("English", name)
        with (folder / "mexica.mo").open("wb") as file:
            write_mo(file, catalogue)
    monkeypatch.setattr(resources, "resources", lambda: tmp_path)
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def test_every_language_is_listed_by_its_own_name():
    assert {code: language.own_name(code) for code in language.codes()} == {"en": "English", **CALLED}


def test_the_names_of_the_languages_stay_when_another_one_is_spoken():
    language.use("fr")
    assert {code: language.own_name(code) for code in language.codes()} == {"en": "English", **CALLED}


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR@euro", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LANGUAGE": "en_GB:fr"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_system_says_which_language_is_spoken(
    variables: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language.chosen(language.SYSTEM) == code


def test_a_system_without_variables_is_asked_for_its_languages(monkeypatch: pytest.MonkeyPatch):
    told = [{"language": "de", "country": "AT"}, {"language": "pl", "country": None}]
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: told)
    assert language.chosen(language.SYSTEM) == "pl"


def test_the_player_chooses_the_language(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert language.chosen("fr") == "fr"
    assert language.chosen("en") == "en"
    assert language.chosen("xx") == "pl"  # one that this version does not have


def test_a_broken_catalogue_is_told_and_leaves_english(tmp_path: Path):
    (tmp_path / "locale" / "fr" / "LC_MESSAGES" / "mexica.mo").write_bytes(b"x")
    resources.untold_damage()
    language.use("fr")
    assert texts._("Back") == "Back"
    (damage,) = resources.untold_damage()
    assert "locale/fr/LC_MESSAGES/mexica.mo" in str(damage)
