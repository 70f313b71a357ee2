"""Runs a game night: begin, deal tables, end. Each step is one transaction.

In an arena, waiting players are paired. If all tables play the same deals, they wait for each other
before the next deal.
"""

import hmac
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, select

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
from cogs.daily.deals import daily_options, daily_seats
from cogs.game_nights import store
from cogs.game_nights.movements import first_sections, numbered, sections_for, tables_of
from cogs.game_nights.pairing import pair_up
from cogs.game_nights.standings import absent, standings_of, waiting_in
from cogs.game_nights.store import GameNight, Gathering
from cogs.game_nights.weekly import plan_next
from games import GAMES
from games.core import commitment

PACE: Final[Pace] = "live"
ARENA: Final = register(Kind(name="arena", takebacks=False, planned=True))
"""A match of a game night at which people play one match after another."""
NIGHT_DEAL: Final = register(
    Kind(
        name="night_deal",
        planned=True,
        own_deal=False,
        covered=True,
        takebacks=False,
        plays_on=True,
        ends_unplayed=False,
        closed=sentence("game-nights/closed"),
        fixed_options=sentence("game-nights/fixed-options"),
        still_secret=sentence("game-nights/still-secret"),
    )
)
"""A table of a game night at which all tables play the same deals."""
UNNOTICED_MS: Final = 60 * 1000
"""If a game night begins later than this, because the bot was down, it ends later too."""
MAX_LATE_MS: Final = 30 * 60 * 1000  # nobody waits longer for a game night
BREATH_MS: Final = 20 * 1000  # between two matches of an arena
REMATCH_MS: Final = 40 * 1000
"""Time for which two players who have just met wait for others, if others are still playing."""
ALONE_MS: Final = 45 * 1000
"""Time for which a player waits for people before a computer plays against them."""
BREAK_MS: Final = 20 * 1000
"""Time between the end of a deal at the last table and the next deal."""
_NOBODY: Final = Person(0, "", 0)


def advance(connection: Connection, ledger: Ledger, night_id: str) -> list[Record]:
    """Take all steps that are due. Returns the matches begun, for the ledger's notices."""
    night = store.load(connection, night_id, to_change=True)
    now = ledger.now()
    if night is None or not night.unfinished:
        return []
    if night.slug not in GAMES.entries:
        store.change(connection, night_id, phase="uninstalled")
    if night.slug not in GAMES or now < night.starts_at:
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
    if gathering.night.deals is not None:
        return _deal_next(connection, ledger, gathering, now)
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
        pair = [people[first.user_id], people[second.user_id]]
        begun.append(_open_match(connection, ledger, night, pair))
    for waiting in able:
        if waiting.user_id not in paired and now - waiting.since >= ALONE_MS:
            alone = [people[waiting.user_id], None]
            begun.append(_open_match(connection, ledger, night, alone))
    return begun


def _deal_next(
    connection: Connection, ledger: Ledger, gathering: Gathering, now: int
) -> list[Record]:
    """Begin the next deal at all tables if it is time, or end the game night.

    Returns the matches begun. Computers take the unused numbers, and those of people who may not
    play right now.
    """
    night, here = gathering.night, [guest for guest in gathering.guests if guest.here]
    ended_at = max((table.ended_at or 0 for table in gathering.tables), default=0)
    # A match that ended unseen: so would the next deals in that channel.
    unseen = any(table.cause == "unseen" for table in gathering.tables)
    ending = unseen or gathering.ending(now)
    # The last deal is over when it ends; no break follows it.
    if gathering.playing or (now - ended_at < BREAK_MS and not ending):
        return []
    able = set(_able_to_play(connection, night, [guest.user_id for guest in here]))
    if ending or not able:
        if ending or now >= night.ends_at:
            store.change(connection, night.id, phase="over")
        return []
    seats = daily_seats(night.slug)
    # Sections stay the same all night. Only latecomers add new ones.
    sections = tuple(night.sections) or first_sections(len(here), seats)
    sections = sections_for(sections, len(here), seats)
    numbers = numbered({guest.user_id: guest.number for guest in here}, sum(sections))
    store.change(connection, night.id, sections=sections)
    _store_numbers(connection, gathering, numbers)
    sitting = {numbers[guest.user_id]: guest.person for guest in here if guest.user_id in able}
    deal = gathering.dealt + 1
    return [
        _open_match(connection, ledger, night, [sitting.get(number) for number in table], deal)
        for table in tables_of(sections, seats, deal)
    ]


def _store_numbers(connection: Connection, gathering: Gathering, numbers: dict[int, int]) -> None:
    """Store the players' numbers. A player who has left loses theirs."""
    for guest in gathering.guests:
        number = numbers.get(guest.user_id)
        if number != guest.number:
            mine = [guest.user_id]
            store.change_guests(connection, gathering.night.id, mine, number=number)


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
    connection: Connection,
    ledger: Ledger,
    night: GameNight,
    seated: Sequence[Person | None],
    deal: int | None = None,
) -> Record:
    """Deal a casual match to people by seat, with computers in the empty seats.

    ``deal`` is its number if other tables play it too. A table of computers alone is shown in no
    channel.
    """
    people = [person for person in seated if person is not None]
    # A match of computers alone belongs to nobody.
    host = people[0] if people else _NOBODY
    place = Place(night.guild_id, night.channel_id, night.locale)
    options = (
        GAMES[night.slug].options().model_dump(mode="json")
        if deal is None
        else {**daily_options(night.slug), **GAMES[night.slug].night_options}
    )
    record = new_record(night.slug, options, PACE, host, place, ledger.now())
    record.kind, record.unrated, record.private = ARENA, "casual", not people
    record.chairs = _chairs(seated, host, night)
    if deal is not None:
        assert night.secret is not None, "made with the game night"
        # All tables get the same cards: the secret depends only on the game night and the number.
        name = f"{night.id}/{deal}"
        record.kind, record.shared_deal = NIGHT_DEAL, name
        record.secret = hmac.digest(night.secret, name.encode(), "sha256")
        record.commitment = commitment(record.rules_version, name, record.secret)
    coach(connection, record)
    record.begin()
    ledger.create_in(connection, record)
    store.add_table(connection, night.id, record.id, deal)
    return record


def _chairs(seated: Sequence[Person | None], host: Person, night: GameNight) -> list[Chair]:
    """Return the chairs of a match. Computers that replace leavers have the same level."""
    chairs: list[Chair] = []
    computers = 0
    for seat, person in enumerate(seated):
        chair = computer_chair(seat, computers, host, night.level)
        if person is None:
            computers += 1
        else:
            chair = replace(chair, user_id=person.user_id, name=person.name, contribution="")
        chairs.append(chair)
    return chairs
