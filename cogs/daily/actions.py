"""Begins attempts at daily deals, and records which results were shared."""

from contextlib import suppress
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, func, select, update
from sqlalchemy.exc import IntegrityError

from bot.base import logs
from bot.base.calendar import day_at, midnight_after, next_day_at
from bot.base.chores import Chore
from bot.base.language import Language, sentence
from bot.base.refusals import Refusal
from bot.match import store
from bot.match.actions import check_owner, new_solitaire
from bot.match.beginning import begin_match
from bot.match.computers import Computers
from bot.match.events import Happened
from bot.match.kind import NOT_YOUR_GAME, Kind, register
from bot.match.ledger import Change, Ledger, require
from bot.match.lobbies import computer_chair
from bot.match.people import Person, Place
from bot.match.ratings import EVERYWHERE, daily_board
from bot.match.record import Record
from bot.match.retention import check_not_deleted
from bot.match.shared_deals import SharedDeals
from bot.match.view import MatchView
from bot.show.postings import want_again
from bot.storage import tables
from bot.storage.statements import lock_person
from cogs.daily.deals import (
    MAX_AT_A_DEAL,
    MAX_INSTANCES,
    OPPONENTS,
    OWN_SEAT,
    DailyDeal,
    called,
    compares,
    daily_options,
    daily_seats,
    dated,
    deal_of,
    has_finished,
)
from games import GAMES
from games.core import Entry, IllegalAction, RulesChanged, commitment

log = logs.get(__name__)

_SERVER_DELETED: Final = sentence("daily/server-deleted")
_SHARED: Final = "shared"
SHARED_AS: Final = "shared_deal"
_row = tables.results.c

SECONDS: Final = 60  # between searches for attempts that another process should have judged

_JUDGED: Final[BindParameter[Any]] = bindparam("judged", expanding=True)
_SELECT_WAITING: Final = (
    select(_row.number, _row.match_id)
    .where(_row.day.is_not(None), _row.percent.is_(None), _row.slug.in_(_JUDGED))
    .where(~_row.left, _row.given_away.is_(None))
    .order_by(_row.number + 0)  # a sum, so that SQLite doesn't read all results in order
)


def daily_title(game: str, name: str, language: Language) -> str:
    return language.say("daily/deal-title", game=game, day=language.date(DailyDeal.parse(name).day))


DAILY: Final = register(
    Kind(
        name="daily",
        one_person=True,
        own_deal=False,
        takebacks=False,
        ends_unplayed=False,
        ranks_computers=True,
        board_of=daily_board,
        title=daily_title,
        not_yours=NOT_YOUR_GAME,
        closed=NOT_YOUR_GAME,
        fixed_options=sentence("daily/fixed-options"),
        no_undo=sentence("daily/no-takebacks"),
        no_rematch=NOT_YOUR_GAME,
        still_secret=sentence("daily/still-secret"),
        dated=dated,
        secret_until=lambda name: midnight_after(DailyDeal.parse(name).day),
        finished_by=has_finished,
        compares=compares,
        called=called,
        lapses_at=lambda name: midnight_after(DailyDeal.parse(name).day, days=2),
    )
)
"""Everybody has one attempt at the same cards, until a day after the deal's own day."""


class DailyDeals:
    """Begins attempts at daily deals."""

    def __init__(self, ledger: Ledger, shared_deals: SharedDeals) -> None:
        self._ledger = ledger
        self._database = ledger.database
        self._shared_deals = shared_deals

    def today(self) -> str:
        return day_at(self._ledger.now())

    def tomorrow(self) -> int:
        """Return the time of the next daily deal, in seconds since 1970."""
        return next_day_at(self._ledger.now())

    def deal_of_today(self, slug: str, guild_id: int | None) -> DailyDeal:
        """Return today's deal (UTC) of a server, or the one that all servers share."""
        return DailyDeal(slug, self.today(), guild_id or EVERYWHERE)

    async def begin(
        self,
        slug: str,
        person: Person,
        place: Place,
        *,
        everywhere: bool = False,
        refused: Refusal | None = None,
    ) -> tuple[Record, bool]:
        """Return a person's attempt at a daily deal, and whether it is new.

        Everybody has one attempt at each server's deal, and one at the deal that is the same
        ``everywhere``. If they have begun it, they get that match back, or a new one if the rules
        have changed since. ``refused`` is the reason why the person may not begin one here, if any.
        Raises it, or Refusal if their data or the server's was deleted today.
        """
        deal = self.deal_of_today(slug, None if everywhere else place.guild_id)

        def find_or_deal(connection: Connection, now: int) -> tuple[Record, bool]:
            lock_person(connection, person.user_id)
            begun = _attempt(connection, deal, person)
            if begun:
                return begun, False
            if refused is not None:
                raise refused
            check_not_deleted(connection, person.user_id, now)
            check_not_deleted(connection, deal.guild_id, now, told=_SERVER_DELETED)
            options = daily_options(slug)
            record = new_solitaire(connection, now, slug, options, person, place)
            self._deal(connection, record, deal, person)
            begin_match(connection, record)
            return record, True

        with suppress(IntegrityError):  # elsewhere the same person has just begun the same deal
            return await self._ledger.find_or_create(find_or_deal)
        return require(await self._database.read(_attempt, deal, person)), False

    def _deal(
        self, connection: Connection, record: Record, deal: DailyDeal, person: Person
    ) -> None:
        for number in range(daily_seats(record.slug) - 1):
            record.chairs.append(computer_chair(1 + number, number, person, OPPONENTS))
        name = _instance_with_room(connection, deal, record.rules_version).name
        record.kind, record.shared_deal, record.private = DAILY, name, True
        record.secret = self._shared_deals.secret_of(name)
        record.commitment = commitment(record.rules_version, name, record.secret)


