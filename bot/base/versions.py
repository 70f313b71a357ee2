"""Versions of the bot, Python and discord.py."""

import platform
from importlib.metadata import version
from typing import Final

VERSIONS: Final = {
    "version": version("castellan"),
    "python": platform.python_version(),
    "discord_py": version("discord.py"),
}
