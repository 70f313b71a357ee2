"""Counts finished matches: each person's result, and their lines in leaderboards.

That happens in the transaction that ends the match, or once its deal is no longer secret
(`count_due`). Each result counts exactly once.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import groupby
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    cast,
    func,
    insert,
    select,
    update,
)

from bot.base.calendar import ALL_TIME, day_before, periods_at
from bot.match import ratings
from bot.match.chairs import people_in, won_too_soon
from bot.match.leaderboards import barred_from
from bot.match.ledger import Change
from bot.match.ratings import EVERYWHERE, NOT_STORED, Standing, Tier, daily_board
from bot.match.record import Record
from bot.storage import tables
from bot.storage.statements import insert_into, lock_people, upsert
from games import GAMES
from games.core import LEVELS, Level, Outcome, is_draw

LAST_NUMBER: Final = "results"  # the fact that holds the number of the last finished match

Key = tuple[int, str, str, int]  # the key of a leaderboard line: server, board, period and user


@dataclass(slots=True)
class Result:
    """The result of a finished match for one person, on the server where they played.

    ``number`` orders all finished matches. ``place`` is the rank among the people, with those
    absent at the end last, or among all seats if the kind ranks computers. ``mu`` and ``sigma`` are
    the server's all-time rating afterwards. ``rated`` means that it counts, ``worldwide`` that it
    also counts across servers. ``against`` is the strongest computer if there were no other people.
    ``left`` means that the person gave up. ``gains`` is False for a win that came too soon to gain
    anything (see ``won_too_soon``), and for a solitaire lost with a hint. ``counts_at`` is when it
    will be counted, while others may still play the deal. ``given_away`` is what the decisions of
    such a deal lost, judged after the match.
    """

    number: int
    seat: int
    match_id: str | None
    guild_id: int | None
    channel_id: int | None
    private: bool
    slug: str
    board: str  # the board whose leaderboards count it
    user_id: int
    name: str
    place: int
    won: bool
    score: int
    spent: int | None
    rated: bool
    worldwide: bool
    at: int
    against: Level | None = None
    left: bool = False
    gains: bool = True
    mu: float | None = None
    sigma: float | None = None
    counts_at: int | None = None
    given_away: float | None = None
    deal: str | None = None  # a dated deal's name, with its server and day below
    deal_guild_id: int | None = None
    day: str | None = None


CountingListener = Callable[[Connection, Sequence[Result], int | None], Callable[[], None] | None]
"""Called before a match's results are counted, with its channel unless it was played in private.
Returns what to do in the same transaction once they are counted."""
_LISTENERS: Final[list[CountingListener]] = []


def before_counting(listener: CountingListener) -> CountingListener:
    """Register a listener for as long as the process runs. Returns it."""
    _LISTENERS.append(listener)
    return listener


def slug_of(board: str) -> str:
    return board.partition("/")[0]


@cache
def boards() -> tuple[str, ...]:
    """All boards with a leaderboard, in menu order: the games, then the daily deals."""
    return (*GAMES, *(daily_board(slug) for slug in GAMES if GAMES[slug].for_one))


def places_of(standing: Sequence[tuple[bool, int]]) -> list[int]:
    """Return everyone's rank: people absent at the end come last, and ties share a rank.

    Each pair in ``standing`` says whether a player was absent, and their place by the rules.
    """
    return [1 + sum(other < mine for other in standing) for mine in standing]


def lines_of(record: Record, outcome: Outcome, number: int, at: int) -> list[Result]:
    """Return the results of a finished match, one for each person in it.

    It is rated if two or more people took part and one of them stayed to the end. A solitaire is
    rated unless it was won with a hint. After a takeback, a match against computers counts only if
    it's lost, and no other counts.

    People who left or missed their turns without making a decision took no part, so nobody gains or
    loses rating through them. The others who left lose to everybody who stayed, as do those for
    whom a computer played at the end or made more than a third of their moves. A draw has no
    winner. A player left alone too soon gains nothing, but the others still lose.
    """
    people = people_in(record.chairs)
    standing = {c.seat: (c.away, outcome.places[c.seat]) for c in people}
    places = places_of(list(standing.values()))
    took_part = {c.seat for c in people if c.decided or not (c.away or c.timeouts)}
    several = len(took_part) > 1 and not all(chair.away for chair in people)
    # Computers are never absent. A person's seat is, however well a computer played it.
    # Pairs of (absent, place) sort by presence first.
    everybody = {c.seat: (False, outcome.places[c.seat]) for c in record.chairs} | standing
    levels = [LEVELS.index(chair.level) for chair in record.chairs if chair.user_id is None]
    strongest = LEVELS[max(levels)] if levels else None
    # A solitaire is won by first place. Otherwise the best of those present has won.
    first = (False, 1) if record.game.for_one else min(everybody.values())
    drawn = is_draw(
        [place for _, place in everybody.values()], [not away for away, _ in everybody.values()]
    )
    lost = [not (standing[c.seat] == first and not (drawn or first[0])) for c in people]
    helped = record.game.for_one and record.unrated == "hint"
    counts = (record.rated or (helped and all(lost))) and (several or record.game.for_one)
    too_soon = won_too_soon(record.chairs)
    # The rank is compared across tables of the deal, so computers count.
    if record.kind.ranks_computers and len(record.chairs) > 1:
        places = [outcome.places[chair.seat] for chair in people]
    deal, day, guild_id = None, None, None
    if record.shared_deal is not None and record.kind.dated is not None:
        deal = record.shared_deal
        day, guild_id = record.kind.dated(deal)
    return [
        Result(
            number=number,
            seat=chair.seat,
            match_id=record.id,
            guild_id=record.guild_of(chair),
            channel_id=record.channel_id,
            private=record.private,
            slug=record.slug,
            board=record.kind.board_of(record.slug),
            user_id=chair.user_id or 0,
            name=chair.name,
            place=place,
            won=not behind,
            score=outcome.scores[chair.seat],
            spent=None if outcome.spent is None else outcome.spent[chair.seat],
            rated=counts and (chair.seat in took_part or record.game.for_one),
            worldwide=False,
            at=at,
            against=strongest if len(people) == 1 else None,
            left=chair.left,
            gains=not (helped or chair is too_soon),
            deal=deal,
            deal_guild_id=guild_id,
            day=day,
        )
        for chair, place, behind in zip(people, places, lost, strict=True)
    ]


def won_alone(*columns: ColumnElement[Any]) -> Select[Any]:
    """Return a query for columns of wins against computers alone, in matches that counted.

    Casual matches don't count, as people may play on from a won position in them. Nor do dated
    deals, as people may have seen the cards. The result of a deleted match still has its id, if it
    counted.
    """
    row, match = tables.results.c, tables.matches.c
    wins = select(*columns).distinct().select_from(tables.results)
    return wins.outerjoin(tables.matches, match.id == row.match_id).where(
        *(row.won, row.against.is_not(None), row.day.is_(None)),
        *(row.match_id.is_not(None), match.unrated.is_(None)),
    )


def tally(lines: Sequence[Result], standing_of: Callable[[Key, str], Standing]) -> None:
    """Count the results of one match in every leaderboard they belong to.

    ``standing_of`` returns a person's line, or creates one with that name.
    """
    lines = [line for line in lines if line.rated and line.counts_at is None]
    if not lines:
        return
    for guild_id in (lines[0].guild_id, EVERYWHERE):
        counted = [line for line in lines if guild_id != EVERYWHERE or line.worldwide]
        enough = min(2, len(lines))  # a solitaire has only one
        if guild_id is None or len(counted) < enough:
            continue
        # The period of the match's end: a match that runs past midnight on the last day of a month
        # counts in the next one. All time comes first: it says who counts as an opponent.
        known = list[bool]()
        for period in periods_at(lines[0].at):
            standings = [
                standing_of((guild_id, line.board, period, line.user_id), line.name)
                for line in counted
            ]
            if enough > 1:
                known = _rate(counted, standings, known)
            _count(counted, standings)


def _rate(
    lines: Sequence[Result], standings: Sequence[Standing], known: Sequence[bool]
) -> list[bool]:
    """Update the ratings of a match's people, each compared with the ``known`` ones.

    Those who have met too few people aren't known, or the owner of several accounts could win
    against them. An empty ``known`` is filled from these lines. Returns it.
    """
    people = {(line.user_id, line.guild_id) for line in lines}
    for line, each in zip(lines, standings, strict=True):
        if each.mu is None or each.sigma is None:
            each.mu, each.sigma = ratings.MU, ratings.SIGMA
        if line.gains:
            each.meet(people)
    known = known or [each.connected for each in standings]
    before = [(each.mu or 0.0, each.sigma or 0.0) for each in standings]
    for at, line in enumerate(lines):
        # Compared even with somebody who gains nothing: the others lost against that player.
        there = [at, *(other for other, sure in enumerate(known) if sure and other != at)]
        if line.gains and len(there) > 1:
            places = [lines[other].place for other in there]
            after = ratings.rate([before[other] for other in there], places)
            standings[at].mu, standings[at].sigma = after[0]
    return list(known)


def _count(lines: Sequence[Result], standings: Sequence[Standing]) -> None:
    for line, each in zip(lines, standings, strict=True):
        if not line.gains and each.mu is not None:
            continue
        # A hint can't raise the mean.
        score = line.score if line.gains else min(line.score, each.total // max(1, each.played))
        each.count(won=line.won, score=score, spent=line.spent, day=line.day)
        each.update_order()
        if (each.guild_id, each.period) == (line.guild_id, ALL_TIME):
            line.mu, line.sigma = each.mu, each.sigma


_row = tables.ratings.c
_above = tables.ratings.alias("above")
_RANKED = select(
    _row.user_id,
    _row.mu,
    _row.tier,
    select(func.count())
    .select_from(_above)
    .where(
        _above.c.guild_id == _row.guild_id,
        _above.c.board == _row.board,
        _above.c.period == _row.period,
        _above.c.tier == Tier.ESTABLISHED,
        _above.c.user_id + 0 > 0,
        _above.c.user_id.not_in(barred_from(bindparam("guild"))),
        _above.c.merit > _row.merit,
    )
    .scalar_subquery()
    .label("better"),
).where(
    _row.guild_id == bindparam("guild"),
    _row.board == bindparam("board"),
    _row.period == ALL_TIME,
    _row.user_id.in_(bindparam("users", expanding=True)),
)


def named_line(
    lines: dict[Key, Standing], key: Key, name: str, worldwide: Mapping[int, str | None]
) -> Standing:
    """Return a person's line, creating it if necessary, with the name to show there.

    ``worldwide`` has the names that people chose for leaderboards across servers.
    """
    line = lines.setdefault(key, Standing(*key, name=name))
    line.name = (worldwide.get(key[3]) or name) if key[0] == EVERYWHERE else name
    return line


def count_ended(change: Change) -> None:
    """Store and count the results of a match, in the transaction that ends it."""
    connection, record, now = change.connection, change.record, change.now
    outcome = record.outcome
    assert outcome is not None
    lines = lines_of(record, outcome, _next_number(connection), now)
    if not lines:
        return
    people = {line.user_id for line in lines}
    # Their choice to count across servers can't change until this is stored.
    lock_people(connection, people)
    everywhere = _worldwide(connection, people)
    opens_at = record.opens_at
    for line in lines:
        line.worldwide = line.user_id in everywhere
        line.counts_at = opens_at if opens_at is not None and opens_at > now else None
    channel_id = None if record.private else record.channel_id
    before, after = _count_in(connection, lines, everywhere, channel_id)
    connection.execute(insert(tables.results), [values_of(line) for line in lines])
    for line in lines:
        if line.user_id in after:
            chair = record.chairs[line.seat]
            chair.rating_before, chair.rank_before = before[line.user_id]
            chair.rating_after, chair.rank_after = after[line.user_id]


def count_due(connection: Connection, now: int) -> None:
    hold_number(connection)  # a rebuild relies on what it has read
    row = tables.results.c
    due = row.counts_at <= now
    people = set(connection.scalars(select(row.user_id).where(due)))
    lock_people(connection, people)
    everywhere = _worldwide(connection, people)
    still = and_(row.worldwide, row.user_id.in_(everywhere))
    # Taken and read in one statement: two processes can't count the same results.
    counted = update(tables.results).where(due).values(counts_at=None, worldwide=still)
    columns = [row[each.name] for each in fields(Result)]
    found = [Result(**each) for each in connection.execute(counted.returning(*columns)).mappings()]
    # Ratings depend on the order: as the matches ended.
    found.sort(key=lambda line: (line.number, line.seat))
    for _, group in groupby(found, key=lambda line: line.number):
        _count_in(connection, list(group), everywhere, None)


_Rank = tuple[int, int | None]  # a displayed rating, and the rank in the leaderboard or None


def _count_in(
    connection: Connection,
    lines: Sequence[Result],
    everywhere: Mapping[int, str | None],
    channel_id: int | None,
) -> tuple[dict[int, _Rank], dict[int, _Rank]]:
    """Count a match's results in leaderboards. Returns ratings and ranks before and after.

    ``everywhere`` has the people who count across servers, with the names they chose.
    """
    known = _load_lines(connection, lines)
    touched: dict[Key, Standing] = {}

    def standing_of(key: Key, name: str) -> Standing:
        standing = named_line(known, key, name, everywhere)
        if key[3] > 0:  # people who deleted their data have no ratings
            touched[key] = standing
        return standing

    afterwards = [begin(connection, lines, channel_id) for begin in _LISTENERS]
    # Ranks before anything is counted, to be compared with those after.
    before = _ratings_and_ranks(connection, lines)
    tally(lines, standing_of)
    counted = [values_of(each) for each in touched.values() if each.played]
    upsert(connection, tables.ratings, counted)
    for act in filter(None, afterwards):
        act()
    return before, _ratings_and_ranks(connection, lines)


def _next_number(connection: Connection) -> int:
    """Return the number of the match ending now. No other can end until this transaction does."""
    fact = tables.facts.c
    following = cast(cast(fact.value, Integer) + 1, String)
    counted = (
        insert_into(connection, tables.facts)
        .values(name=LAST_NUMBER, value="1")
        .on_conflict_do_update(index_elements=[fact.name], set_={"value": following})
        .returning(fact.value)
    )
    return int((connection.execute(counted)).scalar_one())


def hold_number(connection: Connection) -> None:
    """Keep other matches from ending until this transaction does."""
    fact = tables.facts.c
    upsert(connection, tables.facts, [{"name": LAST_NUMBER, "value": "0"}], changing=())
    connection.execute(select(fact.value).where(fact.name == LAST_NUMBER).with_for_update())


def _worldwide(connection: Connection, users: Collection[int]) -> dict[int, str | None]:
    row = tables.preferences.c
    found = connection.execute(
        select(row.user_id, row.name).where(row.user_id.in_(users), row.worldwide)
    )
    return {each.user_id: each.name for each in found}


def _load_lines(connection: Connection, lines: Sequence[Result]) -> dict[Key, Standing]:
    scopes = {EVERYWHERE, lines[0].guild_id or EVERYWHERE}
    found = connection.execute(
        select(tables.ratings).where(
            _row.guild_id.in_(scopes),
            _row.board == lines[0].board,
            _row.period.in_(periods_at(lines[0].at)),
            _row.user_id.in_({line.user_id for line in lines}),
        )
    )
    standings = [Standing(**row) for row in found.mappings()]
    known = {(s.guild_id, s.board, s.period, s.user_id): s for s in standings}
    _find_met(connection, lines[0].slug, known)
    _find_streaks(connection, lines[0], known.values())
    return known


def _find_streaks(connection: Connection, of: Result, lines: Iterable[Standing]) -> None:
    day, row = of.day or "", tables.results.c
    broken = [line for line in lines if line.last_day == day and not line.streak]
    if not (of.won and broken):
        return
    won = connection.execute(
        select(row.day, row.guild_id, row.worldwide, row.at)
        .where(row.user_id == of.user_id, row.slug == of.slug, row.day.is_not(None))
        .where(row.won, row.rated, row.counts_at.is_(None))
    ).all()
    for line in broken:
        everywhere, before = line.guild_id == EVERYWHERE, day_before(day)
        days = {
            each.day
            for each in won
            if (each.worldwide if everywhere else each.guild_id == line.guild_id)
            and line.period in periods_at(each.at)
        }
        while before in days:
            line.streak_before += 1
            before = day_before(before)


def _find_met(connection: Connection, slug: str, lines: Mapping[Key, Standing]) -> None:
    some = [line for line in lines.values() if not line.connected]
    if not some or GAMES.of_stored(slug).for_one:
        return
    own, other = tables.results.alias().c, tables.results.alias().c
    met = connection.execute(
        select(own.guild_id, own.user_id, own.at, other.user_id.label("other"))
        .add_columns(other.guild_id.label("server"))
        .add_columns(and_(own.worldwide, other.worldwide).label("everywhere"))
        .where(own.number == other.number, own.user_id != other.user_id)
        .where(own.user_id.in_({line.user_id for line in some}), own.slug == slug)
        .where(own.rated, own.gains, other.rated)
    )
    for each in met:
        for period in periods_at(each.at):
            for guild_id in (each.guild_id, *((EVERYWHERE,) if each.everywhere else ())):
                line = lines.get((guild_id, slug, period, each.user_id))
                if line is not None:
                    line.meet([(each.other, each.server)])


def _ratings_and_ranks(connection: Connection, lines: Sequence[Result]) -> dict[int, _Rank]:
    """Return each user's displayed rating and rank (or None) in the server's leaderboard.

    It's empty if the match doesn't affect ratings.
    """
    first = lines[0]
    users = {line.user_id for line in lines if line.rated and line.user_id > 0}
    if not users or first.guild_id is None or GAMES.of_stored(first.slug).for_one:
        return {}
    of = {"guild": first.guild_id, "board": first.board, "users": list(users)}
    newcomer: _Rank = (ratings.displayed_rating(ratings.MU), None)
    found = dict.fromkeys(users, newcomer)
    for each in connection.execute(_RANKED, of):
        rank = 1 + each.better if each.tier == Tier.ESTABLISHED else None
        found[each.user_id] = (ratings.displayed_rating(each.mu), rank)
    return found


def values_of(row: Result | Standing) -> dict[str, object]:
    stored = (each.name for each in fields(row) if each.metadata != NOT_STORED)
    return {name: getattr(row, name) for name in stored}
