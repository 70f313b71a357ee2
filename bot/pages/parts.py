"""Features' parts of a match's pages, and controls of pages that only look like a match."""

from collections.abc import Collection
from typing import Any, ClassVar

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.base.language import Language
from bot.match.view import MatchView
from bot.pages.model import Button, Row, Select
from bot.pages.presenter import Presenter
from games.core.match import AnyGame

Seen = MatchView[Any]


class Part:
    """A feature's part of a match's pages. By default it adds nothing."""

    detail: ClassVar[str] = ""
    """If set, the feature only concerns matches with this key in ``Record.details``."""

    def board_text(self, seen: Seen, language: Language) -> str:
        """Lines for the board of a running match."""
        return ""

    def hand_text(self, seen: Seen, language: Language) -> str:
        """Lines for a hand."""
        return ""

    def over_text(self, seen: Seen, language: Language) -> str:
        """Lines below the result of a match that is over, or was cancelled unplayed."""
        return ""

    def lobby_text(self, seen: Seen, language: Language) -> str:
        """Lines for the message of an open table."""
        return ""

    def lobby_buttons(
        self, presenter: Presenter, seen: Seen, language: Language
    ) -> tuple[Button, ...]:
        """Buttons of an open table, after the table's own."""
        return ()

    def leaving_text(self, seen: Seen, language: Language) -> str:
        """A warning about the cost of giving up, for the page that asks for confirmation."""
        return ""

    def leaving_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        """Buttons for other ways out, on the page that asks for confirmation."""
        return ()

    def board_rows(self, seen: Seen, language: Language) -> tuple[Row, ...]:
        """Rows below the board of a running match."""
        return ()

    def hand_rows(
        self, presenter: Presenter, seen: Seen, rows: tuple[Row, ...], language: Language
    ) -> tuple[Row, ...]:
        """Return the rows of a hand with the feature's own among them."""
        return rows

    def again(self, seen: Seen, language: Language) -> Button | None:
        """The first button of a finished match, instead of *Rematch*."""
        return None

    def over_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        """Buttons of a finished match, next to the first one."""
        return ()

    def replay_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        """Buttons below the replay of a finished match."""
        return ()

    def over_rows(self, seen: Seen, language: Language) -> tuple[Row, ...]:
        """Rows of a finished match, below the first one."""
        return ()


_PARTS: dict[str, Part] = {}
_OFF: set[str] = set()


def register(feature: str, part: Part) -> None:
    """Register a feature's part. The order of registration is the order on the page."""
    _PARTS[feature] = part


def leave_out(features: Collection[str]) -> None:
    _OFF.clear()
    _OFF.update(features)


def parts(seen: Seen) -> list[Part]:
    """The parts of the features that concern a match."""
    return [
        part
        for feature, part in _PARTS.items()
        if feature not in _OFF and (not part.detail or part.detail in seen.details)
    ]


def playing_rows(presenter: Presenter, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Keep the controls that pick or play. Pages without a match handle no others."""
    return _kept(presenter, rows, frozenset())


def answering_rows(game: AnyGame, presenter: Presenter, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Keep the controls that pick an answer, or give one that can be graded."""
    return _kept(presenter, rows, game.ungraded | game.takes_back)


def _kept(presenter: Presenter, rows: tuple[Row, ...], without: frozenset[str]) -> tuple[Row, ...]:
    def stays(button: Button) -> bool:
        if button.verb == "pick":
            return True
        action = presenter.action(button.verb, button.args, ())
        return action is not None and action["type"] not in without

    kept = (row if isinstance(row, Select) else tuple(filter(stays, row)) for row in rows)
    return tuple(row for row in kept if row)


def beside(rows: tuple[Row, ...], turns: tuple[Button, ...]) -> tuple[Row, ...]:
    """Add buttons for turning pages: in a row of their own, or in the last row with room."""
    if len(rows) < MAX_ACTION_ROWS:
        return (*rows, turns)
    at = max(
        number
        for number, row in enumerate(rows)
        if isinstance(row, tuple) and len(row) + len(turns) <= MAX_BUTTONS_PER_ROW
    )
    last = rows[at]
    assert isinstance(last, tuple)
    return (*rows[:at], (*last, *turns), *rows[at + 1 :])
