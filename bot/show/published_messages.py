"""Ids of each match's messages, and the version that they show."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Update,
    and_,
    bindparam,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from bot.match import seeing
from bot.match.record import LIVE, Record
from bot.match.store import BOARD, BOARD_OF, SHOWN_AS, board_of
from bot.storage import Database, tables

_match, _row = tables.matches.c, tables.postings.c

_PLACE: Final = ("place_id", "lobby_message_id", "board_message_id", "board_posted_at")
_Late = Callable[[Connection], int | None]
_KEPT: Final = tuple(name for name in SHOWN_AS if name not in ("refused_at", "renamed"))


def place_of_board(record: Record) -> dict[str, int | None]:
    """Return the columns that say where a match's board is."""
    return {name: getattr(record.shown, name) for name in _PLACE}


@lru_cache
def _noting(*names: str) -> Update:
    here = update(tables.postings).where(_row.kind == BOARD, _row.subject == bindparam("of"))
    here = here.values({SHOWN_AS[name]: bindparam(name) for name in names})
    if "published_version" not in names:
        return here
    shown: BindParameter[int] = bindparam("at_version")
    # A match that has changed since isn't settled, although its end was shown.
    done = select(and_(_match.version == shown, _match.status.not_in(LIVE)))
    settled = done.where(_match.id == _row.subject).scalar_subquery()
    # Never back to an older version, if another process has written in between.
    return here.where(_row.version <= shown).values(settled=settled)


_SELECT_MATCHES: Final = select(_match.id, _match.version, _match.status).join_from(
    tables.matches, tables.postings, BOARD_OF
)
_STANDING: Final = func.coalesce(_row.message_id, _row.lobby_id)
_SELECT_STANDING: Final = (
    select(_match.id, func.coalesce(_row.place_id, _match.channel_id), _STANDING)
    .join_from(tables.matches, tables.postings, BOARD_OF)
    .where(~_row.settled, _match.status.in_(LIVE), _STANDING.is_not(None))
)


