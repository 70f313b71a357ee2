"""The bot as people start it, in a process that needn't import everything first."""

import os
import sys
from collections.abc import Mapping, Sequence

from bot.cli import main


def begin_bot(
    arguments: Sequence[str], settings: Mapping[str, str], folder: str, said: str
) -> None:
    """Run ``castellan`` in a folder with only these settings; its output goes to a file.

    Raises SystemExit with its exit status.
    """
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(settings)
    output = os.open(said, os.O_WRONLY | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(output, stream)
    sys.exit(main([*arguments]))
