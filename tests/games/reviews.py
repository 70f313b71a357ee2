"""Decisions of each game, as computers make and review them: ``python -m tests.games.reviews``."""

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
from games.core.game import Facts
from games.core.reviewing import Verdict, Weighing, compare, judge
from games.puzzles import best_action, clear_best, deal, play_some
from tests.games.playing import AnyGame, header_for, random_move, sample_of


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
    """Five decisions of a match, from all over it and of as many kinds as there are.

    They were made by Pages half of the time, so the match gets somewhere, and else at random.
    """
    game, found = GAMES[slug], list[Decision]()
    header, rng = header_for(game, 5), random.Random(5)
    state, chance = begin(game, header), Chance(header.key)
    for number in range(400):
        if game.outcome(state) is not None:
            break
        entry = random_move(game, state, rng)
        if entry.seat is not None:
            chosen = choose(game, "page", state, entry.seat, rng) if rng.random() < 0.5 else None
            entry = replace(entry, action=chosen or entry.action)
            found.append(Decision(header.key, number, game.copy(state), entry))
        step(game, state, entry, chance)
    kinds, met = list[tuple[int, Decision]](), Counter[str]()
    # In Eighty Points this seed chooses a play that Knights play out.
    for made in random.Random(150).sample(found, len(found)):
        kind = (made.entry.action or {}).get("type", "")
        met[kind] += 1
        kinds.append((met[kind], made))
    some = sorted(kinds, key=lambda each: each[0])[:5]
    return sorted((made for _, made in some), key=lambda made: made.step)


def choose(game: AnyGame, level: Level, state: Any, seat: int, rng: random.Random) -> Any:
    """Return a computer's action for a seat, as JSON values; None to wait."""
    action = game.computers[level].choose(game.view(state, seat), game.menu(state, seat), rng)
    return None if action is None else game.actions.dump_python(action, mode="json")


@cache
def choices(slug: str) -> list[Any]:
    return [
        choose(GAMES[slug], level, made.state, made.seat, random.Random(made.step))
        for made in decisions(slug)
        for level in LEVELS
    ]


@cache
def verdicts(slug: str) -> list[Verdict | None]:
    """Return the verdicts on these decisions, with a limited search."""
    with quick_reviewers():
        return [verdict(slug, made, made.state) for made in decisions(slug)]


def verdict(slug: str, made: Decision, state: Any) -> Verdict | None:
    return judge(GAMES[slug], made.key, state, made.step, made.entry)


def dumped(found: Verdict | None) -> str:
    """A verdict as JSON. Raises TypeError or ValueError where it cannot be stored as that."""
    return json.dumps(found and asdict(found), allow_nan=False)


class Review(NamedTuple):
    """A verdict on the candidate ``at``."""

    weighing: Weighing
    at: int
    best: int
    worths: tuple[float, ...]
    loss: float
    error: float
    grade: int

    @property
    def facts(self) -> Facts:
        return self.weighing.facts[self.at]


def review(game: AnyGame, state: Any, action: Any, seat: int = 0, seed: int = 1) -> Review:
    view, menu = game.view(state, seat), game.menu(state, seat)
    weighing = game.reviewer.weigh(view, menu, action, random.Random(seed))
    assert weighing is not None
    at = weighing.candidates.index(action)
    return Review(weighing, at, *compare(weighing, at, game.reviewer.thresholds))


def weigh_all(game: AnyGame, state: Any, seat: int = 0, seed: int = 1) -> Weighing | None:
    view, menu = game.view(state, seat), game.menu(state, seat)
    found: Weighing | None = game.reviewer.weigh_all(view, menu, random.Random(seed))
    return found


@cache
def solved(slug: str) -> tuple[Header, tuple[Entry, ...]]:
    """A match of Knights up to a step with a clearly best answer, which is given there."""
    at = sample_of(GAMES[slug], "PUZZLE", None)
    assert at, "say in the sample under PUZZLE which deal and step have a clearly best answer"
    number, step = at
    header = deal(slug, number.to_bytes(32, "big"))
    log = play_some(header, (), step + 1)[: step + 1]
    best = best_action(header, log)
    return header, (*log[:step], replace(log[step], action=best))


@cache
def found(slug: str) -> Verdict | None:
    return clear_best(*solved(slug))


if __name__ == "__main__":
    for slug, game in GAMES.items():
        print(json.dumps(choices(slug) if game.has_computers else []))
        print(*map(dumped, verdicts(slug) if game.has_reviewer else ()))
