"""``/settings``: a server's settings for its managers, as options, buttons and menus."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands
from sqlalchemy import Connection

from bot.app import Castellan
from bot.base.chores import Chore
from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.commands import command, matching_choices
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Suggested, host_of
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of, user_id_in
from bot.discord_io.router import routed, suggesting
from bot.match import lobbies
from bot.match.chairs import people_in
from bot.match.events import Happened
from bot.match.ledger import Change, Ledger
from bot.match.people import MAX_NAME_LENGTH
from bot.match.record import OUT_OF_SIGHT, Record
from bot.pages.model import Page
from bot.preferences.languages import chosen_language, language_choices
from bot.preferences.server_panel import (
    UNKNOWN,
    VERB,
    Link,
    Mentioned,
    Offered,
    Server,
    check_may_change,
    check_server,
    one_of,
    value_of,
)
from bot.preferences.servers import NOBODY, find_acts, forget_acts, note_act, note_dodge, time_zones
from bot.storage import tables
from cogs.server_settings.pages import MAX_ACTS, SettingsPages, barred_people, busy_weeks, table_in
from cogs.server_settings.settings import MATCHES, NOTIFICATIONS, PEOPLE, games_settings

FORGETTING_SECONDS: Final = 60 * 60
_PARTS: Final = [str(number) for number in range(MAX_SELECT_OPTIONS)]  # of the alphabet


class ServerSettingsCog(commands.Cog):
    """A panel for a server's settings, and command options for lists too long for its menus."""

    def __init__(self, bot: Castellan) -> None:
        self._guild_book, self._queries, self._ledger = bot.guild_book, bot.queries, bot.ledger
        self._presenters, self._languages = bot.presenters, bot.languages
        self._database = bot.database
        self._panel = panel = bot.settings_panel
        panel.add(
            *MATCHES,
            *games_settings(bot.presenters, self._close_tables),
            *NOTIFICATIONS,
            *PEOPLE,
        )
        panel.pages |= {
            "tab": lambda press, server, tab: self._pages(server, press).tab(tab),
            "language": lambda press, server, _: self.speak(
                press.interaction, server, value_of(press)
            ),
            "zone": lambda press, server, _: self._pages(server, press).zones(),
            "region": lambda press, server, _: self._pages(server, press).zones(value_of(press)),
            "part": lambda press, server, region: self._pages(server, press).zones(
                region, int(one_of(press, _PARTS))
            ),
            "place": self._choose_zone,
            "bar": lambda press, server, _: self.bar(press.interaction, server, value_of(press)),
            "unbar": lambda press, server, _: self.unbar(
                press.interaction, server, value_of(press)
            ),
            "end": lambda press, server, _: self._pages(server, press).end_question(
                value_of(press)
            ),
            "ended": self._end_match,
            "acts": self._show_acts,
            "weeks": self._show_weeks,
        }
        bot.router.on(VERB, "own", self.follow_control)

    @command("server")
    @app_commands.choices(language=language_choices())
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @routed
    async def settings(
        self,
        interaction: Interaction,
        block: discord.User | None = None,
        unblock: str | None = None,
        end: str | None = None,
        language: str | None = None,
    ) -> None:
        """Show the panel, or do what the options ask for."""
        server, page = await self.server(interaction), None
        if language is not None:
            page = await self.speak(interaction, server, language)
        if block is not None:
            page = await self.bar(interaction, server, str(block.id))
        if unblock is not None:
            page = await self.unbar(interaction, server, unblock)
        if end is not None:
            page = self._pages(server, interaction).end_question(end)
        await show_page(interaction, page or self._pages(server, interaction).tab("overview"))

    @settings.autocomplete("unblock")
    @suggesting
    async def _suggest_barred(self, interaction: Interaction, typed: str) -> Suggested:
        return await self._suggest(interaction, typed, barred_people)

    @settings.autocomplete("end")
    @suggesting
    async def _suggest_tables(self, interaction: Interaction, typed: str) -> Suggested:
        return await self._suggest(
            interaction, typed, lambda server: self._pages(server, interaction).open_tables()
        )

    async def _suggest(
        self, interaction: Interaction, typed: str, offer: Callable[[Server], Offered]
    ) -> Suggested:
        try:
            server = await self.server(interaction)
        except Refusal:
            return []
        return matching_choices(offer(server), typed)

    async def follow_control(self, press: Press) -> None:
        """Handle a control of the panel. Raises Refusal for people who may not change settings."""
        server = await self.server(press.interaction)
        action, _, rest = press.args.partition("/")
        if (page_of := self._panel.pages.get(action)) is not None:
            made = page_of(press, server, rest)
            page = made if isinstance(made, Page) else await made
        elif isinstance(self._panel.settings.get(action), Link):
            page = self._pages(server, press).tab(action)
        elif (setting := self._panel.settings.get(action)) is not None:
            values = setting.values(press, server)
            settings = await self._guild_book.change(server.guild.id, **values)
            if setting.then is not None:
                await setting.then(server.guild.id)
            page = self._pages(replace(server, settings=settings), press).tab(setting.spot.tab)
        else:
            raise Refusal(UNKNOWN)
        await show_page(press.interaction, page)

    async def _close_tables(self, guild_id: int) -> None:
        settings = await self._guild_book.of(guild_id)
        for table in await self._queries.live_tables(guild_id):
            if not (table.begun or settings.offers(table.slug)):
                await self._ledger.change(table.match_id, _close)

    async def page(self, interaction: Interaction, tab: str) -> Page:
        return self._pages(await self.server(interaction), interaction).tab(tab)

    def _pages(self, server: Server, reader: Press | Interaction) -> SettingsPages:
        language = reader.language if isinstance(reader, Press) else language_of(reader)
        return SettingsPages(self._panel, server, self._presenters, language)

    async def server(self, interaction: Interaction) -> Server:
        """Return the server. Raises Refusal for people who may not change its settings."""
        guild = check_server(interaction)
        settings = await self._guild_book.of(guild.id)
        check_may_change(interaction, settings)
        if not interaction.permissions.manage_guild:
            await host_of(interaction).check_welcome(interaction)
        return Server(
            guild=guild,
            settings=settings,
            barred=tuple(await self._guild_book.list_barred(guild.id)),
            tables=tuple(await self._queries.live_tables(guild.id)),
            now=self._ledger.now(),
        )

    async def bar(self, interaction: Interaction, server: Server, user_id: str) -> Page:
        data: Any = interaction.data
        named = data.get("resolved", {})
        user = named.get("users", {}).get(user_id)
        if user is None:
            raise Refusal(UNKNOWN)
        if user.get("bot"):
            raise Refusal(sentence("server-settings/bots-never-play"))
        member = named.get("members", {}).get(user_id, {})
        powers = discord.Permissions(int(member.get("permissions", 0)))
        if powers.manage_guild and not interaction.permissions.manage_guild:
            raise Refusal(sentence("server-settings/manages-server"))
        name = member.get("nick") or user.get("global_name") or user["username"]
        now = self._ledger.now()
        guild_id, name, by = server.guild.id, name[:MAX_NAME_LENGTH], interaction.user.id
        await self._guild_book.bar(guild_id, int(user_id), name, now, by)
        await lobbies.remove_from_lobbies(self._ledger, guild_id, int(user_id))
        return await self.page(interaction, "people")

    async def unbar(self, interaction: Interaction, server: Server, user_id: str) -> Page:
        guild_id, now = server.guild.id, self._ledger.now()
        barred, book, by = user_id_in(user_id), self._guild_book, interaction.user.id
        if barred is None or not await book.unbar(guild_id, barred, now, by):
            raise Refusal(sentence("server-settings/not-blocked"))
        return await self.page(interaction, "people")

    async def speak(self, interaction: Interaction, server: Server, choice: str) -> Page:
        """Set the language of everything public here."""
        code, discords = chosen_language(choice), server.guild.preferred_locale.value
        await self._languages.choose_for_guild(server.guild.id, code, discords)
        return await self.page(interaction, "overview")

    async def _choose_zone(self, press: Press, server: Server, _: str) -> Page:
        zone = one_of(press, time_zones())
        settings = await self._guild_book.change(server.guild.id, time_zone=zone)
        return self._pages(replace(server, settings=settings), press).tab("calls")

    async def _end_match(self, press: Press, server: Server, match_id: str) -> Page:
        table_in(server, match_id)  # refuses those of other servers
        self._ledger.tell(
            await self._database.write(
                end_match, self._ledger, match_id, server.guild.id, press.person.user_id
            )
        )
        return await self.page(press.interaction, "people")

    async def _show_acts(self, press: Press, server: Server, _: str) -> Page:
        acts = await self._database.read(find_acts, server.guild.id, server.now, MAX_ACTS)
        return self._pages(server, press).acts(acts)

    async def _show_weeks(self, press: Press, server: Server, _: str) -> Page:
        weeks = await self._database.read(busy_weeks, server.guild.id, server.now)
        return self._pages(server, press).weeks(weeks)

    @commands.Cog.listener("on_guild_channel_delete")
    @commands.Cog.listener("on_guild_role_delete")
    async def note_deleted(self, gone: discord.abc.GuildChannel | discord.Role) -> None:
        guild_id, now, write = gone.guild.id, self._ledger.now(), self._database.write
        settings = await self._guild_book.of(guild_id)
        for action, each in self._panel.settings.items():
            if isinstance(each, Mentioned) and each.id_in(settings) == gone.id:
                await write(note_act, guild_id, NOBODY, "deleted", now, match_id=action)

    async def forget(self) -> None:
        ours = self._database.shards.rows(tables.manager_acts.c.guild_id)
        await self._database.write(forget_acts, self._ledger.now(), ours)


