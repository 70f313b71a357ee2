"""The page of ``/settings`` about roles for achievements."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.base.language import Language, Refusal, Sentence, sentence
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
from bot.preferences.servers import GuildBook, RoleRule
from bot.show.ranking import board_title
from cogs.roles.achievements import goals_of, is_goal
from games.core import LEVELS

MAX_ROLE_RULES: Final = 15
"""Maximum number of achievements that a server gives roles for."""
MAX_OBSTACLES: Final = 3
"""Maximum number of roles with problems that are explained."""


class RolesPage:
    """The page about roles, and the handlers of its menus."""

    def __init__(
        self, panel: SettingsPanel, guild_book: GuildBook, presenter_of: Callable[[str], Presenter]
    ) -> None:
        self._panel = panel
        self._guild_book = guild_book
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
        """Set the role for a goal, or none."""
        goal, _, board = args.partition("/")
        if not is_goal(board, goal):
            raise Refusal(UNKNOWN)
        chosen = chosen_id(press)
        role_id = None if chosen is None else role_to_give(press, server, chosen)
        there = [rule for rule in server.settings.role_rules if server.held(rule.role_id)]
        rules = [rule for rule in there if (rule.board, rule.goal) != (board, goal)]
        if role_id is not None:
            rules.append(RoleRule(board, goal, role_id))
        if len(rules) > MAX_ROLE_RULES:
            raise Refusal(sentence("roles/too-many-roles", n=MAX_ROLE_RULES))
        due = server.settings.roles_due_at or server.now
        settings = await self._guild_book.change(
            server.guild.id, role_rules=rules, roles_due_at=due
        )
        return self._page(replace(server, settings=settings), press.language, board, goal)

    def _page(self, server: Server, language: Language, board: str = "", goal: str = "") -> Page:
        """Return the page: the roles of all goals, and menus of a board, a goal and its role."""
        board = board if board in boards() else boards()[0]
        offered = goals_of(board)
        goal = goal if goal in offered else offered[0]
        titles = [(board_title(each, self._presenter_of, language), each) for each in boards()]
        goals = [(_goal(each, language), each) for each in offered]
        here = [rule.role_id for rule in server.settings.role_rules if rule[:2] == (board, goal)]
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
        given = server.settings.role_rules
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
    Spot("hall", 6, 1),
    label=sentence("roles/button-roles"),
    told=lambda server: sentence("roles/number", n=len(server.settings.role_rules)),
)


def _obstacles(server: Server) -> list[Sentence]:
    """Explain for each chosen role that the bot can't give why it can't."""
    given = {rule.role_id for rule in server.settings.role_rules}
    found = (role_obstacle(role) for role in server.guild.roles if role.id in given)
    return [obstacle for obstacle in found if obstacle is not None]


def _order(rule: RoleRule) -> tuple[int, int]:
    return boards().index(rule.board), goals_of(rule.board).index(rule.goal)


def _goal(goal: str, language: Language) -> str:
    level = level_name(goal, language) if goal in LEVELS else ""
    return language.say("roles/goal", goal=goal, level=level)
