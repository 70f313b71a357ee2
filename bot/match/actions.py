"""Actions of people, computers and time in a match that has begun, and solitaires.

Functions with a change as their first argument are for ``Ledger.change``. They raise Refusal, or
IllegalAction if the rules refuse, and then change nothing. Solitaires begin without a lobby and can
be dealt again.
"""

from collections.abc import Callable
from typing import Any

from pydantic import ValidationError
from sqlalchemy import Connection

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import lobbies, store
from bot.match.admission import (
    PUT_ASIDE,
    check_host,
    check_newcomer,
    check_not_often,
    check_patience,
    check_unfinished,
    refuse,
)
from bot.match.beginning import begin_match
from bot.match.chairs import Chair, people_in
from bot.match.kind import NOT_YOUR_GAME
from bot.match.ledger import Change, Ledger, expect, expect_decision, require
from bot.match.lobbies import new_record
from bot.match.people import MAX_NAME_LENGTH, Person, Place
from bot.match.record import CLOSED, Record
from games.core import Entry, IllegalAction

Meaning = Callable[[str], dict[str, Any]]
"""Returns the action, as data, that a press means in the game with this slug. May raise Refusal."""


def act(change: Change, since: int, person: Person, action: dict[str, Any] | Meaning) -> None:
    """Play an action for the person's seat, in the decision that came up at version ``since``.

    Automatic actions after it (``Record.play_automatic``) are played too, without a user.
    """
    record = change.record
    chair = own_chair(record, person)
    expect_decision(record, since)
    try:
        data = action(record.slug) if callable(action) else action
        if data.get("type") in record.game.takes_back:
            refuse(record.kind.no_undo)
        change.play(Entry("action", chair.seat, data), person)
        record.play_automatic(change.now)
    except ValidationError:
        raise IllegalAction("unknown_action") from None


def resign(change: Change, person: Person) -> None:
    """Give up the seat for good, or cancel the match if the person has decided nothing yet."""
    record = change.record
    if record.status == "archived":
        record.status = "running"
    chair = own_chair(record, person)
    if record.leaves_unplayed(chair):
        chair.left = True
        record.call_off("unplayed", change.now)
        return
    change.play(Entry("concession", chair.seat), person)
    record.pass_on_host()
    if all(each.left for each in people_in(record.chairs)) and not record.kind.ranks_computers:
        record.give_up(change.now)


def amend(change: Change, person: Person, amendment: dict[str, Any]) -> None:
    """Apply the host's change to a running match, such as a new number of rounds."""
    check_running(change.record)
    check_host(change.record, person)
    refuse(change.record.kind.fixed_options)
    change.play(Entry("amendment", None, amendment), person)


def join(change: Change, person: Person) -> None:
    """Take a seat, whether the match has begun or not. May also raise IllegalOptions."""
    record, connection = change.record, change.connection
    if record.kind.one_person:
        refuse(record.kind.closed)
    if record.status != "running":
        lobbies.sit_down(change, person)
        return
    if any(chair.user_id == person.user_id for chair in record.chairs):
        how = "left" if record.chair_of(person.user_id) is None else "seated"
        raise Refusal(sentence("match/joined-before", how=how))
    refuse(record.kind.closed)
    if any(chair.user_id is not None and chair.user_id < 0 for chair in record.chairs):
        # A former player whose data was deleted could be this newcomer, who knows those cards.
        raise Refusal(sentence("match/no-newcomers"))
    check_newcomer(connection, record.guild_id, person)
    chair = Chair(len(record.chairs), person.user_id, person.name[:MAX_NAME_LENGTH], "")
    check_patience(connection, record, [chair], person, change.now)
    check_not_often(connection, record, person, change.now)
    change.play(Entry("joining"), person)
    record.chairs.append(chair)


def return_to_seat(change: Change, person: Person) -> None:
    """Return to one's own seat after a computer has stood in."""
    chair = own_chair(change.record, person)
    if not chair.stand_in:
        raise Refusal(sentence("match/not-away"))
    change.play(Entry("return", chair.seat), person)


