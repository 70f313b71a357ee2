"""The daily puzzle: a position in which one action is clearly best, answers, and ratings."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from functools import partial
from typing import Any, Final

from pydantic import TypeAdapter
from sqlalchemy import Connection, RowMapping, Select, case, delete, func, insert, select, update

from bot.base import logs
from bot.base.calendar import ALL_TIME, day_at, midnight_after
from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import ratings
from bot.match.computers import Computers
from bot.match.leaderboards import LINES_PER_PAGE, LeaderboardLine, barred_from
from bot.match.ledger import Ledger
from bot.match.people import MAX_NAME_LENGTH, Person
from bot.match.ratings import (
    EVERYWHERE,
    MIN_OPPONENTS,
    MU,
    SIGMA,
    UNCERTAIN_ABOVE,
    Tier,
    displayed_rating,
)
from bot.match.retention import check_not_deleted
from bot.match.shared_deals import SharedDeals
from bot.match.thinking import look_back
from bot.storage.statements import lock_person, upsert
from bot.storage.tables import preferences
from cogs.puzzles import tables
from games import GAMES, puzzles
from games.core import Entry, Header
from games.core.reviewing import Verdict, judge_step

log = logs.get(__name__)

KEPT_DAYS: Final = 60
WANTED_DAYS: Final = 3  # puzzles are still prepared this long after the last answer
DEALS_OF_A_GAME: Final = 4  # matches of Knights, before the next game is tried
MAX_STEPS_PLAYED: Final = 150
MAX_DECISIONS: Final = 40
ENOUGH_CLEAR: Final = 2  # number of clear decisions to find; a puzzle is made from the best of them
PLAYED_AT_ONCE: Final = 20  # steps that Knights play in one go; then other work gets its turn
BOARD: Final = "puzzle"

NONE_TODAY = sentence("puzzles/none-today")
NOT_AN_ANSWER = sentence("puzzles/not-an-answer")

_VERDICT: Final[TypeAdapter[Verdict]] = TypeAdapter(Verdict)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position from a match of Knights, the puzzle of a day on every server.

    In ``verdict``, the second-best action counts as the one played. ``mu`` and ``sigma`` rate the
    puzzle's difficulty.
    """

    day: str
    header: Header
    log: tuple[Entry, ...]
    seat: int
    verdict: Verdict
    mu: float = MU
    sigma: float = SIGMA

    @property
    def best(self) -> dict[str, Any]:
        return self.verdict.candidates[self.verdict.best]

    def asks_the_same(self, other: "Puzzle") -> bool:
        """True if both have the same candidates and the same best answer."""
        mine, its = self.verdict, other.verdict
        return (mine.candidates, self.best) == (its.candidates, other.best)


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A person's answer to a puzzle, its quality, and the change of their rating.

    ``guild_id`` is the server where they answered and whose ratings it counts in, or
    ``EVERYWHERE``.
    """

    action: dict[str, Any]
    right: bool
    worth: float
    facts: Mapping[str, Any]
    gain: int = 0
    guild_id: int = EVERYWHERE


@dataclass(frozen=True, slots=True)
class Tally:
    """How many people have answered a puzzle anywhere, and how many of them correctly."""

    right: int
    answered: int


class Puzzles:
    """Finds a puzzle for each day, and judges the answers."""

    def __init__(self, ledger: Ledger, shared_deals: SharedDeals, computers: Computers) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self._shared_deals = shared_deals
        self._computers = computers
        self._think = partial(computers.think, "puzzle")
        self._finding = asyncio.Lock()
        self._none_on: set[str] = set()  # days for which no puzzle was found

    @property
    def today(self) -> str:
        return day_at(self._ledger.now())

    async def of_today(self) -> Puzzle:
        """Return today's puzzle. Raises Refusal if there is none, or if its rules have changed."""
        return await self.of(self.today)

    async def of(self, day: str) -> Puzzle:
        """Return the puzzle of a day. Raises Refusal as ``of_today`` does."""
        puzzle = await self._of(day)
        if puzzle is None or not _is_of_these_rules(puzzle.header):
            raise Refusal(NONE_TODAY)
        return puzzle

    async def prepare(self, ahead_ms: int = 0) -> None:
        """Prepare the puzzle for a later time if anybody may want it.

        A search takes seconds.
        """
        day = day_at(self._ledger.now() + ahead_ms)
        if await self._is_wanted(day):
            await self._of(day)

    async def _is_wanted(self, day: str) -> bool:
        """Return True if somebody has answered one lately, or none is older than that.

        A new bot's first ones are only prepared if that takes no time from its own process.
        """
        since = _days_before(day, WANTED_DAYS).isoformat()
        answered, found = tables.puzzle_answers.c.day, tables.puzzles.c.day
        lately = select(answered).where(answered >= since).limit(1)
        if await self._database.scalar(lately) is not None:
            return True
        older = select(found).where(found < since).limit(1)
        return self._computers.apart and await self._database.scalar(older) is None

    async def _of(self, day: str) -> Puzzle | None:
        """Return the puzzle of a day. If it isn't stored yet, it is searched for."""
        if (puzzle := await self.stored(day)) is not None or day in self._none_on:
            return puzzle
        async with self._finding:
            if (puzzle := await self.stored(day)) is not None:
                return puzzle
            puzzle = await self._find(day)
            if puzzle is None:
                log.warning("no puzzle found", day=day)
                self._none_on.add(day)
                return None
            await self._database.write(store_puzzle, puzzle)
            return await self.stored(day)  # another may have been faster

    async def stored(self, day: str) -> Puzzle | None:
        return await self._database.read(_load, day)

    async def _find(self, day: str) -> Puzzle | None:
        """Find a position in matches of Knights, the same for everybody on a day.

        The games take turns. No question of the last ``KEPT_DAYS`` is repeated.
        """
        asked = await self._database.read(_before, day)
        last = {each.header.slug: number for number, each in enumerate(asked)}
        able = [slug for slug, game in GAMES.items() if game.has_puzzles]
        for slug in sorted(able, key=lambda slug: last.get(slug, -1)):
            for number in range(DEALS_OF_A_GAME):
                secret = self._shared_deals.secret_of(f"puzzle/{day}/{slug}/{number}")
                header = puzzles.deal(slug, secret)
                entries = await self._play_match(header)
                verdict = await self._clearest(header, entries)
                if verdict is None:
                    continue
                seat = entries[verdict.step].seat
                assert seat is not None, "somebody decided"
                found = Puzzle(day, header, tuple(entries[: verdict.step]), seat, verdict)
                if not any(found.asks_the_same(each) for each in asked):
                    return found
        return None

    async def _play_match(self, header: Header) -> list[Entry]:
        entries: list[Entry] = []
        while len(entries) < MAX_STEPS_PLAYED:
            more = await self._think(puzzles.play_some, header, entries, PLAYED_AT_ONCE)
            entries += more
            if len(more) < PLAYED_AT_ONCE:
                break
        return entries

    async def _clearest(self, header: Header, entries: Sequence[Entry]) -> Verdict | None:
        """Return the clearest decision with one best answer that Knights mostly miss, or None.

        Tries at most ``MAX_DECISIONS`` and stops after ``ENOUGH_CLEAR`` clear ones. Other work gets
        its turn after each.
        """
        steps, clear = await self._think(puzzles.decisions, header, entries), list[Verdict]()
        for step in puzzles.some_steps(header, steps, MAX_DECISIONS):
            tried = list(entries[: step + 1])
            async with self._computers.reviewing:
                best = await self._think(puzzles.best_action, header, tried)
                if best is None:
                    continue
                tried[step] = replace(tried[step], action=best)
                verdict = await self._think(puzzles.question, header, tried)
            clear += [] if verdict is None else [verdict]
            if len(clear) == ENOUGH_CLEAR:
                break
        return max(clear, key=lambda verdict: (verdict.loss, -verdict.step), default=None)

    async def judge(self, puzzle: Puzzle, action: dict[str, Any]) -> PuzzleAnswer:
        """Grade a legal action: right unless another is clearly better.

        Raises Refusal for actions that are never graded.
        """
        verdict = puzzle.verdict
        if action in verdict.candidates:
            # All candidates were compared with equal care when the puzzle was made.
            at = verdict.candidates.index(action)
            return PuzzleAnswer(action, at == verdict.best, verdict.worths[at], verdict.facts[at])
        entries = (*puzzle.log, Entry("action", puzzle.seat, action))
        asked = (judge_step, puzzle.header, entries, len(puzzle.log))
        found = await self._think(look_back, *asked)
        if found is None:
            raise Refusal(NOT_AN_ANSWER)
        at = found.played
        return PuzzleAnswer(action, not found.grade, found.worths[at], found.facts[at])

    async def answer(self, day: str, person: Person, answer: PuzzleAnswer) -> PuzzleAnswer:
        """Count a person's answer, or return the one that they have already given anywhere.

        Raises Refusal if the puzzle no longer exists, or if they've deleted their data today.
        """
        return await self._database.write(_answer, day, person, answer, self._ledger.now())

    async def answer_of(self, day: str, user_id: int) -> PuzzleAnswer | None:
        return await self._database.read(_answer_of, day, user_id)

    async def late_seconds(self) -> float:
        """Return the number of seconds for which the day has lacked a puzzle that is wanted."""
        if await self.stored(self.today) is not None or not await self._is_wanted(self.today):
            return 0
        return (self._ledger.now() - midnight_after(self.today, 0)) / 1000

    async def tally(self, day: str) -> Tally:
        row = tables.puzzle_answers.c
        query = select(row.right, func.count()).where(row.day == day).group_by(row.right)
        counted = {bool(each[0]): each[1] for each in await self._database.rows(query)}
        return Tally(counted.get(True, 0), sum(counted.values()))

    async def line(self, guild_id: int, user_id: int) -> LeaderboardLine:
        """Return a person's line in a server's puzzle ratings, a new one if they never answered."""
        return await self._database.read(_line, guild_id, user_id)


