"""Permanent refusals by Discord while people play; each is lifted after a while."""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    ExitStack,
    asynccontextmanager,
    contextmanager,
)
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


def _for_a_while(
    refusal: Callable[[Chaos, Place], AbstractContextManager[object]],
) -> Callable[[Chaos], AbstractAsyncContextManager[None]]:
    """Return a strike: a refusal at a match's place, lifted after a pause."""

    @asynccontextmanager
    async def strike(chaos: Chaos) -> AsyncIterator[None]:
        with refusal(chaos, await _thread(chaos)):
            yield
            await chaos.pause()

    return strike


@contextmanager
def _locked(chaos: Chaos, place: Place) -> Iterator[None]:
    with chaos.refusing(place.guild_id), chaos.keep.discord.refusals.lock(place.thread_id):
        yield


@contextmanager
def _refused(chaos: Chaos, place: Place, *places: int, code: int = 0) -> Iterator[None]:
    """Let places refuse what the bot shows.

    AutoMod refuses replies too. Discord reports only that permissions have changed.
    """
    code = code or chaos.rng.choice((AUTOMOD, NO_PERMISSION))
    with ExitStack() as stack:
        if code == AUTOMOD:
            stack.enter_context(chaos.refusing(place.guild_id))
        for each in places:
            refusals = chaos.keep.discord.refusals
            stack.enter_context(refusals.refuse(each, code, callbacks=code == AUTOMOD))
        yield
    if code == NO_PERMISSION:
        chaos.keep.discord.backend.announce_channel_update(place.channel_id)


def _filtered(chaos: Chaos, place: Place) -> AbstractContextManager[None]:
    """Make AutoMod block all texts of the bot on a server."""
    channels = chaos.keep.discord.backend.channels.values()
    places = [each.id for each in channels if each.guild_id == place.guild_id]
    return _refused(chaos, place, *places, code=AUTOMOD)


@asynccontextmanager
async def time_out(chaos: Chaos) -> AsyncIterator[None]:
    """Make a moderator time the bot out. Discord doesn't report its end."""
    guild, seconds = chaos.rng.choice(chaos.world.guilds), chaos.rng.uniform(*PAUSE_SECONDS)
    chaos.keep.discord.refusals.time_out(guild, timedelta(seconds=seconds))
    yield
    await chaos.pause((seconds, seconds))


def _away(*, removed: bool) -> Callable[[Chaos], AbstractAsyncContextManager[None]]:
    """Return a strike that makes a server unavailable, so that its people can't press anything.

    ``removed``: the outage looks as if the bot had been removed.
    """

    @asynccontextmanager
    async def strike(chaos: Chaos) -> AsyncIterator[None]:
        guild, refusals = chaos.rng.choice(chaos.world.guilds), chaos.keep.discord.refusals
        await chaos.crowd.pause()
        with chaos.refusing(guild.id), (refusals.remove if removed else refusals.take_down)(guild):
            chaos.crowd.resume()
            yield
            await chaos.pause()

    return strike


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


_UPLOADS: Final = _for_a_while(
    lambda chaos, _: chaos.keep.discord.refusals.refuse(None, NO_UPLOADS)
)
_EMOJIS: Final = _for_a_while(
    lambda chaos, _: chaos.keep.discord.refusals.refuse(None, WRONG_EMOJI, times=UNKNOWN_EMOJIS)
)
_THREAD: Final = _for_a_while(lambda chaos, place: _refused(chaos, place, place.thread_id))
_CHANNEL: Final = _for_a_while(lambda chaos, place: _refused(chaos, place, place.channel_id))


def by_discord() -> Sequence[Event]:
    """Refusals by Discord, with either database."""
    silence = SILENCES_MS[0] / 1000
    events = (
        Event("a thread is locked", _for_a_while(_locked)),
        Event("a thread refuses, its channel not", _THREAD, patience=UNTOLD_SECONDS),
        Event("a channel refuses, its threads not", _CHANNEL, patience=UNTOLD_SECONDS),
        Event("AutoMod blocks all texts", _for_a_while(_filtered), patience=UNTOLD_SECONDS),
        Event("no uploads are taken", _UPLOADS),
        Event("emojis are refused", _EMOJIS),
        Event("the bot is in time-out", time_out),
        Event("a server is unavailable", _away(removed=False)),
        Event("the bot seems to be removed", _away(removed=True)),
        Event("Cloudflare blocks the address", block_address, patience=silence),
    )
    return [replace(each, may_fail=False) for each in events]
