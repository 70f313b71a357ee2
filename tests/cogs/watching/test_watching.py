"""Watching a match: a private page that follows it, and never shows what its reader may not see."""

import pytest
from simcord import ResponseMessage
from sqlalchemy import update

from bot.base.bounds import BOUNDS
from bot.storage import tables
from bot.storage.notices import News, Notice
from cogs.watching.cog import Spectators
from tests.cogs.table.test_answers import requests
from tests.cogs.table.test_races import declare_elsewhere
from tests.support.reading import told
from tests.support.stored import overheard
from tests.support.world import Click, World, buttons, labels, said_privately, words


async def watch(world: World, name: str) -> ResponseMessage:
    result = await world.press(name, await world.board(), "Watch")
    assert result.ephemeral
    return result


async def test_who_sits_down_loses_the_page_at_once(world: World) -> None:
    await world.begin("ann", "bob")
    page = await watch(world, "cem")
    other = await watch(world, "dora")
    await world.press("cem", await world.board(), "Join")
    kept = world.env.backend.messages[page.channel_id]
    assert page.id not in kept
    assert other.id in kept
    await world.play_turn()
    assert world.bot.service(Spectators).count((await world.only_match()).id) == 1


async def test_ten_who_watch_cost_nothing_that_is_counted(world: World) -> None:
    counted = []
    for watchers in (0, 10):
        record = await world.begin("ann", "bob", pace="untimed")
        for number in range(watchers):
            name = f"guest{number}"
            world.welcome(name)
            await watch(world, name)
        since = len(world.env.http_requests)
        for _ in range(6):
            await world.play_turn()
            await world.env.advance_time(1)
        asked = requests(world, since)
        counted.append(sum(each.endswith("by the bot") for each in asked))
        assert sum(each == "PATCH by a press" for each in asked) >= 6 * watchers
        await world.forget_match(record.id)
    assert counted[1] <= counted[0]


