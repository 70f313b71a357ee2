"""Positions of each game with a clearly best answer, for tests."""

from dataclasses import replace
from functools import cache

from games import GAMES
from games.core import Entry, Header
from games.core.puzzles import best_action, clear_best, deal, play_some
from games.core.reviewing import Verdict

FOUND_IN = {
    "king-of-the-hill": (0, 5),
    "high-card": (0, 1),
    "king-of-the-mountain": (0, 38),
    "kill-the-kings": (0, 74),
    "eighty-points": (5, 111),
}
"""By game, a deal and a step of it with a clearly best answer."""


@cache
def solved(slug: str) -> tuple[Header, tuple[Entry, ...]]:
    """A match of Knights up to a step with a clearly best answer, which is given there."""
    number, step = FOUND_IN[slug]
    game, header = GAMES[slug], deal(GAMES[slug], key(number))
    log = play_some(game, GAMES[slug].computers, header, (), step + 1)[: step + 1]
    best = best_action(game, GAMES[slug].reviewer, header, log)
    return header, (*log[:step], replace(log[step], action=best))


def key(number: int) -> bytes:
    return number.to_bytes(32, "big")


@cache
def found(slug: str) -> Verdict | None:
    return clear_best(GAMES[slug], GAMES[slug].reviewer, *solved(slug))
