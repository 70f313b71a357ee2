"""``castellan``, and ``python -m bot``, which connects to Discord without being told to."""

import gc
import sys


def castellan(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status."""
    gc.disable()  # what imports make stays: to look through it again and again would be wasted
    from bot.cli import main  # a process that only thinks imports this module, but not the bot

    gc.freeze()
    gc.enable()
    return main(arguments)


if __name__ == "__main__":
    sys.exit(castellan(sys.argv[1:] or ["run"]))
