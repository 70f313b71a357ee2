"""Speed of the rules, compared with RLCard and python-chess.

A step is one random legal action, found and played, or a time-out where a game goes on by itself.
Matches are set up and played to the end one after another. The contenders take turns in short
rounds of processor time; every figure is the median of the rounds, every ratio the median of the
ratios within each round.
"""

import random
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

from games import GAMES
from games.core import Chance, Game
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.moves import moves_of
from games.king_of_the_mountain.position import Position
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.terrain import DRAWINGS

ROUNDS = 9
LIMIT = 60
"""Maximum rounds of a match, for rules with a limit: random play may not find another end."""
SECONDS = 0.25
"""Processor time per contender and round."""
MATCHES, MOUNTAIN_LIMIT, EVERY = 4, 40, 7
"""Positions for legal moves: matches on each board, their maximum rounds, turns between two."""

Match = Callable[[random.Random], int]
"""Plays one match to its end. Returns its number of steps."""


def steps() -> list[tuple[str, str]]:
    """Steps per second of every game and rival, then each game's ratio to each rival."""
    games = {}
    for game in GAMES.values():
        seats = game.seats[len(game.seats) // 2]
        games[f"{game.title}, {seats} seats"] = _play_game(game, seats)
    rivals: dict[str, Callable[[], Match]] = {
        "RLCard UNO, 2 seats": _play_uno,
        "RLCard Dou Dizhu": _play_dou_dizhu,
        "python-chess": _play_chess,
    }
    return _compared(games, rivals, "steps/s")


def legal_moves() -> list[tuple[str, str]]:
    """Moves per second, by listing all of the side to move: openings, middle games and later."""
    positions = _mountain_positions()

    def listed(_rng: random.Random) -> int:
        return sum(len(moves_of(position, position.turn)) for position in positions)

    return _compared({KingOfTheMountain.title: listed}, {"python-chess": _chess_moves}, "moves/s")


def _compared(
    ours: dict[str, Match], makers: dict[str, Callable[[], Match]], unit: str
) -> list[tuple[str, str]]:
    rivals: dict[str, Match] = {}
    skipped: list[tuple[str, str]] = []
    for name, make in makers.items():
        try:
            rivals[name] = make()
        except ImportError as error:
            skipped.append((name, f"skipped: {error}"))
    contenders = ours | rivals
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    rng = random.Random(1)
    for _ in range(ROUNDS + 1):
        for name, match in contenders.items():
            speeds[name].append(_speed(match, rng))
    speeds = {name: rounds[1:] for name, rounds in speeds.items()}  # the first warms up
    rows = [(name, f"{median(rounds):,.0f} {unit}") for name, rounds in speeds.items()]
    for name in ours:
        for rival in rivals:
            ratios = (a / b for a, b in zip(speeds[name], speeds[rival], strict=True))
            rows.append((f"{name} / {rival}", f"{median(ratios):.2f}"))
    return rows + skipped


def _speed(match: Match, rng: random.Random) -> float:
    """Return steps per second of processor time over whole matches, for about ``SECONDS``."""
    number = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        number += match(rng)
    return number / spent


def _play_game(game: Game[Any, Any, Any], seats: int) -> Match:
    limited = "turn_limit" in game.options.model_fields
    options = game.options.model_validate({"turn_limit": LIMIT} if limited else {})

    def match(rng: random.Random) -> int:
        chance = Chance(rng.randbytes(32))
        state = game.new(options, seats, chance)
        number = 0
        while (able := game.to_act(state)) or game.outcome(state) is None:
            seat = next(iter(able), 0)
            try:
                action = game.menu(state, seat).sample(rng)
            except ValueError:
                game.expire(state, chance)
            else:
                game.apply(state, seat, action, chance)
            number += 1
        return number

    return match


def _play_dou_dizhu() -> Match:
    environment = import_module("rlcard").make("doudizhu")

    def match(rng: random.Random) -> int:
        state, _ = environment.reset()
        number = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            number += 1
        return number

    return match


def _play_uno() -> Match:
    uno = import_module("rlcard.games.uno").Game

    def match(rng: random.Random) -> int:
        game = uno()
        game.init_game()
        number = 0
        while not game.is_over():
            game.step(rng.choice(game.get_legal_actions()))
            number += 1
        return number

    return match


def _play_chess() -> Match:
    """Ends on mate, stalemate or fifty moves without progress, which are cheap to detect."""
    new_board = import_module("chess").Board

    def match(rng: random.Random) -> int:
        board = new_board()
        number = 0
        while board.halfmove_clock < 100 and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            number += 1
        return number

    return match


def _mountain_positions() -> list[Position]:
    """Positions of all boards, with two and with four players."""
    game, rng = KingOfTheMountain(), random.Random(1)
    positions: list[Position] = []
    for board in DRAWINGS:
        options = KingOfTheMountainOptions(board=board, turn_limit=MOUNTAIN_LIMIT)
        for number in range(MATCHES):
            chance = Chance(number.to_bytes(32, "big"))
            state = game.new(options, 2 + 2 * (number % 2), chance)
            while game.outcome(state) is None:
                seat = min(game.to_act(state))
                game.apply(state, seat, game.menu(state, seat).sample(rng), chance)
                if state.phase == "playing" and state.turns % EVERY == 0:
                    positions.append(state.position.copy())
    return positions


def _chess_moves() -> Match:
    """Count moves in games that end like those of ``_play_chess``."""
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
