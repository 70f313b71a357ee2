"""Actions of people before a match begins: open, join, leave, start, cancel.

Functions with a change as their first argument are for ``Ledger.change``. If they raise Refusal,
nothing has changed.
"""

import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy import Connection, and_, or_, select

from bot.base import logs
from bot.base.bounds import BOUNDS
from bot.base.language import Sentence, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.match import store
from bot.match.admission import (
    PUT_ASIDE,
    check_host,
    check_newcomer,
    check_patience,
    check_unfinished,
    refuse,
    unrate_if_often,
)
from bot.match.beginning import coach, earlier_steps, forget_absences, level_against
from bot.match.chairs import Chair, people_in
from bot.match.kind import SOLITAIRE, TABLE
from bot.match.ledger import Change, Ledger, expect, require, stale
from bot.match.people import COMPUTER_NAMES, MAX_NAME_LENGTH, Person, Place
from bot.match.queries import count_hosted
from bot.match.record import CLOSED, PACED, UNFINISHED, Pace, Record
from bot.storage import tables
from games import GAMES
from games.core import STAND_IN, Chance, Game, IllegalOptions, Level, commitment

log = logs.get(__name__)

MAX_LOBBIES: Final = BOUNDS["lobbies"].mine
SEATS_KEPT_MS: Final = 60 * 1000
"""Time for which a rematch's last seats are reserved for the people who played before."""
ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"


async def open_lobby(
    ledger: Ledger,
    slug: str,
    options: dict[str, Any],
    pace: Pace,
    host: Person,
    place: Place,
    *,
    paced: bool = False,
    casual: bool = False,
    computers: int = 0,
    level: Level = STAND_IN,
) -> Record:
    """Open a lobby with the host and ``computers`` computers seated.

    ``paced`` means that the host chose the pace, ``casual`` that the match is unrated. Raises
    Refusal if the host may not open a table, or IllegalOptions.
    """

    def open_it(connection: Connection, now: int) -> tuple[Record, bool]:
        check_may_open(connection, host, place.guild_id)
        record = new_record(slug, options, pace, host, place, now, casual=casual)
        if paced:
            record.details[PACED] = True
        for _ in range(computers):
            _seat_computer(record, level, host)
        return record, True

    record, _ = await ledger.find_or_create(open_it)
    return record


def sit_down(change: Change, person: Person) -> None:
    """Give a person the next seat of a lobby. Raises Refusal if they can't have it."""
    record = change.record
    _check_open(record)
    if record.chair_of(person.user_id) is not None:
        raise Refusal(sentence("match/joined-before", how="seated"))
    _check_room(record)
    _check_not_kept(record, person, change.now)
    check_newcomer(change.connection, record.guild_id, person)
    chair = person_chair(len(record.chairs), person)
    check_patience(change.connection, record, [chair], person, change.now)
    record.chairs.append(chair)
    record.invited = [p for p in record.invited if p["id"] != person.user_id]


def _check_not_kept(record: Record, person: Person, now: int) -> None:
    """Raise Refusal while a rematch's last seats are reserved for people who played before."""
    others = [each["name"] for each in record.invited if each["id"] != person.user_id]
    if len(others) < len(record.invited) or len(record.chairs) + len(others) < record.most:
        return
    until = record.created_at + SEATS_KEPT_MS
    if now < until:
        names: str | Sentence = escape_name(others[0])
        for each in others[1:]:
            names = sentence("match/names", names=names, name=escape_name(each))
        moment = f"<t:{until // 1000 + 1}:R>"
        raise Refusal(sentence("match/seats-kept", names=names, moment=moment))


def add_computer(change: Change, version: int, person: Person, level: Level = STAND_IN) -> None:
    """Add a computer. Raises Refusal unless the host asks and there is room."""
    _check_hosted(change.record, version, person)
    _seat_computer(change.record, level, person)


