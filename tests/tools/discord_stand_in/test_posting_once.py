"""A board is posted once, even if the process that posted it crashed before storing that."""

import discord
import pytest

from bot.discord_io.failures import UNKNOWN_MESSAGE
from bot.discord_io.host import Emojis
from bot.discord_io.outgoing import Budget
from bot.show.channels import Channels
from bot.show.interaction_tokens import InteractionTokens
from tests.tools.discord_stand_in.conftest import Stand, running
from tools.discord_stand_in.settings import Settings


async def test_what_was_posted_with_a_nonce_is_not_posted_again(stand: Stand) -> None:
    stand_in = await stand(Settings())
    hall = stand_in.guild().create_text_channel("great-hall")
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
    channels = Channels(client, InteractionTokens(lambda: 0), Budget(lambda: 0, 100), Emojis())

    async def post(text: str, nonce: str) -> tuple[int, bool]:
        embed = discord.Embed(description=text).set_footer(text="round 1 ")
        return await channels.post_once(hall.id, {"embed": embed}, nonce, watched=True)

    async with running(client):
        await stand_in.connected(0)
        first = await post("a board", "one")
        assert first == (stand_in.messages(hall.id)[0].id, True)
        assert await post("a board ", "one") == first
        assert await post("the board later", "one") == (first[0], False)
        second = await post("a board", "another")
        assert second[1]
        await channels.delete(hall.id, first[0])
        with pytest.raises(discord.NotFound) as refused:
            await post("a board", "one")
        assert refused.value.code == UNKNOWN_MESSAGE
    assert [each.id for each in stand_in.messages(hall.id)] == [second[0]]
