"""The faces of the installed games, and the presenter of games that aren't installed any more.

A face is a module of the entry points in the group ``castellan.faces``. It has its ``PRESENTER``,
and its ``COGS`` if it has commands or presses of its own.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, ClassVar

from bot.base import logs
from bot.base.language import Language, Sentence, sentence
from bot.base.words import FACES
from bot.match.view import MatchView
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from games import GAMES
from games.core import GameError

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


class AbsentPresenter(Presenter):
    """Presents a game that isn't installed by its slug, and says that it isn't."""

    about: ClassVar = sentence("pages/not-installed")
    without_board: ClassVar = about

    def __init__(self, slug: str) -> None:
        self._title = slug.replace("-", " ").title()

    def title(self, language: Language) -> str:
        return self._title

    def board(self, seen: MatchView[Any], language: Language) -> Page:
        return Page(self._title, language.render(self.about))

    def hand(self, seen: MatchView[Any], language: Language, draft: str) -> Page:
        return self.board(seen, language)

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> None:
        return None

    def refusal(self, error: GameError) -> Sentence:
        return self.about

    def rules(self, language: Language) -> tuple[Page, ...]:
        return (Page(self._title, language.render(self.about)),)


class Presenters(dict[str, Presenter]):
    """The presenters of the installed games by slug. Any other slug gets an absent game's."""

    def __missing__(self, slug: str) -> Presenter:
        return AbsentPresenter(slug)
