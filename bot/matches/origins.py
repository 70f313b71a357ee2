"""Matches with the deal of a finished one: played on from one of its steps, or from the first."""

from sqlalchemy import Connection

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.matches import store
from bot.matches.coaching import coach
from bot.matches.lobbies import check_may_open, computer_chair, new_record
from bot.matches.people import Person, Place
from bot.matches.record import Chair, Record
from games.core import Entry, Level

NEEDS_A_SERVER = sentence("This game needs a table in a channel, so start it on a server I'm in.")
NO_ONE_TO_PLAY = sentence("Nobody is to play at that step. Choose another one.")


def play_on(
    connection: Connection,
    now: int,
    old: Record,
    steps: int,
    link: str,
    person: Person,
    place: Place,
    level: Level,
    *,
    carried: bool,
) -> tuple[Record, bool]:
    """Return a casual match that goes on after so many steps of a finished one.

    The person takes a seat whose turn it is, their own if it is among those, and computers of a
    level have the others. Raises Refusal where nobody is to play.
    """
    check_may_open(connection, person, place.guild_id)
    log = store.load_log(connection, old.id)[:steps]
    record = new_record(old.slug, old.options, old.pace, person, place, now)
    record.origin = old.as_origin(steps, link)
    record.secret, record.commitment = old.secret, old.commitment
    record.casual, record.carried = True, carried
    mine = record.chairs[0]
    record.chairs = [computer_chair(seat, seat, person, level) for seat in range(record.most)]
    record.begin()
    for entry in log:
        record.play(entry, None, now)
        if entry.kind == "joining":
            seat = len(record.chairs)
            record.chairs.append(computer_chair(seat, seat, person, level))
    if record.status != "running" or not record.to_act:
        raise Refusal(NO_ONE_TO_PLAY)
    _sit(record, log, mine, _seat_for(record, old, person))
    coach(connection, record)
    return record, True


def _seat_for(record: Record, old: Record, person: Person) -> int:
    own = [chair.seat for chair in old.chairs if chair.user_id == person.user_id]
    there = sorted(record.to_act)
    return next((seat for seat in there if seat in own), there[0])


def _sit(record: Record, log: list[Entry], mine: Chair, seat: int) -> None:
    """Let the person sit down, and forget who was absent in the match before."""
    gone = {entry.seat for entry in log if entry.kind == "concession"}
    mine.seat = seat
    record.chairs[seat] = mine
    for chair in record.chairs:
        chair.left, chair.stand_in, chair.timeouts = chair.seat in gone, False, 0
