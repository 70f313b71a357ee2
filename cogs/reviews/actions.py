"""Reviews finished matches, once for each seat, from what its owner could have known."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, Final

from pydantic import TypeAdapter
from sqlalchemy import Connection, select

from bot.base.bounds import Locks
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match.computers import Computers
from bot.match.record import Record
from bot.storage import tables
from bot.storage.database import Database
from bot.storage.statements import upsert
from cogs.replays.replays import DAMAGED, OLDER_RULES, Replay, Replays
from cogs.reviews.tables import reviews
from games.core import Entry, IllegalAction, RulesChanged
from games.core.reviewing import Review, Verdict, decisions_of

_STORED: TypeAdapter[Review] = TypeAdapter(Review)
_BUSY: Final = sentence("reviews/busy")
Progress = Callable[[int, int], Awaitable[None]]  # decisions weighed so far, and all


class Reviews:
    """Reviews finished matches, and stores the reviews."""

    def __init__(self, database: Database, replays: Replays, computers: Computers) -> None:
        self._database = database
        self._replays = replays
        self._computers = computers
        self._locks: Locks[tuple[str, int]] = Locks()

    async def of(self, record: Record, seat: int, asker: int, progress: Progress) -> Review:
        """Load or compute the review of a seat, in a match that the asker may watch.

        Raises Refusal if the match cannot be replayed, or while another review is being computed
        for the same person.
        """
        replay = await self._replays.of(record)
        async with self._locks.of((record.id, seat)):
            if seat not in replay.reviews:
                found = await self._stored_or_found(record, replay, seat, asker, progress)
                replay.reviews[seat] = found
            return replay.reviews[seat]

    async def _stored_or_found(
        self, record: Record, replay: Replay, seat: int, asker: int, progress: Progress
    ) -> Review:
        stored = await self._database.read(_stored, record.id, seat)
        if stored is not None:
            return _STORED.validate_python(stored)
        steps = [at for at in decisions_of(replay.entries, seat) if at in replay.pressed]
        async with self._computers.reviews.turn(asker, _BUSY):
            with _of_these_rules():
                found = await self._computers.review(record, replay.entries, seat, steps, progress)
        await self._database.write(_store, record.id, seat, asdict(found))
        return found

    async def verdict(self, record: Record, step: int, asker: int) -> Verdict | None:
        """Grade the action of one step of a match, or return None if it isn't graded.

        Raises Refusal if the match cannot be replayed.
        """
        async with self._computers.thoughts.turn(asker):
            replay = await self._replays.of(record)
            if step not in replay.verdicts:
                with _of_these_rules():
                    replay.verdicts[step] = await self._computers.judge(
                        record, replay.entries, step
                    )
            return replay.verdicts[step]

    async def judge_answer(
        self, record: Record, log: Sequence[Entry], asker: int
    ) -> Verdict | None:
        """Grade the last action of a log, or return None if it isn't graded."""
        async with self._computers.thoughts.turn(asker):
            with _of_these_rules():
                return await self._computers.judge(record, log, len(log) - 1)

    async def standings(self, record: Record, asker: int) -> tuple[tuple[float, ...], ...]:
        """Estimate each seat's chances in every state of a match, first to last.

        Raises Refusal if the match cannot be replayed.
        """
        async with self._computers.thoughts.turn(asker):
            replay = await self._replays.of(record)
            if replay.standings is None:
                with _of_these_rules():
                    replay.standings = await self._computers.standings(record, replay.entries)
            return replay.standings


@contextmanager
def _of_these_rules() -> Iterator[None]:
    try:
        yield
    except RulesChanged:
        raise Refusal(OLDER_RULES) from None
    except IllegalAction:
        raise Refusal(DAMAGED) from None


def _stored(connection: Connection, match_id: str, seat: int) -> Any | None:
    row = reviews.c
    where = (row.match_id == match_id, row.seat == seat)
    return connection.scalar(select(row.review).where(*where))


def _store(connection: Connection, match_id: str, seat: int, review: dict[str, Any]) -> None:
    match = select(tables.matches.c.id).where(tables.matches.c.id == match_id)
    if connection.scalar(match) is not None:  # it may have been erased while we were thinking
        found = {"match_id": match_id, "seat": seat, "review": review}
        upsert(connection, reviews, [found], changing=())
