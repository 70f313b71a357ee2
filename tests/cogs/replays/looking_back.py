"""Looking back: playing more of the past, reading the list of matches, who may see what."""

import re
from collections import defaultdict
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any, Literal

from simcord import ChannelHandle, MemberActor, ResponseMessage
from sqlalchemy import select

from bot.match.record import Record
from bot.storage import tables
from cogs.replays.history_pages import Filters
from tests.support.past import GUILD, Past, past_of
from tests.support.places import place_of
from tests.support.reading import told
from tests.support.world import World, answer, buttons, found_button, labels


def more(hall: World) -> AbstractAsyncContextManager[Past]:
    """Play more in the database of the running bot."""
    path = place_of(hall.settings.database_url)
    now = hall.env.now()
    return past_of(path, datetime.fromtimestamp(now.timestamp(), now.tzinfo))


async def duel(past: Past, *people: Any, **options: Any) -> Record:
    """A match that the last of them gives up."""
    record = await past.begin("king-of-the-hill", list(people), **options)
    return await past.resign(record, people[-1])


async def finished(hall: World) -> list[dict[str, Any]]:
    """Every finished match with its results, the newest first, gathered row by row."""
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
    """Return the page of finished matches for a person with these filters, here or elsewhere."""
    filters = Filters(None if player is None else player.id, whose, game, counted)
    forged = hall.forge(f"-:0:history:{filters.args}", channel=channel)
    result = await hall.people[name].click(forged, label="0")
    assert answer(result).ephemeral
    return answer(result)


def listed(message: ResponseMessage) -> list[str]:
    """The matches of a page, by the menu to watch them again."""
    menus = [b for b in buttons(message) if b["custom_id"].endswith(":replay")]
    return [option["value"] for menu in menus for option in menu["options"]]


async def turned(hall: World, name: str, message: ResponseMessage, label: str) -> None:
    await hall.people[name].click(message, label=label)


async def every_page(
    hall: World, name: str, message: ResponseMessage, label: str = "Older"
) -> list[str]:
    """Press on to the end; all matches in the order in which they were shown."""
    found = listed(message)
    for _ in range(40):
        if label not in labels(message) or found_button(message, label).get("disabled"):
            return found
        await turned(hall, name, message, label)
        assert 1 <= len(listed(message)) <= 10
        found += listed(message)
    raise AssertionError("no end of pages")


def lines_of(message: ResponseMessage) -> list[list[str]]:
    """Return the lines about each match on a page."""
    body = re.split(r"^\*\*\d+\. ", told(message), flags=re.MULTILINE)[1:]
    return [part.strip("\n").split("\n") for part in body]
