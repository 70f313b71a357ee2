"""Takebacks in each game: nothing that was random or revealed something hidden."""

from itertools import islice

from games.core.takebacks import leaves_no_trace
from tests.games.every import every_game
from tests.games.playing import AnyGame, header_for, play, sample_of, seats_of

KEY = bytes(range(32))
NEVER = {"draw"}


def free(game: AnyGame) -> set[str]:
    """Types of actions that can be taken back, some of them."""
    found: set[str] = sample_of(game, "FREE", set())
    return found


def is_enough(game: AnyGame, found: dict[bool, set[str]]) -> bool:
    """Return True once all has been seen. A search for something impossible never stops early."""
    bound = sample_of(game, "BOUND", set())
    return not NEVER & bound and free(game) <= found[True] and bound <= found[False]


@every_game
def test_what_may_be_taken_back(game: AnyGame) -> None:
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(6):
        for state, entry, _ in islice(play(game, header_for(game, seed), seed), 80):
            if is_enough(game, found):
                break
            if entry.kind != "action" or entry.seat is None or entry.action is None:
                continue
            action = game.actions.validate_python(entry.action)
            before = game.dump(state)
            seats = seats_of(game, state)
            undone = leaves_no_trace(game, state, seats, entry.seat, action, KEY)
            assert game.dump(state) == before
            found[undone].add(entry.action.get("type", ""))
    assert free(game) <= found[True]
    assert sample_of(game, "BOUND", set()) <= found[False]
    assert not NEVER & found[True]
