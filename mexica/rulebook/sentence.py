"""An English sentence with values that have names, which can be told in any language later on."""

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class Sentence:
    """A template with its values; `message` is it in English, `texts.told` in the player's language.

    With `plural`, `template` is for one thing and `plural` for any other `number` of them. A value may be a
    sentence of its own.
    """

    template: str
    values: Mapping[str, object] = field(factory=dict, hash=False)
    plural: str = ""
    number: int = 1

    @property
    def message(self) -> str:
        """The sentence in English."""
        return str(self)

    def __str__(self) -> str:
        template = self.plural if self.plural and self.number != 1 else self.template
        return template.format(**self.values) if self.values else template


def sentence(template: str, /, **values: object) -> Sentence:
    """Return the sentence with this template and its values."""
    return Sentence(template, values)


def sentence_for(number: int, one: str, many: str, /, **values: object) -> Sentence:
    """Return the sentence that fits this number of things."""
    return Sentence(one, values, many, number)


class SentenceError(ValueError):
    """An error that is told to a player; `sentences` say what is wrong."""

    def __init__(self, *sentences: Sentence) -> None:
        super().__init__(*sentences)
        self.sentences = sentences

    def __str__(self) -> str:
        return " ".join(map(str, self.sentences))
