"""Turns plain data into attrs classes, strictly: text never counts as a number, faults are named by place."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final, Literal, TypeVar, get_args, get_origin

import attrs
from cattrs import (
    ClassValidationError,
    Converter,
    IterableValidationError,
    IterableValidationNote,
    transform_error,
)
from cattrs.dispatch import StructureHook
from cattrs.gen import make_dict_structure_fn

from mexica.texts import N_, _, figure, labelled, told_error

T = TypeVar("T")
_NO_GROUP: Final = N_("a group of named values was expected, not {value}")
SHOWN: Final = 40  # characters of a wrong value
THE_WHOLE: Final = N_("the file")  # the place of a fault that concerns all of the data
MOST_FAULTS: Final = 3  # in one message; reading a list stops there
MOST_ENTRIES: Final = 20_000  # of a list; no game has more than about 13,000 actions


class StructureError(ValueError):
    """Data of the wrong shape; the message lists the first places and what was expected there."""


def read(data: object, kind: type[T]) -> T:
    """Return the data as an instance of this attrs class; StructureError names the first faults."""
    try:
        return _CONVERTER.structure(data, kind)
    except (ClassValidationError, IterableValidationError) as error:
        faults = transform_error(error, path="", format_exception=_sentence)
        raise StructureError("; ".join(_place_first(fault) for fault in faults[:MOST_FAULTS])) from error
    except (TypeError, ValueError) as error:
        raise StructureError(told_error(error)) from error


def plain(instance: object) -> dict[str, Any]:
    """Return an attrs instance as JSON-ready data, which `read` takes back."""
    return attrs.asdict(instance, value_serializer=_listed)  # type: ignore[arg-type]


def _listed(_instance: object, _field: object, value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _strict(expected: type, fault: str) -> StructureHook:
    def hook(value: Any, _kind: Any) -> Any:
        if type(value) is not expected:
            raise TypeError(_told(fault, value))
        return value

    return hook


def _told(fault: str, value: object, **more: object) -> str:
    """What is wrong with a value, in the player's language."""
    return _(fault).format(value=repr(str(value)[:SHOWN]), **more)


def _guarded(base: StructureHook, shape: type, fault: str) -> StructureHook:
    def hook(value: Any, kind: Any) -> Any:
        if not isinstance(value, shape):
            raise TypeError(_told(fault, value))
        return base(value, kind)

    return hook


def _literal(value: Any, kind: Any) -> Any:
    if not isinstance(value, str) or value not in get_args(kind):
        fault = N_("one of {values} was expected, not {value}")
        raise ValueError(_told(fault, value, values=", ".join(get_args(kind))))
    return value


def _is_literal(kind: Any) -> bool:
    return get_origin(kind) is Literal


def _sentence(error: BaseException, _kind: type | None) -> str:
    if isinstance(error, KeyError):
        return _("'{name}' is missing").format(name=error.args[0])
    return told_error(error)


def _place_first(fault: str) -> str:
    cause, _at, place = fault.rpartition(" @ ")
    return labelled(place.lstrip(".") or _(THE_WHOLE), cause)


def _converter() -> Converter:
    converter = Converter()
    converter.register_structure_hook(int, _strict(int, N_("a whole number was expected, not {value}")))
    converter.register_structure_hook(bool, _strict(bool, N_("true or false was expected, not {value}")))
    converter.register_structure_hook(str, _strict(str, N_("a text was expected, not {value}")))
    converter.register_structure_hook_func(_is_literal, _literal)

    @converter.register_structure_hook_factory(attrs.has)
    def _hook(kind: Any) -> StructureHook:
        return _guarded(make_dict_structure_fn(kind, converter), Mapping, _NO_GROUP)

    bound_collections(converter)
    return converter


def bound_collections(converter: Converter) -> None:
    """Have this converter refuse lists and groups that are too long, and stop reading after a few faults."""

    def listed(value: Any, kind: Any) -> Any:
        entry = get_args(kind)[0]
        return tuple(_few_faults(enumerate(value), lambda _place, one: converter.structure(one, entry), kind))

    def named(value: Any, kind: Any) -> Any:
        name, entry = get_args(kind)
        pair = partial(_pair, converter, name, entry)
        return dict(_few_faults(value.items(), pair, kind))

    converter.register_structure_hook_func(
        _is_list, _guarded(listed, list, N_("a list was expected, not {value}"))
    )
    converter.register_structure_hook_func(_is_group, _guarded(named, Mapping, _NO_GROUP))


def _is_list(kind: Any) -> bool:
    return get_origin(kind) is tuple and get_args(kind)[-1] is Ellipsis


def _is_group(kind: Any) -> bool:
    return get_origin(kind) in (dict, Mapping)


def _pair(converter: Converter, name: Any, entry: Any, key: Any, value: Any) -> tuple[Any, Any]:
    return converter.structure(key, name), converter.structure(value, entry)


def _few_faults(entries: Iterable[tuple[Any, Any]], read_one: Callable[[Any, Any], T], kind: Any) -> list[T]:
    """Read each entry from its place and its value; the error has the first faults."""
    done: list[T] = []
    faults: list[Exception] = []
    for place, value in entries:
        if len(done) + len(faults) == MOST_ENTRIES:
            raise ValueError(_("at most {most} entries were expected").format(most=figure(MOST_ENTRIES)))
        try:
            done.append(read_one(place, value))
        except Exception as error:
            error.add_note(IterableValidationNote(f"in {kind} @ {place!r}", place, kind))
            faults.append(error)
        if len(faults) == MOST_FAULTS:
            break
    if faults:
        raise IterableValidationError(f"in {kind}", faults, kind)
    return done


_CONVERTER: Final = _converter()
