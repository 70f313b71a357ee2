"""Somebody who reads every message and looks for cards that its reader must not know."""

import json
import re
from dataclasses import replace
from operator import is_
from typing import Any

from bot.i18n import voice_for
from bot.pages import board_page
from bot.pictures import hand_picture
from bot.records import Record
from bot.scenes import scene_of
from games.core import Chance
from games.core.cards import CODES, label
from games.high_card import HighCardView
from tests.world import World, file_names

_NAMES = {code: card for card, code in enumerate(CODES)} | {
    label(card).rstrip("\ufe0e"): card for card in range(52)
}
_CARD = re.compile(r"(?<![0-9A-Za-z])(?:10|[2-9JQKA])[CDHS♣♦♥♠](?![0-9A-Za-z])")


def cards_named(text: str) -> set[int]:
    """Every card that a text mentions, as people or as data write it."""
    return {_NAMES[name] for name in _CARD.findall(text)}


def cards_known(view: HighCardView) -> set[int]:
    """The cards that a viewer may know."""
    played = set() if view.played is None else {view.played}
    shown = {verdict.card for verdict in view.reveal}
    return {*view.hand, *view.face_up} | played | shown


class Watch:
    """Checks every message that appeared or changed since the last look."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._seen: dict[int, tuple[str, tuple[Any, ...]]] = {}
        self._requests = 0
        self._public: set[int] = set()
        self.boards = 0
        self.hands = 0
        self.mentions: list[tuple[int, int | None]] = []

    async def look(self) -> Record:
        """Fail when anything shown since the last look tells what its readers may not know."""
        record = await self._world.only_match()
        backend = self._world.env.backend
        for channel_id, stored in backend.messages.items():
            direct = backend.channels[channel_id].recipient_ids
            for message in stored.values():
                looks = (message.embeds, message.components, message.attachments)
                seen = self._seen.get(message.id)
                same = seen is not None and all(map(is_, seen[1], looks))
                if same and seen is not None and seen[0] == message.content:
                    continue
                self._seen[message.id] = (message.content, looks)
                self._check(message, record, direct[0] if direct else None)
        self._check_requests(record)
        return record

    def _check(self, message: Any, record: Record, recipient: int | None) -> None:
        reader = recipient
        if message.is_ephemeral:
            reader = int(message.interaction_metadata["user"]["id"])
        chair = None if reader is None else record.chair_of(reader)
        if record.state is None:
            assert not cards_named(_everything(message))
            return
        view = record.game.view(record.state, None if chair is None else chair.seat)
        unknown = cards_named(_everything(message)) - cards_known(view)
        assert not unknown, f"{[label(card) for card in unknown]} in {message!r}"
        for attachment in message.attachments:
            data = self._world.env.backend.cdn.get(attachment["url"])
            if attachment["filename"] == "board.png":
                self._check_board(message, record, data)
            elif attachment["filename"] == "hand.png":
                assert reader is not None, "a hand's picture is public"
                possible = [hand_picture(view.hand, chosen) for chosen in (None, *view.hand)]
                assert data in possible, "a hand's picture shows other cards than its owner's"
                self.hands += 1
            else:
                assert record.status == "over" and message.is_ephemeral, file_names(message)

    def _check_board(self, message: Any, record: Record, data: bytes | None) -> None:
        """The board looks the same in any world that a spectator cannot tell from this one."""
        spectator = record.game.view(record.state, None)
        chance = Chance(f"another world {record.version}".encode().ljust(16))
        other = replace(record, state=record.game.determinize(spectator, chance))
        face = self._world.bot.faces[record.slug]
        page = board_page(face, scene_of(other, None), voice_for(record.locale))
        assert page.picture is not None
        assert data == page.picture.draw(*page.picture.subject)
        assert message.embeds[0]["description"] == page.text
        assert message.attachments[0]["description"] == page.picture.alt
        self.boards += 1

    def _check_requests(self, record: Record) -> None:
        """What was sent to public places in between, and perhaps replaced since."""
        backend = self._world.env.backend
        now = set() if record.state is None else cards_known(record.game.view(record.state, None))
        for request in backend.http_requests[self._requests :]:
            place = re.match(r"/channels/(\d+)/messages", request.path)
            if place is None or request.json is None:
                continue
            channel = backend.channels.get(int(place[1]))
            if channel is not None and not channel.recipient_ids:
                named = cards_named(json.dumps(request.json, ensure_ascii=False))
                assert named <= now | self._public
        self._requests = len(backend.http_requests)
        self._public = now


def _everything(message: Any) -> str:
    parts = (message.content, message.embeds, message.components)
    files = [(a["filename"], a["description"]) for a in message.attachments]
    return json.dumps([*parts, files], ensure_ascii=False)
