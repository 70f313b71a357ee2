"""Notices shards that are connected but receive nothing any more, and reconnects them.

A gateway that answers heartbeats but sends no events looks healthy. A server may just be quiet, so
a shard that has received nothing for a while requests something that Discord answers with an event:
one member, the bot itself. Without an answer the shard resumes its session, and begins a new one if
that doesn't help.
"""

import math
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord
from discord.gateway import DiscordWebSocket

from bot.base import logs
from bot.base.chores import Chore

log = logs.get(__name__)

QUIET_MS: Final = 30_000  # a shard that has received nothing for this long sends a request
ANSWER_MS: Final = 45_000
"""A shard without an answer after this time is silent. Including the interval between checks, that
is noticed within two minutes, and fixed within five if it takes a second attempt."""
RECONNECTS_MS: Final = (0, 60_000, 300_000, 600_000, 1_200_000, 2_400_000, 3_600_000)
"""Minimum time since the last reconnect, by the number of reconnects in a row. The last repeats."""
CALM_MS: Final = 60_000  # events this long after a reconnect show that it has helped
LOOK_SECONDS: Final = 15


@dataclass(slots=True)
class _Heard:
    """A shard's connection: when it last received something, and when it was probed."""

    sequence: int | None  # number of the last event, None before the first one of a session
    at: int  # when an event was last noticed
    asked_at: int | None = None
    reconnects: int = 0  # reconnects in a row that haven't helped so far
    reconnected_at: int = 0


class SilentShards:
    """Checks and reconnects the shards of a client."""

    def __init__(
        self,
        client: discord.AutoShardedClient,
        socket_of: Callable[[int], DiscordWebSocket | None],
        now: Callable[[], int],
    ) -> None:
        """``socket_of`` returns a shard's connection, ``now`` the time in milliseconds."""
        self._client = client
        self._socket_of = socket_of
        self._now = now
        self._heard: dict[int, _Heard] = {}
        self.chore = Chore("silent shards", self.look, seconds=LOOK_SECONDS)

    def silent(self) -> list[int]:
        """Return the shards that receive nothing any more."""
        self._listen()
        now = self._now()
        return [
            shard
            for shard, heard in self._heard.items()
            if _has_no_answer(heard, now) or heard.at < heard.reconnected_at
        ]

    def ages(self) -> Mapping[int, float]:
        """Return the seconds since each shard's last event, NaN for one without servers."""
        self._listen()
        now = self._now()
        needed = {guild.shard_id for guild in self._client.guilds if not guild.unavailable}
        return {
            shard: (now - self._heard[shard].at) / 1000
            if shard in needed and shard in self._heard
            else math.nan
            for shard in self._client.shards
        }

    async def look(self) -> None:
        """Probe quiet shards, and reconnect those that don't answer."""
        self._listen()
        now = self._now()
        for shard in [*self._heard]:  # one after the other: Discord refuses two IDENTIFYs at once
            await self._look_at(shard, now)

    def _listen(self) -> None:
        now = self._now()
        for shard in self._client.shards:
            socket = self._socket_of(shard)
            if socket is None:
                continue
            heard = self._heard.get(shard)
            # A new connection counts from the first time it's seen.
            if heard is None:
                self._heard[shard] = _Heard(socket.sequence, now)
            elif socket.sequence not in (None, heard.sequence):
                _note_event(heard, socket.sequence, now)

    async def _look_at(self, shard: int, now: int) -> None:
        heard = self._heard[shard]
        if self._client.shards[shard].is_closed():
            heard.asked_at = None  # discord.py connects it again by itself
        elif _has_no_answer(heard, now):
            await self._reconnect(shard, heard, now)
        elif heard.asked_at is None and now - heard.at >= QUIET_MS:
            await self._ask(shard, heard, now)

    async def _ask(self, shard: int, heard: _Heard, now: int) -> None:
        guild, user, socket = self._guild_of(shard), self._client.user, self._socket_of(shard)
        if guild is None or user is None or socket is None:
            return  # without servers there is nothing to ask about or to miss
        heard.asked_at = now
        # An error here is noticed later, as a missing answer.
        with suppress(OSError, RuntimeError, discord.ConnectionClosed):
            await socket.request_chunks(guild.id, limit=1, user_ids=[user.id])

    async def _reconnect(self, shard: int, heard: _Heard, now: int) -> None:
        pause = RECONNECTS_MS[min(heard.reconnects, len(RECONNECTS_MS) - 1)]
        if now - heard.reconnected_at < pause:
            return
        # First resume the session, which loses no events. If that hasn't helped, start a new one.
        anew = heard.reconnects > 0
        log.warning(
            "gateway is silent; connecting again",
            shard=shard,
            seconds=(now - heard.at) // 1000,
            session="new" if anew else "resumed",
        )
        heard.asked_at, heard.reconnected_at = None, now
        heard.reconnects += 1
        socket = self._socket_of(shard)
        if anew or socket is None:
            await self._client.shards[shard].reconnect()
        else:
            await socket.close()

    def _guild_of(self, shard: int) -> discord.Guild | None:
        guilds = self._client.guilds
        return next((g for g in guilds if g.shard_id == shard and not g.unavailable), None)


def _note_event(heard: _Heard, sequence: int | None, now: int) -> None:
    heard.sequence, heard.at, heard.asked_at = sequence, now, None
    if now - heard.reconnected_at >= CALM_MS:
        heard.reconnects = 0


def _has_no_answer(heard: _Heard, now: int) -> bool:
    return heard.asked_at is not None and now - heard.asked_at >= ANSWER_MS