def leave(change: Change, person: Person) -> None:
    """Leave the lobby. A host who leaves passes the role on. The last person to leave closes it."""
    record = change.record
    _check_open(record)
    chair = record.chair_of(person.user_id)
    if chair is None:
        raise Refusal(sentence("bot/table"))
    _let_out(record, chair)
    if any(other.user_id for other in record.chairs):
        record.pass_on_host()
    else:
        record.call_off("empty", change.now)


def _let_out(record: Record, chair: Chair) -> None:
    record.chairs.remove(chair)
    # Seats are indexes into the chairs, so those behind the gap move up.
    for seat, other in enumerate(record.chairs):
        other.seat = seat


def take_over(change: Change, host_id: int, person: Person) -> None:
    """Make a player the host, in place of one who has left the server.

    In a lobby the old host loses their seat too. Raises StaleClick if the host has changed or the
    person has left.
    """
    record = change.record
    if record.host_id != host_id or record.chair_of(person.user_id) is None:
        raise stale()
    gone = record.chair_of(host_id)
    if record.status == "lobby" and gone is not None:
        _let_out(record, gone)
    record.host_id = person.user_id


def cancel(change: Change, version: int, person: Person) -> None:
    """Cancel the match. Raises Refusal unless the host asks."""
    _check_hosted(change.record, version, person)
    change.record.call_off("host", change.now)


def close_idle(change: Change, version: int) -> None:
    """Close a lobby in which nothing has happened for too long.

    Raises StaleClick if it has changed since.
    """
    expect(change.record, version)
    change.record.call_off("idle", change.now)


def stay_open(change: Change, person: Person) -> None:
    """Keep an idle lobby open. Raises Refusal unless the host asks."""
    _check_open(change.record)
    check_host(change.record, person)


def wait(change: Change, version: int, person: Person) -> None:
    """Stop a full table from starting by itself. Raises Refusal unless the host asks."""
    _check_hosted(change.record, version, person)
    change.record.alarm.computer_at = None


def begin_full(change: Change, version: int) -> None:
    """Deal at a full table. If that is refused, the table stays open.

    Raises StaleClick if it has changed since.
    """
    record = change.record
    expect(record, version)
    host = next(chair for chair in record.chairs if chair.user_id == record.host_id)
    try:
        _deal(change, Person(record.host_id, host.name, 0))
    except (Refusal, IllegalOptions) as refused:
        log.info(
            "full table could not be started automatically", match=record.id, reason=repr(refused)
        )
        record.alarm.computer_at = None


def is_alone(record: Record) -> bool:
    """Return True if one person sits with computers only, nobody is invited, and they can start."""
    people = people_in(record.chairs)
    enough = len(record.chairs) >= record.game.seats.start
    return len(people) == 1 and enough and not record.invited


def start(change: Change, version: int, person: Person) -> None:
    """Deal, if the host asks and there are enough players. May raise Refusal or IllegalOptions."""
    _check_hosted(change.record, version, person)
    _deal(change, person)


def _deal(change: Change, person: Person) -> None:
    record = change.record
    least = record.least
    if len(record.chairs) < least:
        raise Refusal(sentence("match/too-few", n=least))
    people = people_in(record.chairs)
    check_patience(change.connection, record, people, person, change.now)
    unrate_if_often(change.connection, record, change.now)
    record.invited = []
    coach(change.connection, record)
    log = earlier_steps(change.connection, record)
    if log:
        _seat_host_to_continue(record)
    record.begin()
    # Played without users: the earlier players' actions aren't these players' decisions.
    for entry in log:
        record.play(entry, None, change.now)
    if log:
        forget_absences(record, log)


def _seat_host_to_continue(record: Record) -> None:
    assert record.origin is not None
    host = next(chair for chair in record.chairs if chair.user_id == record.host_id)
    other = record.chairs[record.origin["seat"]]
    host.seat, other.seat = other.seat, host.seat
    record.chairs.sort(key=lambda chair: chair.seat)


