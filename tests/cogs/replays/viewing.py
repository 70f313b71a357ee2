"""Watching replays as people do: opening the viewer, pressing on, reading what it shows."""

import re
from collections import defaultdict
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

from simcord import ChannelHandle, MemberActor, ResponseMessage
from sqlalchemy import select, update

from bot.match.record import Record
from bot.storage import tables
from cogs.replays.history_pages import Filters
from tests.support.past import GUILD, Past, past_of
from tests.support.places import place_of
from tests.support.reading import able, footer, together, told
from tests.support.world import World, buttons, found_button, labels

BACK, PLAY, PAUSE, FORWARD = "← Back", "Autoplay", "Pause", "Forward →"
FIRST, LAST = "First", "Last"
TICK = 2.01
"""Seconds in which a replay that plays by itself moves on once."""
NOT_TO_WATCH = "I can't find that match"
_STEP = re.compile(r"\*\*Step (\d+) of (\d+)\*\* · (.+)")
_CLOCK = re.compile(r"\n?Time runs out <t:\d+:R>")


@dataclass(frozen=True)
class Frame:
    """A board as it was shown: its picture as sent, its words, and the lines below them."""

    picture: bytes
    text: str
    footer: str

    @property
    def drawn(self) -> tuple[bytes, str]:
        """What is the same on a board and in its replay, whose text is in the past."""
        return self.picture, self.footer


async def opened(world: World, name: str, record: Record | None = None) -> ResponseMessage:
    return await world.press(name, await world.board(record), "Replay")


def step_of(viewer: ResponseMessage) -> tuple[int, int]:
    found = _STEP.match(told(viewer))
    assert found is not None, told(viewer)
    return int(found[1]), int(found[2])


def what_of(viewer: ResponseMessage) -> str:
    """Return a replay page's description of the step."""
    found = _STEP.match(told(viewer))
    assert found is not None
    return found[3]


def frame_of(world: World, viewer: ResponseMessage) -> Frame:
    shown = board_frame(world, viewer)
    _, _, text = shown.text.partition("\n\n")
    text = text.removesuffix(f"-# {shown.footer}").rstrip("\n") if shown.footer else text
    return replace(shown, text=text)


def board_frame(world: World, board: ResponseMessage) -> Frame:
    return Frame(world.sent_picture(board), _CLOCK.sub("", told(board)), footer(board))


def menu(viewer: ResponseMessage, what: str) -> dict[str, Any]:
    """The menu to jump to a moment (``at``), or the one to choose a ``view``."""
    (found,) = (each for each in buttons(viewer) if f":replay:{what}=" in each["custom_id"])
    return found


def jumps(viewer: ResponseMessage) -> list[str]:
    return [option["value"] for option in menu(viewer, "at")["options"]]


async def stepped_through(world: World, name: str, viewer: ResponseMessage) -> dict[int, Frame]:
    """Every frame by its moment, from the first step to the last."""
    frames = {}
    while True:
        moment = int(found_button(viewer, FORWARD)["custom_id"].split(":")[1])
        frames[moment] = frame_of(world, viewer)
        if FORWARD not in able(viewer):
            return frames
        await world.press(name, viewer, FORWARD)


def published(world: World, record: Record) -> list[Frame]:
    """Every board of a match that was ever published in its place, in that order."""
    place = record.shown.place_id
    said = [
        (message.get("content") or "", embed)
        for request in world.env.http_requests
        if not request.path.startswith("/channels/")
        or request.path.startswith(f"/channels/{place}/")
        for message in [_message(request.json)]
        for embed in message.get("embeds") or []
        if "attachment://board.png" in str(embed)
    ]
    kept = [
        world.sent_file(url) or b""
        for url in world.env.backend.cdn._blobs
        if f"/attachments/{place}/" in url and url.endswith("/board.png")
    ]
    return [
        Frame(
            data,
            _CLOCK.sub("", together(content, embed.get("description"))),
            embed.get("footer", {}).get("text") or "",
        )
        for (content, embed), data in zip(said, kept, strict=True)
    ]


