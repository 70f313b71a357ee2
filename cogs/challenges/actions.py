"""Challenges: one person asks another for a match or a best-of.

Actions run in a transaction. If they raise Refusal, nothing has changed. Lock challenges before
people, never after.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from bot.base.bounds import BOUNDS
from bot.base.calendar import DAY_MS
from bot.base.language import sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal, StaleClick
from bot.match.admission import (
    check_newcomer,
    check_patience,
    check_welcome,
    unrate_if_often,
)
from bot.match.beginning import begin_match
from bot.match.lobbies import check_may_open, new_record, person_chair
from bot.match.people import MAX_NAME_LENGTH, Person, Place
from bot.match.record import Pace, Record
from bot.match.retention import was_deleted
from bot.show.postings import forget, load, want, want_again
from bot.storage import tables
from bot.storage.statements import lock_people
from cogs.challenges.series import (
    CHALLENGE,
    PROMPT_MS,
    Series,
    create_series,
    is_prompt,
    note,
)
from cogs.challenges.tables import challenge_people, challenges
from games import GAMES
from games.core import commitment

PING_APART_MS: Final = 10 * 60 * 1000  # between two pings of the same person on a server
POSTED_AS: Final = "challenge"
MAX_PINGS: Final = 3  # people pinged by one person's challenges within that time
MAX_PINGS_A_DAY: Final = 5  # of the same person by the same challenger
MAX_A_DAY: Final = 10  # by one person to another, besides those that were accepted
MAX_OPEN: Final = BOUNDS["challenges"].mine  # of one person
MAX_COUNTERS: Final = 3
BEST_OF: Final = (1, 3, 5)

Status = Literal["open", "accepted", "withdrawn", "over"]
"""An ``over`` challenge was declined or has expired. Nobody needs to know which."""

_challenge, _person = challenges.c, challenge_people.c


class Terms(NamedTuple):
    """A proposed match, or a series of up to ``best_of``. ``casual`` is as in ``Record``."""

    slug: str
    pace: Pace
    casual: bool
    best_of: int


class Party(NamedTuple):
    """One side of a challenge. ``contribution`` is the interaction id of its last proposal."""

    user_id: int
    name: str
    contribution: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """A stored challenge. Its id becomes that of the match.

    Side 0 is the challenger, side 1 the person challenged. ``counters`` is the number of
    counter-proposals. After each one, the other side has to answer.
    """

    id: str
    guild_id: int
    channel_id: int
    locale: str
    terms: Terms
    rules_version: int
    secret: bytes = field(repr=False)
    status: Status
    counters: int
    version: int
    created_at: int
    ends_at: int
    sides: Sequence[Party]  # fewer than two if one of them has deleted their data since
    pinged: bool

    @property
    def proposer(self) -> Party:
        return self.sides[self.counters % 2]

    @property
    def asked(self) -> Party:
        """The side that has to answer."""
        return self.sides[1 - self.counters % 2]

    @property
    def commitment(self) -> str:
        """The seal of the deal, shown before the match."""
        return commitment(self.rules_version, self.id, self.secret)


class AlreadyOpen(Refusal):
    def __init__(self, challenge: Challenge) -> None:
        super().__init__(sentence("challenges/already-open"))
        self.challenge = challenge


def open_challenge(
    connection: Connection,
    now: int,
    terms: Terms,
    person: Person,
    other: Party,
    place: Place,
    *,
    willing: bool = True,
) -> Challenge:
    """Store a challenge. ``willing``: whether the other person takes challenges.

    People who take no challenges and people barred from this server are refused at the same point
    and in the same words, so that nobody learns which of the two it is.
    """
    assert place.guild_id is not None
    # Both people first, so that neither of them can open or accept another one in between.
    lock_people(connection, (person.user_id, other.user_id))
    check_may_open(connection, person, place.guild_id)
    # Not raised here: a person barred from the server must look like an unwilling one.
    try:
        check_welcome(connection, place.guild_id, other.user_id)
    except Refusal:
        willing = False
    if not willing:
        raise unwilling(other.name)
    record = _new_record(terms, person, place, now)
    check_patience(connection, record, record.chairs, person, now)
    _check_open_ones(connection, person, other)
    earlier = _unaccepted(connection, now, person, other)
    _check_often(earlier, other)
    pings = sum(each.pinged_at is not None for each in earlier) < MAX_PINGS_A_DAY and _may_ping(
        connection, now, place.guild_id, person, other
    )
    connection.execute(
        insert(challenges).values(
            id=record.id,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            locale=place.locale,
            rules_version=record.rules_version,
            secret=record.secret,
            status="open",
            counters=0,
            version=1,
            created_at=now,
            ends_at=now + lapses_after(terms.pace),
            **terms._asdict(),
        )
    )
    mine = Party(person.user_id, person.name, str(person.interaction_id))
    connection.execute(
        insert(challenge_people),
        [
            {
                **side._asdict(),
                "challenge_id": record.id,
                "side": number,
                "name": side.name[:MAX_NAME_LENGTH],
                "pinged_at": now if number and pings else None,
            }
            for number, side in enumerate((mine, other))
        ],
    )
    want(connection, POSTED_AS, record.id, guild_id=place.guild_id, place_id=place.channel_id)
    stored = load_challenge(connection, record.id)
    assert stored is not None
    return stored


def lapses_after(pace: Pace) -> int:
    """Return for how many milliseconds a challenge stays open.

    That's short at live paces: the challenger should still be there.
    """
    return PROMPT_MS if is_prompt(pace) else DAY_MS


def _unaccepted(connection: Connection, now: int, person: Person, other: Party) -> Sequence[Any]:
    """Times at which a person challenged another in the last day, and of each challenge's ping.

    The oldest come first. Accepted challenges are left out. If the person has deleted their data
    since then, the challenges of everybody who has done so count as theirs.
    """
    challengers, challenged = challenge_people.alias(), challenge_people.alias()
    mine, theirs = challengers.c, challenged.c
    since, of_theirs = now - DAY_MS, mine.user_id == person.user_id
    if was_deleted(connection, person.user_id, now, since):
        of_theirs = or_(of_theirs, mine.user_id.is_(None))
    # All rows of the past day still exist: see `_are_done`.
    earlier = (
        select(_challenge.created_at, theirs.pinged_at)
        .join_from(challenges, challenged, theirs.challenge_id == _challenge.id)
        .outerjoin(challengers, and_(mine.challenge_id == _challenge.id, mine.side == 0))
        .where(theirs.user_id == other.user_id, theirs.side == 1, of_theirs)
        .where(_challenge.created_at > since, _challenge.status != "accepted")
    )
    return connection.execute(earlier.order_by(_challenge.created_at)).all()


def _check_often(earlier: Sequence[Any], other: Party) -> None:
    if len(earlier) < MAX_A_DAY:
        return
    again = earlier[-MAX_A_DAY].created_at + DAY_MS
    raise Refusal(
        sentence(
            "challenges/often-enough",
            name=escape_name(other.name),
            moment=f"<t:{-(-again // 1000)}:R>",
        )
    )


def _may_ping(
    connection: Connection, now: int, guild_id: int, person: Person, other: Party
) -> bool:
    lately = challenge_people.alias().c
    pinged = select(func.count()).where(lately.pinged_at > now - PING_APART_MS)
    theirs = pinged.where(
        lately.user_id == other.user_id,
        lately.challenge_id == _challenge.id,
        _challenge.guild_id == guild_id,
    )
    mine = pinged.where(
        lately.challenge_id == _person.challenge_id,
        _person.side == 0,
        _person.user_id == person.user_id,
    )
    return not connection.scalar(theirs) and (connection.scalar(mine) or 0) < MAX_PINGS


def unwilling(name: str) -> Refusal:
    """Return a refusal that doesn't reveal why a person can't be challenged."""
    return Refusal(sentence("challenges/unwilling", name=escape_name(name)))


def _new_record(terms: Terms, host: Person, place: Place, now: int) -> Record:
    options = GAMES[terms.slug].options().model_dump(mode="json")
    return new_record(terms.slug, options, terms.pace, host, place, now, casual=terms.casual)


def _check_open_ones(connection: Connection, person: Person, other: Party) -> None:
    mine, theirs = challenge_people.alias(), challenge_people.alias()
    of_mine = (
        select(mine.c.challenge_id, mine.c.side, theirs.c.user_id)
        .join_from(mine, theirs, mine.c.challenge_id == theirs.c.challenge_id)
        .join(challenges, _challenge.id == mine.c.challenge_id)
        .where(
            mine.c.user_id == person.user_id,
            theirs.c.side != mine.c.side,
            _challenge.status == "open",
        )
    )
    found = connection.execute(of_mine).all()
    # An open challenge between the two is enough, in either direction.
    for each in found:
        if each.user_id == other.user_id:
            challenge = load_challenge(connection, each.challenge_id)
            assert challenge is not None
            raise AlreadyOpen(challenge)
    # Side 0 is the challenger's, so challenges to this person don't count.
    if sum(each.side == 0 for each in found) >= MAX_OPEN:
        raise Refusal(sentence("challenges/too-many-open", n=MAX_OPEN))


def load_challenge(
    connection: Connection, challenge_id: str, *, to_change: bool = False
) -> Challenge | None:
    """Load a challenge. ``to_change`` locks it."""
    people = (
        select(_person.user_id, _person.name, _person.contribution, _person.pinged_at)
        .where(_person.challenge_id == challenge_id)
        .order_by(_person.side)
    )
    query = select(challenges).where(_challenge.id == challenge_id)
    row = connection.execute(query.with_for_update() if to_change else query).mappings().first()
    if row is None:
        return None
    sides = connection.execute(people).all()
    known = {name: row[name] for name in Challenge.__dataclass_fields__ if name in row}
    return Challenge(
        **known,
        terms=Terms(*(row[name] for name in Terms._fields)),
        sides=[Party(*each[:3]) for each in sides],
        pinged=any(each.pinged_at for each in sides),
    )


def accept(
    connection: Connection,
    now: int,
    challenge_id: str,
    version: int,
    person: Person,
    message_id: int,
) -> tuple[Record, bool]:
    """Begin the match of a challenge. Its board replaces the challenge's message."""
    challenge = _load_asked(connection, now, challenge_id, version, person)
    terms, asks = challenge.terms, challenge.proposer
    if challenge.rules_version != GAMES[terms.slug].rules_version:
        raise Refusal(sentence("challenges/old-rules"))
    proposer = Person(asks.user_id, asks.name, int(asks.contribution))
    check_both(connection, challenge.guild_id, person, proposer)
    place = Place(challenge.guild_id, challenge.channel_id, challenge.locale)
    record = _new_record(terms, proposer, place, now)
    record.id, record.secret = challenge.id, challenge.secret
    record.commitment, record.kind = challenge.commitment, CHALLENGE
    record.chairs.append(person_chair(1, person))
    check_patience(connection, record, record.chairs, person, now)
    unrate_if_often(connection, record, now)
    posting = load(connection, POSTED_AS, challenge.id)
    posted = None if posting is None else posting.message_id
    record.shown.lobby_message_id = posted or message_id
    record.shown.board_posted_at = challenge.created_at
    series = Series(challenge.id, terms.best_of)
    create_series(connection, series, challenge.guild_id)
    note(record, series, 1)
    begin_match(connection, record)
    _change(connection, challenge, status="accepted")
    forget(connection, POSTED_AS, [challenge.id])  # the match's board is shown in its message
    return record, True


