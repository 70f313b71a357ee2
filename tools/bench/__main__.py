"""``make bench``: every measurement of docs/measurements.md, side by side in one run."""

import platform
import sys
from collections.abc import Callable
from functools import partial

from bot.base import logs
from bot.base.environment import Environment
from tools.bench import (
    answers,
    boards,
    durability,
    engine,
    hall,
    moves,
    pictures,
    players,
    press,
    requests,
    scale,
    startup,
)

PARTS: dict[str, Callable[[], list[tuple[str, str]]]] = {
    "Engine, random play": engine.figures,
    "Legal moves of chess and King of the Mountain": moves.figures,
    "A press to its page and to the board": answers.figures,
    "Boards shown by the bot itself": boards.figures,
    "A press, counted": press.figures,
    "Durable actions": durability.figures,
    "Pictures": pictures.figures,
    "Computer players": players.figures,
    "Start-up and memory": startup.figures,
    "The hall of fame": hall.figures,
    "Discord requests for an action": requests.figures,
    "Scale, one process on SQLite": scale.on_sqlite,
    "Scale, one process on PostgreSQL": partial(scale.on_postgresql, 1),
    "Scale, two processes on PostgreSQL": partial(scale.on_postgresql, 2),
}


def main(chosen: list[str]) -> None:
    """Print the parts whose title holds one of the words given, or all of them."""
    logs.configure(Environment(log_level="ERROR", _env_file=None))  # type: ignore[call-arg]
    print(f"Python {platform.python_version()} on {platform.machine()}")
    for title, figures in PARTS.items():
        if chosen and not any(word.casefold() in title.casefold() for word in chosen):
            continue
        print(f"\n{title}")
        rows = figures()
        width = max(len(label) for label, _ in rows)
        for label, value in rows:
            print(f"  {label:<{width}}  {value}", flush=True)


main(sys.argv[1:])
