"""Opponents from other servers: from the button to the end of a match with two boards."""

import json

import pytest
from simcord import ResponseMessage
from sqlalchemy import delete, func, select, update

from bot.match import actions
from bot.match.rebuild import rebuild
from bot.match.store import SECOND_BOARD
from bot.pages.match_form import Wish, games_for_two
from bot.storage import tables
from cogs.privacy.departures import BELIEVED_MS, Departures
from cogs.privacy.export import Exports
from cogs.queue.actions import SEEKING_MS
from cogs.queue.second_boards import SecondBoards
from cogs.queue.tables import seekers
from games import GAMES
from games.core import Chance
from tests.cogs.privacy.deleting import YES
from tests.cogs.privacy.test_leaving_servers import leave
from tests.cogs.queue.across import HILL, Tower, texts_at
from tests.cogs.server_settings.managing import boss_of, panel, push
from tests.cogs.table.test_races import declare_elsewhere
from tests.games.playing import AnyGame
from tests.support.acting import finish
from tests.support.any_table import Table
from tests.support.asking import go_to
from tests.support.reading import heading, told
from tests.support.refusing import refuse, refuse_no_longer
from tests.support.world import Click, World, answer, buttons, labels, pings, said_privately, words

for_two = pytest.mark.parametrize("slug", games_for_two())

_SECOND = select(tables.postings).where(tables.postings.c.kind == SECOND_BOARD)


@pytest.fixture
async def tower(world: World) -> Tower:
    return await Tower(world).allow()


async def waiting(world: World) -> int:
    found = await world.bot.database.scalar(select(func.count()).select_from(seekers))
    return int(found)


def sitting(world: World, tower: Tower, slug: str) -> Table:
    """The match of ann and zoe, to be brought to positions."""
    game: AnyGame = GAMES[slug]
    table = Table(world, game, 31)
    table.people = ["ann", "zoe"]
    return table


async def same_on_both(world: World, tower: Tower) -> ResponseMessage:
    """Fail unless both boards say the same; the second one."""
    record = await world.only_match()
    first, second = await world.board(record), await tower.second(record)
    assert heading(first) == heading(second)
    assert told(first) == told(second)
    assert labels(first) == labels(second)
    assert [each.description for each in first.attachments] == [
        each.description for each in second.attachments
    ]
    return second


async def test_two_on_two_servers_find_each_other(world: World, tower: Tower) -> None:
    form = await tower.form("ann")
    assert form.ephemeral
    assert "not your name" in words(form)
    await world.people["ann"].click(form, label="Start searching")
    assert "I'm looking for an opponent" in words(form)
    assert labels(form) == ["Cancel search"]
    other = await tower.form("zoe", HILL)
    assert "King of the Hill · relaxed" in words(other)
    await world.people["zoe"].click(other, label="Start searching")
    await world.env.settle()
    record = await world.only_match()
    assert (record.guild_id, record.slug) == (world.guild.id, "king-of-the-hill")
    assert "You hold" in words(other) or "My hand" not in labels(other)
    assert f"your match is in <#{world.channel.id}>" in words(form)
    second = await same_on_both(world, tower)
    assert second.channel_id == tower.channel.id
    assert "the players are in different channels" in words(second)
    assert labels(second) == ["Battles so far", "My hand", "Leave", "Rules"]
    for text in (words(second), words(await world.board()), words(other), words(form)):
        assert "zoe" not in text
        assert "**ann**" not in text
    assert not await waiting(world)


