"""The next match of a best-of, started by one of its players.

At paces where turns take minutes, both have to be ready, so that it never begins while one is away.
"""

from sqlalchemy import Connection, update

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import store, telling
from bot.match.admission import check_patience, unrate_if_often
from bot.match.beginning import begin_match
from bot.match.chairs import Chair
from bot.match.ledger import require
from bot.match.lobbies import new_record_like
from bot.match.people import MAX_NAME_LENGTH, Person
from bot.match.record import CLOSED, Record
from bot.match.telling import Occasion
from bot.storage import tables
from cogs.challenges.actions import check_both
from cogs.challenges.series import (
    BREAK_MS,
    PROMPT_MS,
    is_prompt,
    load_series,
    note,
    note_ready,
    ready_seat,
    save_series,
    series_of,
    side_of,
)


def next_match(
    connection: Connection, now: int, match_id: str, person: Person
) -> tuple[Record, bool]:
    """Begin the next match of a best-of. Returns it, and whether it is new.

    The players swap seats each time. Returns the old match and False if only this person is ready
    so far, or if the best-of is over because the next match wasn't started in time or the other
    player has deleted their data.
    """
    old = require(store.load(connection, match_id, to_change=True))
    mine = next((chair for chair in old.chairs if chair.user_id == person.user_id), None)
    found = series_of(old)
    if found is None or mine is None:
        raise Refusal(sentence("challenges/not-in-series"))
    if old.rematch_id is not None:
        # A plain rematch isn't a match of the series.
        there = require(store.load(connection, old.rematch_id))
        if (theirs := series_of(there)) is not None and theirs[0].id == found[0].id:
            return there, False
    if old.status not in CLOSED:
        raise Refusal(sentence("bot/match-still-being"))
    other = old.chairs[1 - mine.seat]
    asks = Person(other.user_id or 0, other.name, person.interaction_id)
    # People who have deleted their data have negative ids, and nothing to check.
    if asks.user_id > 0:
        check_both(connection, old.guild_id, person, asks)
    number = found[1]
    series = load_series(connection, found[0].id)
    if series is None or series.ended:
        raise Refusal(sentence("challenges/series-over"))
    # Too late, or nobody left to play: the series ends. Deleting one's data forfeits it.
    if asks.user_id <= 0 or now > (old.ended_at or 0) + BREAK_MS:
        over = series.stop() if asks.user_id > 0 else series.forfeit(side_of(other.seat, number))
        save_series(connection, over)
        note(old, over, number)
        _save_details(connection, old)
        return old, False
    # The first press only waits. The second one begins the match.
    if is_prompt(old.pace) and not _is_ready(old, other, now):
        note_ready(old, (mine.seat, now + PROMPT_MS))
        _save_details(connection, old)
        telling.add(connection, old, Occasion.NEXT, [asks.user_id], now)
        return old, False
    record = new_record_like(old, person, now)
    # One click deals for both seats, so it is the contribution of both.
    click = str(person.interaction_id)
    people = {mine.seat: person, other.seat: asks}
    record.chairs = [
        Chair(seat, people[1 - seat].user_id, people[1 - seat].name[:MAX_NAME_LENGTH], click)
        for seat in (0, 1)
    ]
    record.kind, record.shown.place_id = old.kind, old.shown.place_id
    check_patience(connection, record, record.chairs, person, now)
    unrate_if_often(connection, record, now)
    note(record, series, number + 1)
    begin_match(connection, record)
    store.note_rematch(connection, old, record)
    # The match has begun, so nobody is waiting any more.
    if ready_seat(old) is not None:
        note_ready(old, None)
        _save_details(connection, old)
    return record, True


def _is_ready(old: Record, chair: Chair, now: int) -> bool:
    seat, until = ready_seat(old) or (None, 0)
    return seat == chair.seat and now < until


def _save_details(connection: Connection, old: Record) -> None:
    noted = update(tables.matches).where(tables.matches.c.id == old.id)
    connection.execute(noted.values(details=old.details))
    connection.execute(store.board_of(old.id).values(renamed=True))
