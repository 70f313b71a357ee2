"""Random rounds, and the same rounds with hidden cards exchanged."""

import random
from dataclasses import dataclass, field
from functools import cache

from games.core import Entry, Event
from games.core.match import step
from games.eighty_points import (
    Call,
    EightyPointsState,
)
from tests.games.eighty_points.table import GAME, chance, new

HIDDEN = ("dealing", "declaring", "naming", "burying", "calling", "playing", "shown")
"""Phases in which cards are hidden."""


@dataclass
class History:
    """``states[n]`` is the state before ``entries[n]``; the last one is the end."""

    states: list[EightyPointsState] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)

    def round(self, number: int) -> tuple[int, int]:
        """From where on the states are of a round, and up to where its cards are hidden."""
        mine = [n for n, state in enumerate(self.states) if state.round == number]
        hidden = [n for n in mine if self.states[n].phase in HIDDEN]
        return mine[0], hidden[-1]


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


@cache
def history(seed: int) -> History:
    """Two rounds; of odd seeds by the letter of step 14."""
    rng = random.Random(seed)
    state = new(seed, rounds=2, loose_following=seed % 2 == 1)
    told = History()
    while GAME.outcome(state) is None:
        entry = random_entry(state, rng)
        told.states.append(GAME.copy(state))
        told.entries.append(entry)
        told.events.append(step(GAME, state, entry, chance(seed)))
    told.states.append(state)
    return told
