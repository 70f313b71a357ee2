"""Tables of High Card laid out by hand, and the plays on them."""

from collections.abc import Collection
from itertools import chain

from games.core import Event
from games.core.cards import STANDARD_DECK, code, parse, rank_of
from games.high_card import HighCard
from games.high_card.state import Declare, HighCardState
from games.high_card.view import DECLARATIONS, Declaration
from tests.games.high_card.sample import inventory
from tests.games.playing import cards, chance

GAME = HighCard()
WORDS: dict[str, Declaration] = {word: word for word in DECLARATIONS}


def table(
    *hands: str,
    out: Collection[int] = (),
    first: int = 0,
    target: int = 4,
    deck: str = "",
    deck_left: int | None = None,
) -> HighCardState:
    """Build a state before any declaration.

    Players hold one card more than their points, unless they are ``out``. The other cards are the
    deck; with ``deck_left`` it has that many cards, including those of ``deck``, and the rest lie
    face up.
    """
    held = [cards(hand) for hand in hands]
    placed = {*chain(*held), *cards(deck)}
    left = [card for card in STANDARD_DECK if card not in placed] + cards(deck)
    shown = 0 if deck_left is None else len(left) - deck_left
    inside = [seat not in out for seat in range(len(held))]
    state = HighCardState(
        target=target,
        points=[len(hand) - active for hand, active in zip(held, inside, strict=True)],
        hands=held,
        active=inside,
        gone=[False] * len(held),
        played=[None] * len(held),
        declared=[None] * len(held),
        deck=left[shown:],
        face_up=left[:shown],
        withdrawn=[],
        leader=first,
        first=first,
        turn=first,
        round=3,
        hand=2,
    )
    assert_all_cards(state)
    return state


def assert_all_cards(state: HighCardState) -> None:
    assert inventory(state) == dict.fromkeys(STANDARD_DECK, 1)


def play(state: HighCardState, *plays: str, key: int = 0) -> list[Event]:
    """Plays such as ``10C middle`` by whose turn it is; the events of the last one."""
    events: list[Event] = []
    for text in plays:
        card, word = text.split()
        assert state.turn is not None
        action = Declare(parse(card), WORDS[word])
        events = GAME.apply(state, state.turn, action, chance(key))
    assert_all_cards(state)
    return events


def play_newest(state: HighCardState, right: Collection[int] = ()) -> list[Event]:
    """A whole hand: everyone in the round plays their newest card, only these declare rightly."""
    shown = [hand[-1] for hand, inside in zip(state.hands, state.active, strict=True) if inside]
    ranks = [rank_of(card) for card in shown]
    events: list[Event] = []
    for _ in ranks:
        assert state.turn is not None
        card = state.hands[state.turn][-1]
        lowest, highest = rank_of(card) == min(ranks), rank_of(card) == max(ranks)
        truth = "lowest" if lowest else "highest" if highest else "middle"
        lie = "middle" if lowest or highest else "lowest"
        events = play(state, f"{code(card)} {truth if state.turn in right else lie}")
    return events


def leave(state: HighCardState, *seats: int, key: int = 0) -> list[Event]:
    """These seats concede; the events of the last one."""
    events: list[Event] = []
    for seat in seats:
        events = GAME.concede(state, seat, chance(key))
    assert_all_cards(state)
    return events


def join(state: HighCardState) -> list[Event]:
    return GAME.join(state, chance())


def verdicts(state: HighCardState) -> dict[int, bool]:
    return {verdict.seat: verdict.right for verdict in state.reveals[-1]}


def standing(state: HighCardState) -> list[str]:
    return [seat.standing for seat in GAME.view(state, None).seats]


def held(state: HighCardState) -> list[int]:
    return [len(hand) for hand in state.hands]


def new(seats: int, target: int = 4, key: int = 0) -> HighCardState:
    return GAME.new(GAME.options(target=target), seats, chance(key))
