"""Puzzle positions, as the seat to decide sees them."""

from dataclasses import replace
from typing import Any, Final

from bot.base.language import Language
from bot.match.people import COMPUTER_NAMES, computer_name
from bot.match.record import RECENT_EVENTS, Chair, Record
from bot.match.view import MatchView, match_view
from cogs.puzzles.actions import Puzzle
from games import GAMES
from games.core import Chance, begin, step

_ASKED: Final = 1
"""The user id of the seat that the puzzle is about."""


def position(puzzle: Puzzle) -> Record:
    """Return a match before its decision, with neutral names.

    Raises RulesChanged if it was played under other rules.
    """
    game, header = GAMES[puzzle.header.slug], puzzle.header
    state, chance = begin(game, header), Chance(header.key)
    recent: list[dict[str, Any]] = []
    for entry in puzzle.log:
        events = step(game, state, entry, chance)
        recent += [{"kind": event.kind, **event.public} for event in events]
    return Record(
        id="",
        slug=header.slug,
        rules_version=header.rules_version,
        options=header.options,
        pace="untimed",
        status="running",
        host_id=_ASKED,
        guild_id=None,
        locale="en",
        secret=b"",
        commitment="",
        channel_id=0,
        created_at=0,
        seats=header.seats,
        state=state,
        recent=recent[-RECENT_EVENTS:],
        version=len(puzzle.log),
        private=True,
        unrated="casual",
        chairs=[_chair(puzzle, seat) for seat in range(header.seats)],
    )


def _chair(puzzle: Puzzle, seat: int) -> Chair:
    name = COMPUTER_NAMES[seat % len(COMPUTER_NAMES)]
    return Chair(seat, _ASKED if seat == puzzle.seat else None, name, "")


def seen_by(record: Record, seat: int, language: Language, name: str = "") -> MatchView[Any]:
    """Return a position as its seat sees it. ``name`` replaces that seat's name."""
    mine = record.chairs[seat]
    called = name or computer_name(mine.name, language)
    chairs = [replace(chair, name=called) if chair is mine else chair for chair in record.chairs]
    seen = match_view(replace(record, chairs=chairs), seat, language)
    return replace(seen, rehearsed=True)
