"""Matches that are over, played again from their logs, and who may watch them."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

import discord
from sqlalchemy import select

from bot import logs
from bot.errors import PlayerError
from bot.i18n import sentence
from bot.ledger import Ledger
from bot.locks import Locks
from bot.matches import TIMEOUTS_BEFORE_STAND_IN
from bot.page import Page
from bot.records import Alarm, Chair, Record
from bot.solos import Solos
from bot.storage import tables
from games import GAMES
from games.core import Entry, EntryKind, RulesChanged, Viewer

log = logs.get(__name__)

MOST_MOMENTS: Final = 8000
"""So many moments are held in all, those of the matches watched last; one match always is."""
MOST_OFFERED: Final = 25
_LOOKED_THROUGH: Final = 200
"""So many of a server's newest results are looked through for matches to offer."""

NOT_TO_WATCH = sentence(
    "There is no finished match like that for you to watch. Pick one from the list that /replay "
    "offers."
)
NONE_TO_WATCH = sentence(
    "There is no finished match to watch here, and none of your own. Once one is over, /replay "
    "shows it step by step."
)
OLDER_RULES = sentence(
    "This match was played under older rules, so it cannot be played back any more."
)
DAMAGED = sentence("The log of this match does not fit its result, so it cannot be played back.")


@dataclass(frozen=True, slots=True)
class Moment:
    """A match as it stood after one entry of its log, or at its beginning.

    ``missed`` are the seats whose time that entry ran out, ``chairs`` how many chairs there were;
    ``stand_ins`` and ``left`` are the seats for whose owners a computer played, and those given up.
    """

    version: int
    kind: EntryKind | None
    seat: int | None
    missed: tuple[int, ...]
    chairs: int
    stand_ins: frozenset[int]
    left: frozenset[int]
    recent: tuple[dict[str, Any], ...]
    state: Any = field(repr=False)


class Replay:
    """All moments of a match that people could see, first to last; no names of theirs."""

    def __init__(self, moments: Sequence[Moment], entries: Sequence[Entry]) -> None:
        self.moments = tuple(moments)
        self.entries = list(entries)
        self._steps: dict[Viewer, tuple[int, ...]] = {}

    def at(self, record: Record, index: int) -> Record:
        """The match as it stood at a moment, its people called what they are called now."""
        moment = self.moments[index]
        seen = replace(
            record, state=moment.state, recent=list(moment.recent), version=moment.version
        )
        seen.alarm = Alarm()
        if index == len(self.moments) - 1:
            return seen
        seen.status = "running"
        seen.ended_at = None
        seen.chairs = [
            replace(
                chair,
                stand_in=chair.seat in moment.stand_ins,
                timeouts=0,
                left=chair.seat in moment.left,
            )
            for chair in record.chairs[: moment.chairs]
        ]
        return seen

    def steps_known(self, viewer: Viewer) -> tuple[int, ...] | None:
        """What ``steps`` has found before; None if it was not asked yet."""
        return self._steps.get(viewer)

    def steps(self, viewer: Viewer, look: Callable[[int], Page]) -> tuple[int, ...]:
        """The moments at which what a viewer sees differs from before.

        ``look`` gives the page of a moment; it is asked once for each and viewer.
        """
        if viewer not in self._steps:
            found: list[int] = []
            before: Page | None = None
            for index in range(len(self.moments)):
                page = look(index)
                if page != before:
                    found.append(index)
                before = page
            self._steps[viewer] = tuple(found)
        return self._steps[viewer]


