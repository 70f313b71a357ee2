"""Gives and takes the roles that servers map to achievements, once an hour at most."""

from typing import Final

import discord
from sqlalchemy import select, update

from bot.app import Castellan
from bot.base import logs, reports
from bot.base.calendar import HOUR_MS
from bot.base.chores import Chore
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.permissions import role_obstacle
from bot.match.ledger import Ledger
from bot.preferences.servers import GuildBook
from bot.storage import tables
from cogs.roles.achievements import find_earned
from cogs.roles.given import GivenRoles
from cogs.roles.pages import RolesPage

log = logs.get(__name__)

ROUND_MS: Final = HOUR_MS  # between two rounds of the same server
_server = tables.guild_settings.c


class RoleRounds:
    """Updates the roles of each server that gives any, in the process that has its shard.

    The time of a server's next round is stored before it begins, so no restart brings it forward.
    """

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        guild_book: GuildBook,
        given_roles: GivenRoles,
    ) -> None:
        self.chore = Chore("roles", self.look_after)
        self._client = client
        self._ledger = ledger
        self._database = ledger.database
        self._guild_book = guild_book
        self._given_roles = given_roles

    async def look_after(self) -> None:
        for guild_id in await self._find_due():
            try:
                await self._look_after_server(guild_id)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("roles wait for the next round", guild=guild_id, error=repr(error))
            except Exception:
                reports.exception(
                    "roles of a server could not be looked after", where="chore", guild=guild_id
                )

    async def _find_due(self) -> list[int]:
        due = _server.roles_due_at <= self._ledger.now()
        ours = self._database.shards.rows(_server.guild_id)
        query = select(_server.guild_id).where(due, _server.left_at.is_(None), ours)
        return list(await self._database.scalars(query.order_by(_server.roles_due_at)))

    async def _look_after_server(self, guild_id: int) -> None:
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return  # away for now
        now = self._ledger.now()
        # Stored before the round, so that a crash doesn't repeat it at once.
        await self._set_due(guild_id, now + ROUND_MS)
        settings = await self._guild_book.of(guild_id)
        usable = {role.id for role in guild.roles if role_obstacle(role) is None}
        await self._given_roles.forget_deleted(guild_id, {role.id for role in guild.roles})
        rules = [rule for rule in settings.role_rules if rule.role_id in usable]
        earned = await self._database.read(find_earned, guild_id, rules)
        left = await self._given_roles.follow(guild_id, earned, usable, now)
        if left:
            log.info("more roles wait for the next round", guild=guild_id, people=left)
        # Nothing to give or take: no more rounds until the settings change.
        if not settings.role_rules and not await self._given_roles.any_known(guild_id):
            await self._set_due(guild_id, None)

    async def _set_due(self, guild_id: int, at: int | None) -> None:
        due = update(tables.guild_settings).where(_server.guild_id == guild_id)
        await self._database.run(due.values(roles_due_at=at))


async def setup(bot: Castellan) -> None:
    given_roles = GivenRoles(bot, bot.database, bot.budget)
    bot.sockets.deleting_person.append(given_roles.before_deleting)
    RolesPage(bot.settings_panel, bot.guild_book, bot.presenter_of)
    bot.add_chore(RoleRounds(bot, bot.ledger, bot.guild_book, given_roles).chore)
