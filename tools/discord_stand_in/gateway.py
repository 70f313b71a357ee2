"""The gateway: shards that come and go, the events they get, and what they missed."""

import asyncio
import json
import secrets
import time
import zlib
from collections import Counter, deque
from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import Backend, serializers
from simcord.gateway import FakeGateway

from tools.discord_stand_in.refusals import Refusals
from tools.discord_stand_in.settings import Counts, Settings
from tools.discord_stand_in.world import Bell, as_json

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
        assert self.socket is not None
        for number, text in self._told:
            if number > sequence:
                self.socket.send(text)


_HEARTBEAT, _IDENTIFY, _PRESENCE, _RESUME, _REQUEST_MEMBERS = 1, 2, 3, 6, 8
_INVALID, _HELLO, _ACK = 9, 10, 11
_NORMAL = (1000, 1001)
_WRONG_TOKEN, _TIMED_OUT, _WRONG_SHARD = 4004, 4009, 4010
_OF_A_GUILD = {"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"}
BEATS_MISSED = 1.5
CHANGED = "gateway"
"""Key of the bell for shards that connect or disconnect."""


class Gateway:
    """All connections of the bot's processes."""

    def __init__(self, backend: Backend, settings: Settings, counts: Counts, bell: Bell) -> None:
        self._backend = backend
        self._settings = settings
        self._counts = counts
        self._bell = bell
        self.address = ""
        self.unknown: list[str] = []
        """Messages from bots that the stand-in doesn't understand."""
        self.detour: int | None = None
        """The shard that temporarily gets all events."""
        self.sessions: dict[str, Session] = {}
        self._identified_at: dict[int, float] = {}
        self._sockets: set[Socket] = set()
        self._closing: set[asyncio.Task[bool]] = set()
        backend.subscribers.append(self.feed)

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        guild_id = payload.get("guild_id")
        if guild_id is None and event in _OF_A_GUILD:
            guild_id = payload["id"]
        if event == "INTERACTION_CREATE":  # without enumerations, which are copied slowly
            payload = json.loads(as_json(payload))
        number = 0 if guild_id is None else int(guild_id) >> 22
        for session in list(self.sessions.values()):
            own, count = session.shard
            if own == (number % count if self.detour is None else self.detour):
                if self._expired(session):
                    del self.sessions[session.id]
                else:
                    session.feed(event, payload)

    def _expired(self, session: Session) -> bool:
        lost_at = session.lost_at
        if lost_at is None:
            return False
        return time.monotonic() - lost_at > self._settings.resume_seconds

    def connected(self) -> Counter[int]:
        return Counter(
            session.shard[0] for session in self.sessions.values() if session.socket is not None
        )

    def seconds_to_identify(self, shard: int) -> float:
        """Return the seconds for which Discord would still refuse an identify of the shard."""
        last = self._identified_at.get(shard % self._settings.max_concurrency)
        if last is None:
            return 0.0
        return max(0.0, last + self._settings.identify_seconds - time.monotonic())

    async def may_identify(self, shard: int) -> None:
        """Wait until Discord would accept an identify of the shard."""
        if seconds := self.seconds_to_identify(shard):
            await asyncio.sleep(seconds)
            await self.may_identify(shard)  # another may have come first

    def drop(self, shard: int) -> None:
        """Break a shard's connections, as a network failure would."""
        for socket in [each for each in self._sockets if _is_of(each, shard)]:
            self._lose(socket)
            transport = socket.ws._req.transport if socket.ws._req is not None else None
            if transport is not None:
                transport.abort()

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.ws.close(code=1001)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        ws = web.WebSocketResponse(timeout=1.0)
        await ws.prepare(request)
        socket = Socket(ws, compressed=request.query.get("compress") == "zlib-stream")
        self._sockets.add(socket)
        writing = asyncio.create_task(socket.write())
        seconds = self._settings.heartbeat_seconds
        _say(socket, _HELLO, {"heartbeat_interval": int(seconds * 1000)})
        goodbye = False
        try:
            while True:
                message = await ws.receive(timeout=seconds * BEATS_MISSED)
                if message.type is not WSMsgType.TEXT:
                    goodbye = ws.close_code in _NORMAL
                    break
                code = self._hear(socket, json.loads(message.data))
                if code:
                    await ws.close(code=code)
        except TimeoutError:
            await ws.close(code=_TIMED_OUT)
        finally:
            self._leave(socket, goodbye=goodbye)
            writing.cancel()
            await asyncio.wait([writing])
            if not writing.cancelled():
                writing.exception()  # the other end was gone before all was sent
        return ws

    def _lose(self, socket: Socket) -> None:
        session, socket.session = socket.session, None
        if session is not None:
            session.socket, session.lost_at = None, time.monotonic()
            self._bell.ring(CHANGED)

    def _leave(self, socket: Socket, *, goodbye: bool) -> None:
        self._sockets.discard(socket)
        session = socket.session
        self._lose(socket)
        if session is not None and goodbye:
            self.sessions.pop(session.id, None)

    def _hear(self, socket: Socket, message: dict[str, Any]) -> int:
        """Handle a bot's message. Returns the code to close its connection with, or 0."""
        op = message["op"]
        if op == _IDENTIFY:
            return self._identify(socket, message["d"])
        if op == _RESUME:
            return self._resume(socket, message["d"])
        if op == _HEARTBEAT:
            _say(socket, _ACK, None)
        elif op == _REQUEST_MEMBERS:
            self._tell_members(socket, message["d"])
        elif op != _PRESENCE:
            self.unknown.append(f"gateway operation {op}")
        return 0

    def _tell_members(self, socket: Socket, data: dict[str, Any]) -> None:
        self._counts.asked_members += 1
        guild = self._backend.guilds[int(data["guild_id"])]
        wanted = {int(each) for each in data["user_ids"]}
        if socket.session is not None:
            socket.session.dispatch(
                "GUILD_MEMBERS_CHUNK",
                {
                    "guild_id": str(guild.id),
                    "members": [
                        serializers.member_payload(self._backend, guild, member)
                        for member in guild.members.values()
                        if member.user_id in wanted
                    ],
                    "chunk_index": 0,
                    "chunk_count": 1,
                },
            )

    def hang_up(self, shard: int, code: int) -> None:
        for socket in [each for each in self._sockets if _is_of(each, shard)]:
            self._closing.add(task := asyncio.create_task(socket.ws.close(code=code)))
            task.add_done_callback(self._closing.discard)

    def _identify(self, socket: Socket, data: dict[str, Any]) -> int:
        if data["token"] != self._settings.token:
            return _WRONG_TOKEN
        number, count = data.get("shard", (0, 1))
        if not 0 <= number < count:
            return _WRONG_SHARD
        if self.seconds_to_identify(number):
            self._counts.too_soon[number] += 1
            _say(socket, _INVALID, data=False)
            return 0
        self._identified_at[number % self._settings.max_concurrency] = time.monotonic()
        self._counts.identified[number] += 1
        if number in self.connected():
            self._counts.twice[number] += 1
        session = Session((number, count), data["intents"], self._backend, self._settings)
        self.sessions[session.id] = session
        self._attach(session, socket)
        self._greet(session)
        return 0

    def _greet(self, session: Session) -> None:
        number, count = session.shard
        guilds = [
            guild for guild in self._backend.guilds.values() if (guild.id >> 22) % count == number
        ]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [number, count],
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
        session.feed("READY", ready)
        refusals = Refusals.of(self._backend)
        for guild in guilds:
            if refusals.is_away(guild.id):
                continue
            payload = serializers.guild_create_payload(self._backend, guild)
            session.feed("GUILD_CREATE", dict(payload))

    def _resume(self, socket: Socket, data: dict[str, Any]) -> int:
        if data["token"] != self._settings.token:
            return _WRONG_TOKEN
        session = self.sessions.get(data["session_id"])
        if session is None or self._expired(session) or not session.knows(data["seq"]):
            _say(socket, _INVALID, data=False)
            return 0
        if session.socket is not None:
            self._lose(session.socket)
        self._counts.resumed[session.shard[0]] += 1
        self._attach(session, socket)
        session.retell(data["seq"])
        session.dispatch("RESUMED", {"_trace": []})
        return 0

    def _attach(self, session: Session, socket: Socket) -> None:
        session.socket, session.lost_at, socket.session = socket, None, session
        self._bell.ring(CHANGED)


def _is_of(socket: Socket, shard: int) -> bool:
    return socket.session is not None and socket.session.shard[0] == shard


def _say(socket: Socket, op: int, data: Any) -> None:
    socket.send(as_json({"op": op, "t": None, "s": None, "d": data}))
