"""Roles for achievements: who has earned them, and who was given them.

The bot only takes roles from people it gave them to.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import discord
from sqlalchemy import Connection, delete, select

from bot.base import logs
from bot.base.calendar import ALL_TIME, DAY_MS
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.outgoing import Budget
from bot.match.counting import boards, slug_of, won_alone
from bot.match.leaderboards import Leaderboard, barred_from, best_lines, count_ranked
from bot.preferences.servers import GuildSettings
from bot.storage import Database, tables
from bot.storage.statements import upsert
from cogs.roles.tables import given_roles
from games import GAMES
from games.core import LEVELS, Level

log = logs.get(__name__)

PLACES: Final[Mapping[str, int]] = {"first": 1, "ten": 10}  # the last rank that reaches each
PERCENTS: Final[Mapping[str, int]] = {"percent10": 10, "percent25": 25}  # of all ranked people
MAX_HOLDERS: Final = 500  # for one goal
_MAX_EQUAL: Final = 40  # people checked for a tie at the last rank that counts
MAX_PEOPLE_PER_ROUND: Final = 30  # of one server
CHECK_AGAIN_MS: Final = DAY_MS

Grant = tuple[int, int]  # a role and a person
_row = given_roles.c


class RoleRule(NamedTuple):
    """A role for people who reach a ``goal`` on a leaderboard."""

    board: str
    goal: str
    role_id: int


def rules_in(settings: GuildSettings) -> list[RoleRule]:
    return [RoleRule(*each) for each in settings.get("role_rules") or ()]


def goals_of(board: str) -> tuple[str, ...]:
    levels = () if GAMES[slug_of(board)].for_one else LEVELS
    return (*PLACES, *PERCENTS, *levels)


def is_goal(board: str, goal: str) -> bool:
    return board in boards() and goal in goals_of(board)


def find_earned(
    connection: Connection, guild_id: int, rules: Sequence[RoleRule]
) -> set[tuple[int, int]]:
    """Return the pairs of role and person that a server's rules grant."""
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


@dataclass(frozen=True, slots=True)
class GrantState:
    """The last check of a person who has earned a role.

    ``given`` is False if they already had it, or were not on the server to get it.
    """

    given: bool
    at: int


class GivenRoles:
    """Gives roles and takes them away, and remembers which ones it gave.

    A role is recorded before it is given, so that no crash leaves one that is never taken back.
    """

    def __init__(self, client: discord.Client, database: Database, budget: Budget) -> None:
        self._client = client
        self._database = database
        self._budget = budget

    async def follow(
        self, guild_id: int, earned: Collection[Grant], usable: Collection[int], now: int
    ) -> int:
        """Give and take roles on a server until people have the ones they have earned.

        Only ``usable`` roles are given and taken. Returns how many people are left for later.
        Raises Discord's error if it refuses.
        """
        known = await self._database.read(_load, guild_id)
        # The bot never gave these roles, so it has nothing to take back.
        await self._forget(
            guild_id, [key for key in known if key not in earned and not known[key].given]
        )
        takes = sorted(key for key in known if key not in earned and known[key].given)
        gives = sorted(key for key in earned if key not in known)
        again = sorted(
            (key for key in earned if key in known and now - known[key].at >= CHECK_AGAIN_MS),
            key=lambda key: known[key].at,
        )
        # Roles are taken before others are given. Old checks are repeated last.
        pending = [key for key in (*takes, *gives, *again) if key[0] in usable]
        for role_id, user_id in pending[:MAX_PEOPLE_PER_ROUND]:
            if (role_id, user_id) in earned:
                before = known.get((role_id, user_id))
                await self._give(guild_id, role_id, user_id, before, now)
            else:
                await self._take(guild_id, role_id, user_id)
        return max(0, len(pending) - MAX_PEOPLE_PER_ROUND)

    async def forget_deleted(self, guild_id: int, there: Collection[int]) -> None:
        """Forget deleted roles. Discord has already taken them from everybody."""
        known = await self._database.read(_load, guild_id)
        await self._forget(guild_id, [key for key in known if key[0] not in there])

    async def any_known(self, guild_id: int) -> bool:
        """Return True if roles on the server may have to be taken away or checked again."""
        return bool(await self._database.read(_load, guild_id))

    async def before_deleting(self, user_id: int) -> Callable[[], Awaitable[None]]:
        query = select(_row.guild_id, _row.role_id).where(_row.user_id == user_id, _row.given)
        given = [(each.guild_id, each.role_id) for each in await self._database.rows(query)]
        return lambda: self.withdraw(user_id, given)

    async def withdraw(self, user_id: int, roles: Iterable[tuple[int, int]]) -> None:
        """Take roles from a person whose data is deleted, as far as Discord allows."""
        for guild_id, role_id in roles:
            try:
                await self._take(guild_id, role_id, user_id)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.warning("role could not be taken", guild=guild_id, error=repr(error))

    async def _give(
        self, guild_id: int, role_id: int, user_id: int, before: GrantState | None, now: int
    ) -> None:
        try:
            await self._budget.spend(watched=False)
            member = await self._client.http.get_member(guild_id, user_id)
        except discord.NotFound:
            await self._database.write(_note, guild_id, role_id, user_id, GrantState(False, now))
            return
        has = str(role_id) in map(str, member["roles"])
        # A role that the person already had wasn't given by the bot, so the bot won't take it.
        given = before is not None and before.given if has else True
        # Stored first, so that the bot never gives a role without knowing it.
        stored = await self._database.write(
            _note, guild_id, role_id, user_id, GrantState(given, now)
        )
        if has or not stored:
            return
        try:
            await self._budget.spend(watched=False)
            await self._client.http.add_role(guild_id, user_id, role_id)
        except discord.NotFound:
            log.info(
                "role could not be given: the member or the role is gone",
                guild=guild_id,
                role=role_id,
            )
            await self._forget(guild_id, [(role_id, user_id)])
        except discord.Forbidden:
            await self._forget(guild_id, [(role_id, user_id)])
            raise

    async def _take(self, guild_id: int, role_id: int, user_id: int) -> None:
        try:
            await self._budget.spend(watched=False)
            await self._client.http.remove_role(guild_id, user_id, role_id)
        except discord.NotFound:
            log.info(
                "role could not be taken: the member or the role is gone",
                guild=guild_id,
                role=role_id,
            )
        await self._forget(guild_id, [(role_id, user_id)])

    async def _forget(self, guild_id: int, keys: Iterable[Grant]) -> None:
        for role_id, user_id in keys:
            gone = delete(given_roles).where(
                _row.guild_id == guild_id, _row.role_id == role_id, _row.user_id == user_id
            )
            await self._database.run(gone)


def _load(connection: Connection, guild_id: int) -> dict[Grant, GrantState]:
    query = select(_row.role_id, _row.user_id, _row.given, _row.checked_at)
    found = connection.execute(query.where(_row.guild_id == guild_id))
    return {(role_id, user_id): GrantState(given, at) for role_id, user_id, given, at in found}


def _note(
    connection: Connection, guild_id: int, role_id: int, user_id: int, checked: GrantState
) -> bool:
    """Store a check. Returns False if the server was erased in the meantime."""
    settings = tables.guild_settings.c
    there = select(settings.guild_id).where(settings.guild_id == guild_id).with_for_update()
    if connection.scalar(there) is None:
        return False
    row: dict[str, Any] = {
        "guild_id": guild_id,
        "role_id": role_id,
        "user_id": user_id,
        "given": checked.given,
        "checked_at": checked.at,
    }
    upsert(connection, given_roles, [row])
    return True
