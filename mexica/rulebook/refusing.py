"""The refusal of an action: the clause that forbids it, and a sentence that can be told in any language."""

from collections.abc import Mapping

from attrs import frozen

from mexica.rulebook.sentence import Sentence


@frozen
class Refusal:
    """Why an action is illegal: the clause of RULES.md, and one sentence."""

    clause: str
    sentence: Sentence

    @property
    def template(self) -> str:
        """What a catalogue translates."""
        return self.sentence.template

    @property
    def values(self) -> Mapping[str, object]:
        """What goes into the template by name."""
        return self.sentence.values

    @property
    def message(self) -> str:
        """One English sentence for the player."""
        return str(self.sentence)


def refuse(clause: str, template: str, /, **values: object) -> Refusal:
    """Return the refusal under this clause with this template and its values."""
    return Refusal(clause, Sentence(template, values))


def refuse_for(clause: str, number: int, one: str, many: str, /, **values: object) -> Refusal:
    """Return the refusal under this clause with the template that fits this number of things."""
    return Refusal(clause, Sentence(one, values, many, number))


class IllegalAction(ValueError):  # noqa: N818  # the name is a stable interface
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.message} ({self.refusal.clause})"
