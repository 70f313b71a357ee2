"""Searches for an opponent on any server. Two people with the same wish are seated together.

Actions run in a transaction. Every search locks ``EVERYBODY`` before any person, so that of two
simultaneous searches one finds the other.
"""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, delete, exists, literal, select

from bot.base.language import language_for, sentence
from bot.base.refusals import Refusal
from bot.match.admission import check_newcomer, check_welcome
from bot.match.beginning import begin_match
from bot.match.chairs import Chair
from bot.match.kind import Kind, register
from bot.match.ledger import Ledger
from bot.match.lobbies import new_record
from bot.match.people import MAX_NAME_LENGTH, Person, Place
from bot.match.record import Record
from bot.pages.match_form import Seek, games_for_two
from bot.preferences.servers import load_settings, load_settings_where, refuse_unless_offered
from bot.storage import tables
from bot.storage.statements import lock_people, upsert
from cogs.queue.tables import seekers
from games import GAMES

SEEKING_MS: Final = 10 * 60 * 1000
MAX_TRIED: Final = 10  # waiting people checked for a match with a new one
EVERYBODY: Final = -1  # the id that every search locks. It belongs to no person

_seeker, _server = seekers.c, tables.guild_settings.c


def _welcoming(guild_id: ColumnElement[int]) -> ColumnElement[bool]:
    visitors = _server.more["visitors"].as_boolean()
    return exists().where(_server.guild_id == guild_id, visitors, _server.left_at.is_(None))


def is_welcoming(connection: Connection, guild_id: int | None) -> bool:
    return guild_id is not None and bool(connection.scalar(select(_welcoming(literal(guild_id)))))


ACROSS: Final = register(
    Kind(
        name="across",
        direct=True,
        closed=sentence("queue/closed"),
        no_rematch=sentence("queue/no-rematch"),
    )
)


def name_across(connection: Connection, user_id: int, seat: int, locale: str) -> str:
    """Return a person's name for servers that they aren't on.

    It is the one they chose for leaderboards across servers, else that of their seat.
    """
    row = tables.preferences.c
    chosen = select(row.name).where(row.user_id == user_id, row.worldwide)
    name: str | None = connection.scalar(chosen)
    return (name or language_for(locale).say("queue/player", n=seat + 1))[:MAX_NAME_LENGTH]


def find_wishes(connection: Connection, now: int, user_id: int) -> list[Seek]:
    """Return other people's wishes, longest wait first."""
    waiting = (
        select(_seeker.slug, _seeker.pace, _seeker.guild_id)
        .where(_seeker.user_id != user_id, _seeker.ends_at > now, _welcoming(_seeker.guild_id))
        .order_by(_seeker.since)
    )
    others = connection.execute(waiting).all()
    here = tables.guild_settings.c.guild_id.in_({each.guild_id for each in others})
    settings = load_settings_where(connection, here)
    found = [
        Seek(each.slug, each.pace) for each in others if settings[each.guild_id].offers(each.slug)
    ]
    return [wish for wish in dict.fromkeys(found) if wish.slug in games_for_two()]


def find_waiting(connection: Connection, wish: Seek, user_id: int, now: int) -> list[Row[Any]]:
    """Return other people with the same wish, longest wait first."""
    waiting = (
        select(seekers)
        .where(
            *(_seeker.slug == wish.slug, _seeker.pace == wish.pace, _seeker.ends_at > now),
            *(_seeker.user_id != user_id, _welcoming(_seeker.guild_id)),
        )
        .order_by(_seeker.since, _seeker.user_id)
        .limit(MAX_TRIED)
    )
    return list(connection.execute(waiting))


async def seek(ledger: Ledger, wish: Seek, person: Person, place: Place) -> Record | None:
    """Pair a person with somebody who has the same wish, or queue them and return None.

    Their match is shown by the process that has the server of the person who waited. Repeating a
    search keeps the place in the queue. Raises Refusal if the person may not search there.
    """

    def run(connection: Connection) -> Record | None:
        now = ledger.now()
        record = _pair(connection, now, wish, person, place)
        if record is None:
            _wait(connection, now, wish, person, place)
            return None
        ledger.create_in(connection, record)
        return record

    record = await ledger.database.write(run)
    if record is not None:
        ledger.tell(record)
    return record


