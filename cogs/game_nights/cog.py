"""``/evening``: what a server has planned, the form that plans one, its message's buttons."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Castellan
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, Sentence, command_text, sentence
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import Interaction
from bot.discord_io.forms import Form, choice_of
from bot.discord_io.host import host_of
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import show_page
from bot.discord_io.permissions import permissions_text
from bot.discord_io.press import Press, language_of, place_of, tell
from bot.discord_io.router import UNKNOWN_CONTROL, routed
from bot.pages.computers import level_name
from bot.pages.model import Button, Option, Page, Row, Select
from bot.preferences.servers import GuildSettings
from bot.secrecy import Asker
from cogs.game_nights import actions, store
from cogs.game_nights.messages import GameNights
from cogs.game_nights.movements import ROUNDS
from cogs.game_nights.pages import (
    DEALS_VERB,
    TURN_VERB,
    NightPages,
    moment,
    night_title,
    pages_of,
)
from cogs.game_nights.settings import PLANNERS
from cogs.game_nights.store import ARENA_GAMES, NIGHT_GAMES, GameNight, lengths_of
from cogs.table.lobby import level_meant
from cogs.table.starting import check_permissions, refusal_to_start, settings_for, stands_here
from games.core import LEVELS, STAND_IN

USUAL_HOUR: Final = 20
USUAL_MINUTES: Final = 60
_CREATE_EVENTS: Final = sentence("Create Events")


class GameNightsCog(commands.Cog, name="Evenings"):
    """The command, its pages and its form; who takes part presses the game night's own message."""

    def __init__(self, bot: Castellan, nights: GameNights) -> None:
        self._ledger = bot.ledger
        self._database = bot.database
        self._presenters = bot.presenters
        self._nights = nights
        router = bot.router
        router.on("evening_join", "public", self.join)
        router.on("evening_leave", "public", self.leave)
        router.on("evening_mine", "private", self.show_mine)
        router.on("evening_new", "form", self.open_form)
        router.on(DEALS_VERB, "private", self.show_deal)
        router.on(TURN_VERB, "own", self.show_deal)
        router.on("evening_off", "own", self.ask_to_call_off)
        router.on("evening_gone", "own", self.call_off)
        router.on("evening_list", "own", self.show_list)

    @app_commands.command(description=command_text("See this server's evenings, or plan one"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @routed
    async def evening(self, interaction: Interaction) -> None:
        await show_page(interaction, await self._page(interaction))

    async def show_list(self, press: Press) -> None:
        await show_page(press.interaction, await self._page(press.interaction))

    async def join(self, press: Press) -> None:
        night = await self._night_seen(press)
        await self._nights.change(actions.take_part, night.id, press.person)

    async def leave(self, press: Press) -> None:
        """Remove a player, and say whether they have to finish their match."""
        night = await self._night_here(press)
        table = await self._nights.leave(night.id, press.person)
        if table is None:
            return
        await press.tell(
            sentence("You've left the evening. Finish the match that you're playing.")
            if table.deal is None
            else sentence("You've left the evening. A computer will play on for you.")
        )

    async def show_mine(self, press: Press) -> None:
        pages = await self._pages(press)
        await show_page(press.interaction, pages.mine(press.person.user_id))

    async def show_deal(self, press: Press) -> None:
        """Show the results of one deal."""
        number = press.args.partition("/")[2]
        pages = await self._pages(press)
        wanted = int(number) if number.isdecimal() else 0
        await show_page(press.interaction, pages.deal(wanted))

    async def _pages(self, press: Press) -> NightPages:
        night = await self._night_seen(press)
        gathering = await self._database.read(store.gather, night.id)
        return pages_of(gathering, self._presenters[night.slug], press.language)

    async def open_form(self, press: Press) -> None:
        """Open the form that plans a game night of a game."""
        check_limit(press.interaction, "table")
        settings = await self._check_may_plan(press.interaction)
        slug = next((value for value in press.values if value in NIGHT_GAMES), None)
        if slug is None:
            raise Refusal(UNKNOWN_CONTROL)
        form = GameNightForm(self, slug, settings, self._ledger.now(), press.language)
        await answer_of(press.interaction).open(form)

    async def plan(
        self, interaction: Interaction, slug: str, day: str, hour: str, length: str, level: str
    ) -> None:
        """Plan the game night of a form; say which permission is missing for its event."""
        settings = await self._check_may_plan(interaction)
        await host_of(interaction).check_welcome(interaction)
        check_permissions(interaction)
        refused = refusal_to_start(interaction, settings)
        if refused is not None:
            raise refused
        if length not in map(str, lengths_of(slug)):
            raise Refusal(UNKNOWN_CONTROL)
        begins = datetime.fromisoformat(f"{day}T{int(hour):02}:00")
        starts_at = int(begins.replace(tzinfo=ZoneInfo(settings.time_zone)).timestamp() * 1000)
        night = await self._nights.change(
            actions.plan,
            place_of(interaction),
            slug,
            level_meant(level),
            starts_at,
            int(length),
        )
        language = language_of(interaction)
        text = language.say(
            "Your evening begins {moment}. I've posted it here, so everybody can take part.",
            moment=moment(night.starts_at, "F"),
        )
        guild = interaction.guild
        if guild is not None and not guild.me.guild_permissions.create_events:
            missing = permissions_text([language.render(_CREATE_EVENTS)], language)
            text += "\n" + language.say(
                "I couldn't add it to the server's events, because I'm missing {permissions}.",
                permissions=missing,
            )
        await tell(interaction, text)

    async def ask_to_call_off(self, press: Press) -> None:
        await self._check_may_plan(press.interaction)
        night = await self._night_here(press)
        language = press.language
        title = language.say("Call this evening off?")
        yes = Button(language.say("Yes, call it off"), "evening_gone", night.id, style="danger")
        no = Button(language.say("No, keep it"), "evening_list")
        text = self._line(night, language)
        await show_page(press.interaction, Page(title, text, rows=((yes, no),)))

    async def call_off(self, press: Press) -> None:
        await self._check_may_plan(press.interaction)
        night = await self._night_here(press)
        await self._nights.change(actions.call_off, night.id)
        await show_page(press.interaction, await self._page(press.interaction))

    async def _night_here(self, press: Press) -> GameNight:
        """Return the game night of a control. Raises Refusal unless it is of this server."""
        night = await self._database.read(store.load, press.args.partition("/")[0])
        if night is None or night.guild_id != press.interaction.guild_id:
            raise Refusal(UNKNOWN_CONTROL)
        return night

    async def _night_seen(self, press: Press) -> GameNight:
        """Return the game night of a control. Raises Refusal unless its channel can be seen."""
        night = await self._night_here(press)
        if not Asker.of(press.interaction).views(night.channel_id):
            raise Refusal(UNKNOWN_CONTROL)
        return night

    async def _page(self, interaction: Interaction) -> Page:
        """Return the list of game nights here, with controls for people who may plan them."""
        guild_id = _check_server(interaction)
        language = language_of(interaction)
        nights = await self._database.read(store.of_server, guild_id)
        settings = await settings_for(interaction)
        rows: list[Row] = []
        lines = [
            f"{number}. {self._line(night, language)}" for number, night in enumerate(nights, 1)
        ]
        text = "\n".join(lines) or language.say("No evening is planned on this server.")
        if _refusal_to_plan(interaction, settings) is None:
            offered = tuple(
                Option(self._presenters[slug].title(language), slug) for slug in NIGHT_GAMES
            )
            rows.append(Select(language.say("Plan an evening"), "evening_new", offered))
            off = language.say("Call off")
            buttons = tuple(
                Button(f"{off} {number}", "evening_off", night.id)
                for number, night in enumerate(nights, 1)
            )
            if buttons:
                rows.append(buttons)
        title = language.say("Evenings on this server")
        return Page(title, text, rows=tuple(rows))

    def _line(self, night: GameNight, language: Language) -> str:
        title = night_title(self._presenters[night.slug], language)
        address = f"https://discord.com/channels/{night.guild_id}/{night.channel_id}"
        if night.message_id is not None:
            address += f"/{night.message_id}"
        return f"[{title}]({address}) · {moment(night.starts_at, 'F')}"

    async def _check_may_plan(self, interaction: Interaction) -> GuildSettings:
        """Return the server's settings. Raises Refusal unless the person may plan game nights."""
        _check_server(interaction)
        settings = await settings_for(interaction)
        refused = _refusal_to_plan(interaction, settings)
        if refused is not None:
            raise Refusal(refused)
        return settings


class GameNightForm(Form):
    """Day, hour, length and level of a game night of a game."""

    def __init__(
        self, cog: GameNightsCog, slug: str, settings: GuildSettings, now: int, language: Language
    ) -> None:
        super().__init__(language.say("Plan an evening"))
        self._cog = cog
        self._slug = slug
        today = settings.local_time(now).date()
        days = [(today + timedelta(days=n)).isoformat() for n in range(MAX_SELECT_OPTIONS)]
        self._day = _menu("day", [(language.date(day), day) for day in days], days[0])
        hours = [(f"{hour:02}:00", str(hour)) for hour in range(24)]
        self._hour = _menu("hour", hours, str(USUAL_HOUR))
        lengths = [(_length_text(slug, each, language), str(each)) for each in lengths_of(slug)]
        usual = USUAL_MINUTES if slug in ARENA_GAMES else ROUNDS
        self._length = _menu("length", lengths, str(usual))
        levels = [(level_name(each, language), each) for each in LEVELS]
        self._level = _menu("level", levels, STAND_IN)
        zone = settings.time_zone.replace("_", " ")
        for text, menu in (
            (language.say("Day"), self._day),
            (language.say("Hour ({zone})", zone=zone), self._hour),
            (language.say("Length"), self._length),
            (language.say("Computers to fill in for missing players"), self._level),
        ):
            self.add_item(discord.ui.Label(text=text[:45], component=menu))

    async def fill_in(self, interaction: Interaction) -> None:
        day, hour, length, level = map(
            choice_of, (self._day, self._hour, self._length, self._level)
        )
        await self._cog.plan(interaction, self._slug, day, hour, length, level)


def _length_text(slug: str, length: int, language: Language) -> str:
    if slug in ARENA_GAMES:
        return language.count(length, "{n} minute", "{n} minutes")
    return language.count(length, "{n} deal", "{n} deals")


def _menu(name: str, offered: Sequence[tuple[str, str]], usual: str) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(label=label, value=value, default=value == usual)
        for label, value in offered
    ]
    return discord.ui.Select(custom_id=name, options=options)


def _check_server(interaction: Interaction) -> int:
    """Return the server of an interaction. Raises Refusal if the bot isn't in it."""
    if interaction.guild_id is None or not stands_here(interaction):
        raise Refusal(sentence("Evenings only take place on servers I'm in."))
    return interaction.guild_id


def _refusal_to_plan(interaction: Interaction, settings: GuildSettings) -> Sentence | None:
    """Return the reason why a person may not plan a game night here; None if they may."""
    user, role_id = interaction.user, settings.evening_role_id
    has_it = (
        role_id is not None
        and isinstance(user, discord.Member)
        and user.get_role(role_id) is not None
    )
    if has_it or interaction.permissions.manage_guild:
        return None
    return sentence("Only managers of this server, and people they choose, can plan evenings.")


async def setup(bot: Castellan) -> None:
    nights = GameNights(
        bot,
        bot.ledger,
        bot.keeper,
        bot.preferences,
        bot.guild_book,
        bot.presenter_of,
    )
    bot.provide(nights)
    bot.add_chore(nights.chore)
    bot.sockets.erasing_server.append(nights.take_away)
    bot.add_settings(PLANNERS)
    await bot.add_cog(GameNightsCog(bot, nights))
