"""Refusals that SimCord doesn't know: permanent ones, or as long as a test wants.

``install`` makes SimCord's handlers check the `Refusals` of their Discord first, so the tests'
Discord and the stand-in for processes refuse alike.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Any, Final, Protocol, Self

from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError, missing_access, missing_permissions, unknown_guild
from simcord.backend.models import Channel, Guild
from simcord.enums import CallbackType
from simcord.http import router
from simcord.http.routes.messages import _send_permissions

CLOUDFLARES_PAGE: Final = (
    "<!doctype html><html><head><title>Access denied</title></head>"
    "<body>You are being rate limited (error code: 1015)</body></html>"
)
NONCE_REMEMBERED: Final = timedelta(minutes=5)
"""Discord says "a few minutes"."""


class Kind(Enum):
    """The kind of a request, as far as refusals distinguish them."""

    POST = auto()
    EDIT = auto()
    THREAD = auto()
    """Begin a thread."""
    MEMBERS = auto()
    """Add a person to a thread, or remove them."""
    PLACE = auto()
    """Change a channel or thread itself."""
    CALLBACK = auto()
    TOKEN = auto()
    """Post or edit with the token of an interaction or webhook."""
    OTHER = auto()


_MESSAGES: Final = "channels/{channel_id}/messages"
_MEMBERS: Final = "channels/{channel_id}/thread-members"
_KINDS: Final[dict[tuple[str, str], Kind]] = {
    ("POST", _MESSAGES): Kind.POST,
    ("PATCH", f"{_MESSAGES}/{{message_id}}"): Kind.EDIT,
    ("POST", f"{_MESSAGES}/{{message_id}}/threads"): Kind.THREAD,
    ("POST", "channels/{channel_id}/threads"): Kind.THREAD,
    ("PUT", f"{_MEMBERS}/@me"): Kind.MEMBERS,
    ("PUT", f"{_MEMBERS}/{{user_id}}"): Kind.MEMBERS,
    ("DELETE", f"{_MEMBERS}/@me"): Kind.MEMBERS,
    ("DELETE", f"{_MEMBERS}/{{user_id}}"): Kind.MEMBERS,
    ("PATCH", "channels/{channel_id}"): Kind.PLACE,
    ("POST", "interactions/{interaction_id}/{token}/callback"): Kind.CALLBACK,
    ("POST", "webhooks/{webhook_id}/{token}"): Kind.TOKEN,
    ("PATCH", "webhooks/{webhook_id}/{token}/messages/@original"): Kind.TOKEN,
    ("PATCH", "webhooks/{webhook_id}/{token}/messages/{message_id}"): Kind.TOKEN,
}
_BOTS_OWN: Final = {Kind.POST, Kind.EDIT, Kind.THREAD, Kind.MEMBERS, Kind.PLACE}
"""Kinds that need permissions; interactions and their tokens don't."""
_SHOWING: Final = {
    CallbackType.CHANNEL_MESSAGE_WITH_SOURCE,
    CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE,
    CallbackType.UPDATE_MESSAGE,
}
"""Callbacks that show something in a channel."""
_EPHEMERAL: Final = 1 << 6
_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_INVALID_EMOJI: Final = {"_errors": [{"code": "INVALID_EMOJI", "message": "Invalid emoji"}]}
_IN_FIRST_BUTTON: Final[dict[str, Any]] = {
    "components": {"0": {"components": {"0": {"emoji": {"id": _INVALID_EMOJI}}}}}
}


class Only(Enum):
    """The messages that a refusal applies to."""

    ALL = auto()
    TEXT = auto()
    FILES = auto()
    EMOJIS = auto()
    THREADS = auto()
    """No messages: only new threads."""


