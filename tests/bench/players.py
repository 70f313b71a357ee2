"""How well the computer players play, beside random play: ``python -m tests.bench players``."""

import random
import statistics
import time
from typing import Any

from games import GAMES
from games.core import Chance, Game, Menu
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
from tests.games.playing import Choose, let_choose

MATCHES = 200
MATCHES_FOR_FIVE = 60


def figures() -> list[tuple[str, str]]:
    """Solitaire: kings killed and games won. King of the Hill: matches won, seats swapped.

    Eighty Points: final place and ranks gained in a round, alone among four others, seats rotated.
    """
    return [*_solitaire(), *_duel(), *_fives()]


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
    for name, choose in (("computer", game.players["default"].choose), ("random", _at_random)):
        killed, times = [], list[float]()
        for number in range(MATCHES):
            killed.append(_play(game, (choose,), number, times).scores[0])
        won = killed.count(4) / MATCHES
        text = f"{statistics.mean(killed):.2f} kings, {won:.0%} won, {_slowest(times)}"
        rows.append((f"{game.title}, {name}", text))
    return rows


def _duel() -> list[tuple[str, str]]:
    game = GAMES["king-of-the-hill"]
    computer = game.players["default"].choose
    wins, times = 0, list[float]()
    for number in range(MATCHES):
        seat = number % 2
        seats = (computer, _at_random) if seat == 0 else (_at_random, computer)
        wins += _play(game, seats, number, times).winners == (seat,)
    text = f"{wins / MATCHES:.0%} won, {_slowest(times)}"
    return [(f"{game.title}, computer against random", text)]


def _fives() -> list[tuple[str, str]]:
    game = GAMES["eighty-points"]
    computer = game.players["default"].choose
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


def _play(
    game: Game[Any, Any, Any], seats: tuple[Choose, ...], number: int, times: list[float]
) -> Any:
    chance, rng = Chance(number.to_bytes(32, "big")), random.Random(number)
    state = game.new(game.options(), len(seats), chance)
    timed = [_timed(choose, times) for choose in seats]
    while (outcome := game.outcome(state)) is None:
        let_choose(game, state, timed, rng, chance)
    return outcome


def _timed(choose: Choose, times: list[float]) -> Choose:
    """The same, noting how long it takes, unless it does not think."""
    if choose in (_at_random, _greedily):
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
    median, late = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
    return f"{median:.1f} ms a decision, 99 in 100 within {late:.0f} ms"
