"""Whole random matches, and the same matches with secrets exchanged."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from games.core import Entry, Event, IllegalAction
from games.core.event import Facts
from games.king_of_the_hill import (
    JOKER,
    Attack,
    Choose,
    Divide,
    KingOfTheHillState,
    KingOfTheHillView,
    SetAside,
)
from games.king_of_the_hill.state import Action
from tests.games.king_of_the_hill.table import GAME, chance
from tests.games.playing import header_for, play

Swap = Callable[[int], int]


@dataclass
class History:
    """``states[n]`` is the state before ``entries[n]``; the last one is the end."""

    states: list[KingOfTheHillState] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)


@cache
def history(seed: int) -> History:
    told = History()
    live: KingOfTheHillState | None = None
    for state, entry, events in play(GAME, header_for(GAME, seed), seed, eventful=seed % 2 == 0):
        live = state
        told.states.append(GAME.copy(state))
        told.entries.append(entry)
        told.events.append(events)
    assert live is not None
    told.states.append(live)
    return told


def in_sight(view: KingOfTheHillView) -> set[int]:
    """The cards that lie open before a viewer or in the viewer's hands."""
    sight = {*view.hand, *view.reserve, *view.discards, *view.spoils, *(view.committed or ())}
    sight.update(stack.top for stack in view.stacks if stack.top is not None)
    if view.battle is not None:
        sight.add(view.battle.top)
        for blow in view.battle.blows:
            sight.update(*blow)
    return sight


def unseen(told: History, viewer: int | None, upto: int) -> list[int]:
    """The cards that a viewer has never seen in the states up to and with ``upto``."""
    seen: set[int] = set()
    for state in told.states[: upto + 1]:
        seen |= in_sight(GAME.view(state, viewer))
    return [card for card in range(52) if card not in seen]


def joker_is_placed(told: History, seat: int, upto: int) -> bool:
    """Whether everybody has seen where a seat's Joker is: it was played, or a tie moved it."""
    for events in told.events[:upto]:
        for event in events:
            played = event.public.get("attacks")
            if event.kind == "tied" or (played and played[seat] == ["JB"]):
                return True
    return False


def step(state: KingOfTheHillState, entry: Entry, swap: Swap) -> list[Event]:
    """Plays an entry with its cards exchanged; an attack thus spoiled is any other."""
    if entry.kind == "time":
        return GAME.expire(state, chance())
    assert entry.seat is not None
    if entry.kind == "concession":
        return GAME.concede(state, entry.seat, chance())
    action: Action = GAME.actions.validate_python(entry.action)
    match action:
        case SetAside(cards):
            action = SetAside(tuple(sorted(map(swap, cards))))
        case Divide(cards):
            action = Divide(tuple(map(swap, cards)))
        case Attack(cards):
            action = Attack(tuple(map(swap, cards)))
            menu = GAME.menu(state, entry.seat)
            if action not in menu:
                action = next(iter(menu))
    return GAME.apply(state, entry.seat, action, chance())


def exchanged(one: int, other: int) -> Swap:
    return lambda card: {one: other, other: one}.get(card, card)


def replayed(
    state: KingOfTheHillState, told: History, upto: int, swap: Callable[[Entry, str], Swap]
) -> History:
    again = History()
    for entry in told.entries[:upto]:
        again.states.append(GAME.copy(state))
        again.events.append(step(state, entry, swap(entry, state.phase)))
    again.states.append(state)
    return again


def with_cards_exchanged(told: History, one: int, other: int, upto: int) -> History:
    """The match as it would have been had each of two cards been dealt for the other."""
    swap = exchanged(one, other)
    state = GAME.copy(told.states[0])
    state.hands = [sorted(map(swap, hand)) for hand in state.hands]
    state.stacks = [[*map(swap, stack)] for stack in state.stacks]
    return replayed(state, told, upto, lambda _entry, _phase: swap)


def with_joker_exchanged(told: History, seat: int, card: int, upto: int) -> History:
    """The match as it would have been had a seat treated this card as its Joker at the start."""

    def swap(entry: Entry, phase: str) -> Swap:
        setting_aside = phase == "setup" and entry.seat == seat
        return exchanged(JOKER, card) if setting_aside else exchanged(card, card)

    return replayed(GAME.copy(told.states[0]), told, upto, swap)


def random_actions(rng: random.Random) -> list[Action]:
    cards = rng.sample([*range(54)], 6)
    return [
        Choose(rng.randrange(15)),
        Choose(rng.randrange(15)),
        *(Attack((card,)) for card in cards),
        Attack((JOKER,)),
        Attack(tuple(cards[:2])),
        SetAside(tuple(cards[:1])),
        SetAside(()),
        Divide(tuple(cards[:1])),
        Divide(()),
    ]


def reception(state: KingOfTheHillState, seat: int, action: Action) -> str:
    """What a seat hears when it tries something."""
    try:
        GAME.apply(GAME.copy(state), seat, action, chance())
    except IllegalAction as refusal:
        return str(refusal)
    return "accepted"


def heard(events: list[Event]) -> list[tuple[str, Facts]]:
    return [(event.kind, event.public) for event in events]
