"""Dealing and declaring: steps 7 to 9 of the Gameplay Actions."""

from games.core.chance import Chance
from games.core.game import Event, IllegalAction, Seat
from games.eighty_points.state import DEALT, PLAYERS, DeclareTrumps, EightyPointsState
from games.eighty_points.trumps import FACES, trump_card
from games.eighty_points.view import Declaration, after

DECK = tuple(face for face in range(FACES) for _ in range(2))  # Two decks of 54


def dealt(state: EightyPointsState) -> int:
    """Number of cards dealt to each player so far."""
    return min(DEALT, (len(DECK) - len(state.deck)) // PLAYERS)


def is_final(state: EightyPointsState) -> bool:
    """True once a pair has been declared, which nothing can override."""
    return bool(state.declarations) and state.declarations[-1].pair


def declarations(state: EightyPointsState, seat: Seat) -> list[DeclareTrumps]:
    """Step 7: the declarations that a seat may make now."""
    if is_final(state) or state.claims[seat] is not None:
        return []
    hand = state.hands[seat]
    held = [hand.count(trump_card(state.trump_rank, suit)) for suit in range(4)]
    # A single card cannot override a declaration; a pair can.
    singles = [] if state.declarations else [DeclareTrumps(s) for s in range(4) if held[s]]
    return [*singles, *(DeclareTrumps(s, pair=True) for s in range(4) if held[s] == 2)]


def deal(state: EightyPointsState, chance: Chance, events: list[Event]) -> None:
    """Step 7: settle the claims, then deal the next card to each in turn."""
    _settle_claims(state, events)
    for place in range(PLAYERS):
        state.hands[after(state.seating, state.starter, place)].append(state.deck.pop())
    count = dealt(state)
    events.append(Event("dealt", {"cards": count}))
    if count == DEALT:
        state.phase = "declaring"
        if is_final(state):
            _settle_trumps(state, chance, events)


def declare(
    state: EightyPointsState, seat: Seat, action: DeclareTrumps, chance: Chance, events: list[Event]
) -> None:
    """Step 7: record a secret claim, declared when its turn comes. Raises IllegalAction."""
    if is_final(state):
        raise IllegalAction("pair_is_final")
    if state.answered[seat] or state.claims[seat] is not None:
        raise IllegalAction("answered")
    # Only a pair can override a declaration.
    if state.declarations and not action.pair:
        raise IllegalAction("pair_needed")
    if action not in declarations(state, seat):
        raise IllegalAction("not_declarable", suit=action.suit, pair=action.pair)
    state.claims[seat] = Declaration(seat, action.suit, action.pair)
    if state.phase == "declaring":
        _answer(state, seat, chance, events)


def pass_by(state: EightyPointsState, seat: Seat, chance: Chance, events: list[Event]) -> None:
    """Pass: the seat declares nothing more. Raises IllegalAction."""
    if state.answered[seat]:
        raise IllegalAction("answered")
    _answer(state, seat, chance, events)


def _answer(state: EightyPointsState, seat: Seat, chance: Chance, events: list[Event]) -> None:
    """Record a seat's last answer. Nobody learns what it is before all have answered."""
    state.answered[seat] = True
    events.append(Event("answered", {"seat": seat}))
    if all(state.answered):
        _settle_claims(state, events)
        _settle_trumps(state, chance, events)


def _settle_claims(state: EightyPointsState, events: list[Event]) -> None:
    """Step 7: apply the claims in the order in which their cards were dealt."""

    def came(claim: Declaration) -> int:
        card = trump_card(state.trump_rank, claim.suit)
        places = [at for at, held in enumerate(state.hands[claim.seat]) if held == card]
        first, now = state.seating.index(state.starter), state.seating.index(claim.seat)
        # A pair counts from when its second card came.
        return places[claim.pair] * PLAYERS + (now - first) % PLAYERS

    for claim in sorted(filter(None, state.claims), key=came):
        if (claim.pair and not is_final(state)) or not state.declarations:
            _show(state, claim, events)
    state.claims = [None] * PLAYERS


def _show(state: EightyPointsState, claim: Declaration, events: list[Event]) -> None:
    overridden = state.declarations[-1].seat if state.declarations else None
    state.declarations.append(claim)
    card = trump_card(state.trump_rank, claim.suit)
    others = [shown for shown in state.shown[claim.seat] if shown != card]
    state.shown[claim.seat] = others + [card] * (2 if claim.pair else 1)
    events.append(Event("declared", {**claim._asdict(), "over": overridden}))


def _settle_trumps(state: EightyPointsState, chance: Chance, events: list[Event]) -> None:
    """Step 8: settle the trumps when the time to declare is over."""
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
    """Step 9: set the trump suit and give the remaining cards to the King of the Hill."""
    assert state.koth is not None
    state.trump_suit = suit
    state.hands[state.koth] += state.deck
    for hand in state.hands:
        # Not earlier: before the trumps are known, the order tells when each card came.
        hand.sort()
    state.deck = []
    state.phase = "burying"
    events.append(Event("trumps", {"suit": suit, "koth": state.koth}))
