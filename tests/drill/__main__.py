"""``make drill``: kills the bot hundreds of times, and prints what was looked at."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.drill.watching import Watch

KILLS = 300
SEED = 1


def main(kills: int = KILLS) -> None:
    """Kill so often; raises AssertionError when something that was answered is not stored."""
    with TemporaryDirectory() as folder:
        watch = Watch(Path(folder) / "castellan.db", SEED)
        for number in range(1, kills + 1):
            watch.kill_one()
            if number % 10 == 0:
                print(f"\r{number} kills", end="", flush=True)
    print("\r", end="")
    for what, count in watch.counts.items():
        print(f"  {what:<28} {count:>6}")
    print("  all that was answered is stored, once; every board stood right after each start")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
