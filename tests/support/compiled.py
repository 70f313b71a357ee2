"""SQL compiled once per process, although every test opens engines of its own."""

from collections.abc import Iterator, MutableMapping
from typing import Any

from sqlalchemy import Connection, Engine, event


class CompiledStatements(MutableMapping[tuple[Any, ...], Any]):
    """A cache of statements for all engines of one kind of database.

    SQLAlchemy's own cache is per engine: a statement's key begins with the engine's dialect.
    """

    def __init__(self) -> None:
        self._statements: dict[tuple[Any, ...], Any] = {}

    def __getitem__(self, key: tuple[Any, ...]) -> Any:
        return self._statements[_shared(key)]

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        self._statements[_shared(key)] = compiled

    def __delitem__(self, key: tuple[Any, ...]) -> None:
        del self._statements[_shared(key)]

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self._statements)

    def __len__(self) -> int:
        return len(self._statements)


def _shared(key: tuple[Any, ...]) -> tuple[Any, ...]:
    dialect, *rest = key
    return (type(dialect), *rest)


def compile_statements_once() -> None:
    """Share compiled statements among all engines that connect from now on."""
    statements = CompiledStatements()

    @event.listens_for(Engine, "engine_connect")
    def _share(connection: Connection) -> None:
        connection.execution_options(compiled_cache=statements)
