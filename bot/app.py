"""The bot: wires storage, matches, publisher and router, and loads the cogs by name."""

import asyncio
from collections.abc import Callable, Collection
from datetime import datetime
from functools import partial
from importlib import import_module
from typing import Any, Final, TypeVar

import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy.exc import SQLAlchemyError

from bot.base import logs, metrics, reports
from bot.base.calendar import DiscordClock
from bot.base.chores import Chores
from bot.base.environment import Environment
from bot.base.language import command_translator
from bot.base.refusals import Refusal
from bot.base.shutdown import ServiceManager, Shutdown
from bot.discord_events import DiscordEvents
from bot.discord_io.answers import note_arrival
from bot.discord_io.breaker import Breaker, watch
from bot.discord_io.commands import RoutedTree
from bot.discord_io.controls import Component, Interaction, parse_custom_id
from bot.discord_io.host import Emojis
from bot.discord_io.limits import Limits
from bot.discord_io.outgoing import Budget
from bot.discord_io.permissions import ArchivedThreads
from bot.discord_io.router import Router
from bot.feature import Sockets, all_features, check_features, features_on
from bot.gateway import Gateway
from bot.match import counting, lobbies, waking
from bot.match.admission import check_welcome
from bot.match.computers import Computers
from bot.match.deadlines import Deadlines, is_noticed
from bot.match.events import Happened
from bot.match.ledger import Ledger
from bot.match.queries import Queries
from bot.match.rebuild import recount_once
from bot.match.retention import LateCounting, Retention
from bot.match.shared_deals import SharedDeals
from bot.match.store import BOARD
from bot.monitor import Vitals
from bot.pages import parts
from bot.pages.faces import Presenters, load_faces
from bot.pages.presenter import Presenter
from bot.preferences.languages import Languages
from bot.preferences.people import PreferenceBook
from bot.preferences.server_panel import SettingsPanel
from bot.preferences.servers import GuildBook, check_offered
from bot.secrecy import Asker, Secrecy, Sight
from bot.show.board_postings import BoardPostings
from bot.show.boards import Boards
from bot.show.channels import Channels
from bot.show.emoji_uploads import EmojiUploads
from bot.show.hands import Hands
from bot.show.interaction_tokens import InteractionTokens
from bot.show.keeper import Keeper
from bot.show.members import Members, Presence
from bot.show.pings import Pings
from bot.show.postings import Wish
from bot.show.publisher import Publisher
from bot.storage import Database
from bot.storage.notices import Notice

log = logs.get(__name__)

_WELCOME: Final = "welcome"  # among an interaction's extras

ServiceT = TypeVar("ServiceT")

# The bot has no voice. Without this discord.py would warn about missing voice libraries.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
CLOSING_SECONDS = 3.0
"""Maximum time that a shutdown waits for presses to finish, and then again for boards."""
MAX_PART_SECONDS = 2.0
START_ATTEMPTS = 5


def bot_of(interaction: Interaction) -> "Castellan":
    assert isinstance(interaction.client, Castellan), "only this bot has commands and controls"
    return interaction.client


def _client_options() -> dict[str, Any]:
    return {
        "command_prefix": commands.when_mentioned,
        "help_command": None,
        "intents": discord.Intents(
            guilds=True, guild_messages=True, dm_messages=True, guild_scheduled_events=True
        ),
        "max_messages": None,
        "tree_cls": RoutedTree,
        "allowed_mentions": discord.AllowedMentions.none(),
        "allowed_contexts": EVERYWHERE,
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=True),
        "activity": discord.CustomActivity("/play"),
    }


def _utcnow() -> datetime:
    return discord.utils.utcnow()