def happen(change: Change, version: int, entry: Entry | None = None) -> None:
    """Play an entry without a press, by default the time-out.

    If a player has missed all of their first turns, the match is cancelled as if they had left.
    Raises StaleClick unless the match is still at the version.
    """
    record = change.record
    expect(record, version)
    change.play(entry or record.time_out())
    absent = next((chair for chair in record.chairs if record.stayed_away(chair)), None)
    if absent is not None:
        absent.left, absent.stand_in = True, False
        record.call_off("absent", change.now)


def play_unasked(change: Change, version: int, find: Callable[[Record], Entry | None]) -> None:
    """Play the entry that ``find`` returns for a person, if it still returns one.

    Raises StaleClick unless the match is still at the version.
    """
    expect(change.record, version)
    entry = find(change.record)
    if entry is not None:
        change.record.play_forced(entry, change.now)


def archive(change: Change, version: int) -> None:
    """Archive a match that has been idle for too long. Raises StaleClick like ``happen``."""
    expect(change.record, version)
    change.record.status = "archived"


async def take_up(ledger: Ledger, match_id: str, person: Person) -> Record:
    """Resume an archived match, or return a solitaire that is under way already."""
    record = await ledger.read(match_id)
    if record.chair_of(person.user_id) is None:
        raise Refusal(record.kind.not_yours)
    check_unfinished(record)
    if record.status != "archived":
        if record.kind.one_person:
            return record
        raise Refusal(sentence("match/not-paused"))
    return await ledger.change(match_id, _take_up, person)


def _take_up(change: Change, person: Person) -> None:
    if change.record.status == "archived":
        check_newcomer(change.connection, change.record.guild_id, person)
        change.record.status = "running"


def check_running(record: Record) -> None:
    """Raise Refusal unless the match is under way."""
    check_unfinished(record)
    if record.status == "lobby":
        raise Refusal(sentence("bot/match-hasnt-begun"))
    if record.status == "archived":
        raise Refusal(PUT_ASIDE)


def own_chair(record: Record, person: Person) -> Chair:
    """Return the chair that the person plays. Raises Refusal if there is none."""
    check_running(record)
    chair = record.chair_of(person.user_id)
    if chair is None:
        raise Refusal(record.kind.not_yours)
    return chair


def begin_solitaire(
    connection: Connection,
    now: int,
    slug: str,
    options: dict[str, Any],
    person: Person,
    place: Place,
    *,
    private: bool,
) -> tuple[Record, bool]:
    """Deal a solitaire. Returns it and True. Raises Refusal if the person may not take a seat."""
    record = new_solitaire(connection, now, slug, options, person, place)
    record.private = private
    begin_match(connection, record)
    return record, True


def deal_again(
    connection: Connection,
    now: int,
    match_id: str,
    person: Person,
    place: Place,
    refused: Refusal | None = None,
) -> tuple[Record, bool]:
    """Deal a new solitaire like a finished one, or return the one dealt already if it's live.

    Returns it and whether it's new. ``refused`` is raised instead of dealing a new one. Also raises
    Refusal if the old one isn't over or isn't theirs. Not for shared deals.
    """
    old = require(store.load(connection, match_id, to_change=True))
    check_owner(old, person)
    if old.status not in CLOSED:
        raise Refusal(sentence("match/not-over"))
    if old.rematch_id is not None:
        newer = store.load(connection, old.rematch_id)
        if newer is not None and newer.live:
            return newer, False
    if refused is not None:
        raise refused
    here = place if old.private else Place(old.guild_id, old.channel_id, old.locale)
    record, _ = begin_solitaire(
        connection, now, old.slug, old.options, person, here, private=old.private
    )
    store.note_rematch(connection, old, record)
    return record, True


def new_solitaire(
    connection: Connection,
    now: int,
    slug: str,
    options: dict[str, Any],
    person: Person,
    place: Place,
) -> Record:
    """Return a one-person match, not yet stored. Raises Refusal if they may not take a seat."""
    check_newcomer(connection, place.guild_id, person)
    return new_record(slug, options, "untimed", person, place, now)


def check_owner(record: Record, person: Person) -> None:
    """Raise Refusal unless the person plays, or played, this solitaire."""
    if not record.kind.one_person:
        raise Refusal(sentence("bot/only-works-solo"))
    if all(chair.user_id != person.user_id for chair in record.chairs):
        raise Refusal(NOT_YOUR_GAME)