def is_shared(record: Record | MatchView[Any]) -> bool:
    return bool(record.details.get(_SHARED))


def share(change: Change, person: Person) -> None:
    """Note that a result is being shared. Raises Refusal if the person may not share it."""
    record = change.record
    check_owner(record, person)
    if record.status != "over" or record.kind is not DAILY:
        raise Refusal(sentence("daily/finish-first"))
    if is_shared(record):
        raise Refusal(sentence("daily/already-shared"))
    record.details = {**record.details, _SHARED: True}


def unshare(change: Change) -> None:
    change.record.details = {**change.record.details, _SHARED: False}


def want_shared_again(change: Change) -> None:
    """If a match was an attempt at a daily deal, request an update of the deal's shared results."""
    if change.record.kind is DAILY:
        want_results_again(change.connection, deal_of(change.record))


def want_results_again(connection: Connection, deal: DailyDeal) -> None:
    post, match = tables.postings.c, tables.matches.c
    shared = select(post.subject).join(tables.matches, match.id == post.match_id)
    shared = shared.where(post.kind == SHARED_AS, deal.among(match.shared_deal))
    for match_id in connection.scalars(shared).all():
        want_again(connection, SHARED_AS, match_id)


def _instance_with_room(connection: Connection, deal: DailyDeal, rules_version: int) -> DailyDeal:
    """Return the instance of a deal for the next person.

    A new version of the rules gets a new instance, since people whose match was cancelled by the
    change have seen the cards.
    """
    row = tables.matches.c
    found = connection.execute(
        select(row.shared_deal, row.rules_version, func.count().label("begun"))
        .where(deal.among(row.shared_deal))
        .group_by(row.shared_deal, row.rules_version)
    )
    instances = {DailyDeal.parse(each.shared_deal): each for each in found}
    with_room = [
        instance
        for instance, each in instances.items()
        if each.rules_version == rules_version and each.begun < MAX_AT_A_DEAL
    ]
    # The last instance takes everybody else in, so that the names can be listed.
    following = 1 + max((each.instance for each in instances), default=-1)
    another = deal.numbered(min(following, MAX_INSTANCES - 1))
    return min(with_room, key=lambda each: each.instance, default=another)


def _attempt(connection: Connection, deal: DailyDeal, person: Person) -> Record | None:
    row = tables.matches.c
    match_id = connection.scalar(
        select(row.id).where(
            *(deal.among(row.shared_deal), row.host_id == person.user_id),
            func.coalesce(row.cause, "").not_in(("rules", "uninstalled")),
        )
    )
    return None if match_id is None else require(store.load(connection, match_id))


def judged_games() -> list[str]:
    return [slug for slug, game in GAMES.items() if game.daily_by_choices]


class DailyJudge:
    """Computes how far people's decisions fell short of par, and stores it with the result."""

    def __init__(self, ledger: Ledger, computers: Computers) -> None:
        self._database = ledger.database
        self._computers = computers
        self._unjudgeable: set[int] = set()  # by number. They count as average
        self.chore = Chore("judging daily deals", self.judge, seconds=SECONDS)
        ledger.on_commit(Happened.ENDED, self._on_commit)

    def _on_commit(self, record: Record) -> None:
        if record.kind is DAILY and record.game.daily_by_choices:
            self.chore.look_soon()

    async def judge(self) -> None:
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
                log.warning("daily deal could not be judged", match=match_id, exc_info=True)
                self._unjudgeable.add(number)
                continue
            await self._database.write(_note, number, record, given)


def _waiting(connection: Connection) -> list[tuple[int, str | None]]:
    found = connection.execute(_SELECT_WAITING, {"judged": judged_games()})
    return [(each.number, each.match_id) for each in found]


def _finished(connection: Connection, match_id: str | None) -> tuple[Record | None, list[Entry]]:
    record = None if match_id is None else store.load(connection, match_id)
    return record, [] if record is None else store.load_log(connection, record.id)


def _note(connection: Connection, number: int, record: Record, given_away: float) -> None:
    row = tables.results.c
    noted = update(tables.results).where(row.number == number).values(given_away=given_away)
    connection.execute(noted)
    want_results_again(connection, deal_of(record))
