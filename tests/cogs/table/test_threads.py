"""The place of a match: a thread of its own if possible, else the channel."""

from typing import Any, NoReturn

import pytest
from aiohttp import ServerDisconnectedError
from discord.http import HTTPClient
from simcord import ResponseMessage

from bot.base.bounds import BOUNDS
from bot.match.record import Record
from tests.cogs.server_settings.managing import boss_of, have_set, manage, panel
from tests.support.living import begun
from tests.support.world import World, answer, labels, pings, said_privately, text_of, words


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
    await world.join("bob")

    async def broken_off(*_args: Any, **_options: Any) -> NoReturn:
        raise ServerDisconnectedError

    with monkeypatch.context() as network:
        network.setattr(HTTPClient, "start_thread_with_message", broken_off)
        await world.press("ann", lobby, "Start")
    assert not world.channel.threads
    assert "are playing" in words(await world.lobby())  # Start is answered without it
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
    await world.join("bob")
    await world.press("ann", lobby, "Start")
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
    await world.ask("ann", "play high-card", place=thread, target=1)
    await world.join("bob")
    record = await world.start("ann")
    assert record.shown.place_id == made.id
    assert (await world.play_to_the_end()).status == "over"


async def test_a_table_opened_in_a_voice_channels_chat_is_played_there(world: World) -> None:
    tavern = world.guild.create_voice_channel("tavern")
    await world.ask("ann", "play high-card", place=tavern, target=1)
    await world.join("bob")
    await world.press("ann", await world.lobby(), "Start")
    assert (await world.only_match()).shown.place_id == tavern.id
    assert (await world.play_to_the_end()).status == "over"


async def test_a_table_opened_in_an_announcement_channel_is_played(world: World) -> None:
    news = world.guild.create_news_channel("heralds")
    await world.ask("ann", "play high-card", place=news, target=1)
    await world.join("bob")
    await world.press("ann", await world.lobby(), "Start")
    assert (await world.play_to_the_end()).status == "over"


async def test_hand_works_in_the_thread_and_in_the_channel(world: World) -> None:
    record = await world.begin("ann", "bob")
    for place in (world.place(record.shown.place_id), world.channel):
        assert "You hold" in said_privately(await world.ask("bob", "hand", place=place))


async def test_board_works_in_the_thread_and_in_the_channel(world: World) -> None:
    record = await world.begin("ann", "bob")
    first = await world.board()
    result = await world.ask("bob", "board", place=world.place(record.shown.place_id))
    assert "Here is the table again" in said_privately(result)
    second = await world.board()
    assert second.id != first.id
    result = await world.ask("bob", "board")
    assert f"posted the table again in <#{record.shown.place_id}>" in said_privately(result)
    third = await world.board()
    assert third.id != second.id
    assert [m.id for m in world.boards(record.shown.place_id)] == [third.id]


async def test_two_matches_in_one_channel_get_two_threads(world: World) -> None:
    for host, guest in (("ann", "bob"), ("cem", "dora")):
        await world.ask(host, "play high-card")
        record = await world.newest_match()
        lobby = await world.lobby(record)
        await world.press(guest, lobby, "Join")
        await world.press(host, lobby, "Start")
    first, second = await world.all_matches()
    assert first.shown.place_id != second.shown.place_id
    assert len(world.channel.threads) == 2


async def test_two_matches_share_a_channel_without_threads(world: World) -> None:
    world.deny("create_public_threads")
    for host, guest in (("ann", "bob"), ("cem", "dora")):
        await world.ask(host, "play high-card")
        record = await world.newest_match()
        lobby = await world.lobby(record)
        await world.press(guest, lobby, "Join")
        await world.press(host, lobby, "Start")
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
        texts = [text_of(m) for m in world.messages(record.shown.place_id) if pings(m)]
        assert len(texts) <= 1


async def test_who_plays_computers_alone_gets_no_thread(world: World) -> None:
    lobby = await world.open_table("ann", target=1, computers=2)
    await world.press("ann", lobby, "Start")
    record = await world.only_match()
    assert not world.channel.threads
    assert record.shown.board_message_id == lobby.id


async def test_nobody_opens_a_thread_after_the_other_for_ever(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOUNDS, "threads", BOUNDS["threads"]._replace(mine=2, everybody=3))

    async def has_thread(host: str, guest: str) -> bool:
        record = await begun(world, host, guest)
        return record.shown.place_id != world.channel.id

    assert [await has_thread("ann", "bob") for _ in range(3)] == [True, True, False]
    assert [await has_thread("cem", "dora") for _ in range(2)] == [True, False]
    await world.let_all_decide()
    await world.env.advance_time(61 * MINUTE)
    assert await has_thread("ann", "bob")


MINUTE = 60


def is_archived(world: World, record: Record) -> bool:
    return record.shown.place_id in archived(world)


def archived(world: World) -> set[int]:
    channels = world.env.backend.channels.values()
    return {each.id for each in channels if each.thread_metadata and each.thread_metadata.archived}


def archivings(world: World) -> list[Any]:
    return [each for each in world.env.http_requests if "archived" in str(each.json)]


