"""Matches that are only shown: positions of lessons and puzzles."""

from collections.abc import Sequence
from typing import Any

from bot.match.record import RECENT_EVENTS, Chair, Record, stored_event
from games.core import Event, Game


def unstored_record(
    game: Game[Any, Any, Any],
    options: dict[str, Any],
    chairs: list[Chair],
    state: Any,
    events: Sequence[Event],
) -> Record:
    """Return a running match that is only shown, such as a lesson's."""
    return Record(
        id="",
        slug=game.slug,
        rules_version=game.rules_version,
        options=options,
        pace="untimed",
        status="running",
        host_id=0,
        guild_id=None,
        locale="en",
        secret=b"",
        commitment="",
        channel_id=0,
        created_at=0,
        seats=len(chairs),
        state=state,
        recent=[stored_event(event) for event in events[-RECENT_EVENTS:]],
        private=True,
        chairs=chairs,
    )
