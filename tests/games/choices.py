"""Computers' choices in some positions of each game: ``python -m tests.games.choices``."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from games import GAMES
from games.core import LEVELS, Chance, Level
from tests.games.playing import AnyGame, let_choose

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
