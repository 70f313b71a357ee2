"""What a press on a page that only rehearses a match stands for."""

from typing import Any

from pydantic import ValidationError

from bot.base.refusals import Refusal
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.pages.presenter import Presenter
from games.core.match import AnyGame


def played_action(presenter: Presenter, game: AnyGame, press: Press) -> dict[str, Any]:
    """Return the action that a press stands for, as it is stored. Raises Refusal for none."""
    action = presenter.action(press.verb, press.args, press.values)
    if action is None:
        raise Refusal(UNKNOWN_CONTROL)
    try:
        stored: dict[str, Any] = game.actions.dump_python(
            game.actions.validate_python(action), mode="json"
        )
    except ValidationError:
        raise Refusal(UNKNOWN_CONTROL) from None
    return stored