class PublishedMessages:
    """The Discord messages of each match, and the version that each one shows.

    A write-behind cache: rows are written after Discord's answer, and some values only with the
    next write. The newest ids are also kept in memory; ``with_current_ids`` puts them into a record
    that was loaded earlier.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._shards = database.shards
        self._kept: dict[str, dict[str, Any]] = {}
        self._noted: dict[str, dict[str, Any]] = {}

    def keep(self, record: Record) -> None:
        """Keep the ids of a record just loaded for publishing."""
        kept = {name: getattr(record.shown, name) for name in _KEPT}
        kept["channel_id"] = record.channel_id
        noted = self._noted.get(record.id, {})
        # Queued values are newer than the row that was just read.
        self._kept[record.id] = kept | {name: noted[name] for name in noted if name in kept}

    def with_current_ids(self, record: Record) -> Record:
        """Return a copy of the record with the current message ids."""
        if record.id not in self._kept:
            self.keep(record)
        ids = dict(self._kept[record.id])
        channel_id = ids.pop("channel_id")
        return replace(record, channel_id=channel_id, shown=replace(record.shown, **ids))

    def forget(self, match_id: str) -> None:
        """Forget a match that isn't shown any more."""
        self._kept.pop(match_id, None)

    def note(self, match_id: str, **values: int | str | None) -> None:
        """Queue values to be stored along with the next write."""
        self._noted.setdefault(match_id, {}).update(values)

    async def note_shown(self, record: Record, now: int) -> int | None:
        """Store that a board shows this version of its match, along with the queued values.

        If the board was late, its turn gets the time back. Returns when the match then needs
        attention, or None.
        """
        give_back = partial(seeing.give_time_back, record=record, now=now)
        late = give_back if seeing.is_late(record, now) else None
        values = {"published_version": record.version, "refused_at": None}
        return await self._store(record.id, values, late)

    async def note_published(self, match_id: str, **values: int | str | None) -> None:
        """Store the ids of a match's messages, along with the queued values.

        Ignored if a newer version has been shown by now.
        """
        await self._store(match_id, values, None)

    async def _store(
        self, match_id: str, values: Mapping[str, int | str | None], late: _Late | None
    ) -> int | None:
        """``late`` runs first in the same transaction; its result is returned."""
        changed = {**self._noted.pop(match_id, {}), **values}
        if not changed:
            return None
        kept = self._kept.get(match_id, {})
        kept.update((name, value) for name, value in changed.items() if name in kept)
        shown = {"of": match_id, "at_version": changed.get("published_version"), **changed}
        noting = _noting(*sorted(changed))
        try:
            return await self._database.write(_note, late, noting, shown)
        except SQLAlchemyError:  # the ids are stored with the next write
            # The ids are right in any case. The version is left out, so that the match is shown
            # again: `find_unpublished` still returns it.
            changed.pop("published_version", None)
            self._noted[match_id] = changed | self._noted.get(match_id, {})
            raise

    async def note_moved(self, match_id: str, channel_id: int) -> None:
        """Store that a match has moved to another channel, with nothing posted there yet."""
        here = update(tables.matches).where(_match.id == match_id)
        await self._database.run(here.values(channel_id=channel_id))
        if match_id in self._kept:
            self._kept[match_id]["channel_id"] = channel_id
        await self.note_published(
            match_id,
            place_id=channel_id,
            lobby_message_id=None,
            board_message_id=None,
            board_posted_at=None,
        )

    async def find_unpublished(self, among: Collection[int] | None = None) -> list[str]:
        """Return this process's matches whose newest version hasn't been shown yet.

        ``among`` limits them to shards.
        """
        return [match_id for match_id, _ in await self.find_behind(among)]

    async def find_behind(self, among: Collection[int] | None = None) -> list[tuple[str, int]]:
        """Return matches whose newest version hasn't been shown, with that version."""
        behind = or_(_match.version > _row.version, _row.refused_at.is_not(None))
        unseen = (~_row.settled, behind)
        return [(row.id, row.version) for row in await self._ours(unseen, among)]

    async def find_unpinged(self, among: Collection[int] | None = None) -> list[str]:
        """Return matches whose players hadn't been pinged yet when the bot stopped."""
        left = (
            ~_row.settled,
            _match.status == "running",
            _row.ping_key.is_(None),
            _match.alarm_decision.is_not(None),
        )
        return [row.id for row in await self._ours(left, among)]

    async def _ours(
        self, which: Iterable[ColumnElement[bool]], among: Collection[int] | None
    ) -> Sequence[Any]:
        ours = self._shards.rows(_match.guild_id, among)
        return await self._database.rows(_SELECT_MATCHES.where(*which, ours))

    async def find_renamed(self, among: Collection[int] | None = None) -> list[tuple[str, bool]]:
        """Return matches whose messages show an outdated name, and whether each is live.

        ``among`` limits them to shards.
        """
        return [(row.id, row.status in LIVE) for row in await self._ours([_row.renamed], among)]

    async def note_redrawn(self, record: Record) -> bool:
        """Store that the messages of a match show the record's names.

        Returns False if a player was renamed since the record was loaded.
        """
        return await self._database.write(_redrawn, record)

    async def standing_boards(self, among: Collection[int]) -> list[tuple[str, int, int]]:
        """Return match, channel and message for the board of every lobby and running match.

        ``among`` limits them to shards.
        """
        standing = _SELECT_STANDING.where(self._shards.rows(_match.guild_id, among))
        return [(row[0], row[1], row[2]) for row in await self._database.rows(standing)]


def _note(
    connection: Connection,
    late: _Late | None,
    noting: Update,
    shown: Mapping[str, Any],
) -> int | None:
    wake_at = None if late is None else late(connection)
    connection.execute(noting, [shown])
    return wake_at


def _redrawn(connection: Connection, record: Record) -> bool:
    chair = tables.chairs.c
    # Locked, so that no player is renamed between the check and the update.
    connection.execute(select(_match.id).where(_match.id == record.id).with_for_update())
    names = select(chair.name).where(chair.match_id == record.id).order_by(chair.seat)
    if list(connection.scalars(names)) != [chair.name for chair in record.chairs]:
        return False
    connection.execute(board_of(record.id).values(renamed=False))
    return True
