"""Plain data, ready for JSON, as `describe` returns it."""

from typing import TypeAlias

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"
