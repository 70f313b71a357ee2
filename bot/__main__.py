"""Entry points: ``castellan``, and ``python -m bot``, which connects to Discord by default."""

import sys

from bot.base.garbage import uncollected


def castellan(arguments: list[str] | None = None) -> int:
    """Run a command. Returns the exit status."""
    if sys.platform == "win32":
        raise SystemExit("Castellan runs on Linux. On Windows, install it inside WSL.")
    with uncollected():
        from bot.cli import main  # a process that only thinks imports this module, but not the bot

    return main(arguments)


if __name__ == "__main__":
    sys.exit(castellan(sys.argv[1:] or ["run"]))
