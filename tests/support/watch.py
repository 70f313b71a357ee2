"""Reads every message and looks for cards that its reader must not know."""

import json
import re
from dataclasses import replace
from operator import is_
from typing import Any

import pytest

from bot.base.language import language_for
from bot.discord_io.messages import alternative_of
from bot.match.record import Record
from bot.match.view import match_view
from bot.pages.table import board_page
from games.core import Chance
from games.core.cards import CODES
from tests.games.playing import sample_of
from tests.support.cards import label
from tests.support.eyes import reader_of
from tests.support.world import World, file_names

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
    """Checks every message that appeared or changed since the last look.

    With ``capsys`` it reads the log as well, which must never name a card.
    """

    def __init__(self, world: World, capsys: pytest.CaptureFixture[str] | None = None) -> None:
        self._world = world
        self._capsys = capsys
        self._seen: dict[int, tuple[str, tuple[Any, ...]]] = {}
        self._requests = 0
        self._before: dict[int | None, set[int]] = {}
        self.boards = 0
        self.hands = 0
        self.lines = 0

    async def look(self) -> Record:
        """Fail if anything shown since the last look reveals what its readers may not know."""
        record = await self._world.only_match()
        backend = self._world.env.backend
        for channel_id, stored in backend.messages.items():
            direct = backend.channels[channel_id].recipient_ids
            for message in stored.values():
                looks, seen = _looks(message), self._seen.get(message.id)
                if seen is not None and seen[0] == looks[0] and all(map(is_, seen[1], looks[1])):
                    continue
                self._seen[message.id] = looks
                self._check(message, record, direct[0] if direct else None)
        self._check_requests(record)
        if self._capsys is not None:
            self._check_log(self._capsys.readouterr())
        return record

    def _check_log(self, written: Any) -> None:
        lines = [*written.out.splitlines(), *written.err.splitlines()]
        for line in lines:
            assert not cards_named(line), line
            assert "interaction failed" not in line, line
        self.lines += len(lines)

    def _check(self, message: Any, record: Record, recipient: int | None) -> None:
        reader = recipient
        if message.is_ephemeral:
            reader = int(message.interaction_metadata["user"]["id"])
        if record.state is None:
            assert not cards_named(_everything(message))
            return
        seat = _seat(record, reader)
        unknown = cards_named(_everything(message)) - cards_known(record, seat)
        assert not unknown, f"{[label(card) for card in unknown]} in {message!r}"
        for attachment in message.attachments:
            data = self._world.sent_file(attachment["url"])
            if attachment["filename"] == "board.png":
                self._check_board(message, record, data)
            elif attachment["filename"] == "hand.png":
                assert reader is not None, "a hand's picture is public"
                seen = match_view(record, seat)
                assert data is not None
                hands = sample_of(record.game, "hands", None)
                possible = hands(seen.view, _picked(message), seen.names)
                assert data in possible, "a hand's picture shows other cards than its owner's"
                self.hands += 1
            else:
                assert record.status == "over" and message.is_ephemeral, file_names(message)

    def _check_board(self, message: Any, record: Record, data: bytes | None) -> None:
        """Check that the board looks the same in any world a spectator can't tell from this one."""
        spectator = record.game.view(record.state, None)
        chance = Chance(f"another world {record.version}".encode().ljust(16))
        other = replace(record, state=record.game.determinize(spectator, chance))
        presenter = self._world.bot.presenters[record.slug]
        page = board_page(presenter, match_view(other, None), language_for(record.locale))
        assert page.picture is not None
        assert data == page.picture.png()
        assert (message.content, message.embeds[0].get("description", "")) == page.parts
        assert message.attachments[0]["description"] == alternative_of(page, page.picture)
        self.boards += 1

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


def _looks(message: Any) -> tuple[str, tuple[Any, ...]]:
    """Return a key that changes with a message: its parts are replaced, never altered."""
    return message.content, (message.embeds, message.components, message.attachments)


def _picked(message: Any) -> tuple[int, ...]:
    """Return the cards that a message's controls mark as picked, in the controls' order."""
    marked = []
    for row in message.components:
        for control in row["components"]:
            name = control.get("label") or ""
            if name.startswith("✓ "):
                marked.append(name.removeprefix("✓ "))
            options = control.get("options") or ()
            marked += [option["label"] for option in options if option.get("default")]
    # Some say in brackets how many one has.
    return tuple(_NAMES[name.partition(" (")[0].rstrip("\ufe0e")] for name in marked)


def _everything(message: Any) -> str:
    parts = (message.content, message.embeds, message.components)
    files = [(a["filename"], a["description"]) for a in message.attachments]
    return json.dumps([*parts, files], ensure_ascii=False)
