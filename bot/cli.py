"""The console script: run the bot, play locally, verify an exported match."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

import aiohttp
import discord

from bot import fairness, logs
from bot.client import Castellan
from bot.local import serve
from bot.settings import Settings, SettingsError, load_settings
from bot.storage import DatabaseRefused


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except (SettingsError, DatabaseRefused) as error:
        print(error, file=sys.stderr)
        return 2
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="castellan", description="Games of kings on Discord.")
    commands = parser.add_subparsers(required=True)
    run = commands.add_parser("run", help="connect to Discord")
    run.set_defaults(run=_run)
    play = commands.add_parser("play", help="play in a browser page, without Discord")
    play.set_defaults(run=_play)
    verify = commands.add_parser("verify", help="check the deal of an exported match")
    verify.add_argument("file", type=Path, help="the file that Verify the deal gave")
    verify.set_defaults(run=_verify)
    return parser


def _run(_options: argparse.Namespace) -> int:
    settings = load_settings(need_token=True)
    logs.configure(settings)
    return asyncio.run(_connect(settings))


async def _connect(settings: Settings) -> int:
    assert settings.discord_token is not None
    bot = Castellan(settings)
    await bot.database.open()
    stopping: list[asyncio.Task[None]] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(
            number, lambda: stopping.append(asyncio.ensure_future(bot.close()))
        )
    try:
        await bot.start(settings.discord_token.get_secret_value())
    except discord.LoginFailure:
        print(
            "DISCORD_TOKEN: Discord does not accept it. Copy the bot's token from the developer "
            "portal into .env.",
            file=sys.stderr,
        )
        return 2
    except aiohttp.ClientConnectionError as error:
        print(
            f"Discord cannot be reached: {error}. Check the network and start again.",
            file=sys.stderr,
        )
        return 2
    finally:
        await bot.close()
        await asyncio.gather(*stopping)
    return 0


def _play(_options: argparse.Namespace) -> int:
    settings = load_settings()
    logs.configure(settings)
    return asyncio.run(serve(settings))


def _verify(options: argparse.Namespace) -> int:
    try:
        text = options.file.read_text(encoding="utf-8")
        lines = fairness.verify(text)
    except (OSError, UnicodeDecodeError) as error:
        print(f"{options.file}: cannot be read: {error}", file=sys.stderr)
        return 2
    except fairness.NotVerified as error:
        print(f"NOT verified: {error}", file=sys.stderr)
        return 1
    print("\n".join((*lines, "verified")))
    return 0