class Castellan(commands.AutoShardedBot):
    """A Discord client that hosts matches. Everything it knows about them is in the database."""

    def __init__(
        self,
        environment: Environment,
        *,
        database_setting: str = "DATABASE_URL",
        fresh_discord: str | None = None,
        shutdown: Shutdown | None = None,
    ) -> None:
        """``fresh_discord`` is the locale of a simulated Discord with no commands registered yet.

        ``shutdown`` ends the process, and this client with it.
        """
        trace = metrics.request_counter()
        # Before discord.py's client, whose session gets the breaker's trace.
        self.breaker = Breaker(lambda: int(_utcnow().timestamp() * 1000), self._server_of)
        watch(self.breaker, trace)
        super().__init__(**_client_options(), shard_count=environment.shard_count, http_trace=trace)
        if environment.shard_ids is not None:
            self.shard_ids = list(environment.shard_ids)
        check_features(environment.features_off)
        self.environment = environment
        self.fresh_discord = fresh_discord
        if environment.discord_api is not None:
            Route.BASE = environment.discord_api.rstrip("/")
        self.database = Database(environment.database_url, database_setting)
        self.chores = Chores()
        self.sockets = Sockets()
        self._services: dict[type[object], object] = {}
        self.service_manager = ServiceManager()
        self._long_away: set[int] = set()
        """Shards whose boards are all shown again, because they show times or are missing."""
        self._shutdown = shutdown or Shutdown()
        self._closing: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._hold_matches()
        self._show_matches()
        vitals = Vitals(
            self.environment,
            self.ledger,
            self.keeper,
            self.deadlines,
            self.chores,
            self._shutdown,
            self.queries,
            self.breaker,
            self.gateway,
        )
        self.monitor = vitals.monitor(lambda: self.latencies)
        self._monitored = False

    def _hold_matches(self) -> None:
        environment = self.environment
        self.ledger = Ledger(self.database, _utcnow, environment.computer_pause)
        self.queries = Queries(self.database)
        self.board_postings = BoardPostings(self.database)
        self.computers = Computers(environment.computer_processes)
        self.preferences = PreferenceBook(self.database)
        self.guild_book = GuildBook(self.database)
        self.languages = Languages(self.database)
        self.settings_panel = SettingsPanel()
        self.ledger.before_commit(Happened.ENDED, counting.count_ended)
        self.ledger.checks.append(check_offered)
        self.shared_deals = SharedDeals(self.database)
        self.secrecy = Secrecy(self.database, self.ledger.now)
        self.deadlines = Deadlines(self.ledger, self._wake, self._show_again)
        self.late_counting = LateCounting(self.ledger)
        self._going_on: asyncio.Task[None] | None = None
        self.breaker.listeners.append(self._hear_breaker)
        self.gateway = Gateway(
            self, environment, self.database, self.breaker, self.ledger.now, self._socket_of
        )
        retention = Retention(self.ledger, environment.keep_matches_days)
        for chore in (
            *(self.deadlines.heartbeat, self.late_counting.chore, self.breaker.chore),
            *(self.gateway.starts.chore, self.gateway.silent_shards.chore, retention.chore),
        ):
            self.chores.add(chore)

    def _show_matches(self) -> None:
        environment = self.environment
        self.presenters = Presenters()
        tokens = InteractionTokens(self.ledger.now)
        self.budget = Budget(self.ledger.now, environment.requests_per_second)
        self.archived_threads = ArchivedThreads(
            self, self.queries.live_places, partial(self.budget.spend, watched=False)
        )
        self.members = Members(self, self.budget, self.ledger.now)
        self.card_emojis = Emojis()
        self.channels = Channels(self, tokens, self.budget, self.card_emojis)
        self.keeper = Keeper(self.database, self.channels, self.ledger.now)
        self.presence = Presence(self.ledger.now)
        self._discord_clock = DiscordClock(self.ledger.now)
        self.hands = Hands(self.ledger, self.channels, self.guild_book, self.presence)
        self.boards = Boards(
            self,
            self.ledger,
            self.guild_book,
            self.channels,
            self.keeper,
            self.presence.is_watched,
        )
        self.pings = Pings(self.ledger, self.hands, self.keeper, self.channels, self.presence)
        self.publisher = Publisher(
            self.ledger,
            self.keeper,
            self.boards,
            self.hands,
            self.pings,
            self.presence,
            self.presenter_of,
            self.board_postings,
        )
        for chore in (self.keeper.chore, self.pings.chore, self.archived_threads.chore):
            self.chores.add(chore)
        if environment.card_emojis:
            uploads = EmojiUploads(self, self.database, self.card_emojis, self.presenters.values)
            self.chores.add(uploads.chore)
        self._events = DiscordEvents(
            self,
            self.ledger,
            self.deadlines,
            self.languages,
            self.archived_threads,
            self.keeper,
            self.boards,
            self.publisher,
        )
        self.router = Router(
            Limits(self.ledger.now, environment.presses_per_minute),
            self.presenter_of,
            tokens.note_press,
            tokens.note_board_press,
            self.boards.wants_press,
            self.publisher.wait_until_shown,
            self._events.doubt,
            self._check_known,
            self.channels.outgoing,
        )

    async def _check_known(self, interaction: Interaction, match_id: str) -> None:
        """Raise Withheld unless the person pressed the match's board, or may see its table."""
        if not self.boards.is_pressed(interaction, match_id):
            await self.secrecy.find(Asker.of(interaction), match_id, Sight.TABLE)

    def _server_of(self, place_id: int) -> int:
        server: discord.Guild | None = getattr(self.get_channel(place_id), "guild", None)
        return place_id if server is None else server.id

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        if event_name == "interaction":
            self._note_interaction(*args)
        super().dispatch(event_name, *args, **kwargs)

    def _note_interaction(self, interaction: Interaction) -> None:
        note_arrival(interaction)
        self._discord_clock.note(int(interaction.created_at.timestamp() * 1000))
        data: Any = interaction.data or {}
        control = parse_custom_id(data.get("custom_id", ""))
        if control is not None and control.of_a_match:
            self.presence.note(control.match_id, interaction.user.id)

    def provide(self, service: object) -> None:
        """Offer a service to other features."""
        self._services[type(service)] = service

    def service(self, kind: type[ServiceT]) -> ServiceT:
        """Return a feature's service. Raises LookupError if that feature is switched off."""
        service = self.find_service(kind)
        if service is None:
            raise LookupError(f"no feature provides {kind.__name__}")
        return service

    def find_service(self, kind: type[ServiceT]) -> ServiceT | None:
        """Return a feature's service, or None if that feature is switched off."""
        service = self._services.get(kind)
        assert service is None or isinstance(service, kind), "stored by its type"
        return service

    def presenter_of(self, slug: str) -> Presenter:
        """Return the presenter of a game, installed or not."""
        return self.presenters[slug]

    def add_presenter(self, slug: str, presenter: Presenter) -> None:
        """Register a game's presenter.

        Raises ValueError if another game's board uses one of its verbs.
        """
        self.presenters[slug] = presenter
        self.router.on_board(presenter.board_verbs)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer forms that discord.py doesn't know. It has dispatched the others by now."""
        if interaction.type == discord.InteractionType.modal_submit:
            await self.router.lost_form(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Report an event handler's exception, but not the event, which may quote people."""
        reports.exception("event could not be handled", where="event", handler=event_method)

    async def check_welcome(self, interaction: Interaction) -> None:
        """Raise Refusal if the person is blocked on the server where they ask."""
        here, person = interaction.guild_id, interaction.user.id
        await self.database.read(check_welcome, here, person)

    async def is_welcome(self, interaction: Interaction) -> bool:
        """Return False if the person is blocked here. It's read once for each interaction."""
        extras = interaction.extras
        if _WELCOME not in extras:
            try:
                await self.check_welcome(interaction)
                extras[_WELCOME] = True
            except Refusal:
                extras[_WELCOME] = False
        return bool(extras[_WELCOME])

    async def login(self, token: str) -> None:
        """Log in, once earlier failed starts allow it."""
        await self._async_setup_hook()  # closing needs what this makes, even before the login
        await self._prepare()
        await super().login(token)

    async def _prepare(self) -> None:
        reports.report_tasks(asyncio.get_running_loop())
        await self.database.open()
        self._monitored = await self.monitor.open(
            self.environment, may_wait=self.database.lease() is not None
        )
        await self.gateway.starts.begin()

    async def setup_hook(self) -> None:
        # Slow work comes before the shards are taken: until then another process serves them.
        await self.shared_deals.open()
        await recount_once(self.database)
        await self.languages.load()
        await self.load()
        await self.gateway.take_shards(self._lost_shards, self._heard)
        if self.fresh_discord is not None:
            self._long_away.update(self.database.shards.mine)
        self.budget.share(len(self.database.shards.mine) / self.database.shards.count)
        # The process that had the shards before has left the port by now.
        if not self._monitored:
            await self.monitor.open(self.environment, may_wait=False)
        await self._credit(self.database.shards.mine)
        if self.database.shards.have(None):
            await self.register()

    async def load(self) -> None:
        """Load all cogs, and start receiving presses."""
        self.add_dynamic_items(Component)
        await self.add_cog(self._events)
        cogs: list[Callable[[Castellan], commands.Cog]] = []
        for slug, face in load_faces():
            self.add_presenter(slug, face.PRESENTER)
            cogs += getattr(face, "COGS", ())
        on = features_on(self.environment.features_off)
        parts.leave_out({*all_features()} - {*on})
        for name in on:
            await import_module(f"cogs.{name}.cog").setup(self)
        for cog in cogs:
            await self.add_cog(cog(self))
        await self.tree.set_translator(command_translator(self.fresh_discord))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        assert shard_id is not None, "an automatic client has shards"
        if not await self.gateway.wait_to_identify(shard_id):
            await super().before_identify_hook(shard_id, initial=initial)
        # Again, for the time since `setup_hook`: identifying many shards takes a while.
        if shard_id not in self.database.shards.begun:
            await self._credit([shard_id])

    def _socket_of(self, shard: int) -> DiscordWebSocket | None:
        """Return a shard's gateway connection, or None if it has none, as on the local page."""
        socket: object = self._get_websocket(shard_id=shard)
        return socket if isinstance(socket, DiscordWebSocket) else None

    async def _credit(self, shard_ids: Collection[int]) -> None:
        """Credit these shards' clocks with their downtime, and note a long one."""
        if is_noticed(await self.deadlines.credit(shard_ids)):
            self._long_away.update(shard_ids)

    def _heard(self, told: str) -> None:
        try:
            notice = Notice.from_text(told)
        except ValueError:
            if not self.languages.apply_notice(told):
                log.info("ignored a notice sent by another version", notice=told)
        else:
            self.publisher.hear_notice(notice)

    def _lost_shards(self) -> None:
        """End at once, as another process may have taken the shards."""
        self._shutdown.lose_shards()
        self._close_once(0)

    async def register(self) -> None:
        """Register the commands, unless Discord already has exactly these."""
        assert isinstance(self.tree, RoutedTree), "made with this client"
        await self.tree.register(self.database, anew=self.fresh_discord is not None)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Start serving a shard once Discord has sent its servers, the first time or again."""
        async with self._starting:
            for attempt in range(START_ATTEMPTS):
                try:
                    await self._begin(shard_id)
                except SQLAlchemyError:
                    reports.exception(
                        "shard could not be started",
                        where="event",
                        shard=shard_id,
                        attempt=attempt + 1,
                    )
                    await asyncio.sleep(2**attempt)
                else:
                    log.info("ready", shard=shard_id, servers=len(self.guilds))
                    if self.database.shards.all_begun:
                        self.service_manager.report_ready()
                    return

    async def _begin(self, shard_id: int) -> None:
        here = [shard_id]
        # Boards are remembered before anything is shown, and clocks start last.
        await lobbies.call_off_outdated(self.ledger, here)
        self.boards.remember(await self.board_postings.standing_boards(here))
        for guild in self.guilds:
            if guild.shard_id == shard_id and guild.unavailable:
                self.deadlines.stop_for(guild.id)
        for begin in self.sockets.beginning:
            await begin(here)
        await self.publisher.start(here, everything=shard_id in self._long_away)
        await self.keeper.start(here)
        self._long_away.discard(shard_id)
        # Only now do clocks and chores include this shard.
        self.database.shards.begin(shard_id)
        self.deadlines.start()
        self.chores.start()

    async def on_shard_resumed(self, shard_id: int) -> None:
        # Retry at once anything that failed during the interruption.
        for match_id in await self.board_postings.find_unpublished([shard_id]):
            self.publisher.touch(match_id)

    async def _wake(self, match_id: str, version: int) -> None:
        if await waking.wake(self.ledger, self.computers, match_id, version):
            self.publisher.touch(match_id)

    async def _show_again(self, guild_id: int | None) -> None:
        for match_id in await self.queries.all_live(guild_id, among=self.database.shards.begun):
            self.keeper.want_in_turn(BOARD, match_id, Wish(only_pings=False))

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing: what people write is never a command."""

    def _hear_breaker(self) -> None:
        """Stop all clocks while the breaker is open, since no press can be answered."""
        if self.breaker.silent:
            self.deadlines.stop_for(None)
        else:
            self._going_on = asyncio.create_task(self.deadlines.go_on_for(None))

    async def close(self) -> None:
        """Finish what is in flight within a few seconds, then disconnect regardless."""
        await asyncio.shield(self._close_once(CLOSING_SECONDS))

    def _close_once(self, seconds: float) -> asyncio.Task[None]:
        if self._closing is None:
            self._shutdown.begin()
            self.service_manager.report_stopping()
            self._closing = asyncio.create_task(self._close(seconds))
        return self._closing

    async def _close(self, seconds: float) -> None:
        end, answering = self._shutdown.end, partial(self.router.drain, seconds)
        await end("presses", answering, seconds + MAX_PART_SECONDS)
        for name, stop in self.sockets.closing:
            await end(name, stop, MAX_PART_SECONDS)
        await end("deadlines", self.deadlines.stop, MAX_PART_SECONDS)
        await end("monitor", self.monitor.stop, MAX_PART_SECONDS)
        await end("computer players", self.computers.stop, MAX_PART_SECONDS)
        await end("messages", lambda: self.publisher.drain(seconds), seconds + MAX_PART_SECONDS)
        await end("chores", lambda: self.chores.stop(seconds), seconds + MAX_PART_SECONDS)
        for closed in self.sockets.closed:
            closed()
        await end("late presses", answering, seconds + MAX_PART_SECONDS)
        await end("gateway", super().close, MAX_PART_SECONDS)
        remember = partial(self.gateway.starts.end, asked=self._shutdown.asked)
        await end("memory of starts", remember, MAX_PART_SECONDS)
        await end("shard locks", self.gateway.give_back, MAX_PART_SECONDS)
        await end("database", self.database.close, MAX_PART_SECONDS)
        log.info("stopped")
