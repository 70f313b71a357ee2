"""Checks before somebody sits down at a table or changes it. Each raises Refusal."""

from sqlalchemy import Connection, exists, select

from bot.base.language import sentence, sentence_for
from bot.base.names import escaped
from bot.base.refusals import Refusal
from bot.matches.people import Person
from bot.matches.record import Record
from bot.play.queries import count_seated
from bot.preferences.servers import check_welcome
from bot.storage import tables
from bot.storage.turns import take_turn

MOST_SEATS = 10
MAX_UNPLAYED = 3
"""Matches that somebody may leave undecided within a day before they have to wait."""
UNPLAYED_WAIT_SECONDS = 15 * 60
DAY_MS = 24 * 60 * 60 * 1000

PUT_ASIDE = sentence("This match was put aside. Take it up again first.")


def check_unfinished(record: Record) -> None:
    """Raises Refusal for a match that is over or was called off."""
    if record.status == "over":
        raise Refusal(sentence("This match is over."))
    if record.status == "cancelled":
        raise Refusal(
            sentence("This match was called off. Open a new table with /play.")
            if record.dealt
            else sentence("This table was closed. Open a new one with /play.")
        )


def check_host(record: Record, person: Person) -> None:
    """Raises Refusal unless the person is the host."""
    if record.host_id != person.user_id:
        host = next((c.name for c in record.chairs if c.user_id == record.host_id), "")
        raise Refusal(sentence("Only the host, {host}, can do that.", host=escaped(host)))


def check_newcomer(connection: Connection, guild_id: int | None, person: Person) -> None:
    """Raises Refusal when somebody is barred from a server's matches, or sits in too many.

    To be called in the transaction that seats them: nobody can be barred, or sit down elsewhere,
    before it is stored.
    """
    take_turn(connection, person.user_id)
    check_welcome(connection, guild_id, person.user_id)
    taken = count_seated(connection, person.user_id)
    if taken >= MOST_SEATS:
        raise Refusal(
            sentence_for(
                MOST_SEATS,
                "You already sit in {n} match.",
                "You already sit in {n} matches. Finish or leave one first; /matches lists them.",
            )
        )


def check_patience(connection: Connection, record: Record, person: Person, now: int) -> None:
    """Raises Refusal while somebody who often leaves at once has to wait for a rated match.

    House ruling: those who left ``MAX_UNPLAYED`` matches with other people within a day before
    making a decision wait ``UNPLAYED_WAIT_SECONDS`` after the last of them.
    """
    if record.casual:
        return
    row, chair, other = tables.matches.c, tables.chairs.c, tables.chairs.alias().c
    with_others = exists().where(other.match_id == row.id, other.user_id != person.user_id)
    left = (
        select(row.ended_at)
        .join(tables.chairs)
        .where(
            *(chair.user_id == person.user_id, chair.left, ~chair.decided),
            row.cause == "unplayed",
            row.ended_at > now - DAY_MS,
            with_others,
        )
        .order_by(row.ended_at.desc())
        .limit(MAX_UNPLAYED)
    )
    times = connection.scalars(left).all()
    again = times[0] + UNPLAYED_WAIT_SECONDS * 1000 if len(times) == MAX_UNPLAYED else 0
    if now < again:
        raise Refusal(
            sentence(
                "You've left several matches today before making a decision. You can play rated "
                "matches again {moment}. Casual ones are open to you now.",
                moment=f"<t:{-(-again // 1000)}:R>",
            )
        )
