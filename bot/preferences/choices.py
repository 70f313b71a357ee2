"""Choices as rows: those that SQL queries have columns; the others are in the column ``more``."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import Table

T = TypeVar("T")


def choices_of(kind: type[T], row: Mapping[str, Any]) -> T:
    """Build a dataclass of choices from a row. Missing choices have their defaults."""
    stored = {**row["more"], **row}
    names = [each.name for each in fields(kind)]  # type: ignore[arg-type]
    return kind(**{name: stored[name] for name in names if name in stored})


def row_of(table: Table, choices: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Return the columns that store choices. ``more`` is what the row has stored so far."""
    named = {name: value for name, value in choices.items() if name in table.c}
    others = {name: value for name, value in choices.items() if name not in table.c}
    return {**named, "more": {**more, **others}}
