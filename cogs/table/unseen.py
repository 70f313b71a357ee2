"""Tables that Discord refuses to show: their players get a direct message, at most one an hour."""

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Final

import discord

from bot.base import logs
from bot.base.calendar import HOUR_MS
from bot.base.language import Language, Sentence
from bot.discord_io.failures import Failure, failure_of, passing
from bot.discord_io.host import Emojis
from bot.discord_io.messages import as_accepted, message_of
from bot.discord_io.permissions import refusal_here
from bot.match.kind import Happened
from bot.match.ledger import Ledger
from bot.match.record import Record
from bot.match.store import BOARD, board_of
from bot.match.view import match_view
from bot.pages.endings import called_off_text
from bot.pages.model import Button, Page
from bot.pages.presenter import Presenter
from bot.preferences.people import PreferenceBook
from bot.show.channels import Channels
from bot.show.keeper import Keeper
from bot.show.postings import Showing
from bot.storage import tables

log = logs.get(__name__)

LETTERS: Final = "letters"
_row = tables.postings.c


class UnseenTables:
    """Tells players where they can continue, and why their table isn't visible."""

    def __init__(
        self,
        client: discord.Client,
        ledger: Ledger,
        keeper: Keeper,
        channels: Channels,
        preferences: PreferenceBook,
        presenter_of: Callable[[str], Presenter],
    ) -> None:
        self._client = client
        self._ledger = ledger
        self._database = ledger.database
        self._keeper = keeper
        self._channels = channels
        self._preferences = preferences
        self._presenter_of = presenter_of
        self._told: dict[tuple[str, str], set[int]] = {}
        """People already informed, by news and match, while others couldn't be reached yet."""
        keeper.on_refusal(self._on_refusal)
        ledger.on_commit(Happened.CALLED_OFF, self._on_commit)
        keeper.show_by(LETTERS, self._tell_players)

    def _on_refusal(self, kind: str, subject: str) -> None:
        if kind == BOARD:
            self._keeper.refresh(LETTERS, subject)

    def _on_commit(self, record: Record) -> None:
        if record.cause == "unseen":
            self._keeper.want(LETTERS, record.id)

    async def _tell_players(self, match_id: str, _wish: Showing) -> None:
        record = await self._ledger.read(match_id)
        if record.cause == "unseen":
            await self._write_to_all("end", record, partial(self._end_page, record))
            return
        this = (_row.kind == BOARD, _row.subject == match_id)
        (posting,) = await self._database.rows(tables.postings.select().where(*this))
        refusal = self._keeper.refusal(BOARD, match_id)
        if refusal is None or record.status != "running":
            self._told.pop(("refusal", match_id), None)
            return
        # The clock stops while the table can't be seen.
        if posting.refused_at is None:
            await self._note_refusal(match_id)
        guild = self._client.get_guild(record.guild_id or 0)
        told = posting.told_at is not None and (
            posting.told_at >= (posting.refused_at or inf)
            or self._ledger.now() - posting.told_at < HOUR_MS
        )
        # Nobody can do anything about an outage of the whole server.
        if told or guild is None or guild.unavailable:
            return
        place_id = posting.place_id or record.channel_id
        page = partial(self._page, record, place_id, refusal_here(guild, refusal))
        await self._write_to_all("refusal", record, page)
        noted = board_of(match_id).where(_row.refused_at.is_not(None))
        await self._database.run(noted.values(told_at=self._ledger.now()))

    async def _write_to_all(
        self, news: str, record: Record, page: Callable[[Language], Page]
    ) -> None:
        """Write to the players, each of them once even if others have to be tried again."""
        told = self._told.setdefault((news, record.id), set())
        for chair in record.chairs:
            if chair.user_id is None or chair.left or chair.user_id in told:
                continue
            wish = await self._preferences.of(chair.user_id)
            await self._write(chair.user_id, record, page(wish.language_to(record.locale)))
            told.add(chair.user_id)
        self._told.pop((news, record.id), None)

    async def _note_refusal(self, match_id: str) -> None:
        """Stop the clock from now on."""
        this = board_of(match_id)
        await self._database.run(this.values(refused_at=self._ledger.now()))
        if self._keeper.refusal(BOARD, match_id) is None:  # it has been shown by now
            await self._database.run(this.values(refused_at=None))

    def _page(self, record: Record, place_id: int, reason: Sentence, language: Language) -> Page:
        text = language.say(
            "table/unseen",
            game=f"**{self._presenter_of(record.slug).short_title(language)}**",
            place=f"<#{place_id}>",
            reason=language.render(reason),
        )
        button = Button(language.say("bot/button-my-hand"), "hand", style="primary")
        return Page("", text, rows=((button,),))

    def _end_page(self, record: Record, language: Language) -> Page:
        title = self._presenter_of(record.slug).short_title(language)
        return Page(title, called_off_text(match_view(record, None, language), language))

    async def _write(self, user_id: int, record: Record, page: Page) -> None:
        """Write to a person, unless they take no direct messages."""

        async def write(page: Page, emojis: Emojis) -> None:
            message = await message_of(page, record.id, record.version, emojis)
            await self._channels.write_to(user_id, message)

        try:
            await as_accepted(page, self._channels.emojis, write)
        except discord.HTTPException as error:
            if passing(error):
                raise
            if failure_of(error) is not Failure.PERSON_CLOSED:
                log.warning("direct message about a hidden table failed", code=error.code)
