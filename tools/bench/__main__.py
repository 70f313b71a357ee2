"""``make bench``: every measurement of docs/measurements.md, interleaved in one run."""

import platform
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bot.base import logs
from bot.base.environment import Environment
from tools.bench import (
    answers,
    boards,
    daily,
    daily_crowd,
    durability,
    engine,
    fresh,
    hall,
    moves,
    pictures,
    players,
    press,
    requests,
    reviewing,
    scale,
    several,
    startup,
    versions,
)

Part = Callable[[], list[tuple[str, str]]]


def parts(older: Path | None) -> dict[str, Part]:
    """Return the measurements by title; ``older`` is another checkout to compare with."""
    return {
        "Engine, random play": engine.figures,
        "Legal moves of chess and King of the Mountain": moves.figures,
        "Presses from a fresh start on, over real sockets": fresh.figures,
        "A press to its page and to the board": answers.figures,
        "Boards shown by the bot itself": boards.figures,
        "A press, counted": press.figures,
        "Durable actions": durability.figures,
        "Pictures": pictures.figures,
        "Computer players": players.figures,
        "A press beside people who review": reviewing.figures,
        "Start-up and memory": partial(startup.figures, older),
        "The hall of fame": hall.figures,
        "Daily deals": daily.figures,
        "Daily deals, one process on PostgreSQL": partial(daily_crowd.figures, 1),
        "Daily deals, two processes on PostgreSQL": partial(daily_crowd.figures, 2),
        "Discord requests for an action": requests.figures,
        "Processor time of an action, beside an older version": partial(versions.figures, older),
        "Processor time of an action on several processes": several.figures,
        "Memory with 300 matches": scale.with_the_budget,
        "Scale, one process on SQLite": scale.on_sqlite,
        "Scale, one process on PostgreSQL": partial(scale.on_postgresql, 1),
        "Scale, two processes on PostgreSQL": partial(scale.on_postgresql, 2),
    }


def main() -> None:
    """Print the parts whose title contains one of the given words, or all parts."""
    parser = ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("words", nargs="*", help="print only parts with one of these in the title")
    parser.add_argument(
        "--beside", type=Path, metavar="CHECKOUT", help="measure the bot of this folder too"
    )
    chosen = parser.parse_args()
    older = None if chosen.beside is None else chosen.beside.resolve()
    if older is not None and not (older / "bot" / "__main__.py").is_file():
        parser.error(f"--beside: there's no bot in {older}. Name the root of a checkout.")
    logs.configure(Environment(log_level="ERROR", _env_file=None))  # type: ignore[call-arg]
    print(f"Python {platform.python_version()} on {platform.machine()}")
    for title, figures in parts(older).items():
        if chosen.words and not any(w.casefold() in title.casefold() for w in chosen.words):
            continue
        print(f"\n{title}")
        rows = figures()
        width = max(len(label) for label, _ in rows)
        for label, value in rows:
            print(f"  {label:<{width}}  {value}", flush=True)


main()
