"""Events in between: slow replies, late failures, an outage, an incomplete shutdown."""

from typing import Any

import pytest
from sqlalchemy import text

from bot.match import actions
from bot.match.ledger import Ledger
from bot.storage import Database
from bot.storage.notices import News, Notice
from games.core.cards import code
from tests.support.world import World, pings, text_of, words

pytestmark = pytest.mark.threads


async def declare(world: World) -> None:
    """Declare as the player whose turn it is, without a click, during another click."""
    record = await world.only_match()
    (seat,) = record.to_act
    chair = record.chairs[seat]
    assert chair.user_id is not None
    action = {
        "type": "declare",
        "card": code(record.state.hands[seat][0]),
        "declaration": "middle",
    }
    person = world.person(chair.name)
    with world.env._bot_scope():
        await world.bot.ledger.change(record.id, actions.act, record.version, person, action)


async def declare_elsewhere(world: World) -> None:
    """Make the next move at another process, without a notice to this one so far."""
    record = await world.only_match()
    (seat,) = record.to_act
    action = next(iter(record.game.menu(record.state, seat)))
    data = record.game.actions.dump_python(action, mode="json")
    person = world.person(world.person_at(record, seat))
    elsewhere = Database(world.settings.database_url)
    await elsewhere.open()
    ledger = Ledger(elsewhere, world.env.now, 0)
    await ledger.change(record.id, actions.act, record.alarm.since, person, data)
    await elsewhere.close()


async def resign(world: World, name: str) -> None:
    await world.let_all_decide()
    record = await world.only_match()
    with world.env._bot_scope():
        await world.bot.ledger.change(record.id, actions.resign, world.person(name))
    await world.env.settle()


