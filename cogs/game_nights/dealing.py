"""Runs a game night: begin, pair waiting players, end. Each step is one transaction."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, select

from bot.base.refusals import Refusal
from bot.match.admission import check_newcomer
from bot.match.coaching import coach
from bot.match.kind import Kind, register
from bot.match.ledger import Ledger
from bot.match.lobbies import computer_chair, new_record
from bot.match.people import Person, Place
from bot.match.record import Chair, Pace, Record
from bot.storage import tables
from cogs.game_nights import store
from cogs.game_nights.pairing import pair_up
from cogs.game_nights.standings import absent, standings_of, waiting_in
from cogs.game_nights.store import GameNight, Gathering
from cogs.game_nights.weekly import plan_next
from games import GAMES

PACE: Final[Pace] = "live"
ARENA: Final = register(Kind(name="arena", takebacks=False, planned=True))
"""A match of a game night at which people play one match after another."""
UNNOTICED_MS: Final = 60 * 1000
"""If a game night begins later than this, because the bot was down, it ends later too."""
MAX_LATE_MS: Final = 30 * 60 * 1000  # nobody waits longer for a game night
BREATH_MS: Final = 20 * 1000  # between two matches of an arena
REMATCH_MS: Final = 40 * 1000
"""Time for which two players who have just met wait for others, if others are still playing."""
ALONE_MS: Final = 45 * 1000
"""Time for which a player waits for people before a computer plays against them."""


def advance(connection: Connection, ledger: Ledger, night_id: str) -> list[Record]:
    """Take all steps that are due. Returns the matches begun, for the ledger's notices."""
    night = store.load(connection, night_id, to_change=True)
    now = ledger.now()
    if night is None or not night.unfinished or now < night.starts_at:
        return []
    if night.phase == "open":
        if night.message_id is not None:  # else its channel is gone, and so is the next one's
            plan_next(connection, now, night)
        # A game night that begins late still lasts its full length.
        late = now - night.starts_at
        if late > MAX_LATE_MS:
            store.change(connection, night_id, phase="missed")
            return []
        ends_at = night.ends_at + (late if late > UNNOTICED_MS else 0)
        store.change(connection, night_id, phase="running", ends_at=ends_at)
    # First of all, so that nobody is paired with an absent player.
    gone = absent(store.gather(connection, night_id))
    store.change_guests(connection, night_id, gone, here=False)
    gathering = store.gather(connection, night_id)
    if now < gathering.night.ends_at:
        return _deal_pairs(connection, ledger, gathering, now)
    # Running matches may still end and count until `closes_at`.
    if not gathering.playing or now >= gathering.night.closes_at:
        store.change(connection, night_id, phase="over")
    return []


def _deal_pairs(
    connection: Connection, ledger: Ledger, gathering: Gathering, now: int
) -> list[Record]:
    """Begin a match for each pair of waiting players, and for any who have waited long alone."""
    night, lines = gathering.night, standings_of(gathering)
    people = {guest.user_id: guest.person for guest in gathering.guests}
    busy = any(line.table is not None for line in lines)
    breathing = {
        seat.user_id
        for table in gathering.tables
        if now - (table.ended_at or 0) < BREATH_MS
        for seat in table.seats
    }
    waiting_by_id = {
        each.user_id: each for each in waiting_in(gathering, lines) if each.user_id not in breathing
    }
    able = [waiting_by_id[each] for each in _able_to_play(connection, night, waiting_by_id)]
    begun, paired = [], set()
    for first, second in pair_up(able):
        paired |= {first.user_id, second.user_id}
        # Two players who have just met wait a little: another opponent may become free.
        patient = now - min(first.since, second.since) < REMATCH_MS
        if busy and patient and first.just_met(second):
            continue
        pair = (people[first.user_id], people[second.user_id])
        begun.append(_open_match(connection, ledger, night, *pair))
    return begun + [
        _open_match(connection, ledger, night, people[each.user_id], None)
        for each in able
        if each.user_id not in paired and now - each.since >= ALONE_MS
    ]


def _able_to_play(connection: Connection, night: GameNight, user_ids: Collection[int]) -> list[int]:
    """Return the ids of the people who may sit down now, in ascending order.

    Nobody plays two live matches at once.
    """
    chair, match = tables.chairs.c, tables.matches.c
    playing = (
        select(chair.user_id)
        .join(tables.matches)
        .where(
            chair.user_id.in_(user_ids), ~chair.left, match.status == "running", match.pace == PACE
        )
    )
    busy = set(connection.scalars(playing))
    able = []
    for user_id in sorted({*user_ids} - busy):  # as everybody locks people who locks several
        try:
            check_newcomer(connection, night.guild_id, Person(user_id, "", 0))
        except Refusal:
            continue
        able.append(user_id)
    return able


def _open_match(
    connection: Connection, ledger: Ledger, night: GameNight, host: Person, other: Person | None
) -> Record:
    """Deal a casual match to two people, or to one and a computer."""
    place = Place(night.guild_id, night.channel_id, night.locale)
    options = GAMES[night.slug].options().model_dump(mode="json")
    record = new_record(night.slug, options, PACE, host, place, ledger.now())
    record.kind, record.unrated = ARENA, "casual"
    # Computers that stand in for people have the same level.
    record.chairs = [
        computer_chair(seat, 0, host, night.level)
        if person is None
        else Chair(seat, person.user_id, person.name, "", level=night.level)
        for seat, person in enumerate((host, other))
    ]
    coach(connection, record)
    record.begin()
    ledger.create_in(connection, record)
    store.add_table(connection, night.id, record.id)
    return record
