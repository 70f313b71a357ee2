"""Channel messages, sent with an interaction's token if possible, else as the bot."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from math import inf
from typing import Any, Final

import discord

from bot.base import logs
from bot.base.bounds import Latest, Locks
from bot.base.discord_limits import MAX_NONCE
from bot.discord_io.failures import NO_ACCESS, NO_PERMISSION, NO_UPLOADS, UNKNOWN_CHANNEL, Unsent
from bot.discord_io.host import Emojis
from bot.discord_io.outgoing import Budget, Outgoing
from bot.show.interaction_tokens import InteractionTokens

log = logs.get(__name__)

MAX_REFUSED: Final = 10_000
"""Maximum number of places to remember as refusing. Beyond it, all are asked again."""
NO_UPLOADS_SECONDS: Final = 10 * 60  # time without pictures in a place that has refused one
_OF_A_SERVER: Final = (discord.abc.GuildChannel, discord.Thread)


class Channels:
    """Posts, edits and deletes messages. Raises discord.HTTPException if Discord refuses.

    Without a usable interaction token, a request is made as the bot and waits for the budget.
    Notifications of a turn go first, then ``watched`` tables.
    """

    def __init__(
        self, client: discord.Client, tokens: InteractionTokens, budget: Budget, emojis: Emojis
    ) -> None:
        self._client = client
        self.outgoing = Outgoing()
        self.emojis = emojis
        self.tokens = tokens
        self._budget = budget
        self._bare: set[int] = set()
        """Messages whose embeds a moderator removed. The next edit restores them."""
        self._refused: set[int] = set()  # places that refused a request, until they take a message
        self._no_uploads = Latest[int, float]()  # when places refused a picture
        self._opening = Locks[int]()
        """Locks of channels: one thread is opened at a time, because Discord limits them."""

    async def post(self, place_id: int, message: dict[str, Any]) -> int:
        """Post a ping, with the channel's newest interaction token if possible. Returns its id."""
        posted = await self.tokens.post(place_id, message)
        if posted is not None:
            return posted
        return (await self._send(place_id, message, watched=True, turn=True)).id

    async def post_once(
        self, place_id: int, message: dict[str, Any], posting: str, *, watched: bool
    ) -> tuple[int, bool]:
        """Post a message once. Returns its id, and whether its contents are as sent.

        Its nonce is derived from ``posting``. The contents may differ if an earlier process posted
        under this nonce a few minutes ago and crashed before storing that.
        """
        nonce = str(int(sha256(posting.encode()).hexdigest(), 16))[:MAX_NONCE]
        sent = await self._send(place_id, {**message, "nonce": nonce}, watched=watched)
        told = [sent.content, *map(_words, sent.embeds)]
        embeds = [message["embed"]] if "embed" in message else []
        return sent.id, told == [message.get("content", "").strip(), *map(_words, embeds)]

    async def _send(
        self, place_id: int, message: dict[str, Any], *, watched: bool, turn: bool = False
    ) -> discord.Message:
        with self._asking(place_id, message.get("files"), posts=True):
            await self._budget.spend(watched=watched, turn=turn)
            return await self._client.get_partial_messageable(place_id).send(**message)

    @contextmanager
    def _asking(self, place_id: int, files: Any = None, *, posts: bool = False) -> Iterator[None]:
        """Make a request as the bot, unless a place that refused one still lacks a permission.

        Raises Unsent in that case. A place that Discord doesn't know counts as gone only once its
        gateway says so. Until then the failure counts as temporary.
        """
        if place_id in self._refused:
            self._check_allowed(place_id, posts=posts)
        if files and self._no_uploads.get(place_id, -inf) > time.monotonic() - NO_UPLOADS_SECONDS:
            raise Unsent(NO_UPLOADS)
        try:
            yield
        except discord.Forbidden as error:
            if error.code == NO_UPLOADS:
                self._no_uploads.put(place_id, time.monotonic())
            if len(self._refused) >= MAX_REFUSED:
                self._refused.clear()
            self._refused.add(place_id)
            raise
        except discord.NotFound as error:
            listed = isinstance(self._client.get_channel(place_id), _OF_A_SERVER)
            if error.code == UNKNOWN_CHANNEL and listed:
                raise ConnectionError("unknown channel, but listed") from error
            raise
        if posts:  # an edit needs fewer permissions
            self._refused.discard(place_id)

    def _check_allowed(self, place_id: int, *, posts: bool) -> None:
        """Raise Unsent if the bot is known to lack a permission for a request there."""
        place = self._client.get_channel(place_id)
        if not isinstance(place, _OF_A_SERVER):
            return
        allowed = place.permissions_for(place.guild.me)
        if not allowed.view_channel:
            raise Unsent(NO_ACCESS)
        in_thread = isinstance(place, discord.Thread)
        may_post = allowed.send_messages_in_threads if in_thread else allowed.send_messages
        if posts and not may_post:
            raise Unsent(NO_PERMISSION)

    async def edit(
        self, place_id: int, message_id: int, message: dict[str, Any], *, watched: bool
    ) -> None:
        if message_id in self._bare:
            await self._edit_embeds_back(place_id, message_id, message, watched=watched)
        elif not await self.tokens.change(message_id, message):
            with self._asking(place_id, message.get("attachments")):
                await self._budget.spend(watched=watched)
                await self._partial(place_id, message_id).edit(**message)

    async def _edit_embeds_back(
        self, place_id: int, message_id: int, message: dict[str, Any], *, watched: bool
    ) -> None:
        """Edit a message as the bot and restore its embeds, which no other kind of edit can do."""
        await self._budget.spend(watched=watched)
        found = await self._partial(place_id, message_id).fetch()
        await self._budget.spend(watched=watched)
        await found.edit(**message, suppress=False)
        self._bare.discard(message_id)

    def bring_embeds_back(self, message_id: int) -> bool:
        """Make the next edit of a message restore its embeds. Returns False if it already will.

        Other edits leave the embeds removed, and Discord reports them as removed after each.
        """
        if message_id in self._bare:
            return False
        self._bare.add(message_id)
        return True

    async def delete(self, place_id: int, message_id: int) -> None:
        self._bare.discard(message_id)
        if not await self.tokens.delete(message_id):
            with self._asking(place_id):
                await self._budget.spend(watched=False)
                await self._partial(place_id, message_id).delete()

    async def open_thread(self, channel: discord.TextChannel, message_id: int, name: str) -> int:
        async with self._opening.of(channel.id):
            await self._budget.spend(watched=True)
            return (await channel.get_partial_message(message_id).create_thread(name=name)).id

    async def write_to(self, user_id: int, message: dict[str, Any]) -> tuple[int, int]:
        """Send a direct message. Returns the ids of its channel and of the message."""
        await self._budget.spend(watched=True, turn=True)
        channel = await self._client.create_dm(discord.Object(user_id))
        return channel.id, (await channel.send(**message)).id

    async def count_later(self, place_id: int, message_id: int, most: int) -> int:
        """Count the messages after this one, up to ``most``."""
        await self._budget.spend(watched=False)
        channel = self._client.get_partial_messageable(place_id)
        later = channel.history(limit=most, after=discord.Object(message_id))
        return len([message.id async for message in later])

    def open_again_at(self, places: Iterable[int], now: int) -> float:
        """End of the bot's first time-out in these channels, in milliseconds since 1970.

        It's infinite if there is none, and never before ``now``.
        """
        known = (self._client.get_channel(place_id) for place_id in places)
        user = self._client.user
        guilds = [each.guild for each in known if isinstance(each, _OF_A_SERVER)]
        mine = [guild.get_member(user.id) for guild in guilds if user is not None]
        ends = [None if each is None else each.timed_out_until for each in mine]
        times = [at.timestamp() * 1000 + 1000 for at in ends if at is not None]
        return min((at for at in times if at > now), default=inf)

    def _partial(self, place_id: int, message_id: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(place_id).get_partial_message(message_id)


def _words(embed: discord.Embed) -> tuple[str, str]:
    return (embed.description or "").strip(), (embed.footer.text or "").strip()
