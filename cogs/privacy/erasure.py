"""Erases a person or a server from every column of every table."""

import json
import re
import secrets
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Select,
    String,
    and_,
    bindparam,
    cast,
    delete,
    func,
    or_,
    select,
    update,
)

from bot.base.language import language_for
from bot.match.people import MAX_NAME_LENGTH
from bot.match.ratings import EVERYWHERE
from bot.match.record import CLOSED
from bot.match.store import board_of
from bot.preferences.languages import tell_of_languages
from bot.storage import Database, tables
from bot.storage.tables import Holds, columns_that
from games import GAMES


def seats_of(user_id: int) -> Select[str]:
    """Return a query for the matches in which a person has, or had, a chair."""
    return select(tables.chairs.c.match_id).where(tables.chairs.c.user_id == user_id)


def taken_part_in(user_id: int) -> list[tuple[Column[Any], Select[Any]]]:
    """Return the keys of what a person takes part in besides matches, each with its query."""
    return [
        (key.column, select(key.parent).where(owner == user_id))
        for table in tables.metadata.sorted_tables
        for owner in columns_that(table, Holds.OWNER)
        for key in table.foreign_keys
        if key.column.table is not tables.matches
    ]


def pseudonym() -> int:
    """Return a random negative id, which belongs to nobody."""
    return -1 - secrets.randbits(62)


def former_player(locale: str | None) -> str:
    return language_for(locale).say("privacy/former-player")[:MAX_NAME_LENGTH]


UNBEGUN: Final = ("lobby", "cancelled")
"""Only in a match that never began can a person without a chair be its host, or invited."""


def erase_person(connection: Connection, user_id: int) -> bool:
    """Remove a person from every column of every table. Nothing else does.

    They get one pseudonym in all finished matches, so that other people's ratings can be
    recomputed, and another one in each unfinished match. Returns False if they had neither a seat
    nor a row of their own.
    """
    row, chair = tables.matches.c, tables.chairs.c
    found = connection.execute(
        select(row.id, row.locale, row.status)
        .join(tables.chairs)
        .where(chair.user_id == user_id)
        .distinct()
    )
    # One pseudonym keeps the finished matches of a person together. In an unfinished match a fresh
    # one keeps them unknown to the people who still play there.
    lasting = pseudonym()
    seats = [
        {
            "of": each.id,
            "instead": lasting if each.status in CLOSED else pseudonym(),
            "called": former_player(each.locale),
        }
        for each in found
    ]
    tell_of_languages(connection)
    known = bool(seats)
    for table in tables.metadata.sorted_tables:
        for column in columns_that(table, Holds.OWNER):
            known |= connection.execute(delete(table).where(column == user_id)).rowcount > 0
        for column in columns_that(table, Holds.PERSON):
            _replace(connection, column, user_id, lasting, seats)
        # Blocks stay in force; only the name goes.
        for column in columns_that(table, Holds.BARRED):
            names = dict.fromkeys(columns_that(table, Holds.NAME), former_player(None))
            connection.execute(update(table).where(column == user_id).values(names))
        for column in columns_that(table, Holds.PEOPLE):
            _uninvite(connection, column, user_id)
        for column in columns_that(table, Holds.VALUES):
            _replace_within(connection, column, user_id, lasting, seats)
    # Boards have to be redrawn with the new name.
    if seats:
        of = [{"of": each["of"]} for each in seats]
        shown = tables.postings
        redraw = update(shown).where(shown.c.match_id == bindparam("of")).values(renamed=True)
        connection.execute(redraw, of)
    return known


def _replace(
    connection: Connection,
    column: Column[Any],
    user_id: int,
    lasting: int,
    seats: list[dict[str, Any]],
) -> None:
    table = column.table
    names = columns_that(table, Holds.NAME)
    match = table.c.id if table is tables.matches else table.c.get("match_id")
    if seats and match is not None:
        values: dict[Any, Any] = {
            column: bindparam("instead"),
            **dict.fromkeys(names, bindparam("called")),
        }
        needed = ("of", "instead", "called") if names else ("of", "instead")
        mine = column + 0 == user_id  # not by its index, which would find all their matches
        connection.execute(
            update(table).where(match == bindparam("of"), mine).values(values),
            [{name: seat[name] for name in needed} for seat in seats],
        )
    if table in (tables.chairs, tables.log):
        return  # their rows are all of matches that they have a chair in
    rest = [column == user_id]
    # Only in matches that never began can a person without a chair be the host.
    if table is tables.matches:
        rest.append(table.c.status.in_(UNBEGUN))
    values = {column: lasting, **dict.fromkeys(names, former_player(None))}
    connection.execute(update(table).where(*rest).values(values))


def _uninvite(connection: Connection, column: Column[Any], user_id: int) -> None:
    row = tables.matches.c
    found = connection.execute(
        select(row.id, column).where(
            row.status.in_(UNBEGUN), cast(column, String).contains(str(user_id))
        )
    )
    for match_id, people in found.all():
        others = [each for each in people if each["id"] != user_id]
        connection.execute(
            update(tables.matches).where(row.id == match_id).values({column: others})
        )