def check_both(connection: Connection, guild_id: int | None, asker: Person, other: Person) -> None:
    """Raise Refusal unless both people may sit down at one more table."""
    lock_people(connection, (asker.user_id, other.user_id))
    check_newcomer(connection, guild_id, asker)
    try:
        check_newcomer(connection, guild_id, other)
    except Refusal:
        name = escape_name(other.name)
        raise Refusal(sentence("challenges/busy", name=name)) from None


def counter(
    connection: Connection,
    now: int,
    challenge_id: str,
    version: int,
    person: Person,
    terms: Terms,
) -> Challenge:
    """Make a counter-proposal. The other side then has to answer."""
    challenge = check_may_counter(connection, now, challenge_id, version, person)
    side = 1 - challenge.counters % 2
    connection.execute(
        update(challenge_people)
        .where(_person.challenge_id == challenge.id, _person.side == side)
        .values(contribution=str(person.interaction_id), name=person.name[:MAX_NAME_LENGTH])
    )
    return _change(
        connection,
        challenge,
        counters=challenge.counters + 1,
        rules_version=GAMES[terms.slug].rules_version,
        ends_at=now + lapses_after(terms.pace),
        **terms._asdict(),
    )


def check_may_counter(
    connection: Connection, now: int, challenge_id: str, version: int, person: Person
) -> Challenge:
    """Return the challenge. Raises Refusal if the person may not make a counter-proposal."""
    challenge = _load_asked(connection, now, challenge_id, version, person)
    check_welcome(connection, challenge.guild_id, person.user_id)
    if challenge.counters >= MAX_COUNTERS:
        raise Refusal(sentence("challenges/last-suggestion"))
    return challenge


