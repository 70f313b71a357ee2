"""Decisions of each game that can be looked back at: ``python -m tests.games.reviews``."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from games import GAMES
from games.core import Chance, Entry, begin, step
from games.core.reviewing import Verdict, judge
from tests.games.playing import AnyGame, header_for, random_move, sample_of

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
