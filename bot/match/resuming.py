"""Brings a match to the step of the finished one that it continues."""

from sqlalchemy import Connection

from bot.base.language import sentence
from bot.base.refusals import Refusal
from bot.match import store
from bot.match.record import TIMED_OUT, Record
from games.core import Entry


def earlier_steps(connection: Connection, record: Record) -> list[Entry]:
    """Return the log entries that a match shares with the one it continues.

    Raises Refusal if that one no longer exists.
    """
    match_id, steps = record.continues
    log = store.load_log(connection, match_id)[:steps] if steps else []
    if len(log) < steps:
        raise Refusal(sentence("match/earlier-gone"))
    return log


def forget_absences(record: Record, log: list[Entry]) -> None:
    """Mark everybody as present who hadn't given up in the earlier match."""
    gone = {entry.seat for entry in log if entry.kind == "concession"}
    for chair in record.chairs:
        chair.left, chair.stand_in, chair.timeouts = chair.seat in gone, False, 0
        chair.own_moves = chair.computer_moves = 0
    record.recent = [event for event in record.recent if event["kind"] != TIMED_OUT]
