"""A stand-in for games that are no longer installed."""

from typing import Any, ClassVar, NoReturn

from games.core.game import Game, GameError, Options


class NotInstalled(GameError, KeyError):
    """The requested game isn't installed."""


class AbsentGame(Game[Any, Any, Options]):
    """A game without rules: its matches are shown without their boards, and nobody plays them."""

    slug: ClassVar = ""
    rules_version: ClassVar = 0
    seats: ClassVar = range(2, 3)
    options: ClassVar = Options

    def _beside(self, module: str) -> bool:
        return False

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise NotInstalled("not_installed")

    new = to_act = menu = apply = deadline = concede = view = determinize = outcome = _refuse
