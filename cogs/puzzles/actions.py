"""The question of the day: a position in which one action is clearly best, and who found it."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Connection, delete, func, insert, select, update

from bot.base import logs
from bot.base.calendar import ALL_TIME, day_at
from bot.base.language import sentence
from bot.base.locks import Locks
from bot.base.refusals import Refusal
from bot.match import ratings, store
from bot.match.computers import Computers
from bot.match.ledger import Ledger
from bot.match.people import MAX_NAME_LENGTH, Person
from bot.match.ratings import EVERYWHERE, MU, SIGMA, displayed_rating
from bot.match.record import Record
from bot.match.shared_deals import SharedDeals
from bot.preferences.people import PreferenceBook
from bot.storage import tables
from bot.storage.advisory_locks import lock_person
from bot.storage.upserts import upsert
from cogs.leaderboards.store import Line
from games import GAMES
from games.core import Entry, Header, IllegalAction, RulesChanged
from games.core.puzzles import deal
from games.core.reviewing import Verdict

log = logs.get(__name__)

MAX_AGE_DAYS: Final = 30
"""Maximum age of a match that a question is taken from."""
KEPT_DAYS: Final = 60
"""Time for which questions and answers are kept."""
MAX_CONSIDERED: Final = 50
"""Maximum number of a server's newest matches of which it is asked whether their people agree."""
MAX_MATCHES: Final = 3
"""Maximum number of a server's matches in which a question is looked for on a day."""
DEALS_OF_A_GAME: Final = 3
"""Number of matches of Knights that are played of a game before the next game is tried."""
MAX_PLAYED: Final = 150
"""Maximum number of steps that Knights play of a match."""
MAX_DECISIONS: Final = 24
"""Maximum number of decisions of a match that are weighed."""
BOARD: Final = "puzzle"
"""The board of the lines in which people's ratings are told."""

NONE_TODAY = sentence("I have no question today. Ask me again tomorrow.")
NOT_AN_ANSWER = sentence("You can't answer that here. Choose something else.")

_VERDICT: Final[TypeAdapter[Verdict]] = TypeAdapter(Verdict)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position from a match that nobody can tell any more, asked in a server on a day.

    The second-best action stands in ``verdict`` as the one played. ``mu`` and ``sigma`` rate how
    hard it is.
    """

    guild_id: int
    day: str
    header: Header
    log: tuple[Entry, ...]
    seat: int
    verdict: Verdict
    mu: float = MU
    sigma: float = SIGMA

    @property
    def best(self) -> dict[str, Any]:
        """Return the best action, as JSON."""
        return self.verdict.candidates[self.verdict.best]


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody answered to a question, how good that is, and what it did to their rating."""

    action: dict[str, Any]
    right: bool
    worth: float
    facts: Mapping[str, Any]
    gain: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """How many people have answered a question, and how many of them right."""

    right: int
    answered: int


