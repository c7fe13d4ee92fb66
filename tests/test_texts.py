"""Texts in the language in use: sentences with values and plural forms, lists, numbers, errors."""

import errno
import gettext
import io
import os
from collections.abc import Iterator

import pytest
from babel.messages.catalog import Catalog

from build_scripts.translations import write_mo
from mexica import texts
from mexica.rulebook.sentence import SentenceError, sentence, sentence_for
from mexica.texts import LanguageWatch, cached_texts, figure, listed, told, told_error

POLISH = {
    "The bot '{bot}' cannot be used: {cause}.": "Nie można użyć bota „{bot}”: {cause}.",
    "its name is taken": "jego nazwa jest zajęta",
    ("{floors} floor", "{floors} floors"): ("{floors} piętro", "{floors} piętra", "{floors} pięter"),
    "{some} and {last}": "{some} i {last}",
    os.strerror(errno.ENOSPC): "brak miejsca na dysku",
}


@pytest.fixture
def _polish() -> Iterator[None]:
    catalogue = Catalog(locale="pl")
    for text, translation in POLISH.items():
        catalogue.add(text, translation)
    catalogue.add(",", "\N{NO-BREAK SPACE}", context="between thousands")
    catalogue.add(".", ",", context="before decimals")
    compiled = io.BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    texts.use(gettext.GNUTranslations(compiled))
    yield
    texts.use(gettext.NullTranslations())


@pytest.mark.usefixtures("_polish")
def test_a_sentence_and_those_within_it_are_told_with_their_values():
    why = sentence("its name is taken")
    text = sentence("The bot '{bot}' cannot be used: {cause}.", bot="{x}", cause=why)
    assert told(text) == "Nie można użyć bota „{x}”: jego nazwa jest zajęta."
    assert str(text) == "The bot '{x}' cannot be used: its name is taken."
    assert told_error(SentenceError(text, why)) == f"{told(text)} {told(why)}"


@pytest.mark.usefixtures("_polish")
@pytest.mark.parametrize(("floors", "form"), [(1, "piętro"), (3, "piętra"), (5, "pięter"), (22, "piętra")])
def test_a_number_takes_the_plural_form_of_the_language(floors: int, form: str):
    text = sentence_for(floors, "{floors} floor", "{floors} floors", floors=floors)
    assert told(text) == f"{floors} {form}"


@pytest.mark.usefixtures("_polish")
def test_lists_and_numbers_are_written_as_in_the_language():
    assert [listed(names) for names in (["Ana"], ["Ana", "Zoé"], ["A", "B", "C"])] == [
        "Ana",
        "Ana i Zoé",
        "A, B i C",
    ]
    assert (figure(12_000), figure(-1.25, 1)) == ("12\N{NO-BREAK SPACE}000", "-1,2")


@pytest.mark.usefixtures("_polish")
def test_a_cause_of_the_system_is_told_in_the_language():
    assert told_error(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))) == "brak miejsca na dysku"
    assert told_error(OSError("odd")) == "odd"


def test_what_keeps_texts_is_told_of_another_language_once():
    watch, calls = LanguageWatch(), list[str]()

    @cached_texts(4)
    def word(text: str) -> str:
        calls.append(text)
        return texts._(text)

    assert [word("Back"), word("Back"), watch.changed()] == ["Back", "Back", False]
    texts.use(gettext.NullTranslations())
    assert [word("Back"), watch.changed(), watch.changed()] == ["Back", True, False]
    assert calls == ["Back", "Back"]
