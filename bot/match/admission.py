"""Checks before somebody sits down at a table or changes it. Each raises Refusal."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection, bindparam, exists, func, select

from bot.base.bounds import BOUNDS
from bot.base.language import Sentence, sentence, sentence_for
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.match.people import Person
from bot.match.queries import count_seated
from bot.match.record import Chair, Record
from bot.storage import tables
from bot.storage.advisory_locks import lock_person

MAX_SEATS: Final = BOUNDS["seats"].mine
MAX_UNPLAYED = 3
"""Matches that somebody may leave undecided within a day before they have to wait."""
UNPLAYED_WAIT_SECONDS = 15 * 60
DAY_MS = 24 * 60 * 60 * 1000

_SELECT_BAR = select(tables.bars.c.user_id).where(
    tables.bars.c.guild_id == bindparam("at"), tables.bars.c.user_id == bindparam("of")
)
PUT_ASIDE = sentence("This match is paused. Resume it first.")


def refuse(why: Sentence | None) -> None:
    """Raise Refusal if there is a reason."""
    if why is not None:
        raise Refusal(why)


def check_unfinished(record: Record) -> None:
    """Raise Refusal for a match that is over or was called off."""
    if record.status == "over":
        raise Refusal(sentence("This match is over."))
    if record.status == "cancelled":
        raise Refusal(
            sentence("This match was called off. Open a new table with /play.")
            if record.dealt
            else sentence("This table was closed. Open a new one with /play.")
        )


class NotHost(Refusal):
    """Raised when somebody else at the table asks for what only its host may do."""

    def __init__(self, why: Sentence, record: Record, host: str) -> None:
        super().__init__(why)
        self.match_id, self.guild_id = record.id, record.guild_id
        self.host_id, self.host = record.host_id, host


def check_host(record: Record, person: Person) -> None:
    """Raise Refusal unless the person is the host; NotHost if they sit at the table."""
    if record.host_id == person.user_id:
        return
    host = next((c.name for c in record.chairs if c.user_id == record.host_id), "")
    why = sentence("Only the host, {host}, can do that.", host=escape_name(host))
    seated = record.chair_of(person.user_id) is not None
    raise NotHost(why, record, host) if seated else Refusal(why)


def check_newcomer(connection: Connection, guild_id: int | None, person: Person) -> None:
    """Raise Refusal when somebody is barred from a server's matches, or sits in too many.

    To be called in the transaction that seats them: nobody can be barred, or sit down elsewhere,
    before it is stored.
    """
    lock_person(connection, person.user_id)
    check_welcome(connection, guild_id, person.user_id)
    taken = count_seated(connection, person.user_id)
    if taken >= MAX_SEATS:
        raise Refusal(
            sentence_for(
                MAX_SEATS,
                "You're already in {n} match.",
                "You're already in {n} matches. Finish or leave one first; /matches lists them.",
            )
        )


def check_patience(
    connection: Connection, record: Record, people: Iterable[Chair], asker: Person, now: int
) -> None:
    """Raise Refusal while one of these people has to wait for a rated match with others.

    House ruling: those who left ``MAX_UNPLAYED`` such matches within a day before making a decision
    wait ``UNPLAYED_WAIT_SECONDS`` after the last of them. ``asker`` is who reads the refusal.
    """
    if record.unrated is not None:
        return
    names = {chair.user_id: chair.name for chair in people if chair.user_id is not None}
    row, chair, other = tables.matches.c, tables.chairs.c, tables.chairs.alias().c
    with_others = exists().where(
        other.match_id == row.id, other.user_id.is_not(None), other.user_id != chair.user_id
    )
    not_casual = func.coalesce(row.unrated, "") != "casual"
    unplayed = (
        select(chair.user_id, row.ended_at)
        .join_from(tables.matches, tables.chairs)
        .where(
            *(chair.user_id.in_(names), chair.left, ~chair.decided, not_casual),
            *(row.cause == "unplayed", row.ended_at > now - DAY_MS, with_others),
        )
    )
    ends: dict[int, list[int]] = {}
    for user_id, ended_at in connection.execute(unplayed):
        ends.setdefault(user_id, []).append(ended_at)
    for user_id, times in ends.items():
        again = max(times) + UNPLAYED_WAIT_SECONDS * 1000
        if len(times) < MAX_UNPLAYED or again <= now:
            continue
        moment = f"<t:{-(-again // 1000)}:R>"
        if user_id == asker.user_id:
            raise Refusal(
                sentence(
                    "You've left several matches lately before making a decision, so you "
                    "have to wait a while. You can play rated matches again {moment}, and "
                    "casual ones now (`casual:True`).",
                    moment=moment,
                )
            )
        raise Refusal(
            sentence(
                "{name} has left several matches lately before making a decision, so "
                "they have to wait a while. They can play rated matches again {moment}.",
                name=escape_name(names[user_id]),
                moment=moment,
            )
        )


def check_welcome(connection: Connection, guild_id: int | None, user_id: int) -> None:
    """Raise Refusal when somebody is barred from the matches of a server."""
    if guild_id is None:
        return
    if connection.scalar(_SELECT_BAR, {"at": guild_id, "of": user_id}) is not None:
        raise Refusal(
            sentence(
                "The managers of this server have blocked you from its matches. Only they can "
                "change that."
            )
        )
