"""Begins, deals and ends game nights, and shows what came of it. Nothing of it is in memory."""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import discord
from sqlalchemy import Connection, select

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import language_for
from bot.discord_io.controls import NO_MATCH
from bot.discord_io.failures import OLD_EDIT_LIMIT, UNKNOWN_MESSAGE, UNREACHABLE, passing
from bot.discord_io.messages import edit_of, message_of
from bot.match.ledger import Ledger
from bot.match.people import Person
from bot.match.record import LIVE, Record
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook
from bot.show.boards import TOO_OLD_MS
from bot.show.channels import Channels
from bot.storage import tables
from cogs.game_nights import store
from cogs.game_nights.actions import leave
from cogs.game_nights.dealing import ARENA, NIGHT_DEAL, advance
from cogs.game_nights.pages import moment, night_title, pages_of, rules_text
from cogs.game_nights.store import GameNight, Gathering, Table

log = logs.get(__name__)

MAX_ATTEMPTS: Final = 40
"""Maximum number of attempts to do something on Discord, a tick apart; after that it waits until
somebody changes a game night, or for the next start."""
MAX_REPOST_MS: Final = 24 * 60 * 60 * 1000
"""Time after its end in which the message of a game night is posted again if it is gone."""
MAX_EVENT_NAME: Final = 100
NOBODY: Final = discord.AllowedMentions.none()

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class GameNights:
    """Takes game nights through their time, and keeps their messages and events up to date."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        channels: Channels,
        preferences: PreferenceBook,
        guild_book: GuildBook,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self.chore = Chore("evenings", self.look_after, seconds=15)
        self._client = client
        self._ledger = ledger
        self._database = ledger.database
        self._shards = ledger.database.shards
        self._channels = channels
        self._preferences = preferences
        self._guild_book = guild_book
        self._presenter_of = presenter_of
        self._failures: Counter[tuple[str, str]] = Counter()
        """Attempts in a row that failed, by game night and by what was to be shown."""
        ledger.on_commit(self._on_commit)

    async def change(
        self,
        action: Callable[Concatenate[Connection, int, _Given], _Result],
        *args: _Given.args,
        **kwargs: _Given.kwargs,
    ) -> _Result:
        """Run an action in one transaction with the time, and show what came of it."""
        done = await self._database.write(
            lambda connection: action(connection, self._ledger.now(), *args, **kwargs)
        )
        self._look_again()
        return done

    async def leave(self, night_id: str, person: Person) -> Table | None:
        """Let somebody leave; return the match that they are in. Raises Refusal.

        Where all tables play the same deal, a computer plays on for them.
        """
        table, record = await self._database.write(leave, self._ledger, night_id, person)
        if record is not None:
            self._ledger.tell(record)
        self._look_again()
        return table

    def _look_again(self) -> None:
        """Show what came of a change, even if that has failed too often."""
        self._failures.clear()
        self.chore.look_soon()

    def _on_commit(self, record: Record) -> None:
        if record.kind in (ARENA, NIGHT_DEAL) and record.status not in LIVE:
            self.chore.look_soon()

    async def look_after(self) -> None:
        """Do what is due in each game night, and show what has become of it."""
        row = tables.evenings.c
        ours = self._shards.rows(row.guild_id, self._shards.begun)
        unsettled = select(row.id).where(~row.settled, ours).order_by(row.starts_at)
        for night_id in await self._database.scalars(unsettled):
            await self._look_after(night_id)

    async def _look_after(self, night_id: str) -> None:
        try:
            for record in await self._database.write(advance, self._ledger, night_id):
                self._ledger.tell(record)
            gathering = await self._database.read(store.gather, night_id)
        except Exception:  # one broken game night must not stop the others
            log.exception("evening could not go on, trying again", evening=night_id)
            return
        for part in (self._keep_event, self._remind, self._show):
            await self._attempt(part, gathering)
        if not gathering.night.unfinished and self._has_failed(night_id, self._show):
            await self._store(gathering.night, settled=True)

    async def take_away(self, guild_id: int) -> None:
        """Delete messages and events of a server's game nights, except of those that are over."""
        row, guild = tables.evenings.c, self._client.get_guild(guild_id)
        query = select(row.channel_id, row.message_id, row.event_id).where(
            row.guild_id == guild_id, row.phase != "over"
        )
        for channel_id, message_id, event_id in await self._database.rows(query):
            if message_id is not None:
                await self._channels.try_to_delete(channel_id, message_id)
            if event_id is not None and guild is not None:
                try:
                    await _delete_event(guild, event_id)
                except (discord.HTTPException, *UNREACHABLE) as error:
                    log.info("event of an evening could not be deleted", error=repr(error))

    async def _attempt(self, part: Callable[[Gathering], Any], gathering: Gathering) -> None:
        """Do one thing for a game night on Discord; what fails is tried again for a while."""
        night_id, name = gathering.night.id, part.__name__
        attempts = self._failures.pop((night_id, name), 0)
        if attempts < MAX_ATTEMPTS:
            try:
                await part(gathering)
            except (discord.HTTPException, *UNREACHABLE) as error:
                attempts = attempts + 1 if passing(error) else MAX_ATTEMPTS
                log.warning(
                    "evening could not be shown", evening=night_id, part=name, error=repr(error)
                )
            except Exception:
                attempts += 1
                log.exception("evening could not be shown", evening=night_id, part=name)
            else:
                return
        self._failures[night_id, name] = attempts

    def _has_failed(self, night_id: str, part: Callable[[Gathering], Any]) -> bool:
        """Return True once it isn't tried again."""
        return self._failures[night_id, part.__name__] >= MAX_ATTEMPTS

    def _is_tried_again(self, night_id: str, part: Callable[[Gathering], Any]) -> bool:
        return 0 < self._failures[night_id, part.__name__] < MAX_ATTEMPTS

    async def _show(self, gathering: Gathering) -> None:
        """Bring the message up to date, and be done with a game night that has ended."""
        night, language = gathering.night, language_for(gathering.night.locale)
        page = pages_of(gathering, self._presenter_of(night.slug), language).message()
        digest = sha256(repr((page.whole, page.rows)).encode()).hexdigest()
        old, values = night.message_id, dict[str, Any]()
        if old is None or self._is_old(night):
            values = await self._post(night, page)
        elif digest != night.shown:
            try:
                await self._edit(night, old, page)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, OLD_EDIT_LIMIT):
                    raise
                if self._ledger.now() - night.closes_at < MAX_REPOST_MS:
                    values = await self._post(night, page)
        done = not night.unfinished and not self._is_tried_again(night.id, self._keep_event)
        values |= {"shown": digest, "settled": done}
        await self._store(night, **values)
        if old is not None and "message_id" in values:
            await self._channels.try_to_delete(night.channel_id, old)

    def _is_old(self, night: GameNight) -> bool:
        """Return True for a message that is too far up, or too old to be edited often."""
        if night.phase != "running":
            return False
        posted_at = night.posted_at or 0
        return posted_at < night.began_at or self._ledger.now() - posted_at > TOO_OLD_MS

    async def _post(self, night: GameNight, page: Page) -> dict[str, Any]:
        """Post the message; return the columns to store."""
        arguments = await message_of(page, NO_MATCH, 0)
        arguments["allowed_mentions"] = NOBODY
        posting = f"{night.id} {night.message_id}"
        message_id, as_sent = await self._channels.post_once(
            night.channel_id, arguments, posting, watched=True
        )
        if not as_sent:
            await self._edit(night, message_id, page)
        return {"message_id": message_id, "posted_at": self._ledger.now()}

    async def _edit(self, night: GameNight, message_id: int, page: Page) -> None:
        arguments = await edit_of(page, NO_MATCH, 0)
        arguments["allowed_mentions"] = NOBODY
        await self._channels.edit(night.channel_id, message_id, arguments, watched=True)

    async def _store(self, night: GameNight, **values: Any) -> None:
        if any(getattr(night, name) != value for name, value in values.items()):
            await self._database.write(
                lambda connection: store.change(connection, night.id, **values)
            )

    async def _remind(self, gathering: Gathering) -> None:
        """Ping, once and shortly before the hour, those who take part and want pings."""
        night, now = gathering.night, self._ledger.now()
        due = night.phase == "open" and now >= night.starts_at - store.REMINDER_MS
        if night.reminded or not due:
            return
        wishes = await self._preferences.of_all([each.user_id for each in gathering.guests])
        pinged = [user_id for user_id, wish in wishes.items() if wish.pings]
        if pinged:
            language = language_for(night.locale)
            text = language.say(
                "{names}: {game} begins {moment}.",
                names=language.listing(f"<@{each}>" for each in pinged),
                game=self._presenter_of(night.slug).title(language),
                moment=moment(night.starts_at, "R"),
            )
            message = {
                "content": text,
                "allowed_mentions": discord.AllowedMentions(
                    everyone=False, roles=False, users=[discord.Object(each) for each in pinged]
                ),
                "silent": await self._guild_book.is_quiet(night.guild_id, now),
            }
            posting = f"{night.id} reminder"
            await self._channels.post_once(night.channel_id, message, posting, watched=True)
        await self._store(night, reminded=True)

    async def _keep_event(self, gathering: Gathering) -> None:
        """Put a game night on its server's list of events where that is allowed, or take it off."""
        night = gathering.night
        guild = self._client.get_guild(night.guild_id)
        if guild is None or not guild.me.guild_permissions.create_events:
            return
        if night.phase == "cancelled" and night.event_id is not None:
            await _delete_event(guild, night.event_id)
            await self._store(night, event_id=None)
        elif night.phase == "open" and night.event_id is None:
            event = await self._event_of(guild, night)
            await self._store(night, event_id=event.id)

    async def _event_of(self, guild: discord.Guild, night: GameNight) -> discord.ScheduledEvent:
        """Return the event; it may be there already if its maker fell before storing its id."""
        language = language_for(night.locale)
        place = f"https://discord.com/channels/{guild.id}/{night.channel_id}"
        name = night_title(self._presenter_of(night.slug), language)[:MAX_EVENT_NAME]
        start, end = (
            datetime.fromtimestamp(at / 1000, UTC) for at in (night.starts_at, night.ends_at)
        )
        for event in await guild.fetch_scheduled_events(with_counts=False):
            mine = event.creator_id in (None, guild.me.id)
            if mine and (event.name, event.location, event.start_time) == (name, place, start):
                return event
        return await guild.create_scheduled_event(
            name=name,
            description=rules_text(night, language),
            start_time=start,
            end_time=end,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=place,
        )


async def _delete_event(guild: discord.Guild, event_id: int) -> None:
    try:
        await (await guild.fetch_scheduled_event(event_id)).delete()
    except discord.NotFound:
        log.info("event of an evening is gone already", guild=guild.id)
