"""The catalogues have every text of the program, translated, and no others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from build_scripts import catalogues, translations
from build_scripts.translations import ROOT

LANGUAGES = {file.parent.parent.name: file for file in catalogues.translations(ROOT)}
MISPRINTS = {
    # French signs stand after a no-break space, and "de" and "que" change before a name with a vowel
    "fr": re.compile(
        r"(?<=\S) ([:;!?»]|%(?!\w))|[\w)][;!?]|« |[\"“”„]"
        r"|\b([dlns]e|la|que|jusque) \{(names?|victim|hero|game)\}"
    ),
    "pl": re.compile(r"\S [:;!?,.”](?!\S)|[\"“«»]"),
}


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
def test_no_comment_tells_what_a_text_was_before(file: Path):
    """If one does: `python -m build_scripts.translations update`."""
    assert "| msgid" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", LANGUAGES.values(), ids=LANGUAGES)
def test_every_text_is_translated(file: Path):
    assert [message.id for message in untranslated(translations.read(file))] == []


@pytest.mark.parametrize("file", LANGUAGES.values(), ids=LANGUAGES)
def test_a_translation_has_the_values_the_marks_and_the_plural_forms_of_its_text(file: Path):
    catalogue = translations.read(file)
    faults = [str(error) for _message, errors in catalogue.check() for error in errors]
    assert faults + [message.id for message in catalogue if message.id and not has_parts(message)] == []


@pytest.mark.parametrize("language", MISPRINTS)
def test_signs_are_set_as_the_language_sets_them(language: str):
    assert list(misprints(translations.read(LANGUAGES[language]), MISPRINTS[language])) == []


def misprints(catalogue: Catalog, fault: re.Pattern[str]) -> Iterator[str]:
    """The translations of sentences and words in which a fault is found."""
    for message in catalogue:
        forms = message.string if isinstance(message.string, tuple) else (message.string,)
        if message.id and re.search(r"\w", str(message.id)):
            yield from filter(fault.search, forms)


@pytest.mark.parametrize(
    ("language", "fault"),
    [
        ("fr", "Oui : non"),
        ("fr", "Oui; non"),
        ("fr", "Quoi?"),
        ("fr", "« Oui »"),
        ("fr", "5 %"),
        ("fr", "Le tour de {name}"),
        ("pl", "Tak : nie"),
        ("pl", '"Tak"'),
    ],
)
def test_a_sign_set_as_in_another_language_is_found(language: str, fault: str):
    catalogue = Catalog()
    catalogue.add("Yes", fault)
    assert list(misprints(catalogue, MISPRINTS[language])) == [fault]


def has_parts(message: Message) -> bool:
    """Whether a translation has the values and marks of its text; one plural form may lack the number."""
    wanted = parts_of(message.id if isinstance(message.id, str) else message.id[1])
    forms = message.string if isinstance(message.string, tuple) else (message.string,)
    found = [parts_of(form) for form in forms]
    return all(part <= wanted for part in found) and wanted <= set().union(*found)


def parts_of(text: str) -> set[str]:
    return set(re.findall(r"\{\w*\}|</?[a-z]+>|%\w", text))


@pytest.mark.parametrize(
    ("text", "translation"),
    [("{name} leads", "{nom} mène"), ("<b>Found</b> it", "<b>Fondez"), ("{n} of {many}", "{n}")],
)
def test_a_translation_without_a_part_of_its_text_is_found(text: str, translation: str):
    assert not has_parts(Message(text, translation))


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
