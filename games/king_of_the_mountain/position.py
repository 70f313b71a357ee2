"""A position: the board, the reserves, the turn. All of it is public.

As text, a board is nineteen rows of two-letter squares, rank 19 first. A piece is its letter and
its seat's number from 1, ``..`` an empty square, ``##`` a wall.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple

from pydantic import PlainSerializer, PlainValidator

from games.king_of_the_mountain.board import (
    ARCHER,
    CENTRE,
    CORNERS,
    INNER_POINTS,
    KINDS,
    KING,
    LETTERS,
    SEAT_CORNERS,
    SIDE,
    SQUARES,
    Kind,
    in_middle,
    kind_of,
    owner_of,
    piece_of,
)
from games.king_of_the_mountain.terrain import BoardName

EMPTY: Final = ".."
WALL: Final = "##"
MAX_SEATS: Final = max(SEAT_CORNERS)
_SIGNS: Final = {0: EMPTY} | {
    piece_of(seat, kind): f"{LETTERS[kind]}{seat + 1}"
    for seat in range(MAX_SEATS)
    for kind in KINDS
}
_PIECES: Final = {sign: piece for piece, sign in _SIGNS.items()} | {WALL: 0}


def rows_of(board: bytes | bytearray, walls: Collection[int] = ()) -> list[str]:
    signs = [_SIGNS[piece] for piece in board]
    for at in walls:
        signs[at] = WALL
    return [" ".join(signs[at : at + SIDE]) for at in range(SIDE * (SIDE - 1), -1, -SIDE)]


def board_of(rows: object, walls: Collection[int] = ()) -> bytearray:
    """Parse a board from rows such as ``rows_of`` returns.

    Raises ValueError if they are malformed, or if the walls drawn differ from ``walls``.
    """
    if not isinstance(rows, Sequence) or isinstance(rows, str) or len(rows) != SIDE:
        raise ValueError("a board has nineteen rows")
    signs: list[str] = []
    # The last row is rank 1, where squares begin.
    for row in reversed(rows):
        across = row.split() if isinstance(row, str) else ()
        if len(across) != SIDE:
            raise ValueError("a row has nineteen squares")
        signs += across
    if {at for at, sign in enumerate(signs) if sign == WALL} != {*walls}:
        raise ValueError("walls stand elsewhere on this board")
    try:
        return bytearray(map(_PIECES.__getitem__, signs))
    except KeyError:
        raise ValueError("no such piece") from None


SIZE: Final = len(SQUARES)
RESPAWN: Final = SIZE * SIZE
"""A move is the number source * 361 + target. A re-spawn is this number plus the kind."""

Board = Annotated[bytearray, PlainValidator(board_of), PlainSerializer(rows_of, return_type=list)]


class Loss(NamedTuple):
    """A piece that was captured or displaced, and the squares it left and went to.

    ``to`` is None if it went into its owner's reserve.
    """

    seat: int
    kind: int
    square: int
    to: int | None


@dataclass(slots=True)
class Position:
    """The board and all other facts that moves change. Lists are by seat.

    ``monarchs`` holds the kind whose movement a King has gained, or 0. ``fallen`` is True if he has
    been captured before. ``kept`` counts the turns begun with him on the centre. ``gone`` lists the
    seats that gave up, in that order. ``round`` counts from 1. Each round begins with the seat
    ``starter``.
    """

    board_name: BoardName
    board: Board
    reserves: list[tuple[Kind, ...]]
    monarchs: list[int]
    fallen: list[bool]
    kept: list[int]
    captures: list[int]
    gone: tuple[int, ...]
    starter: int
    turn: int
    round: int

    @property
    def seats(self) -> int:
        """Number of seats at the start, including those gone."""
        return len(self.reserves)

    @property
    def living(self) -> tuple[int, ...]:
        """Seats still in the match."""
        seats = range(self.seats)
        return tuple([seat for seat in seats if seat not in self.gone] if self.gone else seats)

    def corner(self, seat: int) -> int:
        """Return a seat's outer re-spawn point."""
        return CORNERS[SEAT_CORNERS[self.seats][seat]]

    def inner_point(self, seat: int) -> int:
        """Return a seat's re-spawn point on the middle level."""
        return INNER_POINTS[SEAT_CORNERS[self.seats][seat]]

    def king(self, seat: int) -> int:
        """Return the square of a seat's King, or -1 if he is not on the board."""
        return self.board.find(piece_of(seat, KING))

    def on_centre(self, seat: int) -> bool:
        return self.board[CENTRE] == piece_of(seat, KING)

    def pieces(self) -> Iterator[tuple[int, int, int]]:
        """Yield the square, seat and kind of every piece on the board."""
        for at, piece in enumerate(self.board):
            if piece:
                yield at, owner_of(piece), kind_of(piece)

    def clear(self, seat: int) -> None:
        """Remove a seat's pieces from the board and its reserve."""
        for at, owner, _kind in tuple(self.pieces()):
            if owner == seat:
                self.board[at] = 0
        self.reserves[seat] = ()
        self.kept[seat] = 0

    def copy(self) -> "Position":
        return Position(
            self.board_name,
            self.board[:],
            self.reserves[:],
            self.monarchs[:],
            self.fallen[:],
            self.kept[:],
            self.captures[:],
            self.gone,
            self.starter,
            self.turn,
            self.round,
        )


