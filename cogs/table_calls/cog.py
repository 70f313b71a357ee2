"""*Ping players*: mentions a server's role while a table waits."""

from typing import Any, Final

import discord
from sqlalchemy import Connection, delete, insert, select

from bot.app import Castellan
from bot.base.bounds import BOUNDS
from bot.base.language import language_for, sentence
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.limits import check_limit
from bot.discord_io.permissions import mention_obstacle, role_obstacle
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match import store
from bot.match.admission import check_host
from bot.match.events import Happened
from bot.match.ledger import Change, require
from bot.match.people import Person
from bot.match.record import Record
from bot.pages.model import Button, Page
from bot.preferences.people import ExtraSwitch
from bot.preferences.server_panel import Mentioned, Spot, role_to_give
from bot.preferences.servers import GuildBook
from bot.show.keeper import Wanted
from bot.show.postings import Posting, forget, want, want_again
from bot.storage import tables
from bot.storage.statements import lock_person
from cogs.table.starting import link_to
from cogs.table_calls.tables import table_calls

CALL_AGAIN_MS: Final = 15 * 60 * 1000
"""Minimum time between two calls for the same game on a server, and by the same person.

The number of all calls on a server within this time is limited, too.
"""
POSTED_AS: Final = "call"
_row = table_calls.c
NO_TABLE_ROLE: Final = sentence("table-calls/nobody-to-ping")
CALL_VERB: Final = "call_players"


def reserve_call(connection: Connection, match_id: str, person: Person, now: int) -> None:
    """Store a call by a lobby's host and queue its message. Raises Refusal if it isn't allowed."""
    lock_person(connection, person.user_id)
    record = require(store.load(connection, match_id))
    if record.status != "lobby":
        raise Refusal(sentence("bot/match-already-begun"))
    check_host(record, person)
    if len(record.chairs) >= record.most:
        raise Refusal(sentence("table-calls/table-full"))
    settings = tables.guild_settings
    here = select(settings.c.guild_id).where(settings.c.guild_id == record.guild_id)
    connection.execute(here.with_for_update())  # one call on a server at a time
    if connection.scalar(select(_row.match_id).where(_row.match_id == match_id)) is not None:
        raise Refusal(sentence("table-calls/already-called"))
    _check_often(connection, record, person, now)
    values: dict[str, Any] = {
        "match_id": match_id,
        "guild_id": record.guild_id,
        "slug": record.slug,
        "called_at": now,
        "user_id": person.user_id,
    }
    connection.execute(insert(table_calls).values(values))
    assert record.guild_id is not None, "a server's role is mentioned"
    want(connection, POSTED_AS, match_id, guild_id=record.guild_id, match_id=match_id)


def _check_often(connection: Connection, record: Record, person: Person, now: int) -> None:
    lately = select(_row.called_at).where(_row.called_at > now - CALL_AGAIN_MS)
    here = lately.where(_row.guild_id == record.guild_id)
    bound = BOUNDS["calls"]
    # The first limit that is exceeded is given as the reason.
    for calls, most, who in (
        (lately.where(_row.user_id == person.user_id), bound.mine, "you"),
        (here.where(_row.slug == record.slug), 1, "game"),
        (here, bound.everybody or 1, "server"),
    ):
        newest_first = connection.scalars(calls.order_by(_row.called_at.desc())).all()
        if len(newest_first) >= most:
            # Once this call is too old to count, there is room for another one.
            moment = f"<t:{-(-(newest_first[most - 1] + CALL_AGAIN_MS) // 1000)}:R>"
            raise Refusal(sentence("table-calls/called", who=who, moment=moment))


def take_back(connection: Connection, match_id: str) -> None:
    connection.execute(delete(table_calls).where(_row.match_id == match_id))
    forget(connection, POSTED_AS, [match_id])


