"""*Call players*: mention a server's role when a table waits."""

from typing import Final

from discord.ext import commands

from bot.app import Castellan
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.discord_io.press import Press
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.preferences.server_panel import Mentioned, Spot, role_to_give
from cogs.table_calls.messages import TableCalls


class TableCallCog(commands.Cog):
    """The button that calls people to a table."""

    def __init__(self, bot: Castellan, table_calls: TableCalls) -> None:
        self._table_calls, router = table_calls, bot.router
        router.on("call_players", "private", self.call)

    async def call(self, press: Press) -> None:
        guild = press.interaction.guild
        if guild is None:
            raise Refusal(UNKNOWN_CONTROL)
        await self._table_calls.call(guild, press.match_id, press.person)
        await press.tell(sentence("I've called everybody who wants to hear about open tables."))


TABLE_ROLE: Final = Mentioned(
    "table_role",
    Spot("calls", 3, 3),
    key="table_role_id",
    of="roles",
    label=sentence("Role to ping about open tables: none"),
    none=sentence("**Role to ping about open tables:** none"),
    some=lambda role: sentence("**Role to ping about open tables:** {role}", role=role),
    check=role_to_give,
)


async def setup(bot: Castellan) -> None:
    table_calls = TableCalls(bot.ledger, bot.guild_book, bot.channels, bot.boards, bot.presenter_of)
    bot.provide(table_calls)
    bot.chores.add(table_calls.chore)
    bot.sockets.erasing_server.append(table_calls.take_away)
    bot.settings_panel.add(TABLE_ROLE)
    await bot.add_cog(TableCallCog(bot, table_calls))
