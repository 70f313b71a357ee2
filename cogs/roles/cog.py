"""Starts the feature."""

from bot.app import Castellan
from cogs.roles.given import GivenRoles
from cogs.roles.pages import RolesPage
from cogs.roles.rounds import RoleRounds


async def setup(bot: Castellan) -> None:
    given_roles = GivenRoles(bot, bot.database, bot.budget)
    bot.sockets.deleting_person.append(given_roles.before_deleting)
    RolesPage(bot.settings_panel, bot.guild_book, bot.presenter_of)
    bot.add_chore(RoleRounds(bot, bot.ledger, bot.guild_book, given_roles).chore)