class Replays:
    """Finds finished matches that somebody may watch, and plays them again."""

    def __init__(self, ledger: Ledger, solos: Solos) -> None:
        self._database = ledger.database
        self._solos = solos
        self._held: OrderedDict[str, Replay] = OrderedDict()
        self._locks: Locks[str] = Locks()

    async def find(self, match_id: str, asker: discord.abc.User) -> Record:
        """A finished match, without its state.

        Raises PlayerError when the asker may not watch it, whether there is one or not.
        """
        for record in await self._load([match_id]):
            if await may_watch(self._solos, record, asker):
                return record
            if record.status == "over" and _played(record, asker):
                await self._solos.check_told(record)
        raise PlayerError(NOT_TO_WATCH)

    async def latest(self, channel_id: int | None, asker: discord.abc.User) -> Record:
        """The newest finished match of a channel, else of the asker's own.

        Raises PlayerError when there is none to be watched.
        """
        here = await self._ids(_of_server(asker), channel_id=channel_id)
        for ids in (here, await self._ids(_of_person(asker))):
            for record in await self._load(ids):
                if await may_watch(self._solos, record, asker):
                    return record
        raise PlayerError(NONE_TO_WATCH)

    async def offered(self, asker: discord.abc.User) -> list[Record]:
        """The newest finished matches of the asker and of the server, without their states."""
        numbered = {**await self._ids(_of_server(asker)), **await self._ids(_of_person(asker))}
        newest_first = sorted(numbered, key=lambda match_id: -numbered[match_id])
        told: dict[str | None, bool] = {}
        found = []
        for record in await self._load(newest_first):
            if record.daily not in told:
                told[record.daily] = await _is_told(self._solos, record)
            if told[record.daily] and _may_look(record, asker):
                found.append(record)
        return found

    async def of(self, record: Record) -> Replay:
        """A match played again, or as it was played again before.

        Raises PlayerError when that is not possible any more.
        """
        async with self._locks.of(record.id):
            replay = self._held.pop(record.id, None) or await self._play(record)
            self._held[record.id] = replay
            while len(self._held) > 1 and self._moments_held() > MOST_MOMENTS:
                self._held.popitem(last=False)
            return replay

    def _moments_held(self) -> int:
        return sum(len(replay.moments) for replay in self._held.values())

    async def _play(self, record: Record) -> Replay:
        row, entry = tables.matches.c, tables.log.c
        async with self._database.read() as connection:
            stored = await connection.scalar(select(row.state).where(row.id == record.id))
            found = await connection.execute(
                select(entry.sequence, entry.kind, entry.seat, entry.action, entry.user_id)
                .where(entry.match_id == record.id)
                .order_by(entry.sequence)
            )
            rows = found.all()
        try:
            moments = await asyncio.to_thread(_played_again, record, rows)
            same = record.game.dump(moments[-1].state) == stored
            fault = None if same else "another end"
        except RulesChanged:
            raise PlayerError(OLDER_RULES) from None
        except (ValueError, LookupError, TypeError) as error:
            fault = type(error).__name__  # what it says may name cards
        if fault is not None:
            log.error("match cannot be replayed", match=record.id, fault=fault)
            raise PlayerError(DAMAGED)
        return Replay(moments, [Entry(each.kind, each.seat, each.action) for each in rows])

    async def _ids(self, of: Any, *, channel_id: int | None = None) -> dict[str, int]:
        """Numbers of finished matches by their ids, the newest first."""
        if of is None:
            return {}
        result, match = tables.results.c, tables.matches.c
        query = select(result.match_id, result.number).where(of, result.match_id.is_not(None))
        if channel_id is not None:
            stood = (match.place_id == channel_id) | (match.channel_id == channel_id)
            query = query.join(tables.matches, match.id == result.match_id)
            query = query.where(stood, ~match.carried)
        query = query.order_by(result.number.desc()).limit(_LOOKED_THROUGH)
        async with self._database.read() as connection:
            return {row.match_id: row.number for row in await connection.execute(query)}

    async def _load(self, ids: Iterable[str]) -> list[Record]:
        """The finished matches of these ids in their order, without their states."""
        wanted = list(ids)
        row = tables.matches.c
        columns = [row[each.name] for each in fields(Record) if each.name in row]
        columns.remove(row.state)
        places = [tables.chairs.c[each.name] for each in fields(Chair)]
        loaded: dict[str, Record] = {}
        async with self._database.read() as connection:
            matches = select(*columns).where(row.id.in_(wanted), row.status == "over")
            for each in (await connection.execute(matches)).mappings():
                if each["slug"] in GAMES:
                    loaded[each["id"]] = Record(**each)
            chairs = (
                select(tables.chairs.c.match_id, *places)
                .where(tables.chairs.c.match_id.in_(loaded))
                .order_by(tables.chairs.c.match_id, tables.chairs.c.seat)
            )
            for match_id, *values in await connection.execute(chairs):
                loaded[match_id].chairs.append(Chair(*values))
        return [loaded[match_id] for match_id in wanted if match_id in loaded]


