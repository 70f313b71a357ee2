"""Changing in place what stands of a match under a name that is right no longer."""

import discord

from bot.base import logs
from bot.base.language import language_for
from bot.matches.record import Record
from bot.matches.view import match_view
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.table import board_page, notice_page
from bot.publishing.boards import ARCHIVED, Boards, thread_name

log = logs.get(__name__)


class Renaming:
    """Edits messages where they are and posts none; what is gone or out of reach is done with.

    Raises discord.HTTPException where Discord may take the same edit later.
    """

    def __init__(self, client: discord.Client, boards: Boards) -> None:
        self._client = client
        self._boards = boards

    async def board(self, record: Record, presenter: Presenter) -> None:
        """Renew the public message of a match that is no longer live."""
        message_id = record.board_message_id or record.lobby_message_id
        if message_id is None or record.carried:
            return
        page = board_page(presenter, match_view(record, None), language_for(record.locale))
        await self._edit(record.place_id or record.channel_id, message_id, page, record)

    async def surroundings(self, record: Record, presenter: Presenter) -> None:
        """Renew the notice that points to a match's thread, and the name of that thread."""
        message_id, thread_id = record.lobby_message_id, record.place_id
        if record.carried or message_id is None or thread_id in (None, record.channel_id):
            return
        language = language_for(record.locale)
        page = notice_page(presenter, match_view(record, None), language)
        await self._edit(record.channel_id, message_id, page, record)
        try:
            thread = await self._thread(record)
            name = thread_name(presenter, record, language)
            if thread is not None and thread.name != name:
                archived = thread.archived
                await thread.edit(name=name, archived=False)
                if archived:
                    await thread.edit(archived=True)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("thread stays as it is called", match=record.id, code=error.code)

    async def _edit(self, place_id: int, message_id: int, page: Page, record: Record) -> None:
        try:
            try:
                await self._boards.edit(place_id, message_id, page, record)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                thread = await self._thread(record)
                if thread is not None:
                    await thread.edit(archived=False)
                    await self._boards.edit(place_id, message_id, page, record)
                    await thread.edit(archived=True)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("message stays as it is", match=record.id, code=error.code)

    async def _thread(self, record: Record) -> discord.Thread | None:
        assert record.place_id is not None
        known = self._client.get_channel(record.place_id)
        place = known or await self._client.fetch_channel(record.place_id)
        return place if isinstance(place, discord.Thread) else None
