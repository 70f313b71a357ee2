"""The bot: wires storage, matches, publisher and router, and loads the cogs by name."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import datetime
from hashlib import sha256
from importlib import import_module

import discord
from discord import app_commands
from discord.ext import commands
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs
from bot.base.environment import Environment
from bot.base.language import command_text, command_translator
from bot.base.refusals import Refusal
from bot.discord_io.controls import Component
from bot.discord_io.router import Router
from bot.hall.announcements import Announcer
from bot.pages.presenter import Presenter
from bot.play.computers import Computers
from bot.play.deadlines import Deadlines
from bot.play.ledger import Ledger
from bot.play.lobbies import Lobbies
from bot.play.queries import Queries
from bot.play.running import RunningMatches
from bot.play.solitaires import Solitaires
from bot.preferences.people import PreferenceBook
from bot.preferences.servers import GuildBook
from bot.privacy.deletion import Deletion
from bot.privacy.departures import Departures
from bot.privacy.export import Exports
from bot.publishing.boards import Boards
from bot.publishing.budget import Budget
from bot.publishing.carriers import Carriers
from bot.publishing.channels import Channels
from bot.publishing.hands import Hands
from bot.publishing.pings import Pings
from bot.publishing.publisher import Publisher
from bot.publishing.renaming import Renaming
from bot.publishing.whereabouts import Whereabouts
from bot.storage import Database
from games import GAMES

log = logs.get(__name__)

# We have no voice; discord.py would tell every operator that it lacks what voice needs.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

ROOMS = ("table", "help", "people", "hall", "server_settings")
"""The folders and files of ``cogs/`` beside the games."""
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
CLOSING_SECONDS = 4.0
START_ATTEMPTS = 5
UNNOTICED_MS = 30 * 1000
"""After a longer absence every board is shown again, for the times on it have moved."""
_COMMANDS_HASH = "commands_hash"


def _utcnow() -> datetime:
    return discord.utils.utcnow()


async def _in_order(ending: Callable[[], Awaitable[None]]) -> None:
    """End something; what it complains of is for the operator and not for what ends after it."""
    try:
        await ending()
    except Exception:
        log.exception("stopped in disorder")


class Tree(app_commands.CommandTree["Castellan"]):
    """Commands whose failures end where all interactions' do."""

    async def on_error(
        self, interaction: discord.Interaction["Castellan"], error: app_commands.AppCommandError, /
    ) -> None:
        await interaction.client.router.failed(interaction, error)


