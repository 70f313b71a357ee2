"""The postings of boards: which messages show each match, and which version they show."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
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

from bot.match import seeing
from bot.match.record import LIVE, BoardPosting, Record
from bot.match.store import BOARD, BOARD_OF, SHOWN_AS, board_of
from bot.storage import Database, tables

_match, _row = tables.matches.c, tables.postings.c

_PLACE: Final = ("place_id", "lobby_message_id", "board_message_id", "board_posted_at")
_Late = Callable[[Connection], int | None]
_OF_ROW: Final = ("refused_at", "renamed")  # columns that others write, too
_KEPT: Final = tuple(name for name in SHOWN_AS if name not in _OF_ROW)


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


@dataclass(slots=True)
class _Kept:
    """A match's posting as it is, and as it is stored."""

    posting: BoardPosting
    stored: BoardPosting
    channel_id: int

    def note(self, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            setattr(self.posting, name, value)

    @property
    def unstored(self) -> dict[str, Any]:
        now = {name: getattr(self.posting, name) for name in _KEPT}
        return {name: now[name] for name in _KEPT if now[name] != getattr(self.stored, name)}


class BoardPostings:
    """The postings of the matches being shown: what `Boards` and `Pings` change is stored later.

    Rows are written after Discord's answer, so a record that was loaded earlier has older ids.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: dict[str, _Kept] = {}

    def renew(self, record: Record) -> Record:
        """Take over the ids of a record just loaded. Returns it as ``of`` does."""
        before = self._kept.get(record.id)
        kept = _Kept(replace(record.shown), replace(record.shown), record.channel_id)
        if before is not None:
            kept.note(before.unstored)  # newer than the row
        self._kept[record.id] = kept
        return self.of(record)

    def of(self, record: Record) -> Record:
        """Return a copy of the record with the newest ids. Changes to its ``shown`` are kept."""
        kept = self._kept.get(record.id)
        if kept is None:
            return self.renew(record)
        kept.note({name: getattr(record.shown, name) for name in _OF_ROW})
        return replace(record, channel_id=kept.channel_id, shown=kept.posting)

    def forget(self, match_id: str) -> None:
        """Forget a match that isn't shown any more."""
        self._kept.pop(match_id, None)

    async def store_shown(self, record: Record, now: int) -> int | None:
        """Store that a board shows this version of its match.

        If the board was late, its turn gets the time back. Returns when the match then needs
        attention, or None.
        """
        give_back = partial(seeing.give_time_back, record=record, now=now)
        late = give_back if seeing.is_late(record, now) else None
        values = {"published_version": record.version, "refused_at": None}
        return await self._store(record.id, values, late)

    async def store(self, match_id: str, **values: int | str | None) -> None:
        """Store these values, and whatever else has changed in a match's posting.

        Ignored if a newer version has been shown by now.
        """
        await self._store(match_id, values, None)

    async def _store(
        self, match_id: str, values: Mapping[str, int | str | None], late: _Late | None
    ) -> int | None:
        """``late`` runs first in the same transaction. Its result is returned."""
        kept = self._kept.get(match_id)
        changed = {**(kept.unstored if kept else {}), **values}
        if not changed:
            return None
        shown = {"of": match_id, "at_version": changed.get("published_version"), **changed}
        wake_at = await self._database.write(_note, late, _noting(*sorted(changed)), shown)
        if kept is not None:
            kept.note(values)
            kept.stored = replace(kept.stored, **changed)
        return wake_at

    async def move(self, match_id: str, channel_id: int) -> None:
        """Store that a match has moved to another channel, with nothing posted there yet."""
        place: dict[str, Any] = {**dict.fromkeys(_PLACE), "place_id": channel_id}
        await self._database.write(_move, match_id, channel_id, place)
        if (kept := self._kept.get(match_id)) is not None:
            kept.channel_id = channel_id
            kept.note(place)
            kept.stored = replace(kept.stored, **place)

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
        ours = self._database.shards.rows(_match.guild_id, among)
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
        standing = _SELECT_STANDING.where(self._database.shards.rows(_match.guild_id, among))
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


def _move(
    connection: Connection, match_id: str, channel_id: int, place: Mapping[str, int | None]
) -> None:
    here = update(tables.matches).where(_match.id == match_id)
    connection.execute(here.values(channel_id=channel_id))
    connection.execute(_noting(*sorted(place)), [{"of": match_id, **place}])


def _redrawn(connection: Connection, record: Record) -> bool:
    chair = tables.chairs.c
    # Locked, so that no player is renamed between the check and the update.
    connection.execute(select(_match.id).where(_match.id == record.id).with_for_update())
    names = select(chair.name).where(chair.match_id == record.id).order_by(chair.seat)
    if list(connection.scalars(names)) != [chair.name for chair in record.chairs]:
        return False
    connection.execute(board_of(record.id).values(renamed=False))
    return True
