"""A person's statistics, computed from the results of their matches."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, case, func, or_, select

from bot.base.calendar import ALL_TIME, day_before
from bot.match import ratings
from bot.match.beginning import level_against
from bot.match.chairs import was_away
from bot.match.counting import slug_of, won_alone
from bot.match.leaderboards import LeaderboardLine, barred_from, place_of
from bot.match.ratings import EVERYWHERE, Tier, daily_board
from bot.storage import tables
from games import GAMES
from games.core import LEVELS, Game, Level

MAX_POINTS: Final = 100  # in the chart: the latest matches
MAX_OPPONENTS: Final = 3

_result = tables.results.c
_line = tables.ratings.c
_wish = tables.preferences.c
_COUNTED: Final = and_(_result.rated, _result.gains)


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """How many matches of a game a person finished, how many counted, and how many they won.

    They are counted as in leaderboards, where a win that came too soon gains nothing. ``won`` and
    ``total``, the sum of scores, only include matches that counted.
    """

    slug: str
    matches: int
    counted: int
    won: int
    total: int


@dataclass(frozen=True, slots=True)
class Profile:
    """A person's games and ranks.

    ``ranks`` are those of the server, ``worldwide`` those across servers (empty unless they allow
    it), both by board. The games are sorted by number of matches, most played first. The name
    is from the last match.
    """

    user_id: int
    guild_id: int | None
    name: str | None
    own: bool
    games: tuple[GamePlayed, ...]
    ranks: Mapping[str, LeaderboardLine]
    worldwide: Mapping[str, LeaderboardLine]
    beaten: Mapping[str, Level]  # by game, in matches without other people

    def played(self, slug: str) -> GamePlayed:
        """Return a game's figures, all zero if it was never played."""
        found = (each for each in self.games if each.slug == slug)
        return next(found, GamePlayed(slug, 0, 0, 0, 0))

    def streak_of_days(self, slug: str, today: str) -> tuple[int, int] | None:
        """Return the current and the longest streak of days with a won deal. None without any deal.

        A streak only ends once the day after its last win is over.
        """
        line = self.ranks.get(daily_board(slug))
        if line is None:
            return None
        lasts = line.last_day is not None and line.last_day >= day_before(today)
        return (line.streak if lasts else 0, line.best_streak)


@dataclass(frozen=True, slots=True)
class Point:
    """The rating and result after one counted match. ``mu`` and ``sigma`` are the server's."""

    at: int
    score: int
    won: bool
    mu: float | None
    sigma: float | None


@dataclass(frozen=True, slots=True)
class Meeting:
    """A person's results against one opponent: matches, finished ahead, finished behind."""

    user_id: int
    name: str
    matches: int
    before: int
    behind: int


@dataclass(frozen=True, slots=True)
class Against:
    """A person's results against computers only, by the strongest level met."""

    level: Level
    matches: int
    won: int


@dataclass(frozen=True, slots=True)
class Feats:
    """Highlights of a person's matches of one game. Only ``computers`` includes uncounted ones.

    ``course`` holds the latest matches, oldest first. ``highest`` is the match with the highest
    rating after it. ``largest`` is the number of people at the largest table won. ``fewest`` is the
    least spent on a win. ``skill`` is mu and sigma against computers, on their own scale, and
    ``next_level`` the level to play next, which only its owner sees.
    """

    course: tuple[Point, ...] = ()
    fewest: int | None = None
    highest: Point | None = None
    largest: int | None = None
    opponents: tuple[Meeting, ...] = ()
    computers: tuple[Against, ...] = ()
    skill: tuple[float, float] | None = None
    next_level: Level | None = None


def profile_of(connection: Connection, user_id: int, guild_id: int | None, *, own: bool) -> Profile:
    """Return a person's profile. ``own``: that person is the one asking.

    Outside of servers (None), one's own profile covers all matches, and another person's only the
    results that they allow to count across servers.
    """
    allows = connection.scalar(select(_wish.worldwide).where(_wish.user_id == user_id))
    worldwide = _ranks(connection, user_id, None) if allows else {}
    here = worldwide if guild_id is None else _ranks(connection, user_id, guild_id)
    name = next((line.name for line in worldwide.values()), None)
    games, beaten = _games_played(worldwide), dict[str, Level]()
    if guild_id is not None or own:
        mine = _whose(user_id, guild_id)
        games = _games(connection, mine)
        name = _name(connection, mine)
        beaten = _beaten(connection, mine)
    return Profile(user_id, guild_id, name, own, games, here, worldwide, beaten)


