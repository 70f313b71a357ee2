"""*Ping players*: mentions a server's role while a table waits."""

from typing import Final

import discord
from discord.ext import commands

from bot.app import Castellan
from bot.base.language import Refusal, sentence
from bot.discord_io.controls import Interaction
from bot.discord_io.limits import check_limit
from bot.discord_io.permissions import role_obstacle
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.pages.model import Button
from bot.preferences.people import ExtraSwitch
from bot.preferences.server_panel import Mentioned, Spot, role_to_give
from bot.preferences.servers import GuildBook
from cogs.table_calls.messages import NO_TABLE_ROLE, TableCalls

CALL_VERB: Final = "call_players"


class TableCallCog(commands.Cog):
    """The button that pings players for a table."""

    def __init__(self, bot: Castellan, table_calls: TableCalls) -> None:
        self._table_calls, router = table_calls, bot.router
        router.on(CALL_VERB, "private", self.call)

    async def call(self, press: Press) -> None:
        guild = press.interaction.guild
        if guild is None:
            raise Refusal(UNKNOWN_CONTROL)
        await self._table_calls.call(guild, press.match_id, press.person)
        await press.tell(sentence("table-calls/pinged"))


class ToldOfTables(ExtraSwitch):
    """Gives the presser the role that is pinged about open tables, or takes it from them."""

    on = sentence("table-calls/told"), sentence("table-calls/button-not-told")
    off = sentence("table-calls/not-told"), sentence("table-calls/button-told")

    def __init__(self, guild_book: GuildBook) -> None:
        self._guild_book = guild_book

    async def _role(self, interaction: Interaction) -> discord.Role | None:
        settings = await self._guild_book.of(interaction.guild_id)
        guild, role_id = interaction.guild, settings.table_role_id
        return None if guild is None or role_id is None else guild.get_role(role_id)

    async def offer_call(self, interaction: Interaction) -> Button | None:
        """Return the *Ping players* button if the server has a role for it, else None."""
        if await self._role(interaction) is None:
            return None
        return Button(language_of(interaction).say("table-calls/button-ping-players"), CALL_VERB)

    async def is_on(self, interaction: Interaction) -> bool | None:
        role, member = await self._role(interaction), interaction.user
        return role in member.roles if role and isinstance(member, discord.Member) else None

    async def turn(self, interaction: Interaction) -> bool:
        check_limit(interaction, "table")
        role, member = await self._role(interaction), interaction.user
        if role is None or not isinstance(member, discord.Member):
            raise Refusal(NO_TABLE_ROLE)
        if (obstacle := role_obstacle(role)) is not None:
            raise Refusal(obstacle)
        has = role in member.roles
        await (member.remove_roles(role) if has else member.add_roles(role))
        return not has


TABLE_ROLE: Final = Mentioned(
    "table_role",
    Spot("calls", 3, 3),
    key="table_role_id",
    of="roles",
    none=sentence("table-calls/no-role"),
    some=lambda role: sentence("table-calls/role", role=role),
    check=role_to_give,
)


async def setup(bot: Castellan) -> None:
    table_calls = TableCalls(bot.ledger, bot.guild_book, bot.keeper, bot.presenter_of)
    sockets, switch = bot.sockets, ToldOfTables(bot.guild_book)
    sockets.erasing_server.append(table_calls.take_away)
    sockets.switches["told_of_tables"] = switch
    sockets.table_opened.append(switch.offer_call)
    bot.add_settings(TABLE_ROLE)
    await bot.add_cog(TableCallCog(bot, table_calls))
