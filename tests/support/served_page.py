"""A process that serves the local page until it is asked to end."""

import os
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from io import StringIO
from multiprocessing.connection import Connection

from bot.cli import main


class _Told(StringIO):
    """Output that is sent line by line."""

    def __init__(self, said: Connection) -> None:
        super().__init__()
        self._said = said

    def flush(self) -> None:
        """Send what was printed since the last call."""
        self._said.send(self.getvalue())
        self.seek(0)
        self.truncate()


def serve_page(settings: Mapping[str, str], said: Connection) -> None:
    """Run ``castellan play`` with these settings, and send its output to ``said``.

    Raises SystemExit with its exit status.
    """
    os.environ.update(settings)
    with redirect_stdout(_Told(said)):
        sys.exit(main(["play"]))
