"""Permanent refusals by Discord while people play; each is lifted after a while."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from sqlalchemy import select

from bot.discord_io.breaker import SILENCES_MS
from bot.storage import tables
from tools.drill.chaos import PAUSE_SECONDS, Chaos, Event
from tools.drill.keep import Process, until

AUTOMOD, NO_PERMISSION, NO_UPLOADS, WRONG_EMOJI = 200000, 50013, 400001, 50035
UNTOLD_SECONDS: Final = 120.0
"""Maximum time until the bot tries again if Discord doesn't report that it may."""
UNKNOWN_EMOJIS: Final = 3
"""Number of times that an emoji is refused, as Discord does now and then."""
BLOCKED, UNBLOCKED = "Cloudflare blocks us", "Cloudflare lets requests through again"


@dataclass(frozen=True)
class Place:
    """The thread of a running match, with its channel and server."""

    guild_id: int
    channel_id: int
    thread_id: int


async def _thread(chaos: Chaos) -> Place:
    """Wait until a board is in a thread, and return that thread."""
    match, posted = tables.matches.c, tables.postings.c
    query = (
        select(match.guild_id, match.channel_id, posted.place_id)
        .join(tables.postings, posted.subject == match.id)
        .where(posted.kind == "board", posted.place_id != match.channel_id)
        .where(match.status == "running")
    )

    async def found() -> Sequence[Place]:
        return [Place(*each) for each in await chaos.keep.database.rows(query)]

    return chaos.rng.choice(await until(found))


@contextmanager
def _refused(chaos: Chaos, guild_id: int, places: Sequence[int], code: int) -> Iterator[None]:
    """Let places of a server refuse what the bot shows. AutoMod refuses replies too."""
    with ExitStack() as stack:
        answers = code == AUTOMOD
        if answers:
            stack.enter_context(chaos.refusing(guild_id))
        for place in places:
            refusals = chaos.keep.discord.refusals
            stack.enter_context(refusals.refuse(place, code, callbacks=answers))
        yield


def _tell_of(chaos: Chaos, channel_id: int) -> None:
    """Make Discord report that a channel's permissions have changed."""
    chaos.keep.discord.backend.announce_channel_update(channel_id)


@asynccontextmanager
async def lock_thread(chaos: Chaos) -> AsyncIterator[None]:
    place = await _thread(chaos)
    with chaos.refusing(place.guild_id), chaos.keep.discord.refusals.lock(place.thread_id):
        yield
        await chaos.pause()


@asynccontextmanager
async def refuse_thread(chaos: Chaos) -> AsyncIterator[None]:
    """Make a thread refuse everything while its channel accepts it."""
    place, code = await _thread(chaos), chaos.rng.choice((AUTOMOD, NO_PERMISSION))
    with _refused(chaos, place.guild_id, [place.thread_id], code):
        yield
        await chaos.pause()
    if code == NO_PERMISSION:
        _tell_of(chaos, place.channel_id)


@asynccontextmanager
async def refuse_channel(chaos: Chaos) -> AsyncIterator[None]:
    """Make a channel refuse everything while its threads accept it."""
    place, code = await _thread(chaos), chaos.rng.choice((AUTOMOD, NO_PERMISSION))
    with _refused(chaos, place.guild_id, [place.channel_id], code):
        yield
        await chaos.pause()
    if code == NO_PERMISSION:
        _tell_of(chaos, place.channel_id)


@asynccontextmanager
async def filter_texts(chaos: Chaos) -> AsyncIterator[None]:
    """Make AutoMod block all texts of the bot on a server. Discord doesn't report its end."""
    guild = chaos.rng.choice(chaos.world.guilds)
    channels = chaos.keep.discord.backend.channels.values()
    places = [each.id for each in channels if each.guild_id == guild.id]
    with _refused(chaos, guild.id, places, AUTOMOD):
        yield
        await chaos.pause()


@asynccontextmanager
async def refuse_uploads(chaos: Chaos) -> AsyncIterator[None]:
    with chaos.keep.discord.refusals.refuse(None, NO_UPLOADS):
        yield
        await chaos.pause()


@asynccontextmanager
async def refuse_emojis(chaos: Chaos) -> AsyncIterator[None]:
    with chaos.keep.discord.refusals.refuse(None, WRONG_EMOJI, times=UNKNOWN_EMOJIS):
        yield
        await chaos.pause()


@asynccontextmanager
async def time_out(chaos: Chaos) -> AsyncIterator[None]:
    """Make a moderator time the bot out. Discord doesn't report its end."""
    guild, seconds = chaos.rng.choice(chaos.world.guilds), chaos.rng.uniform(*PAUSE_SECONDS)
    chaos.keep.discord.refusals.time_out(guild, timedelta(seconds=seconds))
    yield
    await chaos.pause((seconds, seconds))


@asynccontextmanager
async def take_down(chaos: Chaos) -> AsyncIterator[None]:
    """Make a server unavailable, so that its people can't press anything."""
    async with _away(chaos, removed=False):
        yield


@asynccontextmanager
async def remove(chaos: Chaos) -> AsyncIterator[None]:
    """Simulate an outage that looks as if the bot had been removed from a server."""
    async with _away(chaos, removed=True):
        yield


@asynccontextmanager
async def _away(chaos: Chaos, *, removed: bool) -> AsyncIterator[None]:
    guild, refusals = chaos.rng.choice(chaos.world.guilds), chaos.keep.discord.refusals
    await chaos.crowd.pause()
    with chaos.refusing(guild.id), (refusals.remove if removed else refusals.take_down)(guild):
        chaos.crowd.resume()
        yield
        await chaos.pause()


@asynccontextmanager
async def block_address(chaos: Chaos) -> AsyncIterator[None]:
    """Make Cloudflare refuse everything for a moment, and wait until the bot has tried again."""
    with chaos.refusing(None):
        with chaos.keep.discord.refusals.block_address():
            yield
            await chaos.pause()
        await chaos.until(lambda: all(map(_is_unblocked, chaos.keep.processes.values())))


def _is_unblocked(process: Process) -> bool:
    text = process.text
    return text.rfind(UNBLOCKED) >= text.rfind(BLOCKED)


def by_discord() -> Sequence[Event]:
    """Refusals by Discord, with either database."""
    silence = SILENCES_MS[0] / 1000
    events = (
        Event("a thread is locked", lock_thread),
        Event("a thread refuses, its channel not", refuse_thread, patience=UNTOLD_SECONDS),
        Event("a channel refuses, its threads not", refuse_channel, patience=UNTOLD_SECONDS),
        Event("AutoMod blocks all texts", filter_texts, patience=UNTOLD_SECONDS),
        Event("no uploads are taken", refuse_uploads),
        Event("emojis are refused", refuse_emojis),
        Event("the bot is in time-out", time_out),
        Event("a server is unavailable", take_down),
        Event("the bot seems to be removed", remove),
        Event("Cloudflare blocks the address", block_address, patience=silence),
    )
    return [replace(each, may_fail=False) for each in events]
