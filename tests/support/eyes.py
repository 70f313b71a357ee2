"""Records everything that readers see, and when, to compare two runs of a story."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from simcord import ResponseMessage
from simcord.backend.models import EPHEMERAL_FLAG

from tests.support.world import World


class _Timed(list[Any]):
    """A log of requests that remembers when each was made."""

    def __init__(self, world: World) -> None:
        super().__init__(world.env.backend.http_requests)
        self._world = world
        self.times: list[int] = [0] * len(self)

    def append(self, request: Any) -> None:
        super().append(request)
        self.times.append(self._world.bot.ledger.now())


@dataclass
class Eyes:
    """Everything that each of several readers (None: the public) sees from the start.

    Times, versions and message ids, which differ between runs without meaning, are relative to the
    beginning.
    """

    world: World
    readers: tuple[str | None, ...]
    seen: dict[str | None, list[Any]] = field(default_factory=dict)
    hands: dict[str, ResponseMessage] = field(default_factory=dict)

    async def open(self, hands: dict[str, ResponseMessage]) -> None:
        """Begin with the board and these hands as they are now."""
        self.hands = hands
        shown = {message.id for message in (await self.world.board(), *hands.values())}
        backend = self.world.env.backend
        if not isinstance(backend.http_requests, _Timed):
            backend.http_requests = _Timed(self.world)
        self._record = await self.world.only_match()
        self._began = self.world.bot.ledger.now()
        self._count = len(backend.http_requests)
        self._looks = {
            message.id: looks_of(message)
            for stored in backend.messages.values()
            for message in stored.values()
            if message.id not in shown
        }
        self.seen = {reader: [] for reader in self.readers}

    async def look(self) -> None:
        """Record everything sent to each reader since the last look, and the present messages."""
        backend = self.world.env.backend
        log = backend.http_requests
        assert isinstance(log, _Timed)
        users = {actor.id: name for name, actor in self.world.people.items()}
        fresh = list(zip(log.times, log, strict=True))[self._count :]
        seen: dict[str | None, list[Any]] = {reader: [] for reader in self.readers}
        self._count = len(log)
        for at, request in fresh:
            if request.path.startswith("/applications"):
                continue
            reader = reader_of(self.world, request)
            sent = (at - self._began, request.method, self._plain([request.path, request.json]))
            for each in self.readers:
                if reader is None or users.get(reader) == each:
                    seen[each].append(sent)
        for each in self.readers:  # what is drawn at the same time is ready in any order
            self.seen[each] += sorted(seen[each])
        for channel_id, stored in backend.messages.items():
            direct = backend.channels[channel_id].recipient_ids
            for message in stored.values():
                looks = looks_of(message)
                if self._looks.get(message.id) == looks:
                    continue
                self._looks[message.id] = looks
                owner = direct[0] if direct else None
                if message.is_ephemeral:
                    asked: Any = message.interaction_metadata
                    owner = int(asked["user"]["id"])
                told = self._told(message)
                for each in self.readers:
                    if owner is None or users.get(owner) == each:
                        self.seen[each].append(told)

    def note(self, reader: str | None, text: str) -> None:
        """Record a reply to one reader."""
        self.seen[reader].append(self._plain(text))

    def _told(self, message: Any) -> Any:
        files = [
            (a["filename"], a["description"], self.world.sent_file(a["url"]))
            for a in message.attachments
        ]
        embeds = [{**embed, "image": None} for embed in message.embeds]
        pinged = sorted(int(user) for user in message.ping_user_ids)
        return self._plain([message.content, embeds, message.components, pinged]), files

    def _plain(self, data: Any) -> str:
        text = json.dumps(data, ensure_ascii=False, sort_keys=True, default=str)
        text = re.sub(rf"{self._record.id}:(\d+):", self._since, text)
        began = self._began // 1000
        text = re.sub(r"<t:(\d+):", lambda m: f"<t:{int(m[1]) - began}:", text)
        text = re.sub(r"/(webhooks|interactions)/\d+/[^/\"]+", r"/\1", text)
        return re.sub(r"(?<!@)\d{15,}", "#", text)

    def _since(self, found: re.Match[str]) -> str:
        """Return a custom id's decision: the one at the beginning, or a later one, by version."""
        later = int(found[1]) - self._record.version
        return f"match:{later if later >= 0 else int(found[1]) - self._record.alarm.since}:"


def looks_of(message: Any) -> str:
    """Return a key that changes with a message."""
    files = [a["url"] for a in message.attachments]
    return repr((message.content, message.embeds, message.components, files))


def reader_of(world: World, request: Any) -> int | None:
    """Return the only reader of a request to Discord; None if anybody may read it."""
    backend = world.env.backend
    place = re.match(r"/channels/(\d+)/messages", request.path)
    if place is not None:
        return _recipient_of(world, int(place[1]))
    answered = re.match(r"/(?:webhooks|interactions)/\d+/([^/]+)(?:/messages/(\d+))?", request.path)
    if answered is None:
        return None
    interaction = backend.interaction_by_token(answered[1])
    if request.path.startswith("/webhooks") and request.method == "POST":
        private = (request.json or {}).get("flags", 0) & EPHEMERAL_FLAG
        return interaction.user_id if private else _recipient_of(world, interaction.channel_id)
    stored = backend.messages.get(interaction.channel_id, {})
    message_id = answered[2] or interaction.message_id or interaction.source_message_id or 0
    message = stored.get(int(message_id))
    if message.is_ephemeral if message is not None else not answered[2]:
        return interaction.user_id
    return _recipient_of(world, interaction.channel_id)


def _recipient_of(world: World, channel_id: int) -> int | None:
    channel = world.env.backend.channels.get(channel_id)
    return next(iter(() if channel is None else channel.recipient_ids), None)
