"""Replays of finished matches from their logs, and access to them."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Connection, select

from bot.base import logs
from bot.base.bounds import Locks
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match.record import UNREADABLE, Alarm, Record
from bot.match.verification import log_rows, play_again
from bot.pages.model import Page
from bot.secrecy import NOT_TO_WATCH, Asker, Secrecy, Sight
from bot.storage import Database, tables
from games import GAMES
from games.core import Entry, EntryKind, RulesChanged
from games.core.reviewing import Review, Verdict

log = logs.get(__name__)

MAX_MOMENTS: Final = 8000  # in memory, of the matches watched last; at least one match

OLDER_RULES = sentence("replays/older-rules")
DAMAGED = sentence("replays/damaged")


@dataclass(frozen=True, slots=True)
class Moment:
    """A match after one entry of its log, or at its start.

    ``steps`` counts the entries so far, and ``action`` is the last one's. ``missed`` are the seats
    that ran out of time, and ``chairs`` is the number of chairs. ``stand_ins`` and ``left`` are the
    seats whose owners a computer played for, and those given up.
    """

    version: int
    steps: int
    kind: EntryKind | None
    seat: int | None
    action: dict[str, Any] | None = field(repr=False)
    missed: tuple[int, ...]
    chairs: int
    stand_ins: frozenset[int]
    left: frozenset[int]
    recent: tuple[dict[str, Any], ...]
    state: Any = field(repr=False)


class Replay:
    """All moments of a match that people could see, first to last, without people's names."""

    def __init__(
        self, moments: Sequence[Moment], entries: Sequence[Entry], pressed: Collection[int]
    ) -> None:
        """``pressed`` are the log indexes of actions that people took themselves."""
        self.moments = tuple(moments)
        self.entries = tuple(entries)
        self.pressed = frozenset(pressed)
        self.standings: tuple[tuple[float, ...], ...] | None = None  # of each seat in each state
        self.verdicts: dict[int, Verdict | None] = {}  # by log index
        self.reviews: dict[int, Review] = {}  # by seat
        self._steps: dict[Hashable, tuple[int, ...]] = {}

    def at(self, record: Record, index: int) -> Record:
        moment = self.moments[index]
        seen = replace(
            record, state=moment.state, recent=list(moment.recent), version=moment.version
        )
        seen.alarm = Alarm()
        if index == len(self.moments) - 1:
            return seen
        seen.status = "running"
        seen.ended_at = None
        seen.details = {}  # they are the last ones, with the final score of a best-of for example
        seen.chairs = [
            replace(
                chair,
                stand_in=chair.seat in moment.stand_ins,
                timeouts=0,
                left=chair.seat in moment.left,
                place=None,
                score=None,
                spent=None,
            )
            for chair in record.chairs[: moment.chairs]
        ]
        return seen

    def before(self, record: Record, entry: int) -> Record:
        """Return the match as it was before a log entry, counted from 0."""
        return self.at(record, self.shown_at(entry))

    def shown_at(self, state: int) -> int:
        """Return the moment at which people saw the state after ``state`` log entries."""
        shown = [at for at, moment in enumerate(self.moments) if moment.steps <= state]
        return shown[-1] if shown else 0

    def entry_after(self, moment: int) -> int:
        """Return the log index of the action taken at a moment, or the log's length at the end."""
        return self.moments[moment].steps

    def steps(self, view: Hashable, look: Callable[[int], Page]) -> tuple[int, ...]:
        """Return the moments at which a view changes.

        ``look`` returns the page of a moment. It is called once for each moment and view.
        """
        if view not in self._steps:
            found: list[int] = []
            before: Page | None = None
            for index in range(len(self.moments)):
                page = look(index)
                if page != before:
                    found.append(index)
                before = page
            self._steps[view] = tuple(found)
        return self._steps[view]


