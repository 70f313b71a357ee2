"""Replays a match from its log, including its chairs."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.match.record import Record
from games.core import Entry


def play_again(
    record: Record, rows: Sequence[Any]
) -> Iterator[tuple[Record, Entry | None, tuple[int, ...]]]:
    """Yield a match at its beginning and after each row of its log: always the same record.

    Each comes with the entry and the seats whose time it ran out. Raises RulesChanged, or the
    game's errors if the log is wrong.
    """
    chairs = [
        replace(chair, stand_in=False, timeouts=0, left=False, own_moves=0, computer_moves=0)
        for chair in record.chairs
    ]
    coming = chairs[record.seats :]
    playing = replace(record, chairs=chairs[: record.seats], recent=[], entries=[])
    playing.version = rows[0].sequence - 1 if rows else record.version
    playing.begin()
    yield playing, None, ()
    for row in rows:
        entry = Entry(row.kind, row.seat, row.action)
        missed = tuple(sorted(playing.missing)) if entry.kind == "time" else ()
        playing.play(entry, row.user_id, 0)
        playing.version = row.sequence
        if entry.kind == "joining":
            playing.chairs.append(coming.pop(0))
        yield playing, entry, missed
