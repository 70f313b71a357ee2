"""The order of turns, mutations of Kings, the centre, draws and leaving."""

from games.core.game import Event, IllegalAction
from games.king_of_the_mountain.board import KING, LETTERS, NAMES, kind_of
from games.king_of_the_mountain.moves import can_act, in_check
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.position import RESPAWN, SIZE, Loss, enters_centre, make
from games.king_of_the_mountain.state import (
    ACCEPTS,
    DECLINES,
    MUTATES,
    OFFERS,
    PASSED,
    RESIGNS,
    Ending,
    KingOfTheMountainState,
    Ply,
)


def play_move(state: KingOfTheMountainState, move: int) -> list[Event]:
    """Make a legal move. The turn ends unless a King may mutate first."""
    position = state.position
    seat = position.turn
    # Before the move: afterwards the board no longer shows what was captured.
    text = format_move(position, seat, move)
    kind = move - RESPAWN if move >= RESPAWN else kind_of(position.board[move // SIZE])
    crowned = not state.options.keep_it and enters_centre(position, seat, move)
    losses = make(position, seat, move)
    events = [Event("moved", {"seat": seat, "move": text}), *map(_loss_event, losses)]
    _write(state, seat, text, tuple(losses), kind)
    victims = [loss.seat for loss in losses if loss.kind == KING]
    # Only the first capture of a King lets him mutate.
    first = [victim for victim in victims if not position.fallen[victim]]
    for victim in victims:
        position.fallen[victim] = True
    if crowned:
        return events + end_match(state, "crowned", seat)
    if state.options.mutant_monarch:
        state.mutating = tuple(victim for victim in first if position.reserves[victim])
    if state.mutating:
        state.phase = "mutating"
        return events
    return events + next_turn(state)


def mutate(state: KingOfTheMountainState, kind: int | None) -> list[Event]:
    """Give the first captured King a movement, or decline. Then play goes on.

    Raises IllegalAction if the reserve has no such piece.
    """
    position = state.position
    seat = state.mutating[0]
    if kind is not None:
        reserve = list(position.reserves[seat])
        if kind not in reserve:
            raise IllegalAction("not_in_reserve")
        reserve.remove(kind)
        position.reserves[seat] = tuple(reserve)
        position.monarchs[seat] = kind
    letter = LETTERS[kind] if kind else "-"
    state.mutating = state.mutating[1:]
    _write(state, seat, f"{MUTATES}{letter}")
    events = [Event("mutated", {"seat": seat, "kind": letter})]
    return events if state.mutating else events + next_turn(state)


def pass_turn(state: KingOfTheMountainState) -> list[Event]:
    seat = state.position.turn
    _write(state, seat, PASSED)
    return [Event("passed", {"seat": seat}), *next_turn(state)]


def next_turn(state: KingOfTheMountainState) -> list[Event]:
    """Begin the next turn. Seats without a legal action are skipped (house rule).

    If nobody has one, the match is drawn.
    """
    position = state.position
    events: list[Event] = []
    for _ in range(position.seats):
        position.turn = (position.turn + 1) % position.seats
        if position.turn == position.starter:
            position.round += 1
            if 0 < state.options.turn_limit < position.round:
                return events + end_match(state, "limit", None)
        if position.turn in position.gone:
            continue
        # A King who has kept the centre long enough wins as his turn begins.
        if begin_turn(state):
            return events + end_match(state, "crowned", position.turn)
        if can_act(position, position.turn):
            return events
        _write(state, position.turn, PASSED)
        events.append(Event("passed", {"seat": position.turn}))
    return events + end_match(state, "stuck", None)


def begin_turn(state: KingOfTheMountainState) -> bool:
    """Begin the turn of ``position.turn``. Returns True if its King kept the centre long enough."""
    position = state.position
    seat = position.turn
    state.phase = "playing"
    state.turns += 1
    state.offered = False
    if state.offer == seat:
        withdraw_offer(state)
    if state.options.keep_it and position.on_centre(seat):
        position.kept[seat] += 1
        return position.kept[seat] >= state.options.keep_it
    return False


def offer_draw(state: KingOfTheMountainState) -> list[Event]:
    seat = state.position.turn
    state.offer = seat
    state.offered = True
    _write(state, seat, OFFERS)
    return [Event("draw_offered", {"seat": seat})]


def answer_draw(state: KingOfTheMountainState, seat: int, *, accept: bool) -> list[Event]:
    """Record a seat's answer to a draw offer. One refusal ends the offer."""
    if not accept:
        withdraw_offer(state)
        _write(state, seat, DECLINES)
        return [Event("draw_declined", {"seat": seat})]
    state.agreed = (*state.agreed, seat)
    _write(state, seat, ACCEPTS)
    return [Event("draw_accepted", {"seat": seat}), *agree(state)]


def withdraw_offer(state: KingOfTheMountainState) -> None:
    state.offer = None
    state.agreed = ()


def agree(state: KingOfTheMountainState) -> list[Event]:
    if state.offer is not None and {state.offer, *state.agreed} >= {*state.position.living}:
        return end_match(state, "agreed", None)
    return []


def leave(state: KingOfTheMountainState, seat: int) -> list[Event]:
    """Give up a seat during the match: its pieces leave the board."""
    position = state.position
    position.gone = (*position.gone, seat)
    position.clear(seat)
    state.agreed = tuple(other for other in state.agreed if other != seat)
    if state.offer == seat:
        withdraw_offer(state)
    _write(state, seat, RESIGNS)
    events = [Event("conceded", {"seat": seat})]
    if len(position.living) == 1:
        return events + end_match(state, "alone", position.living[0])
    if drawn := agree(state):
        return events + drawn
    # While Kings may mutate, the move is already made, so the turn ends with the last mutation.
    waited_for_victims = state.phase == "mutating"
    state.mutating = tuple(other for other in state.mutating if other != seat)
    if waited_for_victims:
        return events if state.mutating else events + next_turn(state)
    if position.turn == seat:
        return events + next_turn(state)
    # With those pieces gone, the seat whose turn it is may have no move left.
    return events if can_act(position, position.turn) else events + pass_turn(state)


def end_match(state: KingOfTheMountainState, ending: Ending, winner: int | None) -> list[Event]:
    """End the match. Without a winner it is a draw."""
    state.phase = "over"
    state.ending = ending
    state.winner = winner
    state.mutating = ()
    withdraw_offer(state)
    return [Event("ended", {"ending": ending, "winner": winner})]


def _write(
    state: KingOfTheMountainState,
    seat: int,
    text: str,
    losses: tuple[Loss, ...] = (),
    kind: int = 0,
) -> None:
    position = state.position
    look_for_checks(state)
    played = f"{seat + 1}:{text}"
    state.record = f"{state.record} {played}" if state.record else played
    recent = [*state.recent, Ply(seat, text, losses, state.checked, kind)]
    surplus = sum(ply.is_turn for ply in recent) - len(position.living)
    while surplus > 0:
        surplus -= recent.pop(0).is_turn
    state.recent = tuple(recent)


def look_for_checks(state: KingOfTheMountainState) -> None:
    position = state.position
    state.checked = tuple(seat for seat in position.living if in_check(position, seat))


def _loss_event(loss: Loss) -> Event:
    facts = {
        "seat": loss.seat,
        "kind": LETTERS[loss.kind],
        "square": NAMES[loss.square],
        "to": None if loss.to is None else NAMES[loss.to],
    }
    return Event("returned", facts)
