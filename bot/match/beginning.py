"""What a match begins with: who is coached, how strong its computers are, what it continues."""

from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import store
from bot.match.chairs import user_ids_in
from bot.match.counting import won_alone
from bot.match.record import TIMED_OUT, Record
from bot.storage import tables
from games.core import LEVELS, Entry, Level

FIRST_MATCHES: Final = 3

_row = tables.results.c
_SELECT_EXPERIENCED = (
    select(_row.user_id)
    .where(_row.user_id.in_(bindparam("among", expanding=True)))
    .where(_row.slug == bindparam("of_game"))
    .group_by(_row.user_id)
    .having(func.count() >= FIRST_MATCHES)
)


def coach(connection: Connection, record: Record) -> None:
    """Mark the players who are new to this game, in the transaction that deals."""
    people = user_ids_in(record.chairs)
    values = {"among": people, "of_game": record.slug}
    experienced = set(connection.scalars(_SELECT_EXPERIENCED, values))
    for chair in record.chairs:
        chair.coached = chair.user_id is not None and chair.user_id not in experienced


def begin_match(connection: Connection, record: Record) -> None:
    """Deal, in the transaction that stores the match. May raise IllegalOptions."""
    coach(connection, record)
    record.begin()


def level_against(connection: Connection, user_id: int, slug: str) -> Level:
    """Return the level above those that the person has beaten in a game, or else the strongest."""
    beaten = won_alone(_row.against).where(_row.user_id == user_id, _row.slug == slug)
    highest = max(map(LEVELS.index, connection.scalars(beaten)), default=-1)
    return LEVELS[min(highest + 1, len(LEVELS) - 1)]


def earlier_steps(connection: Connection, record: Record) -> list[Entry]:
    """Return the log entries that a match shares with the one it continues.

    Raises Refusal if that one no longer exists.
    """
    match_id, steps = record.continues
    log = store.load_log(connection, match_id)[:steps] if steps else []
    if len(log) < steps:
        raise Refusal(sentence("match/earlier-gone"))
    return log


def forget_absences(record: Record, log: list[Entry]) -> None:
    """Mark everybody as present, except those who gave up in the earlier match."""
    gone = {entry.seat for entry in log if entry.kind == "concession"}
    for chair in record.chairs:
        chair.left, chair.stand_in, chair.timeouts = chair.seat in gone, False, 0
        chair.own_moves = chair.computer_moves = 0
    record.recent = [event for event in record.recent if event["kind"] != TIMED_OUT]
