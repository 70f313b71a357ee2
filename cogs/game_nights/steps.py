"""Takes an evening through its time: begin, deal tables, end. Each step is one transaction."""

from typing import Final

from sqlalchemy import Connection, update

from bot.match.ledger import Ledger
from bot.match.people import Person
from bot.match.record import Record
from bot.storage import tables
from cogs.game_nights import store as book
from cogs.game_nights.arena import pair_up
from cogs.game_nights.dealing import deal_next
from cogs.game_nights.opening import able_to_play, open_match
from cogs.game_nights.standing import absent, standing_of, waiting_in
from cogs.game_nights.store import Gathering

UNNOTICED_MS: Final = 60 * 1000
"""An evening that begins later than this, since the bot was away, ends later too."""
REMATCH_MS: Final = 20 * 1000
"""Time in which two who have just met wait for others, while others play."""
ALONE_MS: Final = 45 * 1000
"""Time in which somebody waits for people before a computer plays against them."""


def advance(connection: Connection, ledger: Ledger, evening_id: str) -> list[Record]:
    """Do what is due in an evening; return the matches that have begun, to be told of."""
    evening = book.load(connection, evening_id, to_change=True)
    now = ledger.now()
    if evening is None or not evening.unfinished or now < evening.starts_at:
        return []
    if evening.phase == "open":
        late = now - evening.starts_at
        ends_at = evening.ends_at + (late if late > UNNOTICED_MS else 0)
        book.change(connection, evening_id, phase="running", ends_at=ends_at)
    _part_with(connection, evening_id, absent(book.gather(connection, evening_id)))
    gathering = book.gather(connection, evening_id)
    if gathering.evening.deals is not None:
        return deal_next(connection, ledger, gathering, now)
    if now < gathering.evening.ends_at:
        return _deal(connection, ledger, gathering, now)
    playing = any(table.status == "running" for table in gathering.tables)
    if not playing or now >= gathering.evening.closes_at:
        book.change(connection, evening_id, phase="over")
    return []


def _part_with(connection: Connection, evening_id: str, user_ids: list[int]) -> None:
    row = tables.evening_people.c
    some = update(tables.evening_people).where(row.evening_id == evening_id)
    connection.execute(some.where(row.user_id.in_(user_ids)).values(here=False))


def _deal(connection: Connection, ledger: Ledger, gathering: Gathering, now: int) -> list[Record]:
    """Begin a match for each pair of those who wait, and for whoever has waited long alone."""
    evening, lines = gathering.evening, standing_of(gathering)
    names = {line.guest.user_id: line.guest.name for line in lines}
    busy = any(line.table is not None for line in lines)
    waiting_by_id = {each.user_id: each for each in waiting_in(gathering, lines)}
    able = [waiting_by_id[each] for each in able_to_play(connection, evening, waiting_by_id)]
    begun, paired = [], set()
    for first, second in pair_up(able):
        paired |= {first.user_id, second.user_id}
        patient = now - min(first.since, second.since) < REMATCH_MS
        if busy and patient and first.just_met(second):
            continue
        pair = [Person(each.user_id, names[each.user_id], 0) for each in (first, second)]
        begun.append(open_match(connection, ledger, evening, pair))
    for waiting in able:
        if waiting.user_id not in paired and now - waiting.since >= ALONE_MS:
            person = Person(waiting.user_id, names[waiting.user_id], 0)
            begun.append(open_match(connection, ledger, evening, [person, None]))
    return begun