_ANSWERS: Final[dict[int, tuple[int, str, Only]]] = {
    10003: (404, "Unknown Channel", Only.ALL),
    40005: (413, "Request entity too large", Only.FILES),
    50001: (403, "Missing Access", Only.ALL),
    50007: (403, "Cannot send messages to this user", Only.ALL),
    50013: (403, "Missing Permissions", Only.ALL),
    50035: (400, "Invalid Form Body", Only.EMOJIS),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds", Only.ALL),
    160006: (400, "Maximum number of active threads reached", Only.THREADS),
    200000: (400, "Message was blocked by automatic moderation", Only.TEXT),
    200001: (400, "Title was blocked by automatic moderation", Only.THREADS),
    240000: (400, "Message blocked by harmful links filter", Only.TEXT),
    400001: (403, "Access to file uploads has been limited for this guild", Only.FILES),
}
"""Status, message, and what is refused, by code."""


class Known(Protocol):
    """A channel, thread or server, as its handle."""

    @property
    def id(self) -> int: ...


Thing = int | Known
"""A channel, thread or server: its handle or its id."""


class Page(BackendError):
    """A response from Cloudflare: HTML, without a ``Via`` header."""

    def __init__(self) -> None:
        super().__init__(429, 0, CLOUDFLARES_PAGE)

    def to_json(self) -> Any:
        return self.message


@dataclass
class Rule:
    """A code that a place refuses with; ``place_id`` is None for all places."""

    place_id: int | None
    code: int
    times: int | None
    callbacks: bool


class Nonces:
    """The nonces of the bot's messages that Discord remembers."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._posted: dict[str, tuple[datetime, int, int]] = {}
        """Time, channel and id of each nonce's message."""

    def once(self, context: router.RequestContext, handler: router.Handler) -> Any:
        """Return the message already posted with this nonce, or post one.

        Raises BackendError if that message was deleted: like Discord, this posts no second one.
        """
        body, backend = context.body(), self._backend
        nonce, now = str(body.get("nonce") or ""), backend.clock.now()
        posted = self._posted.get(nonce)
        if body.get("enforce_nonce") and posted and now < posted[0] + NONCE_REMEMBERED:
            _send_permissions(context, context.int_arg("channel_id"))
            return serializers.message_payload(backend, backend.get_message(*posted[1:]))
        made = handler(context)
        if nonce:
            self._posted[nonce] = now, int(made["channel_id"]), int(made["id"])
        return made