def empty_position(board_name: BoardName, seats: int, starter: int) -> Position:
    """Return a position without pieces, before the first round."""
    return Position(
        board_name=board_name,
        board=bytearray(SIZE),
        reserves=[()] * seats,
        monarchs=[0] * seats,
        fallen=[False] * seats,
        kept=[0] * seats,
        captures=[0] * seats,
        gone=(),
        starter=starter,
        turn=starter,
        round=1,
    )


def respawn_point(position: Position, seat: int) -> int | None:
    """Return a seat's corner, else its inner point. None if both are blocked by its own pieces."""
    for point in (position.corner(seat), position.inner_point(seat)):
        if owner_of(position.board[point]) != seat:
            return point
    return None


def is_shot(position: Position, source: int, target: int) -> bool:
    """True if a piece would capture this target without moving, as archers do."""
    piece = position.board[source]
    if not piece or not position.board[target]:
        return False
    kind = kind_of(piece)
    if kind == KING:
        kind = position.monarchs[owner_of(piece)]
    files, ranks = abs(source % SIDE - target % SIDE), abs(source // SIDE - target // SIDE)
    return kind == ARCHER and files == ranks == 2


def enters_centre(position: Position, seat: int, move: int) -> bool:
    """True if a move brings a seat's King onto the centre."""
    source, target = divmod(move, SIZE)
    if target != CENTRE or move >= RESPAWN:
        return False
    king = position.board[source] == piece_of(seat, KING)
    return king and not is_shot(position, source, target)


def make(position: Position, seat: int, move: int) -> list[Loss]:
    """Play a legal move in place, including the return of captured pieces.

    Returns the losses in order.
    """
    board = position.board
    if move >= RESPAWN:
        kind = move - RESPAWN
        target = respawn_point(position, seat)
        assert target is not None
        reserve = list(position.reserves[seat])
        reserve.remove(kind)
        position.reserves[seat] = tuple(reserve)
        taken = board[target]
        board[target] = piece_of(seat, kind)
    else:
        source, target = divmod(move, SIZE)
        taken = board[target]
        if taken and is_shot(position, source, target):
            board[target] = 0
        else:
            board[target] = board[source]
            board[source] = 0
    losses: list[Loss] = []
    if taken:
        position.captures[seat] += 1
        _give_back(position, taken, target, losses)
    # A King who has left the centre starts counting again.
    for each, kept in enumerate(position.kept):
        if kept and not position.on_centre(each):
            position.kept[each] = 0
    return losses


def _give_back(position: Position, piece: int, square: int, losses: list[Loss]) -> None:
    """Return a captured piece to its owner (the document's Rules and Special Re-Spawning).

    A King displaces any piece on his point. He can then be displaced only by his own return, so the
    chain ends.
    """
    board = position.board
    seat, kind = owner_of(piece), kind_of(piece)
    corner = position.corner(seat)
    if kind == KING:
        point = position.inner_point(seat) if in_middle(square) else corner
        displaced = board[point]
        board[point] = piece
        losses.append(Loss(seat, kind, square, point))
        if displaced:
            _give_back(position, displaced, point, losses)
    elif not board[corner]:
        board[corner] = piece
        losses.append(Loss(seat, kind, square, corner))
    else:
        position.reserves[seat] = tuple(sorted((*position.reserves[seat], kind)))
        losses.append(Loss(seat, kind, square, None))
