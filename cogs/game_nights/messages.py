"""Begins, deals and ends game nights, and updates their messages. All state is in the database."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import discord
from sqlalchemy import Connection, select

from bot.base import logs, reports
from bot.base.calendar import DAY_MS
from bot.base.chores import Chore
from bot.base.language import language_for
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.messages import message_link, shorten
from bot.discord_io.permissions import ArchivedThreads, mention_obstacle
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.record import Record
from bot.pages.model import Button, Page, stack_texts
from bot.pages.presenter import Presenter
from bot.secrecy import Asker
from bot.show import postings
from bot.show.boards import TOO_OLD_MS
from bot.show.keeper import Keeper, Wanted
from bot.show.pings import Pings
from bot.show.postings import Posting, load_unsettled
from bot.storage import tables
from cogs.game_nights import store
from cogs.game_nights.actions import count_ping
from cogs.game_nights.arena import ARENA, advance
from cogs.game_nights.pages import VERB, NightPages, NightTexts, moment
from cogs.game_nights.store import EVENT, MESSAGE, REMINDER, GameNight
from cogs.game_nights.tables import nights

log = logs.get(__name__)

MAX_REPOST_MS: Final = DAY_MS  # after its end, in which a deleted message is posted again
MAX_EVENT_NAME: Final = 100
MAX_EVENT_DESCRIPTION: Final = 1000
_SAME_EVENT: Final = ("name", "location", "start_time")

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class GameNights:
    """Runs game nights on time, and renders their messages."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        keeper: Keeper,
        pings: Pings,
        presenter_of: Callable[[str], Presenter],
        threads: ArchivedThreads,
    ) -> None:
        self.chore = Chore("game nights", self.look_after, seconds=15)
        self._client = client
        self._ledger = ledger
        self._database = ledger.database
        self._keeper = keeper
        self._pings = pings
        self._presenter_of = presenter_of
        self._threads = threads
        keeper.keep(MESSAGE, self._find)
        keeper.keep(REMINDER, self._find_reminder, noted=False)
        keeper.do(EVENT, self._keep_event)
        ledger.on_commit(Happened.CLOSED, self._on_commit)

    async def change(
        self,
        action: Callable[Concatenate[Connection, int, _Given], _Result],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> _Result:
        """Run an action in one transaction, with the current time, and show the result."""
        done = await self._database.write(action, self._ledger.now(), *args, **kwargs)
        self.chore.look_soon()
        return done

    def _on_commit(self, record: Record) -> None:
        if record.kind == ARENA:
            self.chore.look_soon()

    async def look_after(self) -> None:
        """Take the steps that are due in each game night, and update its messages."""
        row, post = nights.c, tables.postings.c
        ours = self._database.shards.rows(row.guild_id, self._database.shards.begun)
        unfinished = select(row.id).where(row.phase.in_(store.UNFINISHED), ours)
        for night_id in await self._database.scalars(unfinished):
            await self._advance(night_id)
        ours = self._database.shards.rows(post.guild_id, self._database.shards.begun)
        for kind, night_id in await self._database.read(load_unsettled, ours, (MESSAGE, EVENT)):
            self._keeper.refresh(kind, night_id)

    async def _advance(self, night_id: str) -> None:
        try:
            for record in await self._database.write(advance, self._ledger, night_id):
                self._ledger.tell(record)
            night = await self._database.read(store.load, night_id)
        except Exception:  # one broken game night must not stop the others
            reports.exception(
                "game night could not go on, trying again", where="chore", night=night_id
            )
            return
        for kind in (MESSAGE, EVENT):
            self._keeper.refresh(kind, night_id)
        if night is not None and self._is_reminder_due(night):
            self._keeper.refresh(REMINDER, night_id)

    def _is_reminder_due(self, night: GameNight) -> bool:
        soon = self._ledger.now() >= night.starts_at - store.REMINDER_MS
        pings = night.role_id is not None and night.pinged_at is None
        return night.phase == "open" and soon and (pings or not night.reminded)

    async def places(self) -> Sequence[int]:
        """Return the channels and threads of this process's unfinished game nights."""
        row, shards = nights.c, self._database.shards
        ours = shards.rows(row.guild_id, shards.begun)
        unfinished = select(row.channel_id).where(row.phase.in_(store.UNFINISHED), ours)
        return await self._database.scalars(unfinished)

    async def cancel_in(self, guild_id: int) -> None:
        await self._database.write(store.cancel_in, guild_id)

    async def take_away(self, guild_id: int) -> None:
        """Delete the messages and events of a server's game nights, except those that are over."""
        row, guild = nights.c, self._client.get_guild(guild_id)
        query = select(row.id, row.event_id).where(row.guild_id == guild_id, row.phase != "over")
        found = await self._database.rows(query)
        await self._keeper.take_away(MESSAGE, [night_id for night_id, _ in found])
        for _, event_id in found:
            if event_id and guild is not None:
                try:
                    await _delete_event(guild, event_id)
                except (discord.HTTPException, *UNREACHABLE) as error:
                    log.info("event of a game night could not be deleted", error=repr(error))

    async def _find(self, posting: Posting) -> Wanted:
        gathering = await self._database.read(store.gather, posting.subject)
        night, language = gathering.night, language_for(gathering.night.locale)
        return Wanted(
            places=(night.channel_id,),
            page=NightPages(gathering, self._presenter_of(night.slug), language).message(),
            nonce=f"{night.id} {posting.message_id}",
            anew=posting.message_id is not None and self._is_old(night, posting.posted_at or 0),
            again=self._ledger.now() - night.closes_at < MAX_REPOST_MS,
        )

    def _is_old(self, night: GameNight, posted_at: int) -> bool:
        too_old = posted_at < night.began_at or self._ledger.now() - posted_at > TOO_OLD_MS
        return night.phase == "running" and too_old

    async def _find_reminder(self, posting: Posting) -> Wanted | None:
        """Return the reminder before the start, which pings a role and the players who joined.

        People are only pinged if they want to be, and a role only once.
        """
        gathering = await self._database.read(store.gather, posting.subject)
        night = gathering.night
        if not self._is_reminder_due(night):
            return None
        role = await self._role_to_ping(night)
        # Once people were reminded, only the role may be left to ping.
        guests = [] if night.reminded else [each.user_id for each in gathering.guests]
        willing, silent = await self._pings.may_ping(guests, night.guild_id)
        people = [discord.Object(user_id) for user_id in willing]

        def note(connection: Connection) -> None:
            store.change(connection, night.id, reminded=True)

        # With nobody to ping, the reminder counts as sent.
        if role is None and not people:
            if not night.reminded:
                await self._database.write(note)
            return None
        texts = self._texts(night)
        mentions = [*([role.mention] if role else []), *(f"<@{each}>" for each in willing)]
        told = texts.say(
            "game-nights/reminder",
            names=texts.language.listing(mentions),
            game=texts.presenter.title(texts.language),
            moment=moment(night.starts_at, "R"),
        )
        return Wanted(
            places=(night.channel_id,),
            page=Page("", told),
            nonce=f"{night.id} reminder {night.reminded:d}",
            mentions=discord.AllowedMentions(
                everyone=False, roles=[role] if role else False, users=people
            ),
            silent=silent,
            once=True,
            then=note,
        )

    async def _role_to_ping(self, night: GameNight) -> discord.Role | None:
        """Return the role to ping now, or None if it can't be pinged or the limit is reached.

        The ping is counted before it's posted, since several game nights may be due at once.
        """
        guild, counted = self._client.get_guild(night.guild_id), night.pinged_at is not None
        if guild is None or night.role_id is None or (counted and night.reminded):
            return None
        role = guild.get_role(night.role_id)
        place = guild.get_channel_or_thread(night.channel_id)
        if role is None or role.is_default() or mention_obstacle(role, place) is not None:
            return None
        if not (role.mentionable or await _may_mention_all(guild, night.planner_id)):
            return None
        counted = counted or await self._database.write(count_ping, self._ledger.now(), night)
        return role if counted else None

    async def _keep_event(self, posting: Posting) -> None:
        """Add a game night to its server's events if that is allowed, update it, or remove it.

        Everybody sees the events, so a game night in a hidden channel isn't among them.
        """
        night = store.require(await self._database.read(store.load, posting.subject))
        guild, event_id = self._client.get_guild(night.guild_id), night.event_id
        if guild is None:
            return
        told = Asker.everybody(guild, self._threads).views(night.channel_id)
        off = ("cancelled", "missed", "withdrawn", "uninstalled")
        if event_id and (night.phase in off or not told):
            await _delete_event(guild, event_id)
            event_id = None
        if night.phase == "open" and told and event_id != store.CANCELLED_EVENT:
            if guild.me.guild_permissions.create_events:
                event_id = await self._event_of(guild, night, posting)
            elif event_id is not None:
                return  # it's brought up to date as soon as that's allowed again
        if event_id == night.event_id and posting.version == posting.wanted:
            return

        def note(connection: Connection) -> None:
            store.change(connection, night.id, event_id=event_id)
            postings.store(connection, posting)

        await self._database.write(note)

    async def _event_of(self, guild: discord.Guild, night: GameNight, posting: Posting) -> int:
        """Create the event, or bring it up to date, and return its id.

        It may exist already, if the bot stopped before storing its id. If somebody has cancelled
        it, the planner is asked whether to cancel the game night too.
        """
        facts = self._facts_of_event(guild, night)
        if night.event_id is not None:
            event = await _find_event(guild, night.event_id)
            if event is None:
                await self._keeper.bring_up(posting, await self._question(night))
                return store.CANCELLED_EVENT
            changed = any(getattr(event, name) != value for name, value in facts.items())
            if changed and posting.version != posting.wanted:
                await event.edit(**facts)
            return event.id
        for event in await guild.fetch_scheduled_events(with_counts=False):
            mine = event.creator_id in (None, guild.me.id)
            if mine and all(getattr(event, name) == facts[name] for name in _SAME_EVENT):
                return event.id
        event = await guild.create_scheduled_event(
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            **facts,
        )
        return event.id

    async def _question(self, night: GameNight) -> Wanted:
        texts = self._texts(night)
        told = texts.say("game-nights/event-cancelled", game=texts.title)
        asked = [] if night.planner_id is None else [night.planner_id]
        pinged, silent = await self._pings.may_ping(asked, night.guild_id)
        cancel = Button(texts.say("game-nights/button-cancel"), VERB, f"{night.id}/off")
        return Wanted(
            places=(night.channel_id,),
            page=Page("", " ".join([*(f"<@{each}>" for each in pinged), told]), rows=((cancel,),)),
            nonce=f"{night.id} cancelled",
            mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            silent=silent,
        )

    def _facts_of_event(self, guild: discord.Guild, night: GameNight) -> dict[str, Any]:
        texts = self._texts(night)
        text = stack_texts(texts.note, texts.rules(), apart="\n\n")
        start, end = (
            datetime.fromtimestamp(at / 1000, UTC) for at in (night.starts_at, night.ends_at)
        )
        return {
            "name": texts.plain_title[:MAX_EVENT_NAME],
            "description": shorten(text, MAX_EVENT_DESCRIPTION),
            "start_time": start,
            "end_time": end,
            "location": message_link(guild.id, night.channel_id),
        }

    def _texts(self, night: GameNight) -> NightTexts:
        return NightTexts(night, self._presenter_of(night.slug), language_for(night.locale))


async def _may_mention_all(guild: discord.Guild, planner_id: int | None) -> bool:
    """Return True if the planner may mention any role, or isn't known (in old game nights)."""
    if planner_id is None or planner_id < 0:  # negative ids belong to former players
        return planner_id is None
    try:
        granted = (await guild.fetch_member(planner_id)).guild_permissions
    except discord.NotFound:
        return False
    return granted.mention_everyone or granted.manage_guild


async def _find_event(guild: discord.Guild, event_id: int) -> discord.ScheduledEvent | None:
    """Return an event, or None if somebody has cancelled or deleted it."""
    try:
        event = guild.get_scheduled_event(event_id) or await guild.fetch_scheduled_event(event_id)
    except discord.NotFound:
        return None
    return None if event.status is discord.EventStatus.cancelled else event


async def _delete_event(guild: discord.Guild, event_id: int) -> None:
    if (event := await _find_event(guild, event_id)) is not None:
        await event.delete()
