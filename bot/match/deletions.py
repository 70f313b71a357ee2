"""Remembers who has deleted their data, so that nobody gets a second try at a shared deal.

People and servers are stored as a keyed hash, which is deleted after the next day: a deal may be
played past midnight.
"""

import hmac
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, select

from bot.base.calendar import day_at, day_before
from bot.base.language import Sentence, sentence
from bot.base.refusals import Refusal
from bot.match.shared_deals import master_secret
from bot.storage import tables
from bot.storage.database import set_fact

_NAME: Final = "deleted "
_DIGEST_BYTES: Final = 10
_fact = tables.facts.c.name


def note_deletion(connection: Connection, owner_id: int, now: int) -> None:
    """Remember until the end of the next UTC day that a person's or server's data is deleted."""
    key = master_secret(connection)
    if key is not None:
        set_fact(connection, _name(key, owner_id, day_at(now)), "")


_ONCE_A_DAY: Final = sentence("match/data-deleted")


def check_not_deleted(
    connection: Connection,
    owner_id: int,
    now: int,
    *,
    since: int | None = None,
    told: Sentence = _ONCE_A_DAY,
) -> None:
    """Raise Refusal if the person's or server's data was deleted today.

    ``since`` as in ``was_deleted``.
    """
    if was_deleted(connection, owner_id, now, now if since is None else since):
        raise Refusal(told)


def was_deleted(connection: Connection, owner_id: int, now: int, since: int) -> bool:
    """Return True if a person's or server's data was deleted today or on the day of ``since``.

    ``since`` is a time, yesterday at the earliest.
    """
    key = master_secret(connection)
    if key is None:  # there has been no shared deal yet
        return False
    names = {_name(key, owner_id, day_at(at)) for at in (now, since)}
    return connection.scalar(select(_fact).where(_fact.in_(names)).limit(1)) is not None


def any_outdated(connection: Connection, now: int) -> bool:
    """Return True if ``forget_outdated`` has anything to do."""
    return connection.scalar(select(_fact).where(*_outdated(now)).limit(1)) is not None


def forget_outdated(connection: Connection, now: int) -> None:
    """Delete the notes of the days before yesterday."""
    connection.execute(delete(tables.facts).where(*_outdated(now)))


def _outdated(now: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return (_fact >= _NAME, _fact < _NAME + day_before(day_at(now)))


def _name(key: bytes, owner_id: int, day: str) -> str:
    digest = hmac.digest(key, f"{_NAME}{day} {owner_id}".encode(), "sha256")
    return f"{_NAME}{day} {digest[:_DIGEST_BYTES].hex()}"
