"""Reads every message and looks for cards that its reader must not know."""

import json
import re
from typing import Any

from bot.match.record import Record
from games.core.cards import CODES
from tests.games.playing import sample_of
from tests.support.cards import label
from tests.support.eyes import looks_of, reader_of
from tests.support.world import World

_NAMES = {code: card for card, code in enumerate(CODES)} | {
    label(card).rstrip("\ufe0e"): card for card in range(54)
}
_CARD = re.compile(
    r"(?<![0-9A-Za-z])(?:(?:10|[2-9JQKA])[CDHS♣♦♥♠](?![0-9A-Za-z])|J[BR](?![0-9A-Za-z])|Joker [●★])"
)


def cards_named(text: str) -> set[int]:
    """Return every card that a text mentions, as people or as data write it."""
    return {_NAMES[name] for name in _CARD.findall(text)}


def cards_known(record: Record, seat: int | None) -> set[int]:
    """Return the cards that a viewer of a begun match may know."""
    known: set[int] = sample_of(record.game, "known", None)(record.game.view(record.state, seat))
    return known


class Watch:
    """Checks every message that appeared or changed since the last look."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._seen: dict[int, str] = {}
        self._requests = 0
        self._before: dict[int | None, set[int]] = {}

    async def look(self) -> Record:
        """Fail if anything shown since the last look reveals what its readers may not know."""
        record = await self._world.only_match()
        backend = self._world.env.backend
        for channel_id, stored in backend.messages.items():
            direct = backend.channels[channel_id].recipient_ids
            for message in stored.values():
                looks = looks_of(message)
                if self._seen.get(message.id) != looks:
                    self._seen[message.id] = looks
                    self._check(message, record, direct[0] if direct else None)
        self._check_requests(record)
        return record

    def _check(self, message: Any, record: Record, recipient: int | None) -> None:
        reader = (
            int(message.interaction_metadata["user"]["id"]) if message.is_ephemeral else recipient
        )
        known = set[int]() if record.state is None else cards_known(record, _seat(record, reader))
        unknown = cards_named(_everything(message)) - known
        assert not unknown, f"{[label(card) for card in unknown]} in {message!r}"

    def _check_requests(self, record: Record) -> None:
        """Check everything sent since, even if replaced by now, for each of its readers."""
        backend = self._world.env.backend
        now = self._known_by_reader(record)
        for request in backend.http_requests[self._requests :]:
            if request.json is not None and not request.path.startswith("/applications"):
                named = cards_named(json.dumps(request.json, ensure_ascii=False))
                reader = reader_of(self._world, request)
                reader = reader if reader in now else None
                known = now[reader] | self._before.get(reader, set())
                assert named <= known, f"{request.method} {request.path}: {request.json}"
        self._requests = len(backend.http_requests)
        self._before = now

    @staticmethod
    def _known_by_reader(record: Record) -> dict[int | None, set[int]]:
        readers = (None, *(chair.user_id for chair in record.chairs if chair.user_id))
        if record.state is None:
            return {reader: set() for reader in readers}
        return {reader: cards_known(record, _seat(record, reader)) for reader in readers}


def _seat(record: Record, user_id: int | None) -> int | None:
    """Return the view for a user; people who have left still know their own cards."""
    if user_id is None:
        return None
    return next((chair.seat for chair in record.chairs if chair.user_id == user_id), None)


def _everything(message: Any) -> str:
    parts = (message.content, message.embeds, message.components)
    files = [(a["filename"], a["description"]) for a in message.attachments]
    return json.dumps([*parts, files], ensure_ascii=False)