def _is_of_these_rules(header: Header) -> bool:
    game = GAMES.get(header.slug)
    return game is not None and header.rules_version == game.rules_version


def _days_before(day: str, number: int) -> date:
    return date.fromisoformat(day) - timedelta(days=number)


def _load(connection: Connection, day: str) -> Puzzle | None:
    query = select(tables.puzzles).where(tables.puzzles.c.day == day)
    row = connection.execute(query).mappings().first()
    return None if row is None else _puzzle(row)


def _before(connection: Connection, day: str) -> list[Puzzle]:
    row = tables.puzzles.c
    query = select(tables.puzzles).where(row.day < day).order_by(row.day)
    return [_puzzle(each) for each in connection.execute(query).mappings()]


def _puzzle(row: RowMapping) -> Puzzle:
    return Puzzle(
        day=row["day"],
        header=Header(**{**row["header"], "key": bytes.fromhex(row["header"]["key"])}),
        log=tuple(Entry(*each) for each in row["log"]),
        seat=row["seat"],
        verdict=_VERDICT.validate_python(row["verdict"]),
        mu=row["mu"],
        sigma=row["sigma"],
    )


def store_puzzle(connection: Connection, puzzle: Puzzle) -> None:
    """Store a puzzle unless the day has one, and delete old ones."""
    row = {
        "day": puzzle.day,
        "header": {**asdict(puzzle.header), "key": puzzle.header.key.hex()},
        "log": [[entry.kind, entry.seat, entry.action] for entry in puzzle.log],
        "seat": puzzle.seat,
        "verdict": asdict(puzzle.verdict),
        "mu": puzzle.mu,
        "sigma": puzzle.sigma,
    }
    upsert(connection, tables.puzzles, [row], changing=())
    oldest = _days_before(puzzle.day, KEPT_DAYS).isoformat()
    for table in (tables.puzzles, tables.puzzle_answers):
        connection.execute(delete(table).where(table.c.day < oldest))


