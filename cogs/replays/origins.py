"""Matches with the deal of a finished one: continued from one of its steps, or from the start."""

from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, select

from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.match.beginning import coach, earlier_steps, forget_absences
from bot.match.events import Happened
from bot.match.kind import SOLITAIRE, Kind, register
from bot.match.ledger import Change
from bot.match.lobbies import check_may_open, computer_chair, new_record
from bot.match.people import Person, Place
from bot.match.record import LIVE, Record
from bot.match.store import load_many
from bot.pages.model import Button
from bot.pages.parts import Part, Seen
from bot.storage import tables
from bot.storage.statements import lock_person
from games.core import STAND_IN, Level

KNEW: Final = "knew"  # detail with the seats of people who know a lobby's cards
NO_ONE_TO_PLAY = sentence("replays/no-one-to-play")
OTHERS_PLAYED = sentence("replays/others-played")


class Step(NamedTuple):
    """A step of a finished match from which another one continues."""

    match: Record
    entries: int  # of the log, played before it
    link: str
    number: int  # in the replay where it was chosen

    @property
    def origin(self) -> dict[str, Any]:
        return {**self.match.as_origin(self.entries, self.link), "number": self.number}


PLAYED_ON: Final = register(Kind(name="played_on", own_deal=False))
SAME_CARDS: Final = register(Kind(name="same_cards", own_deal=False, takebacks=False))
ALONE_AGAIN: Final = register(replace(SOLITAIRE, name="alone_again", own_deal=False))


def _with_its_deal(
    connection: Connection,
    now: int,
    old: Record,
    origin: dict[str, Any],
    person: Person,
    place: Place,
) -> Record:
    check_may_open(connection, person, place.guild_id)
    record = new_record(old.slug, old.options, old.pace, person, place, now)
    record.origin = origin
    record.secret, record.commitment = old.secret, old.commitment
    record.unrated = "casual"
    if record.game.for_one:
        record.kind = ALONE_AGAIN
    else:
        record.kind = PLAYED_ON if origin["steps"] else SAME_CARDS
    return record


def play_on(
    connection: Connection,
    now: int,
    step: Step,
    person: Person,
    place: Place,
    level: Level,
    *,
    private: bool,
) -> tuple[Record, bool]:
    """Return a casual match that continues from a step of a finished one, and whether it is new.

    The person takes a seat whose turn it is, preferably their own. Computers of ``level`` have the
    others. Returns the match and False if they are already playing such a match. Raises Refusal if
    it's nobody's turn there.
    """
    for live in _live_continuations(connection, step.match, step.entries, person):
        # A match with other people, or with computers of another level, is not the same.
        others = [chair for chair in live.chairs if chair.user_id != person.user_id]
        alike = all(chair.user_id is None and chair.level == level for chair in others)
        if live.dealt and alike:
            return live, False
    begun = _played_on(connection, now, step, person, place, level, private=private)
    return begun, True


def _live_continuations(
    connection: Connection, old: Record, steps: int, person: Person
) -> list[Record]:
    """Return a person's matches that continue after this many steps of a finished one.

    The person is locked, so none is begun elsewhere before this transaction ends.
    """
    lock_person(connection, person.user_id)
    row = tables.matches.c
    mine = select(row.id).where(row.host_id == person.user_id, row.status.in_(LIVE))
    found = load_many(connection, connection.scalars(mine).all())
    return [
        record
        for record in found
        if record.chair_of(person.user_id) is not None and record.continues == (old.id, steps)
    ]


def _lobby_of(connection: Connection, old: Record, steps: int, person: Person) -> Record | None:
    live = _live_continuations(connection, old, steps, person)
    return next((record for record in live if record.status == "lobby"), None)


def _played_on(
    connection: Connection,
    now: int,
    step: Step,
    person: Person,
    place: Place,
    level: Level,
    *,
    private: bool,
) -> Record:
    old = step.match
    record = _with_its_deal(connection, now, old, step.origin, person, place)
    record.private = private
    # All seats are computers until it is known which one has a turn at this step.
    mine = record.chairs[0]
    record.chairs = [computer_chair(seat, seat, person, level) for seat in range(record.most)]
    record.begin()
    log = earlier_steps(connection, record)
    for entry in log:
        record.play(entry, None, now)
        if entry.kind == "joining":
            seat = len(record.chairs)
            record.chairs.append(computer_chair(seat, seat, person, level))
    if record.status != "running" or not record.to_act:
        raise Refusal(NO_ONE_TO_PLAY)
    mine.seat = _seat_for(record, old, person)
    record.chairs[mine.seat] = mine
    forget_absences(record, log)
    coach(connection, record)
    return record


