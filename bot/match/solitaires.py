"""Solitaires: they begin without a lobby and can be dealt again."""

from typing import Any

from sqlalchemy import Connection

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import store
from bot.match.admission import check_newcomer
from bot.match.coaching import coach
from bot.match.kind import NOT_YOUR_GAME
from bot.match.ledger import require
from bot.match.lobbies import new_record
from bot.match.people import Person, Place
from bot.match.record import CLOSED, Record


def begin_solitaire(
    connection: Connection,
    now: int,
    slug: str,
    options: dict[str, Any],
    person: Person,
    place: Place,
    *,
    private: bool,
    refused: Refusal | None = None,
) -> tuple[Record, bool]:
    """Deal a solitaire. ``private`` as in Record.

    ``refused`` is raised if given. Raises Refusal.
    """
    if refused is not None:
        raise refused
    record = new_solitaire(connection, now, slug, options, person, place)
    record.private = private
    coach(connection, record)
    record.begin()
    return record, True


def deal_again(
    connection: Connection,
    now: int,
    match_id: str,
    person: Person,
    place: Place,
    refused: Refusal | None = None,
) -> tuple[Record, bool]:
    """Deal a new solitaire like a finished one, or return it if it was dealt already.

    Never for a daily deal. ``refused`` is raised before a new one is dealt. Raises Refusal.
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
    """Return a one-person match, not yet stored. Raises Refusal."""
    check_newcomer(connection, place.guild_id, person)
    return new_record(slug, options, "untimed", person, place, now)


def check_owner(record: Record, person: Person) -> None:
    """Raise Refusal unless the person plays, or played, this solitaire."""
    if not record.kind.one_person:
        raise Refusal(sentence("bot/only-works-solo"))
    if all(chair.user_id != person.user_id for chair in record.chairs):
        raise Refusal(NOT_YOUR_GAME)
