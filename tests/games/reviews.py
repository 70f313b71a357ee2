"""Computers' choices and reviews of decisions of each game: ``python -m tests.games.reviews``."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from games import GAMES
from games.core import LEVELS, Chance, Entry, Header, Level, begin, step
from games.core.puzzles import best_action, clear_best, deal, play_some
from games.core.reviewing import Verdict, judge
from tests.games.playing import AnyGame, header_for, let_choose, random_move, sample_of

SEATS = 3
"""So many sit there, where the rules allow it: the others of a rival are not all alike."""
POSITIONS = 4
"""Number of positions of a match to test."""
STEPS = 56
"""Maximum number of steps played of a match."""


def positions(game: AnyGame, number: int) -> list[tuple[Any, int]]:
    """Return ``number`` positions from all over a match, each with a seat that may act.

    Pages play it, since they decide quickly.
    """
    found = list(_played(game))
    chosen = random.Random(5).sample(range(len(found)), min(number, len(found)))
    return [found[each] for each in sorted(chosen)]


def _played(game: AnyGame) -> Iterator[tuple[Any, int]]:
    chance, rng = Chance(bytes(32)), random.Random(5)
    seats = min(max(SEATS, game.seats.start), game.seats.stop - 1)
    state = game.new(game.options(), seats, chance)
    players = [game.computers[LEVELS[0]].choose] * seats
    for _ in range(STEPS):
        if game.outcome(state) is not None:
            return
        able = [seat for seat in sorted(game.to_act(state)) if game.menu(state, seat)]
        yield from ((game.copy(state), seat) for seat in able[:1])
        let_choose(game, state, players, rng, chance)


def choice(game: AnyGame, level: Level, state: Any, seat: int, seed: int) -> Any:
    """Return a computer's action for a seat, as JSON values; None to wait."""
    view, menu = game.view(state, seat), game.menu(state, seat)
    action = game.computers[level].choose(view, menu, random.Random(seed))
    return None if action is None else game.actions.dump_python(action, mode="json")


@cache
def choices(slug: str) -> list[Any]:
    """Return each level's choice in each of some positions."""
    game = GAMES[slug]
    return [
        choice(game, level, state, seat, number)
        for number, (state, seat) in enumerate(positions(game, POSITIONS))
        for level in LEVELS
    ]


if __name__ == "__main__":
    print(json.dumps([choices(slug) for slug in GAMES]))


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


LONGEST = 400
"""Maximum number of steps played of a match."""
NUMBER = 5
"""Number of its decisions to review."""
SEED = 150
"""Seed for choosing them. In Eighty Points they include a play that Knights play out."""


@contextmanager
def quick_reviewers() -> Iterator[None]:
    """Limit reviewers' search, for tests of properties that hold for any search."""
    with pytest.MonkeyPatch.context() as patch:
        for game in filter(lambda game: game.has_reviewer, GAMES.values()):
            reviewing = import_module(type(game.reviewer).__module__)
            for name, less in sample_of(game, "LESS", {}).items():
                assert less < getattr(reviewing, name)
                patch.setattr(reviewing, name, less)
        yield


class Decision(NamedTuple):
    """A seat's action in a state, as a step of a match with this key."""

    key: bytes
    step: int
    state: Any
    entry: Entry

    @property
    def seat(self) -> int:
        assert self.entry.seat is not None
        return self.entry.seat


@cache
def decisions(slug: str) -> list[Decision]:
    """Decisions of a match, from all over it and of as many kinds as there are.

    They were made by Pages half of the time, so the match gets somewhere, and else at random.
    """
    found, met = list(_made(GAMES[slug])), Counter[str]()

    def of_its_kind(made: Decision) -> int:
        assert made.entry.action is not None
        kind = made.entry.action["type"]
        met[kind] += 1
        return met[kind]

    mixed = random.Random(SEED).sample(found, len(found))
    return sorted(sorted(mixed, key=of_its_kind)[:NUMBER], key=lambda made: made.step)


@cache
def verdicts(slug: str) -> list[Verdict | None]:
    """Return the verdicts on these decisions, with a limited search."""
    with quick_reviewers():
        return [verdict(slug, made, made.state) for made in decisions(slug)]


def _made(game: AnyGame) -> Iterator[Decision]:
    header, rng, page = header_for(game, 5), random.Random(5), game.computers["page"]
    state, chance = begin(game, header), Chance(header.key)
    for number in range(LONGEST):
        if game.outcome(state) is not None:
            return
        entry = random_move(game, state, rng)
        if entry.seat is not None and rng.random() < 0.5:
            menu, view = game.menu(state, entry.seat), game.view(state, entry.seat)
            action = page.choose(view, menu, rng)
            if action is not None:
                data = game.actions.dump_python(action, mode="json")
                entry = Entry("action", entry.seat, data)
        if entry.seat is not None:
            yield Decision(header.key, number, game.copy(state), entry)
        step(game, state, entry, chance)


def verdict(slug: str, made: Decision, state: Any) -> Verdict | None:
    """Return the verdict on a decision, in a state that may not be the real one."""
    game, reviewer = GAMES[slug], GAMES[slug].reviewer
    return judge(game, reviewer, made.key, state, made.step, made.entry)


def dumped(found: Verdict | None) -> str:
    """A verdict as JSON. Raises TypeError or ValueError where it cannot be stored as that."""
    return json.dumps(found and asdict(found), allow_nan=False)


if __name__ == "__main__":
    for slug in filter(lambda slug: GAMES[slug].has_reviewer, GAMES):
        for found in verdicts(slug):
            print(slug, dumped(found))
