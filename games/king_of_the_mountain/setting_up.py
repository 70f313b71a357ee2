"""Before the first turn: the court on its squares, the armies shown together, early leavers."""

from games.core.event import Event
from games.king_of_the_mountain.armies import EMPTY, SUGGESTED, suggested_pieces
from games.king_of_the_mountain.pieces import COURT, kind_named, piece_of
from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.squares import COURT_SQUARES, LINE_SQUARES, SEAT_CORNERS
from games.king_of_the_mountain.state import ALL_BUT_COURT, KingOfTheMountainState
from games.king_of_the_mountain.turns import begin_turn, end_match, look_for_checks


def give_court(position: Position) -> None:
    """Each seat's King, Queen, Marshall and Cardinal in its corner."""
    for seat in range(position.seats):
        squares = COURT_SQUARES[SEAT_CORNERS[position.seats][seat]]
        for kind, at in zip(COURT, squares, strict=True):
            position.board[at] = piece_of(seat, kind)


def give_army(position: Position, seat: int, army: str) -> None:
    """A seat's army on its deployment squares."""
    squares = LINE_SQUARES[SEAT_CORNERS[position.seats][seat]]
    for letter, at in zip(army, squares, strict=False):
        if letter != EMPTY:
            position.board[at] = piece_of(seat, kind_named(letter))


def pieces_given(state: KingOfTheMountainState, seat: int) -> tuple[int, ...] | None:
    """The pieces that were picked for a seat; None where it may take any.

    Who left without picking is taken to have picked the suggested pieces.
    """
    if not state.options.pick_for_friend:
        return None
    picked = state.picks[(seat - 1) % state.position.seats]
    return suggested_pieces(SUGGESTED, state.options.chosen) if picked is None else picked


def waited_for_picks(state: KingOfTheMountainState) -> list[int]:
    """Who has still to pick; nobody picks for a seat that has left."""
    living = state.position.living
    return [
        seat
        for seat in living
        if state.picks[seat] is None and (seat + 1) % state.position.seats in living
    ]


def begin_play(state: KingOfTheMountainState) -> list[Event]:
    """All armies are shown, and the first turn begins."""
    position = state.position
    for seat in position.living:
        army = state.armies[seat]
        if army is not None:
            give_army(position, seat, army)
        if state.options.wait_for_it:
            position.reserves[seat] = ALL_BUT_COURT
    state.picks = [None] * position.seats
    while position.turn in position.gone:
        position.turn = (position.turn + 1) % position.seats
    look_for_checks(state)
    begin_turn(state)
    return [Event("deployed", {"armies": list(state.armies)})]


def leave_early(state: KingOfTheMountainState, seat: int) -> list[Event]:
    """A seat gives up before the armies are shown; its pick for a friend stays picked."""
    position = state.position
    position.gone = (*position.gone, seat)
    position.clear(seat)
    state.armies[seat] = None
    events = [Event("conceded", {"seat": seat})]
    if len(position.living) == 1:
        return events + end_match(state, "alone", position.living[0])
    if state.phase == "picking" and not waited_for_picks(state):
        state.phase = "deploying"
        events.append(Event("picked"))
    elif state.phase == "deploying" and all(state.armies[each] for each in position.living):
        events += begin_play(state)
    return events
