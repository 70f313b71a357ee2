"""Random rounds, and the same rounds with hidden cards exchanged."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from games.core import Chance, Entry, Event, IllegalAction
from games.core.event import Facts
from games.core.match import step
from games.eighty_points import (
    Bury,
    Call,
    Choose,
    Declare,
    EightyPointsState,
    Name,
    Pass,
    Put,
    Ready,
    order_of,
)
from games.eighty_points.state import Action
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


def twin(told: History, first: int, upto: int, one: int, other: int) -> History | None:
    """The round as it would have been with two cards of the deck exchanged; None if it could not.

    Everybody does the same, as far as that can be seen; only buried cards are exchanged too.
    """
    state = GAME.copy(told.states[first])
    deck = state.deck
    faces = deck[one], deck[other]
    deck[one], deck[other] = deck[other], deck[one]
    again = History()
    for entry in told.entries[first:upto]:
        again.states.append(GAME.copy(state))
        try:
            again.events.append(apply(state, entry, faces))
        except IllegalAction:
            return None
    again.states.append(state)
    return again


def apply(state: EightyPointsState, entry: Entry, faces: tuple[int, int]) -> list[Event]:
    """An entry; where the cards to be buried are no longer all held, one is exchanged."""
    if entry.kind == "time":
        return GAME.expire(state, chance())
    assert entry.seat is not None
    action: Action = GAME.actions.validate_python(entry.action)
    if isinstance(action, Bury) and action not in GAME.menu(state, entry.seat):
        for gone, come in (faces, faces[::-1]):
            if gone in action.cards:
                rest = list(action.cards)
                rest.remove(gone)
                exchanged = Bury(tuple(sorted([*rest, come])))
                if exchanged in GAME.menu(state, entry.seat):
                    action = exchanged
                    break
    return GAME.apply(state, entry.seat, action, chance())


def places(state: EightyPointsState, viewer: int | None) -> dict[str, list[int]]:
    """What lies hidden from a viewer: hands, the dead hand, the rest of the deck."""
    hidden = {f"hand {n}": hand for n, hand in enumerate(state.hands) if n != viewer and hand}
    if state.dead and viewer != state.koth:
        hidden["dead"] = state.dead
    if state.deck:
        hidden["deck"] = state.deck
    return hidden


def exchanges(
    state: EightyPointsState, viewer: int | None, rng: random.Random, tries: int
) -> Iterator[tuple[str, EightyPointsState]]:
    """The state with two hidden cards exchanged, where that agrees with what is known."""
    for _ in range(tries):
        other = GAME.copy(state)
        hidden = places(other, viewer)
        if len(hidden) < 2:
            return
        one, two = rng.sample(sorted(hidden), 2)
        i, j = rng.randrange(len(hidden[one])), rng.randrange(len(hidden[two]))
        if hidden[one][i] == hidden[two][j]:
            continue
        hidden[one][i], hidden[two][j] = hidden[two][j], hidden[one][i]
        if state.trump_suit is not None:
            for hand in (*other.hands, other.dead):
                hand.sort()
        if all(agrees(other, seat) for seat in range(5)):
            yield " and ".join(sorted(part.split()[0] for part in (one, two))), other


def agrees(state: EightyPointsState, seat: int) -> bool:
    """Whether a hand is one that everybody thinks possible."""
    known = GAME.view(state, None).seats[seat]
    suits = order_of(state.trump_rank, state.trump_suit).suits
    hand = state.hands[seat]
    pairs = {card for card in hand if hand.count(card) == 2}
    return (
        not any(known.void >> suits[card] & 1 for card in hand)
        and not any(known.pairless >> suits[card] & 1 for card in pairs)
        and all(
            (hand + state.dead * (seat == state.koth)).count(card) >= state.shown[seat].count(card)
            for card in state.shown[seat]
        )
    )


def random_actions(state: EightyPointsState, rng: random.Random) -> list[Action]:
    """Some that may be legal and many that are not."""
    faces = [*range(54)]
    eight = rng.sample(faces, 8)
    return [
        *(Declare(suit, pair) for suit in range(4) for pair in (False, True)),
        Pass(),
        Ready(),
        Name(rng.randrange(4)),
        Call(rng.randrange(54)),
        Bury(tuple(sorted(eight))),
        Bury(tuple(eight[:3])),
        Choose(tuple(sorted(eight[:3]))),
        *(Put((card,)) for card in rng.sample(faces, 8)),
        *(Put((card, card)) for card in rng.sample(faces, 8)),
        *(Put(tuple(sorted(rng.sample(faces, 2)))) for _ in range(8)),
        *(Put((card,)) for hand in state.hands for card in hand[:2]),
    ]


def reception(state: EightyPointsState, seat: int, action: Action, key: Chance) -> str:
    """What a seat hears when it tries something."""
    try:
        GAME.apply(GAME.copy(state), seat, action, key)
    except IllegalAction as refusal:
        return str(refusal)
    return "accepted"


def heard(events: list[Event]) -> list[tuple[str, Facts]]:
    return [(event.kind, event.public) for event in events]
