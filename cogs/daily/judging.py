"""Judges people's decisions in finished daily deals that compare decisions."""

from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, select, update

from bot.base import logs
from bot.base.chores import Chore
from bot.match import store
from bot.match.computers import Computers
from bot.match.kind import Happened
from bot.match.ledger import Ledger
from bot.match.record import Record
from bot.storage import tables
from cogs.daily.actions import DAILY
from cogs.daily.deals import OWN_SEAT
from games import GAMES
from games.core import Entry, IllegalAction, RulesChanged

log = logs.get(__name__)
_row = tables.results.c

SECONDS: Final = 60
"""Interval of the search for attempts that another process should have judged."""

_JUDGED: Final[BindParameter[Any]] = bindparam("judged", expanding=True)
_SELECT_WAITING: Final = (
    select(_row.number, _row.match_id)
    .where(_row.daily.is_not(None), _row.percent.is_(None), _row.slug.in_(_JUDGED))
    .where(~_row.left, _row.given_away.is_(None))
    .order_by(_row.number + 0)  # a sum, so that SQLite doesn't read all results in order
)


def judged_games() -> list[str]:
    """Games whose daily deals compare choices."""
    return [slug for slug, game in GAMES.items() if game.daily_by_choices]


class DailyJudge:
    """Computes how far people's decisions stayed behind par, and stores it with the result."""

    def __init__(self, ledger: Ledger, computers: Computers) -> None:
        self._database = ledger.database
        self._computers = computers
        self._unjudgeable: set[int] = set()
        """Attempts that can't be replayed, by number. They count as average."""
        self.chore = Chore("judging daily deals", self.judge, seconds=SECONDS)
        ledger.on_commit(Happened.ENDED, self._on_commit)

    def _on_commit(self, record: Record) -> None:
        if record.kind is DAILY and record.game.daily_by_choices:
            self.chore.look_soon()

    async def judge(self) -> None:
        """Judge all waiting attempts."""
        for number, match_id in await self._database.read(_waiting):
            if number in self._unjudgeable:
                continue
            record, entries = await self._database.read(_finished, match_id)
            if record is None:
                # The match has been deleted since.
                self._unjudgeable.add(number)
                continue
            try:
                given = await self._computers.given_away(record, entries, OWN_SEAT)
            except (RulesChanged, IllegalAction):
                log.warning("a daily deal can't be judged", match=match_id, exc_info=True)
                self._unjudgeable.add(number)
                continue
            await self._database.write(_note, number, given)


def _waiting(connection: Connection) -> list[tuple[int, str | None]]:
    """Load the unjudged, unsettled attempts: their numbers and matches."""
    found = connection.execute(_SELECT_WAITING, {"judged": judged_games()})
    return [(each.number, each.match_id) for each in found]


def _finished(connection: Connection, match_id: str | None) -> tuple[Record | None, list[Entry]]:
    """Load a match with its log; None if it was erased."""
    record = None if match_id is None else store.load(connection, match_id)
    return record, [] if record is None else store.load_log(connection, record.id)


def _note(connection: Connection, number: int, given_away: float) -> None:
    row = tables.results.c
    noted = update(tables.results).where(row.number == number).values(given_away=given_away)
    connection.execute(noted)