async def test_the_thread_of_a_finished_match_is_archived_some_minutes_later(
    world: World,
) -> None:
    await world.begin("ann", "bob", target=1)
    record = await world.play_to_the_end()
    await world.env.advance_time(9 * MINUTE)
    assert not is_archived(world, record)
    await world.env.advance_time(7 * MINUTE)
    assert is_archived(world, record)
    (archiving,) = archivings(world)
    assert archiving.json == {"archived": True}


@pytest.mark.parametrize("allowed", [True, False])
async def test_the_thread_of_an_undecided_match_is_deleted_where_that_is_allowed(
    world: World, allowed: bool
) -> None:
    if not allowed:
        world.deny("manage_threads")
    record = await world.begin("ann", "bob")
    question = await world.press("bob", await world.board(), "Leave")
    await world.press("bob", question, "Yes, leave")
    notice = await world.lobby()
    assert "**bob** left before making a decision" in words(notice)
    await world.env.advance_time(16 * MINUTE)
    assert bool(world.channel.threads) is not allowed
    assert is_archived(world, record) is not allowed
    await world.press("ann", notice, "Rematch")
    assert len(await world.all_matches()) == 2


async def test_the_thread_of_a_match_that_a_manager_ended_stays(world: World) -> None:
    record = await world.begin("ann", "bob")
    await boss_of(world).click(answer(await manage(world, end=record.id)), label="Yes, end it")
    assert "A server manager cancelled this match" in words(await world.lobby())
    await world.env.advance_time(16 * MINUTE)
    assert is_archived(world, record)


async def test_it_is_archived_after_a_restart_too(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    record = await world.play_to_the_end()
    await world.outage(30 * MINUTE)
    assert is_archived(world, record)


async def test_a_running_match_keeps_its_thread(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    await world.env.advance_time(16 * MINUTE)
    assert not is_archived(world, record)


async def test_a_thread_in_which_people_still_write_stays_open(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    record = await world.play_to_the_end()
    thread = world.place(record.shown.place_id)
    for _ in range(5):
        await world.people["ann"].send(thread, "Well played!")
        await world.env.advance_time(4 * MINUTE)
    assert not is_archived(world, record)
    await world.env.advance_time(10 * MINUTE)
    assert is_archived(world, record)


async def test_a_thread_that_people_open_again_stays_open(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    record = await world.play_to_the_end()
    await world.env.advance_time(16 * MINUTE)
    world.env.backend.edit_channel(record.shown.place_id, {}, thread_metadata={"archived": False})
    await world.env.advance_time(16 * MINUTE)
    assert not is_archived(world, record)
    assert len(archivings(world)) == 1


async def test_a_table_that_is_opened_in_the_thread_keeps_it_open(world: World) -> None:
    await world.begin("ann", "bob", target=1)
    record = await world.play_to_the_end()
    await world.ask("cem", "play high-card", place=world.place(record.shown.place_id))
    await world.env.advance_time(16 * MINUTE)
    assert not is_archived(world, record)


async def test_threads_of_people_are_left_alone(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "side room", world.stranger.id)
    await world.ask("ann", "play high-card", place=world.place(made.id), target=1)
    await world.join("bob")
    await world.press("ann", await world.lobby(), "Start")
    await world.play_to_the_end()
    await world.env.advance_time(16 * MINUTE)
    assert archived(world) == set()


@pytest.mark.parametrize(("status", "code", "times"), [(403, 50013, 1), (502, 0, 2)])
async def test_a_thread_that_may_not_be_archived_is_tried_once(
    world: World, status: int, code: int, times: int
) -> None:
    await world.begin("ann", "bob", target=1)
    await world.play_to_the_end()
    world.env.inject_error("PATCH", "/channels/*", status=status, code=code, times=None)
    await world.env.advance_time(16 * MINUTE)
    assert len(archivings(world)) >= 1
    world.heal()
    await world.env.advance_time(16 * MINUTE)
    assert bool(archived(world)) is (status == 502)
    if status == 403:
        assert len(archivings(world)) == 1


async def test_managers_are_told_where_too_many_threads_are_open(world: World) -> None:
    def told(message: ResponseMessage) -> bool:
        return f"I couldn't open a thread in <#{world.channel.id}>" in words(message)

    assert not told(await panel(world, "Matches"))
    world.env.inject_error(
        "POST", "/channels/*/messages/*/threads", status=400, code=160006, times=1
    )
    record = await world.begin("ann", "bob", target=1)
    assert record.shown.place_id == world.channel.id
    assert told(await panel(world))
    assert told(await panel(world, "Matches"))
    await world.restart()
    assert told(await panel(world, "Matches"))
    await have_set(world, threads=False)
    assert not told(await panel(world, "Matches"))
    await have_set(world, threads=True)
    await world.play_to_the_end()
    await world.ask("cem", "play high-card")
    lobby = world.public(world.channel.id, world.messages(world.channel.id)[-1].id)
    await world.press("dora", lobby, "Join")
    await world.press("cem", lobby, "Start")
    assert len(world.channel.threads) == 1
    assert not told(await panel(world, "Matches"))
