"""Facts about a move that was compared with others: what it wins, and the replies to it."""

import math

from games.core.game import Facts
from games.king_of_the_mountain.computers.certain import Certainty
from games.king_of_the_mountain.computers.comparing import SURE, Comparison
from games.king_of_the_mountain.computers.page import PRIZES
from games.king_of_the_mountain.computers.search import WON, position_key
from games.king_of_the_mountain.computers.weighing import Node
from games.king_of_the_mountain.notation import format_move
from games.king_of_the_mountain.pieces import LETTERS, kind_of, owner_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, Position, respawn_point
from games.king_of_the_mountain.squares import NAMES
from games.king_of_the_mountain.terrain import steps_to_centre
from games.king_of_the_mountain.view import KingOfTheMountainView


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
    """Return the turns until the end that a search found; 0 is the move itself."""
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
    """Return the piece that a move captures, under a name; empty if it is not the owner's."""
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
