"""Takebacks in each game: nothing that was random or revealed something hidden."""

from itertools import islice

import pytest

from games import GAMES
from games.core.takebacks import leaves_no_trace
from tests.games.playing import AnyGame, header_for, play, seats_of

KEY = bytes(range(32))
FREE = {
    "high-card": {"declare"},
    "king-of-the-hill": {"choose", "attack", "divide"},
    "king-of-the-mountain": {"deploy", "move"},
    "kill-the-kings": {"place", "reserve"},
    "eighty-points": {"bury", "call"},
}
"""Some types of actions that can be taken back, by game."""
BOUND = {
    "high-card": {"declare"},
    "king-of-the-hill": {"attack"},
    "king-of-the-mountain": {"deploy"},
    "kill-the-kings": {"draw"},
    "eighty-points": {"declare", "put"},
}
"""Some that cannot: the last of those that are made in secret shows all of them."""
NEVER = {"draw"}


def is_enough(slug: str, found: dict[bool, set[str]]) -> bool:
    """Return True once all has been seen. A search for something impossible never stops early."""
    if NEVER & BOUND[slug]:
        return False
    return FREE[slug] <= found[True] and BOUND[slug] <= found[False]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_what_may_be_taken_back(game: AnyGame) -> None:
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(6):
        for state, entry, _ in islice(play(game, header_for(game, seed), seed), 80):
            if is_enough(game.slug, found):
                break
            if entry.kind != "action" or entry.seat is None or entry.action is None:
                continue
            action = game.actions.validate_python(entry.action)
            before = game.dump(state)
            seats = seats_of(game, state)
            free = leaves_no_trace(game, state, seats, entry.seat, action, KEY)
            assert game.dump(state) == before
            found[free].add(entry.action["type"])
    assert FREE[game.slug] <= found[True]
    assert BOUND[game.slug] <= found[False]
    assert not NEVER & found[True]
