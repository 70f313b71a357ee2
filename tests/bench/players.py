"""How well the computer players play, beside random play: ``python -m tests.bench players``."""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from games import GAMES
from games.core import Chance, Game, Menu

MATCHES = 200

Choose = Callable[[Any, Menu[Any], random.Random], Any]


def figures() -> list[tuple[str, str]]:
    """Solitaire: kings killed and games won. King of the Hill: matches won, seats swapped."""
    return [*_solitaire(), *_duel()]


def _at_random(_view: Any, menu: Menu[Any], rng: random.Random) -> Any:
    return menu.sample(rng)


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


def _play(
    game: Game[Any, Any, Any], seats: tuple[Choose, ...], number: int, times: list[float]
) -> Any:
    chance, rng = Chance(number.to_bytes(32, "big")), random.Random(number)
    state = game.new(game.options(), len(seats), chance)
    while waited_for := game.to_act(state):
        seat = min(waited_for)
        view, menu = game.view(state, seat), game.menu(state, seat)
        began = time.process_time()
        action = seats[seat](view, menu, rng)
        if seats[seat] is not _at_random:
            times.append(time.process_time() - began)
        game.apply(state, seat, action, chance)
    return game.outcome(state)


def _slowest(times: list[float]) -> str:
    if not times:
        return "no thought"
    times.sort()
    median, late = (times[int(len(times) * part)] * 1000 for part in (0.5, 0.99))
    return f"{median:.1f} ms a decision, 99 in 100 within {late:.0f} ms"
