"""Deals that several tables play: their secrets, and duplicate scoring.

Results are compared among everyone who had the same cards. The score is a mean of capped
differences if there are few results or choices are scored, and otherwise matchpoints as in bridge.
"""

import hmac
import secrets
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from math import fsum
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from bot.storage import Database, tables

_MASTER: Final = "daily_deals"
"""The fact with the master secret, which those of all shared deals are derived from."""


def master_secret(connection: Connection) -> bytes | None:
    """Return the master secret, or None before any process has made it."""
    told = select(tables.facts.c.value).where(tables.facts.c.name == _MASTER)
    value: str | None = connection.scalar(told)
    return None if value is None else bytes.fromhex(value)


class SharedDeals:
    """Derives the secrets of shared deals."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._master: bytes | None = None
        """The master secret. The secrets derived from it say nothing about each other."""

    async def open(self) -> None:
        """Load the master secret, or create it the first time."""
        database = self._database
        told = await database.fact(_MASTER)
        if told is None:
            with suppress(IntegrityError):  # another process was faster
                fact = {"name": _MASTER, "value": secrets.token_hex(32)}
                await database.run(insert(tables.facts).values(fact))
            told = await database.fact(_MASTER)
        assert told is not None
        self._master = bytes.fromhex(told)

    def secret_of(self, name: str) -> bytes:
        assert self._master is not None, "opened before"
        return hmac.digest(self._master, name.encode(), "sha256")


AVERAGE: Final = 50.0
"""The percentage of a person whose cards nobody else had."""
MAX_FOR_DIFFERENCES: Final = 4
MAX_DIFFERENCE: Final = 0.5  # cap of a difference in worth: half of the way from last to first
FINE_DIFFERENCE: Final = 0.1
"""Difference in worth for a better score, or less spent, at the same place."""


class Finish(NamedTuple):
    """The result of one match with a deal. Greater is better.

    ``worth`` is the share of the other seats that finished behind, from 0 to 1, with a draw as ½.
    If choices are scored, it's how far they are above par. ``score`` and ``thrift`` break ties.
    """

    worth: float
    score: int
    thrift: int

    @classmethod
    def of(cls, *, place: int, seats: int, won: bool, score: int, spent: int | None) -> "Finish":
        """Rank a result. ``place`` is among all ``seats`` of the match."""
        drawn = place == 1 and not won and seats > 1
        worth = 0.5 if drawn else (seats - place) / (seats - 1) if seats > 1 else float(won)
        # The cost of a lost game says nothing about skill, so it doesn't break ties.
        return cls(worth, score, -(spent or 0) if won else 0)

    @classmethod
    def of_choices(cls, given_away: float) -> "Finish":
        """Rank a player whose choices count instead of the result."""
        # Rounded, since sums of floats in another order would tell equal play apart.
        return cls(-round(given_away, 2), 0, 0)

    def ahead_of(self, other: "Finish") -> float:
        """Return the difference in worth to another finish, within ±``MAX_DIFFERENCE``."""
        if self.worth != other.worth:
            return max(-MAX_DIFFERENCE, min(self.worth - other.worth, MAX_DIFFERENCE))
        return FINE_DIFFERENCE * ((self > other) - (self < other))


def percentages(finishes: Sequence[Finish], *, by_choices: bool = False) -> list[float | None]:
    """Score each finish against the others, from 0 to 100. A lone one gets None.

    With ``by_choices`` most differences are small, and matchpoints would count the noise in them.
    """
    compared = len(finishes) - 1
    if not compared:
        return [None]
    # Matchpoints are coarse for few results: with one other, they could only be 0, 50 or 100.
    if by_choices or compared < MAX_FOR_DIFFERENCES:
        return [
            50 + 50 * fsum(map(finish.ahead_of, finishes)) / (MAX_DIFFERENCE * compared)
            for finish in finishes
        ]
    return [100 * points / compared for points in matchpoints(finishes)]


def matchpoints(finishes: Sequence[Finish]) -> list[float]:
    """Return for each finish how many others it beats, plus half of those it ties with."""
    points: dict[Finish, float] = {}
    beaten = 0
    for finish, number in sorted(Counter(finishes).items()):
        # Equal results share the points of the places that they take up together.
        points[finish] = beaten + (number - 1) / 2
        beaten += number
    return [points[finish] for finish in finishes]
