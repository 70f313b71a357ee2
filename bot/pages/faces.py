"""The faces of the installed games: modules of the entry points in the group ``castellan.faces``.

A face's module has its ``PRESENTER``, and its ``COGS`` if it has commands or presses of its own.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType

from bot.base import logs
from bot.base.words import FACES
from games import GAMES

log = logs.get(__name__)


def load_faces() -> Iterator[tuple[str, ModuleType]]:
    """Yield the module of each game's face. A game whose face is missing or broken is left out."""
    modules = {entry.name: entry.module for entry in entry_points(group=FACES)}
    for slug in tuple(GAMES):
        if slug not in modules:
            GAMES.drop(slug, f"no entry point in {FACES} is named {slug}")
            continue
        try:
            yield slug, import_module(modules[slug])
        except Exception as error:
            GAMES.drop(slug, f"{type(error).__name__} in its face: {error}")
    for slug, reason in GAMES.broken.items():
        log.error("game left out", game=slug, package=GAMES.package(slug), reason=reason)