async def test_the_board_tells_how_many_watch_when_it_changes_anyway(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    since = len(world.env.http_requests)
    page = await watch(world, "cem")
    await watch(world, "dora")
    assert not [each for each in requests(world, since) if each.endswith("by the bot")]
    assert "👁" not in words(await world.board())
    await world.play_turn()
    assert "👁 2" in words(await world.board())
    await world.press("cem", page, "Stop watching")
    assert "stopped watching" in words(page)
    assert not buttons(page)
    await world.play_turn()
    assert "👁 1" in words(await world.board())


async def test_a_page_says_when_it_stands_still_and_goes_on_by_a_press(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    page = await watch(world, "cem")
    await world.env.advance_time(14 * 60 + 20)
    assert "for 15 minutes, so" in words(page)
    assert labels(page) == ["Keep watching"]
    await world.play_turn()
    await world.press("cem", page, "Keep watching")
    assert labels(page) == ["Stop watching"]
    before = words(page)
    await world.play_turn()
    assert words(page) != before


async def test_one_more_match_takes_the_place_of_the_first(world: World) -> None:
    pages = []
    for host in ("ann", "bob", "cem", "dora"):
        await world.ask(host, "play high-card")
        await world.press(host, await world.lobby(), "Play vs computers")
        board = await world.board(await world.newest_match())
        pages.append(await world.press("stranger", board, "Watch"))
    kept = world.env.backend.messages
    assert [page.id in kept[page.channel_id] for page in pages] == [False, True, True, True]


async def test_after_a_restart_pages_stand_still_and_their_controls_work(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    page, other = await watch(world, "cem"), await watch(world, "dora")
    await world.restart()
    before = words(page)
    await world.play_turn()
    assert words(page) == before
    await world.press("cem", page, "Stop watching")
    assert "stopped watching" in words(page)
    assert (await watch(world, "dora")).id != other.id
    assert "👁" not in words(await world.board())
    await world.play_turn()
    assert "👁 1" in words(await world.board())


async def test_there_is_room_for_so_many(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOUNDS, "watched", BOUNDS["watched"]._replace(everybody=1))
    await world.begin("ann", "bob")
    page = await watch(world, "cem")
    again = await watch(world, "cem")
    assert page.id not in world.env.backend.messages[page.channel_id]
    refused = await world.press("dora", await world.board(), "Watch")
    assert "Too many people" in said_privately(refused)
    await world.press("cem", again, "Stop watching")
    assert labels(await watch(world, "dora")) == ["Stop watching"]


async def test_many_watchers_see_news_less_often(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.watching.cog.MAX_SHOWN_AT_ONCE", 1)
    await world.begin("ann", "bob", pace="untimed")
    pages = []
    for number in range(20):
        world.welcome(f"guest{number}")
        pages.append(await watch(world, f"guest{number}"))
    await world.play_turn()
    await world.play_turn()
    since = len(world.env.http_requests)
    await world.play_turn()
    assert requests(world, since).count("PATCH by a press") <= 2, "the board, and no page yet"
    await world.env.advance_time(20)
    board = told(await world.board())
    assert all(board in told(page) for page in pages)


async def test_a_page_that_is_put_away_is_forgotten(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    page = await watch(world, "cem")
    world.env.backend.delete_message(page.channel_id, page.id)
    await world.play_turn()
    assert not world.bot.service(Spectators).has_open(record.id)


async def test_what_discord_did_not_take_is_shown_a_little_later(world: World) -> None:
    await world.begin("ann", "bob", pace="untimed")
    page = await watch(world, "cem")
    before = words(page)
    world.env.inject_error("PATCH", "/webhooks/*", status=503, code=0, times=None)
    await world.play_turn()
    assert words(page) == before
    world.heal()
    await world.env.advance_time(16)
    assert told(await world.board()) in told(page)


async def test_a_match_that_is_called_off_lets_its_pages_go(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    page = await watch(world, "cem")
    question = await world.press("bob", await world.board(), "Leave")
    await world.press("bob", question, "Yes, leave")
    assert "was cancelled" in words(page)
    assert not buttons(page)
    assert not world.bot.service(Spectators).has_open(record.id)
    assert "was cancelled" in said_privately(
        await world.press_unshown("dora", await world.board(), f"{record.id}:0:spectate")
    )


async def test_who_presses_many_times_at_once_has_one_page(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    board = await world.board()
    await world.at_once(*[Click("cem", board, "Watch")] * 12)
    kept = world.env.backend.messages[board.channel_id].values()
    (page,) = [ResponseMessage(world.env, each) for each in kept if each.is_ephemeral]
    assert world.bot.service(Spectators).count(record.id) == 1
    await world.play_turn()
    assert told(await world.board()) in told(page)


async def test_who_sits_down_while_the_page_is_opened_keeps_none(world: World) -> None:
    record = await world.begin("ann", "bob", pace="untimed")
    board = await world.board()
    for clicks in (("Watch", "Join"), ("Join", "Watch")):
        name = "cem" if clicks[0] == "Watch" else "dora"
        await world.at_once(*[Click(name, board, label) for label in clicks])
        assert not world.bot.service(Spectators).count(record.id)


@pytest.mark.postgresql
async def test_a_page_is_followed_where_another_process_shows_the_match(world: World) -> None:
    """It asks the other process for notices, and shows the versions that one has shown."""
    record = await world.begin("ann", "bob", pace="untimed")
    world.bot.database.shards.assign(2, [1 - (world.guild.id >> 22) % 2])
    with overheard(world.bot.database) as said:
        page = await watch(world, "cem")
    noticed = [values for text, values in said if "pg_notify" in text]
    assert f"followed {record.id} {world.guild.id}" in str(noticed)
    before = words(page)
    await declare_elsewhere(world)
    assert words(page) == before
    with world.env._bot_scope():
        world.bot.publisher.hear_notice(Notice(News.SHOWN, record.id, world.guild.id))
    await world.env.settle()
    assert words(page) != before


@pytest.mark.postgresql
async def test_a_page_shows_a_clock_that_another_process_has_moved(world: World) -> None:
    """Another process that was away gives everybody their time back, and tells nobody of it."""
    record = await world.begin("ann", "bob", pace="relaxed")
    world.bot.database.shards.assign(2, [1 - (world.guild.id >> 22) % 2])
    page = await watch(world, "cem")
    later = (record.alarm.ends_at or 0) + 600_000
    moved = update(tables.matches).where(tables.matches.c.id == record.id)
    await world.bot.database.run(moved.values(alarm_ends_at=later))
    assert f"<t:{later // 1000}" not in words(page)
    await world.env.advance_time(20)
    assert f"<t:{later // 1000}" in words(page)
