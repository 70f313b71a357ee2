"""``/history``: hidden channels, private games and other servers stay what they are."""

import discord

from tests.cogs.replays.looking_back import duel, every_page, finished, history, listed, more
from tests.cogs.replays.viewing import NOT_TO_WATCH
from tests.support.asking import go_to, watch_again
from tests.support.past import ELSEWHERE, GUILD, HERE, RESIDENTS
from tests.support.reading import heading, told
from tests.support.world import World, answer, buttons, said_privately

ANN, BOB, CEM, DORA = RESIDENTS


async def test_a_hidden_channel_hides_its_matches_from_all_but_their_players(hall: World) -> None:
    secret = hall.guild.create_text_channel("secret")
    hall.hide(channel=secret)
    place = type(HERE)(GUILD, secret.id, "en-US")
    async with more(hall) as past:
        record = await duel(past, ANN, CEM, place=place)
    for name, sees in (("ann", True), ("cem", True), ("bob", False), ("stranger", False)):
        message = await history(hall, name, whose="server")
        assert (record.id in listed(message)) == sees
        message = await history(hall, name, whose="server", player=hall.people["ann"])
        assert (record.id in listed(message)) == sees
    yard = hall.guild.create_text_channel("yard")
    hall.hide()
    message = await history(hall, "stranger", yard, whose="server")
    assert "There are no finished matches here that you can see yet" in told(message)
    wanted = [m["id"] for m in await finished(hall) if BOB.user_id in m["users"]]
    assert await every_page(hall, "bob", await history(hall, "bob", yard, whose="server")) == wanted


async def test_threads_are_seen_like_their_channels_unless_private(hall: World) -> None:
    kinds = (discord.ChannelType.public_thread, discord.ChannelType.private_thread)
    ids = []
    for kind in kinds:
        thread = hall.env.backend.create_thread(
            hall.channel.id, kind.name, hall.env.backend.bot_user.id, type=kind.value
        )
        async with more(hall) as past:
            place = type(HERE)(GUILD, thread.id, "en-US")
            ids.append((await duel(past, ANN, CEM, place=place)).id)
    await hall.env.settle()
    found = listed(await history(hall, "bob", whose="server"))
    assert [match_id in found for match_id in ids] == [True, False]
    found = listed(await history(hall, "cem", whose="server"))
    assert all(match_id in found for match_id in ids)


async def test_matches_of_channels_that_are_gone_are_their_players_only(hall: World) -> None:
    place = type(HERE)(GUILD, 4711, "en-US")
    async with more(hall) as past:
        record = await duel(past, ANN, CEM, place=place)
    assert record.id in listed(await history(hall, "ann", whose="server"))
    assert record.id not in listed(await history(hall, "bob", whose="server"))


async def test_private_games_are_listed_to_their_player_only(hall: World) -> None:
    async with more(hall) as past:
        daily = await past.solitaire(DORA, daily=True)
        private, _ = await past.alone(DORA, HERE, private=True)
        private = await past.finish(private)
    both = {daily.id, private.id}
    for message in (await history(hall, "dora"), await history(hall, "dora", whose="server")):
        assert both <= set(listed(message))
        assert " · private\n" in told(message)
        assert " · daily deal, Jan 21, 2026\n" in told(message)
    for name in ("ann", "stranger"):
        everything = await every_page(hall, name, await history(hall, name, whose="server"))
        assert not both & set(everything)
        message = await history(hall, name, whose="server", player=hall.people["dora"])
        assert not both & set(listed(message))


async def test_what_is_listed_and_what_can_be_watched_is_the_same(hall: World) -> None:
    secret = hall.guild.create_text_channel("secret")
    hall.hide(channel=secret)
    async with more(hall) as past:
        await duel(past, ANN, CEM, place=type(HERE)(GUILD, secret.id, "en-US"))
        await duel(past, ANN, CEM, place=type(HERE)(GUILD, 4711, "en-US"))
        await duel(past, ANN, BOB, place=ELSEWHERE)
        for _ in range(2):
            private, _ = await past.alone(DORA, HERE, private=True)
            await past.finish(private)
    await hall.leap(2 * 24 * 3600)  # all deals may be shown by now
    every = await finished(hall)
    daily = {each.id for each in await hall.all_matches() if each.shared_deal is not None}
    asked = [match["id"] for match in every if match["private"] and match["id"] not in daily][-8:]
    asked += [match["id"] for match in every if match["channel"] != hall.channel.id]
    for name in ("dora", "stranger"):
        person = hall.people[name]
        found = await every_page(hall, name, await history(hall, name, whose="server"))
        for match_id in asked:
            told = said_privately(await watch_again(hall, person, match_id))
            assert (NOT_TO_WATCH in told) == (match_id not in found)


async def test_nothing_of_another_server_is_listed(hall: World) -> None:
    async with more(hall) as past:
        record = await duel(past, ANN, BOB, place=ELSEWHERE)
    for name in ("ann", "cem"):
        for whose in ("mine", "server"):
            assert record.id not in listed(await history(hall, name, whose=whose))
    message = answer(await go_to(hall.people["ann"].user, "history"))
    assert listed(message)[0] == record.id
    wanted = [m["id"] for m in await finished(hall) if ANN.user_id in m["users"]]
    assert listed(message) == wanted[:10]
    assert not any(":history:whose=" in b["custom_id"] for b in buttons(message))
    asked = await go_to(hall.people["cem"].user, "history")
    assert record.id not in listed(answer(asked))
    assert heading(answer(asked)) == "Your finished matches"
