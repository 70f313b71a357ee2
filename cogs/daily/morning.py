"""Posts yesterday's results and today's deals each morning on servers whose managers want it."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.app import Castellan
from bot.base.calendar import DAY_MS, day_at, day_before, midnight_after
from bot.base.chores import Chore
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.messages import message_of
from bot.discord_io.permissions import TELLING
from bot.discord_io.press import Press
from bot.pages.model import Button, Page
from bot.preferences.server_panel import (
    VERB,
    Link,
    Mentioned,
    Server,
    SettingsPanel,
    Spot,
    channel_to_post_in,
    check_may_change,
)
from bot.preferences.servers import GuildSettings
from bot.show.day_posts import DayPosts
from cogs.daily.deals import DailyDeal
from cogs.daily.pages import DealTexts, daily_button
from cogs.daily.results import daily_games, daily_tables

POSTED_AS: Final = "morning"
HOURS: Final = range(8, 12)  # in the server's time zone. Later, the day's post is left out
_NOBODY: Final = 0
_HERE: Final = "morning_here"


class MorningPoster:
    """Posts each day's deals once, by the server's own calendar.

    They begin at midnight UTC, which is hours after the post for servers east of Hong Kong.
    """

    def __init__(self, bot: Castellan) -> None:
        bot.chores.add(Chore("morning posts", self.look_after))
        self._ledger, self._guild_book, self._get_guild = bot.ledger, bot.guild_book, bot.get_guild
        self._router, self._database = bot.router, bot.database
        self._presenter_of = bot.presenter_of
        self.posts = DayPosts(
            *(bot, bot.ledger, bot.keeper, bot.guild_book, self._page),
            kind=POSTED_AS,
            channel=CHANNEL,
        )

    async def look_after(self) -> None:
        """Post on each server where it's morning and nothing has been posted yet."""
        now = self._ledger.now()
        for day in (day_at(now), day_at(now + DAY_MS)):
            await self.posts.post(day, partial(_is_morning, day, now))

    async def ask(self, press: Press) -> None:
        """Ask a manager who has shared a result whether to post here, once per server."""
        interaction, book = press.interaction, self._guild_book
        guild = self._get_guild(interaction.guild_id or 0)
        if guild is None or not self._router.knows(VERB):
            return
        settings = await book.of(guild.id)
        if settings.get("morning_asked") or CHANNEL.id_in(settings) is not None:
            return
        server = Server(guild, settings, (), (), self._ledger.now())
        try:
            check_may_change(interaction, settings)
            CHANNEL.check(press, server, interaction.channel_id or 0)
        except Refusal:
            return
        await book.change(guild.id, morning_asked=True)
        say = press.language.say
        yes = Button(say("daily/button-post-them"), VERB, f"{_HERE}/yes", style="success")
        no = Button(say("daily/button-post-none"), VERB, _HERE)
        page = Page("", say("daily/morning-asked"), rows=((yes, no),))
        await answer_of(interaction).add(**await message_of(page, NO_MATCH, 0))

    async def answer(self, press: Press, server: Server, answer: str) -> Page:
        if answer:
            here = CHANNEL.check(press, server, press.interaction.channel_id or 0)
            change = self._guild_book.change
            settings = await change(server.guild.id, morning_channel_id=here)
            server = replace(server, settings=settings)
        return Page("", CHANNEL.line(server, press.language))

    async def _page(
        self, guild_id: int, settings: GuildSettings, day: str, language: Language
    ) -> Page:
        today = day_at(self._ledger.now())
        over, lines = day_before(today), []
        deals = [DailyDeal(slug, over, guild_id) for slug in filter(settings.offers, daily_games())]
        for table in await self._database.read(daily_tables, deals, _NOBODY, today):
            presenter = self._presenter_of(table.deal.slug)
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
        Spot("hall", 7, 4),
        label=sentence("daily/button-morning"),
        told=CHANNEL.choice,
    ),
    Link("morning_preview", Spot("morning", 2, 2), label=sentence("bot/button-preview")),
    CHANNEL,
)


def add_to_settings(panel: SettingsPanel, poster: MorningPoster) -> None:
    async def preview(press: Press, server: Server, _: str) -> Page:
        day = str(server.settings.local_time(server.now).date())
        page = await poster.posts.page(server.guild.id, server.settings, day)
        return panel.page("morning", page.whole, press.language)

    panel.add(*SETTINGS)
    panel.pages["morning_preview"] = preview
    panel.pages[_HERE] = poster.answer