class Puzzles:
    """Finds a question for each day, once for each server, and hears the answers."""

    def __init__(
        self,
        ledger: Ledger,
        shared_deals: SharedDeals,
        computers: Computers,
        preferences: PreferenceBook,
    ) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self._shared_deals = shared_deals
        self._computers = computers
        self._preferences = preferences
        self._locks: Locks[int] = Locks()
        self._none_on: set[tuple[int, str]] = set()
        """Servers and days for which nothing was found."""

    @property
    def today(self) -> str:
        """Return the present day (UTC)."""
        return day_at(self._ledger.now())

    async def of_today(self, guild_id: int) -> Puzzle:
        """Return the question of today for a server, or for wherever there is none.

        Who asks first has it looked for. Raises Refusal where none is found, or its rules changed.
        """
        day = self.today
        async with self._locks.of(guild_id):
            puzzle = await self.stored(guild_id, day)
            if puzzle is None and (guild_id, day) not in self._none_on:
                puzzle = await self._find(guild_id, day)
                if puzzle is None:
                    log.warning("no puzzle found", guild=guild_id, day=day)
                    self._none_on = {each for each in self._none_on if each[1] == day}
                    self._none_on.add((guild_id, day))
                else:
                    await self._database.write(store_puzzle, puzzle)
                    puzzle = await self.stored(guild_id, day)  # another may have been faster
        if puzzle is None or not _is_of_these_rules(puzzle.header):
            raise Refusal(NONE_TODAY)
        return puzzle

    async def stored(self, guild_id: int, day: str) -> Puzzle | None:
        """Return the question of a server and a day, if there was one."""
        return await self._database.read(_load, guild_id, day)

    async def _find(self, guild_id: int, day: str) -> Puzzle | None:
        if guild_id == EVERYWHERE:
            return await self._from_computers(day)
        found = await self._from_people(guild_id, day)
        if found is None:
            try:
                found = await self.of_today(EVERYWHERE)
            except Refusal:
                return None
        return Puzzle(guild_id, day, found.header, found.log, found.seat, found.verdict)

    async def _from_people(self, guild_id: int, day: str) -> Puzzle | None:
        """Return a position from a match of people who all allow that; None if none is clear."""
        since = _days_before(day, MAX_AGE_DAYS)
        records, used = await self._database.read(_candidates, guild_id, since)
        people = {chair.user_id for record in records for chair in record.chairs if chair.user_id}
        chosen = await self._preferences.of_all(sorted(people))
        agreed = [
            record
            for record in records
            if all(not chair.user_id or chosen[chair.user_id].puzzles for chair in record.chairs)
            and record.header.key.hex() not in used
        ]
        agreed.sort(key=lambda record: sha256(f"{day}/{record.id}".encode()).digest())
        for record in agreed[:MAX_MATCHES]:
            entries, pressed = await self._database.read(_log_of, record.id)
            try:
                found = await self._clearest(guild_id, day, record.header, entries, pressed)
            except (RulesChanged, IllegalAction, ValidationError) as error:
                log.warning(
                    "match cannot be played again", match=record.id, fault=type(error).__name__
                )
                continue
            if found is not None:
                return found
        return None

    async def _from_computers(self, day: str) -> Puzzle | None:
        """Return a position from a match of Knights, the same for everybody on a day."""
        slugs, first = list(GAMES), date.fromisoformat(day).toordinal()
        for number in range(DEALS_OF_A_GAME * len(slugs)):
            game = GAMES[slugs[(first + number // DEALS_OF_A_GAME) % len(slugs)]]
            header = deal(game, self._shared_deals.secret_of(f"puzzle/{day}/{number}"))
            entries = await self._computers.play_match(header, MAX_PLAYED)
            steps = [at for at, entry in enumerate(entries) if entry.kind == "action"]
            found = await self._clearest(EVERYWHERE, day, header, entries, steps)
            if found is not None:
                return found
        return None

    async def _clearest(
        self,
        guild_id: int,
        day: str,
        header: Header,
        entries: Sequence[Entry],
        steps: Sequence[int],
    ) -> Puzzle | None:
        verdict = await self._computers.clearest(header, entries, steps, MAX_DECISIONS)
        if verdict is None:
            return None
        seat = entries[verdict.step].seat
        assert seat is not None, "somebody decided"
        return Puzzle(guild_id, day, header, tuple(entries[: verdict.step]), seat, verdict)

    async def judge(self, puzzle: Puzzle, action: dict[str, Any]) -> Answer:
        """Return how good a legal action is: right unless another is clearly better.

        Raises Refusal for what is never graded.
        """
        verdict = puzzle.verdict
        if action == puzzle.best:
            at = verdict.best
            return Answer(action, True, verdict.worths[at], verdict.facts[at])
        entries = (*puzzle.log, Entry("action", puzzle.seat, action))
        found = await self._computers.judge_answer(puzzle.header, entries)
        if found is None:
            raise Refusal(NOT_AN_ANSWER)
        at = found.played
        return Answer(action, not found.grade, found.worths[at], found.facts[at])

    async def answer(self, puzzle: Puzzle, person: Person, answer: Answer) -> Answer:
        """Count somebody's answer, or return the one that they have given before.

        Raises Refusal where the question is gone.
        """
        return await self._database.write(_answer, puzzle, person, answer, self._ledger.now())

    async def answer_of(self, puzzle: Puzzle, user_id: int) -> Answer | None:
        """Return what somebody has answered; None if they have not."""
        return await self._database.read(_answer_of, puzzle, user_id)

    async def tally(self, puzzle: Puzzle) -> Tally:
        """Return how many people have answered a question, and how many right."""
        row = tables.puzzle_answers.c
        query = (
            select(row.right, func.count())
            .where(row.guild_id == puzzle.guild_id, row.day == puzzle.day)
            .group_by(row.right)
        )
        counted = {bool(each[0]): each[1] for each in await self._database.rows(query)}
        return Tally(counted.get(True, 0), sum(counted.values()))

    async def line(self, guild_id: int, user_id: int) -> Line | None:
        """Return somebody's line in the ratings of a server; None if they never answered."""
        return await self._database.read(_line, guild_id, user_id)


def _is_of_these_rules(header: Header) -> bool:
    game = GAMES.get(header.slug)
    return game is not None and header.rules_version == game.rules_version


def _days_before(day: str, number: int) -> date:
    return date.fromisoformat(day) - timedelta(days=number)


def _load(connection: Connection, guild_id: int, day: str) -> Puzzle | None:
    table = tables.puzzles
    query = select(table).where(table.c.guild_id == guild_id, table.c.day == day)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    return Puzzle(
        guild_id=guild_id,
        day=day,
        header=Header(**{**row["header"], "key": bytes.fromhex(row["header"]["key"])}),
        log=tuple(Entry(*each) for each in row["log"]),
        seat=row["seat"],
        verdict=_VERDICT.validate_python(row["verdict"]),
        mu=row["mu"],
        sigma=row["sigma"],
    )


def store_puzzle(connection: Connection, puzzle: Puzzle) -> None:
    """Store a question unless there is one, and forget what is too old."""
    row = {
        "guild_id": puzzle.guild_id,
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
        old = (table.c.guild_id == puzzle.guild_id, table.c.day < oldest)
        connection.execute(delete(table).where(*old))


def _candidates(
    connection: Connection, guild_id: int, since: date
) -> tuple[list[Record], frozenset[str]]:
    """Return a server's newest rated matches, and the keys of those that were asked about."""
    result, match = tables.results.c, tables.matches.c
    begun = int(datetime.combine(since, datetime.min.time(), UTC).timestamp() * 1000)
    newest = (
        select(result.match_id, result.number)
        .distinct()
        .join_from(tables.results, tables.matches, match.id == result.match_id)
        .where(result.guild_id == guild_id, result.rated, result.at >= begun)
        .where(result.daily.is_(None), match.status == "over")
        .order_by(result.number.desc())
        .limit(MAX_CONSIDERED)
    )
    ids = [row.match_id for row in connection.execute(newest)]
    puzzle = tables.puzzles.c
    asked = select(puzzle.header).where(
        puzzle.guild_id == guild_id, puzzle.day >= since.isoformat()
    )
    used = frozenset(header["key"] for header in connection.scalars(asked))
    records = store.load_many(connection, ids, states=False)
    return [record for record in records if not record.of_other_rules], used


def _log_of(connection: Connection, match_id: str) -> tuple[list[Entry], list[int]]:
    """Return the log of a match, and the places in it of what people decided themselves."""
    row = tables.log.c
    query = select(row.kind, row.seat, row.action, row.user_id).where(row.match_id == match_id)
    rows = connection.execute(query.order_by(row.sequence)).all()
    pressed = [
        at for at, each in enumerate(rows) if each.kind == "action" and each.user_id is not None
    ]
    return [Entry(each.kind, each.seat, each.action) for each in rows], pressed


def _answer_of(connection: Connection, puzzle: Puzzle, user_id: int) -> Answer | None:
    row = tables.puzzle_answers.c
    columns = [row[name] for name in Answer.__dataclass_fields__]
    mine = (row.guild_id == puzzle.guild_id, row.day == puzzle.day, row.user_id == user_id)
    found = connection.execute(select(*columns).where(*mine)).first()
    return None if found is None else Answer(*found)


def _answer(
    connection: Connection, puzzle: Puzzle, person: Person, answer: Answer, now: int
) -> Answer:
    asked = tables.puzzles.c
    here = (asked.guild_id == puzzle.guild_id, asked.day == puzzle.day)
    rated = connection.execute(select(asked.mu, asked.sigma).where(*here).with_for_update()).first()
    if rated is None:
        raise Refusal(NONE_TODAY)
    lock_person(connection, person.user_id)
    before = _answer_of(connection, puzzle, person.user_id)
    if before is not None:
        return before
    line = _line(connection, puzzle.guild_id, person.user_id) or Line(
        puzzle.guild_id, BOARD, ALL_TIME, person.user_id, "", MU, SIGMA
    )
    assert line.mu is not None
    assert line.sigma is not None
    skills = [(line.mu, line.sigma), (rated.mu, rated.sigma)]
    mine, its = ratings.rate(skills, [1, 2] if answer.right else [2, 1])
    gain = displayed_rating(mine[0]) - displayed_rating(line.mu)
    line.count(won=answer.right, score=0, spent=None, day=puzzle.day)
    upsert(
        connection,
        tables.puzzle_ratings,
        [
            {
                "guild_id": puzzle.guild_id,
                "user_id": person.user_id,
                "name": person.name[:MAX_NAME_LENGTH],
                "mu": mine[0],
                "sigma": mine[1],
                "played": line.played,
                "solved": line.won,
                "streak": line.streak,
                "best_streak": line.best_streak,
                "last_day": puzzle.day,
            }
        ],
    )
    connection.execute(update(tables.puzzles).where(*here).values(mu=its[0], sigma=its[1]))
    counted = Answer(answer.action, answer.right, answer.worth, dict(answer.facts), gain)
    row = {"guild_id": puzzle.guild_id, "day": puzzle.day, "user_id": person.user_id, "at": now}
    connection.execute(insert(tables.puzzle_answers), {**row, **asdict(counted)})
    return counted


def line_of(row: Mapping[str, Any]) -> Line:
    """Return a line of the ratings in questions, as leaderboards have them, without its place."""
    shared = ("guild_id", "user_id", "name", "mu", "sigma", "played", "streak", "best_streak")
    line = Line(
        **{name: row[name] for name in (*shared, "last_day")},
        board=BOARD,
        period=ALL_TIME,
        won=row["solved"],
    )
    line.update_order()
    return line


def _line(connection: Connection, guild_id: int, user_id: int) -> Line | None:
    table = tables.puzzle_ratings
    mine = (table.c.guild_id == guild_id, table.c.user_id == user_id)
    row = connection.execute(select(table).where(*mine)).mappings().first()
    return None if row is None else line_of(dict(row))
