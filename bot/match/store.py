"""Loads and stores the rows of a match.

The log is the truth. ``state`` is a snapshot, so that a press needn't replay the match.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from sqlalchemy import (
    Connection,
    RowMapping,
    Update,
    and_,
    bindparam,
    false,
    func,
    insert,
    literal_column,
    select,
    true,
    update,
)

from bot.base import logs, reports
from bot.match.chairs import Chair
from bot.match.kind import kind_named
from bot.match.record import CLOSED, UNREADABLE, Alarm, BoardPosting, Record
from bot.storage import tables
from bot.storage.statements import Prepared
from games.core import Entry, RulesChanged

log = logs.get(__name__)

_ALARM = tuple(each.name for each in fields(Alarm))
_ALARM_COLUMNS = tuple(c.name for c in tables.matches.c if c.name.startswith("alarm_"))
_NAMED_SERVERS: Final = ("deal_guild_id", "link_guild_id")
"""Columns with the servers that a match's origin names, which erasing a server needs."""
_COLUMNS = tuple(
    c.name for c in tables.matches.c if c.name not in ("state", *_NAMED_SERVERS, *_ALARM_COLUMNS)
)
BOARD: Final = "board"  # the kind of posting for a match's own board
SHOWN_AS: Final = {  # the fields of a board's posting, with their columns
    "published_version": "version",
    "place_id": "place_id",
    "lobby_message_id": "lobby_id",
    "board_message_id": "message_id",
    "board_posted_at": "posted_at",
    "ping_key": "ping_key",
    "refused_at": "refused_at",
    "renamed": "renamed",
}
_FIXED = {  # columns that ``save`` doesn't write
    *("id", "slug", "rules_version", "options", "pace", "guild_id", "channel_id", "locale"),
    *("secret", "commitment", "created_at", "private", "kind", "shared_deal", "origin"),
}
_CHANGING = tuple(name for name in _COLUMNS if name not in _FIXED)
_CHAIR_COLUMNS = tuple(c.name for c in tables.chairs.c if c.name != "match_id")

# Built once, as building statements costs more than running them. Those of a press are plain SQL.
_matches, _chairs, _postings = tables.matches, tables.chairs, tables.postings
_SHOWN = [_postings.c[column].label(f"shown_{name}") for name, column in SHOWN_AS.items()]
# A literal, as prepared statements take only named values.
BOARD_OF: Final = and_(
    _postings.c.kind == literal_column(f"'{BOARD}'"), _postings.c.subject == _matches.c.id
)
_SELECT_MATCH = (
    select(_matches, *_SHOWN)
    .join_from(_matches, _postings, BOARD_OF)
    .where(_matches.c.id == bindparam("of"))
)
_SELECT_MATCHES, _SELECT_MATCHES_WITHOUT_STATES = (
    select(*columns, *_SHOWN)
    .join_from(_matches, _postings, BOARD_OF)
    .where(_matches.c.id.in_(bindparam("among", expanding=True)))
    for columns in (_matches.c, [column for column in _matches.c if column.name != "state"])
)
_FIND_MATCH = Prepared(_SELECT_MATCH)
_FIND_MATCH_TO_CHANGE = Prepared(_SELECT_MATCH.with_for_update(of=_matches))
_preferred = tables.preferences.c
_SEATED = (
    select(
        _chairs,
        func.coalesce(_preferred.four_colours, false()).label("four_colours"),
        func.coalesce(_preferred.coaching, true()).label("coaching"),
        _preferred.more,
    )
    .outerjoin(tables.preferences, _preferred.user_id == _chairs.c.user_id)
    .order_by(_chairs.c.seat)
)
_SELECT_CHAIRS = _SEATED.where(_chairs.c.match_id.in_(bindparam("among", expanding=True)))
_FIND_CHAIRS = Prepared(_SEATED.where(_chairs.c.match_id == bindparam("of")))
_SELECT_LOG = (
    select(tables.log.c.kind, tables.log.c.seat, tables.log.c.action)
    .where(tables.log.c.match_id == bindparam("of"))
    .order_by(tables.log.c.sequence)
)
_UPDATE_MATCH = (
    update(_matches)
    # Optimistic concurrency: no row is changed if the match is at another version by now.
    .where(_matches.c.id == bindparam("of"), _matches.c.version == bindparam("seen"))
    .values({name: bindparam(name) for name in (*_CHANGING, *_ALARM_COLUMNS)})
)
_CHANGE_MATCH = Prepared(_UPDATE_MATCH)
_CHANGE_MATCH_AND_STATE = Prepared(_UPDATE_MATCH.values(state=bindparam("state")))
_ADD_ENTRY = Prepared(insert(tables.log))
_INSERT_MATCH = insert(_matches)
_INSERT_BOARD = insert(_postings)
_INSERT_CHAIR = insert(_chairs)
_UPDATE_CHAIR = (
    update(_chairs)
    .where(_chairs.c.match_id == bindparam("of"), _chairs.c.seat == bindparam("at"))
    .values({name: bindparam(name) for name in _CHAIR_COLUMNS})
)


