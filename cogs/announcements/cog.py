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
        on=(sentence("**Seasons:** one each month"), sentence("Play without seasons")),
        off=(sentence("**Seasons:** none"), sentence("Play in seasons")),
        effect=hold_seasons,
        note=sentence(
            "When a season is over, I announce the top three of each game. A player "
            "who takes first place alone is that game's champion."
        ),
    ),
    Switch(
        "champions",
        Spot("hall", 2, 1),
        on=(sentence("**New champions:** announced"), sentence("Don't announce champions")),
        off=(sentence("**New champions:** not announced"), sentence("Announce champions")),
    ),
    Link("preview", Spot("hall", 8, 1), label=sentence("Preview")),
)
HERALD: Final = Mentioned(
    "herald",
    Spot("hall", 3, 2),
    key="herald_channel_id",
    of="channels",
    none=sentence("**Announcements:** in the match's own channel"),
    some=lambda channel: sentence("**Announcements:** {channel}", channel=channel),
    check=channel_to_post_in(
        TELLING,
        sentence("Announcements need an ordinary text or voice channel. Choose another."),
    ),
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
