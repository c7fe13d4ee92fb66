"""The refusal of an action: the clause that forbids it, and a sentence that can be told in any language."""

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class Refusal:
    """Why an action is illegal: the clause of RULES.md, and one English sentence as a template with values.

    `template` is what a catalogue translates; `values` go in by name after that.
    """

    clause: str
    template: str
    values: Mapping[str, object] = field(factory=dict, hash=False)

    @property
    def message(self) -> str:
        """One English sentence for the player."""
        return self.template.format(**self.values) if self.values else self.template


def refuse(clause: str, template: str, /, **values: object) -> Refusal:
    """Return the refusal under this clause with this template and its values."""
    return Refusal(clause, template, values)


class IllegalAction(ValueError):  # noqa: N818  # the name is a stable interface
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.clause})")
        self.refusal = refusal
