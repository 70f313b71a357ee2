"""``make bench``: every measurement of docs/measurements.md that takes minutes, one by one."""

import platform
from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bot.base import logs
from bot.base.environment import Environment
from tools.bench import boards, durability, engine, fresh, load, pictures, press, startup

Part = Callable[[], list[tuple[str, str]]]


def parts(older: Path | None) -> dict[str, Part]:
    """Return the measurements by title; ``older`` is another checkout to compare with."""
    return {
        "Engine, random play": engine.steps,
        "Legal moves of chess and King of the Mountain": engine.legal_moves,
        "Presses from a fresh start on, over real sockets": fresh.figures,
        "Boards shown by the bot itself": boards.figures,
        "A press, counted": press.figures,
        "Durable actions": durability.figures,
        "Pictures": pictures.figures,
        "Start-up and memory": partial(startup.figures, older),
        "Memory with 300 matches": load.with_many_matches,
        "Processor time of an action, beside an older version": partial(load.beside, older),
        "Processor time of an action on several processes": load.on_several_processes,
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