def _replace_within(
    connection: Connection,
    column: Column[Any],
    user_id: int,
    lasting: int,
    seats: list[dict[str, Any]],
) -> None:
    """Replace a person's id everywhere in a column of JSON, including keys and texts."""
    (key,) = column.table.primary_key
    found = connection.execute(
        select(key, column).where(cast(column, String).contains(str(user_id)))
    )
    own = {each["of"]: each["instead"] for each in seats}
    whole = re.compile(rf"(?<!\d){user_id}(?!\d)")
    for row, value in found.all():
        told = json.loads(whole.sub(str(own.get(row, lasting)), json.dumps(value)))
        connection.execute(update(column.table).where(key == row).values({column: told}))


_ACROSS_SERVERS: Final = (  # of attempts at deals that all servers share
    tables.matches.c.shared_deal.is_not(None),
    tables.matches.c.deal_guild_id == EVERYWHERE,
)
SERVER_GONE: Final = "gone"  # in place of the server in the names of its daily deals
_MATCHES_AT_ONCE: Final = 200


async def erase_server(database: Database, guild_id: int) -> int:
    """Remove a server from every column of every table. Returns the number of erased matches.

    Results that count across servers, attempts at deals shared by all servers, and rows that tell
    where something was done belong to their people: they stay, without the server. Matches that
    replay a deal of the server's lose the link to it. Those with its daily deal are erased as well,
    because nobody can verify or replay them without its name. An interrupted erasure can be started
    again, since the server's settings go last.
    """
    if guild_id == EVERYWHERE:
        raise ValueError("this is no server")
    number = 0
    while erased := await database.write(_erase_matches, guild_id):
        number += erased
    await database.write(_erase_rest, guild_id)
    return number


def _erase_rest(connection: Connection, guild_id: int) -> None:
    _keep_attempts(connection, guild_id)
    _keep_worldwide(connection, guild_id)
    _forget_origins(connection, guild_id)
    tell_of_languages(connection)
    for table in tables.metadata.sorted_tables:
        for column in columns_that(table, Holds.WHERE):
            nowhere = None if column.nullable else EVERYWHERE
            connection.execute(update(table).where(column == guild_id).values({column: nowhere}))
        for column in columns_that(table, Holds.SERVER):
            connection.execute(delete(table).where(column == guild_id))


def _erase_matches(connection: Connection, guild_id: int) -> int:
    """Delete some of a server's matches. Foreign keys delete their dependent rows."""
    row = tables.matches.c
    attempt = and_(*_ACROSS_SERVERS)
    some = select(row.id).where(row.guild_id == guild_id, ~attempt).order_by(row.id)
    some = some.limit(_MATCHES_AT_ONCE).with_for_update()
    ids = connection.scalars(some).all()
    connection.execute(delete(tables.matches).where(row.id.in_(ids)))
    return len(ids)


def _keep_attempts(connection: Connection, guild_id: int) -> None:
    """Detach attempts at deals shared by all servers from the server where they began."""
    match, row, shown = tables.matches.c, tables.results.c, tables.postings
    here = (match.guild_id == guild_id, *_ACROSS_SERVERS)
    places = dict.fromkeys(columns_that(shown, Holds.PLACE))
    attempts = shown.c.match_id.in_(select(match.id).where(*here))
    connection.execute(update(shown).where(attempts).values(places))
    connection.execute(update(tables.matches).where(*here).values(guild_id=None, channel_id=0))
    results = update(tables.results).where(
        row.guild_id == guild_id, row.deal_guild_id == EVERYWHERE
    )
    values = dict.fromkeys(("guild_id", "channel_id", "mu", "sigma"))
    connection.execute(results.values(values))


def _keep_worldwide(connection: Connection, guild_id: int) -> None:
    row = tables.results.c
    here = (row.guild_id == guild_id, row.rated, row.worldwide)
    alone = tuple(slug for slug in GAMES if GAMES[slug].for_one)
    # A match for several counts across servers only if two of its players take part in that.
    several = select(row.number).where(*here).group_by(row.number).having(func.count() > 1)
    kept = (*here, or_(row.slug.in_(alone), row.number.in_(several)))
    deals = connection.scalars(select(row.deal).where(*kept, row.deal.is_not(None)).distinct())
    for deal in deals.all():
        connection.execute(
            update(tables.results).where(*kept, row.deal == deal).values(deal=_cut(deal))
        )
    nowhere = ("guild_id", "match_id", "channel_id", "deal_guild_id", "mu", "sigma")
    values = dict.fromkeys(nowhere)
    connection.execute(update(tables.results).where(*kept).values(values))


def _forget_origins(connection: Connection, guild_id: int) -> None:
    row = tables.matches.c
    of_its_deal = select(row.id).where(row.deal_guild_id == guild_id)
    # Results first: they are found by the matches that are deleted next.
    results = tables.results.c.match_id.in_(of_its_deal)
    connection.execute(delete(tables.results).where(results))
    connection.execute(delete(tables.matches).where(row.deal_guild_id == guild_id))
    linked = select(row.id, row.origin).where(row.link_guild_id == guild_id)
    for match_id, origin in connection.execute(linked).all():
        parted = {"origin": {**origin, "link": None}, "link_guild_id": None}
        connection.execute(update(tables.matches).where(row.id == match_id).values(parted))
        connection.execute(board_of(match_id).values(renamed=True))


def _cut(deal: str) -> str:
    slug, day, _, *instance = deal.split("/")
    return "/".join((slug, day, SERVER_GONE, *instance))
