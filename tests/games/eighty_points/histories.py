"""Random rounds in which pairs are common."""

import random
from collections.abc import Iterator

from games.core import Entry, Event
from games.core.match import step
from games.eighty_points.state import Call, EightyPointsState
from tests.games.eighty_points.table import GAME, chance, new


def random_entry(state: EightyPointsState, rng: random.Random) -> Entry:
    """Pairs are played more often than by chance, and declarations less."""
    able = [seat for seat in sorted(GAME.to_act(state)) if GAME.menu(state, seat)]
    if not able or (state.phase == "dealing" and rng.random() < 0.9):
        return Entry("time")
    seat = rng.choice(able)
    menu = GAME.menu(state, seat)
    action = menu.sample(rng)
    if state.phase == "playing" and rng.random() < 0.6:
        pairs = [each for each in menu if len({*each.cards}) < len(each.cards)]
        action = rng.choice(pairs) if pairs else action
    if state.phase == "calling" and rng.random() < 0.7:
        action = Call(rng.choice([card for hand in state.hands for card in hand]))
    return Entry("action", seat, GAME.actions.dump_python(action, mode="json"))


def history(seed: int) -> Iterator[tuple[EightyPointsState, list[Event]]]:
    """The states of two rounds, each with what led to it; of odd seeds by the letter of step 14."""
    rng = random.Random(seed)
    state = new(seed, rounds=2, loose_following=seed % 2 == 1)
    events: list[Event] = []
    yield GAME.copy(state), events
    while GAME.outcome(state) is None:
        events = step(GAME, state, random_entry(state, rng), chance(seed))
        yield GAME.copy(state), events