def load(
    connection: Connection, match_id: str, *, to_change: bool = False, unfinished: bool = True
) -> Record | None:
    """Load a match with its chairs and alarm. Returns None if there is none.

    ``to_change`` locks it. An unreadable state of a finished or cancelled match is left out, and
    without ``unfinished`` that of any match. Otherwise this raises RulesChanged if it was made
    under other rules, or one of ``UNREADABLE`` if it's damaged.
    """
    query = _FIND_MATCH_TO_CHANGE if to_change else _FIND_MATCH
    found = query.rows(connection, {"of": match_id})
    if not found:
        return None
    (row,) = found
    record = _record(row)
    record.chairs = [_chair(chair) for chair in _FIND_CHAIRS.rows(connection, {"of": match_id})]
    if row["state"] is not None:
        must = unfinished and record.status not in CLOSED
        record.state = _read_state(record, row["state"], must=must)
    return record


def _read_state(record: Record, stored: dict[str, Any], *, must: bool) -> Any:
    """Parse a stored state. Returns None if it's unreadable, unless it ``must`` be readable."""
    if record.of_other_rules:
        if must:
            raise RulesChanged(f"{record.slug} v{record.rules_version}")
        return None
    try:
        return record.game.load(stored)
    except UNREADABLE:
        if must:
            raise
        log.warning("state of a match could not be read; skipped", match=record.id)
        return None


def load_many(
    connection: Connection, match_ids: Sequence[str], *, states: bool = True
) -> list[Record]:
    """Load the matches with these ids that exist, in this order.

    Without ``states`` none is read. An unreadable unfinished match is left out so that it doesn't
    hide the others.
    """
    wanted = _SELECT_MATCHES if states else _SELECT_MATCHES_WITHOUT_STATES
    records: dict[str, Record] = {}
    for row in connection.execute(wanted, {"among": match_ids}).mappings():
        try:
            record = _record(row)
            if states and row["state"] is not None:
                must = record.status not in CLOSED
                record.state = _read_state(record, row["state"], must=must)
        except RulesChanged as error:
            log.info(
                "match uses other rules; skipped",
                match=row["id"],
                rules=str(error),
            )
        except UNREADABLE:
            reports.exception("match could not be read", where="task", match=row["id"])
        else:
            records[record.id] = record
    # One query for all chairs instead of one per match.
    if records:
        for chair in connection.execute(_SELECT_CHAIRS, {"among": [*records]}).mappings():
            records[chair["match_id"]].chairs.append(_chair(chair))
    return [records[match_id] for match_id in match_ids if match_id in records]


def _record(row: Mapping[str, Any] | RowMapping) -> Record:
    alarm = Alarm(**{name: row[f"alarm_{name}"] for name in _ALARM})
    # JSON has only lists.
    alarm.people = frozenset(alarm.people)
    values = {name: row[name] for name in _COLUMNS}
    shown = BoardPosting(**{name: row[f"shown_{name}"] for name in SHOWN_AS})
    return Record(**{**values, "kind": kind_named(row["kind"])}, alarm=alarm, shown=shown)


def _chair(row: Mapping[str, Any] | RowMapping) -> Chair:
    known = {name: row[name] for name in _CHAIR_COLUMNS}
    return Chair(
        **known,
        four_colours=bool(row["four_colours"]),
        coaching=bool(row["coaching"]),
        plays_forced=bool((row["more"] or {}).get("plays_forced")),
    )


def create(connection: Connection, record: Record) -> None:
    """Store a new match, with anything already played in it."""
    values = {name: getattr(record, name) for name in _COLUMNS}
    values |= {"kind": record.kind.name, **_alarm_values(record.alarm)}
    values |= _named_servers(record)
    state = None if record.state is None else record.game.dump(record.state)
    connection.execute(_INSERT_MATCH, {**values, "state": state})
    shown = {column: getattr(record.shown, name) for name, column in SHOWN_AS.items()}
    board = {"kind": BOARD, "subject": record.id, "match_id": record.id, **shown}
    connection.execute(_INSERT_BOARD, board)
    _save_chairs(connection, record, ())
    for row in _log_rows(record, record.created_at):
        _ADD_ENTRY.run(connection, row)


