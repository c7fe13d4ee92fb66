"""Computer players from other packages, found by their entry points in the group `mexica.players`.

A bot's name is that of its entry point, so that the installed bots can be listed without running their code.
Their modules are imported when they play, or when `load` is called. docs/bots.md tells how to write one.
"""

import logging
from collections.abc import Callable
from importlib import util
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from attrs import Attribute, field, frozen
from attrs.validators import instance_of, is_callable, optional

from mexica.computer.kinds import KIND_RULE, PERSON, RANDOM, is_kind
from mexica.computer.mind import Budget, Mind
from mexica.rulebook.sentence import Sentence, SentenceError, sentence

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

GROUP: Final = "mexica.players"
LONGEST_NAME: Final = 24  # characters
LONGEST_LINE: Final = 50
_SHOWN: Final = 200  # characters of a cause

log = logging.getLogger(__name__)


class BotError(SentenceError):
    """A bot cannot play; it has one sentence, which names the bot and the cause."""


def _short_text(most: int) -> Any:
    def check(_: object, attribute: "Attribute[str]", text: object) -> None:
        if not isinstance(text, str) or not text.strip() or len(text) > most or not text.isprintable():
            raise SentenceError(
                sentence(
                    "its {field} has to be a text of 1 to {most} printable characters",
                    field=attribute.name,
                    most=most,
                )
            )

    return check


@frozen
class Bot:
    """A computer player from another package: the object that its entry point names.

    `game` is the key of the game it plays, as "mexica"; `name` and `line`, a sentence on how it plays, are
    shown to people. `make` is called with a seed and the budget of a turn and returns a player; it may
    ignore both. `budget` is what the bot spends on a turn when nobody gives it another one. ValueError or
    TypeError if a field is of no use.
    """

    game: str = field(validator=instance_of(str))
    name: str = field(validator=_short_text(LONGEST_NAME))
    line: str = field(validator=_short_text(LONGEST_LINE))
    make: Callable[[int, Budget], Mind[Any, Any]] = field(validator=is_callable())
    budget: Budget | None = field(default=None, validator=optional(instance_of(Budget)))


@frozen
class Installed:
    """An entry point of a bot: the package that has it, and why it cannot be used, None if it can."""

    entry: "EntryPoint"
    package: str
    version: str
    fault: Sentence | None = None


def installed() -> dict[str, Installed]:
    """Return the entry points of all installed bots by name, sorted; none of their code runs.

    One that cannot be used is there with its fault.
    """
    found: dict[str, Installed] = {}
    for package in _packages():
        for entry in _entries(package):
            one = _installed(package, entry)
            if (other := found.get(entry.name)) is not None and other.entry != entry:
                why = sentence(
                    "two packages have a bot of this name, {one} and {other}: uninstall one",
                    one=other.package,
                    other=one.package,
                )
                one = _with_fault(one, why)
            found[entry.name] = one
    return dict(sorted(found.items()))


def load(kind: str) -> Bot:
    """Return the installed bot of this name, importing its module; BotError if there is none or it fails."""
    known = installed()
    if kind not in known:
        raise BotError(sentence("The bot '{bot}' is not installed.", bot=kind))
    one = known[kind]
    if one.fault:
        raise BotError(one.fault)
    try:
        bot = one.entry.load()
    except (Exception, SystemExit) as error:
        why = sentence("importing {module} failed: {cause}", module=one.entry.value, cause=cause(error))
        raise BotError(_unusable(one, why)) from error
    if not isinstance(bot, Bot):
        why = sentence("{object} is no {kind}", object=one.entry.value, kind="mexica.computer.bots.Bot")
        raise BotError(_unusable(one, why))
    return bot


def sources(kind: str) -> tuple[str, list[Path]]:
    """Return the package and version of a bot, and the Python files of its top module; none of them is run.

    Nothing at all if it is not installed.
    """
    if (one := installed().get(kind)) is None:
        return "", []
    spec = util.find_spec(one.entry.module.partition(".")[0])
    folders = [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
    files = sorted(file for folder in folders for file in folder.rglob("*.py"))
    if spec is not None and not files and spec.origin is not None and Path(spec.origin).is_file():
        files = [Path(spec.origin)]
    return f"{one.package} {one.version}", files


def cause(error: BaseException) -> str:
    """Return what went wrong, and the line of the bot's code where it did if there is one, in a few words."""
    from traceback import extract_tb  # noqa: PLC0415  # slow to import, and rarely needed

    text = str(error) if str(error).isprintable() else repr(error)
    steps = [step for step in extract_tb(error.__traceback__) if not _imports(step.filename)]
    where = f", {Path(steps[-1].filename).name} line {steps[-1].lineno}" if steps else ""
    return f"{type(error).__name__}: {text[:_SHOWN]}{where}"


def _imports(file: str) -> bool:
    """Whether this code only imports the bot's."""
    return file == __file__ or "importlib" in file


def _packages() -> "list[Distribution]":
    """The installed packages with bots, each once: the first on the path hides others of its name."""
    from importlib.metadata import distributions  # noqa: PLC0415  # slow to import, and no start waits for it

    found: dict[str, Distribution] = {}
    for package in distributions():
        try:
            if GROUP in (package.read_text("entry_points.txt") or ""):
                found.setdefault(package.metadata["Name"], package)
        except Exception as error:  # whatever is wrong with it, all others are to be found
            log.warning("a package could not be searched for bots", exc_info=error)
    return list(found.values())


def _entries(package: "Distribution") -> "list[EntryPoint]":
    try:
        return list(package.entry_points.select(group=GROUP))
    except Exception as error:
        log.warning("the entry points of %s are not readable", package.metadata["Name"], exc_info=error)
        return []


def _installed(package: "Distribution", entry: "EntryPoint") -> Installed:
    one = Installed(entry, package.metadata["Name"], package.version)
    if not is_kind(entry.name):
        return _with_fault(one, sentence("the name of a bot has {rule}", rule=KIND_RULE))
    return _with_fault(one, sentence("its name is taken")) if entry.name in (PERSON, RANDOM) else one


def _with_fault(one: Installed, why: Sentence) -> Installed:
    return Installed(one.entry, one.package, one.version, _unusable(one, why))


def _unusable(one: Installed, why: Sentence) -> Sentence:
    named = one.entry.name if one.entry.name.isprintable() else repr(one.entry.name)
    return unusable(named[:40], one.package, why)


def unusable(bot: str, package: str, why: Sentence) -> Sentence:
    """Return the sentence that a bot cannot be used, and why."""
    return sentence(
        "The bot '{bot}' of the package {package} cannot be used: {cause}.",
        bot=bot,
        package=package,
        cause=why,
    )
