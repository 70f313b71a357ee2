"""Before the first turn: the court on its squares, the reveal of armies, early leavers."""

from games.core.game import Event
from games.king_of_the_mountain.armies import EMPTY, SUGGESTED, suggested_pieces
from games.king_of_the_mountain.pieces import COURT, HERO, HEROES, kind_named, piece_of
from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.squares import COURT_SQUARES, LINE_SQUARES, SEAT_CORNERS
from games.king_of_the_mountain.state import KingOfTheMountainState, picks_for
from games.king_of_the_mountain.turns import begin_turn, end_match, look_for_checks


def give_court(position: Position) -> None:
    """Put each seat's King, Queen, Marshall and Cardinal in its corner."""
    for seat in range(position.seats):
        squares = COURT_SQUARES[SEAT_CORNERS[position.seats][seat]]
        for kind, at in zip(COURT, squares, strict=True):
            position.board[at] = piece_of(seat, kind)


def give_army(position: Position, seat: int, army: str) -> None:
    """Put a seat's army on its deployment squares."""
    squares = LINE_SQUARES[SEAT_CORNERS[position.seats][seat]]
    for letter, at in zip(army, squares, strict=False):
        if letter != EMPTY:
            position.board[at] = piece_of(seat, kind_named(letter))


def pieces_given(state: KingOfTheMountainState, seat: int) -> tuple[int, ...] | None:
    """Return the pieces that were picked for a seat; None if it may take any.

    A seat that left without picking counts as having picked the suggested pieces.
    """
    options, seats = state.options, state.position.seats
    if not options.picks_first:
        return None
    picker = next(each for each in range(seats) if picks_for(options, seats, each) == seat)
    picked = state.picks[picker]
    return suggested_pieces(SUGGESTED, options.chosen) if picked is None else picked


def waited_for_picks(state: KingOfTheMountainState) -> list[int]:
    """Return the seats that still have to pick. Nobody picks for a seat that has left."""
    position = state.position
    return [
        seat
        for seat in position.living
        if state.picks[seat] is None
        and picks_for(state.options, position.seats, seat) in position.living
    ]


def end_picking(state: KingOfTheMountainState) -> list[Event]:
    """End the picking. Picked pieces are deployed next, or with Wait for It go into reserve."""
    state.phase = "deploying"
    return [Event("picked"), *(begin_play(state) if state.options.wait_for_it else ())]


def begin_play(state: KingOfTheMountainState) -> list[Event]:
    """Reveal all armies and begin the first turn."""
    position, options = state.position, state.options
    for seat in position.living:
        army = state.armies[seat]
        if army is not None:
            give_army(position, seat, army)
        if options.wait_for_it:
            given = pieces_given(state, seat)
            others = suggested_pieces(SUGGESTED, options.chosen) if given is None else given
            position.reserves[seat] = (*others, *((HERO,) * HEROES))
    state.picks = [None] * position.seats
    # The first player may have left already.
    while position.turn in position.gone:
        position.turn = (position.turn + 1) % position.seats
    look_for_checks(state)
    begin_turn(state)
    return [Event("deployed", {"armies": list(state.armies)})]


def leave_early(state: KingOfTheMountainState, seat: int) -> list[Event]:
    """Give up a seat before the armies are revealed; its pick for a friend stays."""
    position = state.position
    position.gone = (*position.gone, seat)
    position.clear(seat)
    state.armies[seat] = None
    events = [Event("conceded", {"seat": seat})]
    if len(position.living) == 1:
        return events + end_match(state, "alone", position.living[0])
    if state.phase == "picking" and not waited_for_picks(state):
        events += end_picking(state)
    elif state.phase == "deploying" and all(state.armies[each] for each in position.living):
        events += begin_play(state)
    return events
