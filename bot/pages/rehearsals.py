"""Controls of pages that look like a match but aren't one: lessons, reviews, puzzles."""

from bot.base.discord_limits import MAX_ACTION_ROWS, MAX_BUTTONS_PER_ROW
from bot.pages.model import Button, Row, Select
from bot.pages.presenter import Presenter
from games.core.match import AnyGame


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
