"""What features add to the pages of a match: lines, rows and buttons."""

from collections.abc import Collection
from typing import Any

from bot.base.language import Language
from bot.match.view import MatchView
from bot.pages.model import Button, Row
from bot.pages.presenter import Presenter

Seen = MatchView[Any]


class Part:
    """A feature's part of a match's pages. By default it adds nothing."""

    def board_text(self, seen: Seen, language: Language) -> str:
        """Return lines for the board of a running match."""
        return ""

    def hand_text(self, seen: Seen, language: Language) -> str:
        """Return lines for a hand."""
        return ""

    def over_text(self, seen: Seen, language: Language) -> str:
        """Return lines below the result of a match that's over, or was called off unplayed."""
        return ""

    def lobby_text(self, seen: Seen, language: Language) -> str:
        """Return lines for the message of an open table."""
        return ""

    def leaving_text(self, seen: Seen, language: Language) -> str:
        """A warning of the price of giving up, for the page that asks for confirmation."""
        return ""

    def board_rows(self, seen: Seen, language: Language) -> tuple[Row, ...]:
        """Return rows below the board of a running match."""
        return ()

    def hand_rows(
        self, presenter: Presenter, seen: Seen, rows: tuple[Row, ...], language: Language
    ) -> tuple[Row, ...]:
        """Return the rows of a hand with the feature's own among them."""
        return rows

    def again(self, seen: Seen, language: Language) -> Button | None:
        """Return the first button of a finished match, in place of *Rematch*."""
        return None

    def over_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        """Return buttons of a finished match, beside the first."""
        return ()

    def replay_buttons(self, language: Language) -> tuple[Button, ...]:
        """Return buttons below a finished match's replay."""
        return ()

    def over_rows(self, seen: Seen, language: Language) -> tuple[Row, ...]:
        """Return rows of a finished match, below the first."""
        return ()


_PARTS: dict[str, Part] = {}
_OFF: set[str] = set()


def register(feature: str, part: Part) -> None:
    """Let a feature add its part; the order of registration is the order on the page."""
    _PARTS[feature] = part


def leave_out(features: Collection[str]) -> None:
    """Leave out the parts of features that are switched off."""
    _OFF.clear()
    _OFF.update(features)


def parts() -> list[Part]:
    """Return the parts of all features that are on."""
    return [part for feature, part in _PARTS.items() if feature not in _OFF]