def _named_servers(record: Record) -> dict[str, int | None]:
    link = record.origin["link"] if record.origin else None
    named = (
        re.match(r"[^/]+/[\d-]+/(\d+)(?:/|$)", record.deal),
        re.search(r"/channels/(\d+)/", link or ""),
    )
    return {
        name: int(each[1]) if each else None
        for name, each in zip(_NAMED_SERVERS, named, strict=True)
    }


def reopen(connection: Connection, match_id: str) -> None:
    """Have the board of a finished match updated again, until it shows the newest version."""
    connection.execute(board_of(match_id).values(settled=False))


def board_of(match_id: str) -> Update:
    return update(_postings).where(_postings.c.kind == BOARD, _postings.c.subject == match_id)


def mark_shown(connection: Connection, match_ids: Sequence[str]) -> None:
    """Mark the boards of finished matches as if their end had been shown."""
    newest = select(_matches.c.version).where(_matches.c.id == _postings.c.subject)
    some = update(_postings).where(_postings.c.kind == BOARD, _postings.c.subject.in_(match_ids))
    connection.execute(some.values(version=newest.scalar_subquery(), settled=True))


def note_rematch(connection: Connection, old: Record, again: Record) -> None:
    """Link a finished match to its rematch."""
    found = update(_matches).where(_matches.c.id == old.id)
    connection.execute(found.values(rematch_id=again.id))


def save(connection: Connection, record: Record, before: tuple[Chair, ...], now: int) -> bool:
    """Store a changed match over the version it was loaded at. Returns False if that's outdated.

    ``before`` are the chairs as they were loaded: only chairs that differ are written. A state that
    was not read stays as it is.
    """
    values = {name: getattr(record, name) for name in _CHANGING} | _alarm_values(record.alarm)
    values |= {"of": record.id, "seen": record.version - record.steps}
    if record.state is None:
        changed = _CHANGE_MATCH.run(connection, values)
    else:
        state = record.game.dump(record.state)
        changed = _CHANGE_MATCH_AND_STATE.run(connection, {**values, "state": state})
    # Nothing else has been written yet, so the caller may simply try again.
    if changed != 1:
        return False
    for row in _log_rows(record, now):
        _ADD_ENTRY.run(connection, row)
    if tuple(record.chairs) != before:
        _save_chairs(connection, record, before)
    return True


def _log_rows(record: Record, now: int) -> list[dict[str, Any]]:
    return [
        {
            "match_id": record.id,
            "sequence": sequence,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": entry.action,
            "user_id": user_id,
            "at": now,
        }
        for sequence, (entry, user_id) in enumerate(
            record.entries, record.version - len(record.entries) + 1
        )
    ]


def _save_chairs(connection: Connection, record: Record, before: tuple[Chair, ...]) -> None:
    # By position: when a player leaves a lobby, those behind move up and differ too.
    paired = zip(record.chairs, before, strict=False)
    if changed := [_chair_values(chair) for chair, old in paired if chair != old]:
        connection.execute(
            _UPDATE_CHAIR, [{"of": record.id, "at": chair["seat"], **chair} for chair in changed]
        )
    if more := [_chair_values(chair) for chair in record.chairs[len(before) :]]:
        connection.execute(_INSERT_CHAIR, [{"match_id": record.id, **chair} for chair in more])
    if len(record.chairs) < len(before):
        place = _chairs.c
        connection.execute(
            _chairs.delete().where(place.match_id == record.id, place.seat >= len(record.chairs))
        )


def load_log(connection: Connection, match_id: str) -> list[Entry]:
    """Return every entry of a match, first to last."""
    rows = connection.execute(_SELECT_LOG, {"of": match_id})
    return [Entry(row.kind, row.seat, row.action) for row in rows]


def _chair_values(chair: Chair) -> dict[str, Any]:
    return {name: getattr(chair, name) for name in _CHAIR_COLUMNS}


def _alarm_values(alarm: Alarm) -> dict[str, Any]:
    values = {f"alarm_{name}": getattr(alarm, name) for name in _ALARM}
    return {**values, "alarm_people": sorted(alarm.people), "alarm_wake_at": alarm.wake_at}