class Castellan(commands.AutoShardedBot):
    """A Discord client that hosts matches; everything it knows of them is in the database."""

    def __init__(
        self,
        environment: Environment,
        *,
        clock: Callable[[], datetime] | None = None,
        database_setting: str = "DATABASE_URL",
        fresh_discord: bool = False,
    ) -> None:
        """``fresh_discord`` says that Discord knows neither our commands nor our messages yet."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            max_messages=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=EVERYWHERE,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self.environment = environment
        self._fresh_discord = fresh_discord
        self.database = Database(environment.database_url, database_setting)
        self.ledger = Ledger(self.database, clock or _utcnow, environment.computer_pause)
        self.queries = Queries(self.database)
        self.whereabouts = Whereabouts(self.database)
        self.lobbies = Lobbies(self.ledger)
        self.computers = Computers(environment.computer_processes)
        self.running = RunningMatches(self.ledger, self.lobbies, self.computers)
        self.preferences = PreferenceBook(self.database)
        self.guild_book = GuildBook(self.database)
        self.solitaires = Solitaires(self.ledger)
        self.presenters: dict[str, Presenter] = {}
        self.hands = Hands(self.ledger, self, self.guild_book)
        carriers = Carriers(self.ledger.now)
        budget = Budget(self.ledger.now, environment.requests_per_second)
        channels = Channels(self, carriers, budget)
        self.boards = Boards(self, self.ledger, self.guild_book, channels, self.hands.watched)
        self.pings = Pings(
            self.ledger,
            self.hands,
            self.boards,
            channels,
            self.preferences,
            self.guild_book,
            self.whereabouts,
        )
        self.publisher = Publisher(
            self.ledger,
            self.boards,
            self.hands,
            self.pings,
            self.presenters.__getitem__,
            Renaming(self, self.boards),
            self.whereabouts,
        )
        self.exports = Exports(self.ledger)
        self.deletion = Deletion(self.ledger, self.lobbies, self.publisher, self.boards)
        self.departures = Departures(
            self.ledger,
            self.lobbies,
            self.publisher,
            lambda: {guild.id for guild in self.guilds},
        )
        self.deadlines = Deadlines(self.ledger, self._wake)
        self.announcer = Announcer(self, self.ledger, self.guild_book, self.presenters.__getitem__)
        self.router = Router(
            self.presenters.get, carriers.heard, carriers.board_pressed, self.publisher.shown
        )
        self.play = app_commands.Group(
            name="play", description=command_text("Open a table for a game")
        )
        self._show_everything = fresh_discord
        self._starting = asyncio.Lock()
        self._closing = False

    def add_presenter(self, slug: str, presenter: Presenter) -> None:
        """Let this show a game. Raises ValueError when two games' boards share a verb."""
        self.presenters[slug] = presenter
        self.router.on_board(presenter.board_verbs)

    async def setup_hook(self) -> None:
        await self.database.open()
        self.computers.warm()
        await self.solitaires.open()
        credited = await self.deadlines.credit()
        self._show_everything |= credited > UNNOTICED_MS
        self.tree.add_command(self.play)
        self.add_dynamic_items(Component)
        for name in (*ROOMS, *(f"games.{slug.replace('-', '_')}" for slug in GAMES)):
            await import_module(f"cogs.{name}").setup(self)
        await self.tree.set_translator(command_translator())
        await self._sync_commands()

    async def _sync_commands(self) -> None:
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator)
            if translator
            else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, payload], sort_keys=True, default=str)
        digest = sha256(text.encode()).hexdigest()
        if not self._fresh_discord and await self.database.fact(_COMMANDS_HASH) == digest:
            return
        synced = await self.tree.sync()
        await self.database.remember(_COMMANDS_HASH, digest)
        log.info("commands registered", number=len(synced))

    async def on_ready(self) -> None:
        """Discord is there, for the first time or again."""
        async with self._starting:
            for attempt in range(START_ATTEMPTS):
                try:
                    await self._begin()
                except SQLAlchemyError:
                    log.exception("cannot begin", attempt=attempt + 1)
                    await asyncio.sleep(2**attempt)
                else:
                    log.info("ready", servers=len(self.guilds), shards=self.shard_count)
                    return

    async def _begin(self) -> None:
        await self.lobbies.call_off_of_other_rules()
        self.boards.remember(await self.whereabouts.standing_boards())
        await self.publisher.start(everything=self._show_everything)
        self._show_everything = False
        self.deadlines.start()
        self.departures.start()
        self.announcer.start()

    async def on_resumed(self) -> None:
        for match_id in await self.whereabouts.unpublished():
            self.publisher.touch(match_id)

    async def on_shard_resumed(self, _shard_id: int) -> None:
        await self.on_resumed()

    async def _wake(self, match_id: str, version: int) -> None:
        warned = await self.running.wake(match_id, version)
        if warned is not None:
            self.publisher.touch(match_id, warn=warned.alarm.decision)

    async def on_message(self, message: discord.Message, /) -> None:
        call = message.author == self.user and not message.embeds
        if not call:
            self.boards.saw_message(message.channel.id, message.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        await self._lost(payload.channel_id, payload.message_id)

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        for message_id in payload.message_ids:
            await self._lost(payload.channel_id, message_id)

    async def _lost(self, channel_id: int, message_id: int) -> None:
        """Post a deleted board again; that of a game for one only when its player asks for it."""
        match_id = self.boards.lost_message(channel_id, message_id)
        if match_id is None:
            return
        try:
            solitaire = (await self.ledger.read(match_id)).solitaire
        except Refusal:
            log.info("deleted board is of no match any more", match=match_id)
            return
        if not solitaire:
            self.publisher.touch(match_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        for match_id in self.boards.lost_place(payload.thread_id):
            self.publisher.touch(match_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.departures.server_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.departures.server_back(guild.id)

    async def close(self) -> None:
        """Finish what is in flight within a few seconds, then disconnect whatever happened."""
        if self._closing:
            return
        self._closing = True
        async with AsyncExitStack() as stack:  # what fails keeps nothing else from its end
            stack.callback(log.info, "stopped")
            stack.push_async_callback(self.database.close)
            stack.push_async_callback(super().close)
            for ending in (
                lambda: self.announcer.stop(CLOSING_SECONDS),
                lambda: self.publisher.drain(CLOSING_SECONDS),
                self.computers.stop,
                self.deadlines.stop,
                self.departures.stop,
                lambda: self.router.drain(CLOSING_SECONDS),
            ):
                stack.push_async_callback(_in_order, ending)
