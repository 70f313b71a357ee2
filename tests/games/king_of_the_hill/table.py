"""Positions of King of the Hill laid out by hand, and the plays on them."""

from collections.abc import Collection, Mapping
from itertools import chain

from games.core import Event
from games.core.cards import STANDARD_DECK
from games.king_of_the_hill import KingOfTheHill
from games.king_of_the_hill.attack import JOKER, Attack
from games.king_of_the_hill.state import (
    ChooseStack,
    Divide,
    KingOfTheHillOptions,
    KingOfTheHillState,
)
from tests.games.king_of_the_hill.sample import inventory
from tests.games.playing import cards, chance

GAME = KingOfTheHill()
WHOLE = {**dict.fromkeys(STANDARD_DECK, 1), JOKER: 2, JOKER + 1: 1}


def at(row: int, column: int) -> int:
    """The stack of a row, 1 being the apex, counted from the left, from 0."""
    return row * (row - 1) // 2 + column


APEX = at(1, 0)
BOTTOM = [at(5, column) for column in range(5)]
SIZES = [1, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1]


def new(key: int = 0, *, faces_tie: bool = False) -> KingOfTheHillState:
    return GAME.new(KingOfTheHillOptions(faces_tie=faces_tie), 2, chance(key))


def table(
    hands: tuple[str, str] = ("", ""),
    reserves: tuple[str, str] = ("", ""),
    *,
    stacks: Mapping[int, str] | None = None,
    gone: Collection[int] = (),
    turn: int = 0,
    faces_tie: bool = False,
) -> KingOfTheHillState:
    """Build a state in which a stack has to be chosen.

    Jokers are in the hands unless a reserve has ``JB``.

    ``stacks`` names the cards of some of them, the open card last; ``gone`` are those already
    fought for. The rest of the deck fills the stacks, and what is left over is discarded.
    """
    named = {index: cards(text) for index, text in (stacks or {}).items()}
    set_aside = [sorted(cards(text)) for text in reserves]
    held = [
        sorted(cards(text) + [JOKER] * (JOKER not in aside))
        for text, aside in zip(hands, set_aside, strict=True)
    ]
    placed = {*chain(*held, *set_aside, *named.values())}
    rest = [card for card in STANDARD_DECK if card not in placed]
    pyramid = []
    for index, size in enumerate(SIZES):
        if index in gone:
            stack = []
        elif index == APEX:
            stack = [JOKER + 1]
        else:
            stack = named.get(index) or [rest.pop(0) for _ in range(size)]
            assert len(stack) == size
        pyramid.append(stack)
    state = KingOfTheHillState(
        faces_tie=faces_tie,
        dealer=0,
        turn=turn,
        hands=held,
        reserves=set_aside,
        stacks=pyramid,
        phase="choosing",
        discards=rest,
    )
    assert inventory(state) == WHOLE
    return state


ALL_BUT_APEX = frozenset(range(1, 15))


def choose(state: KingOfTheHillState, index: int) -> list[Event]:
    return GAME.apply(state, state.turn, ChooseStack(index), chance())


def commit(state: KingOfTheHillState, seat: int, text: str) -> list[Event]:
    """An attack written as its cards; ``JB`` is the Joker."""
    return GAME.apply(state, seat, Attack(tuple(cards(text))), chance())


def attack(state: KingOfTheHillState, *blows: tuple[str, str]) -> list[Event]:
    """Both attack, as often as there are blows; the events of the last commitment."""
    events: list[Event] = []
    for one, other in blows:
        commit(state, 0, one)
        events = commit(state, 1, other)
        assert inventory(state) == WHOLE
    return events


def fight(state: KingOfTheHillState, index: int, *blows: tuple[str, str]) -> list[Event]:
    """The one whose turn it is chooses a stack, and both attack."""
    choose(state, index)
    return attack(state, *blows)


def divide(state: KingOfTheHillState, seat: int, reserve: str = "") -> list[Event]:
    """The winner puts these cards of the spoils into the reserve, the rest into the hand."""
    events = GAME.apply(state, seat, Divide(tuple(cards(reserve))), chance())
    assert inventory(state) == WHOLE
    return events
