"""From a press's arrival to the page that answers it, beside a bare bot with a constant one.

Both answer with a picture of the same size. Both run on SimCord, whose Discord answers at once, so
what is measured is the bot alone. Presses arrive at a fixed pace, whether or not the work of
earlier ones is done. Ours does it once more while ten Kings think.
"""

import asyncio
import random
import time
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from discord.ext import commands
from simcord import Env, GuildHandle
from simcord import interactions as wire
from simcord.backend import serializers
from simcord.enums import ComponentType, InteractionType

from bot.base.environment import Environment
from bot.client import Castellan
from bot.matches.computers import Computers
from games import GAMES
from tests.games.choices import positions
from tests.support.unstored import record_of
from tests.support.waiting import settings_on
from tools.bench.house import begin_many, percentile

MATCHES = 200
MATCHES_A_PERSON = 10
CLICKS = 600
KINGS = 10
"""So many computers of the strongest level think at once, for that comparison."""
SECONDS_BETWEEN = 0.05
WARM_UP = 50
AWAY = 0.1
"""Seconds that the one request of each takes until the player sees the page."""
PNG = b"\x89PNG"


def figures() -> list[tuple[str, str]]:
    """p50 and p99 of both bots and their ratios."""
    castellan, picture = asyncio.run(_castellan())
    beside, _ = asyncio.run(_castellan(KINGS))
    bare = asyncio.run(_bare(picture))
    rows = []
    for percent in (50, 99):
        ours, theirs = percentile(castellan, percent), percentile(bare, percent)
        rows += [
            (f"Castellan, {MATCHES} matches running, p{percent}", f"{ours * 1000:.2f} ms"),
            (f"bare discord.py bot, p{percent}", f"{theirs * 1000:.2f} ms"),
            (f"ratio p{percent}", f"{ours / theirs:.2f}"),
            (
                f"ratio p{percent} with a Discord {AWAY * 1000:.0f} ms away",
                f"{(ours + AWAY) / (theirs + AWAY):.2f}",
            ),
            (
                f"Castellan while {KINGS} Kings think, p{percent}",
                f"{percentile(beside, percent) * 1000:.2f} ms",
            ),
            (f"ratio to none thinking, p{percent}", f"{percentile(beside, percent) / ours:.2f}"),
        ]
    return rows


class Stopwatch:
    """Sends clicks to a bot and notes when each is answered with a page."""

    def __init__(self, env: Env, guild: GuildHandle) -> None:
        self._env = env
        self._guild = guild
        self._arrived: dict[str, float] = {}
        self.times: list[float] = []
        adapter = env._webhook_adapter
        request = adapter.request

        async def timed(route: Any, *args: Any, **kwargs: Any) -> Any:
            now = time.perf_counter()
            *_, token, ending = route.url.partition("?")[0].split("/")
            if ending == "callback":
                self.times.append(now - self._arrived.pop(token))
            return await request(route, *args, **kwargs)

        adapter.request = timed

    def click(self, user_id: int, channel_id: int, message_id: int, ending: str) -> Any:
        """Let a click on the button with that ending of its id arrive; the interaction's record."""
        backend = self._env.backend
        message = backend.get_message(channel_id, message_id)
        buttons = [item["custom_id"] for row in message.components for item in row["components"]]
        custom_id = next((found for found in buttons if found.endswith(ending)), None)
        if custom_id is None:
            return None
        record, payload = wire.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=channel_id,
            guild_id=self._guild.id,
            user_id=user_id,
            data={"custom_id": custom_id, "component_type": ComponentType.BUTTON},
        )
        payload["message"] = dict(serializers.message_payload(backend, message))
        record.source_message_id = message_id
        self._arrived[record.token] = time.perf_counter()
        backend.emit("INTERACTION_CREATE", payload)
        return record


async def _castellan(kings: int = 0) -> tuple[list[float], bytes]:
    with TemporaryDirectory() as folder:
        computers = Computers(Environment.model_fields["computer_processes"].default)
        thinking = [asyncio.create_task(_think(computers)) for _ in range(kings)]
        bot = Castellan(settings_on(Path(folder) / "bench.db"))
        env = Env(bot, check_errors=False, settle_timeout=120)
        await env.start()
        guild, records = await begin_many(env, bot, MATCHES, MATCHES_A_PERSON)
        stopwatch = Stopwatch(env, guild)
        await _play(bot, stopwatch, [record.id for record in records])
        await env.settle()
        await bot.close()
        await env.shutdown()
        for each in thinking:
            each.cancel()
        await computers.stop()
        pictures = [data for data in env.backend.cdn._blobs.values() if data[:4] == PNG]
        picture = sorted(pictures, key=len)[len(pictures) // 2]
    return stopwatch.times[WARM_UP:], picture


async def _think(computers: Computers) -> None:
    """Let a King think about one thing after the other, of the game that takes the longest."""
    game = GAMES["king-of-the-mountain"]
    places = [(record_of(game, state), seat) for state, seat in positions(game, 8)]
    while True:
        for record, seat in places:
            await computers.choose(record, seat, "king")


async def _play(bot: Castellan, stopwatch: Stopwatch, ids: list[str]) -> None:
    """Players open their hands and declare, all over the house."""
    rng = random.Random(1)
    for _ in range((CLICKS + WARM_UP) // 2):
        record = await bot.ledger.read(rng.choice(ids))
        if record.status != "running":
            continue
        assert record.place_id is not None
        assert record.board_message_id is not None
        (seat,) = record.game.to_act(record.state)
        user_id = record.chairs[seat].user_id
        assert user_id is not None
        opened = stopwatch.click(user_id, record.place_id, record.board_message_id, ":hand")
        await asyncio.sleep(SECONDS_BETWEEN)
        if opened is None or opened.message_id is None:
            continue
        action = record.game.menu(record.state, seat).sample(rng)
        stopwatch.click(user_id, record.place_id, opened.message_id, f"/{action.declaration}")
        await asyncio.sleep(SECONDS_BETWEEN)


class _Constant(discord.ui.View):
    """A persistent button that is answered with a constant page."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(timeout=None)
        self._picture = picture

    @discord.ui.button(label="Ping", custom_id="ping")
    async def ping(
        self, interaction: discord.Interaction[Any], _button: discord.ui.Button["_Constant"]
    ) -> None:
        embed = discord.Embed(title="Pong", description="Always the same.")
        embed.set_image(url="attachment://pong.png")
        picture = discord.File(BytesIO(self._picture), filename="pong.png")
        await interaction.response.edit_message(embed=embed, attachments=[picture], view=self)


async def _bare(picture: bytes) -> list[float]:
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
        bot.add_view(_Constant(picture))
        message = await bot.get_partial_messageable(channel.id).send(view=_Constant(picture))
    stopwatch = Stopwatch(env, guild)
    for _ in range(CLICKS + WARM_UP):
        stopwatch.click(person.id, channel.id, message.id, "ping")
        await asyncio.sleep(SECONDS_BETWEEN)
    await env.settle()
    await env.shutdown()
    return stopwatch.times[WARM_UP:]
