"""``python -m bot``: connect to Discord."""

import sys

from bot.cli import main

sys.exit(main(sys.argv[1:] or ["run"]))