def check_seeker(connection: Connection, person: Person, place: Place) -> None:
    """Raise Refusal if the person may not find an opponent from there."""
    if not is_welcoming(connection, place.guild_id):
        raise Refusal(sentence("queue/not-allowed"))
    check_newcomer(connection, place.guild_id, person)


def _pair(
    connection: Connection, now: int, wish: Seek, person: Person, place: Place
) -> Record | None:
    lock_people(connection, [EVERYBODY])
    ids = [each.user_id for each in find_waiting(connection, wish, person.user_id, now)]
    lock_people(connection, (person.user_id, *ids))
    check_seeker(connection, person, place)
    # Those who still wait, now that they are locked.
    for each in find_waiting(connection, wish, person.user_id, now):
        if each.user_id in ids and _may_meet(connection, each, person, place):
            return _seat(connection, now, each, person, place)
    return None


def _may_meet(connection: Connection, seeker: Row[Any], person: Person, place: Place) -> bool:
    waiting = Person(seeker.user_id, "", 0)
    try:
        check_newcomer(connection, seeker.guild_id, waiting)
        check_welcome(connection, seeker.guild_id, person.user_id)
        check_welcome(connection, place.guild_id, seeker.user_id)
        refuse_unless_offered(load_settings(connection, seeker.guild_id), seeker.slug)
    except Refusal:
        return False
    return True


def _seat(
    connection: Connection, now: int, seeker: Row[Any], person: Person, place: Place
) -> Record:
    connection.execute(delete(seekers).where(_seeker.user_id.in_((seeker.user_id, person.user_id))))
    home = Place(seeker.guild_id, seeker.channel_id, seeker.locale)
    name = name_across(connection, seeker.user_id, 0, home.locale)
    host = Person(seeker.user_id, name, int(seeker.contribution))
    options = GAMES[seeker.slug].options().model_dump(mode="json")
    record = new_record(seeker.slug, options, seeker.pace, host, home, now)
    name = name_across(connection, person.user_id, 1, home.locale)
    record.chairs.append(Chair(1, person.user_id, name, str(person.interaction_id)))
    record.unrated = "casual"
    if seeker.channel_id != place.channel_id:
        record.kind, record.private, record.channel_id = ACROSS, True, 0
        for chair, guild_id in zip(record.chairs, (home.guild_id, place.guild_id), strict=True):
            chair.guild_id = guild_id
    begin_match(connection, record)
    return record


def _wait(connection: Connection, now: int, wish: Seek, person: Person, place: Place) -> None:
    row = seekers
    mine = select(_seeker.since).where(
        _seeker.user_id == person.user_id,
        *(_seeker.slug == wish.slug, _seeker.pace == wish.pace, _seeker.ends_at > now),
    )
    since = connection.scalar(mine) or now
    values = {
        "user_id": person.user_id,
        "guild_id": place.guild_id,
        "channel_id": place.channel_id,
        "locale": place.locale,
        "contribution": str(person.interaction_id),
        "since": since,
        "ends_at": now + SEEKING_MS,
        **wish._asdict(),
    }
    upsert(connection, row, [values])


def stop_seeking(connection: Connection, user_id: int) -> None:
    lock_people(connection, (EVERYBODY, user_id))
    connection.execute(delete(seekers).where(_seeker.user_id == user_id))


async def forget_lapsed(ledger: Ledger) -> None:
    ours = ledger.database.shards.rows(_seeker.guild_id)
    lapsed = (_seeker.ends_at <= ledger.now(), ours)
    if await ledger.database.scalar(select(_seeker.user_id).where(*lapsed).limit(1)) is not None:
        await ledger.database.write(_delete, lapsed)


def _delete(connection: Connection, lapsed: Iterable[ColumnElement[bool]]) -> None:
    lock_people(connection, [EVERYBODY])
    connection.execute(delete(seekers).where(*lapsed))