def open_with_deal(
    connection: Connection, now: int, old: Record, link: str, person: Person, place: Place
) -> tuple[Record, bool]:
    """Return the lobby of a casual match with the deal of a finished one.

    If the person has already opened one, returns it and False. Raises Refusal if they may not.
    """
    lobby = _lobby_of(connection, old, 0, person)
    if lobby is not None:
        return lobby, False
    record = _with_its_deal(connection, now, old, old.as_origin(0, link), person, place)
    _note_players(connection, record)
    return record, True


def open_for_friends(
    connection: Connection,
    now: int,
    step: Step,
    person: Person,
    place: Place,
) -> tuple[Record, bool]:
    """Return the lobby of a casual match that continues from a step of a finished one.

    The person gets a seat whose turn it is there. If they have already opened such a lobby, returns
    it and False. Raises Refusal if it's nobody's turn there, or if the players at that step weren't
    those at the start.
    """
    old = step.match
    lobby = _lobby_of(connection, old, step.entries, person)
    if lobby is not None:
        return lobby, False
    # Played on as a trial, to find the person's seat and anybody who joined or left.
    tried = _played_on(connection, now, step, person, place, STAND_IN, private=False)
    if any(entry.kind in ("joining", "concession") for entry, _ in tried.entries):
        raise Refusal(OTHERS_PLAYED)
    mine = tried.chair_of(person.user_id)
    assert mine is not None
    origin = {**step.origin, "seat": mine.seat}
    record = _with_its_deal(connection, now, old, origin, person, place)
    _note_players(connection, record)
    return record, True


def note_players(change: Change) -> None:
    """Note who at a table knows its cards from the match that it continues."""
    record = change.record
    waits = record.status == "lobby" or Happened.BEGUN in record.happened
    if waits and record.origin is not None:
        _note_players(change.connection, record)


def _note_players(connection: Connection, record: Record) -> None:
    match_id, _ = record.continues
    chair = tables.chairs.c
    earlier = select(chair.user_id).where(chair.match_id == match_id)
    played = set(connection.scalars(earlier.where(chair.user_id.is_not(None))))
    knew = [chair.seat for chair in record.chairs if chair.user_id in played]
    record.details = {**record.details, KNEW: knew}


def _seat_for(record: Record, old: Record, person: Person) -> int:
    """Return the seat of a person who continues a match: their own if it's that seat's turn."""
    own = [chair.seat for chair in old.chairs if chair.user_id == person.user_id]
    there = sorted(record.to_act)
    return next((seat for seat in there if seat in own), there[0])


class ReplayPart(Part):
    """The origin of a match's deal, and the button to its replay."""

    def board_text(self, seen: Seen, language: Language) -> str:
        return origin_text(seen, language)

    def over_text(self, seen: Seen, language: Language) -> str:
        return origin_text(seen, language) if seen.status == "over" else ""

    def lobby_text(self, seen: Seen, language: Language) -> str:
        knew = [escape_name(seen.name(seat)) for seat in seen.details.get(KNEW, ())]
        names = language.listing(knew)
        told = language.say("replays/known-cards", n=len(knew), names=names) if knew else ""
        return "\n".join([origin_text(seen, language), *([told] if knew else [])])

    def over_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        return (Button(language.say("bot/button-replay"), "replay"),) if seen.begun else ()


def origin_text(seen: Seen, language: Language) -> str:
    """Name the match that the deal comes from. Returns an empty string if it's this match's own."""
    origin = seen.origin
    if origin is None:
        return ""
    steps, link = origin["steps"], origin["link"] or ""
    step, linked = origin["number"] or steps, "yes" if link else "no"
    return language.say("replays/origin", steps=steps, step=step, linked=linked, link=link)