@for_two
async def test_both_boards_are_right_at_each_step_of_every_game(
    world: World, tower: Tower, slug: str
) -> None:
    """And what neither public may know changes no byte of the second board."""
    record = await tower.match(Wish(slug, "untimed"))
    table = sitting(world, tower, slug)
    async for record in table.travel(3):
        second = await same_on_both(world, tower)
        shown = words(second), [world.sent_file(each.url) for each in second.attachments]
        chance = Chance(bytes(31) + bytes([record.version % 256]))
        view = record.game.view(record.state, None)
        kept, record.state = record.state, record.game.determinize(view, chance)
        await world.write_state(record)
        with world.env._bot_scope():
            world.bot.service(SecondBoards).touch(record.id, at_bottom=True)
        await world.env.settle()
        again = await tower.second(record)
        assert again.id != second.id
        assert shown == (
            words(again),
            [world.sent_file(each.url) for each in again.attachments],
        )
        record.state = kept
        await world.write_state(record)
    record = await table.finish()
    assert record.status == "over"
    second = await same_on_both(world, tower)
    assert "Unrated" in words(second)
    assert "Rematch" not in labels(second)
    assert "Find an opponent" in labels(second)
    again = answer(await world.people["zoe"].click(second, label="Find an opponent"))
    assert "Start searching" in labels(again)
    (row,) = await world.bot.database.rows(_SECOND)
    assert row.settled
    assert not await world.bot.database.scalar(select(func.count()).select_from(tables.ratings))


@for_two
async def test_presses_on_the_second_board_play(world: World, tower: Tower, slug: str) -> None:
    """Presses on one board show on both, and hands open for their owners only."""
    await tower.match(Wish(slug, "untimed"))
    table = sitting(world, tower, slug)
    for _ in range(6):
        record = await world.only_match()
        if record.status == "over":
            break
        name = table.able(record)[0]
        board = await (tower.second(record) if name == "zoe" else world.board(record))
        result = await world.people[name].click(board, label="My hand")
        hand = answer(result)
        assert hand.ephemeral
        offer = await table.choose(record, name, hand)
        await table.press(name, hand, offer)
        assert (await world.only_match()).version > record.version
        await same_on_both(world, tower)


async def test_who_does_not_play_holds_no_cards_beside_the_second_board(
    world: World, tower: Tower
) -> None:
    board = await tower.second(await tower.match())
    refused = await world.people["yan"].click(board, label="My hand")
    assert "not at" in said_privately(refused)


async def test_each_is_pinged_where_they_are(world: World, tower: Tower) -> None:
    """So nobody on the other server learns who they are."""
    await tower.match(Wish("king-of-the-mountain", "untimed"))
    await world.grace()
    await world.grace()
    ann, zoe = (world.people[name].id for name in ("ann", "zoe"))
    record = await world.only_match()
    able = {world.person_at(record, seat) for seat in record.to_act}
    place = record.stands_in
    assert [pings(each) for each in texts_at(world, place)] == [[ann]] * ("ann" in able)
    world.env.backend.advance_clock(120)
    table = sitting(world, tower, record.slug)
    for _ in range(12):
        record = await world.only_match()
        able = {world.person_at(record, seat) for seat in record.to_act}
        if able == {"zoe"}:
            break
        await table.forward([entry for entry, _ in table._ahead(record)][:1])
    await world.grace()
    await world.grace()
    assert [pings(each) for each in texts_at(world, tower.channel.id)] == [[zoe]]
    assert not [each for each in texts_at(world, place) if zoe in each.ping_user_ids]
    await world.people["zoe"].click(await tower.second(record), label="My hand")
    assert not texts_at(world, tower.channel.id)


async def test_a_ping_that_could_not_be_noted_at_first_does_not_stay(
    world: World, tower: Tower
) -> None:
    record = await tower.match(Wish("high-card", "untimed"))
    table = sitting(world, tower, record.slug)
    world.env.backend.advance_clock(120)  # nobody looks at their hand any more
    noted = "NEW.message_id IS NOT NULL"
    await world.bot.database.write(refuse, "is_full", "INSERT ON pings", when=noted)
    await table.forward([entry for entry, _ in table._ahead(record)][: 1 + (0 in record.to_act)])
    if not texts_at(world, tower.channel.id):
        await world.grace()
    assert len(texts_at(world, tower.channel.id)) == 1
    await world.bot.database.write(refuse_no_longer, "is_full", "pings")
    await world.env.advance_time(61)
    assert len(texts_at(world, tower.channel.id)) == 1
    await world.people["zoe"].click(await tower.second(record), label="My hand")
    await world.env.settle()
    assert texts_at(world, tower.channel.id) == []


