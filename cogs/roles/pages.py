"""The page of ``/settings`` about roles for achievements."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.base.language import Language, Sentence, sentence
from bot.base.refusals import Refusal
from bot.discord_io.permissions import role_obstacle
from bot.discord_io.press import Press
from bot.match.counting import boards
from bot.pages.computers import level_name
from bot.pages.leaderboards import board_title
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
from cogs.roles.achievements import goals_of, is_goal
from games.core import LEVELS

MAX_ROLE_RULES: Final = 15
"""Maximum number of achievements that a server gives roles for."""
MAX_OBSTACLES: Final = 3
"""Maximum number of roles with problems that are explained."""
_GOALS: Final[Mapping[str, Sentence]] = {
    "first": sentence("roles/goals-first"),
    "ten": sentence("roles/goals-ten"),
    "percent10": sentence("roles/goals-percent10"),
    "percent25": sentence("roles/goals-percent25"),
}


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
            raise Refusal(sentence("roles/choose-role", n=MAX_ROLE_RULES))
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
        wanted = language.say("roles/page-role-achievement")
        return self._panel.page(
            "hall",
            self._text(server, language),
            language,
            choice_menu(language.say("roles/page-leaderboard"), "role_board", titles, board),
            choice_menu(language.say("roles/page-achievement"), f"role_goal/{board}", goals, goal),
            entity_menu(wanted, f"role/{goal}/{board}", "roles", server.held(*here)),
        )

    def _text(self, server: Server, language: Language) -> str:
        given = server.settings.role_rules
        rules = [rule for rule in given if is_goal(rule.board, rule.goal)]
        lines = [self._line(server, rule, language) for rule in sorted(rules, key=_order)]
        told = lines or [language.say("roles/number-roles-achievements-none")]
        if obstacles := _obstacles(server)[:MAX_OBSTACLES]:
            told += ["", *map(language.render, obstacles)]
        meaning = language.say("roles/text")
        return "\n".join((*told, "", meaning))

    def _line(self, server: Server, rule: RoleRule, language: Language) -> str:
        role = f"<@&{rule.role_id}>"
        if not server.held(rule.role_id):
            role = language.say("roles/line")
        board = board_title(rule.board, self._presenter_of, language)
        return f"{board} · {_goal(rule.goal, language)} → {role}"


def _number_text(server: Server) -> Sentence:
    rules = len(server.settings.role_rules)
    if not rules:
        return sentence("roles/number-roles-achievements-none")
    return sentence("roles/number-roles-achievements", n=rules)


ROLES: Final = Link(
    "roles",
    Spot("hall", 6, 1),
    label=sentence("roles/button-roles-achievements"),
    told=_number_text,
)


def _obstacles(server: Server) -> list[Sentence]:
    """Explain for each chosen role that the bot can't give why it can't."""
    given = {rule.role_id for rule in server.settings.role_rules}
    found = (role_obstacle(role) for role in server.guild.roles if role.id in given)
    return [obstacle for obstacle in found if obstacle is not None]


def _order(rule: RoleRule) -> tuple[int, int]:
    return boards().index(rule.board), goals_of(rule.board).index(rule.goal)


def _goal(goal: str, language: Language) -> str:
    if goal in LEVELS:
        return language.say("roles/goal", level=level_name(goal, language))
    return language.render(_GOALS[goal])
