"""Versions of what an operator has installed."""

import platform
from importlib.metadata import version
from typing import Final

VERSIONS: Final = {
    "version": version("castellan"),
    "python": platform.python_version(),
    "discord_py": version("discord.py"),
}
"""Version of the bot, of Python and of discord.py."""