def feats_of(
    connection: Connection, profile: Profile, slug: str, channels: frozenset[int] | None = None
) -> Feats:
    """Return the highlights of a person's matches of a game.

    Opponents are those met in ``channels``, which the reader can view, or all of them if None.
    """
    # Only the person themselves sees highlights across servers.
    if profile.guild_id is None and not profile.own:
        return Feats()
    all_mine = and_(_whose(profile.user_id, profile.guild_id), _result.slug == slug)
    mine = shown = and_(all_mine, _COUNTED)
    if channels is not None:  # like `of_others`, whose server would lead SQLite to its index
        shown = and_(mine, _result.channel_id.in_(channels), ~_result.private)
    latest = _POINTS.where(mine).order_by(_result.number.desc()).limit(MAX_POINTS)
    course = tuple(Point(*row) for row in connection.execute(latest))[::-1]
    game = GAMES.of_stored(slug)
    if game.for_one:
        fewest = select(func.min(case((_result.won, _result.spent)))).where(mine)
        return Feats(course, connection.scalar(fewest))
    best = _POINTS.where(mine, _result.mu.is_not(None))
    best = best.order_by(_result.mu.desc(), _result.number).limit(1)
    return Feats(
        course,
        highest=next((Point(*row) for row in connection.execute(best)), None),
        largest=connection.scalar(_largest(mine)),
        opponents=_opponents(connection, shown),
        computers=_computers(connection, all_mine),
        skill=_skill_against_computers(connection, all_mine, game),
        next_level=level_against(connection, profile.user_id, slug) if profile.own else None,
    )


def _whose(user_id: int, guild_id: int | None) -> ColumnElement[bool]:
    mine = and_(_result.user_id == user_id, _result.counts_at.is_(None))
    # Without the function, SQLite may scan all matches of the server to find one person's.
    return mine if guild_id is None else and_(mine, func.coalesce(_result.guild_id, 0) == guild_id)


def _name(connection: Connection, mine: ColumnElement[bool]) -> str | None:
    name: str | None = connection.scalar(
        select(_result.name).where(mine).order_by(_result.number.desc()).limit(1)
    )
    return name


def _games(connection: Connection, mine: ColumnElement[bool]) -> tuple[GamePlayed, ...]:
    number = func.count()
    latest = func.max(_result.number)
    found = connection.execute(
        select(
            _result.slug,
            number,
            func.sum(case((_COUNTED, 1), else_=0)),
            func.sum(case((and_(_COUNTED, _result.won), 1), else_=0)),
            func.sum(case((_COUNTED, _result.score), else_=0)),
        )
        .where(mine)
        .group_by(_result.slug)
        .order_by(number.desc(), latest.desc())
    )
    return tuple(GamePlayed(*row) for row in found)


def _beaten(connection: Connection, mine: ColumnElement[bool]) -> dict[str, Level]:
    found: dict[str, Level] = {}
    for slug, level in connection.execute(won_alone(_result.slug, _result.against).where(mine)):
        found[slug] = max(level, found.get(slug, LEVELS[0]), key=LEVELS.index)
    return found


def _games_played(ranks: Mapping[str, LeaderboardLine]) -> tuple[GamePlayed, ...]:
    sums: dict[str, GamePlayed] = {}
    for board, line in ranks.items():
        slug = slug_of(board)
        old = sums.get(slug, GamePlayed(slug, 0, 0, 0, 0))
        counted = old.counted + line.played
        sums[slug] = GamePlayed(slug, counted, counted, old.won + line.won, old.total + line.total)
    return tuple(sorted(sums.values(), key=lambda each: -each.matches))


def _ranks(
    connection: Connection, user_id: int, guild_id: int | None
) -> dict[str, LeaderboardLine]:
    query = (
        select(tables.ratings)
        .where(
            _line.user_id == user_id,
            _line.guild_id == (guild_id or EVERYWHERE),
            _line.period == ALL_TIME,
            _line.tier != Tier.HIDDEN,
            _line.user_id.not_in(barred_from(guild_id)),
        )
        .order_by(_line.board)
    )
    lines = [LeaderboardLine(**row) for row in connection.execute(query).mappings()]
    for line in lines:
        line.place = place_of(connection, line)
    return {line.board: line for line in lines}


