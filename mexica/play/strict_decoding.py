"""Turns plain data into attrs classes, strictly: text never counts as a number, faults are named by place."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeVar, get_args, get_origin

import attrs
from cattrs import ClassValidationError, Converter, IterableValidationError, transform_error
from cattrs.cols import homogenous_tuple_structure_factory, mapping_structure_factory
from cattrs.dispatch import StructureHook
from cattrs.gen import make_dict_structure_fn

T = TypeVar("T")
SHOWN: Final = 40  # characters of a wrong value
MOST_FAULTS: Final = 3  # in one message


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
        raise StructureError(str(error)) from error


def plain(instance: object) -> dict[str, Any]:
    """Return an attrs instance as JSON-ready data, which `read` takes back."""
    return attrs.asdict(instance, value_serializer=_listed)  # type: ignore[arg-type]


def _listed(_: object, __: object, value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _strict(expected: type, called: str) -> StructureHook:
    def hook(value: Any, _: Any) -> Any:
        if type(value) is not expected:
            raise TypeError(f"{called} was expected, not {str(value)[:SHOWN]!r}")
        return value

    return hook


def _guarded(base: StructureHook, shape: type, called: str) -> StructureHook:
    def hook(value: Any, kind: Any) -> Any:
        if not isinstance(value, shape):
            raise TypeError(f"{called} was expected, not {str(value)[:SHOWN]!r}")
        return base(value, kind)

    return hook


def _literal(value: Any, kind: Any) -> Any:
    if not isinstance(value, str) or value not in get_args(kind):
        raise ValueError(f"one of {', '.join(get_args(kind))} was expected, not {str(value)[:SHOWN]!r}")
    return value


def _made_from(origin: Any) -> Callable[[Any], bool]:
    return lambda kind: get_origin(kind) is origin


def _sentence(error: BaseException, _: type | None) -> str:
    return f"'{error.args[0]}' is missing" if isinstance(error, KeyError) else str(error)


def _place_first(fault: str) -> str:
    cause, _, place = fault.rpartition(" @ ")
    return f"{place.lstrip('.') or 'the file'}: {cause}"


def _converter() -> Converter:
    converter = Converter()
    converter.register_structure_hook(int, _strict(int, "a whole number"))
    converter.register_structure_hook(str, _strict(str, "a text"))
    converter.register_structure_hook_func(_made_from(Literal), _literal)

    @converter.register_structure_hook_factory(attrs.has)
    def _(kind: Any) -> StructureHook:
        return _guarded(make_dict_structure_fn(kind, converter), Mapping, "a group of named values")

    @converter.register_structure_hook_factory(_made_from(tuple))
    def _(kind: Any) -> StructureHook:
        return _guarded(homogenous_tuple_structure_factory(kind, converter), list, "a list")

    @converter.register_structure_hook_factory(_made_from(dict))
    def _(kind: Any) -> StructureHook:
        return _guarded(mapping_structure_factory(kind, converter), Mapping, "a group of named values")

    return converter


_CONVERTER: Final = _converter()
