"""Positions of each game with a clearly best answer, for tests."""

from dataclasses import replace
from functools import cache

from games import GAMES
from games.core import Entry, Header
from games.core.puzzles import best_action, clear_best, deal, play_some
from games.core.reviewing import Verdict
from tests.games.playing import sample_of


@cache
def solved(slug: str) -> tuple[Header, tuple[Entry, ...]]:
    """A match of Knights up to a step with a clearly best answer, which is given there."""
    at = sample_of(GAMES[slug], "PUZZLE", None)
    assert at, "say in the sample under PUZZLE which deal and step have a clearly best answer"
    number, step = at
    game, header = GAMES[slug], deal(GAMES[slug], key(number))
    log = play_some(game, GAMES[slug].computers, header, (), step + 1)[: step + 1]
    best = best_action(game, GAMES[slug].reviewer, header, log)
    return header, (*log[:step], replace(log[step], action=best))


def key(number: int) -> bytes:
    return number.to_bytes(32, "big")


@cache
def found(slug: str) -> Verdict | None:
    return clear_best(GAMES[slug], GAMES[slug].reviewer, *solved(slug))
