"""Forms (Discord's modals): how they are filled in, and how they fail."""

from typing import Any, Final

import discord

from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.host import host_of
from bot.discord_io.router import UNKNOWN_CONTROL

FORM_SECONDS: Final = 15 * 60


class Form(discord.ui.Modal):
    """A form that the router answers, also if it fails. Its verb is registered as ``form``.

    ``answer_of(interaction).open(form)`` opens it.
    """

    def __init__(self, title: str) -> None:
        super().__init__(title=title, timeout=FORM_SECONDS)

    async def fill_in(self, interaction: Interaction) -> None:
        """Handle the submitted form."""
        raise NotImplementedError

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        router = host_of(interaction).router
        await router.command(interaction, lambda: self.fill_in(interaction))

    async def on_error(  # type: ignore[override]  # a form has no item that fails
        self, interaction: discord.Interaction[Any], error: Exception, /
    ) -> None:
        """Report an error before ``on_submit``, which handles its own."""
        await host_of(interaction).router.report_failure(interaction, error)


def choice_of(menu: discord.ui.Select[Any]) -> str:
    """Return the value chosen in a form's menu. Raises Refusal if it wasn't offered."""
    offered = {option.value for option in menu.options}
    chosen = menu.values[0] if len(menu.values) == 1 else None
    if chosen is None or chosen not in offered:
        raise Refusal(UNKNOWN_CONTROL)
    return chosen
