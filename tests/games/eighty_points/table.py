"""Positions of Eighty Points laid out by hand, and the plays on them."""

import random
from collections import Counter
from collections.abc import Sequence

from games.core import Entry, Event
from games.core.cards import RANKS, SUITS, code, parse
from games.eighty_points import EightyPoints
from games.eighty_points.state import (
    Bury,
    Call,
    DeclareTrumps,
    EightyPointsOptions,
    EightyPointsState,
    Name,
    Pass,
    Put,
)
from games.eighty_points.view import Play, Trick
from tests.games.eighty_points.model import value_of
from tests.games.eighty_points.sample import inventory
from tests.games.playing import cards, chance

GAME = EightyPoints()
WHOLE = Counter(dict.fromkeys(range(54), 2))
C, D, H, S = range(4)


def new(key: int = 0, *, rounds: int = 5, loose_following: bool = False) -> EightyPointsState:
    options = EightyPointsOptions(rounds=rounds, loose_following=loose_following)
    return GAME.new(options, 5, chance(key))


def worth(held: Sequence[int]) -> int:
    return value_of([*map(code, held)])


def _take(text: str, rest: Counter[int]) -> list[int]:
    taken = cards(text)
    rest.subtract(taken)
    assert min(rest.values()) >= 0, "a card laid out three times"
    return taken


def table(
    *hands: str,
    rank: str = "2",
    suit: str | None = "H",
    koth: int = 0,
    leader: int | None = None,
    dead: str = "",
    called: str | None = None,
    points: Sequence[int] | None = None,
    ranks: Sequence[int] | None = None,
    totals: Sequence[int] = (0, 0, 0, 0, 0),
    number: int = 1,
    rounds: int = 5,
    loose: bool = False,
) -> EightyPointsState:
    """The leader is to lead. The cards not named have been played, all at once.

    The dead hand is filled up with cards worth nothing. Unless said otherwise, the King of the
    Hill leads and has won all points so far.
    """
    assert len(hands) == 5
    rest = Counter(WHOLE)
    held = [sorted(_take(hand, rest)) for hand in hands]
    assert len({len(hand) for hand in held}) == 1
    buried = _take(dead, rest)
    for card in sorted(rest.elements()):
        if len(buried) < 8 and not worth([card]):
            buried.append(card)
            rest[card] -= 1
    played = tuple(sorted(rest.elements()))
    done = 20 - len(held[0])
    trump_rank = RANKS.index(rank) + 2
    state = EightyPointsState(
        rounds=rounds,
        loose_following=loose,
        seating=[*range(5)],
        starter=koth,
        trump_rank=trump_rank,
        deck=[],
        koth=koth,
        round=number,
        phase="playing",
        hands=held,
        trump_suit=None if suit is None else SUITS.index(suit),
        dead=sorted(buried),
        called=None if called is None else parse(called),
        leader=koth if leader is None else leader,
        turn=koth if leader is None else leader,
        trick_number=done + 1,
        tricks=[Trick(done, (Play(koth, played),), koth, worth(played))] if played else [],
        totals=list(totals),
    )
    state.ranks = [trump_rank if seat == koth else 2 for seat in range(5)]
    if ranks is not None:
        state.ranks = list(ranks)
    state.points[koth] = worth(played)
    if points is not None:
        state.points = list(points)
    assert_whole(state)
    return state


def dealing(
    *hands: str,
    dealt: int = 20,
    rank: str = "2",
    number: int = 1,
    starter: int = 0,
) -> EightyPointsState:
    """So many cards have been dealt to each, nothing is declared; of 20 that was the last.

    The cards named came first, in their order.
    Hands are filled up with cards below the trump rank's notice; trump-rank cards not named are
    the last of the deck and so among the eight left over.
    """
    rest = Counter(WHOLE)
    held = [_take(hand, rest) for hand in (*hands, *[""] * (5 - len(hands)))]
    plain = [card for card in rest.elements() if card > 51 or code(card)[:-1] != rank]
    special = [card for card in rest.elements() if card not in plain]
    trump_rank = RANKS.index(rank) + 2
    plain.sort(key=lambda card: (card % 13, card))
    for hand in held:
        while len(hand) < dealt:
            hand.append(plain.pop())
    state = EightyPointsState(
        rounds=5,
        loose_following=False,
        seating=[*range(5)],
        starter=starter,
        trump_rank=trump_rank,
        deck=special + plain,
        koth=starter if number > 1 else None,
        round=number,
        phase="declaring" if dealt == 20 else "dealing",
        hands=held,
    )
    if number > 1:
        state.ranks[starter] = trump_rank
    assert_whole(state)
    return state


def assert_whole(state: EightyPointsState) -> None:
    """All 108 cards and all 200 points are there."""
    assert inventory(state) == WHOLE
    hidden = [*state.deck, *state.dead, *(card for hand in state.hands for card in hand)]
    on_table = [card for play in state.trick for card in play.cards]
    assert worth(hidden) + worth(on_table) + sum(state.points) == 200


def declare(state: EightyPointsState, seat: int, suit: int, *, pair: bool = False) -> list[Event]:
    return GAME.apply(state, seat, DeclareTrumps(suit, pair), chance())


def pass_all(state: EightyPointsState, key: int = 0) -> list[Event]:
    """Everybody not heard of declares nothing more."""
    events: list[Event] = []
    for seat in sorted(GAME.to_act(state)):
        events += GAME.apply(state, seat, Pass(), chance(key))
    return events


def name(state: EightyPointsState, suit: int) -> list[Event]:
    assert state.koth is not None
    return GAME.apply(state, state.koth, Name(suit), chance())


def bury(state: EightyPointsState, text: str) -> list[Event]:
    assert state.koth is not None
    return GAME.apply(state, state.koth, Bury(tuple(sorted(cards(text)))), chance())


def put(state: EightyPointsState, text: str) -> list[Event]:
    """The one whose turn it is plays one card or two."""
    assert state.turn is not None
    events = GAME.apply(state, state.turn, Put(tuple(sorted(cards(text)))), chance())
    assert_whole(state)
    return events


def trick(state: EightyPointsState, *plays: str) -> list[Event]:
    """Play a whole trick, in order from its leader. It stays on display."""
    assert len(plays) == 5
    events: list[Event] = []
    for play in plays:
        events += put(state, play)
    assert state.phase == "shown"
    return events


def go_on(state: EightyPointsState, key: int = 0) -> list[Event]:
    events = GAME.expire(state, chance(key))
    assert_whole(state)
    return events


def wait_for(state: EightyPointsState, phase: str, key: int = 0) -> EightyPointsState:
    """Lets time run out until a phase is reached."""
    for _ in range(1_000):
        if state.phase == phase:
            return state
        go_on(state, key)
    raise AssertionError(phase)


def random_entry(state: EightyPointsState, rng: random.Random) -> Entry:
    """Pairs are played more often than by chance, and declarations less; time may run out."""
    able = [seat for seat in sorted(GAME.to_act(state)) if GAME.menu(state, seat)]
    if not able or rng.random() < (0.9 if state.phase == "dealing" else 0.03):
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
