"""Ratings computed from places, and the order of leaderboards."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from openskill.models import BradleyTerryPart

from bot.base.calendar import day_before
from games.core import Game, Level

EVERYWHERE: Final = 0  # used as the server's id in leaderboards across servers
MU: Final = 25.0
SIGMA: Final = MU / 3
RULES: Final = "2"
"""Version of the rules by which results become ratings and ranks. A new one needs a rebuild."""
UNCERTAIN_ABOVE: Final = 6.8
"""A sigma above this is uncertain. Between equals it falls below this with the seventh match."""
_TAU: Final = 0.3  # by how much a match adds to sigma, since people improve

MIN_OPPONENTS: Final = 3
"""Minimum number of different opponents for a rank. Matches against people who have met fewer don't
count for the others."""
MIN_SERVERS: Final = 2  # across servers, minimum number of servers that these opponents play on
MIN_GAMES: Final = 5  # minimum number of games for a rank where results are averaged

LEVEL_RATING: Final[Mapping[Level, int]] = {"page": 1260, "knight": 1500, "king": 1692}
"""Ratings of computers in games that don't measure them. Ratings against computers have a scale of
their own, on which a Page means the same in every game."""
_KNOWN_SIGMA: Final = 1.0  # sigma of the computers' strength
_EVERYBODY: Final = 10**6
"""More players than any table has. With a smaller window the order of tied players would matter."""
_MODEL: Final = BradleyTerryPart(mu=MU, sigma=SIGMA, tau=_TAU, window_size=_EVERYBODY)


def daily_board(slug: str) -> str:
    """Return the name of the board for a game's daily deals."""
    return f"{slug}/daily"


class Tier(IntEnum):
    """Tiers of a leaderboard, in order. Only established lines have a rank.

    Hidden lines belong to people who no longer allow their results across servers.
    """

    ESTABLISHED = 0
    UNCERTAIN = 1
    HIDDEN = 2


NOT_STORED: Final = {"stored": False}  # metadata of a field that isn't a column
HIDDEN_NAME: Final = ""  # the name in hidden lines


def rate(skills: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return everyone's mu and sigma after a match with these places. Equal places are ties.

    Bradley–Terry with partial pairing (Weng and Lin, 2011), with a window wide enough to compare
    everyone with everyone. The mean of the comparisons counts, so a match counts the same at any
    size of table.
    """
    teams = [[_MODEL.create_rating([mu, sigma])] for mu, sigma in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(player.mu, player.sigma) for (player,) in rated]


def rate_against_computers(
    game: Game[Any, Any, Any],
    skill: tuple[float, float],
    place: int,
    computers: Sequence[tuple[Level, int]],
) -> tuple[float, float]:
    """Return a person's mu and sigma after a match against computers, by their places.

    The computers' strength is fixed.
    """
    known = list[tuple[float, float]]()
    for level, _ in computers:
        measured = game.computer_ratings.get(level)
        at = 1 + len(computers) - game.seats.start
        rating = LEVEL_RATING[level] if measured is None else measured[at]
        known.append((MU + (rating - 1500) / 24, _KNOWN_SIGMA))
    return rate([skill, *known], [place, *(other for _, other in computers)])[0]


def displayed_rating(mu: float) -> int:
    """Return a rating as it's displayed: 1500 for a beginner."""
    return round(1500 + 24 * (mu - MU))


def is_uncertain(sigma: float) -> bool:
    """Return True for a rating too uncertain to get a rank."""
    return sigma > UNCERTAIN_ABOVE


ORDER: Final = ("merit", "won", "thrift", "best_streak")
"""The columns that order the lines of a tier, in descending order."""
_MAX_SPENT: Final = 2**31 - 1


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
    the streaks. ``thrift`` grows as ``fewest`` falls, and is 0 without wins. ``opponents`` is how
    many different people they've met, counted up to ``MIN_OPPONENTS``. ``met`` has the ids of
    opponents and their servers, as far as needed to go on counting.
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
    met: set[tuple[int, int | None]] = field(default_factory=set, repr=False, metadata=NOT_STORED)
    streak_before: int = field(default=0, repr=False, metadata=NOT_STORED)

    @property
    def connected(self) -> bool:
        """Whether they've met enough people to be compared with others."""
        return self.opponents >= MIN_OPPONENTS

    def meet(self, people: Iterable[tuple[int, int | None]]) -> None:
        """Count opponents whom they haven't met before, each with their server.

        People who deleted their data don't count: the two may have met before under the old id.
        """
        if not self.connected:
            self.met |= {each for each in people if each[0] > 0 and each[0] != self.user_id}
            number, servers = (len({each[part] for each in self.met}) for part in (0, 1))
            wide = self.guild_id != EVERYWHERE or servers >= MIN_SERVERS
            most = MIN_OPPONENTS if wide else MIN_OPPONENTS - 1
            self.opponents = max(self.opponents, min(number, most))

    def count(self, *, won: bool, score: int, spent: int | None, day: str | None) -> None:
        """Count one more result. ``day`` is that of a dated deal."""
        self.played += 1
        self.won += won
        self.total += score
        self._count_streak(won=won, day=day)
        if won and spent is not None:
            self.fewest = spent if self.fewest is None else min(self.fewest, spent)

    def _count_streak(self, *, won: bool, day: str | None) -> None:
        if day is None:
            self.streak = self.streak + 1 if won else 0
        elif self.last_day is None or day > self.last_day:
            self.streak_before = self.streak if self.last_day == day_before(day) else 0
            self.streak = self.streak_before + 1 if won else 0
            self.last_day = day
        # A win makes up for a loss at another deal of the day. An older deal that ends late doesn't
        # break a later streak.
        elif day == self.last_day and won:
            self.streak = max(self.streak, self.streak_before + 1)
        self.best_streak = max(self.best_streak, self.streak)

    def update_order(self) -> None:
        """Update the columns that order the leaderboard.

        Rated players are ordered by their rating. Others are ordered by their mean score, then
        wins, then the least spent on a win, then their longest streak.
        """
        if self.mu is not None and self.sigma is not None:
            merit, sure = self.mu, self.connected and not is_uncertain(self.sigma)
        else:
            merit, sure = self.total / max(1, self.played), self.played >= MIN_GAMES
            self.thrift = 0 if self.fewest is None else _MAX_SPENT - self.fewest
        self.merit = round(merit * 1_000_000)
        self.tier = Tier.ESTABLISHED if sure else Tier.UNCERTAIN
