"""Dealing and declaring: steps 7 to 9 of the Gameplay Actions."""

from bisect import insort

from games.core.chance import Chance
from games.core.event import Event
from games.core.game import IllegalAction, Seat
from games.eighty_points.state import DEALT, PLAYERS, Declare, EightyPointsState
from games.eighty_points.trumps import FACES, trump_card
from games.eighty_points.view import Declaration

DECK = tuple(face for face in range(FACES) for _ in range(2))
"""Two decks of 54."""


def dealt(state: EightyPointsState) -> int:
    """How many cards each player has been dealt."""
    return min(DEALT, (len(DECK) - len(state.deck)) // PLAYERS)


def is_final(state: EightyPointsState) -> bool:
    """Whether a pair has been declared, so that nothing can override it."""
    return bool(state.declarations) and state.declarations[-1].pair


def declarations(state: EightyPointsState, seat: Seat) -> list[Declare]:
    """Step 7: what a seat may declare now."""
    if is_final(state):
        return []
    hand = state.hands[seat]
    held = [hand.count(trump_card(state.trump_rank, suit)) for suit in range(4)]
    singles = [] if state.declarations else [Declare(s) for s in range(4) if held[s]]
    return [*singles, *(Declare(s, pair=True) for s in range(4) if held[s] == 2)]


def deal(state: EightyPointsState, chance: Chance, events: list[Event]) -> None:
    """Step 7: the next card to each, from the starting player on."""
    for place in range(PLAYERS):
        insort(state.hands[(state.starter + place) % PLAYERS], state.deck.pop())
    count = dealt(state)
    events.append(Event("dealt", {"cards": count}))
    if count == DEALT:
        state.phase = "declaring"
        if is_final(state):
            _settle_trumps(state, chance, events)


def declare(
    state: EightyPointsState, seat: Seat, action: Declare, chance: Chance, events: list[Event]
) -> None:
    """Step 7. Raises IllegalAction."""
    if is_final(state):
        raise IllegalAction("pair_is_final")
    if state.answered[seat] and (not state.declarations or state.declarations[-1].seat != seat):
        raise IllegalAction("passed")
    if state.declarations and not action.pair:
        raise IllegalAction("pair_needed")
    if action not in declarations(state, seat):
        raise IllegalAction("not_declarable", suit=action.suit, pair=action.pair)
    overridden = state.declarations[-1].seat if state.declarations else None
    state.declarations.append(Declaration(seat, action.suit, action.pair))
    card = trump_card(state.trump_rank, action.suit)
    others = [shown for shown in state.shown[seat] if shown != card]
    state.shown[seat] = others + [card] * (2 if action.pair else 1)
    facts = {"seat": seat, "suit": action.suit, "pair": action.pair, "over": overridden}
    events.append(Event("declared", facts))
    if state.phase == "declaring":
        state.answered[seat] = True
        if is_final(state) or all(state.answered):
            _settle_trumps(state, chance, events)


def pass_by(state: EightyPointsState, seat: Seat, chance: Chance, events: list[Event]) -> None:
    """A seat declares nothing more. Raises IllegalAction."""
    if state.answered[seat]:
        raise IllegalAction("passed")
    state.answered[seat] = True
    events.append(Event("passed", {"seat": seat}))
    if all(state.answered):
        _settle_trumps(state, chance, events)


def _settle_trumps(state: EightyPointsState, chance: Chance, events: list[Event]) -> None:
    """Step 8: what stands when the time to declare is over."""
    state.answered = [False] * PLAYERS
    if state.declarations:
        if state.round == 1:
            state.koth = state.declarations[-1].seat
        name_suit(state, state.declarations[-1].suit, events)
    elif state.round == 1:
        state.koth = chance.below("round/1/koth", PLAYERS)
        name_suit(state, chance.below("round/1/suit", 4), events)
    else:
        state.phase = "naming"


def name_suit(state: EightyPointsState, suit: int, events: list[Event]) -> None:
    """The trump suit is known: step 9, the cards left go to the King of the Hill."""
    assert state.koth is not None
    state.trump_suit = suit
    state.hands[state.koth] = sorted(state.hands[state.koth] + state.deck)
    state.deck = []
    state.phase = "burying"
    events.append(Event("trumps", {"suit": suit, "koth": state.koth}))
