"""Starts the feature, and adds its settings for managers."""

from dataclasses import replace
from typing import Final

from bot.app import Castellan
from bot.base.calendar import month_before, periods_at
from bot.base.language import sentence
from bot.discord_io.permissions import TELLING
from bot.discord_io.press import Press
from bot.pages.model import Page
from bot.preferences.server_panel import (
    Link,
    Mentioned,
    Server,
    Spot,
    Switch,
    Values,
    channel_to_post_in,
)
from bot.preferences.servers import GuildSettings
from cogs.announcements.actions import Announcer


def hold_seasons(on: bool, settings: GuildSettings, now: int) -> Values:
    """Make the current month the first season, unless there are seasons already."""
    if not on or settings.seasons:
        return {}
    _, month, _ = periods_at(now)
    return {"closed_season": month_before(month)}


SETTINGS: Final = (
    Switch(
        "seasons",
        Spot("hall", 1, 1),
        on=(sentence("announcements/seasons-on"), sentence("announcements/button-no-seasons")),
        off=(sentence("announcements/seasons-off"), sentence("announcements/button-seasons")),
        effect=hold_seasons,
        note=sentence("announcements/note-seasons"),
    ),
    Switch(
        "champions",
        Spot("hall", 2, 1),
        on=(sentence("announcements/champions-on"), sentence("announcements/button-no-champions")),
        off=(
            sentence("announcements/champions-off"),
            sentence("announcements/button-champions"),
        ),
    ),
    Link("preview", Spot("hall", 8, 1), label=sentence("bot/button-preview")),
)
HERALD: Final = Mentioned(
    "herald",
    Spot("hall", 3, 2),
    key="herald_channel_id",
    of="channels",
    none=sentence("announcements/channel-none"),
    some=lambda channel: sentence("announcements/channel", channel=channel),
    check=channel_to_post_in(TELLING, sentence("bot/announcements-need-ordinary")),
)


async def setup(bot: Castellan) -> None:
    announcer = Announcer(
        *(bot, bot.ledger, bot.keeper, bot.guild_book, bot.presenter_of),
        *(bot.late_counting, bot.members),
    )
    bot.add_chore(announcer.chore)
    bot.add_settings(*SETTINGS, replace(HERALD, then=announcer.post_again))
    panel = bot.settings_panel

    async def preview(press: Press, server: Server, _: str) -> Page:
        name = press.person.name
        text = await announcer.preview(server, name, press.language)
        return panel.page("hall", text, press.language)

    panel.pages["preview"] = preview
