"""Where a match is played: in a thread of its own where that is allowed, else in the channel."""

from typing import Any, NoReturn

import pytest
from aiohttp import ServerDisconnectedError
from discord.http import HTTPClient

from tests.support.world import World, labels, pings, said_privately, text_of, words


async def test_a_match_gets_a_thread_and_the_lobby_points_to_it(world: World) -> None:
    record = await world.begin("ann", "bob")
    (thread,) = world.channel.threads
    assert record.shown.place_id == thread.id
    assert thread.name == "High Card: ann's table"
    notice = await world.lobby()
    assert f"<#{thread.id}>" in words(notice)
    assert not labels(notice)
    assert not world.boards(world.channel.id)
    assert len(world.boards(thread.id)) == 1


async def test_the_lobbys_message_tells_who_won_in_the_end(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    record = await world.play_to_the_end()
    notice = words(await world.lobby())
    assert "the match!" in notice or "share the victory!" in notice
    assert f"<#{record.shown.place_id}>" in notice


async def test_a_thread_that_the_network_kept_from_being_opened_is_opened_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await world.open_table("ann")
    await world.seat("bob")

    async def broken_off(*_args: Any, **_options: Any) -> NoReturn:
        raise ServerDisconnectedError

    with monkeypatch.context() as network:
        network.setattr(HTTPClient, "start_thread_with_message", broken_off)
        await world.people["ann"].click(lobby, label="Start")
    assert not world.channel.threads
    await world.restart()
    (thread,) = world.channel.threads
    assert (await world.only_match()).shown.place_id == thread.id
    assert len(world.boards(thread.id)) == 1


@pytest.mark.parametrize("denied", ["create_public_threads", "both"])
async def test_where_threads_are_not_allowed_the_lobbys_message_becomes_the_board(
    world: World, denied: str
) -> None:
    world.deny("create_public_threads", *(["send_messages_in_threads"] * (denied == "both")))
    lobby = await world.open_table("ann", target=1)
    await world.seat("bob")
    await world.people["ann"].click(lobby, label="Start")
    record = await world.only_match()
    assert record.shown.place_id == world.channel.id
    assert record.shown.board_message_id == lobby.id
    assert ": your turn." in words(lobby)
    assert not world.channel.threads
    await world.play_to_the_end()
    assert "the match!" in words(await world.board())


async def test_a_table_opened_in_a_thread_is_played_there(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "side room", world.stranger.id)
    thread = world.place(made.id)
    await world.people["ann"].slash(thread, "play high-card", target=1)
    await world.seat("bob")
    await world.people["ann"].click(await world.lobby(), label="Start")
    record = await world.only_match()
    assert record.shown.place_id == made.id
    assert (await world.play_to_the_end()).status == "over"


async def test_a_table_opened_in_a_voice_channels_chat_is_played_there(world: World) -> None:
    tavern = world.guild.create_voice_channel("tavern")
    await world.people["ann"].slash(tavern, "play high-card", target=1)
    await world.seat("bob")
    await world.people["ann"].click(await world.lobby(), label="Start")
    assert (await world.only_match()).shown.place_id == tavern.id
    assert (await world.play_to_the_end()).status == "over"


async def test_a_table_opened_in_an_announcement_channel_is_played(world: World) -> None:
    news = world.guild.create_news_channel("heralds")
    await world.people["ann"].slash(news, "play high-card", target=1)
    await world.seat("bob")
    await world.people["ann"].click(await world.lobby(), label="Start")
    assert (await world.play_to_the_end()).status == "over"


async def test_hand_works_in_the_thread_and_in_the_channel(world: World) -> None:
    record = await world.begin("ann", "bob")
    assert record.shown.place_id is not None
    for place in (world.place(record.shown.place_id), world.channel):
        result = await world.people["bob"].slash(place, "hand")
        assert "You hold" in said_privately(result)


async def test_board_works_in_the_thread_and_in_the_channel(world: World) -> None:
    record = await world.begin("ann", "bob")
    assert record.shown.place_id is not None
    first = await world.board()
    result = await world.people["bob"].slash(world.place(record.shown.place_id), "board")
    assert "Here is the table again" in said_privately(result)
    second = await world.board()
    assert second.id != first.id
    result = await world.people["bob"].slash(world.channel, "board")
    assert f"posted the table again in <#{record.shown.place_id}>" in said_privately(result)
    third = await world.board()
    assert third.id != second.id
    assert [m.id for m in world.boards(record.shown.place_id)] == [third.id]


async def test_two_matches_in_one_channel_get_two_threads(world: World) -> None:
    for host, guest in (("ann", "bob"), ("cem", "dora")):
        await world.people[host].slash(world.channel, "play high-card")
        record = (await world.all_matches())[-1]
        assert record.shown.lobby_message_id is not None
        lobby = world.public(world.channel.id, record.shown.lobby_message_id)
        await world.people[guest].click(lobby, label="Join")
        await world.people[host].click(lobby, label="Start")
    first, second = await world.all_matches()
    assert first.shown.place_id != second.shown.place_id
    assert len(world.channel.threads) == 2


async def test_two_matches_share_a_channel_without_threads(world: World) -> None:
    world.deny("create_public_threads")
    for host, guest in (("ann", "bob"), ("cem", "dora")):
        await world.people[host].slash(world.channel, "play high-card")
        record = (await world.all_matches())[-1]
        assert record.shown.lobby_message_id is not None
        lobby = world.public(world.channel.id, record.shown.lobby_message_id)
        await world.people[guest].click(lobby, label="Join")
        await world.people[host].click(lobby, label="Start")
    first, second = await world.all_matches()
    assert first.shown.place_id == second.shown.place_id == world.channel.id
    assert "ann" in words(await world.board(first))
    assert "cem" in words(await world.board(second))
    assert len(world.boards(world.channel.id)) == 2


async def test_only_the_thread_carries_pings(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    for _ in range(5):
        await world.play_turn()
        assert not any(pings(message) for message in world.messages(world.channel.id))
        assert record.shown.place_id is not None
        texts = [text_of(m) for m in world.messages(record.shown.place_id) if pings(m)]
        assert len(texts) <= 1
