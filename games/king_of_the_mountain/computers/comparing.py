"""Compares moves by a search that values several of them to the same depth.

The facts about a move that was compared tell what it wins, and the replies to it.
"""

import math
import random
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from games.core.game import Facts, Seat
from games.king_of_the_mountain.board import LETTERS, NAMES, kind_of, owner_of
from games.king_of_the_mountain.computers.certain import Certainty
from games.king_of_the_mountain.computers.search import (
    MAX_DEPTH,
    SLACK,
    WON,
    BudgetSpentError,
    Search,
    position_key,
)
from games.king_of_the_mountain.computers.traveller import PRIZES
from games.king_of_the_mountain.computers.weighing import Node, generate_moves
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position, respawn_point
from games.king_of_the_mountain.terrain import steps_to_centre
from games.king_of_the_mountain.view import KingOfTheMountainView

STEEPNESS: Final = 0.13
"""Steepness of the logistic curve from values to chances to win: the most likely one in 354
positions of 30 matches between two Knights, and nearly that in 579 of 26 matches of four."""
MAX_EXPONENT: Final = 100.0  # Limit of the exponent, at which a chance is practically 0
SURE: Final = WON - 1_000  # Minimum value of a certain win
NEVER: Final = 2 * WON  # More than any value
AS_GOOD: Final = 0.02  # Maximum loss in chances to win for a move to be as good as the best one
DISTURBANCE: Final = 30  # Maximum history score that a perturbed search begins with


def outlook(value: float, rivals: int) -> float:
    """Return a seat's chance to win against its rivals, from its value against all of them."""
    return 1 / (1 + rivals * math.exp(min(-STEEPNESS * value, MAX_EXPONENT)))


def value_of(chance: float, rivals: int) -> float:
    """Return the value that gives this chance to win (the inverse of ``outlook``)."""
    return -math.log((1 / chance - 1) / rivals) / STEEPNESS if chance > 0 else -NEVER


class Comparison(Search):
    """A search that values several moves to the same depth."""

    def __init__(
        self, view: KingOfTheMountainView, seat: Seat, rng: random.Random | None = None
    ) -> None:
        """``rng`` perturbs the order of quiet moves, and so which positions are reached."""
        super().__init__(view.position, seat, view.options.keep_it, 0, zeal=1.0)
        self.rivals = len(self._others)
        self.rival = self._others[0]  # The next seat to move
        if rng is not None:
            self._history = self._disturbance(view.position, rng)
        self._children: dict[int, Node] = {}
        self._ways: dict[int, float] = {}

    def _disturbance(self, position: Position, rng: random.Random) -> dict[int, int]:
        found = dict[int, int]()
        for seat in position.living:
            _, quiets = generate_moves(position, self._terrain, seat)
            found |= {move: rng.randrange(DISTURBANCE) for move in quiets}
        return found

    def best_move(self, key: object) -> int | None:
        """Return the best move found in a position, or None if none is known."""
        move = self._transpositions.get(key, (0, 0.0, 0.0, -1))[3]
        return None if move < 0 else move

    def screen(self, moves: Sequence[int], budget: int) -> list[int]:
        """Sort moves by the values of a short search, best first."""
        self._budget = self.made + budget
        values = self.values(moves, {})
        return sorted(moves, key=lambda move: (-values.get(move, -NEVER), move))

    def compare(
        self,
        moves: Sequence[int],
        budget: int,
        margins: Sequence[float] = (),
        *,
        always: Collection[int] = (),
        clear: bool = False,
    ) -> dict[int, float]:
        """Return the value of each move, by iterative deepening within a budget of positions.

        With ``margins``, a move whose chance trails the best one's by more than its depth's margin
        is searched no further. It keeps its value from that depth, which deeper searches might
        correct, so the moves in ``always`` are searched to every depth. ``clear`` ends the search
        once two moves turn out equally good.
        """
        self._budget = self.made + budget
        for move in moves:
            if move not in self._children:
                self._children[move] = self.play(self.root, self.me, move)
                self._ways[move] = self._path_bonus(self._children[move])
        first = {move: self.standing(self._children[move]) + self._ways[move] for move in moves}
        done, before = first, first
        try:
            for depth in range(MAX_DEPTH):
                margin = margins[min(depth, len(margins) - 1)] if margins else 1.0
                values = self._values_at(depth, done, margin, always)
                # The first depth has no shallower one to average with.
                before = {move: done[move] for move in values} if depth else dict(values)
                done = done | values
                self.depth = depth
                decided = all(abs(value) > SURE for value in values.values())
                # Nothing is left to find out.
                if (
                    decided
                    or len(values) < min(2, len(moves))
                    or (clear and self._is_open(values, margins))
                ):
                    break
        except BudgetSpentError:
            pass
        return {move: _levelled(done[move], before.get(move, done[move])) for move in moves}

    def _values_at(
        self, depth: int, done: Mapping[int, float], margin: float, always: Collection[int]
    ) -> dict[int, float]:
        values = dict[int, float]()
        order = sorted(done, key=lambda move: (-done[move], move))
        least = self._floor(done[order[0]], margin) if depth else -NEVER
        while waiting := [
            m for m in order if m not in values and (done[m] >= least or m in always)
        ]:
            for move in waiting:
                best = max(values.values(), default=-NEVER)
                low = self._floor(best, margin) - self._ways[move] - SLACK
                value = self._value_after(self._children[move], True, depth, low, NEVER, 0)
                values[move] = value if abs(value) > SURE else value + self._ways[move]
            # If the best one has dropped, other moves may be within the margin again.
            least = self._floor(max(values.values()), margin)
        return values

    def _is_open(self, values: Mapping[int, float], margins: Sequence[float]) -> bool:
        """True if several moves are equally good at a depth where the margins no longer change."""
        if self.depth < len(margins) - 1:
            return False
        chances = sorted((outlook(each, self.rivals) for each in values.values()), reverse=True)
        return len(chances) > 1 and chances[0] - chances[1] < AS_GOOD

    def _floor(self, best: float, margin: float) -> float:
        """Return the value whose chance is ``margin`` below that of ``best``."""
        return value_of(outlook(best, self.rivals) - margin, self.rivals)


