"""The presenter of games that aren't installed any more, and the presenters of all."""

from typing import Any, ClassVar

from bot.base.language import Language, Sentence, sentence
from bot.match.view import MatchView
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from games.core import GameError


class AbsentPresenter(Presenter):
    """Names a game that isn't installed by its slug, and says that it isn't."""

    about: ClassVar = sentence("pages/not-installed")
    without_board: ClassVar = about

    def __init__(self, slug: str) -> None:
        self._title = slug.replace("-", " ").title()

    def title(self, language: Language) -> str:
        return self._title

    def options_text(self, options: Any, language: Language) -> str:
        return ""

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
