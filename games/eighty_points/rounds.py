"""The course of a round: steps 4 to 20 of the Gameplay Actions, in the order of play."""

from games.core.cards import code
from games.core.chance import Chance
from games.core.game import Event, IllegalAction, Seat
from games.eighty_points.state import DEALT, PLAYERS, DeclareTrumps, EightyPointsState
from games.eighty_points.tricks import Cards, follows, leads, points_in, winning
from games.eighty_points.trumps import FACES, Order, trump_card
from games.eighty_points.view import Declaration, Play, RoundScore, Trick, after, is_late

DECK = tuple(face for face in range(FACES) for _ in range(2))  # Two decks of 54


def dealt(state: EightyPointsState) -> int:
    """Return the number of cards dealt to each player so far."""
    return min(DEALT, (len(DECK) - len(state.deck)) // PLAYERS)


def is_final(state: EightyPointsState) -> bool:
    """True once a pair has been declared, which nothing can override."""
    return bool(state.declarations) and state.declarations[-1].pair


def unsettled(state: EightyPointsState, seat: Seat) -> Declaration | None:
    """Return the claim that a seat has made for the next card."""
    claim = state.claims[seat]
    return None if claim is None or is_late(claim, state.declarations) else claim


def declarations(state: EightyPointsState, seat: Seat) -> list[DeclareTrumps]:
    """Step 7: the declarations that a seat may make now."""
    if is_final(state) or unsettled(state, seat) is not None:
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
    """Step 7: record a declaration, which stays secret until it is settled."""
    if is_final(state):
        raise IllegalAction("pair_is_final")
    if state.answered[seat] or unsettled(state, seat) is not None:
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
    """Record that a seat declares nothing more. Raises IllegalAction if it already has."""
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

    claims = (unsettled(state, seat) for seat in range(PLAYERS))
    for claim in sorted(filter(None, claims), key=came):
        if not is_late(claim, state.declarations):
            _show(state, claim, events)
            state.claims[claim.seat] = None


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
        # Not earlier: before the trumps are known, the order shows when each card came.
        hand.sort()
    state.deck = []
    state.phase = "burying"
    events.append(Event("trumps", {"suit": suit, "koth": state.koth}))


def legal(state: EightyPointsState, seat: Seat) -> list[Cards]:
    """Step 14: the legal plays of the seat whose turn it is."""
    hand = state.hands[seat]
    if not state.trick:
        return leads(hand)
    led = state.trick[0].cards
    return follows(hand, led, state.order, loose=state.loose_following)


def lowest(state: EightyPointsState, seat: Seat) -> Cards:
    """Return the weakest of the legal plays with the fewest points."""
    order = state.order

    def cost(cards: Cards) -> tuple[int, int, Cards]:
        return points_in(cards), sum(order.strengths[card] for card in cards), cards

    return min(legal(state, seat), key=cost)


def begin_trick(state: EightyPointsState, leader: Seat) -> None:
    """Begin a trick (step 13)."""
    state.leader = state.turn = leader
    state.trick_number += 1
    state.trick = []
    state.phase = "playing"


def put(state: EightyPointsState, seat: Seat, cards: Cards, events: list[Event]) -> None:
    """Play to the trick (step 14). Raises IllegalAction if the seat may not play these cards."""
    if seat != state.turn:
        raise IllegalAction("not_your_turn")
    _check(state, seat, cards)
    order = state.order
    for card in cards:
        state.hands[seat].remove(card)
        if card in state.shown[seat]:
            state.shown[seat].remove(card)
    state.trick.append(Play(seat, cards))
    events.append(Event("played", {"seat": seat, "cards": [code(card) for card in cards]}))
    # Only the first copy of the called card decides who the ally is.
    if state.called in cards and state.fallen is None:
        state.fallen = seat
        if seat != state.koth:
            state.ally = seat
        events.append(Event("call_fallen", {"seat": seat, "ally": state.ally}))
    if len(state.trick) < PLAYERS:
        state.turn = after(state.seating, seat)
    else:
        _end_trick(state, order, events)


def _check(state: EightyPointsState, seat: Seat, cards: Cards) -> None:
    if cards in legal(state, seat):
        return
    # The play is illegal. The rest finds the reason that helps most.
    hand = state.hands[seat]
    for card in cards:
        if cards.count(card) > hand.count(card):
            raise IllegalAction("card_not_held")
    if not state.trick:
        raise IllegalAction("not_a_lead")
    led = state.trick[0].cards
    order = state.order
    suit = order.suits[led[0]]
    facts = {"suit": suit, "number": len(led)}
    if len(cards) != len(led) or tuple(sorted(cards)) != cards:
        raise IllegalAction("wrong_number", **facts)
    inside = [card for card in hand if order.suits[card] == suit]
    if len(led) == 2 and len(set(inside)) < len(inside):
        raise IllegalAction("pair_held", **facts)
    raise IllegalAction("must_follow", held=min(len(inside), len(led)), **facts)


def _end_trick(state: EightyPointsState, order: Order, events: list[Event]) -> None:
    """Give the trick to its winner (step 15)."""
    winner = winning(state.trick, order).seat
    points = points_in(card for play in state.trick for card in play.cards)
    state.points[winner] += points
    state.tricks.append(Trick(state.trick_number, tuple(state.trick), winner, points))
    state.trick = []
    state.turn = None
    state.phase = "shown"
    events.append(Event("trick_won", {"seat": winner, "points": points}))


PASSED = 15  # Rank of a seat that has passed the ace, which wins the match


def standing(rank: int, points: int, left: bool) -> tuple[bool, int, int]:
    """Sort key of the final places: leavers last, then by rank. Points don't count past the ace."""
    return left, -rank, 0 if rank == PASSED else -points


def rise_of(total: int) -> tuple[bool, int]:
    """Side that rises at the challengers' score (True: the defenders), and by how many ranks."""
    if total < 80:
        return True, 3 if total == 0 else 2 if total <= 40 else 1
    return False, min(3, max(0, total // 40 - 2))


def score_of(state: EightyPointsState) -> RoundScore:
    """Score a round whose last trick has been taken."""
    assert state.koth is not None
    defenders = tuple(seat for seat in range(PLAYERS) if seat in (state.koth, state.ally))
    challengers = tuple(seat for seat in range(PLAYERS) if seat not in defenders)
    taken = sum(state.points[seat] for seat in challengers)
    dead = points_in(state.dead)
    doubled = state.tricks[-1].winner in challengers
    total = taken + (2 * dead if doubled else 0)
    defended, rise = rise_of(total)
    return RoundScore(
        defenders=defenders,
        points=tuple(state.points),
        challengers=taken,
        dead=dead,
        doubled=doubled,
        total=total,
        rise=rise,
        risers=(defenders if defended else challengers) if rise else (),
        koth=_next_koth(state, state.koth, defended, defenders),
    )


def _next_koth(
    state: EightyPointsState, koth: Seat, defended: bool, defenders: tuple[Seat, ...]
) -> Seat:
    if defended:
        return koth if state.ally is None else state.ally
    following = after(state.seating, koth)
    while following in defenders:
        following = after(state.seating, following)
    return following


def end_round(state: EightyPointsState, events: list[Event]) -> None:
    """Raise ranks. End the match after the last round, or once a seat has passed the ace."""
    state.score = score = score_of(state)
    for seat in score.risers:
        state.ranks[seat] = min(PASSED, state.ranks[seat] + score.rise)
    facts = {"total": score.total, "rise": score.rise, "seats": list(score.risers)}
    events.append(Event("scored", facts))
    state.phase = "scored"
    if PASSED in state.ranks or state.round == state.rounds:
        finish(state, events)


def finish(state: EightyPointsState, events: list[Event]) -> None:
    state.phase = "over"
    events.append(Event("over"))


def get_ready(state: EightyPointsState, seat: Seat, chance: Chance, events: list[Event]) -> None:
    """Record that a seat is ready (step 4). Raises IllegalAction if it already was."""
    if state.answered[seat]:
        raise IllegalAction("already_ready")
    state.answered[seat] = True
    events.append(Event("ready", {"seat": seat}))
    if all(state.answered):
        _begin_round(state, chance, events)


def _begin_round(state: EightyPointsState, chance: Chance, events: list[Event]) -> None:
    """Begin a round (steps 5 and 6)."""
    assert state.score is not None
    state.round += 1
    state.totals = [a + b for a, b in zip(state.totals, state.points, strict=True)]
    state.starter = state.koth = state.score.koth
    state.trump_rank = state.ranks[state.koth]
    state.trump_suit = None
    state.deck = chance.shuffle(f"round/{state.round}/deck", DECK)
    state.phase = "dealing"
    state.answered = [False] * PLAYERS
    state.declarations = []
    state.claims = [None] * PLAYERS
    state.dead = []
    state.called = state.fallen = state.ally = state.leader = None
    state.tricks = []
    state.trick_number = 0
    state.points = [0] * PLAYERS
    state.shown = [[] for _ in range(PLAYERS)]
    events.append(Event("round_began", {"round": state.round, "koth": state.koth}))
