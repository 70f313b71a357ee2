"""Runs a game night: begins it, pairs waiting players, ends it. Each step is one transaction."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Final

from sqlalchemy import Connection, select

from bot.base.refusals import Refusal
from bot.match.admission import check_newcomer
from bot.match.beginning import begin_match
from bot.match.chairs import Chair
from bot.match.kind import Kind, register
from bot.match.ledger import Ledger
from bot.match.lobbies import computer_chair, new_record
from bot.match.people import Person, Place
from bot.match.record import Pace, Record
from bot.storage import tables
from cogs.game_nights import store
from cogs.game_nights.actions import plan_next
from cogs.game_nights.standings import NightLine, absent, standings_of
from cogs.game_nights.store import GameNight, Gathering
from games import GAMES

PACE: Final[Pace] = "live"
ARENA: Final = register(Kind(name="arena", takebacks=False, planned=True))
UNNOTICED_MS: Final = 60 * 1000  # an arena that begins later than this also ends later
MAX_LATE_MS: Final = 30 * 60 * 1000  # nobody waits longer for a game night
BREATH_MS: Final = 20 * 1000  # between two matches
REMATCH_MS: Final = 40 * 1000  # two who have just met wait this long for others
ALONE_MS: Final = 45 * 1000  # until a computer plays against the waiting player
MAX_MEETINGS: Final = 2  # of two people, until both have met all others as often


@dataclass(frozen=True, slots=True)
class Waiting:
    """A player who waits for a match.

    ``rank`` is their index in the standings, from 0. ``since`` is when they began to wait, in
    milliseconds. ``last`` is their last opponent. ``met_enough`` are those they can't meet yet.
    """

    user_id: int
    rank: int
    since: int = 0
    last: int | None = None
    met_enough: frozenset[int] = frozenset()

    def just_met(self, other: "Waiting") -> bool:
        """Return True if the last match of either was against the other."""
        return self.last == other.user_id or other.last == self.user_id


Pair = tuple[Waiting, Waiting]
_BYE: Final = Waiting(user_id=0, rank=-1)  # "plays" whoever is left out


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
    gathering = store.gather(connection, night_id)
    if gone := absent(gathering):
        store.send_away(connection, night_id, gone)
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
    """Begin a match for each pair of waiting players, and for anybody left over for too long."""
    night, lines = gathering.night, standings_of(gathering)
    people = {each.user_id: Person(each.user_id, each.name, 0) for each in gathering.guests}
    busy = any(line.table is not None for line in lines)
    breathing = {
        seat.user_id
        for table in gathering.tables
        if now - (table.ended_at or 0) < BREATH_MS
        for seat in table.seats
    }
    waiting = [each for each in _waiting_in(gathering, lines) if each.user_id not in breathing]
    free = _free_to_play(connection, night, [each.user_id for each in waiting])
    able = [each for each in waiting if each.user_id in free]
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


def _free_to_play(connection: Connection, night: GameNight, user_ids: Collection[int]) -> set[int]:
    """Return the ids of the people who may sit down now. Nobody plays two live matches at once."""
    chair, match = tables.chairs.c, tables.matches.c
    playing = (
        select(chair.user_id)
        .join(tables.matches)
        .where(
            chair.user_id.in_(user_ids), ~chair.left, match.status == "running", match.pace == PACE
        )
    )
    busy = set(connection.scalars(playing))
    free = set()
    for user_id in sorted({*user_ids} - busy):  # in the order in which people are always locked
        try:
            check_newcomer(connection, night.guild_id, Person(user_id, "", 0))
        except Refusal:
            continue
        free.add(user_id)
    return free


def _open_match(
    connection: Connection, ledger: Ledger, night: GameNight, host: Person, other: Person | None
) -> Record:
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
    begin_match(connection, record)
    ledger.create_in(connection, record)
    store.add_table(connection, night.id, record.id)
    return record


def _waiting_in(gathering: Gathering, lines: Sequence[NightLine]) -> list[Waiting]:
    found = []
    here = {guest.user_id for guest in gathering.guests if guest.here}
    times = Counter[tuple[int, int]]()
    for table in gathering.tables:
        times.update(permutations([seat.user_id for seat in table.seats if seat.user_id], 2))
    for rank, line in enumerate(lines):
        if not line.waits:
            continue
        since = max(line.guest.since, gathering.night.began_at)
        user_id, last = line.guest.user_id, None
        for table, mine in gathering.seats_of(user_id):
            # The wait begins when the last match ends.
            since = max(since, table.ended_at or 0)
            last = next((seat.user_id for seat in table.seats if seat is not mine), None)
        found.append(Waiting(user_id, rank, since, last, _met_enough(times, here, user_id)))
    return found


def _met_enough(times: Counter[tuple[int, int]], here: set[int], user_id: int) -> frozenset[int]:
    """Return the people a player can't meet again until both have met the others as often.

    Two players who only meet each other could trade points. ``times`` counts each pair's meetings.
    """

    def fewest(one: int, two: int) -> int:
        others = here - {one, two}
        return min((times[one, each] for each in others), default=times[one, two])

    return frozenset(
        other
        for other in here - {user_id}
        if times[user_id, other] >= MAX_MEETINGS
        and min(fewest(user_id, other), fewest(other, user_id)) < times[user_id, other]
    )


def pair_up(waiting: Iterable[Waiting]) -> list[Pair]:
    """Return pairs with the fewest repeated meetings, then the smallest sum of rank differences.

    Nobody is paired with a person they have met enough. If the number is odd, the player who has
    waited least is left out, unless leaving out another one avoids a repeated meeting. The better
    player of a pair comes first.
    """
    # Imported here, since it takes 11 MB and a fifth of a second, and arenas are rare.
    from networkx import Graph, min_weight_matching

    field = sorted(waiting, key=lambda each: each.rank)
    left_out = 1 + sum(each.rank for each in field)  # outweighs any sum of differences
    just_met = left_out * (1 + len(field))  # outweighs the choice of the player left out
    graph = Graph()
    for first, second in combinations(field, 2):
        if second.user_id in first.met_enough:
            continue
        repeated = just_met if first.just_met(second) else 0
        graph.add_edge(first, second, weight=second.rank - first.rank + repeated)
    # With an odd number, one player gets a bye. It costs least for the one who came last.
    if len(field) % 2:
        newest_first = sorted(field, key=lambda each: each.since, reverse=True)
        for number, each in enumerate(newest_first):
            graph.add_edge(_BYE, each, weight=number * left_out)
    pairs: list[Pair] = []
    # Edmonds' blossom algorithm, O(n³). Among all matchings it takes those with the most pairs.
    for pair in min_weight_matching(graph):
        first, second = sorted(pair, key=lambda each: each.rank)
        if first is not _BYE:
            pairs.append((first, second))
    return sorted(pairs, key=lambda pair: pair[0].rank)