def play_computers(
    change: Change, version: int, person: Person, company: Callable[[str], int]
) -> None:
    """Fill the table with computers of the host's level, and deal.

    If the rules need fewer players than ``company`` returns for the game's slug, more are seated as
    far as the options allow. Raises Refusal unless the host asks, or IllegalOptions.
    """
    record = change.record
    _check_hosted(record, version, person)
    level = level_against(change.connection, person.user_id, record.slug)
    while len(record.chairs) < record.least:
        _seat_computer(record, level, person)
    with suppress(IllegalOptions):  # these options may not allow that many players
        while len(record.chairs) < min(company(record.slug), record.most):
            _seat_computer(record, level, person)
    _deal(change, person)


async def rematch(
    ledger: Ledger,
    match_id: str,
    person: Person,
    *,
    refused: Refusal | None = None,
    level: Level | None = None,
) -> Record:
    """Open a lobby with a finished match's options and computers, or join the one already open.

    The other players are invited by name but not seated. ``refused`` is raised if the person would
    have to open a table. Joining is always allowed. ``level`` replaces the computers' level.
    """
    again, _ = await ledger.find_or_create(_open_rematch, match_id, person, refused, level)
    # If two people press at once, one opens the lobby and the other joins it.
    if again.chair_of(person.user_id) is None:
        return await ledger.change(again.id, sit_down, person)
    return again


def _open_rematch(
    connection: Connection,
    now: int,
    match_id: str,
    person: Person,
    refused: Refusal | None,
    level: Level | None,
) -> tuple[Record, bool]:
    # Locked, so that two presses can't open two rematches.
    old = require(store.load(connection, match_id, to_change=True))
    refuse(old.kind.no_rematch)
    if old.status not in CLOSED:
        raise Refusal(sentence("bot/match-still-being"))
    if all(chair.user_id != person.user_id for chair in old.chairs):
        raise Refusal(sentence("match/not-a-player"))
    there = old.rematch_id and store.load(connection, old.rematch_id)
    if there and there.status == "lobby":
        return there, False
    if refused is not None:
        raise refused
    check_may_open(connection, person, old.guild_id)
    again = new_record_like(old, person, now)
    _invite(again, old, person, level)
    store.note_rematch(connection, old, again)
    return again, True


async def remove_from_lobbies(ledger: Ledger, guild_id: int, user_id: int) -> None:
    """Remove a person who was blocked on a server from all its lobbies."""
    row, chair = tables.matches.c, tables.chairs.c
    waiting = (
        select(row.id)
        .join(tables.chairs)
        .where(chair.user_id == user_id, row.guild_id == guild_id, row.status == "lobby")
    )
    for match_id in await ledger.database.scalars(waiting):
        with suppress(Refusal):  # it has begun, or they have left by now
            await ledger.change(match_id, leave, Person(user_id, "", 0))


async def call_off_outdated(ledger: Ledger, among: Collection[int]) -> None:
    """Cancel the shards' unfinished matches of games or rules that aren't here any more.

    Matches of newer rules belong to a newer process, which will take them up again. Those of a game
    that is only broken wait until it works again.
    """
    row = tables.matches.c
    outdated = or_(
        row.slug.not_in(GAMES.entries),
        *(
            and_(row.slug == slug, row.rules_version < game.rules_version)
            for slug, game in GAMES.items()
        ),
    )
    ours = ledger.database.shards.rows(row.guild_id, among)
    unfinished = select(row.id, row.slug).where(row.status.in_(UNFINISHED), outdated, ours)
    for match_id, slug in await ledger.database.rows(unfinished):
        log.info("match cancelled: its game or its rules are gone", match=match_id, game=slug)
        await ledger.call_off(match_id, "rules" if slug in GAMES else "uninstalled")


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def new_record(
    slug: str,
    options: dict[str, Any],
    pace: Pace,
    host: Person,
    place: Place,
    now: int,
    *,
    casual: bool = False,
) -> Record:
    """Return a lobby with the host seated, not yet stored. Raises IllegalOptions."""
    game = GAMES[slug]
    _check_options(game, options, game.seats.start)
    match_id = new_id()
    # Drawn now and only revealed at the end. The commitment is shown before anybody sits down, so
    # the secret can't be chosen to suit the players.
    secret = secrets.token_bytes(32)
    return Record(
        id=match_id,
        slug=slug,
        rules_version=game.rules_version,
        options=options,
        pace=pace,
        status="lobby",
        host_id=host.user_id,
        guild_id=place.guild_id,
        locale=place.locale,
        secret=secret,
        commitment=commitment(game.rules_version, match_id, secret),
        channel_id=place.channel_id,
        created_at=now,
        kind=SOLITAIRE if game.for_one else TABLE,
        unrated="casual" if casual else None,
        chairs=[person_chair(0, host)],
    )


