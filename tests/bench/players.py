"""How well the computer players play, beside random play: ``python -m tests.bench players``."""

import random
import statistics
import time
from typing import Any

from games import GAMES
from games.core import Chance, Game, Menu, Options
from games.eighty_points import (
    PLAYERS,
    EightyPointsOptions,
    EightyPointsView,
    Play,
    Put,
    order_of,
    points_in,
    winning,
)
from games.king_of_the_mountain import (
    DRAWINGS,
    RESPAWN,
    SIZE,
    BoardName,
    KingOfTheMountainOptions,
    KingOfTheMountainView,
    TurnMenu,
    action_of,
)
from games.king_of_the_mountain.evaluation import WORTH
from games.king_of_the_mountain.pieces import kind_of
from tests.games.playing import Choose, let_choose

MATCHES = 200
MATCHES_FOR_FIVE = 60
MATCHES_A_BOARD = 4
LONGEST = 300
"""Rounds after which a match of King of the Mountain is drawn."""


def figures() -> list[tuple[str, str]]:
    """Solitaire: kings killed and games won. King of the Hill: matches won, seats swapped.

    Eighty Points: final place and ranks gained in a round, alone among four others, seats rotated.
    King of the Mountain: matches won, and rounds until a match ends.
    """
    return [*_solitaire(), *_duel(), *_fives(), *_climbs()]


def _at_random(_view: Any, menu: Menu[Any], rng: random.Random) -> Any:
    return menu.sample(rng)


def _greedily(view: EightyPointsView, menu: Menu[Any], rng: random.Random) -> Any:
    """The strongest cards that take the trick, else the weakest without points."""
    if view.phase != "playing":
        return menu.sample(rng)
    order = order_of(view.trump_rank, view.trump_suit)

    def strength(action: Put) -> int:
        return sum(order.strengths[card] for card in action.cards)

    def takes(action: Put) -> bool:
        play = Play(view.turn or 0, action.cards)
        return winning([*view.trick, play], order) is play

    taking = [action for action in menu if takes(action)]
    if taking:
        return max(taking, key=strength)
    return min(menu, key=lambda action: (points_in(action.cards), strength(action)))


def _solitaire() -> list[tuple[str, str]]:
    game = GAMES["kill-the-kings"]
    rows = []
    for name, choose in (("computer", game.players["knight"].choose), ("random", _at_random)):
        killed, times = [], list[float]()
        for number in range(MATCHES):
            killed.append(_play(game, (choose,), number, times).scores[0])
        won = killed.count(4) / MATCHES
        text = f"{statistics.mean(killed):.2f} kings, {won:.0%} won, {_slowest(times)}"
        rows.append((f"{game.title}, {name}", text))
    return rows


def _duel() -> list[tuple[str, str]]:
    game = GAMES["king-of-the-hill"]
    computer = game.players["knight"].choose
    wins, times = 0, list[float]()
    for number in range(MATCHES):
        seat = number % 2
        seats = (computer, _at_random) if seat == 0 else (_at_random, computer)
        wins += _play(game, seats, number, times).winners == (seat,)
    text = f"{wins / MATCHES:.0%} won, {_slowest(times)}"
    return [(f"{game.title}, computer against random", text)]


def _fives() -> list[tuple[str, str]]:
    game = GAMES["eighty-points"]
    computer = game.players["knight"].choose
    rivals: tuple[tuple[str, Choose, Choose], ...] = (
        ("computer among four random", computer, _at_random),
        ("random among four computers", _at_random, computer),
        ("computer among four greedy", computer, _greedily),
    )
    rows = []
    for name, lone, other in rivals:
        places, risen, times = [], [], list[float]()
        for number in range(MATCHES_FOR_FIVE):
            seat = number % PLAYERS
            seats = tuple(lone if at == seat else other for at in range(PLAYERS))
            outcome = _play(game, seats, number, times)
            places.append(outcome.places[seat])
            risen.append((outcome.scores[seat] - 2) / EightyPointsOptions().rounds)
        place, rise = statistics.mean(places), statistics.mean(risen)
        text = f"place {place:.2f} of 5, {rise:.2f} ranks a round, {_slowest(times)}"
        rows.append((f"{game.title}, {name}", text))
    return rows


def _greedily_capturing(view: KingOfTheMountainView, menu: Menu[Any], rng: random.Random) -> Any:
    """Takes the most valuable piece that it can, else moves at random."""
    moves = menu.moves if isinstance(menu, TurnMenu) else ()
    board = view.position.board
    taking = [move for move in moves if move < RESPAWN and board[move % SIZE]]
    if not taking:
        return menu.sample(rng)
    return action_of(max(taking, key=lambda move: WORTH[kind_of(board[move % SIZE])]))


def _climbs() -> list[tuple[str, str]]:
    game = GAMES["king-of-the-mountain"]
    computer = game.players["knight"].choose
    rivals: tuple[tuple[str, int, Choose], ...] = (
        ("computer against random", 2, _at_random),
        ("computer against greedy", 2, _greedily_capturing),
        ("computer among three greedy", 4, _greedily_capturing),
        ("two computers", 2, computer),
        ("four computers", 4, computer),
    )
    rows = []
    for name, players, other in rivals:
        times = list[float]()
        won, rounds = 0, []
        for board in DRAWINGS:
            for number in range(MATCHES_A_BOARD):
                seat = number % players
                seats = tuple(computer if at == seat else other for at in range(players))
                state = _climb(board, seats, number, times)
                won += state.winner == seat
                rounds.append(state.position.round)
        share = "" if other is computer else f"{won / len(rounds):.0%} won, "
        rounds.sort()
        length = f"{rounds[len(rounds) // 2]} rounds, at most {rounds[-1]}"
        rows.append((f"{game.title}, {name}", f"{share}{length}, {_slowest(times)}"))
    return rows


def _climb(board: BoardName, seats: tuple[Choose, ...], number: int, times: list[float]) -> Any:
    options = KingOfTheMountainOptions(board=board, turn_limit=LONGEST)
    return _finish(GAMES["king-of-the-mountain"], options, seats, number, times)


def _play(
    game: Game[Any, Any, Any], seats: tuple[Choose, ...], number: int, times: list[float]
) -> Any:
    """The outcome of a match with the usual options."""
    return game.outcome(_finish(game, game.options(), seats, number, times))


def _finish(
    game: Game[Any, Any, Any],
    options: Options,
    seats: tuple[Choose, ...],
    number: int,
    times: list[float],
) -> Any:
    """The last state of a match."""
    chance, rng = Chance(number.to_bytes(32, "big")), random.Random(number)
    state = game.new(options, len(seats), chance)
    timed = [_timed(choose, times) for choose in seats]
    while game.outcome(state) is None:
        let_choose(game, state, timed, rng, chance)
    return state


def _timed(choose: Choose, times: list[float]) -> Choose:
    """The same, noting how long it takes, unless it does not think."""
    if choose in (_at_random, _greedily, _greedily_capturing):
        return choose

    def timed(view: Any, menu: Menu[Any], rng: random.Random) -> Any:
        began = time.process_time()
        action = choose(view, menu, rng)
        times.append(time.process_time() - began)
        return action

    return timed


def _slowest(times: list[float]) -> str:
    if not times:
        return "no thought"
    times.sort()
    median, late, most = (1000 * times[int((len(times) - 1) * part)] for part in (0.5, 0.99, 1.0))
    return f"{median:.1f} ms a decision, 99 in 100 within {late:.0f} ms, at most {most:.0f} ms"
