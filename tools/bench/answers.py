"""Time from a press to its reply and to the public board, compared with a minimal bot.

Matches of all five games are at various stages; people open their hands and play. Both bots reply
with a picture of the same size, on SimCord, in a process of their own for each row, and presses
arrive at the same steady rate.
"""

import asyncio
import gc
import multiprocessing
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from discord.ext import commands
from simcord import Env, ResponseMessage

from bot.app import Castellan
from bot.base import logs
from bot.base.environment import Environment
from bot.match.computers import Computers
from bot.match.record import Record
from bot.pictures import STAMPS
from games import GAMES
from games.core import Chance, Entry, step
from tests.games.choices import positions
from tests.games.playing import random_move
from tests.support.any_table import take_steps
from tests.support.sketches import sketched
from tests.support.unstored import record_of
from tests.support.waiting import settings_on
from tools.bench.bare_bot import CONTROL, Constant
from tools.bench.house import begin_drawing, begin_many, percentile
from tools.bench.presses import PATIENCE_SECONDS, Presses, Times, let_time_pass
from tools.choosing import choose, version_of

MATCHES = 200
MATCHES_A_PERSON = 10
PRESSES = 400
"""Measured presses per run."""
WARM_UP = 50
"""Presses before them, for which only sketches are drawn."""
PEOPLE = 12
"""Number of people, so large that no press waits until another is answered."""
SECONDS_BETWEEN = 0.04
KINGS = 10
"""Number of Kings that think all the time, for that row."""
AWAY = 0.1
"""Round-trip time in seconds between a person and the bot, for those rows."""
MAX_STEPS = 60
"""Maximum number of steps that a match has behind it."""
MAX_PICKS = 6
"""Maximum number of things that a player picks in a hand before leaving it."""
HIGH_CARD = ("high-card",)
ALL_GAMES = tuple(GAMES)
PNG = b"\x89PNG"