def decline(
    connection: Connection, now: int, challenge_id: str, version: int, person: Person
) -> Challenge:
    challenge = _load_asked(connection, now, challenge_id, version, person)
    return _change(connection, challenge, status="over")


def withdraw(connection: Connection, now: int, challenge_id: str, person: Person) -> Challenge:
    challenge = _load_open(connection, challenge_id, now)
    if challenge.proposer.user_id != person.user_id:
        name = escape_name(challenge.proposer.name)
        raise Refusal(sentence("challenges/not-yours", name=name))
    return _change(connection, challenge, status="withdrawn")


def _load_open(connection: Connection, challenge_id: str, now: int) -> Challenge:
    challenge = load_challenge(connection, challenge_id, to_change=True)
    if challenge is None or challenge.status != "open" or not is_alive(challenge, now):
        raise StaleClick(sentence("challenges/over"))
    return challenge


def is_alive(challenge: Challenge, now: int) -> bool:
    return challenge.ends_at > now and len(challenge.sides) == 2


def _load_asked(
    connection: Connection, now: int, challenge_id: str, version: int, person: Person
) -> Challenge:
    challenge = _load_open(connection, challenge_id, now)
    if challenge.asked.user_id != person.user_id:
        name = escape_name(challenge.asked.name)
        raise Refusal(sentence("challenges/not-asked", name=name))
    if challenge.version != version:
        raise StaleClick(sentence("challenges/another-game-now"))
    return challenge


