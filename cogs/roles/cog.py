"""Gives and takes the roles that servers map to achievements, once an hour at most."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import discord
from sqlalchemy import Connection, delete, select, update

from bot.app import Castellan
from bot.base import logs, reports
from bot.base.calendar import HOUR_MS
from bot.base.chores import Chore
from bot.base.language import Language, Sentence, sentence
from bot.base.refusals import Refusal
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.permissions import role_obstacle
from bot.discord_io.press import Press
from bot.match.counting import boards
from bot.pages.endings import level_name
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.preferences.server_panel import (
    UNKNOWN,
    Link,
    Server,
    SettingsPanel,
    Spot,
    choice_menu,
    chosen_id,
    entity_menu,
    role_to_give,
    value_of,
)
from bot.preferences.servers import GuildSettings, change_settings
from bot.show.ranking import board_title
from bot.storage import Database, tables
from bot.storage.statements import upsert
from cogs.roles.achievements import (
    GivenRoles,
    RoleRule,
    find_earned,
    goals_of,
    is_goal,
    rules_in,
)
from cogs.roles.tables import role_rounds
from games.core import LEVELS

log = logs.get(__name__)

MAX_ROLE_RULES: Final = 15
MAX_OBSTACLES: Final = 3
ROUND_MS: Final = HOUR_MS  # between two rounds of the same server
_round, _server = role_rounds.c, tables.guild_settings.c


class RolesPage:
    """The page about roles, and the handlers of its menus."""

    def __init__(
        self, panel: SettingsPanel, database: Database, presenter_of: Callable[[str], Presenter]
    ) -> None:
        self._panel = panel
        self._database = database
        self._presenter_of = presenter_of
        panel.add(ROLES)
        panel.pages |= {
            "roles": lambda press, server, _: self._page(server, press.language),
            "role_board": lambda press, server, _: self._page(
                server, press.language, value_of(press)
            ),
            "role_goal": lambda press, server, board: self._page(
                server, press.language, board, value_of(press)
            ),
            "role": self._choose_role,
        }

    async def _choose_role(self, press: Press, server: Server, args: str) -> Page:
        goal, _, board = args.partition("/")
        if not is_goal(board, goal):
            raise Refusal(UNKNOWN)
        chosen = chosen_id(press)
        role_id = None if chosen is None else role_to_give(press, server, chosen)
        there = [rule for rule in rules_in(server.settings) if server.held(rule.role_id)]
        rules = [rule for rule in there if (rule.board, rule.goal) != (board, goal)]
        if role_id is not None:
            rules.append(RoleRule(board, goal, role_id))
        if len(rules) > MAX_ROLE_RULES:
            raise Refusal(sentence("roles/too-many-roles", n=MAX_ROLE_RULES))
        settings = await self._database.write(_store, server.guild.id, rules, server.now)
        return self._page(replace(server, settings=settings), press.language, board, goal)

    def _page(self, server: Server, language: Language, board: str = "", goal: str = "") -> Page:
        board = board if board in boards() else boards()[0]
        offered = goals_of(board)
        goal = goal if goal in offered else offered[0]
        titles = [(board_title(each, self._presenter_of, language), each) for each in boards()]
        goals = [(_goal(each, language), each) for each in offered]
        here = [rule.role_id for rule in rules_in(server.settings) if rule[:2] == (board, goal)]
        wanted = language.say("roles/menu-role")
        return self._panel.page(
            "hall",
            self._text(server, language),
            language,
            choice_menu(language.say("roles/menu-leaderboard"), "role_board", titles, board),
            choice_menu(language.say("roles/menu-achievement"), f"role_goal/{board}", goals, goal),
            entity_menu(wanted, f"role/{goal}/{board}", "roles", server.held(*here)),
        )

    def _text(self, server: Server, language: Language) -> str:
        given = rules_in(server.settings)
        rules = [rule for rule in given if is_goal(rule.board, rule.goal)]
        lines = [self._line(server, rule, language) for rule in sorted(rules, key=_order)]
        told = lines or [language.say("roles/number", n=0)]
        if obstacles := _obstacles(server)[:MAX_OBSTACLES]:
            told += ["", *map(language.render, obstacles)]
        return "\n".join((*told, "", language.say("roles/how-it-works")))

    def _line(self, server: Server, rule: RoleRule, language: Language) -> str:
        kept = server.held(rule.role_id)
        role = f"<@&{rule.role_id}>" if kept else language.say("roles/deleted-role")
        board = board_title(rule.board, self._presenter_of, language)
        return f"{board} · {_goal(rule.goal, language)} → {role}"


ROLES: Final = Link(
    "roles",
    Spot("hall", 6, 4),
    label=sentence("roles/button-roles"),
    told=lambda server: sentence("roles/number", n=len(rules_in(server.settings))),
)


def _store(connection: Connection, guild_id: int, rules: list[RoleRule], now: int) -> GuildSettings:
    upsert(connection, role_rounds, [{"guild_id": guild_id, "due_at": now}], changing=())
    return change_settings(connection, guild_id, {"role_rules": rules})


def _obstacles(server: Server) -> list[Sentence]:
    given = {rule.role_id for rule in rules_in(server.settings)}
    found = (role_obstacle(role) for role in server.guild.roles if role.id in given)
    return [obstacle for obstacle in found if obstacle is not None]


def _order(rule: RoleRule) -> tuple[int, int]:
    return boards().index(rule.board), goals_of(rule.board).index(rule.goal)


def _goal(goal: str, language: Language) -> str:
    level = level_name(goal, language) if goal in LEVELS else ""
    return language.say("roles/goal", goal=goal, level=level)


class RoleRounds:
    """Updates the roles of each server that gives any, in the process that has its shard.

    The time of a server's next round is stored before it begins, so no restart brings it forward.
    """

    def __init__(self, bot: Castellan, given_roles: GivenRoles) -> None:
        bot.chores.add(Chore("roles", self.look_after))
        self._ledger, self._database, self._get_guild = bot.ledger, bot.database, bot.get_guild
        self._guild_book = bot.guild_book
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
        due = _round.due_at <= self._ledger.now()
        ours = self._database.shards.rows(_round.guild_id)
        here = select(_server.guild_id).where(_server.left_at.is_(None))
        query = select(_round.guild_id).where(due, ours, _round.guild_id.in_(here))
        return list(await self._database.scalars(query.order_by(_round.due_at)))

    async def _look_after_server(self, guild_id: int) -> None:
        guild = self._get_guild(guild_id)
        if guild is None:
            return  # away for now
        now = self._ledger.now()
        # Stored before the round, so that a crash doesn't repeat it right away.
        mine = _round.guild_id == guild_id
        await self._database.run(update(role_rounds).where(mine).values(due_at=now + ROUND_MS))
        settings = await self._guild_book.of(guild_id)
        usable = {role.id for role in guild.roles if role_obstacle(role) is None}
        await self._given_roles.forget_deleted(guild_id, {role.id for role in guild.roles})
        rules = rules_in(settings)
        given = [rule for rule in rules if rule.role_id in usable]
        earned = await self._database.read(find_earned, guild_id, given)
        left = await self._given_roles.follow(guild_id, earned, usable, now)
        if left:
            log.info("more roles wait for the next round", guild=guild_id, people=left)
        # Nothing to give or take: no more rounds until the settings change.
        if not rules and not await self._given_roles.any_known(guild_id):
            await self._database.run(delete(role_rounds).where(mine))


async def setup(bot: Castellan) -> None:
    given_roles = GivenRoles(bot, bot.database, bot.budget)
    bot.sockets.deleting_person.append(given_roles.before_deleting)
    RolesPage(bot.settings_panel, bot.database, bot.presenter_of)
    RoleRounds(bot, given_roles)
