"""The page of ``/settings`` on roles that people are given for what they achieve."""

from collections.abc import Mapping
from typing import Final

from bot.base.language import Language, Sentence, sentence
from bot.base.refusals import Refusal
from bot.match.counting import BOARDS
from bot.pages.computers import level_name
from bot.pages.model import Page
from bot.preferences.servers import RoleRule
from bot.show.ranking import board_title
from cogs.roles.achievements import goals_of, is_goal
from cogs.server_settings.pages import Server, choice_menu, entity_menu, tab_page
from games.core import LEVELS

MAX_OBSTACLES: Final = 3
"""Maximum number of roles of which it is told why the bot can't give them."""
_GOALS: Final[Mapping[str, Sentence]] = {
    "first": sentence("First place"),
    "ten": sentence("Top 10"),
    "percent10": sentence("Best 10 percent"),
    "percent25": sentence("Best 25 percent"),
}


def roles(server: Server, language: Language, board: str = "", goal: str = "") -> Page:
    """Return the page: what is given for what, and menus of a board, a goal and its role."""
    board = board if board in BOARDS else BOARDS[0]
    offered = goals_of(board)
    goal = goal if goal in offered else offered[0]
    boards = [(_board(server, each, language), each) for each in BOARDS]
    goals = [(_goal(each, language), each) for each in offered]
    here = [rule.role_id for rule in server.settings.role_rules if rule[:2] == (board, goal)]
    wanted = language.say("Role for this achievement: none")
    return tab_page(
        "hall",
        _text(server, language),
        language,
        choice_menu(language.say("Leaderboard"), "role_board", boards, board),
        choice_menu(language.say("Achievement"), f"role_goal/{board}", goals, goal),
        entity_menu(wanted, f"role/{goal}/{board}", "roles", server.held(*here)),
    )


def board_and_goal(args: str) -> tuple[str, str]:
    """Return what the menu of roles is about. Raises Refusal if it was not made here."""
    goal, _, board = args.partition("/")
    if not is_goal(board, goal):
        raise Refusal(sentence("I don't know that choice. Use /settings to open the panel again."))
    return board, goal


def _text(server: Server, language: Language) -> str:
    rules = [rule for rule in server.settings.role_rules if is_goal(rule.board, rule.goal)]
    lines = [_line(server, rule, language) for rule in sorted(rules, key=_order)]
    told = lines or [language.say("**Roles for achievements:** none")]
    obstacles = [*server.obstacles.values()][:MAX_OBSTACLES]
    told += ["", *(language.render(each) for each in obstacles)] if obstacles else []
    meaning = language.say(
        "Once an hour I give these roles to everybody who has earned them, and "
        "take them back from people who no longer qualify. I go by the all-time "
        "rankings on this server, and I never take a role that I didn't give."
    )
    return "\n".join((*told, "", meaning))


def _order(rule: RoleRule) -> tuple[int, int]:
    return BOARDS.index(rule.board), goals_of(rule.board).index(rule.goal)


def _line(server: Server, rule: RoleRule, language: Language) -> str:
    role = f"<@&{rule.role_id}>"
    if rule.role_id not in server.there:
        role = language.say("a deleted role")
    return f"{_board(server, rule.board, language)} · {_goal(rule.goal, language)} → {role}"


def _board(server: Server, board: str, language: Language) -> str:
    return board_title(board, server.presenters.__getitem__, language)


def _goal(goal: str, language: Language) -> str:
    if goal in LEVELS:
        return language.say("Won against {level}", level=level_name(goal, language))
    return language.render(_GOALS[goal])
