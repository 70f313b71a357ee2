"""Archived threads: discord.py forgets them, but matches go on in them."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import discord

from bot.base import logs
from bot.base.chores import Chore
from bot.discord_io.failures import UNREACHABLE

log = logs.get(__name__)

MAX_PER_SERVER: Final = 100  # maximum number of archived threads to remember per server
MAX_LOOKUPS_PER_ROUND: Final = 20
ROUND_SECONDS: Final = 600.0


@dataclass(frozen=True, slots=True)
class ArchivedThread:
    """Everything that decides about its readers."""

    parent_id: int
    private: bool


_NONE: Final[Mapping[int, ArchivedThread]] = MappingProxyType({})


class ArchivedThreads:
    """The threads archived while the bot ran, and those in use."""

    def __init__(
        self,
        client: discord.Client,
        in_use: Callable[[], Awaitable[Collection[int]]],
        spend: Callable[[], Awaitable[None]],
    ) -> None:
        """``in_use`` returns the channels and threads of live matches.

        ``spend`` waits until the bot may make a request.
        """
        self._client = client
        self._in_use = [in_use]
        self._spend = spend
        self._known: dict[int, dict[int, ArchivedThread]] = {}
        """By server; the one archived last is last."""
        self._gone: set[int] = set()
        """Channels in use that aren't archived threads, or that Discord doesn't show to the bot."""
        self.chore = Chore("archived threads", self._learn, seconds=ROUND_SECONDS)

    def also_in_use(self, places: Callable[[], Awaitable[Collection[int]]]) -> None:
        """Look for archived threads among these channels and threads too."""
        self._in_use.append(places)

    def of(self, guild_id: int | None) -> Mapping[int, ArchivedThread]:
        return _NONE if guild_id is None else self._known.get(guild_id, _NONE)

    def note(self, event: discord.RawThreadUpdateEvent) -> None:
        """Note that a thread was archived, or forget it because it's open again."""
        self.forget(event.guild_id, event.thread_id)
        if event.data["thread_metadata"]["archived"]:
            private = event.thread_type is discord.ChannelType.private_thread
            self._add(event.guild_id, event.thread_id, ArchivedThread(event.parent_id, private))

    def forget(self, guild_id: int, thread_id: int) -> None:
        self._known.get(guild_id, {}).pop(thread_id, None)

    def forget_in(self, channel: discord.abc.GuildChannel) -> list[int]:
        """Forget the archived threads of a deleted channel. Returns them."""
        here = self._known.get(channel.guild.id, {})
        found = [each for each, thread in here.items() if thread.parent_id == channel.id]
        for thread_id in found:
            del here[thread_id]
        return found

    def _add(self, guild_id: int, thread_id: int, thread: ArchivedThread) -> None:
        here = self._known.setdefault(guild_id, {})
        here[thread_id] = thread
        if len(here) > MAX_PER_SERVER:
            del here[next(iter(here))]

    async def _learn(self) -> None:
        in_use = {each for places in self._in_use for each in await places()}
        self._gone &= in_use
        known = self._gone.union(*self._known.values())
        unknown = [each for each in in_use - known if self._client.get_channel(each) is None]
        for channel_id in sorted(unknown)[:MAX_LOOKUPS_PER_ROUND]:
            await self._spend()
            try:
                found = await self._client.fetch_channel(channel_id)
            except (discord.NotFound, discord.Forbidden, discord.InvalidData):
                self._gone.add(channel_id)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.info("threads can't be looked up, trying again", error=repr(error))
                return
            else:
                if isinstance(found, discord.Thread) and found.archived:
                    thread = ArchivedThread(found.parent_id, found.is_private())
                    self._add(found.guild.id, channel_id, thread)
                else:
                    self._gone.add(channel_id)