def _change(connection: Connection, challenge: Challenge, **values: Any) -> Challenge:
    values["version"] = challenge.version + 1
    connection.execute(update(challenges).where(_challenge.id == challenge.id).values(values))
    want_again(connection, POSTED_AS, challenge.id)
    changed = load_challenge(connection, challenge.id)
    assert changed is not None
    return changed


def is_any_late(connection: Connection, now: int, ours: ColumnElement[bool]) -> bool:
    """Return True if ``lapse`` has anything to do."""
    late = and_(_challenge.ends_at <= now, _challenge.status == "open")
    any_late = select(_challenge.id).where(or_(late, _are_done(now)), ours).limit(1)
    return connection.scalar(any_late) is not None


def _are_done(now: int) -> ColumnElement[bool]:
    """Return the condition for challenges that can be deleted.

    Those of the past day still count towards limits, even if they are over.
    """
    day_ago = _challenge.created_at <= now - DAY_MS
    return and_(_challenge.ends_at <= now, _challenge.status != "open", day_ago)


def lapse(connection: Connection, now: int, ours: ColumnElement[bool]) -> list[str]:
    """End expired challenges and delete old ones. Returns the ids of those it ended.

    ``ours`` is the condition that selects this process's rows.
    """
    late = (_challenge.ends_at <= now, ours, _challenge.status == "open")
    ended = connection.scalars(select(_challenge.id).where(*late))
    ids = list(ended)
    over = update(challenges).where(_challenge.id.in_(ids))
    connection.execute(over.values(status="over", version=_challenge.version + 1))
    for challenge_id in ids:
        want_again(connection, POSTED_AS, challenge_id)
    # A challenge is only deleted once its message shows that it is over.
    waiting = select(tables.postings.c.subject).where(
        tables.postings.c.kind == POSTED_AS, ~tables.postings.c.settled
    )
    done = select(_challenge.id).where(_are_done(now), ours, _challenge.id.not_in(waiting))
    shown = list(connection.scalars(done))
    forget(connection, POSTED_AS, shown)
    connection.execute(delete(challenges).where(_challenge.id.in_(shown)))
    return ids
