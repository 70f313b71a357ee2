"""Certain wins within a round: those that nobody can stop, and those that a move allows.

Unlike the search, this follows every reply of every seat that can matter, and knows the turn limit.
It can ignore what a King may gain when he is captured: no movement leads from his re-spawn squares
to the centre, or next to it, in one move.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from games.king_of_the_mountain.board import CENTRE
from games.king_of_the_mountain.computers.weighing import hill_of
from games.king_of_the_mountain.moves import king_targets, moves_of
from games.king_of_the_mountain.position import (
    RESPAWN,
    SIZE,
    Position,
    enters_centre,
    is_shot,
    make,
)
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.terrain import terrain_of

MAX_POSITIONS: Final = 20_000
"""Maximum number of positions to follow for one decision. After them nothing more is certain."""


class _TooMany(Exception):
    """More positions than ``MAX_POSITIONS``."""


class Certainty:
    """Tells which moves of a seat certainly win, and which certainly let another seat win."""

    def __init__(self, options: KingOfTheMountainOptions, position: Position, me: int) -> None:
        self._position = position
        self._me = me
        self._keep_it = options.keep_it
        self._mutants = any(position.monarchs)
        self._terrain = terrain_of(position.board_name)
        self._hill = hill_of(position.board_name)
        self._near = frozenset(self._terrain.steps[CENTRE])
        self._wins: dict[int, bool] = {}
        self._winners: dict[int, int | None] = {}
        self._followed = 0  # Number of positions followed so far
        self._others, self.is_last = self._order(options.turn_limit)
        """``is_last``: the turn limit ends the match before this seat's next turn."""

    def _order(self, limit: int) -> tuple[tuple[int, ...], bool]:
        """Return the seats that move before this one's next turn, and whether that never comes."""
        position, found = self._position, list[int]()
        turn, played = self._me, position.round
        while True:
            turn = (turn + 1) % position.seats
            played += turn == position.starter
            if 0 < limit < played or turn == self._me:
                return tuple(found), turn != self._me or 0 < limit < played
            if turn not in position.gone:
                found.append(turn)

    def wins_at_once(self, move: int) -> bool:
        return not self._keep_it and enters_centre(self._position, self._me, move)

    def wins_next(self, move: int) -> bool:
        """True if this seat wins at or after the start of its next turn, whatever the others do."""
        if move not in self._wins:
            self._wins[move] = not self.is_last and self._wins_whatever_is_replied(move)
        return self._wins[move]

    def _wins_whatever_is_replied(self, move: int) -> bool:
        after = _after(self._position, self._me, move)
        try:
            # If the seat doesn't threaten to win now, the others' replies will hardly change that.
            return self._can_win(after, self._me) and self._stays_won(after, self._others)
        except _TooMany:
            return False

    def _stays_won(self, position: Position, others: Sequence[int]) -> bool:
        if not others:
            return self._can_win(position, self._me)
        seat, *rest = others
        if self._can_win(position, seat):
            return False
        # Most replies that stop the win do so immediately, so the seats after that can wait.
        replies = []
        for reply in self._replies(position, seat, last=not rest):
            if not self._can_win(reply, self._me):
                return False
            replies.append(reply)
        return not rest or all(self._stays_won(reply, rest) for reply in replies)

    def winner_after(self, move: int) -> int | None:
        """Return the seat that can certainly win before this seat's next turn, or None if none can.

        Others who play before it can't stop that, unless by winning themselves.
        """
        if move not in self._winners:
            after = _after(self._position, self._me, move)
            try:
                self._winners[move] = self._winner(after, self._others)
            except _TooMany:
                self._winners[move] = None
        return self._winners[move]

    def _winner(self, position: Position, others: Sequence[int]) -> int | None:
        if not any(self._can_win(position, seat) for seat in others):
            return None
        seat, *rest = others
        if self._can_win(position, seat):
            return seat
        replies = []
        for reply in self._replies(position, seat, last=not rest):
            # One reply that leaves nobody a win is enough to stop it.
            if not any(self._can_win(reply, other) for other in rest):
                return None
            replies.append(reply)
        winners = [self._winner(reply, rest) for reply in replies]
        return None if None in winners else winners[0]

    def _can_win(self, position: Position, seat: int) -> bool:
        if self._keep_it:
            # Under *Keep it*, only the turns on the centre count.
            return position.on_centre(seat) and position.kept[seat] + 1 >= self._keep_it
        king = position.king(seat)
        # A King without a gained movement takes a single step.
        if king not in self._near and not position.monarchs[seat]:
            return False
        return any(
            to == CENTRE and not is_shot(position, king, to)
            for to in king_targets(position, self._terrain, king)
        )

    def _replies(self, position: Position, seat: int, *, last: bool) -> Iterator[Position]:
        """Yield the positions after a seat's moves.

        Irrelevant moves of the ``last`` seat count as one. Before it, any move may open a line.
        """
        idle = False
        moves = sorted(moves_of(position, seat), key=lambda move: move % SIZE != CENTRE)
        for move in moves:
            if not last or self._matters(position, move):
                self._followed += 1
                if self._followed > MAX_POSITIONS:
                    raise _TooMany
                yield _after(position, seat, move)
            else:
                idle = True
        if idle or not moves:
            yield position

    def _matters(self, position: Position, move: int) -> bool:
        """True if a move may change who can enter the centre, or be captured there."""
        if self._mutants or move >= RESPAWN:
            return True
        source, target = divmod(move, SIZE)
        return source in self._hill or target in self._hill or position.board[target] > 0


def _after(position: Position, seat: int, move: int) -> Position:
    after = position.copy()
    make(after, seat, move)
    return after
