"""How fast legal moves are listed, compared with python-chess, and positions are copied.

The positions come from random play of both games: opening, middle game and later. A figure is the
number of moves produced by listing all legal moves of the side to move.
"""

import random
from importlib import import_module
from statistics import median
from typing import Any

from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.moves import TurnMenu, moves_of
from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.terrain import DRAWINGS
from tools.bench.engine import Match, measure

MATCHES = 4
"""Number of matches of chess, and of each board of the other game."""
LIMIT = 40
"""Maximum rounds of a match of King of the Mountain."""
EVERY = 7
"""Take a position once in this number of turns."""


def figures() -> list[tuple[str, str]]:
    """Moves per second of both, their ratios, and microseconds for a copy."""
    positions = mountain_positions()
    contenders = {
        "King of the Mountain, moves as numbers": _numbers(positions),
        "King of the Mountain, moves as actions": _actions(positions),
    }
    ours = list(contenders)
    skipped = []
    try:
        contenders["python-chess"] = _chess_moves()
    except ImportError as error:
        skipped.append(("python-chess", f"skipped: {error}"))
    copying = "King of the Mountain, copies of a position"
    speeds = measure(contenders | {copying: _copies(positions)})
    copies = speeds.pop(copying)
    rows = [(name, f"{median(rounds):,.0f} moves/s") for name, rounds in speeds.items()]
    for name in ours:
        for rival in speeds.keys() - {*ours}:
            ratios = (a / b for a, b in zip(speeds[name], speeds[rival], strict=True))
            rows.append((f"{name} / {rival}", f"{median(ratios):.2f}"))
    rows.append((copying, f"{1e6 / median(copies):.2f} µs each"))
    return rows + skipped


def mountain_positions() -> list[Position]:
    """Positions of all boards, with two and with four players."""
    game, rng = KingOfTheMountain(), random.Random(1)
    positions: list[Position] = []
    for board in DRAWINGS:
        options = KingOfTheMountainOptions(board=board, turn_limit=LIMIT)
        for number in range(MATCHES):
            chance = Chance(number.to_bytes(32, "big"))
            state = game.new(options, 2 + 2 * (number % 2), chance)
            while game.outcome(state) is None:
                seat = min(game.to_act(state))
                game.apply(state, seat, game.menu(state, seat).sample(rng), chance)
                if state.phase == "playing" and state.turns % EVERY == 0:
                    positions.append(state.position.copy())
    return positions


def _numbers(positions: list[Position]) -> Match:
    def listed(_rng: random.Random) -> int:
        return sum(len(moves_of(position, position.turn)) for position in positions)

    return listed


def _actions(positions: list[Position]) -> Match:
    def listed(_rng: random.Random) -> int:
        return sum(len(list(TurnMenu(position, position.turn, ()))) for position in positions)

    return listed


def _copies(positions: list[Position]) -> Match:
    def copied(_rng: random.Random) -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return copied


def _chess_moves() -> Match:
    """Count moves in games that end like those of ``engine``."""
    new_board = import_module("chess").Board
    rng = random.Random(1)
    boards: list[Any] = []
    for _ in range(MATCHES * len(DRAWINGS)):
        board = new_board()
        while board.halfmove_clock < 100 and (moves := list(board.legal_moves)):
            if board.ply() % EVERY == 0:
                boards.append(board.copy(stack=False))
            board.push(rng.choice(moves))

    def listed(_rng: random.Random) -> int:
        return sum(len(list(board.legal_moves)) for board in boards)

    return listed
