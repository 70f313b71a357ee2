"""Messages that mention a server's role when a table is open."""

from collections.abc import Callable
from typing import Final

import discord

from bot.base.language import Refusal, language_for, sentence
from bot.discord_io.permissions import mention_obstacle
from bot.match.kind import Happened
from bot.match.ledger import Change, Ledger
from bot.match.people import Person
from bot.match.record import Record
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.preferences.servers import GuildBook
from bot.show.keeper import Keeper, Wanted
from bot.show.postings import Posting, want_again
from cogs.table.starting import link_to
from cogs.table_calls import actions as table_calls
from cogs.table_calls.actions import POSTED_AS

NO_TABLE_ROLE: Final = sentence("table-calls/nobody-to-ping")


class TableCalls:
    """Posts calls, and deletes each once its table has begun or closed."""

    def __init__(
        self,
        ledger: Ledger,
        guild_book: GuildBook,
        keeper: Keeper,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self._guild_book = guild_book
        self._keeper = keeper
        self._presenter_of = presenter_of
        self._answered: set[str] = set()
        """Lobbies with a call that have just begun or closed."""
        keeper.keep(POSTED_AS, self._find)
        ledger.before_commit(Happened.BEGUN | Happened.CALLED_OFF, self._note_end)
        ledger.on_commit(Happened.BEGUN | Happened.CALLED_OFF, self._on_commit)

    def _note_end(self, change: Change) -> None:
        record = change.record
        if want_again(change.connection, POSTED_AS, record.id):
            self._answered.add(record.id)

    def _on_commit(self, record: Record) -> None:
        if record.id in self._answered:
            self._answered.discard(record.id)
            self._keeper.want(POSTED_AS, record.id)

    async def take_away(self, guild_id: int) -> None:
        called = await self._database.read(table_calls.find_in_server, guild_id)
        await self._keeper.take_away(POSTED_AS, called)

    async def call(self, guild: discord.Guild, match_id: str, person: Person) -> None:
        """Mention the server's role once, with a link to a lobby, for its host.

        Raises Refusal, or discord.HTTPException if the message can't be posted.
        """
        settings, now = await self._guild_book.of(guild.id), self._ledger.now()
        role = guild.get_role(settings.table_role_id or 0)
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
        await self._database.write(table_calls.reserve_call, match_id, person, now)
        try:
            await self._keeper.show(POSTED_AS, match_id)
        # In any failure nobody was pinged, so the call must not count.
        except BaseException:
            await self._database.write(table_calls.take_back, match_id)
            raise

    async def _find(self, posting: Posting) -> Wanted | None:
        """Return the call to a lobby; None once it is no longer a lobby."""
        record = await self._ledger.read(posting.subject)
        role_id = (await self._guild_book.of(record.guild_id)).table_role_id
        if record.status != "lobby" or role_id is None:
            return None
        language = language_for(record.locale)
        text = language.say(
            "table-calls/call",
            role=f"<@&{role_id}>",
            game=self._presenter_of(record.slug).short_title(language),
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
