"""The sentences of the code, and catalogues as they are stored, each read once."""

from collections.abc import Iterable
from functools import cache
from string import Formatter

from tools import catalogue

sentences = cache(catalogue.catalogue)
read = cache(catalogue.read)


def forms(text: str | Iterable[str] | None) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ())


@cache
def names(text: str) -> frozenset[str]:
    """Those of the facts that a sentence tells."""
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)
