"""Shards' connections, and the events that each session was sent."""

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
from aiohttp import web
from simcord.backend import Backend
from simcord.gateway import FakeGateway

from tools.discord_stand_in.settings import Settings
from tools.discord_stand_in.world import as_json

Shard = tuple[int, int]
"""A shard's number, and the bot's number of shards."""
DISPATCH = 0
EVENTS_KEPT = 5_000
"""Number of a session's events that can be sent again."""


class Socket:
    """One connection. Messages are sent in order, without waiting."""

    def __init__(self, ws: web.WebSocketResponse, *, compressed: bool) -> None:
        self.ws = ws
        self.session: Session | None = None
        self._sending: asyncio.Queue[str] = asyncio.Queue()
        self._zlib = zlib.compressobj(1) if compressed else None

    def send(self, text: str) -> None:
        self._sending.put_nowait(text)

    async def write(self) -> None:
        """Send queued messages until the other end is gone."""
        while True:
            text = await self._sending.get()
            if self._zlib is None:
                await self.ws.send_str(text)
            else:
                data = self._zlib.compress(text.encode())
                await self.ws.send_bytes(data + self._zlib.flush(zlib.Z_SYNC_FLUSH))


class _AnyEvent(dict[str, Any]):
    """Stands in for the parsers of SimCord's gateway client."""

    def __init__(self, session: "Session") -> None:
        self._session = session

    def __missing__(self, event: str) -> Any:
        return partial(self._session.dispatch, event)


class Session:
    """The events that one shard was sent, to be sent again if its connection broke."""

    def __init__(self, shard: Shard, intents: int, backend: Backend, settings: Settings) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.socket: Socket | None = None
        self.lost_at: float | None = None
        self._settings = settings
        self._sequence = 0
        self._told: deque[tuple[int, str]] = deque(maxlen=EVENTS_KEPT)
        state = SimpleNamespace(
            parsers=_AnyEvent(self), intents=discord.Intents._from_value(intents)
        )
        self.feed = FakeGateway(backend, state).feed

    def dispatch(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event now, or when the shard resumes."""
        self._sequence += 1
        text = as_json({"op": DISPATCH, "t": event, "s": self._sequence, "d": payload})
        self._told.append((self._sequence, text))
        if self.socket is not None and not self._settings.mute:
            self.socket.send(text)

    def knows(self, sequence: int) -> bool:
        """Return True if all events after this one can still be sent again."""
        first = self._told[0][0] if self._told else self._sequence + 1
        return first - 1 <= sequence <= self._sequence

    def retell(self, sequence: int) -> None:
        """Send all events after this one again."""
        assert self.socket is not None
        for number, text in self._told:
            if number > sequence:
                self.socket.send(text)