def _close(change: Change) -> None:
    if change.record.status == "lobby":  # it may have begun by now
        change.record.call_off("manager", change.now)


def end_match(
    connection: Connection, ledger: Ledger, match_id: str, guild_id: int, user_id: int
) -> Record:
    """Cancel a match and record the manager who did it. Raises Refusal if they played in it."""
    record = ledger.call_off_in(connection, match_id, "manager")
    if any(chair.user_id == user_id for chair in record.chairs):
        raise Refusal(sentence("server-settings/played-in"))
    note_act(connection, guild_id, user_id, "ended", ledger.now(), match_id=match_id)
    return record


def _note_dodges(change: Change) -> None:
    record = change.record
    if record.cause not in OUT_OF_SIGHT or record.guild_id is None or not record.begun:
        return
    for chair in people_in(record.chairs):
        if chair.user_id is not None and record.is_behind(chair.seat):
            note_dodge(change.connection, record.guild_id, chair.user_id, change.now, record.id)


async def setup(bot: Castellan) -> None:
    bot.ledger.before_commit(Happened.CLOSED, _note_dodges)
    cog = ServerSettingsCog(bot)
    bot.chores.add(Chore("acts of managers", cog.forget, seconds=FORGETTING_SECONDS))
    await bot.add_cog(cog)
