"""Matches that aren't in a database."""

from typing import Any

from bot.match.chairs import Chair
from bot.match.record import Record
from games.core import begin
from tests.games.playing import AnyGame, header_for


def record_of(game: AnyGame, state: Any = None) -> Record:
    """Return a match between computers that has just begun, or is in a given state."""
    header = header_for(game, 3)
    return Record(
        id="abc",
        slug=game.slug,
        rules_version=game.rules_version,
        options=header.options,
        pace="live",
        status="running",
        host_id=1,
        guild_id=1,
        locale="en-US",
        secret=b"",
        commitment="",
        channel_id=1,
        created_at=0,
        seats=header.seats,
        state=begin(game, header) if state is None else state,
        chairs=[Chair(seat, None, "computer", "") for seat in range(header.seats)],
    )