def _answer_of(connection: Connection, day: str, user_id: int) -> PuzzleAnswer | None:
    row = tables.puzzle_answers.c
    columns = [row[name] for name in PuzzleAnswer.__dataclass_fields__]
    mine = (row.day == day, row.user_id == user_id)
    found = connection.execute(select(*columns).where(*mine)).first()
    return None if found is None else PuzzleAnswer(*found)


def _answer(
    connection: Connection, day: str, person: Person, answer: PuzzleAnswer, now: int
) -> PuzzleAnswer:
    asked = tables.puzzles.c
    # The puzzle is locked before the person, in every answer, so that they can't deadlock.
    query = select(asked.mu, asked.sigma).where(asked.day == day).with_for_update()
    rated = connection.execute(query).first()
    if rated is None:
        raise Refusal(NONE_TODAY)
    lock_person(connection, person.user_id)
    before = _answer_of(connection, day, person.user_id)
    if before is not None:
        return before
    check_not_deleted(connection, person.user_id, now)
    line = _line(connection, answer.guild_id, person.user_id)
    assert line.mu is not None
    assert line.sigma is not None
    # The player against the puzzle: a right answer beats it.
    skills = [(line.mu, line.sigma), (rated.mu, rated.sigma)]
    mine, its = ratings.rate(skills, [1, 2] if answer.right else [2, 1])
    gain = displayed_rating(mine[0]) - displayed_rating(line.mu)
    line.count(won=answer.right, score=0, spent=None, day=day)
    upsert(
        connection,
        tables.puzzle_ratings,
        [
            {
                "guild_id": answer.guild_id,
                "user_id": person.user_id,
                "name": person.name[:MAX_NAME_LENGTH],
                "mu": mine[0],
                "sigma": mine[1],
                "played": line.played,
                "solved": line.won,
                "streak": line.streak,
                "best_streak": line.best_streak,
                "last_day": day,
            }
        ],
    )
    connection.execute(
        update(tables.puzzles).where(asked.day == day).values(mu=its[0], sigma=its[1])
    )
    counted = replace(answer, facts=dict(answer.facts), gain=gain)
    row = {"day": day, "user_id": person.user_id, "at": now, **asdict(counted)}
    connection.execute(insert(tables.puzzle_answers), row)
    return counted