async def test_a_hand_that_was_drawn_while_somebody_played_is_brought_up_to_date(
    world: World,
) -> None:
    await world.begin("ann", "bob", pace="untimed")
    waiting = await world.waiting()
    await world.hand(waiting)
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def slow(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.path.endswith("/callback"):
            adapter.request = take
            await declare(world)
        return await take(route, *args, **kwargs)

    adapter.request = slow
    hand = await world.hand(waiting)
    await world.env.settle()
    assert await world.whose_turn() == waiting
    assert "Your turn" in words(hand)
    assert world.bot.hands.has_open((await world.only_match()).id)


async def test_a_hand_that_was_drawn_while_the_match_ended_tells_so_and_is_held_no_longer(
    world: World,
) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    await world.let_all_decide()
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def slow(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.path.endswith("/callback"):
            adapter.request = take
            with world.env._bot_scope():
                await world.bot.ledger.change(record.id, actions.resign, world.person("bob"))
                await world.bot.publisher.wait_until_shown(record.id)
        return await take(route, *args, **kwargs)

    adapter.request = slow
    hand = await world.hand("ann")
    await world.env.settle()
    assert "wins the match!" in words(hand)
    assert not world.bot.hands.has_open(record.id)


@pytest.mark.postgresql
@pytest.mark.parametrize("label", ["My hand", "Watch"])
async def test_a_page_that_was_drawn_while_somebody_played_elsewhere_is_brought_up_to_date(
    world: World, label: str
) -> None:
    """The other process has stored it, and this one shows it before the page is there."""
    record = await world.begin("ann", "bob", pace="untimed")
    world.bot.database.shards.assign(2, [(world.guild.id >> 22) % 2])
    waiting, board = await world.waiting(), await world.board()
    reader, turn = {
        "My hand": (waiting, "Your turn"),
        "Watch": ("stranger", f"**{waiting}**: your turn"),
    }[label]
    adapter = world.env._webhook_adapter
    take = adapter.request

    async def slow(route: Any, *args: Any, **kwargs: Any) -> Any:
        if route.path.endswith("/callback"):
            adapter.request = take
            await declare_elsewhere(world)
            with world.env._bot_scope():
                world.bot.publisher.hear_notice(Notice(News.CHANGED, record.id, world.guild.id))
                await world.bot.publisher.wait_until_shown(record.id)
        return await take(route, *args, **kwargs)

    adapter.request = slow
    page = await world.press(reader, board, label)
    await world.env.settle()
    assert turn in words(page)


@pytest.mark.postgresql
@pytest.mark.parametrize("label", ["My hand", "Watch"])
async def test_a_page_is_brought_up_to_date_though_the_process_that_shows_the_match_is_a_new_one(
    world: World, label: str
) -> None:
    """The new process doesn't know that the match is followed elsewhere until it is asked again."""
    await world.begin("ann", "bob", pace="untimed")
    waiting, board = await world.waiting(), await world.board()
    await world.env.advance_time(20)  # whose turn it is has been pinged
    count = next(each for each in range(2, 99) if (world.guild.id >> 22) % each)
    world.bot.database.shards.assign(count, [0])
    reader, turn = {
        "My hand": (waiting, "Your turn"),
        "Watch": ("stranger", f"**{waiting}**: your turn"),
    }[label]
    page = await world.press(reader, board, label)
    assert turn not in words(page)
    await declare_elsewhere(world)
    await world.env.advance_time(20)
    assert turn in words(page)


async def test_a_warning_that_comes_late_does_not_reach_the_next_player(world: World) -> None:
    record = await world.begin("ann", "bob", "cem")
    await world.env.advance_time(238)
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await world.env.advance_time(3)
    await declare(world)
    await world.env.advance_time(16)
    called = [text_of(m) for m in world.messages(record.shown.place_id) if pings(m)]
    assert called
    assert not any("your time" in text for text in called)


async def test_a_notice_that_fails_does_not_post_the_final_board_again(world: World) -> None:
    record = await world.begin("ann", "bob", target=1)
    path = f"/channels/*/messages/{record.shown.lobby_message_id}"
    world.env.inject_error("PATCH", path, status=500, times=None)
    thread = world.place(record.shown.place_id)
    for number in range(10):
        await world.people["ann"].send(thread, f"chatter {number}")
    await resign(world, "bob")
    await world.env.advance_time(200)
    (board,) = world.boards(record.shown.place_id)
    assert board.id == (await world.only_match()).shown.board_message_id


async def test_what_a_long_outage_of_discord_kept_back_is_shown_afterwards(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    world.env.inject_error("*", "/channels/*", status=500, times=None)
    await declare(world)
    await world.env.advance_time(600)
    world.heal()
    await world.env.advance_time(900)
    record = await world.only_match()
    assert record.shown.published_version == record.version
    assert "declared Middle" in words(await world.board())


async def test_a_new_connection_shows_what_is_still_to_be_shown(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    world.env.inject_error("*", "/channels/*", status=500, times=None)
    await declare(world)
    await world.env.settle()
    world.heal()
    with world.env._bot_scope():
        await world.bot.on_shard_resumed(0)
    await world.env.settle()
    record = await world.only_match()
    assert record.shown.published_version == record.version


async def test_nothing_of_a_finished_match_stays_in_memory(world: World) -> None:
    await world.bot.preferences.toggle(world.people["ann"].id, "direct_hands", "en-US")
    await world.begin("ann", "bob", target=1)
    await world.hand("bob")
    await resign(world, "bob")
    await world.env.advance_time(40)
    bot = world.bot
    assert (await world.only_match()).status == "over"
    kept = (
        bot.hands._open,
        bot.hands.direct.shown,
        bot.boards._boards,
        bot.pings._concerned,
        bot.pings._due,
    )
    assert not any(kept)
    assert not bot.publisher._matches


async def test_being_ready_again_changes_nothing(world: World) -> None:
    await world.begin("ann", "bob")
    before = await world.rows()
    sent = len(world.env.http_requests)
    with world.env._bot_scope():
        await world.bot.on_shard_ready(0)
    await world.env.settle()
    assert await world.rows() == before
    assert len(world.env.http_requests) == sent


async def test_matches_of_a_server_that_removed_the_bot_are_called_off(world: World) -> None:
    await world.begin("ann", "bob")
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.advance_time(4 * 60)
    assert (await world.only_match()).status == "running"
    await world.env.advance_time(2 * 60)
    assert (await world.only_match()).status == "cancelled"
    assert await world.bot.queries.matches_of(world.people["ann"].id) == []


async def test_the_bot_disconnects_although_its_database_is_broken(world: World) -> None:
    await world.begin("ann", "bob")
    await world.bot.database.run(text("ALTER TABLE facts RENAME TO lost"))
    await world.bot.close()
    assert world.bot.is_closed()


async def test_a_finished_match_is_not_called_off_any_more(world: World) -> None:
    record = await world.begin("ann", "bob", target=1)
    await resign(world, "bob")
    with world.env._bot_scope():
        await world.bot.ledger.call_off(record.id, "manager")
    await world.env.settle()
    assert (await world.only_match()).status == "over"
