"""Whole decisions of Eighty Points checked against the rules, and all that somebody can see."""

import json
import random
import re
from dataclasses import dataclass, field
from typing import Any

from simcord import ResponseMessage

from bot.matches.record import Record
from games.core.cards import code, label, parse
from games.eighty_points import EightyPointsState
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    args_of,
    bury,
    call,
    get_ready,
    ids,
    name_suit,
    press,
    put,
)
from tests.support.acting import offers, verb_of
from tests.support.watch import Watch
from tests.support.world import World, answer, buttons, said_privately

Play = tuple[str, ...]


def legal(record: Record, name: str) -> set[Play]:
    """What the rules let one of ``NAMES`` play now, as codes."""
    menu = record.game.menu(record.state, NAMES.index(name))
    return {tuple(code(card) for card in action.cards) for action in menu}


def offered(hand: ResponseMessage) -> set[Play]:
    """What a hand would play by one press."""
    return {tuple(args.split(".")) for args in args_of(hand, "put") if args}


async def reachable(world: World, name: str, hand: ResponseMessage) -> set[Play]:
    """What a hand plays after any one or two picks."""
    found = offered(hand)
    tried: set[str] = set()
    waiting = ids(hand, "pick")
    for _ in range(2):
        following: list[str] = []
        for custom_id in dict.fromkeys(waiting):
            if custom_id not in tried:
                tried.add(custom_id)
                await world.press(name, hand, custom_id)
                found |= offered(hand)
                following += ids(hand, "pick")
        waiting = following
    return found


def faces_shown(hand: ResponseMessage) -> set[str]:
    """The cards that can be picked in a hand, as people read them."""
    shown: set[str] = set()
    for control in buttons(hand):
        if verb_of(control) == "pick":
            names = [option["label"] for option in control.get("options") or ()]
            shown.update(names or [control["label"].removeprefix("✓ ")])
    return shown


async def open_hands(world: World, *names: str) -> dict[str, ResponseMessage]:
    return {name: await world.hand(name) for name in names or NAMES}


async def decide(
    world: World, name: str, hand: ResponseMessage, rng: random.Random, record: Record
) -> None:
    """Decide anything that the rules allow, in a hand that is open already."""
    state: EightyPointsState = record.state
    mine = state.hands[NAMES.index(name)]
    match state.phase:
        case "declaring":
            await press(world, name, hand, "pass")
        case "naming":
            await name_suit(world, name, rng.randrange(4), hand)
        case "burying":
            await bury(world, name, " ".join(code(c) for c in rng.sample(mine, 8)), hand)
        case "calling":
            await call(world, name, code(rng.randrange(54)), hand)
        case "playing":
            plays = legal(record, name)
            presenters = {label(card) for card in mine if any(code(card) in play for play in plays)}
            forced = {label(c) for c in mine if all(code(c) in play for play in plays)}
            shown = faces_shown(hand) | {label(c) for p in offered(hand) for c in _cards(p)}
            if shown | forced != presenters:
                raise AssertionError(f"{shown} instead of {presenters}")
            pairs = [play for play in plays if len(play) == 2]
            play = rng.choice(sorted(pairs or plays))
            free_first = sorted(play, key=lambda each: label(parse(each)) in forced)
            await put(world, name, " ".join(free_first), hand)
        case "scored":
            await get_ready(world, name)
        case _:
            raise AssertionError(state.phase)


def _cards(play: Play) -> list[int]:
    return [parse(each) for each in play]


async def refused(world: World, name: str, *custom_ids: str) -> list[str]:
    """What somebody is told for pressing forged buttons; nothing may have changed by any."""
    before = await world.rows()
    told = []
    for custom_id in custom_ids:
        result = await world.people[name].click(world.forge(custom_id), label="0")
        text = said_privately(result)
        assert "Something went wrong" not in text, custom_id
        assert len(text) > 20, custom_id
        told.append(text)
    assert await world.rows() == before
    return told


async def forged(world: World, verb: str) -> str:
    """The custom id of a control as it would be now."""
    record = await world.only_match()
    return f"{record.id}:{record.alarm.since}:{verb}"


async def exported(world: World, name: str = "stranger") -> str:
    """The file that Verify the deal gives anybody."""
    result = await world.people[name].click(await world.board(), label="Verify the deal")
    (file,) = answer(result).attachments
    data = world.env.backend.cdn.get(file.url)
    assert data is not None
    return data.decode()


# Everything that somebody sees, and when


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
    """All that each of several readers (None: the public) sees from a moment on.

    What differs from one telling to the next without meaning is written relative to the
    beginning: times, versions, and the ids of messages.
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
        self._watch = Watch(self.world)
        self._looks = {
            message.id: _looks(message)
            for stored in backend.messages.values()
            for message in stored.values()
            if message.id not in shown
        }
        self.seen = {reader: [] for reader in self.readers}

    async def look(self) -> None:
        """Note what was sent to each reader since the last look, and when, and what stands now."""
        backend = self.world.env.backend
        log = backend.http_requests
        assert isinstance(log, _Timed)
        users = {self.world.people[name].id: name for name in NAMES}
        fresh = list(zip(log.times, log, strict=True))[self._count :]
        seen: dict[str | None, list[Any]] = {reader: [] for reader in self.readers}
        self._count = len(log)
        for at, request in fresh:
            if request.path.startswith("/applications"):
                continue
            reader = self._watch._reader(request.path)
            sent = (at - self._began, request.method, self._plain([request.path, request.json]))
            for each in self.readers:
                if reader is None or users.get(reader) == each:
                    seen[each].append(sent)
        for each in self.readers:  # what is drawn at the same time is ready in any order
            self.seen[each] += sorted(seen[each])
        for channel_id, stored in backend.messages.items():
            direct = backend.channels[channel_id].recipient_ids
            for message in stored.values():
                looks = _looks(message)
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
        """What one reader was answered."""
        self.seen[reader].append(self._plain(text))

    def _told(self, message: Any) -> Any:
        files = [
            (a["filename"], a["description"], self.world.env.backend.cdn.get(a["url"]))
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
        """A custom id's decision: the one at the beginning, or one that came up later."""
        later = int(found[1]) - self._record.version
        return f"match:{later if later >= 0 else int(found[1]) - self._record.alarm.since}:"


def _looks(message: Any) -> str:
    files = [a["url"] for a in message.attachments]
    return repr((message.content, message.embeds, message.components, files))


__all__ = [
    "Eyes",
    "decide",
    "exported",
    "faces_shown",
    "forged",
    "legal",
    "offered",
    "offers",
    "open_hands",
    "reachable",
    "refused",
]
