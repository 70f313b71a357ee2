"""Kills the bot again and again, and checks that what it answered is stored."""

import pickle
import random
import time
from collections import Counter
from pathlib import Path

from sqlalchemy import Connection, select

from bot.storage import tables
from tests.support.forked import forked, rest_of
from tests.support.places import ON_POSTGRESQL, address, inside
from tools.drill.bot_process import Said, run

MOST_ANSWERS = 6
LONGEST_MOMENT = 0.08
STRAIGHT_AFTER = 0.7
"""Share of kills that follow an answer immediately."""
REFUSED = 4
"""The status for a new message that Discord refuses; a move edits the page, now or later."""


class Watch:
    """One database, one Discord, and the processes that use them one after another until killed."""

    def __init__(self, path: Path, seed: int) -> None:
        self._path = path
        self._rng = random.Random(seed)
        self._discord = b""
        self._pressed: set[tuple[int, str, int]] = set()
        self._answered: set[tuple[int, str, int]] = set()
        self.counts: Counter[str] = Counter()

    def kill_one(self) -> None:
        """Let a process play, and kill it. Fails if it has left something wrong."""
        answers = self._rng.randint(1, MOST_ANSWERS)
        straight = self._rng.random() < STRAIGHT_AFTER
        with forked(run, address(self._path), self._rng.getrandbits(32), self._discord) as (
            process,
            heard,
        ):
            while answers:
                answers -= self._hear(heard.recv_bytes())
            if not straight:
                time.sleep(self._rng.random() * LONGEST_MOMENT)
            process.kill()
            for line in rest_of(heard):
                self._hear(line)
        assert process.exitcode == -9, "it ended by itself"
        self.counts["kills"] += 1
        self.counts["kills straight after an answer"] += straight
        self._compare()

    def _hear(self, line: bytes) -> bool:
        """Read a report. Returns whether it was the answer to a move."""
        said: Said = pickle.loads(line)  # noqa: S301
        assert said.faults == []
        self._discord = said.discord or self._discord
        if said.press is None:
            return False
        if said.answer is None:
            self._pressed.add(said.press)
            return False
        if said.answer != REFUSED:
            self._answered.add(said.press)
        self.counts["moves refused"] += said.answer == REFUSED
        self.counts["moves answered"] += said.answer != REFUSED
        return True

    def _compare(self) -> None:
        """Assert that everything answered is stored, and nothing that wasn't pressed, once each."""
        stored = Counter(inside(self._path, _moves))
        assert all(number == 1 for number in stored.values())
        assert self._answered <= stored.keys(), "answered, but not stored"
        assert stored.keys() <= self._pressed, "stored, but not pressed"
        self.counts["moves stored"] = len(stored)


def _moves(connection: Connection) -> list[tuple[int, str, int]]:
    """Return all moves: user, match, and the match's version before the move."""
    if not ON_POSTGRESQL:
        check = connection.exec_driver_sql("PRAGMA integrity_check")
        assert check.scalars().all() == ["ok"]
    row = tables.log.c
    found = connection.execute(
        select(row.user_id, row.match_id, row.sequence - 1).where(row.kind == "action")
    )
    return [tuple(each) for each in found]
