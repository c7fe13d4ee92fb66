"""The catalogues have every text of the program, translated, and no others."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from build_scripts import catalogues, translations
from build_scripts.translations import ROOT

LANGUAGES = {file.parent.parent.name: file for file in catalogues.translations(ROOT)}


def texts(catalogue: Catalog) -> set[tuple[object, object]]:
    return {(message.context, message.id) for message in catalogue if message.id}


def untranslated(catalogue: Catalog) -> Iterator[Message]:
    for message in catalogue:
        forms = message.string if isinstance(message.string, tuple) else (message.string,)
        if message.id and (message.fuzzy or not all(forms)):
            yield message


def test_the_template_is_up_to_date():
    """If it is not: `python -m build_scripts.translations update`."""
    assert texts(translations.read(catalogues.template(ROOT))) == texts(translations.collected())


@pytest.mark.parametrize("file", LANGUAGES.values(), ids=LANGUAGES)
def test_a_language_has_every_text_and_no_others(file: Path):
    assert texts(translations.read(file)) == texts(translations.collected())


@pytest.mark.parametrize("file", LANGUAGES.values(), ids=LANGUAGES)
def test_every_text_is_translated(file: Path):
    assert [message.id for message in untranslated(translations.read(file))] == []


@pytest.mark.parametrize("file", LANGUAGES.values(), ids=LANGUAGES)
def test_a_translation_has_the_values_and_the_plural_forms_that_it_needs(file: Path):
    faults = [
        f"{message.id}: {error}" for message, errors in translations.read(file).check() for error in errors
    ]
    assert faults == []


def test_an_untranslated_text_is_found():
    catalogue = Catalog(locale="pl")
    catalogue.add("Yes", "Tak")
    catalogue.add("No", "")
    catalogue.add(("{n} turn", "{n} turns"), ("{n} tura", "", "{n} tur"))
    catalogue.add("Back", "Wstecz", flags=("fuzzy",))
    assert [message.id for message in untranslated(catalogue)] == ["No", ("{n} turn", "{n} turns"), "Back"]


def test_a_changed_translation_is_compiled_and_then_no_longer_stale(tmp_path: Path):
    file = catalogues.folder(tmp_path) / "pl" / "LC_MESSAGES" / "mexica.po"
    file.parent.mkdir(parents=True)
    file.write_text('msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n', encoding="utf-8")
    assert catalogues.stale(tmp_path) == [file]
    translations.compile_all(catalogues.stale(tmp_path))
    assert catalogues.stale(tmp_path) == []