def figures() -> list[tuple[str, str]]:
    """p50 and p99 of both bots, and the ratios of rows that differ in one thing only."""
    with TemporaryDirectory() as folder:
        file = str(Path(folder) / "drawings.db")
        cold = _elsewhere(_castellan, file)
        warm = _elsewhere(_castellan, file)
        beside = _elsewhere(_castellan, file, kings=KINGS)
        away = _elsewhere(_castellan, file, away=AWAY)
        _elsewhere(_castellan, file, slugs=HIGH_CARD, presses=PRESSES // 2)
        alone = _elsewhere(_castellan, file, slugs=HIGH_CARD)
    bare = _elsewhere(_bare, picture=warm.picture)
    bare_away = _elsewhere(_bare, picture=warm.picture, away=AWAY)
    far = f"a Discord {AWAY * 1000:.0f} ms away"
    return [
        ("press to page, five games, no drawing at hand", _told(cold)),
        ("the same, drawings in a file", _told(warm)),
        (f"the same while {KINGS} Kings think", _told(beside)),
        ("ratio to none thinking", _ratios(beside, warm)),
        ("High Card alone, drawings in a file", _told(alone)),
        ("bare discord.py bot, a constant page", _told(bare)),
        ("ratio of five games, no drawing at hand", _ratios(cold, bare)),
        ("ratio of five games, drawings in a file", _ratios(warm, bare)),
        ("ratio of High Card alone", _ratios(alone, bare)),
        (f"five games, drawings in a file, {far}", _told(away)),
        (f"bare discord.py bot, {far}", _told(bare_away)),
        ("ratio", _ratios(away, bare_away)),
        ("press in a hand to the public board", _board_told(warm)),
        (f"the same, {far}", _board_told(away)),
        ("the same, High Card alone", _board_told(alone)),
    ]


def _told(times: Times) -> str:
    lost = f", {times.unanswered} not answered in {PATIENCE_SECONDS:.0f} s"
    return f"{_both(times.answers)} of {len(times.answers)} presses{lost}"


def _both(values: list[float]) -> str:
    return " and ".join(f"{percentile(values, at) * 1000:.1f}" for at in (50, 99)) + " ms"


def _ratios(one: Times, other: Times) -> str:
    ratios = (percentile(one.answers, at) / percentile(other.answers, at) for at in (50, 99))
    return " and ".join(f"{ratio:.2f}" for ratio in ratios)


def _board_told(times: Times) -> str:
    ratio = percentile(times.boards, 50) / percentile(times.in_hands, 50)
    lost = f", {times.unshown} of {len(times.boards) + times.unshown} not shown"
    return f"{_both(times.boards)}, answer {_both(times.in_hands)}, ratio p50 {ratio:.2f}{lost}"


def _elsewhere(work: Callable[..., Awaitable[Times]], *args: Any, **more: Any) -> Times:
    """Return the result of a run in a process of its own."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, context) as elsewhere:
        return elsewhere.submit(_run, work, *args, **more).result()


def _run(work: Any, *args: Any, **more: Any) -> Times:
    logs.configure(Environment(log_level="ERROR", _env_file=None))  # type: ignore[call-arg]
    times: Times = asyncio.run(work(*args, **more))
    return times


async def _castellan(
    file: str,
    *,
    slugs: tuple[str, ...] = ALL_GAMES,
    kings: int = 0,
    away: float = 0.0,
    presses: int = PRESSES,
) -> Times:
    """Return the times of presses while drawings are cached in a file, but not in memory at first.

    ``kings`` Kings think at the same time, in processes of their own.
    """
    rng = random.Random(1)
    with TemporaryDirectory() as folder:
        bot = Castellan(settings_on(Path(folder) / "bench.db"))
        env = Env(bot, check_errors=False, settle_timeout=120)
        await env.start()
        computers = Computers(Environment.model_fields["computer_processes"].default)
        thinking = list[asyncio.Task[None]]()
        try:
            with sketched(env):
                _, records = await begin_many(env, bot, MATCHES, MATCHES_A_PERSON, slugs)
                with env._bot_scope():
                    for record in records:
                        await bot.ledger.change(record.id, take_steps, _some_steps(record, rng))
                await env.settle()
                let_time_pass(env)
                while bot.keeper.waiting:
                    await bot.publisher.wait_until_shown(*(record.id for record in records))
                people = _People(bot, env, records, away, rng)
                await people.play(WARM_UP)
            await asyncio.to_thread(begin_drawing, Path(file))
            gc.collect()
            gc.freeze()  # as the bot does once it has started; here SimCord's world is frozen too
            thinking += [asyncio.create_task(_think(computers)) for _ in range(kings)]
            times = await people.play(presses)
        finally:
            for each in thinking:
                each.cancel()
            await computers.stop()
            await bot.close()
            await env.shutdown()
            STAMPS.close()
    pictures = [data for data in env.backend.cdn._blobs.values() if data[:4] == PNG]
    times.picture = sorted(pictures, key=len)[len(pictures) // 2]
    return times


def _some_steps(record: Record, rng: random.Random) -> list[Entry]:
    """Return log entries that lead a match to a decision of people, early or in the middle."""
    game, state = record.game, record.game.copy(record.state)
    chance, entries = Chance(record.header.key), list[Entry]()
    steps, number = 0, rng.randrange(MAX_STEPS)
    while len(entries) < number or not steps:
        entries.append(random_move(game, state, rng))
        step(game, state, entries[-1], chance)
        if game.outcome(state) is not None:
            break
        deadline = game.deadline(state)
        if deadline is None or deadline.seats:  # else the game goes on by itself
            steps = len(entries)
    return entries[:steps]


async def _think(computers: Computers) -> None:
    """Let a King think about one position after another, of the game that takes longest."""
    game = GAMES["king-of-the-mountain"]
    places = [(record_of(game, state), seat) for state, seat in positions(game, 8)]
    while True:
        for record, seat in places:
            await computers.choose(record, seat, "king")


class _People:
    """People who open hands and play at all tables, at most one per table."""

    def __init__(
        self, bot: Castellan, env: Env, records: list[Record], away: float, rng: random.Random
    ) -> None:
        self._bot = bot
        self._env = env
        self._free = [record.id for record in records]
        self._presses = Presses(env, away, SECONDS_BETWEEN)
        self._rng = rng
        self._left = 0
        self._times = Times()

    async def play(self, number: int) -> Times:
        """Press about ``number`` times. Returns the times."""
        self._left, self._times = number, Times()
        await asyncio.gather(*(self._go_round() for _ in range(PEOPLE)))
        return self._times

    async def _go_round(self) -> None:
        while self._left > 0:
            match_id = self._free.pop(self._rng.randrange(len(self._free)))
            record = await self._bot.ledger.read(match_id)
            if record.status == "running":  # the others are not come to again
                await self._visit(record)
                self._free.append(match_id)

    async def _visit(self, record: Record) -> None:
        """Let a player whose turn it is look at their hand and play."""
        able = [seat for seat in sorted(record.to_act) if record.game.menu(record.state, seat)]
        if record.hurries or not able:
            return  # the game is about to go on by itself
        user_id = record.chairs[self._rng.choice(able)].user_id
        assert user_id is not None
        assert record.shown.board_message_id is not None
        place_id = record.stands_in
        stored = self._env.backend.get_message(place_id, record.shown.board_message_id)
        page = ResponseMessage(self._env, stored)
        if not record.game.for_one:
            hand = f"{record.id}:{record.alarm.since}:hand"
            opened = await self._press(user_id, page, hand, anew=True)
            if opened is None:
                return
            page = opened
        for picked in range(MAX_PICKS):
            choice = choose(page, self._rng, picked=picked > 0)
            if choice is None:
                return
            # While others may act too the board can look as before.
            watched = record.id if choice.plays and page.ephemeral and len(able) == 1 else None
            shown = await self._press(
                user_id, page, choice.custom_id, choice.values, watched=watched
            )
            if shown is None or choice.plays:
                return
            page = shown

    async def _press(
        self,
        user_id: int,
        page: ResponseMessage,
        custom_id: str,
        values: tuple[str, ...] = (),
        *,
        anew: bool = False,
        watched: str | None = None,
    ) -> ResponseMessage | None:
        """Press, and wait for the page and, if ``watched``, for the board of that match."""
        self._left -= 1
        times = self._times
        board = None if watched is None else self._presses.board_of(watched)
        shown = await self._presses.press(user_id, page, custom_id, values, anew=anew)
        if shown is None:
            times.unanswered += 1
            return None
        times.answers.append(shown.arrived - shown.left)
        again = choose(shown.message, self._rng, picked=True)
        goes_on = again is not None and again.version == version_of(custom_id)
        if board is not None and not goes_on:
            try:
                times.boards.append(await asyncio.wait_for(board, PATIENCE_SECONDS) - shown.left)
                times.in_hands.append(times.answers[-1])
            except TimeoutError:
                times.unshown += 1
        return shown.message


async def _bare(*, picture: bytes, away: float = 0.0) -> Times:
    bot = commands.AutoShardedBot(
        command_prefix=commands.when_mentioned, intents=discord.Intents.default()
    )
    env = Env(bot, shard_count=1, check_errors=False, settle_timeout=120)
    await env.start()
    guild = env.create_guild()
    channel = guild.create_text_channel("hall")
    person = guild.add_member(env.create_user("player"))
    await env.settle()
    with env._bot_scope():
        bot.add_view(Constant(picture))
        sent = await bot.get_partial_messageable(channel.id).send(view=Constant(picture))
    page = ResponseMessage(env, env.backend.get_message(channel.id, sent.id))
    let_time_pass(env)
    presses, times = Presses(env, away, SECONDS_BETWEEN), Times()

    async def press(number: int) -> None:
        shown = await presses.press(person.id, page, CONTROL)
        if shown is None:
            times.unanswered += 1
        elif number >= WARM_UP:
            times.answers.append(shown.arrived - shown.left)

    await asyncio.gather(*(press(number) for number in range(WARM_UP + PRESSES)))
    await env.shutdown()
    return times