def new_record_like(old: Record, host: Person, now: int) -> Record:
    """Return a lobby on the same terms and in the same place as a finished match."""
    place, casual = Place(old.guild_id, old.channel_id, old.locale), old.unrated == "casual"
    record = new_record(old.slug, old.options, old.pace, host, place, now, casual=casual)
    if PACED in old.details:
        record.details[PACED] = True
    return record


def person_chair(seat: int, person: Person) -> Chair:
    return Chair(seat, person.user_id, person.name[:MAX_NAME_LENGTH], str(person.interaction_id))


def check_may_open(connection: Connection, host: Person, guild_id: int | None) -> None:
    """Raise Refusal if the person may not open another table."""
    check_newcomer(connection, guild_id, host)
    if count_hosted(connection, host.user_id) >= MAX_LOBBIES:
        raise Refusal(sentence("match/many-tables", n=MAX_LOBBIES))


def _seat_computer(record: Record, level: Level, person: Person) -> None:
    _check_room(record)
    number = sum(chair.user_id is None for chair in record.chairs)
    record.chairs.append(computer_chair(len(record.chairs), number, person, level))


def computer_chair(seat: int, number: int, asked: Person, level: Level) -> Chair:
    """Return the chair of a computer that a person added. ``number`` decides its name."""
    name = COMPUTER_NAMES[number % len(COMPUTER_NAMES)]
    return Chair(seat, None, name, str(asked.interaction_id), level=level)


def _invite(record: Record, old: Record, host: Person, level: Level | None) -> None:
    for chair in old.chairs:
        if chair.user_id is None:
            seat, asked = len(record.chairs), str(host.interaction_id)
            again = replace(chair, seat=seat, contribution=asked, level=level or chair.level)
            record.chairs.append(again)
        # Negative ids belong to people who have deleted their data.
        elif chair.user_id > 0 and chair.user_id != host.user_id:
            record.invited.append({"id": chair.user_id, "name": chair.name})


def _check_open(record: Record) -> None:
    if record.status == "lobby":
        return
    check_unfinished(record)
    if record.status == "archived":
        raise Refusal(PUT_ASIDE)
    raise Refusal(sentence("bot/match-already-begun"))


def _check_hosted(record: Record, version: int, person: Person) -> None:
    """Raise Refusal unless the host asks, and the lobby hasn't changed since they saw it."""
    _check_open(record)
    check_host(record, person)
    if record.version != version:
        raise Refusal(sentence("match/table-changed"))


def _check_room(record: Record) -> None:
    most = record.most
    if len(record.chairs) >= most:
        raise Refusal(sentence("match/full", n=most))
    if len(record.chairs) + 1 >= record.least:
        _check_options(record.game, record.options, len(record.chairs) + 1)


def _check_options(game: Game[Any, Any, Any], options: dict[str, Any], seats: int) -> None:
    try:
        # A trial deal with a fixed key: only a game itself knows which options go together.
        game.new(game.options.model_validate(options), seats, Chance(bytes(32)))
    except ValidationError:
        raise Refusal(sentence("match/old-options")) from None
    except IllegalOptions as error:
        error.facts["slug"] = game.slug
        raise