def _levelled(value: float, before: float) -> float:
    """Return the mean of two depths' values, because another side has the last move in each."""
    return value if max(abs(value), abs(before)) > SURE else (value + before) / 2


def facts_of(
    search: Comparison,
    certainty: Certainty,
    view: KingOfTheMountainView,
    move: int,
    value: float,
) -> Facts:
    """Return the facts about a move: certain results, captures, and the best continuation.

    ``wins`` and ``loses`` are the turns until a certain win or loss, 0 for the move itself;
    ``winner`` is the seat that wins then. ``takes`` is the piece that the move captures: letter,
    square and value. ``reply`` is the best reply in the record's notation; ``taken`` is the piece
    of this seat that it captures, ``then`` the best move after that, and ``prey`` the piece
    captured by it. ``steps`` are the distances from the centre, after the reply, of the seat's King
    and of the nearest other King.
    """
    seat = search.me
    certain = _certain(search, certainty, view, move, value)
    if "wins" in certain:
        return certain
    facts = dict(certain)
    node = search.play(search.root, seat, move)
    facts |= _captured("takes", search.root.position, seat, move)
    reply = _answer(search, node, mine=False)
    if reply is not None:
        other, answer = reply
        position = node.position
        facts["reply"] = f"{other + 1}:{format_move(position, other, answer)}"
        facts |= _captured("taken", position, other, answer, seat)
        node = search.play(node, other, answer)
        then = _answer(search, node, mine=True)
        if then is not None:
            facts["then"] = format_move(node.position, seat, then[1])
            facts |= _captured("prey", node.position, seat, then[1])
    return {**facts, "steps": _steps(node.position, seat)}


def _certain(
    search: Comparison,
    certainty: Certainty,
    view: KingOfTheMountainView,
    move: int,
    value: float,
) -> Facts:
    if certainty.wins_at_once(move):
        return {"wins": 0}
    if certainty.wins_next(move):
        return {"wins": 1}
    if (winner := certainty.winner_after(move)) is not None:
        return {"loses": 1, "winner": winner}
    # Certainty looks a round ahead. The search may prove more.
    if not is_proof(view, value):
        return {}
    turns = turns_left(value)
    return {"wins": turns} if value > 0 else {"loses": turns, "winner": search.rival}


def turns_left(value: float) -> int:
    """Return the turns until the end that a search found, or 0 if the move itself wins."""
    return math.ceil((WON - value) / 2) if value > 0 else int(WON + value) // 2 + 1


def is_proof(view: KingOfTheMountainView, value: float) -> bool:
    """True if the win or loss that a search found is certain by the rules.

    The search lets only one of several others reply at a time. It ignores the turn limit, and
    movements that Kings may gain on the way.
    """
    options, position = view.options, view.position
    in_time = not options.turn_limit or position.round + turns_left(value) < options.turn_limit
    found = abs(value) > SURE and len(position.living) == 2
    return found and not options.mutant_monarch and in_time


def _answer(search: Comparison, node: Node, *, mine: bool) -> tuple[int, int] | None:
    move = search.best_move(position_key(node.position, mine))
    if move is None:
        return None
    if move < RESPAWN:
        return owner_of(node.position.board[move // SIZE]), move
    if mine:
        return search.me, move
    return (search.rival, move) if search.rivals == 1 else None


def _captured(
    name: str, position: Position, seat: int, move: int, owner: int | None = None
) -> Facts:
    target = respawn_point(position, seat) if move >= RESPAWN else move % SIZE
    piece = 0 if target is None else position.board[target]
    if target is None or not piece or owner not in (None, owner_of(piece)):
        return {}
    kind = kind_of(piece)
    return {name: [LETTERS[kind], NAMES[target], round(10 * PRIZES[kind])]}


def _steps(position: Position, seat: int) -> list[int]:
    steps = steps_to_centre(position.board_name)
    others = [steps[position.king(other)] for other in position.living if other != seat]
    return [steps[position.king(seat)], min(others)]
