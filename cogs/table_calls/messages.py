"""Messages that mention a server's role when a table is open."""

from collections.abc import Callable
from typing import Any, Final

import discord

from bot.base import logs
from bot.base.chores import Chore
from bot.base.language import Sentence, language_for, sentence
from bot.base.refusals import Refusal
from bot.match.ledger import Ledger
from bot.match.people import Person
from bot.match.record import Record
from bot.pages.presenter import Presenter
from bot.preferences.servers import GuildBook
from bot.show.boards import Boards
from bot.show.channels import Channels
from bot.storage import tables
from cogs.table_calls import actions as table_calls

log = logs.get(__name__)

MENTION_ALL: Final = sentence("Mention @everyone, @here, and All Roles")
"""Permission needed to mention a role that not everybody may mention."""
NO_TABLE_ROLE: Final = sentence(
    "This server has no role for people who want to hear about open tables."
)


class TableCalls:
    """Posts calls, and deletes each when its table has begun or closed."""

    def __init__(
        self,
        ledger: Ledger,
        guild_book: GuildBook,
        channels: Channels,
        boards: Boards,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self.chore = Chore("calls to tables", self.look_after)
        self._ledger = ledger
        self._database = ledger.database
        self._guild_book = guild_book
        self._channels = channels
        self._boards = boards
        self._presenter_of = presenter_of
        self._called: set[str] = set()
        """Lobbies to which this process has called players."""
        ledger.on_commit(self._on_commit)

    def _on_commit(self, record: Record) -> None:
        if record.status != "lobby" and record.id in self._called:
            self._called.discard(record.id)
            self.chore.look_soon()

    async def look_after(self) -> None:
        """Delete the calls to tables that are no longer open."""
        ours = self._database.shards.rows(tables.table_calls.c.guild_id)
        outdated = await self._database.read(table_calls.find_outdated, ours)
        for match_id, place_id, message_id in outdated:
            await self._database.write(table_calls.note_message, match_id, None)
            await self._boards.delete(place_id, message_id)

    async def take_away(self, guild_id: int) -> None:
        for place in await self._database.read(table_calls.find_in_server, guild_id):
            await self._boards.delete(*place)

    async def call(self, guild: discord.Guild, match_id: str, person: Person) -> None:
        """Mention the server's role once, with a link to a lobby, for its host.

        Raises Refusal, or discord.HTTPException if the message can't be posted.
        """
        settings, now = await self._guild_book.of(guild.id), self._ledger.now()
        role = guild.get_role(settings.table_role_id or 0)
        if role is None:
            raise Refusal(NO_TABLE_ROLE)
        if settings.quiet_at(now):
            raise Refusal(sentence("This server is in its quiet hours, so I won't call anybody."))
        place = guild.get_channel_or_thread((await self._ledger.read(match_id)).channel_id)
        if (obstacle := _obstacle(role, place)) is not None:
            raise Refusal(obstacle)
        record = await self._database.write(table_calls.reserve_call, match_id, person, now)
        message = self._message(record, role)
        try:
            message_id, _ = await self._channels.post_once(
                record.channel_id, message, f"call {match_id}", watched=True
            )
        except BaseException:
            await self._database.write(table_calls.take_back, match_id)
            raise
        await self._database.write(table_calls.note_message, match_id, message_id)
        self._called.add(match_id)
        self._on_commit(await self._ledger.read(match_id))  # it may have begun by now

    def _message(self, record: Record, role: discord.Role) -> dict[str, Any]:
        language = language_for(record.locale)
        link = f"https://discord.com/channels/{record.guild_id}/{record.channel_id}"
        if record.shown.lobby_message_id is not None:
            link += f"/{record.shown.lobby_message_id}"
        text = language.say(
            "{role} A table is open for {game}: {link}",
            role=role.mention,
            game=self._presenter_of(record.slug).title(language),
            link=link,
        )
        mentions = discord.AllowedMentions(everyone=False, users=False, roles=[role])
        return {"content": text, "allowed_mentions": mentions}


def _obstacle(role: discord.Role, place: Any) -> Sentence | None:
    """Explain why a role can't be mentioned in a channel. None if it can."""
    me = role.guild.me
    granted = me.guild_permissions if place is None else place.permissions_for(me)
    if role.mentionable or granted.mention_everyone:
        return None
    return sentence(
        "I can't mention {role}, because I'm missing: **{permissions}**.",
        role=role.mention,
        permissions=MENTION_ALL,
    )