async def test_each_is_warned_where_they_are(world: World, tower: Tower) -> None:
    record = await tower.match()
    ann, zoe = (world.people[name].id for name in ("ann", "zoe"))
    await world.env.advance_time(4 * 60 + 2)
    for channel_id, user in ((record.shown.place_id or 0, ann), (tower.channel.id, zoe)):
        (warning,) = texts_at(world, channel_id)
        assert pings(warning) == [user]
        assert "your time in King of the Hill runs out" in warning.content


async def test_managers_of_either_server_end_a_match(world: World, tower: Tower) -> None:
    record = await tower.match()
    for guild in (world.guild, tower.guild):
        (listed,) = await world.bot.queries.live_tables(guild.id)
        assert listed.match_id == record.id
    with world.env._bot_scope():
        await world.bot.ledger.call_off(record.id, "manager")
    await world.env.settle()
    await same_on_both(world, tower)


async def test_who_stops_is_not_paired(world: World, tower: Tower) -> None:
    page = await tower.seek("ann")
    ann = world.people["ann"].id
    (row,) = json.loads(await world.bot.service(Exports).of(ann))["seekers"]
    assert (row["user_id"], row["slug"]) == (str(ann), HILL.slug)
    assert row["guild_id"] == str(world.guild.id)
    await world.people["ann"].click(page, label="Cancel search")
    assert "I've cancelled your search" in words(page)
    other = await tower.seek("zoe")
    assert "I'm looking" in words(other)
    assert not await world.all_matches()
    again = answer(await world.people["ann"].click(page, label="Search again"))
    await world.people["ann"].click(again, label="Start searching")
    assert (await world.only_match()).guild_id == tower.guild.id, "zoe has waited"


async def test_who_has_left_the_server_is_not_paired(world: World, tower: Tower) -> None:
    await tower.seek("ann")
    world.guild.remove_member(world.people["ann"])
    await tower.seek("bob")
    await tower.seek("zoe")
    record = await world.only_match()
    assert [chair.user_id for chair in record.chairs] == [
        world.people[name].id for name in ("bob", "zoe")
    ]
    assert await waiting(world) == 0


async def test_a_search_for_a_game_that_a_server_stopped_offering_is_passed_over(
    world: World, tower: Tower
) -> None:
    await tower.seek("ann")
    await world.bot.guild_book.change(world.guild.id, games_off=(HILL.slug,))
    assert "Waiting for an opponent" not in words(await tower.form("zoe"))
    await tower.seek("zoe")
    await tower.seek("yan")
    (chairs,) = [record.chairs for record in await world.all_matches()]
    assert {chair.user_id for chair in chairs} == {world.people[n].id for n in ("zoe", "yan")}


async def test_the_wait_lapses_and_its_page_says_so(world: World, tower: Tower) -> None:
    page = await tower.seek("ann")
    await world.env.advance_time(SEEKING_MS / 1000 + 6)
    assert "I couldn't find anyone" in words(page)
    await world.env.advance_time(61)
    assert not await waiting(world), "and nothing of it is kept"
    await tower.seek("zoe")
    assert not await world.all_matches()


async def test_twenty_presses_a_second_are_one_wait_and_then_one_match(
    world: World, tower: Tower
) -> None:
    form = await tower.form("ann")
    await world.at_once(*[Click("ann", form, "Start searching")] * 20)
    assert await waiting(world) == 1
    assert not await world.all_matches()
    await tower.seek("zoe")
    await world.env.settle()
    await world.only_match()
    assert not await waiting(world)
    late = await world.press("ann", form, f"-:0:seek_begin:{HILL.text}")
    assert late.acknowledged
    await world.only_match()


async def test_without_the_managers_leave_there_is_no_way_to_it(world: World, tower: Tower) -> None:
    form = await tower.form("zoe")
    await world.bot.guild_book.change(tower.guild.id, visitors=False)
    listed = answer(await world.people["zoe"].slash(tower.channel, "tables"))
    assert "Find an opponent" not in labels(listed)
    refused = await world.people["zoe"].click(form, label="Start searching")
    assert "can't look for opponents on other servers" in words(answer(refused))
    assert not await waiting(world)


