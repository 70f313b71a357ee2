"""Checks before a person takes a seat or changes a table. Each raises Refusal."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, func, or_, select

from bot.base.bounds import BOUNDS
from bot.base.calendar import DAY_MS
from bot.base.language import Sentence, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.match.chairs import Chair, user_ids_in
from bot.match.kind import TABLE
from bot.match.people import Person
from bot.match.queries import count_seated
from bot.match.record import UNPLAYED, Record
from bot.storage import tables
from bot.storage.statements import lock_person

MAX_SEATS: Final = BOUNDS["seats"].mine
MAX_IDLE = 3  # matches that may wait for a person's first decision before they get no further seat
MAX_UNPLAYED = 3  # matches that a person may leave undecided within a day before they have to wait
UNPLAYED_WAIT_SECONDS = 15 * 60
MAX_RATED_A_DAY = 5
"""Rated matches of a game between the same two people within a day. Later ones are unrated."""

_SELECT_BAR = select(tables.bars.c.user_id).where(
    tables.bars.c.guild_id == bindparam("at"), tables.bars.c.user_id == bindparam("of")
)
_row, _mine, _other = tables.matches.c, tables.chairs.c, tables.chairs.alias().c
_PEOPLE: BindParameter[Any] = bindparam("among", expanding=True)
_LEFT_AT = func.coalesce(_row.ended_at, _row.created_at)  # an unfinished match has no end yet
_SELECT_UNPLAYED = (
    select(_mine.user_id, _LEFT_AT.label("left_at"))
    .join_from(tables.matches, tables.chairs)
    .where(_mine.user_id.in_(_PEOPLE), _mine.left, ~_mine.decided)
    .where(func.coalesce(_row.unrated, "") != "casual")
    .where(or_(_row.cause.in_(UNPLAYED), _row.kind == TABLE.name), bindparam("since") < _LEFT_AT)
)
_SELECT_MET = (
    select(_mine.user_id, _other.user_id.label("other"))
    .join_from(tables.chairs, tables.matches, _row.id == _mine.match_id)
    .where(_other.match_id == _mine.match_id, _other.user_id != _mine.user_id)
    .where(_mine.user_id.in_(_PEOPLE), or_(_other.user_id.in_(_PEOPLE), _other.user_id < 0))
    .where(_row.slug == bindparam("of_game"), _row.unrated.is_(None), _row.status != "cancelled")
    .where(or_(_row.status.in_(("running", "archived")), _row.ended_at > bindparam("since")))
)
PUT_ASIDE = sentence("match/paused")


def refuse(why: Sentence | None) -> None:
    """Raise Refusal with ``why``, unless it is None."""
    if why is not None:
        raise Refusal(why)


def check_unfinished(record: Record) -> None:
    """Raise Refusal if the match is over or was cancelled."""
    if record.status == "over":
        raise Refusal(sentence("bot/match-over"))
    if record.status == "cancelled":
        what = "match" if record.dealt else "table"
        raise Refusal(sentence("match/cancelled", what=what))


class NotHost(Refusal):
    """Raised if a player who isn't the host asks for something only the host may do."""

    def __init__(self, why: Sentence, record: Record, host: str) -> None:
        super().__init__(why)
        self.match_id, self.guild_id = record.id, record.guild_id
        self.host_id, self.host = record.host_id, host


def check_host(record: Record, person: Person) -> None:
    """Raise Refusal unless the person is the host. It's NotHost if they have a seat."""
    if record.host_id == person.user_id:
        return
    host = next((c.name for c in record.chairs if c.user_id == record.host_id), "")
    why = sentence("match/only-host", host=escape_name(host))
    seated = record.chair_of(person.user_id) is not None
    raise NotHost(why, record, host) if seated else Refusal(why)


def check_newcomer(connection: Connection, guild_id: int | None, person: Person) -> None:
    """Raise Refusal if the person is blocked, has too many seats, or too many idle ones.

    Call it in the transaction that gives them the seat. Until that is committed they can't be
    blocked, or take a seat elsewhere.
    """
    lock_person(connection, person.user_id)
    check_welcome(connection, guild_id, person.user_id)
    taken, idle = count_seated(connection, person.user_id)
    if taken >= MAX_SEATS:
        raise Refusal(sentence("match/many-matches", n=MAX_SEATS))
    if idle >= MAX_IDLE:
        raise Refusal(sentence("match/many-idle"))


def check_patience(
    connection: Connection, record: Record, people: Iterable[Chair], asker: Person, now: int
) -> None:
    """Raise Refusal if one of these people has to wait before another match that isn't casual.

    House rule: after leaving ``MAX_UNPLAYED`` such matches within a day before making a decision,
    a person waits ``UNPLAYED_WAIT_SECONDS`` from the last one. This includes matches against
    computers, or people could deal again until they got a winning hand. ``asker`` reads the
    refusal.
    """
    if not record.rated:
        return
    names = {chair.user_id: chair.name for chair in people if chair.user_id is not None}
    ends: dict[int, list[int]] = {}
    values = {"among": [*names], "since": now - DAY_MS}
    for user_id, left_at in connection.execute(_SELECT_UNPLAYED, values):
        ends.setdefault(user_id, []).append(left_at)
    for user_id, times in ends.items():
        again = max(times) + UNPLAYED_WAIT_SECONDS * 1000
        if len(times) < MAX_UNPLAYED or again <= now:
            continue
        # Rounded up: at the shown second the wait must be over.
        moment = f"<t:{-(-again // 1000)}:R>"
        who, name = "you" if user_id == asker.user_id else "other", escape_name(names[user_id])
        raise Refusal(sentence("match/left-often", who=who, name=name, moment=moment))


def unrate_if_often(connection: Connection, record: Record, now: int) -> None:
    """Make a match unrated at its start if two of its players have met too often in a day.

    Otherwise the owner of two accounts could raise one's rating with the other.
    """
    people = user_ids_in(record.chairs)
    if record.rated and _often_met(connection, record, people, now):
        record.leave_ratings("often")


def check_not_often(connection: Connection, record: Record, person: Person, now: int) -> None:
    """Raise Refusal if the match is running and would become unrated with this person."""
    people = user_ids_in(record.chairs)
    if record.rated and any(
        _often_met(connection, record, [person.user_id, other], now) for other in people
    ):
        raise Refusal(sentence("match/played-often", n=MAX_RATED_A_DAY))


def _often_met(connection: Connection, record: Record, people: Sequence[int], now: int) -> bool:
    """Return True if two of these people have reached the day's limit of rated matches together.

    Someone who has deleted their data since could be any of them.
    """
    values = {"among": people, "of_game": record.slug, "since": now - DAY_MS}
    met = connection.execute(_SELECT_MET, values)
    times: Counter[tuple[int, int]] = Counter()
    for each in met:
        # Each deleted user has a negative id of their own. Together they count as one.
        times[each.user_id, max(each.other, -1)] += 1
    return any(
        # Either of the two may have deleted their data, so such matches count for every pair.
        times[one, two] + times[one, -1] + times[two, -1] >= MAX_RATED_A_DAY
        for one, two in combinations(people, 2)
    )


def check_welcome(connection: Connection, guild_id: int | None, user_id: int) -> None:
    """Raise Refusal if the person is blocked on the server."""
    if guild_id is None:
        return
    if connection.scalar(_SELECT_BAR, {"at": guild_id, "of": user_id}) is not None:
        raise Refusal(sentence("match/blocked"))