async def may_watch(solos: Solos, record: Record, asker: discord.abc.User) -> bool:
    """Whether somebody may see a match played again: one that is over, and told if it is a daily.

    Its players may; others only in the server in which it was played, unless it was a private
    game for one, and if they can see the channel. ``asker`` is a member where there is a server.
    """
    over = record.status == "over"
    return over and _may_look(record, asker) and await _is_told(solos, record)


async def _is_told(solos: Solos, record: Record) -> bool:
    """Whether the deal of a match is no secret any more."""
    try:
        await solos.check_told(record)
    except PlayerError:
        return False
    return True


def _may_look(record: Record, asker: discord.abc.User) -> bool:
    if _played(record, asker):
        return True
    if not isinstance(asker, discord.Member) or record.guild_id != asker.guild.id:
        return False
    if record.carried and record.daily is None:
        return False
    channel = asker.guild.get_channel_or_thread(record.channel_id)
    if channel is None:
        return False
    granted = channel.permissions_for(asker)
    if isinstance(channel, discord.Thread) and channel.is_private():
        return granted.view_channel and granted.manage_threads  # its guests are not known here
    return granted.view_channel


def _played(record: Record, asker: discord.abc.User) -> bool:
    return any(chair.user_id == asker.id for chair in record.chairs)


def _of_person(asker: discord.abc.User) -> Any:
    return tables.results.c.user_id == asker.id


def _of_server(asker: discord.abc.User) -> Any:
    """Which results are the server's; None where there is none."""
    if not isinstance(asker, discord.Member):
        return None
    return tables.results.c.guild_id == asker.guild.id


def _played_again(record: Record, rows: Sequence[Any]) -> list[Moment]:
    """Every moment that was shown. Raises RulesChanged, or what the rules say to a wrong log."""
    chairs = [replace(c, stand_in=False, timeouts=0, left=False) for c in record.chairs]
    coming = chairs[record.seats :]
    playing = replace(record, chairs=chairs[: record.seats], recent=[])
    playing.version = rows[0].sequence - 1 if rows else record.version
    playing.begin()
    moments = [] if playing.hurries else [_moment(playing, None, None, ())]
    for row in rows:
        entry = Entry(row.kind, row.seat, row.action)
        _come_back(playing, row.sequence - playing.version - 1)
        missed = _time_out(playing) if entry.kind == "time" else ()
        playing.play(entry, row.user_id, 0)
        playing.version = row.sequence
        if entry.kind == "joining":
            playing.chairs.append(coming.pop(0))
        if entry.seat is not None:
            _touch(playing.chairs[entry.seat], entry, row.user_id)
        if not playing.hurries:
            moments.append(_moment(playing, entry.kind, entry.seat, missed))
    if playing.status != "over":
        raise ValueError("the match does not end")
    return moments


def _time_out(playing: Record) -> tuple[int, ...]:
    """Count a missed turn for those who are waited for now; their seats."""
    deadline = playing.deadline
    missed = () if deadline is None or deadline.optional else tuple(sorted(deadline.seats))
    for seat in missed:
        chair = playing.chairs[seat]
        if not chair.computer:
            chair.timeouts += 1
            chair.stand_in = chair.timeouts >= TIMEOUTS_BEFORE_STAND_IN
    return missed


def _come_back(playing: Record, unlogged: int) -> None:
    """So many changes are in no log: if those away are no more, they took their seats back."""
    away = [chair for chair in playing.chairs if chair.stand_in and not chair.left]
    if away and unlogged >= len(away):
        for chair in away:
            chair.stand_in = False
            chair.timeouts = 0


def _touch(chair: Chair, entry: Entry, user_id: int | None) -> None:
    """What an entry of its own does to a chair."""
    if entry.kind == "concession":
        chair.left = True
    elif user_id is not None or not chair.computer:
        chair.stand_in = False
        chair.timeouts = 0


def _moment(
    playing: Record, kind: EntryKind | None, seat: int | None, missed: tuple[int, ...]
) -> Moment:
    seated = playing.chairs
    return Moment(
        version=playing.version,
        kind=kind,
        seat=seat,
        missed=missed,
        chairs=len(seated),
        stand_ins=frozenset(chair.seat for chair in seated if chair.stand_in),
        left=frozenset(chair.seat for chair in seated if chair.left),
        recent=tuple(json.loads(json.dumps(playing.recent))),
        state=playing.game.copy(playing.state),
    )
