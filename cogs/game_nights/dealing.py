"""Takes an evening from deal to deal: all tables play the same one, and wait for each other."""

from typing import Final

from sqlalchemy import Connection, update

from bot.match.ledger import Ledger
from bot.match.people import Person
from bot.match.record import Record
from bot.storage import tables
from cogs.daily.deals import daily_seats
from cogs.game_nights import store as book
from cogs.game_nights.opening import able_to_play, open_match
from cogs.game_nights.seating import first_sections, numbered, sections_for, tables_of
from cogs.game_nights.store import Gathering, Guest

BREAK_MS: Final = 20 * 1000
"""Time between the end of a deal at the last table and the next deal."""


def deal_next(
    connection: Connection, ledger: Ledger, gathering: Gathering, now: int
) -> list[Record]:
    """Begin the next deal at all tables if it is time for it, or end the evening.

    Returns the matches that have begun. Computers have the numbers that nobody has, and those of
    people who may not play just now.
    """
    evening, here = gathering.evening, [guest for guest in gathering.guests if guest.here]
    ended_at = max((table.ended_at or 0 for table in gathering.tables), default=0)
    playing = any(table.status == "running" for table in gathering.tables)
    ending = gathering.ending(now)
    if playing or (now - ended_at < BREAK_MS and not ending):
        return []
    able = set(able_to_play(connection, evening, [guest.user_id for guest in here]))
    if ending or not able:
        if ending or now >= evening.ends_at:
            book.change(connection, evening.id, phase="over")
        return []
    seats = daily_seats(evening.slug)
    sections = tuple(evening.sections) or first_sections(len(here), seats)
    sections = sections_for(sections, len(here), seats)
    numbers = numbered({guest.user_id: guest.number for guest in here}, sum(sections))
    book.change(connection, evening.id, sections=sections)
    _store_numbers(connection, gathering, numbers)
    sitting = {numbers[guest.user_id]: _person(guest) for guest in here if guest.user_id in able}
    deal = gathering.dealt + 1
    return [
        open_match(connection, ledger, evening, [sitting.get(number) for number in table], deal)
        for table in tables_of(sections, seats, deal)
    ]


def _person(guest: Guest) -> Person:
    return Person(guest.user_id, guest.name, 0)


def _store_numbers(connection: Connection, gathering: Gathering, numbers: dict[int, int]) -> None:
    """Store who has which number; whoever has left gives theirs back."""
    row = tables.evening_people.c
    for guest in gathering.guests:
        number = numbers.get(guest.user_id)
        if number != guest.number:
            mine = (row.evening_id == gathering.evening.id, row.user_id == guest.user_id)
            connection.execute(update(tables.evening_people).where(*mine).values(number=number))
