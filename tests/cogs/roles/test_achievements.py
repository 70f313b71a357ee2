"""Achievements for which people get roles."""

from typing import Any

import pytest
from sqlalchemy import insert

from bot.match.counting import boards
from bot.match.ratings import Tier
from bot.preferences.servers import RoleRule
from bot.storage import Database, tables
from cogs.roles.achievements import MAX_HOLDERS, find_earned, goals_of, is_goal
from games.core import LEVELS
from tests.bot.match.test_leaderboards import fill, row
from tests.support.results import GUILD

ROLE = 5


async def earned(database: Database, goal: str, board: str = "high-card") -> list[int]:
    found = await database.read(find_earned, GUILD, [RoleRule(board, goal, ROLE)])
    assert {role_id for role_id, _ in found} <= {ROLE}
    return sorted(user_id for _, user_id in found)


async def test_places_are_shared_and_the_uncertain_have_none(database: Database) -> None:
    merits = {1: 90, 2: 90, 3: 80, **{number: 70 - number for number in range(4, 15)}}
    rows = [row(user_id, merit) for user_id, merit in merits.items()]
    await fill(database, [*rows, row(77, 900, Tier.UNCERTAIN), row(78, 900, Tier.HIDDEN)])
    assert await earned(database, "first") == [1, 2]
    assert await earned(database, "ten") == [*range(1, 11)]
    assert await earned(database, "first", "king-of-the-hill") == []


async def test_percents_count_those_who_have_a_place(database: Database) -> None:
    await fill(database, [row(user_id, 100 - user_id) for user_id in range(1, 22)])
    await fill(database, [row(50 + n, 900, Tier.UNCERTAIN) for n in range(40)])
    assert await earned(database, "percent10") == [1, 2, 3], "a tenth of 21, rounded up"
    assert await earned(database, "percent25") == [*range(1, 7)]


async def test_a_place_with_nothing_earns_nothing(database: Database) -> None:
    lines = [
        row(user_id, total, mu=None, sigma=None, board="kill-the-kings")
        for user_id, total in ((1, 4), (2, 0), (3, 0))
    ]
    await fill(database, lines)
    assert await earned(database, "ten", "kill-the-kings") == [1]


async def test_however_many_share_a_place_there_is_an_end(database: Database) -> None:
    await fill(database, [row(user_id, 50) for user_id in range(1, MAX_HOLDERS + 100)])
    for goal in ("first", "percent25"):
        assert 1 < len(await earned(database, goal)) <= MAX_HOLDERS


@pytest.mark.parametrize("board", boards())
def test_games_for_one_know_no_levels(board: str) -> None:
    levels = {goal for goal in goals_of(board) if goal in LEVELS}
    assert levels == (set() if board.startswith("kill-the-kings") else set(LEVELS))
    assert all(is_goal(board, goal) for goal in goals_of(board))
    assert not is_goal(board, "warp")
    assert not is_goal("chess", "first")


async def test_rules_of_games_that_are_gone_give_nothing(database: Database) -> None:
    await database.run(insert(tables.ratings), [row(1, 50, board="chess")])
    assert await earned(database, "first", "chess") == []


async def test_several_rules_give_what_each_of_them_gives(database: Database) -> None:
    await fill(database, [row(1, 50), row(2, 40)])
    await fill(database, [row(3, 50, board="king-of-the-hill")])
    rules: list[Any] = [
        RoleRule("high-card", "first", 5),
        RoleRule("king-of-the-hill", "first", 5),
        RoleRule("high-card", "ten", 6),
    ]
    found = await database.read(find_earned, GUILD, rules)
    assert found == {(5, 1), (5, 3), (6, 1), (6, 2)}
