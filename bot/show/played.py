"""Moves on pages that look like a match but aren't one: reviews and puzzles."""

from typing import Any

from pydantic import ValidationError

from bot.base.refusals import Refusal
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.pages.presenter import Presenter
from games.core.match import AnyGame


def action_meant(presenter: Presenter, press: Press) -> dict[str, Any]:
    """Return the action of a game's control. Raises Refusal if it has none."""
    action = presenter.action(press.verb, press.args, press.values)
    if action is None:
        raise Refusal(UNKNOWN_CONTROL)
    return action


def played_action(presenter: Presenter, game: AnyGame, press: Press) -> dict[str, Any]:
    """Return a press's action in stored form. Raises Refusal if it has none."""
    action = action_meant(presenter, press)
    try:
        stored: dict[str, Any] = game.actions.dump_python(
            game.actions.validate_python(action), mode="json"
        )
    except ValidationError:
        raise Refusal(UNKNOWN_CONTROL) from None
    return stored
