"""Two thousand people begin a daily deal at real processes of the bot on PostgreSQL.

They are on as many servers as there are processes, and each server belongs to one of them; all get
the same deal. Discord is the stand-in, in the same process as the people, and takes no time.
Computers think in the bot's processes while others press.
"""

import asyncio
import os
import time
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from simcord import MemberActor, ResponseMessage
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import create_async_engine

from bot.discord_io.controls import NO_MATCH
from bot.storage import tables
from cogs.daily.deals import across_servers
from cogs.daily.pages import PLAY, DailyQuery
from tests.support.reading import row_of
from tools import postgresql
from tools.bench.daily import CROWDED_GAME, GAME, PEOPLE, TOGETHER
from tools.bench.house import percentile
from tools.bench.processes import running
from tools.bench.usage import Machine, Meter, Usage, server_of
from tools.discord_stand_in.driver import StandIn
from tools.discord_stand_in.settings import Settings

Press = tuple[ResponseMessage, MemberActor]
"""A server's message with the buttons, and a member who presses one."""
PATIENCE_SECONDS = 60.0


def figures(processes: int) -> list[tuple[str, str]]:
    """Presses that begin a deal, many at once; the processors' load, and what is stored."""
    programs = postgresql.binaries()
    if programs is None:
        return [("left out", postgresql.MISSING)]
    with postgresql.server(programs) as address, TemporaryDirectory() as folder:
        return asyncio.run(_measure(address, Path(folder), processes))


async def _measure(address: str, folder: Path, processes: int) -> list[tuple[str, str]]:
    stand_in = StandIn(Settings(shards=processes))
    servers = [_presses(stand_in, number, PEOPLE // processes) for number in range(processes)]
    presses = list(chain.from_iterable(zip(*servers, strict=True)))
    rows = []
    here = {"COMPUTER_PROCESSES": "0"}
    bots = running(stand_in, address, folder, processes=processes, more=here)
    async with stand_in, bots as pids:
        server = await server_of(address)
        assert server is not None, "it is a PostgreSQL"
        for slug in (GAME, CROWDED_GAME):
            rows += await _crowded(stand_in, presses, slug, pids, server)
            rows.append((f"{slug}, stored", await _stored(address, slug)))
    return rows


def _presses(stand_in: StandIn, number: int, people: int) -> list[Press]:
    """Return the presses of a new server's people."""
    message, members = server_with_buttons(stand_in, number, people, (GAME, CROWDED_GAME))
    return [(message, member) for member in members]


def server_with_buttons(
    stand_in: StandIn, number: int, people: int, slugs: Sequence[str]
) -> tuple[ResponseMessage, list[MemberActor]]:
    """Create a server, with a message whose buttons begin games' daily deals, and its people."""
    guild = stand_in.guild(f"Keep {number}", shard=number)
    channel = guild.create_text_channel("hall")
    buttons = row_of(*({"label": slug, "custom_id": _control(slug)} for slug in slugs))
    backend = stand_in.backend
    stored = backend.create_message(channel.id, backend.bot_user.id, "Deals", components=[buttons])
    names = (f"{number}-{each}" for each in range(people))
    return ResponseMessage(stand_in.env, stored), [stand_in.member(guild, name) for name in names]


def _control(slug: str) -> str:
    return f"{NO_MATCH}:0:{PLAY}:{DailyQuery(slug, everywhere=True).args}"


async def _crowded(
    stand_in: StandIn, presses: Sequence[Press], slug: str, pids: list[int], server: int
) -> list[tuple[str, str]]:
    """Let everybody begin a game's deal, many at once across all servers."""
    meters = [Meter(pid) for pid in (*pids, os.getpid())]
    database, machine = Meter(server, family=True), Machine()
    answers, groups, began = list[float](), list[float](), time.perf_counter()
    for start in range(0, len(presses), TOGETHER):
        together = presses[start : start + TOGETHER]
        taken = await asyncio.gather(*(begin_deal(stand_in, *each, slug) for each in together))
        answers += taken
        groups.append(max(taken))
    seconds = time.perf_counter() - began
    *bots, own = (meter.since(seconds) for meter in meters)
    stored = database.since(seconds).ran
    ran = sum(bot.ran for bot in bots)
    others = machine.since(seconds) - stored - own.ran - ran
    each = 1000 * seconds / len(presses)
    first, last = (median(part) for part in (groups[:5], groups[-5:]))
    busy = (
        f"bot {_shares(bots)}, stand-in and people {_shares([own])}, database {stored:.0%},"
        f" others, drawing among them, {others:.0%}"
    )
    return [
        (
            f"{slug}, {TOGETHER} presses at once that begin a deal, by {len(presses):,} people",
            f"each answered after {_told(answers)}, all after {_told(groups)} (p50, p95)",
        ),
        (f"{slug}, deals begun", f"{len(presses) / seconds:.0f}/s, {seconds:.0f} s for all"),
        (f"{slug}, the last groups beside the first", f"{last / first:.2f}"),
        (
            f"{slug}, processor time of a deal begun",
            f"bot {ran * each:.1f} ms, database {stored * each:.1f} ms",
        ),
        (f"{slug}, shares of one of {os.cpu_count()} cores", busy),
    ]


async def begin_deal(
    stand_in: StandIn, message: ResponseMessage, member: MemberActor, slug: str
) -> float:
    """Press a deal's button. Returns milliseconds until its page appears. Raises TimeoutError."""
    left = time.perf_counter()
    sent = await stand_in.press(member, message, custom_id=_control(slug))
    await sent.shown(PATIENCE_SECONDS)
    return (time.perf_counter() - left) * 1000


def _told(times: list[float]) -> str:
    return f"{median(times):.0f} ms and {percentile(times, 95):.0f} ms"


def _shares(usages: Sequence[Usage]) -> str:
    return " and ".join(f"{each.ran:.0%} (waits {each.waited:.0%})" for each in usages)


async def _stored(address: str, slug: str) -> str:
    """Describe what is stored of a game's deals; each person has one attempt."""
    row = tables.matches.c
    mine = select(row.shared_deal, func.count(), func.count(row.host_id.distinct())).where(
        row.slug == slug, across_servers(row.shared_deal)
    )
    engine = create_async_engine(address)
    async with engine.connect() as connection:
        deals = (await connection.execute(mine.group_by(row.shared_deal))).all()
    await engine.dispose()
    attempts, most = sum(each[1] for each in deals), max(each[1] for each in deals)
    people = sum(each[2] for each in deals)
    return (
        f"{attempts:,} attempts of {people:,} people at {len(deals)} deals, {most} at most at one"
    )
