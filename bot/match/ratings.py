"""Ratings from places, and the order of leaderboards."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from openskill.models import BradleyTerryPart

from bot.base.calendar import day_before
from games.core import Level

EVERYWHERE: Final = 0
"""Stands for a server's id in the tables across servers."""
MU: Final = 25.0
SIGMA: Final = MU / 3
UNCERTAIN_ABOVE: Final = 7.2
"""A greater sigma is uncertain; between equals it falls below this with the fifth match."""

MIN_OPPONENTS: Final = 2
"""Minimum number of different opponents in a leaderboard's period for a place in it."""

LEVEL_MU: Final[Mapping[Level, float]] = {"page": 15.0, "knight": 25.0, "king": 33.0}
"""Strength of computers, from their matches among each other (docs/measurements.md). Ratings
against them are on a scale of their own, with a Knight at its middle."""
_KNOWN_SIGMA: Final = 1.0
"""How uncertain that strength is."""
_EVERYBODY: Final = 10**6
"""More than can sit at a table: with fewer neighbours it would matter who of equals sits where."""
_MODEL: Final = BradleyTerryPart(mu=MU, sigma=SIGMA, window_size=_EVERYBODY)


class Tier(IntEnum):
    """Parts of a table, in their order; only the established have a place in it.

    The hidden are those who allow their results across servers no longer.
    """

    ESTABLISHED = 0
    UNCERTAIN = 1
    HIDDEN = 2


NOT_STORED: Final = {"stored": False}
"""Metadata of a field that isn't a column."""
HIDDEN_NAME: Final = ""
"""Stands in the hidden lines of those who do not want to be seen across servers."""


def rate(skills: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Mu and sigma of each after a match that ended in these places; equal places are ties.

    Bradley–Terry with partial pairing (Weng and Lin, 2011), its window so wide that each is
    compared with all others; the mean of the comparisons counts, so that what a match teaches
    does not depend on the size of the table.
    """
    teams = [[_MODEL.create_rating([mu, sigma])] for mu, sigma in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(player.mu, player.sigma) for (player,) in rated]


def rate_against_computers(
    skill: tuple[float, float], place: int, computers: Sequence[tuple[Level, int]]
) -> tuple[float, float]:
    """Return mu and sigma of a person after a match against computers, by their places.

    The computers stay as strong as they are known to be.
    """
    known = [(LEVEL_MU[level], _KNOWN_SIGMA) for level, _ in computers]
    return rate([skill, *known], [place, *(other for _, other in computers)])[0]


def displayed_rating(mu: float) -> int:
    """Return a rating as people know them: 1500 for a beginner."""
    return round(1500 + 24 * (mu - MU))


def cautious(mu: float, sigma: float) -> float:
    """Return the skill that somebody has almost surely; it orders those who are rated."""
    return mu - 3 * sigma


def is_uncertain(sigma: float) -> bool:
    """Ratings this uncertain get no rank."""
    return sigma > UNCERTAIN_ABOVE


ORDER: Final = ("merit", "won", "thrift", "best_streak")
"""The columns that order the lines of a tier, the greater first."""
_MAX_SPENT: Final = 2**31 - 1
"""Maximum that is stored."""


def worth(line: Any) -> tuple[int, ...]:
    """Return the ranking key: greater is better, and equal keys share a place.

    Rated lines are ordered by merit alone.
    """
    return tuple(getattr(line, name) for name in (ORDER if line.mu is None else ORDER[:1]))


@dataclass(slots=True)
class Standing:
    """A person's line in the leaderboard of one server, board and period.

    ``mu`` and ``sigma`` are None on boards that are ordered by results. ``total`` is the sum of all
    scores, ``fewest`` the least spent on a win, ``last_day`` the last day whose deal was counted in
    the streaks. ``thrift`` is the greater the less ``fewest`` is, and 0 without any.
    ``opponents`` is how many different people they've met, counted up to ``MIN_OPPONENTS``;
    ``met`` are these, as far as they're needed to count on.
    """

    guild_id: int
    board: str
    period: str
    user_id: int
    name: str
    mu: float | None = None
    sigma: float | None = None
    played: int = 0
    won: int = 0
    streak: int = 0
    best_streak: int = 0
    total: int = 0
    fewest: int | None = None
    last_day: str | None = None
    tier: int = field(default=Tier.HIDDEN)
    merit: int = 0
    thrift: int = 0
    opponents: int = 0
    met: set[int] = field(default_factory=set, repr=False, metadata=NOT_STORED)

    def meet(self, people: Iterable[int]) -> None:
        """Count those among some opponents whom they haven't met before.

        People who have deleted their data may be somebody whom they've met again.
        """
        if self.opponents < MIN_OPPONENTS:
            self.met |= {each for each in people if each > 0 and each != self.user_id}
            self.opponents = min(max(self.opponents, len(self.met)), MIN_OPPONENTS)

    def count(self, *, won: bool, score: int, spent: int | None, day: str | None) -> None:
        """Count one more result; ``day`` is that of a daily deal."""
        self.played += 1
        self.won += won
        self.total += score
        self._count_streak(won=won, day=day)
        if won and spent is not None:
            self.fewest = spent if self.fewest is None else min(self.fewest, spent)

    def _count_streak(self, *, won: bool, day: str | None) -> None:
        if day is not None and self.last_day is not None and day <= self.last_day:
            return  # an older deal that ends late does not end what came after it
        if not won:
            self.streak = 0
        elif day is None or self.last_day == day_before(day):
            self.streak += 1
        else:
            self.streak = 1
        if day is not None:
            self.last_day = day
        self.best_streak = max(self.best_streak, self.streak)

    def update_order(self) -> None:
        """Say where the line stands in its table.

        Rated players by the cautious estimate of their skill. Others by the sum of their scores,
        then wins, then the least spent on a win, then their longest streak.
        """
        if self.mu is not None and self.sigma is not None:
            self.merit = round(cautious(self.mu, self.sigma) * 1_000_000)
            unsure = is_uncertain(self.sigma) or self.opponents < MIN_OPPONENTS
            self.tier = Tier.UNCERTAIN if unsure else Tier.ESTABLISHED
        else:
            self.merit = self.total
            self.thrift = 0 if self.fewest is None else _MAX_SPENT - self.fewest
            self.tier = Tier.ESTABLISHED
