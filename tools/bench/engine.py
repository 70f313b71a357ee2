"""Speed of the rules, compared with RLCard and python-chess: ``python -m tools.bench.engine``.

A step is one random legal action, found and played, or a time-out where a game goes on by itself.
Matches are set up and played to the end one after another. The contenders take turns in short
rounds of processor time; every figure is the median of the rounds, every ratio the median of the
ratios within each round.
"""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

from games import GAMES
from games.core import Chance, Game, IllegalOptions

ROUNDS = 9
LIMIT = 60
"""Maximum rounds of a match, for rules with a limit: random play may not find another end."""
SECONDS = 0.25
"""Processor time per contender and round."""

Match = Callable[[random.Random], int]
"""Plays one match to its end. Returns its number of steps."""


def options_for(game: Game[Any, Any, Any]) -> Any:
    limited = "turn_limit" in game.options.model_fields
    return game.options.model_validate({"turn_limit": LIMIT} if limited else {})


def play_game(game: Game[Any, Any, Any], seats: int) -> Match:
    options = options_for(game)

    def match(rng: random.Random) -> int:
        chance = Chance(rng.randbytes(32))
        state = game.new(options, seats, chance)
        steps = 0
        while (able := game.to_act(state)) or game.outcome(state) is None:
            seat = next(iter(able), 0)
            try:
                action = game.menu(state, seat).sample(rng)
            except ValueError:
                game.expire(state, chance)
            else:
                game.apply(state, seat, action, chance)
            steps += 1
        return steps

    return match


def play_dou_dizhu() -> Match:
    """The whole environment, which its users step through."""
    environment = import_module("rlcard").make("doudizhu")

    def match(rng: random.Random) -> int:
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return match


def play_bare_dou_dizhu() -> Match:
    """The rules alone, without the features computed for learners."""
    game = import_module("rlcard.games.doudizhu").Game()

    def match(rng: random.Random) -> int:
        state, _ = game.init_game()
        steps = 0
        while not game.is_over():
            state, _ = game.step(rng.choice(state["actions"]))
            steps += 1
        return steps

    return match


def play_uno() -> Match:
    uno = import_module("rlcard.games.uno").Game

    def match(rng: random.Random) -> int:
        game = uno()
        game.init_game()
        steps = 0
        while not game.is_over():
            game.step(rng.choice(game.get_legal_actions()))
            steps += 1
        return steps

    return match


def play_chess() -> Match:
    """Ends on mate, stalemate or fifty moves without progress, which are cheap to detect."""
    new_board = import_module("chess").Board

    def match(rng: random.Random) -> int:
        board = new_board()
        steps = 0
        while board.halfmove_clock < 100 and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
            steps += 1
        return steps

    return match


RIVALS: dict[str, Callable[[], Match]] = {
    "RLCard UNO, 2 seats": play_uno,
    "RLCard Dou Dizhu environment": play_dou_dizhu,
    "RLCard Dou Dizhu, rules alone": play_bare_dou_dizhu,
    "python-chess": play_chess,
}


def our_games() -> Iterator[tuple[str, Match]]:
    """Yield every game with its smallest and a medium number of seats."""
    for game in GAMES.values():
        for seats in dict.fromkeys((game.seats[0], game.seats[len(game.seats) // 2])):
            try:
                game.new(options_for(game), seats, Chance(bytes(32)))
            except IllegalOptions:
                continue
            yield f"{game.title}, {seats} seats", play_game(game, seats)


def speed(match: Match, rng: random.Random) -> float:
    """Return steps per second of processor time over whole matches, for about ``SECONDS``."""
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < SECONDS:
        steps += match(rng)
    return steps / spent


def measure(contenders: dict[str, Match]) -> dict[str, list[float]]:
    """Return the speed of each contender in each round, after a round to warm up."""
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    rng = random.Random(1)
    for _ in range(ROUNDS + 1):
        for name, match in contenders.items():
            speeds[name].append(speed(match, rng))
    return {name: rounds[1:] for name, rounds in speeds.items()}


def figures() -> list[tuple[str, str]]:
    """Steps per second of every game and rival, then each game's ratio to each rival."""
    games = dict(our_games())
    rivals: dict[str, Match] = {}
    skipped: list[tuple[str, str]] = []
    for name, make in RIVALS.items():
        try:
            rivals[name] = make()
        except ImportError as error:
            skipped.append((name, f"skipped: {error}"))
    speeds = measure(games | rivals)
    lines = [(name, f"{median(rounds):,.0f} steps/s") for name, rounds in speeds.items()]
    for game in games:
        for rival in rivals:
            ratios = (a / b for a, b in zip(speeds[game], speeds[rival], strict=True))
            lines.append((f"{game} / {rival}", f"{median(ratios):.2f}"))
    return lines + skipped


def main() -> None:
    lines = figures()
    width = max(len(label) for label, _ in lines)
    for label, value in lines:
        print(f"{label:{width}}  {value}")


if __name__ == "__main__":
    main()