class Refusals:
    """The present refusals of a Discord.

    Every method that begins a refusal returns a context manager that ends it, for ``with
    refusals.lock(thread):``.
    """

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self.nonces = Nonces(backend)
        self._rules: list[Rule] = []
        self._away: dict[int, Guild] = {}
        self._blocked = False
        self._private: set[int] = set()
        """Servers where whatever a token posts is ephemeral."""

    @classmethod
    def of(cls, backend: Backend) -> Self:
        held = vars(backend)
        if "refusals" not in held:
            held["refusals"] = cls(backend)
        found: Self = held["refusals"]
        return found

    # Moderators

    def lock(self, thread: Thing) -> ExitStack:
        return self._set(thread, True, self.unlock)

    def unlock(self, thread: Thing) -> None:
        self._set(thread, False, self.lock)

    def _set(self, thread: Thing, locked: bool, undo: Any) -> ExitStack:
        changes = {"archived": locked, "locked": locked}
        self._backend.edit_channel(_id(thread), {}, thread_metadata=changes)
        return _then(undo, thread)

    def time_out(self, guild: Thing, lasting: timedelta) -> ExitStack:
        """Time out the bot.

        Discord reports the beginning, but not the end if that comes by itself.
        """
        self._set_time_out(guild, self._now() + lasting)
        return _then(self.end_time_out, guild)

    def end_time_out(self, guild: Thing) -> None:
        self._set_time_out(guild, None)

    def _set_time_out(self, guild: Thing, until: datetime | None) -> None:
        changes = {"timed_out_until": until and until.isoformat()}
        self._backend.edit_member(_id(guild), self._backend.bot_user.id, changes)

    def refuse(
        self,
        place: Thing | None,
        code: int,
        *,
        times: int | None = None,
        callbacks: bool = True,
    ) -> ExitStack:
        """Refuse posts and edits in a place (None: anywhere) with a code, if the code applies.

        400001 and 40005 refuse messages with attachments, 50035 those with custom emojis, 200000
        and 240000 those with text, 160006 and 200001 new threads. It applies ``times`` times.
        Without ``callbacks`` presses can still be answered there.
        """
        place_id = None if place is None else _id(place)
        rule = Rule(place_id, code, times, callbacks)
        self._rules.append(rule)
        return _then(self._drop, rule)

    def allow(self, place: Thing | None) -> None:
        """End all refusals in a place, except a lock."""
        place_id = None if place is None else _id(place)
        self._rules = [each for each in self._rules if each.place_id != place_id]

    def _drop(self, rule: Rule) -> None:
        self._rules = [each for each in self._rules if each is not rule]

    def forbid_external_apps(self, guild: Thing) -> None:
        """Make the bot's messages private, as where only a person has installed it."""
        self._private.add(_id(guild))

    # Networks and servers

    def block_address(self) -> ExitStack:
        """Make Cloudflare refuse everything, as after too many refusals."""
        self._blocked = True
        return _then(self.unblock_address)

    def unblock_address(self) -> None:
        self._blocked = False

    def take_down(self, guild: Thing) -> ExitStack:
        self._leave(self._backend.get_guild(_id(guild)), unavailable=True)
        return _then(self.bring_back, guild)

    def remove(self, guild: Thing) -> ExitStack:
        """Remove the bot from a server, or simulate an outage that looks like it."""
        self._leave(self._backend.guilds.pop(_id(guild)))
        return _then(self.bring_back, guild)

    def _leave(self, guild: Guild, **told: bool) -> None:
        self._away[guild.id] = guild
        self._backend.emit("GUILD_DELETE", {"id": str(guild.id), **told})

    def bring_back(self, guild: Thing, *, invited: bool = False) -> None:
        """Make a server available again.

        ``invited``: the bot is invited again; otherwise the outage ends by itself.
        """
        found = self._away.pop(_id(guild), None)
        if found is None:
            return
        self._backend.guilds[found.id] = found
        payload = dict(serializers.guild_create_payload(self._backend, found))
        if invited:
            del payload["unavailable"]
        self._backend.emit("GUILD_CREATE", payload)

    def is_away(self, guild_id: int) -> bool:
        return guild_id in self._away

    def clear(self) -> None:
        """End all refusals except locks, time-outs and servers' outages."""
        self._rules.clear()
        self._blocked = False

    # Answers to requests

    def answer(self, kind: Kind, context: router.RequestContext, handler: router.Handler) -> Any:
        """Return a handler's response. Raises BackendError if it's refused."""
        place = self._place_of(context)
        refusal = next(self._refusals(kind, context, place), None)
        if refusal is not None:
            raise refusal
        if kind is Kind.TOKEN and place is not None and place.guild_id in self._private:
            context.body()["flags"] = _EPHEMERAL
        if kind is not Kind.POST:
            return handler(context)
        if place is not None and place.thread_metadata and place.thread_metadata.archived:
            self._backend.edit_channel(place.id, {}, thread_metadata={"archived": False})
        return self.nonces.once(context, handler)

    def _refusals(
        self, kind: Kind, context: router.RequestContext, place: Channel | None
    ) -> Iterator[BackendError]:
        if self._blocked:
            yield Page()
        if int(context.args.get("guild_id", 0)) in self._away:
            yield unknown_guild()
        if place is None:
            return
        if place.guild_id in self._away:
            yield missing_access()
        yield from _of_closed_thread(kind, context, place)
        if kind in _BOTS_OWN and self._timed_out(place.guild_id):
            yield missing_permissions()
        yield from self._of_rules(kind, context, place)

    def _place_of(self, context: router.RequestContext) -> Channel | None:
        backend, args = self._backend, context.args
        token, channel_id = args.get("token", ""), int(args.get("channel_id", 0))
        if token in backend.interaction_tokens:
            channel_id = backend.interactions[backend.interaction_tokens[token]].channel_id
        elif token in backend.webhook_tokens:
            channel_id = backend.webhooks[backend.webhook_tokens[token]].channel_id
        return backend.channels.get(channel_id)

    def _timed_out(self, guild_id: int | None) -> bool:
        guild = self._backend.guilds.get(guild_id or 0)
        member = guild and guild.members.get(self._backend.bot_user.id)
        until = member.timed_out_until if member else None
        return until is not None and datetime.fromisoformat(until) > self._now()

    def _of_rules(
        self, kind: Kind, context: router.RequestContext, place: Channel
    ) -> Iterator[BackendError]:
        for rule in self._rules:
            if rule.place_id in (None, place.id) and _concerns(rule, kind, context):
                if rule.times is not None:
                    rule.times -= 1
                    if rule.times == 0:
                        self._drop(rule)
                yield _error(rule.code, kind)

    def _now(self) -> datetime:
        return self._backend.clock.now()


