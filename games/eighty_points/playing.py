"""Playing a round: steps 13 to 16 of the Gameplay Actions."""

from games.core.cards import code
from games.core.game import Event, IllegalAction, Seat
from games.eighty_points.state import PLAYERS, EightyPointsState
from games.eighty_points.tricks import Cards, follows, leads, points_in, winning
from games.eighty_points.trumps import Order
from games.eighty_points.view import Play, Trick, after


def legal(state: EightyPointsState, seat: Seat) -> list[Cards]:
    """Step 14: the legal plays of the seat in turn."""
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
    """Step 13."""
    state.leader = state.turn = leader
    state.trick_number += 1
    state.trick = []
    state.phase = "playing"


def put(state: EightyPointsState, seat: Seat, cards: Cards, events: list[Event]) -> None:
    """Step 14. Raises IllegalAction."""
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
    """Step 15."""
    winner = winning(state.trick, order).seat
    points = points_in(card for play in state.trick for card in play.cards)
    state.points[winner] += points
    state.tricks.append(Trick(state.trick_number, tuple(state.trick), winner, points))
    state.trick = []
    state.turn = None
    state.phase = "shown"
    events.append(Event("trick_won", {"seat": winner, "points": points}))
