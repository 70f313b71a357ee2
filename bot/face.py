"""What a game's cog provides so that everything else can show and play the game."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from bot.i18n import Sentence, Voice
from bot.page import Page
from bot.scenes import Scene
from games.core import GameError


class Face(ABC):
    """The look and the words of one game. It sees scenes and views, never states."""

    joinable: ClassVar[bool] = False
    """Whether people may sit down at a running match."""

    @abstractmethod
    def title(self, voice: Voice) -> str:
        """The game's name."""

    @abstractmethod
    def summary(self, voice: Voice) -> str:
        """The game in one sentence, for the lobby."""

    @abstractmethod
    def options_text(self, options: Any, voice: Voice) -> str:
        """The options of a match in a line."""

    @abstractmethod
    def board(self, scene: Scene[Any], voice: Voice) -> Page:
        """The public board; its controls are added by the table that shows it."""

    @abstractmethod
    def hand(self, scene: Scene[Any], voice: Voice, draft: str) -> Page:
        """A player's private page with the controls to act.

        ``draft`` is what the controls say was picked so far, empty at first.
        """

    @abstractmethod
    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        """The action that a control of the hand stands for; None when it is not one of ours.

        A control that only picks is the verb ``pick``: its args become the draft.
        """

    @abstractmethod
    def refusal(self, error: GameError) -> Sentence:
        """Why the rules refuse, in a sentence that helps."""

    @abstractmethod
    def rules(self, voice: Voice) -> tuple[Page, ...]:
        """The rules in our own words, house rulings marked."""
