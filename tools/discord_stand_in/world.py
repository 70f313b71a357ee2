"""SimCord's Discord with real time and without a bot of its own; bots connect by socket."""

import asyncio
import json
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from datetime import UTC, datetime
from typing import Any, TypeVar

import discord
from simcord import Env
from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.backend.models import Interaction, Message

from tools.discord_stand_in.settings import Settings

LOG_KEPT = FILES_KEPT = 1_000
as_json = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
Found = TypeVar("Found")


class RealClock(Clock):
    """The time as bots see it."""

    def now(self) -> datetime:
        return datetime.now(UTC)


class Bell:
    """Wakes tasks that wait for a change."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, set[asyncio.Future[None]]] = {}

    def ring(self, key: Hashable) -> None:
        for waiting in self._waiting.pop(key, ()):
            if not waiting.done():
                waiting.set_result(None)

    async def until(
        self, key: Hashable, found: Callable[[], Found | None], seconds: float
    ) -> Found:
        """Call ``found`` now and after changes until it returns something. Raises TimeoutError."""
        async with asyncio.timeout(seconds):
            while not (it := found()):
                change = asyncio.get_running_loop().create_future()
                self._waiting.setdefault(key, set()).add(change)
                await change
        return it


class Files(CdnStore):
    """The newest attachments, with addresses for downloading them."""

    def __init__(self) -> None:
        super().__init__()
        self.address = CDN_BASE
        self._blobs: OrderedDict[str, bytes] = OrderedDict()

    def store_attachment(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        stored = super().store_attachment(*args, **kwargs)
        place = stored["url"].removeprefix(CDN_BASE)
        self._blobs[place] = self._blobs.pop(stored["url"])
        while len(self._blobs) > FILES_KEPT:
            self._blobs.popitem(last=False)
        return stored | {"url": self.address + place, "proxy_url": self.address + place}

    def get(self, url: str) -> bytes | None:
        return self._blobs.get(url.removeprefix(self.address))


class RingingBackend(Backend):
    """Rings for each message that is posted, changed or deleted, by channel."""

    def __init__(self, settings: Settings, bell: Bell) -> None:
        super().__init__(clock=RealClock())
        self._settings = settings
        self._bell = bell
        self.cdn = self.files = Files()
        self.transcript = deque(maxlen=LOG_KEPT)  # type: ignore[assignment]

    def new_interaction(self, *args: Any, **kwargs: Any) -> Interaction:
        made = super().new_interaction(*args, **kwargs)
        made.initial_response_deadline = self.iso_after(self._settings.answer_seconds)
        return made

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        stored = super().commit_message(message, broadcast=broadcast)
        self._bell.ring(message.channel_id)
        return stored

    def edit_message(self, channel_id: int, *args: Any, **kwargs: Any) -> Message:
        edited = super().edit_message(channel_id, *args, **kwargs)
        self._bell.ring(channel_id)
        return edited

    def delete_message(self, channel_id: int, message_id: int) -> None:
        super().delete_message(channel_id, message_id)
        self._bell.ring(channel_id)


class OutsideEnv(Env):
    """Servers and people whose actions don't reach a bot in this process, or wait for it."""

    def __init__(self, settings: Settings, bell: Bell) -> None:
        nobody = discord.AutoShardedClient(
            intents=discord.Intents(guilds=True), shard_count=settings.shards
        )
        super().__init__(nobody)
        self.backend = backend = RingingBackend(settings, bell)
        self.files = backend.files
        self.newest: Interaction | None = None

    def _begin_operation(self, label: str) -> None:
        """Allow several operations at once."""

    def _end_operation(self) -> None:
        pass

    def _notify_dispatch_observers(self, interaction: Interaction) -> None:
        self.newest = interaction

    async def _settle_internal(self, **_: Any) -> None:
        pass
