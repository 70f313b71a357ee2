"""Finds the people who have earned a role, by a leaderboard rank or by beating a level."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection

from bot.base.calendar import ALL_TIME
from bot.match.counting import boards, slug_of, won_alone
from bot.match.leaderboards import Leaderboard, barred_from, best_lines, count_ranked
from bot.preferences.servers import RoleRule
from bot.storage import tables
from games import GAMES
from games.core import LEVELS, Level

PLACES: Final[Mapping[str, int]] = {"first": 1, "ten": 10}  # the last rank that reaches each
PERCENTS: Final[Mapping[str, int]] = {"percent10": 10, "percent25": 25}  # of all ranked people
MAX_HOLDERS: Final = 500  # for one goal
_MAX_EQUAL: Final = 40  # people checked for a tie at the last rank that counts


def goals_of(board: str) -> tuple[str, ...]:
    levels = () if GAMES[slug_of(board)].for_one else LEVELS
    return (*PLACES, *PERCENTS, *levels)


def is_goal(board: str, goal: str) -> bool:
    return board in boards() and goal in goals_of(board)


def find_earned(
    connection: Connection, guild_id: int, rules: Sequence[RoleRule]
) -> set[tuple[int, int]]:
    """Return pairs of role and person: everything that a server's rules give."""
    return {
        (rule.role_id, user_id)
        for rule in rules
        if is_goal(rule.board, rule.goal)
        for user_id in _find_achievers(connection, guild_id, rule)
    }


def _find_achievers(connection: Connection, guild_id: int, rule: RoleRule) -> list[int]:
    if rule.goal in LEVELS:
        return _find_winners(connection, guild_id, rule.board, LEVELS[LEVELS.index(rule.goal) :])
    table = Leaderboard(guild_id, rule.board, ALL_TIME)
    if rule.goal in PERCENTS:
        # Rounded up, so that a small leaderboard has a holder, too.
        last = -(-count_ranked(connection, table) * PERCENTS[rule.goal] // 100)
    else:
        last = PLACES[rule.goal]
    # A few more lines, in case of ties at the last rank.
    lines = best_lines(connection, table, min(last + _MAX_EQUAL, MAX_HOLDERS))
    return [line.user_id for line in lines if line.earned and (line.place or 0) <= last]


def _find_winners(
    connection: Connection, guild_id: int, slug: str, levels: Sequence[Level]
) -> list[int]:
    row = tables.results.c
    won = (
        won_alone(row.user_id)
        .where(row.guild_id == guild_id, row.slug == slug, row.against.in_(levels))
        .where(row.user_id > 0, row.user_id.not_in(barred_from(guild_id)))
        .order_by(row.user_id)
        .limit(MAX_HOLDERS)
    )
    return list(connection.scalars(won))