class TableCalls:
    """Posts calls, and deletes each once its table has begun or closed."""

    def __init__(self, bot: Castellan) -> None:
        self._keeper, self._database, self._guild_book = bot.keeper, bot.database, bot.guild_book
        self._ledger, self._presenter_of = bot.ledger, bot.presenter_of
        self._answered: set[str] = set()  # lobbies that have just begun or closed
        bot.keeper.keep(POSTED_AS, self._find)
        bot.router.on(CALL_VERB, "private", self.call)
        bot.ledger.before_commit(Happened.BEGUN | Happened.CALLED_OFF, self._note_end)
        bot.ledger.on_commit(Happened.BEGUN | Happened.CALLED_OFF, self._on_commit)

    def _note_end(self, change: Change) -> None:
        record = change.record
        if want_again(change.connection, POSTED_AS, record.id):
            self._answered.add(record.id)

    def _on_commit(self, record: Record) -> None:
        if record.id in self._answered:
            self._answered.discard(record.id)
            self._keeper.want(POSTED_AS, record.id)

    async def take_away(self, guild_id: int) -> None:
        called = select(_row.match_id).where(_row.guild_id == guild_id)
        await self._keeper.take_away(POSTED_AS, await self._database.scalars(called))

    async def call(self, press: Press) -> None:
        """For a lobby's host, ping the server's role once, with a link to the lobby."""
        guild, match_id = press.interaction.guild, press.match_id
        if guild is None:
            raise Refusal(UNKNOWN_CONTROL)
        settings, now = await self._guild_book.of(guild.id), self._ledger.now()
        role = guild.get_role(TABLE_ROLE.id_in(settings) or 0)
        if role is None:
            raise Refusal(NO_TABLE_ROLE)
        if settings.quiet_at(now):
            raise Refusal(sentence("table-calls/quiet-hours"))
        record = await self._ledger.read(match_id)
        if record.guild_id != guild.id:  # quiet hours and permissions of that server count
            raise Refusal(NO_TABLE_ROLE)
        place = guild.get_channel_or_thread(record.channel_id)
        if (obstacle := mention_obstacle(role, place)) is not None:
            raise Refusal(obstacle)
        await self._database.write(reserve_call, match_id, press.person, now)
        try:
            await self._keeper.show(POSTED_AS, match_id)
        # In any failure nobody was pinged, so the call must not count.
        except BaseException:
            await self._database.write(take_back, match_id)
            raise
        await press.tell(sentence("table-calls/pinged"))

    async def _find(self, posting: Posting) -> Wanted | None:
        """Return the call to a lobby, or None once it is no longer a lobby."""
        record = await self._ledger.read(posting.subject)
        role_id = TABLE_ROLE.id_in(await self._guild_book.of(record.guild_id))
        if record.status != "lobby" or role_id is None:
            return None
        language = language_for(record.locale)
        text = language.say(
            "table-calls/call",
            role=f"<@&{role_id}>",
            game=self._presenter_of(record.slug).title(language),
            link=link_to(record),
        )
        role = discord.Object(role_id)
        return Wanted(
            places=(record.channel_id,),
            page=Page("", text),
            nonce=f"call {record.id}",
            mentions=discord.AllowedMentions(everyone=False, users=False, roles=[role]),
            again=False,
        )


class ToldOfTables(ExtraSwitch):
    """Gives the presser the role that is pinged about open tables, or takes it from them."""

    on = sentence("table-calls/button-not-told")
    off = sentence("table-calls/button-told")

    def __init__(self, guild_book: GuildBook) -> None:
        self._guild_book = guild_book

    async def _role(self, interaction: Interaction) -> discord.Role | None:
        settings = await self._guild_book.of(interaction.guild_id)
        guild, role_id = interaction.guild, TABLE_ROLE.id_in(settings)
        return None if guild is None or role_id is None else guild.get_role(role_id)

    async def offer_call(self, interaction: Interaction) -> Button | None:
        """Return the *Ping players* button if the server has a role for it, else None."""
        if await self._role(interaction) is None:
            return None
        return Button(language_of(interaction).say("table-calls/button-ping-players"), CALL_VERB)

    async def is_on(self, interaction: Interaction) -> bool | None:
        role, member = await self._role(interaction), interaction.user
        return role in member.roles if role and isinstance(member, discord.Member) else None

    async def turn(self, interaction: Interaction) -> bool:
        check_limit(interaction, "table")
        role, member = await self._role(interaction), interaction.user
        if role is None or not isinstance(member, discord.Member):
            raise Refusal(NO_TABLE_ROLE)
        if (obstacle := role_obstacle(role)) is not None:
            raise Refusal(obstacle)
        has = role in member.roles
        await (member.remove_roles(role) if has else member.add_roles(role))
        return not has


TABLE_ROLE: Final = Mentioned(
    "table_role",
    Spot("calls", 3, 3),
    key="table_role_id",
    of="roles",
    none=sentence("table-calls/no-role"),
    some=lambda role: sentence("table-calls/role", role=role),
    check=role_to_give,
)


async def setup(bot: Castellan) -> None:
    sockets, switch = bot.sockets, ToldOfTables(bot.guild_book)
    sockets.erasing_server.append(TableCalls(bot).take_away)
    sockets.switches["told_of_tables"] = switch
    sockets.table_opened.append(switch.offer_call)
    bot.settings_panel.add(TABLE_ROLE)
