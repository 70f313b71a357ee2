"""The stand-in as a whole, and the people who use it: what they press and see."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self, TypeVar

from aiohttp import web
from simcord import (
    ChannelHandle,
    GuildHandle,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    UserHandle,
)
from simcord import interactions as wire
from simcord.backend import Backend, serializers
from simcord.backend.access import message_accessible
from simcord.backend.models import Interaction, Message
from simcord.components import walk_components
from simcord.enums import CallbackType, ComponentType, InteractionType

from tools.discord_stand_in.gateway import CHANGED, Gateway
from tools.discord_stand_in.refusals import Refusals
from tools.discord_stand_in.rest import BASE, Rest
from tools.discord_stand_in.settings import Counts, Settings
from tools.discord_stand_in.world import Bell, OutsideEnv

HOST = "127.0.0.1"
GATEWAY = "/gateway"
PATIENCE = 10.0
LARGEST_REQUEST = 2**26
Found = TypeVar("Found")
User = MemberActor | UserHandle
"""A person on a server, or in their direct messages."""


class Sent(InteractionResult):
    """A press or command, and its results."""

    def __init__(
        self,
        env: OutsideEnv,
        interaction: Interaction,
        bell: Bell,
        seconds: float,
        shard: int,
        rest: Rest,
    ) -> None:
        """``shard`` is where it arrives; ``rest`` knows its reply."""
        super().__init__(env, interaction)
        self._bell = bell
        self._rest = rest
        self.shard = shard
        loop = asyncio.get_running_loop()
        self.sent_at = loop.time()
        self._first: asyncio.Future[CallbackType | None] = loop.create_future()
        self._last_moment = loop.call_later(seconds, self._told, None)

    @property
    def id(self) -> int:
        return self._interaction.id

    @property
    def guild_id(self) -> int | None:
        """The server where it was pressed; None in direct messages."""
        return self._interaction.guild_id

    @property
    def edited(self) -> bool:
        """Whether a page has replaced the reply or the pressed message."""
        return self._interaction.token in self._rest.edited

    @property
    def put_in_place(self) -> Sequence[str]:
        """The pages that replaced the pressed message, as JSON, in order."""
        return self._rest.put_in_place.get(self._interaction.token, ())

    def _told(self, how: CallbackType | None) -> None:
        self._last_moment.cancel()
        if not self._first.done():
            self._first.set_result(how)

    async def answer(self) -> CallbackType | None:
        """Return the first response, or None if there was none as long as Discord waits."""
        return await asyncio.shield(self._first)

    async def shown(self, seconds: float = PATIENCE) -> ResponseMessage:
        """Return the message that answers it, once it's more than an acknowledgement."""
        return await self._bell.until(self._interaction.channel_id, self._whole, seconds)

    def _whole(self) -> ResponseMessage | None:
        if self.followups:  # a page beside the message that was pressed
            return self.followups[0]
        promised = CallbackType.DEFERRED_UPDATE_MESSAGE
        coming = self._first.done() and self._first.result() is promised and not self.edited
        return None if self._interaction.loading or coming else self.response