def line_of(row: Mapping[str, Any]) -> LeaderboardLine:
    """Return a puzzle rating as a leaderboard line, without its rank."""
    shared = ("guild_id", "user_id", "name", "mu", "sigma", "played", "streak", "best_streak")
    line = LeaderboardLine(
        **{name: row[name] for name in (*shared, "last_day")},
        board=BOARD,
        period=ALL_TIME,
        won=row["solved"],
        opponents=MIN_OPPONENTS,  # they all meet the same puzzles
    )
    line.update_order()
    return line


def _line(connection: Connection, guild_id: int, user_id: int) -> LeaderboardLine:
    table = tables.puzzle_ratings
    mine = (table.c.guild_id == guild_id, table.c.user_id == user_id)
    row = connection.execute(select(table).where(*mine)).mappings().first()
    if row is None:
        return LeaderboardLine(guild_id, BOARD, ALL_TIME, user_id, "", MU, SIGMA)
    return line_of(dict(row))


_row, _wish = tables.puzzle_ratings.c, preferences.c
_UNCERTAIN: Final = case((_row.sigma > UNCERTAIN_ABOVE, 1), else_=0)


@dataclass(frozen=True, slots=True)
class PuzzleSheet:
    """A page of the leaderboard as a person sees it. ``own`` is that person's line.

    Pages are counted from 0.
    """

    guild_id: int
    lines: tuple[LeaderboardLine, ...]
    page: int
    people: int
    own: LeaderboardLine | None

    @property
    def last(self) -> int:
        return max(0, (self.people - 1) // LINES_PER_PAGE)


def sheet_of(connection: Connection, guild_id: int, page: int, user_id: int) -> PuzzleSheet:
    """Return a page of a server's leaderboard, or the nearest existing page.

    On a server it lists everybody it hasn't blocked. Across servers it only lists people who allow
    it, by the name chosen there.
    """
    listed = _listed(guild_id)
    people = _count(connection, listed)
    page = max(0, min(page, (people - 1) // LINES_PER_PAGE))
    order = (_UNCERTAIN, _row.mu.desc(), _row.user_id)
    first = page * LINES_PER_PAGE
    found = listed.order_by(*order).limit(LINES_PER_PAGE).offset(first)
    lines = [_placed(connection, guild_id, row) for row in connection.execute(found).mappings()]
    mine = connection.execute(listed.where(_row.user_id == user_id)).mappings().first()
    own = None if mine is None else _placed(connection, guild_id, mine)
    return PuzzleSheet(guild_id, tuple(lines), page, people, own)


def _listed(guild_id: int) -> Select[Any]:
    if guild_id != EVERYWHERE:
        there = (_row.guild_id == guild_id, _row.user_id.not_in(barred_from(guild_id)))
        return select(tables.puzzle_ratings).where(*there)
    columns = [column for column in _row if column is not _row.name]
    return (
        select(*columns, func.coalesce(_wish.name, "").label("name"))
        .join_from(tables.puzzle_ratings, preferences, _wish.user_id == _row.user_id)
        .where(_row.guild_id == guild_id, _wish.worldwide)
    )


def _placed(connection: Connection, guild_id: int, row: Any) -> LeaderboardLine:
    line = line_of(dict(row))
    if line.tier == Tier.ESTABLISHED:
        better = _listed(guild_id).where(_row.sigma <= UNCERTAIN_ABOVE, _row.mu > row["mu"])
        line.place = 1 + _count(connection, better)
    return line


def _count(connection: Connection, found: Select[Any]) -> int:
    return connection.scalar(select(func.count()).select_from(found.subquery())) or 0
