"""Puzzle positions, as the seat to decide sees them."""

from dataclasses import replace
from typing import Any, Final

from bot.base.language import Language
from bot.match.people import COMPUTER_NAMES, computer_name
from bot.match.record import Chair, Record
from bot.match.unstored import unstored_record
from bot.match.view import MatchView, match_view
from cogs.puzzles.actions import Puzzle
from games import GAMES
from games.core import Chance, Event, begin, step

_ASKED: Final = 1
"""The user id of the seat that the puzzle is about."""


def position(puzzle: Puzzle) -> Record:
    """Return a match before its decision, with neutral names.

    Raises RulesChanged if it was played under other rules.
    """
    game, header = GAMES[puzzle.header.slug], puzzle.header
    state, chance = begin(game, header), Chance(header.key)
    events: list[Event] = []
    for entry in puzzle.log:
        events += step(game, state, entry, chance)
    chairs = [_chair(puzzle, seat) for seat in range(header.seats)]
    record = unstored_record(game, header.options, chairs, state, events)
    record.host_id, record.version, record.unrated = _ASKED, len(puzzle.log), "casual"
    return record


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