def _id(thing: Thing) -> int:
    return thing if isinstance(thing, int) else thing.id


def _then(undo: Any, *args: Any) -> ExitStack:
    stack = ExitStack()
    stack.callback(undo, *args)
    return stack


def _of_closed_thread(
    kind: Kind, context: router.RequestContext, place: Channel
) -> Iterator[BackendError]:
    """Yield Discord's error for a thread that is locked or archived.

    A post, or a press, opens a thread that is only archived.
    """
    thread = place.thread_metadata
    if thread is None:
        return
    if kind is Kind.POST and thread.locked:
        yield BackendError(400, 160005, "This thread is locked")
    if not thread.archived:
        return
    opens = kind is Kind.PLACE and context.body().get("archived") is False
    if kind in {Kind.EDIT, Kind.MEMBERS, Kind.PLACE} and not opens:
        yield BackendError(400, 50083, "Thread is archived")
    if kind in {Kind.CALLBACK, Kind.TOKEN} and thread.locked:
        yield BackendError(400, 50083, "Thread is archived")


def _concerns(rule: Rule, kind: Kind, context: router.RequestContext) -> bool:
    only = _ANSWERS[rule.code][2]
    if kind is Kind.THREAD:
        return only in {Only.THREADS, Only.ALL}
    body = context.body()
    if kind is Kind.CALLBACK:
        if not rule.callbacks or body["type"] not in _SHOWING:
            return False
        body = body.get("data") or {}
    elif kind is Kind.TOKEN and not rule.callbacks:
        return False  # the rest of an answer comes by its token
    elif kind not in {Kind.POST, Kind.EDIT, Kind.TOKEN}:
        return False
    match only:
        case Only.TEXT:
            return bool(body.get("content") or body.get("embeds"))
        case Only.FILES:
            return bool(context.files)
        case Only.EMOJIS:
            return has_custom_emoji(body)
    return only is Only.ALL


def has_custom_emoji(data: Any) -> bool:
    """Return True if a message has a custom emoji in a text or on a control."""
    if isinstance(data, str):
        return _EMOJI.search(data) is not None
    if isinstance(data, list):
        return any(map(has_custom_emoji, data))
    if not isinstance(data, dict):
        return False
    emoji = data.get("emoji")
    named = isinstance(emoji, dict) and bool(emoji.get("id"))
    return named or any(map(has_custom_emoji, data.values()))


def _error(code: int, kind: Kind) -> BackendError:
    status, message, only = _ANSWERS[code]
    if only is not Only.EMOJIS:
        return BackendError(status, code, message)
    where = {"data": _IN_FIRST_BUTTON} if kind is Kind.CALLBACK else _IN_FIRST_BUTTON
    return BackendError(status, code, message, errors=where)


@dataclass(frozen=True)
class Guarded:
    """One of SimCord's handlers, guarded by the refusals."""

    kind: Kind
    handler: router.Handler

    def __call__(self, context: router.RequestContext) -> Any:
        return Refusals.of(context.backend).answer(self.kind, context, self.handler)


def install() -> None:
    """Make SimCord's handlers check the refusals from now on."""
    for method, known in router._ROUTES.items():
        for number, (template, handler) in enumerate(known):
            if not isinstance(handler, Guarded):
                kind = _KINDS.get((method, "/".join(template)), Kind.OTHER)
                known[number] = (template, Guarded(kind, handler))