_POINTS: Final = select(_result.at, _result.score, _result.won, _result.mu, _result.sigma)


def _largest(mine: ColumnElement[bool]) -> Select[Any]:
    there = tables.results.alias("there").c
    sizes = (
        select(func.count().label("people"))
        .where(there.number.in_(select(_result.number).where(mine, _result.won)))
        .group_by(there.number)
        .subquery()
    )
    return select(func.max(sizes.c.people))


def _computers(connection: Connection, mine: ColumnElement[bool]) -> tuple[Against, ...]:
    against = _result.against
    found = connection.execute(
        select(against, func.count(), func.sum(case((_result.won, 1), else_=0)))
        .where(mine, against.is_not(None))
        .group_by(against)
    )
    met = {level: Against(level, matches, won) for level, matches, won in found}
    return tuple(met[level] for level in LEVELS if level in met)


def _skill_against_computers(
    connection: Connection, mine: ColumnElement[bool], game: Game[Any, Any, Any]
) -> tuple[float, float] | None:
    """Return mu and sigma after the latest matches against computers alone, or None without any.

    Daily deals, casual matches, those won with a takeback, and those of which only the result is
    left do not count.
    """
    match, chair = tables.matches.c, tables.chairs.c
    latest = (
        select(_result.number, _result.match_id, _result.seat)
        .join(tables.matches, match.id == _result.match_id)
        .where(mine, _result.against.is_not(None), _result.day.is_(None))
        .where(or_(match.unrated.is_(None), and_(match.unrated == "takeback", ~_result.won)))
        .order_by(_result.number.desc())
        .limit(MAX_POINTS)
        .subquery()
    )
    seats = (
        select(
            *(latest.c.number, latest.c.seat.label("own"), chair.seat),
            *(chair.level, chair.place, chair.left, chair.stand_in),
            *(chair.own_moves, chair.computer_moves),
        )
        .join_from(latest, tables.chairs, chair.match_id == latest.c.match_id)
        .where(chair.place.is_not(None))
        .order_by(latest.c.number, chair.seat)
    )
    skill = None
    for _, rows in groupby(connection.execute(seats), key=lambda each: each.number):
        there = list(rows)
        computers = [(each.level, each.place) for each in there if each.seat != each.own]
        for own in (each for each in there if each.seat == each.own):
            # A player who was away comes behind everybody else.
            place = len(there) + 1 if was_away(own) else own.place
            skill = ratings.rate_against_computers(
                game, skill or (ratings.MU, ratings.SIGMA), place, computers
            )
    return skill


def _opponents(connection: Connection, mine: ColumnElement[bool]) -> tuple[Meeting, ...]:
    """Return the most frequent opponents, under their latest names. Ties go to the latest met.

    Those who played from another server are left out: they may go by another name there.
    """
    other = tables.results.alias("other")
    last = tables.results.alias("last")
    matches = func.count().label("matches")
    latest = func.max(other.c.number).label("latest")
    met = (
        select(
            other.c.user_id,
            matches,
            func.sum(case((_result.place < other.c.place, 1), else_=0)).label("before"),
            func.sum(case((_result.place > other.c.place, 1), else_=0)).label("behind"),
            latest,
        )
        .join_from(tables.results, other, other.c.number == _result.number)
        # People whose data was deleted have a negative ID.
        .where(mine, other.c.seat != _result.seat, other.c.user_id > 0)
        .where(func.coalesce(other.c.guild_id, 0) == func.coalesce(_result.guild_id, 0))
        .group_by(other.c.user_id)
        .order_by(matches.desc(), latest.desc(), other.c.user_id)
        .limit(MAX_OPPONENTS)
        .subquery()
    )
    named = and_(last.c.number == met.c.latest, last.c.user_id == met.c.user_id)
    found = connection.execute(
        select(met.c.user_id, last.c.name, met.c.matches, met.c.before, met.c.behind)
        .join_from(met, last, named)
        .order_by(met.c.matches.desc(), met.c.latest.desc(), met.c.user_id)
    )
    return tuple(Meeting(*row) for row in found)
