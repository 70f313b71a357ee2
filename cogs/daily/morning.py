"""Posts yesterday's results and today's deals each morning on servers whose managers want it."""

from functools import partial
from typing import Final

from bot.app import Castellan
from bot.base.calendar import DAY_MS, day_at, day_before, midnight_after
from bot.base.chores import Chore
from bot.base.language import Language, sentence
from bot.discord_io.permissions import TELLING
from bot.discord_io.press import Press
from bot.pages.model import Page
from bot.pages.ways_in import daily_button
from bot.preferences.server_panel import (
    Link,
    Mentioned,
    Server,
    SettingsPanel,
    Spot,
    channel_to_post_in,
)
from bot.preferences.servers import GuildSettings
from bot.show.day_posts import DayPosts
from cogs.daily.deals import DailyDeal
from cogs.daily.pages import DealTexts
from cogs.daily.results import daily_games, daily_tables

POSTED_AS: Final = "morning"
HOURS: Final = range(8, 12)  # in the server's time zone. Later, the day's post is left out
_NOBODY: Final = 0


class MorningPoster:
    """Posts once a day, by the server's own calendar, for the deals of that day.

    Those begin at midnight UTC: east of Hong Kong, hours after the post.
    """

    def __init__(self, bot: Castellan) -> None:
        bot.add_chore(Chore("morning posts", self.look_after))
        self._bot = bot
        self.posts = DayPosts(
            *(bot, bot.ledger, bot.keeper, bot.guild_book, self._page),
            kind=POSTED_AS,
            channel="morning_channel_id",
        )

    async def look_after(self) -> None:
        """Post on each server where it's morning and nothing has been posted yet."""
        now = self._bot.ledger.now()
        for day in (day_at(now), day_at(now + DAY_MS)):
            await self.posts.post(day, partial(_is_morning, day, now))

    async def _page(
        self, guild_id: int, settings: GuildSettings, day: str, language: Language
    ) -> Page:
        today = day_at(self._bot.ledger.now())
        over, lines = day_before(today), []
        deals = [DailyDeal(slug, over, guild_id) for slug in filter(settings.offers, daily_games())]
        for table in await self._bot.database.read(daily_tables, deals, _NOBODY, today):
            presenter = self._bot.presenter_of(table.deal.slug)
            told = DealTexts(table.deal.slug, presenter, language).yesterday(table)
            lines.append(f"**{presenter.title(language)}** · {told}")
        when, begins = "later" if day > today else "now", midnight_after(day, 0) // 1000
        play = language.say("daily/morning", when=when, time=f"<t:{begins}:t>")
        title = language.say("daily/day-title", day=language.date(day))
        text = "\n".join([play, "", *lines])
        return Page(title, text, rows=((daily_button(language, "success"),),))


def _is_morning(day: str, now: int, settings: GuildSettings) -> bool:
    local = settings.local_time(now)
    return local.hour in HOURS and str(local.date()) == day


CHANNEL: Final = Mentioned(
    "morning_channel",
    Spot("morning", 1, 1),
    key="morning_channel_id",
    of="channels",
    none=sentence("daily/morning-none"),
    some=lambda channel: sentence("daily/morning-channel", channel=channel),
    check=channel_to_post_in(TELLING, sentence("bot/announcements-need-ordinary")),
    note=sentence("daily/morning-note"),
)
SETTINGS: Final = (
    Link(
        "morning",
        Spot("hall", 7, 1),
        label=sentence("daily/button-morning"),
        told=CHANNEL.choice,
    ),
    Link("morning_preview", Spot("morning", 2, 2), label=sentence("bot/button-preview")),
    CHANNEL,
)


def add_settings(panel: SettingsPanel, poster: MorningPoster) -> None:
    async def preview(press: Press, server: Server, _: str) -> Page:
        day = str(server.settings.local_time(server.now).date())
        page = await poster.posts.page(server.guild.id, server.settings, day)
        return panel.page("morning", page.whole, press.language)

    panel.add(*SETTINGS)
    panel.pages["morning_preview"] = preview
    panel.pages["morning"] = lambda press, server, _: panel.tab("morning", server, press.language)