async def test_managers_allow_it_in_the_settings(world: World) -> None:
    page = await panel(world, "Matches")
    assert "**Opponents from other servers:** none" in words(page)
    await push(world, page, "visitors/1")
    assert (await world.bot.guild_book.of(world.guild.id)).visitors
    assert "find them with /tables" in words(page)
    listed = answer(await boss_of(world).slash(world.channel, "tables"))
    assert "Find an opponent" in labels(listed)
    await push(world, page, "visitors/0")
    assert not (await world.bot.guild_book.of(world.guild.id)).visitors


async def test_a_restart_leaves_both_boards_right(world: World, tower: Tower) -> None:
    await tower.match()
    await world.restart()
    record = await world.only_match()
    table = sitting(world, tower, record.slug)
    await table.forward([entry for entry, _ in table._ahead(record)][:2])
    await same_on_both(world, tower)


@pytest.mark.postgresql
async def test_a_shard_that_begins_after_others_shows_the_second_boards_of_its_servers_at_once(
    world: World,
) -> None:
    await world.env.advance_time(1)  # so that the second server can be on another shard
    tower = await Tower(world).allow()
    record = await tower.match(Wish("high-card", "untimed"))
    await world.env.advance_time(20)
    shards = [guild.id >> 22 for guild in (world.guild, tower.guild)]
    count = next(n for n in range(2, 99) if shards[1] % n not in (0, shards[0] % n))
    world.bot.database.shards.assign(count, range(count))
    before = told(await tower.second(record))
    await declare_elsewhere(world)
    with world.env._bot_scope():
        await world.bot.on_shard_ready(shards[1] % count)
    await world.env.settle()
    assert told(await tower.second(record)) != before


async def test_what_discord_did_not_take_is_shown_a_minute_later(
    world: World, tower: Tower
) -> None:
    record = await tower.match()
    table = sitting(world, tower, record.slug)
    before = words(await tower.second(record))
    world.env.inject_error("PATCH", f"/channels/{tower.channel.id}/messages/*", times=None)
    await table.forward([entry for entry, _ in table._ahead(record)][:3])
    assert words(await tower.second(record)) == before
    world.heal()
    await world.env.advance_time(61)
    await same_on_both(world, tower)


async def test_a_deleted_second_board_is_posted_again(world: World, tower: Tower) -> None:
    record = await tower.match()
    board = await tower.second(record)
    world.env.backend.delete_message(board.channel_id, board.id)
    await world.env.settle()
    assert (await same_on_both(world, tower)).id != board.id
    result = await go_to(world.people["zoe"], "board", tower.channel)
    assert "Here is the table again" in said_privately(result)
    await same_on_both(world, tower)
    listed = answer(await world.people["zoe"].slash(tower.channel, "tables"))
    assert str(world.channel.id) not in words(listed), "it leads nowhere that zoe can go"


async def test_the_server_of_the_second_board_removes_the_bot(world: World, tower: Tower) -> None:
    record = await tower.match()
    await world.let_all_decide()
    backend = world.env.backend
    gone = backend.guilds.pop(tower.guild.id)
    backend.emit("GUILD_DELETE", {"id": str(gone.id)})
    await world.env.advance_time(BELIEVED_MS / 1000 + 61)
    assert (await world.only_match()).status == "cancelled"
    assert "I was removed from the server" in words(await world.board(record))
    await world.bot.service(Departures).erase(tower.guild.id)
    assert not await world.bot.database.scalars(_SECOND)


async def test_the_server_of_the_match_removes_the_bot(world: World, tower: Tower) -> None:
    record = await tower.match()
    await leave(world)
    await world.env.settle()
    assert "I was removed from the server" in words(await tower.second(record))
    await world.bot.service(Departures).erase(world.guild.id)
    assert not await world.bot.database.scalars(_SECOND)


