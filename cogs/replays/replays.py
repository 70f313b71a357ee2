"""Matches that are over, played again from their logs, and who may watch them."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sqlalchemy import Connection, Row, select

from bot.base import logs
from bot.base.language import sentence
from bot.base.locks import Locks
from bot.base.refusals import Refusal
from bot.match.playing_again import play_again
from bot.match.record import UNREADABLE, Alarm, Record
from bot.pages.model import Page
from bot.secrecy import NOT_TO_WATCH, Asker, Secrecy, Sight
from bot.storage import Database, tables
from games.core import Entry, EntryKind, RulesChanged
from games.core.reviewing import Review, Verdict

log = logs.get(__name__)

MAX_MOMENTS: Final = 8000
"""Maximum number of moments kept in memory, those of the matches watched last; at least one match
is kept."""

OLDER_RULES = sentence("This match was played under older rules, so I can't play it back any more.")
DAMAGED = sentence("This match's log doesn't agree with its result, so I can't play it back.")


@dataclass(frozen=True, slots=True)
class Moment:
    """A match as it stood after one entry of its log, or at its beginning.

    ``steps`` counts the entries up to then, and ``action`` is the last one's. ``missed`` are the
    seats whose time it ran out, ``chairs`` how many chairs there were; ``stand_ins`` and ``left``
    are the seats for whose owners a computer played, and those given up.
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
    """All moments of a match that people could see, first to last; no names of theirs."""

    def __init__(
        self, moments: Sequence[Moment], entries: Sequence[Entry], pressed: Collection[int]
    ) -> None:
        """``pressed`` are the places in the log of what people did themselves."""
        self.moments = tuple(moments)
        self.entries = tuple(entries)
        self.pressed = frozenset(pressed)
        self.standings: tuple[tuple[float, ...], ...] | None = None
        """Each seat's chances in each state, once somebody has looked at them."""
        self.verdicts: dict[int, Verdict | None] = {}
        """Verdicts that somebody has asked for, by the action's place in the log."""
        self.reviews: dict[int, Review] = {}
        """Reviews that somebody has asked for, by seat."""
        self._steps: dict[Hashable, tuple[int, ...]] = {}

    def at(self, record: Record, index: int) -> Record:
        """Return the match as it stood at a moment, its people called what they are called now."""
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
                place=None,
                score=None,
                spent=None,
            )
            for chair in record.chairs[: moment.chairs]
        ]
        return seen

    def before(self, record: Record, entry: int) -> Record:
        """Return the match as it stood before an entry of its log, counted from 0."""
        return self.at(record, self.shown_at(entry))

    def shown_at(self, state: int) -> int:
        """Return the moment at which people saw a state, which is so many entries of the log on."""
        shown = [at for at, moment in enumerate(self.moments) if moment.steps <= state]
        return shown[-1] if shown else 0

    def entry_after(self, moment: int) -> int:
        """Return the place in the log of what was done at a moment; its length at the end."""
        return self.moments[moment].steps

    def steps_known(self, view: Hashable) -> tuple[int, ...] | None:
        """The cached result of ``steps(view)``, or None."""
        return self._steps.get(view)

    def steps(self, view: Hashable, look: Callable[[int], Page]) -> tuple[int, ...]:
        """Return the moments at which what is seen in a view differs from before.

        ``look`` gives the page of a moment; it is asked once for each and view.
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
    """Finds finished matches that somebody may watch, and plays them again."""

    def __init__(self, database: Database, secrecy: Secrecy) -> None:
        self._database = database
        self._secrecy = secrecy
        self.judge: Callable[[Record, int], Awaitable[object | None]] | None = None
        """What reviews say of a step of a match; None without reviews."""
        self._held: OrderedDict[str, Replay] = OrderedDict()
        self._locks: Locks[str] = Locks()

    async def find(
        self,
        match_id: str,
        asker: Asker,
        sight: Sight,
    ) -> Record:
        """Return a finished match, without its state, of which somebody may have a sight.

        Raises Refusal if they may not, or if there is none.
        """
        record = await self._secrecy.find(asker, match_id, sight)
        if record.status != "over":
            raise Refusal(NOT_TO_WATCH)
        return record

    async def of(self, record: Record) -> Replay:
        """Return a match played again, or as it was played again before.

        Raises Refusal when that is not possible any more.
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
        stored, rows = await self._database.read(_state_and_log, record.id)
        try:
            moments = await asyncio.to_thread(_played_again, record, rows)
            same = record.game.dump(moments[-1].state) == stored
            fault = None if same else "another end"
        except RulesChanged:
            raise Refusal(OLDER_RULES) from None
        except UNREADABLE as error:
            fault = type(error).__name__  # what it says may name cards
        if fault is not None:
            log.error(
                "match cannot be replayed: its log and its rules disagree",
                match=record.id,
                fault=fault,
            )
            raise Refusal(DAMAGED)
        entries = [Entry(each.kind, each.seat, each.action) for each in rows]
        pressed = [at for at, each in enumerate(rows) if each.user_id is not None]
        return Replay(moments, entries, pressed)


def _state_and_log(
    connection: Connection, match_id: str
) -> tuple[Any, Sequence[Row[*tuple[Any, ...]]]]:
    """Return the last state of a match as it is stored, and the rows of its log."""
    row, entry = tables.matches.c, tables.log.c
    found = connection.execute(
        select(entry.sequence, entry.kind, entry.seat, entry.action, entry.user_id)
        .where(entry.match_id == match_id)
        .order_by(entry.sequence)
    )
    return connection.scalar(select(row.state).where(row.id == match_id)), found.all()


def _played_again(record: Record, rows: Sequence[Any]) -> list[Moment]:
    """Every moment that was shown. Raises RulesChanged, or what the rules say to a wrong log."""
    moments = []
    for steps, (playing, entry, missed) in enumerate(play_again(record, rows)):
        if not playing.hurries:
            moments.append(_moment(playing, steps, entry, missed))
    if playing.status != "over":
        raise ValueError("the match does not end")
    return moments


def whole_deal(record: Record, rows: Sequence[Any], deals: int) -> Record | None:
    """Return a match as it last stood with the hands of its last finished deal complete.

    ``deals`` is how many are over. None if that deal never came so far.
    """
    found: Record | None = None
    for playing, _, _ in play_again(record, rows):
        if playing.deals_over == deals:
            break
        if playing.deals_over == deals - 1 and playing.game.deal_is_whole(playing.state):
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
        recent=tuple(json.loads(json.dumps(playing.recent))),
        state=playing.game.copy(playing.state),
    )