def _message(sent: Any) -> dict[str, Any]:
    said = sent.get("data", sent) if isinstance(sent, dict) else {}
    return said or {}


async def over(world: World, *names: str, target: int = 1) -> Record:
    """A match of High Card that these people have played to the end."""
    await world.begin(*(names or ("ann", "bob")), target=target)
    return await world.play_to_the_end()


async def watched(world: World, name: str, *names: str) -> ResponseMessage:
    """These people play a match of High Card to the end, and somebody opens its replay."""
    return await opened(world, name, await over(world, *names))


async def change(world: World, table: object, where: object, **values: object) -> None:
    """Alter what is stored, as no command can."""
    await world.bot.database.run(update(table).where(where).values(**values))  # type: ignore[arg-type]


def more(hall: World) -> AbstractAsyncContextManager[Past]:
    path = place_of(hall.settings.database_url)
    now = hall.env.now()
    return past_of(path, datetime.fromtimestamp(now.timestamp(), now.tzinfo))


async def duel(past: Past, *people: Any, **options: Any) -> Record:
    """A match that the last of them gives up."""
    record = await past.begin("king-of-the-hill", list(people), **options)
    return await past.resign(record, people[-1])


async def finished(hall: World) -> list[dict[str, Any]]:
    database = hall.bot.database
    results: defaultdict[int, list[Any]] = defaultdict(list)
    chairs: defaultdict[str, dict[int, Any]] = defaultdict(dict)
    for row in await database.rows(select(tables.results)):
        results[row.number].append(row)
    for chair in await database.rows(select(tables.chairs)):
        chairs[chair.match_id][chair.seat] = chair
    matches = {row.id: row for row in await database.rows(select(tables.matches))}
    found = []
    for number in sorted(results, reverse=True):
        rows = results[number]
        match = matches[rows[0].match_id]
        found.append(
            {
                "id": match.id,
                "slug": match.slug,
                "guild": match.guild_id,
                "channel": match.channel_id,
                "private": match.private,
                "casual": match.unrated == "casual",
                "rated": rows[0].rated,
                "at": rows[0].at,
                "users": {row.user_id for row in rows},
                "rows": sorted(rows, key=lambda row: (row.place, row.seat)),
                "chairs": chairs[match.id],
            }
        )
    return found


def visible(match: dict[str, Any], user_id: int, channels: set[int]) -> bool:
    """The rule, said once more."""
    if match["guild"] != GUILD:
        return False
    seen = match["channel"] in channels and not match["private"]
    return seen or user_id in match["users"]


async def history(
    hall: World,
    name: str,
    channel: ChannelHandle | None = None,
    *,
    whose: Literal["mine", "server"] = "mine",
    game: str | None = None,
    player: MemberActor | None = None,
    counted: bool | None = None,
) -> ResponseMessage:
    filters = Filters(None if player is None else player.id, whose, game, counted)
    page = await hall.force(name, f"-:0:history:{filters.args}", place=channel)
    assert page.ephemeral
    return page


def listed(message: ResponseMessage) -> list[str]:
    menus = [b for b in buttons(message) if b["custom_id"].endswith(":replay")]
    return [option["value"] for menu in menus for option in menu["options"]]


async def every_page(hall: World, name: str, message: ResponseMessage) -> list[str]:
    """Press on to the end; all matches in the order in which they were shown."""
    found = listed(message)
    for _ in range(40):
        if "Older" not in labels(message) or found_button(message, "Older").get("disabled"):
            return found
        await hall.press(name, message, "Older")
        assert 1 <= len(listed(message)) <= 10
        found += listed(message)
    raise AssertionError("no end of pages")


def lines_of(message: ResponseMessage) -> list[list[str]]:
    body = re.split(r"^\*\*\d+\. ", told(message), flags=re.MULTILINE)[1:]
    return [part.strip("\n").split("\n") for part in body]
