"""Opens the matches of evenings: for whom, with which chairs, and with which deal."""

import hmac
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, func, insert, select

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match.admission import check_newcomer
from bot.match.coaching import coach
from bot.match.kind import Kind, register
from bot.match.ledger import Ledger
from bot.match.lobbies import computer_chair, new_record
from bot.match.people import Person, Place
from bot.match.record import Chair, Pace, Record
from bot.storage import tables
from cogs.daily.deals import daily_options
from cogs.game_nights.store import DEAL_OPTIONS, Evening
from games import GAMES
from games.core import commitment

PACE: Final[Pace] = "live"
ARENA: Final = register(Kind(name="arena", takebacks=False))
"""A match of a game night at which people play one after the other."""
NIGHT_DEAL: Final = register(
    Kind(
        name="night_deal",
        own_deal=False,
        covered=True,
        takebacks=False,
        plays_on=True,
        ends_unplayed=False,
        closed=sentence(
            "This table is part of an evening. Press *Take part* on the evening's "
            "message to be dealt in."
        ),
        fixed_options=sentence(
            "All tables this evening use the same options, so you can't change yours."
        ),
        still_secret=sentence(
            "Others are still playing this deal. You can look at it once it's over at every table."
        ),
    )
)
"""A table of a game night at which all tables play the same deals."""
_NOBODY: Final = Person(0, "", 0)


def able_to_play(connection: Connection, evening: Evening, user_ids: Collection[int]) -> list[int]:
    """Return who of these people may sit down now, in the order of their ids."""
    able = []
    for user_id in sorted(user_ids):  # as everybody locks people who locks several
        try:
            check_newcomer(connection, evening.guild_id, Person(user_id, "", 0))
        except Refusal:
            continue
        able.append(user_id)
    return able


def open_match(
    connection: Connection,
    ledger: Ledger,
    evening: Evening,
    seated: Sequence[Person | None],
    deal: int | None = None,
) -> Record:
    """Deal a casual match to people by seat, with computers where nobody is.

    ``deal`` is the number of one that other tables play too. A table of computers alone stands in
    no channel.
    """
    people = [person for person in seated if person is not None]
    host = people[0] if people else _NOBODY
    place = Place(evening.guild_id, evening.channel_id, evening.locale)
    options = (
        GAMES[evening.slug].options().model_dump(mode="json")
        if deal is None
        else {**daily_options(evening.slug), **DEAL_OPTIONS.get(evening.slug, {})}
    )
    record = new_record(evening.slug, options, PACE, host, place, ledger.now())
    record.kind, record.unrated, record.carried = ARENA, "casual", not people
    record.chairs = _chairs(seated, host, evening)
    if deal is not None:
        assert evening.secret is not None, "made with the evening"
        name = f"{evening.id}/{deal}"
        record.kind, record.shared_deal = NIGHT_DEAL, name
        record.secret = hmac.digest(evening.secret, name.encode(), "sha256")
        record.commitment = commitment(record.rules_version, name, record.secret)
    coach(connection, record)
    record.begin()
    ledger.create_in(connection, record)
    _note(connection, evening, record, deal)
    return record


def _chairs(seated: Sequence[Person | None], host: Person, evening: Evening) -> list[Chair]:
    """Return the chairs of a match; whoever leaves is followed by a computer of the same level."""
    chairs: list[Chair] = []
    computers = 0
    for seat, person in enumerate(seated):
        chair = computer_chair(seat, computers, host, evening.level)
        if person is None:
            computers += 1
        else:
            chair = replace(chair, user_id=person.user_id, name=person.name, contribution="")
        chairs.append(chair)
    return chairs


def _note(connection: Connection, evening: Evening, record: Record, deal: int | None) -> None:
    """Store that a match belongs to an evening."""
    table = tables.evening_tables
    held = select(func.coalesce(func.max(table.c.number), 0) + 1)
    number = connection.scalar(held.where(table.c.evening_id == evening.id))
    row = {"match_id": record.id, "evening_id": evening.id, "number": number, "deal": deal}
    connection.execute(insert(table), row)