class StandIn:
    """A Discord on a port of this machine. Use it as a context manager."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.counts = Counts()
        self._bell = Bell()
        self.env = OutsideEnv(self.settings, self._bell)
        self.gateway = Gateway(self.backend, self.settings, self.counts, self._bell)
        self.rest = Rest(self.backend, self.settings, self.counts, self._answered)
        self._unanswered: dict[int, Sent] = {}
        self.address = ""

    @property
    def backend(self) -> Backend:
        return self.env.backend

    @property
    def refusals(self) -> Refusals:
        return Refusals.of(self.backend)

    @property
    def api(self) -> str:
        return self.address + BASE

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await self.close()
        if kind is None:
            self.complain()

    async def open(self, port: int = 0) -> None:
        app = web.Application(client_max_size=LARGEST_REQUEST)
        app.router.add_get(GATEWAY, self.gateway.serve)
        app.router.add_route("*", "/{path:.*}", self.rest.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, port).start()
        port = self._runner.addresses[0][1]
        self.address = f"http://{HOST}:{port}"
        self.gateway.address = self.rest.gateway = f"ws://{HOST}:{port}{GATEWAY}"
        self.env.files.address = self.address

    async def close(self) -> None:
        for sent in self._unanswered.values():
            sent._told(None)
        await self.gateway.close()
        await self._runner.cleanup()

    def complain(self) -> None:
        """Fail if a bot has requested something that the stand-in doesn't support."""
        unknown = [*self.rest.unknown, *self.gateway.unknown]
        assert unknown == [], unknown

    # What there is

    def guild(self, name: str = "The Keep", *, shard: int = 0) -> GuildHandle:
        """Create a server on one of the shards in the settings."""
        return self.env.create_guild(name, shard_id=shard)

    def member(self, guild: GuildHandle, name: str) -> MemberActor:
        return guild.add_member(self.env.create_user(name))

    def message(self, channel_id: int, message_id: int) -> ResponseMessage:
        """Return a message in its present state, private or not."""
        return ResponseMessage(self.env, self.backend.get_message(channel_id, message_id))

    def messages(self, channel_id: int) -> list[ResponseMessage]:
        stored = self.backend.messages.get(channel_id, {}).values()
        return [ResponseMessage(self.env, each) for each in stored if not each.is_ephemeral]

    def controls(self, message: ResponseMessage) -> list[str]:
        """Return the ids of a message's enabled controls; empty if it's gone."""
        stored = self.backend.messages.get(message.channel_id, {}).get(message.id)
        return [] if stored is None else [str(each["custom_id"]) for each in _controls(stored)]

    async def until(
        self, channel_id: int, found: Callable[[], Found | None], seconds: float = PATIENCE
    ) -> Found:
        """Call ``found`` whenever a message of the channel changes, until it returns something.

        Raises TimeoutError.
        """
        return await self._bell.until(channel_id, found, seconds)

    async def offered(
        self, channel_id: int, part: str, seconds: float = PATIENCE, *, after: int = 0
    ) -> ResponseMessage:
        """Return a channel's newest public message with a control whose id contains ``part``.

        ``after`` is a message that it must be newer than.
        """

        def found() -> ResponseMessage | None:
            for message in reversed(self.messages(channel_id)):
                if message.id > after and any(
                    part in f"{each}\n" for each in self.controls(message)
                ):
                    return message
            return None

        return await self.until(channel_id, found, seconds)

    async def connected(self, *shards: int, seconds: float = PATIENCE) -> None:
        """Wait until exactly these shards are connected; list a shard twice for two connections."""
        wanted = Counter(shards)
        await self._bell.until(CHANGED, lambda: self.gateway.connected() == wanted, seconds)

    # What people do

    async def command(
        self,
        user: User,
        channel: ChannelHandle | None,
        name: str,
        *,
        shard: int | None = None,
        **options: Any,
    ) -> Sent:
        """Send a slash command, such as ``play high-card``; without a channel, in direct messages.

        It arrives at its server's shard, or at another one if given.
        """
        with self._by(shard):
            if isinstance(user, UserHandle):
                await user.slash(name, **options)
            else:
                assert channel is not None
                await user.slash(channel, name, **options)
        made, self.env.newest = self.env.newest, None
        assert made is not None
        return self._awaited(made, shard)

    async def press(
        self,
        user: User,
        message: ResponseMessage,
        part: str = "",
        *,
        custom_id: str | None = None,
        values: Sequence[Any] = (),
        shard: int | None = None,
    ) -> Sent:
        """Press the first control whose id contains ``part``, or choose these values in a menu.

        ``custom_id`` may be one that the message no longer shows, as on a slow screen. It arrives
        at the server's shard, or at another one if given.
        """
        backend = self.backend
        stored = backend.get_message(message.channel_id, message.id)
        assert message_accessible(backend, stored.channel_id, stored, user.id), "cannot see it"
        control = _control(stored, part, custom_id)
        data: dict[str, Any] = {"component_type": control["type"]}
        data["custom_id"] = control["custom_id"]
        if control["type"] != ComponentType.BUTTON:
            data["values"] = [str(getattr(each, "id", each)) for each in values]
            resolved: dict[str, dict[str, Any]] = {}
            data["resolved"] = resolved
            for value in values:
                if not isinstance(value, str):
                    wire.resolve_handle(user, value, resolved, channel_id=stored.channel_id)
        record, payload = wire.base_payload(
            backend,
            type=int(InteractionType.MESSAGE_COMPONENT),
            channel_id=stored.channel_id,
            guild_id=backend.get_channel(stored.channel_id).guild_id,
            user_id=user.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = stored.id
        sent = self._awaited(record, shard)
        with self._by(shard):
            backend.emit("INTERACTION_CREATE", payload)
        return sent

    @contextmanager
    def _by(self, shard: int | None) -> Iterator[None]:
        """Deliver events in the block to this shard, whoever owns them."""
        self.gateway.detour = shard
        try:
            yield
        finally:
            self.gateway.detour = None

    def _awaited(self, record: Interaction, shard: int | None) -> Sent:
        if shard is None:
            shard = ((record.guild_id or 0) >> 22) % self.settings.shards
        seconds = self.settings.answer_seconds
        sent = Sent(self.env, record, self._bell, seconds, shard, self.rest)
        self._unanswered[record.id] = sent
        sent._first.add_done_callback(lambda _: self._unanswered.pop(record.id, None))
        return sent

    def _answered(self, interaction_id: int, how: int) -> None:
        sent = self._unanswered.get(interaction_id)
        if sent is not None:
            sent._told(CallbackType(how))


def _controls(stored: Message) -> Iterator[dict[str, Any]]:
    for each in walk_components(stored.components):
        if each.get("custom_id") and not each.get("disabled"):
            yield each


def _control(stored: Message, part: str, custom_id: str | None) -> dict[str, Any]:
    for each in _controls(stored):
        if each["custom_id"] == custom_id or (
            custom_id is None and part in f"{each['custom_id']}\n"
        ):
            return each
    assert custom_id is not None, f"nothing with {part!r} among {list(_controls(stored))}"
    return {"type": int(ComponentType.BUTTON), "custom_id": custom_id}