class Replays:
    """Finds finished matches that a person may watch, and replays them."""

    def __init__(self, database: Database, secrecy: Secrecy) -> None:
        self._database = database
        self._secrecy = secrecy
        self.judge: Callable[[Record, int, int], Awaitable[object | None]] | None = None
        """Gives a review's verdict on a step of a match. None if reviews are off."""
        self._held: OrderedDict[str, Replay] = OrderedDict()
        self._locks: Locks[str] = Locks()

    async def find(
        self,
        match_id: str,
        asker: Asker,
        sight: Sight,
    ) -> Record:
        """Return a finished match, without its state, that the asker may see.

        Raises Refusal if they may not, or if there is none.
        """
        record = await self._secrecy.find(asker, match_id, sight)
        if record.status != "over":
            raise Refusal(NOT_TO_WATCH)
        return record

    async def of(self, record: Record) -> Replay:
        """Return the replay of a match, cached if it was made before.

        Raises Refusal if it can't be replayed any more.
        """
        async with self._locks.of(record.id):
            replay = self._held.pop(record.id, None) or await self._play(record)
            self._held[record.id] = replay
            while len(self._held) > 1 and self._moments_held() > MAX_MOMENTS:
                self._held.popitem(last=False)
            return replay

    def _moments_held(self) -> int:
        return sum(len(replay.moments) for replay in self._held.values())

    async def _play(self, record: Record) -> Replay:
        game = GAMES[record.slug]  # a game that isn't installed any more is refused
        stored, rows = await self._database.read(_state_and_log, record.id)
        try:
            moments = await asyncio.to_thread(_played_again, record, rows)
            # A replay that doesn't end in the stored state would show another match.
            same = game.dump(moments[-1].state) == stored
            fault = None if same else "another end"
        except RulesChanged:
            raise Refusal(OLDER_RULES) from None
        except UNREADABLE as error:
            fault = type(error).__name__  # what it says may name cards
        if fault is not None:
            log.error(
                "match could not be replayed: its log and its rules disagree",
                match=record.id,
                fault=fault,
            )
            raise Refusal(DAMAGED)
        entries = [Entry(each.kind, each.seat, each.action) for each in rows]
        pressed = [at for at, each in enumerate(rows) if each.user_id is not None]
        return Replay(moments, entries, pressed)


def _state_and_log(connection: Connection, match_id: str) -> tuple[Any, Sequence[Any]]:
    row = tables.matches.c
    state = connection.scalar(select(row.state).where(row.id == match_id))
    return state, log_rows(connection, match_id)


def _played_again(record: Record, rows: Sequence[Any]) -> list[Moment]:
    """Return every moment that was shown.

    Raises RulesChanged, or the rules' error for a wrong log.
    """
    moments = []
    for steps, (playing, entry, missed) in enumerate(play_again(record, rows)):
        if not playing.hurries:
            moments.append(_moment(playing, steps, entry, missed))
    if playing.status != "over":
        raise ValueError("the match does not end")
    return moments


def whole_deal(record: Record, rows: Sequence[Any], deals: int) -> Record | None:
    """Return a match at the last moment when the hands of its last finished deal were complete.

    ``deals`` is the number of finished deals. None if that deal never got that far.
    """
    found: Record | None = None
    for playing, _, _ in play_again(record, rows):
        if playing.deals_over == deals:
            break
        if playing.deals_over == deals - 1 and playing.game.deal_is_whole(playing.state):
            # A copy, because the replay goes on to change this one.
            found = replace(
                playing,
                state=playing.game.copy(playing.state),
                chairs=[replace(chair) for chair in playing.chairs],
                recent=[],
                alarm=Alarm(),
            )
    return found


def _moment(playing: Record, steps: int, entry: Entry | None, missed: tuple[int, ...]) -> Moment:
    seated = playing.chairs
    return Moment(
        version=playing.version,
        steps=steps,
        kind=None if entry is None else entry.kind,
        seat=None if entry is None else entry.seat,
        action=None if entry is None else entry.action,
        missed=missed,
        chairs=len(seated),
        stand_ins=frozenset(chair.seat for chair in seated if chair.stand_in),
        left=frozenset(chair.seat for chair in seated if chair.left),
        # A deep copy of plain JSON.
        recent=tuple(json.loads(json.dumps(playing.recent))),
        state=playing.game.copy(playing.state),
    )