@pytest.mark.parametrize("name", ["ann", "zoe"])
async def test_who_deletes_their_data_leaves_both_boards(
    world: World, tower: Tower, name: str
) -> None:
    await world.bot.preferences.count_worldwide(world.people[name].id, "Sir Known", "en-US")
    record = await tower.match()
    assert "Sir Known" in words(await tower.second(record))
    await world.let_all_decide()
    page = answer(await go_to(world.people[name], "privacy", tower.channel_of(name)))
    asked = answer(await world.people[name].click(page, label="Delete"))
    await world.people[name].click(asked, label=YES)
    await world.env.advance_time(61)
    for board in (await world.board(record), await tower.second(record)):
        assert "Sir Known" not in words(board)
        assert "former player" in words(board)


async def test_no_menu_names_a_channel_of_the_other_server(world: World, tower: Tower) -> None:
    await tower.match()
    await tower.seek("bob", place=world.guild.create_text_channel("secret-garden"))
    await tower.seek("zoe")
    assert len(await world.all_matches()) == 2
    for command in ("tables", "hand"):
        page = answer(await world.people["zoe"].slash(tower.channel, command))
        chosen = next(each for each in buttons(page) if each.get("options"))
        names = [each["label"] for each in chosen["options"]]
        assert len(set(names)) == 2 and "secret-garden" not in words(page)


async def test_nobody_finds_out_who_played_from_another_server(world: World, tower: Tower) -> None:
    await finish(world, await tower.match())
    zoe, player = world.people["zoe"], "Player 2"
    forged = {"server": f"-:0:history:{zoe.id},server,", "own": f"-:0:history:{zoe.id},"}
    for name in ("bob", "ann"):
        profile = await world.people[name].slash(world.channel, "profile", member=zoe.user)
        assert "King of the Hill" not in words(answer(profile))
        for of, control in forged.items():
            page = answer(await world.press(name, world.forge(control), control))
            assert player not in words(page), (name, of)
    mine = answer(await world.people["ann"].slash(world.channel, "profile"))
    assert "King of the Hill" in words(mine) and player not in words(mine)
    at_home = await world.people["yan"].slash(tower.channel, "profile", member=zoe.user)
    assert "King of the Hill" in words(answer(at_home))
    page = answer(await go_to(world.people["zoe"], "history", tower.channel))
    assert player in words(page)


async def test_a_file_of_ones_data_names_no_place_of_an_opponent_elsewhere(
    world: World, tower: Tower
) -> None:
    record = await tower.match()
    await finish(world, record)
    theirs = {
        "ann": {tower.guild.id, tower.channel.id},
        "zoe": {world.guild.id, record.channel_id, record.stands_in},
    }
    for name, hidden in theirs.items():
        file = json.loads(await world.bot.service(Exports).of(world.people[name].id))
        assert len(file["matches"]) == len(file["results"]) == 1
        assert not any(str(each) in json.dumps(file) for each in hidden), name
        here = world.people[name].guild.id
        assert file["matches"][0]["guild_id"] == str(here)


async def test_a_recount_keeps_results_on_the_server_of_each(world: World) -> None:
    tower, database = await Tower(world).allow(), world.bot.database
    record = await tower.match()
    await world.let_all_decide()
    await world.bot.ledger.change(record.id, actions.resign, world.person("zoe"))
    row = tables.results.c
    query = select(row.guild_id, row.channel_id).where(row.match_id == record.id).order_by(row.seat)
    before = await database.rows(query)
    assert {each.guild_id for each in before} == {world.guild.id, tower.guild.id}
    assert (await rebuild(database)).corrected == 0
    assert await database.rows(query) == before
    await database.run(delete(tables.results))
    assert (await rebuild(database)).added == 1
    assert await database.rows(query) == before, "as its board tells"
    await database.run(delete(tables.postings).where(tables.postings.c.kind == SECOND_BOARD))
    await database.run(update(tables.results).values(place=3))
    assert (await rebuild(database)).corrected == 1
    assert await database.rows(query) == before
