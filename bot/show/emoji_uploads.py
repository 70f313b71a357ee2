"""Uploads the symbols of cards and pieces to Discord as emojis of the application."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from hashlib import sha256

import discord
from sqlalchemy import Connection, delete, select

from bot.base import logs, reports
from bot.base.chores import Chore
from bot.discord_io.failures import UNREACHABLE
from bot.discord_io.host import Emojis
from bot.pages.cards import signs_of_cards
from bot.pages.presenter import Presenter
from bot.pictures import STAMPS
from bot.pictures.deck import card_signs
from bot.storage import Database, tables
from bot.storage.statements import upsert

log = logs.get(__name__)

MAX_ATTEMPTS = 5
"""After this many failures in a row, only one round in ``ROUNDS_PER_LATE_ATTEMPT`` tries again."""
ROUNDS_PER_LATE_ATTEMPT = 60


class EmojiUploads:
    """Uploads missing emojis, once for the whole bot. Other processes read their ids.

    An emoji's name contains a hash of its drawing, so a new drawing is a new emoji. As long as an
    emoji is missing, people read plain text. Emojis deleted on Discord are uploaded again.
    """

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        emojis: Emojis,
        presenters: Callable[[], Iterable[Presenter]],
    ) -> None:
        self._client = client
        self._database = database
        self._emojis = emojis
        self._presenters = presenters
        self._missing: dict[str, tuple[str, str]] = {}
        self._used: dict[str, int] = {}
        self._begun = False
        self._doubted = False
        self._attempts = 0
        self.chore = Chore("emoji uploads", self._upload, needed=self._is_needed)
        emojis.doubts.append(self._doubt)

    def _doubt(self) -> None:
        """Check soon that all emojis still exist, at most once a minute."""
        self._doubted = True
        self.chore.resume()

    def _is_needed(self) -> bool:
        return not self._begun or self._doubted or bool(self._missing) or self._uploads_for_others

    @property
    def _uploads_for_others(self) -> bool:
        return self._database.shards.have(None) and not self._database.shards.whole

    async def _upload(self) -> None:
        if not self._begun:
            self._missing = await asyncio.to_thread(self._named)
            self._emojis.read(await asyncio.to_thread(signs_of_cards))
            self._begun = True
        self._attempts = self._attempts + 1 if self._missing else 1
        if self._attempts > MAX_ATTEMPTS and self._attempts % ROUNDS_PER_LATE_ATTEMPT:
            return
        try:
            if self._doubted:
                await self._find_gone()
            await self._complete()
        except (discord.HTTPException, *UNREACHABLE) as error:
            log.warning(
                "emojis could not be uploaded; cards are shown as text",
                number=len(self._missing),
                error=repr(error),
            )
        except Exception:
            reports.exception(
                "emojis could not be uploaded; cards are shown as text",
                where="chore",
                number=len(self._missing),
            )

    def _named(self) -> dict[str, tuple[str, str]]:
        signs = dict(card_signs())
        for presenter in self._presenters():
            signs |= presenter.signs
        drawn = {sign: draw() for sign, draw in signs.items()}
        return {emoji_name(sign, svg): (sign, svg) for sign, svg in drawn.items()}

    async def _find_gone(self) -> None:
        """Stop using emojis that were deleted on Discord. A refusal alone proves nothing."""
        there = {each.id for each in await self._client.fetch_application_emojis()}
        self._doubted = False
        gone = {name: emoji_id for name, emoji_id in self._used.items() if emoji_id not in there}
        if gone:
            log.warning("emojis were deleted on Discord", number=len(gone))
            await self._miss(gone)
            await self._database.write(_drop, self._application_id, list(gone.values()))

    async def _miss(self, names: Iterable[str]) -> None:
        drawn = await asyncio.to_thread(self._named)
        for name in names:
            del self._used[name]
            self._emojis.forget(drawn[name][0])
            self._missing[name] = drawn[name]

    async def _complete(self) -> None:
        stored = await self._database.read(_stored, self._application_id)
        if dropped := self._used.keys() - stored.keys():  # by a process that found them gone
            await self._miss(dropped)
        self._know(stored)
        if not self._missing or not self._database.shards.have(None):
            return
        uploaded = await self._client.fetch_application_emojis()
        there = {each.name: each.id for each in uploaded if each.name in self._missing}
        await self._keep(there)
        for name, (_, svg) in list(self._missing.items()):
            data = await asyncio.to_thread(STAMPS.as_file, svg)
            made = await self._client.create_application_emoji(name=name, image=data)
            await self._keep({name: made.id})

    @property
    def _application_id(self) -> int:
        assert self._client.application_id is not None, "the bot is logged in"
        return self._client.application_id

    async def _keep(self, ids: Mapping[str, int]) -> None:
        await self._database.write(_store, self._application_id, ids)
        self._know(ids)

    def _know(self, ids: Mapping[str, int]) -> None:
        for name in self._missing.keys() & ids.keys():
            sign, _ = self._missing.pop(name)
            self._used[name] = ids[name]
            self._emojis.know(sign, name, ids[name])


def emoji_name(sign: str, svg: str) -> str:
    return f"{sign}_{sha256(svg.encode()).hexdigest()[:8]}"


def _stored(connection: Connection, application_id: int) -> dict[str, int]:
    row = tables.emojis.c
    found = connection.execute(
        select(row.name, row.emoji_id).where(row.application_id == application_id)
    )
    return {each.name: each.emoji_id for each in found}


def _store(connection: Connection, application_id: int, ids: Mapping[str, int]) -> None:
    rows = [
        {"application_id": application_id, "name": name, "emoji_id": emoji_id}
        for name, emoji_id in ids.items()
    ]
    upsert(connection, tables.emojis, rows)


def _drop(connection: Connection, application_id: int, ids: Collection[int]) -> None:
    """Delete emojis by id, since one of the same name may have been uploaded again by now."""
    row = tables.emojis.c
    connection.execute(
        delete(tables.emojis).where(row.application_id == application_id, row.emoji_id.in_(ids))
    )
